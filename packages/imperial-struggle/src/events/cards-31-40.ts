import type { Procedure } from '@sandtable/kernel';
import { controls, lower } from '../control.js';
import { ADVANTAGE_IDS } from '../data/advantages.js';
import {
  factsOf,
  isAlliance,
  isFort,
  isLocalAlliance,
  isMarket,
  isNaval,
  isPolitical,
  marketsOf,
  spacesIn,
} from '../map.js';
import { DEAR_CONFLICT } from '../position.js';
import { advantageRef } from '../references.js';
import { activateFreely, regionOfAdvantage } from '../rules/advantages.js';
import { controlled, lead } from '../scoring.js';
import { log } from '../text.js';
import { score } from '../treasury.js';
import { leadOfDebt, showsKeyword } from './condition.js';
import {
  build,
  conflict,
  driveHome,
  gain,
  inCountries,
  points,
  pointsOfEither,
  reduce,
  sinkForGood,
  unflag,
  vp,
} from './effects.js';
import { type Cards, does, type EventEffect, type EventPlay, when } from './event.js';
import { EVENT } from './questions.js';

const SPAIN = inCountries('spain');
const SUGAR = marketsOf('sugar');
const NORTHERN_COLONIES = spacesIn('north-america').filter(
  (space) => factsOf(space).subregion === 'northern-colonies' && (isMarket(space) || isPolitical(space)),
);
/** Event 38: Squadrons, Forts and Local Alliances. */
const PIRACY = spacesIn('india').filter((space) => isNaval(space) || isFort(space) || isLocalAlliance(space));

/** Event 31: what brings points is lost by it. */
const sellSpain: EventEffect = does(({ g, side }) => {
  for (const space of SPAIN) {
    if (!isAlliance(space) || !controls(g, space, side)) continue;
    score(g, side, 2);
    lower(g, space);
  }
});

/** Event 34: without effect, so nobody has used them. */
function* exhaustOne(play: EventPlay): Procedure<boolean> {
  const { g } = play;
  const ready = ADVANTAGE_IDS.map((_, advantage) => advantage).filter((advantage) => g.exhausted[advantage] === 0);
  const advantage = yield* EVENT.exhaust.askFor(g, play, ready, 'may');
  if (advantage === undefined) return false;
  g.exhausted[advantage] = 1;
  log(g, 'log.event.exhausted', { advantage: advantageRef(advantage) });
  return true;
}

export const CARDS_31_40: Cards = {
  31: {
    british: { base: pointsOfEither(['diplomatic', 'economic'], 2), bonus: sellSpain },
    french: { base: driveHome, bonus: build },
  },
  32: {
    shared: {
      base: conflict(SUGAR, 1, 'must', DEAR_CONFLICT),
      bonus: conflict(SUGAR, 2, 'must', DEAR_CONFLICT),
    },
  },
  33: {
    british: {
      base: conflict(NORTHERN_COLONIES),
      bonus: when(({ g, side }) => lead(g, spacesIn('north-america')).side === side, vp(3)),
    },
    french: {
      base: ({ g, round, card }) =>
        activateFreely(g, round, card, (advantage) => regionOfAdvantage(advantage) !== 'europe'),
      bonus: points('diplomatic', 2),
    },
  },
  34: {
    british: {
      base: function* (play) {
        if (yield* exhaustOne(play)) yield* exhaustOne(play);
      },
      bonus: points('economic', 2),
    },
    french: {
      base: points('economic', 2),
      bonus: function* (play) {
        score(play.g, play.side, (yield* showsKeyword(play, 'governance')) ? 3 : 2);
      },
    },
  },
  35: {
    british: { base: unflag(SUGAR), bonus: points('economic', 3, 'caribbean') },
    french: { base: reduce(2), bonus: vp(2) },
  },
  36: { shared: { base: reduce(2), bonus: points('economic', 3) } },
  37: {
    shared: { base: when((play) => leadOfDebt(play) > 0, points('economic', 3, 'unflag-markets')), bonus: vp(2) },
  },
  38: {
    shared: {
      base: when(({ g, side, foe }) => controlled(g, PIRACY, side) > controlled(g, PIRACY, foe), vp(3)),
    },
  },
  39: {
    british: { base: reduce(2), bonus: points('economic', 2) },
    french: { base: conflict(NORTHERN_COLONIES), bonus: conflict(NORTHERN_COLONIES, 2) },
  },
  40: {
    british: {
      base: when(({ g, side }) => controlled(g, SPAIN, side) > 0, vp(1)),
      bonus: unflag(SPAIN),
    },
    french: {
      base: does((play) => gain(play, 'military', controlled(play.g, SPAIN, 'france'))),
      bonus: sinkForGood,
    },
  },
};
