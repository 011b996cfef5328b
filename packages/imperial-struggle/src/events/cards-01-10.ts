import { controls, has, wouldIsolate } from '../control.js';
import { FORTS, isFort, isLocalAlliance, isMarket, MARKETS, marketsOf, regionOf, spaceOf, spacesIn } from '../map.js';
import { activateFreely, regionOfAdvantage } from '../rules/advantages.js';
import { SOUTH_SEA } from '../rules/discounts.js';
import { damage } from '../rules/war.js';
import { reduceDebt, score } from '../treasury.js';
import {
  conflict,
  EUROPEAN,
  gain,
  inCountries,
  indebt,
  isIntactFort,
  lasting,
  pick,
  points,
  pointsOfEither,
  reduce,
  removeFlag,
  shift,
  shiftAt,
  unflag,
  vp,
} from './effects.js';
import { type Cards, does, type EventEffect, type EventPlay, inTurn, when } from './event.js';
import { EVENT } from './questions.js';
import { sendBackOne } from './tiles.js';

const INDIA = spacesIn('india');
const INDIAN_ALLIANCES = INDIA.filter(isLocalAlliance);
const INDIAN_FORTS = FORTS.filter((fort) => regionOf(fort) === 'india');
const AMERICAN_ALLIANCES = spacesIn('north-america').filter(isLocalAlliance);
const CARIBBEAN_MARKETS = MARKETS.filter((space) => regionOf(space) === 'caribbean');
const SPAIN_AND_AUSTRIA = inCountries('spain', 'austria');
const GERMANY = inCountries('german-states');
const RUSSIA = spaceOf('russia');

/** Event 1: a marker for each Local Alliance that was held when the card was played. */
const carnaticConflicts: EventEffect = (play) => {
  const n = INDIAN_ALLIANCES.filter((space) => controls(play.g, space, play.side)).length;
  return conflict(
    INDIA.filter((space) => isMarket(space) || isLocalAlliance(space)),
    n,
  )(play);
};
const fortOrCotton: EventEffect = function* (play) {
  const { g, foe } = play;
  const among = [...INDIAN_FORTS.filter((fort) => isIntactFort(g, fort, foe)), ...marketsOf('cotton')];
  const space = yield* pick(play, EVENT.fortOrCotton, play, { among });
  if (space === undefined) return;
  if (isFort(space)) damage(g, space);
  else shiftAt(play, space);
};

/** Event 8: each point of Debt that is not there to fall is an Economic point. */
const relief = (n: number): EventEffect => does((play) => gain(play, 'economic', n - reduceDebt(play.g, play.side, n)));

/** Event 9: a British point of honor, whether or not anything could be shifted. */
const germanHonor = ({ g, side }: EventPlay): boolean => GERMANY.every((space) => controls(g, space, side));

const noBritishFlag = ({ g }: EventPlay): boolean => !SPAIN_AND_AUSTRIA.some((space) => has(g, space, 'britain'));

export const CARDS_01_10: Cards = {
  1: { shared: { base: carnaticConflicts, bonus: fortOrCotton } },
  2: {
    british: { base: points('diplomatic', 1, 'unflag-europe'), bonus: vp(2) },
    french: {
      base: points('diplomatic', 2),
      bonus: unflag(EUROPEAN.filter((space) => !SPAIN_AND_AUSTRIA.includes(space))),
    },
  },
  3: {
    shared: {
      base: inTurn(removeFlag(CARIBBEAN_MARKETS, 'foe'), removeFlag(CARIBBEAN_MARKETS, 'own')),
      bonus: removeFlag(CARIBBEAN_MARKETS, 'foe'),
    },
  },
  4: {
    shared: {
      base: unflag(({ g, foe }) =>
        MARKETS.filter((space) => g.flags[space] > 0 && !(has(g, space, foe) && wouldIsolate(g, space))),
      ),
      bonus: lasting(SOUTH_SEA),
    },
  },
  5: {
    british: { base: reduce(2), bonus: indebt(1) },
    french: {
      base: conflict(({ g }) => CARIBBEAN_MARKETS.filter((space) => has(g, space, 'britain'))),
      bonus: points('diplomatic', 1),
    },
  },
  6: {
    british: {
      base: shift(AMERICAN_ALLIANCES),
      bonus: ({ g, round, card }) =>
        activateFreely(g, round, card, (advantage) => regionOfAdvantage(advantage) === 'north-america'),
    },
    french: { base: points('economic', 2, 'north-america'), bonus: unflag(AMERICAN_ALLIANCES) },
  },
  7: {
    british: { base: conflict(inCountries('spain')), bonus: sendBackOne },
    french: {
      base: unflag(inCountries('dutch-republic')),
      bonus: pointsOfEither(['diplomatic', 'economic'], 2, 'india'),
    },
  },
  8: { shared: { base: relief(2), bonus: relief(1) } },
  9: {
    british: { base: inTurn(shift(GERMANY), when(germanHonor, vp(2))), bonus: points('diplomatic', 1) },
    french: {
      base: function* (play) {
        const { g } = play;
        if (controls(g, RUSSIA, 'france')) score(g, 'france', 2);
        else yield* shift([RUSSIA])(play);
      },
      bonus: points('diplomatic', 1),
    },
  },
  10: {
    british: { base: points('diplomatic', 2, 'german-prussian-dutch'), bonus: points('diplomatic', 1, 'europe') },
    french: { base: shift(SPAIN_AND_AUSTRIA), bonus: when(noBritishFlag, vp(2)) },
  },
};
