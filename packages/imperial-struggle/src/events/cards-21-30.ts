import { rollAmong } from '@sandtable/kernel';
import { has } from '../control.js';
import { COMMODITIES, commodityOf, MARKETS, NAVAL, POLITICAL, regionOf, spaceOf } from '../map.js';
import { commodityRef } from '../references.js';
import { log } from '../text.js';
import { forceDebt, gainTreaty, score } from '../treasury.js';
import {
  build,
  conflict,
  EUROPEAN,
  inCountries,
  indebt,
  points,
  reduce,
  setOneAside,
  shift,
  unflag,
  vp,
} from './effects.js';
import { type Cards, does, type EventEffect, inTurn, when } from './event.js';
import { EVENT } from './questions.js';

const INDIAN = [...MARKETS, ...POLITICAL].filter((space) => regionOf(space) === 'india');
const FISH = MARKETS.filter((space) => commodityOf(space) === 'fish');
const SPAIN = inCountries('spain');
const EUROPEAN_SEAS = NAVAL.filter((sea) => regionOf(sea) === 'europe');
const RUSSIA = spaceOf('russia');

/** Event 21: one of the tiles not in use, by chance, takes the place of one that is. */
const changeDemand: EventEffect = function* (play) {
  const { g } = play;
  const free = COMMODITIES.filter((commodity) => !g.demand.includes(commodity));
  if (free.length === 0 || g.demand.length === 0) return;
  const drawn = free[rollAmong(g.chance, free.length)];
  const old = yield* EVENT.demandReplace.askOne(g, { ...play, commodity: drawn }, g.demand);
  g.demand = g.demand.map((commodity) => (commodity === old ? drawn : commodity));
  log(g, 'log.event.demand.replaced', { old: commodityRef(old), commodity: commodityRef(drawn) });
};

/** Event 23: for each point that the other owes more. */
const MAX_PANIC = 4;
const panic: EventEffect = does(({ g, side, foe }) =>
  score(g, side, Math.min(MAX_PANIC, Math.max(0, g.debt[foe] - g.debt[side]))),
);

/** Event 25: a Squadron is the price of the points; without one nothing is scored. */
const SQUADRON_VP = 2;
const squadronForPoints: EventEffect = function* (play) {
  if (yield* setOneAside(play)) score(play.g, play.side, SQUADRON_VP);
};

/** Event 25: one more Squadron, for a Debt or a Treaty Point; if none is unbuilt there is nothing to pay for. */
const armAtACost: EventEffect = function* (play) {
  const { g, side } = play;
  const hasUnbuilt = g.unbuilt[side] > 0;
  yield* build(play);
  if (!hasUnbuilt) return;
  const price = yield* EVENT.price.ask(g, play, g.treaty[side] > 0 ? ['debt', 'treaty'] : ['debt']);
  if (price === 'debt') forceDebt(g, side, 1);
  else gainTreaty(g, side, -1);
};

export const CARDS_21_30: Cards = {
  21: { shared: { base: changeDemand, bonus: points('economic', 2, 'india') } },
  22: {
    british: {
      base: shift([spaceOf('sardinia'), spaceOf('savoy')]),
      bonus: when(({ g }) => !EUROPEAN_SEAS.some((sea) => has(g, sea, 'france')), vp(1)),
    },
    french: {
      base: unflag(EUROPEAN),
      bonus: when(({ g }) => !SPAIN.some((space) => has(g, space, 'britain')), vp(1)),
    },
  },
  23: { shared: { base: panic, bonus: unflag(EUROPEAN) } },
  24: { shared: { base: points('economic', 1), bonus: points('economic', 2, 'caribbean') } },
  25: {
    british: { base: squadronForPoints, bonus: armAtACost },
    french: { base: shift(SPAIN), bonus: points('diplomatic', 1) },
  },
  26: {
    british: { base: indebt(1), bonus: indebt(2) },
    french: { base: points('diplomatic', 2, 'europe'), bonus: points('diplomatic', 2, 'europe') },
  },
  27: { shared: { base: conflict(INDIAN, 2, 'may') } },
  28: {
    british: { base: conflict(FISH), bonus: points('military', 2, 'north-america') },
    french: {
      base: conflict(({ g }) => MARKETS.filter((space) => has(g, space, 'britain'))),
      bonus: points('economic', 2, 'north-america'),
    },
  },
  29: {
    british: { base: does(({ g }) => gainTreaty(g, 'britain', 2)), bonus: shift([RUSSIA]) },
    french: { base: vp(2), bonus: shift([RUSSIA, spaceOf('sweden')]) },
  },
  30: { shared: { base: points('economic', 2), bonus: inTurn(points('economic', 1), reduce(1)) } },
};
