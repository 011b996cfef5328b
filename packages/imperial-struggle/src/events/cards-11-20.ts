import { confirm, DONE, log, type Procedure, pickThing, pickWord } from '@sandtable/kernel';
import { pickSpace, question } from '../ask.js';
import { controls, displace, has, isProtected, mayHaveConflict, raise } from '../control.js';
import { ADVANTAGE_IDS } from '../data/advantages.js';
import type { Commodity } from '../data/spaces.js';
import {
  FORTS,
  isAlliance,
  isLocalAlliance,
  isMarket,
  MARKETS,
  marketsOf,
  NAVAL,
  regionOf,
  type Space,
  spaceOf,
  spacesIn,
} from '../map.js';
import { advantageRef, advantageReferred, cardRef } from '../references.js';
import { regionOfAdvantage } from '../rules/advantages.js';
import { damage } from '../rules/war.js';
import { scoreCommodity } from '../scoring.js';
import { availableDebt, reduceDebt, score } from '../treasury.js';
import { bonusPlaced, theaterRef, theatersOf } from '../war-display.js';
import {
  conflict,
  driveHome,
  inCountries,
  isIntactFort,
  lasting,
  points,
  reduce,
  setAside,
  shift,
  unflag,
  vp,
} from './effects.js';
import { type Cards, does, type EventEffect, type EventPlay, when } from './event.js';
import { PACTE_DE_FAMILLE } from './prices.js';
import { drawForJacobites, giveUpOne } from './tiles.js';

const BRITISH_ISLES = inCountries('ireland', 'scotland');
const IRELAND = inCountries('ireland');
const CARIBBEAN_MARKETS = MARKETS.filter((space) => regionOf(space) === 'caribbean');
const SAVOY_AND_SARDINIA = [spaceOf('savoy'), spaceOf('sardinia')];
const INDIA = spacesIn('india');
const INDIAN_ALLIANCES = INDIA.filter(isLocalAlliance);

/** Event 11: it may be scored now as if it were in demand, whoever leads; Dupleix waits for the Scoring Phase. */
const mayScoreCotton: EventEffect = function* ({ g, side, card }) {
  if (yield* confirm(question(side, 'event.cotton', '5.2', { card: cardRef(card) }))) scoreCommodity(g, 'cotton');
};

/** Event 12: what the other can lose, and must choose among. */
const sufferLoss: EventEffect = function* (play) {
  const { g, foe, card } = play;
  const forts = FORTS.filter((fort) => isIntactFort(g, fort, foe));
  const seas = NAVAL.filter((sea) => has(g, sea, foe));
  const losses: ('fort' | 'squadron' | 'tile')[] = [];
  if (forts.length > 0) losses.push('fort');
  if (seas.length > 0) losses.push('squadron');
  if (bonusPlaced(g, foe) > 0) losses.push('tile');
  if (losses.length === 0) return log(g, 'log.event.nothing', { card: cardRef(card) });
  const named = { card: cardRef(card) };
  const loss = yield* pickWord(question(foe, 'event.loss', '5.2', named), losses);
  if (loss === 'tile') return yield* giveUpOne(play);
  const space = yield* pickSpace(question(foe, `event.loss.${loss}`, '5.2', named), loss === 'fort' ? forts : seas);
  if (space === undefined) return;
  if (loss === 'fort') damage(g, space);
  else displace(g, space);
};

/** Event 15: a side at its limit also pays back one point. */
const tightenCredit: EventEffect = does(({ g, side, foe }) => {
  const atLimit = availableDebt(g, foe) === 0;
  g.debtLimit[foe]--;
  log(g, 'log.debt.limit', { side: `seat:${foe}`, now: g.debtLimit[foe] });
  if (!atLimit) return;
  reduceDebt(g, foe, 1);
  score(g, side, 1);
});

/** Event 17: of either side, as the card does not say whose. */
function* refreshOne({ g, side, card }: EventPlay): Procedure<boolean> {
  const exhausted = ADVANTAGE_IDS.map((_, advantage) => advantage).filter(
    (advantage) => g.exhausted[advantage] > 0 && regionOfAdvantage(advantage) === 'europe',
  );
  const q = question(side, 'event.refresh', '5.2', { card: cardRef(card) });
  const advantage = yield* pickThing(q, exhausted, 'may', advantageRef, advantageReferred);
  if (advantage === undefined) return false;
  g.exhausted[advantage] = 0;
  log(g, 'log.event.refreshed', { advantage: advantageRef(advantage) });
  return true;
}

