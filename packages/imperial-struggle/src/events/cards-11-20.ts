import type { Procedure } from '@sandtable/kernel';
import { controls, displace, isProtected, mayHaveConflict, raise } from '../control.js';
import { ADVANTAGE_IDS } from '../data/advantages.js';
import type { Commodity } from '../data/spaces.js';
import {
  isAlliance,
  isLocalAlliance,
  isMarket,
  MARKETS,
  marketsOf,
  regionOf,
  type Space,
  spaceOf,
  spacesIn,
} from '../map.js';
import { bonusPlaced, theatersOf } from '../next-war-display.js';
import { advantageRef, cardRef, commodityRef, theaterRefOf } from '../references.js';
import { regionOfAdvantage } from '../rules/advantages.js';
import { damage } from '../rules/war.js';
import { scoreCommodity } from '../scoring.js';
import { log } from '../text.js';
import { availableDebt, reduceDebt, score } from '../treasury.js';
import { conflict, driveHome, inCountries, lasting, points, reduce, setAside, shift, unflag, vp } from './effects.js';
import { type Cards, does, type EventEffect, type EventPlay, when } from './event.js';
import { PACTE_DE_FAMILLE } from './prices.js';
import { EVENT } from './questions.js';
import { drawForJacobites, giveUpOne } from './tiles.js';

const BRITISH_ISLES = inCountries('ireland', 'scotland');
const IRELAND = inCountries('ireland');
const CARIBBEAN_MARKETS = MARKETS.filter((space) => regionOf(space) === 'caribbean');
const SAVOY_AND_SARDINIA = [spaceOf('savoy'), spaceOf('sardinia')];
const INDIA = spacesIn('india');
const INDIAN_ALLIANCES = INDIA.filter(isLocalAlliance);

/** Event 11: it may be scored now as if it were in demand, whoever leads; Dupleix waits for the Scoring Phase. */
const mayScoreCotton: EventEffect = function* (play) {
  if ((yield* EVENT.cotton.ask(play.g, play, ['yes', 'no'])) === 'yes') scoreCommodity(play.g, 'cotton');
};

/** Event 12: what the other can lose, and must choose among. */
const sufferLoss: EventEffect = function* (play) {
  const { g, foe, card } = play;
  const asked = { side: foe, card };
  const losses: ('fort' | 'squadron' | 'tile')[] = [];
  if (EVENT.lossFort.hasAny(g, asked)) losses.push('fort');
  if (EVENT.lossSquadron.hasAny(g, asked)) losses.push('squadron');
  if (bonusPlaced(g, foe) > 0) losses.push('tile');
  if (losses.length === 0) return log(g, 'log.event.nothing', { card: cardRef(card) });
  const loss = yield* EVENT.loss.ask(g, asked, losses);
  if (loss === 'tile') return yield* giveUpOne(play);
  const space = yield* loss === 'fort' ? EVENT.lossFort.ask(g, asked) : EVENT.lossSquadron.ask(g, asked);
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
function* refreshOne(play: EventPlay): Procedure<boolean> {
  const { g } = play;
  const exhausted = ADVANTAGE_IDS.map((_, advantage) => advantage).filter(
    (advantage) => g.exhausted[advantage] > 0 && regionOfAdvantage(advantage) === 'europe',
  );
  const advantage = yield* EVENT.refresh.askFor(g, play, exhausted, 'may');
  if (advantage === undefined) return false;
  g.exhausted[advantage] = 0;
  log(g, 'log.event.refreshed', { advantage: advantageRef(advantage) });
  return true;
}

/** Event 18: a theater where Squadrons count. */
const tryByng: EventEffect = function* (play) {
  const { g, card } = play;
  const theaters = theatersOf(g).filter(({ squadrons }) => squadrons.length > 0);
  if (theaters.length === 0) return log(g, 'log.event.nothing', { card: cardRef(card) });
  const theater = yield* EVENT.byng.askOne(g, play, theaters);
  g.byng = theatersOf(g).indexOf(theater);
  log(g, 'log.event.byng', { theater: theaterRefOf(theater) });
};

/** Event 19: a tile beyond the usual three. */
const FASHIONS: readonly Commodity[] = ['furs', 'cotton'];
const mayAddDemand: EventEffect = function* (play) {
  const { g } = play;
  const free = FASHIONS.filter((commodity) => !g.demand.includes(commodity));
  const added = yield* EVENT.demandAdd.askFor(g, play, free, 'may');
  if (added === undefined) return;
  g.demand = [...g.demand, added];
  log(g, 'log.event.demand', { commodity: commodityRef(added) });
};

/** Event 20: a Local Alliance at one stroke, or two conflicts where nothing protects. */
const hyderAli: EventEffect = function* (play) {
  const { g, side } = play;
  const alliances = { among: INDIAN_ALLIANCES };
  const restless = (space: Space): boolean => (isMarket(space) || isLocalAlliance(space)) && !isProtected(g, space);
  const ways: ('control' | 'conflicts')[] = [];
  if (EVENT.control.open(g, play, alliances).length > 0) ways.push('control');
  if (INDIA.some((space) => restless(space) && mayHaveConflict(g, space))) ways.push('conflicts');
  if (ways.length === 0) return;
  if ((yield* EVENT.hyder.ask(g, play, ways)) === 'conflicts') {
    return yield* conflict(() => INDIA.filter(restless), 2)(play);
  }
  const space = yield* EVENT.control.ask(g, play, alliances);
  if (space !== undefined) raise(g, space, side);
};

export const CARDS_11_20: Cards = {
  11: {
    british: { base: points('economic', 2, 'unflag-markets'), bonus: mayScoreCotton },
    french: { base: unflag(marketsOf('cotton')), bonus: driveHome },
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
  18: { british: { base: tryByng }, french: { base: setAside } },
  19: {
    british: { base: mayAddDemand, bonus: points('economic', 1) },
    french: { base: points('diplomatic', 1, 'europe'), bonus: points('diplomatic', 2, 'europe') },
  },
  20: { shared: { base: hyderAli, bonus: points('economic', 2, 'india') } },
};