/** Event 18: a theater where Squadrons count. */
const tryByng: EventEffect = function* ({ g, side, card }) {
  const theaters = theatersOf(g).flatMap(({ squadrons }, theater) => (squadrons.length > 0 ? [theater] : []));
  if (theaters.length === 0) return log(g, 'log.event.nothing', { card: cardRef(card) });
  const refs = theaters.map((theater) => theaterRef(g, theater));
  const q = question(side, 'event.byng', '5.2', { card: cardRef(card) });
  g.byng = theaters[refs.indexOf(yield* pickWord(q, refs))];
  log(g, 'log.event.byng', { theater: theaterRef(g, g.byng) });
};

/** Event 19: a tile beyond the usual three. */
const FASHIONS: readonly Commodity[] = ['furs', 'cotton'];
const mayAddDemand: EventEffect = function* ({ g, side, card }) {
  const free = FASHIONS.filter((commodity) => !g.demand.includes(commodity));
  if (free.length === 0) return;
  const q = question(side, 'event.demand.add', '5.2', { card: cardRef(card) });
  const answer = yield* pickWord(q, [...free.map((commodity) => `commodity:${commodity}`), DONE]);
  const added = free.find((commodity) => answer === `commodity:${commodity}`);
  if (added === undefined) return;
  g.demand = [...g.demand, added];
  log(g, 'log.event.demand', { commodity: answer });
};

/** Event 20: a Local Alliance at one stroke, or two conflicts where nothing protects. */
const hyderAli: EventEffect = function* (play) {
  const { g, side, card } = play;
  const alliances = INDIAN_ALLIANCES.filter((space) => !has(g, space, side));
  const restless = (space: Space): boolean => (isMarket(space) || isLocalAlliance(space)) && !isProtected(g, space);
  const ways: ('control' | 'conflicts')[] = [];
  if (alliances.length > 0) ways.push('control');
  if (INDIA.some((space) => restless(space) && mayHaveConflict(g, space))) ways.push('conflicts');
  if (ways.length === 0) return;
  const named = { card: cardRef(card) };
  if ((yield* pickWord(question(side, 'event.hyder', '5.2', named), ways)) === 'conflicts') {
    return yield* conflict(() => INDIA.filter(restless), 2)(play);
  }
  const space = yield* pickSpace(question(side, 'event.control', '5.2', named), alliances);
  if (space !== undefined) raise(g, space, side);
};

export const CARDS_11_20: Cards = {
  11: {
    british: { base: points('economic', 2, 'unflag-markets'), bonus: mayScoreCotton },
    french: { base: unflag(marketsOf('cotton')), bonus: driveHome('britain') },
  },
  12: { shared: { base: sufferLoss, bonus: sufferLoss } },
  13: {
    british: {
      base: points('economic', 2, 'flag-beside-british'),
      bonus: points('economic', 1, 'flag-beside-british'),
    },
    french: {
      base: shift(inCountries('austria', 'dutch-republic', 'spain').filter(isAlliance)),
      bonus: when(({ g }) => SAVOY_AND_SARDINIA.every((space) => controls(g, space, 'france')), vp(3)),
    },
  },
  14: {
    british: { base: unflag(BRITISH_ISLES) },
    french: { base: drawForJacobites(({ g }) => IRELAND.filter((space) => controls(g, space, 'france')).length) },
  },
  15: { shared: { base: tightenCredit, bonus: reduce(2) } },
  16: { shared: { base: conflict(CARIBBEAN_MARKETS), bonus: conflict(CARIBBEAN_MARKETS) } },
  17: {
    british: { base: lasting(PACTE_DE_FAMILLE), bonus: points('diplomatic', 1) },
    french: {
      base: function* (play) {
        if (yield* refreshOne(play)) yield* refreshOne(play);
      },
      bonus: points('diplomatic', 2, 'spain-austria'),
    },
  },
  18: { british: { base: tryByng }, french: { base: setAside('britain') } },
  19: {
    british: { base: mayAddDemand, bonus: points('economic', 1) },
    french: { base: points('diplomatic', 1, 'europe'), bonus: points('diplomatic', 2, 'europe') },
  },
  20: { shared: { base: hyderAli, bonus: points('economic', 2, 'india') } },
};
