import { type Country, countryOf, IRAQ, ISRAEL, PAKISTAN, SHIA_MIX_COUNTRIES } from '../../countries.js';
import { contested, forZarqawi } from '../../events/cards-101-110.js';
import { anyIslamistRule, isFairOrGood } from '../../governance.js';
import { ADVERSARY, ALLY, NEUTRAL, POOR, type Position, UNMARKED } from '../../position.js';
import { threshold } from '../../rules/jihadist/success.js';
import { gwotPenalty } from '../../tracks.js';
import { jihadistEventGain } from '../events-jihadist.js';
import { usEventGain } from '../events-us.js';
import { fundingGain, gainIn, prestigeGain, prestigeRollGain, WEIGHTS } from '../position-worth.js';
import { bestPlot, cellsGain } from './operations.js';

/** What events are worth to the Jihadists: their own are worth what they cost the US; others have their own values. */
type Value = (g: Position) => number;

const LEBANON = countryOf('lebanon');
const TURKEY = countryOf('turkey');
const YEMEN = countryOf('yemen');

/** One level worse. */
export const worsenGain = (g: Position, country: Country): number =>
  isFairOrGood(g, country) ? -gainIn(g, country, { governance: g.governance[country] + 1 }) : 0;
/** One box toward Adversary. */
export const shiftGain = (g: Position, country: Country): number =>
  g.governance[country] === UNMARKED || g.alignment[country] === ADVERSARY
    ? 0
    : -gainIn(g, country, { alignment: g.alignment[country] + 1 });
export const allyLostGain = (g: Position, country: Country): number =>
  g.alignment[country] === ALLY ? -gainIn(g, country, { alignment: NEUTRAL }) : 0;

const most = (countries: readonly Country[], gain: (country: Country) => number): number =>
  Math.max(0, ...countries.map(gain));

/** 104, 105: two dice, without losing cells. */
export const jihadAbroadGain = (g: Position, country: Country): number =>
  (1 - (1 - threshold(g, country) / 6) ** 2) * worsenGain(g, country);
const iran: Value = (g) => most(SHIA_MIX_COUNTRIES, (country) => jihadAbroadGain(g, country));
const plot: Value = (g) => bestPlot(g, 3)?.gain ?? 0;
/** For events that affect both sides, one side's gain is the other's cost. */
const mirrored =
  (card: number): Value =>
  (g) =>
    -usEventGain(g, card);

const UNASSOCIATED: Readonly<Record<number, Value>> = {
  96: () => 0.8,
  97: () => 0.4,
  98: (g) => cellsGain(g, ISRAEL, 1),
  99: (g) => -prestigeGain(g, -1) - fundingGain(g, -1) + WEIGHTS.card,
  100: mirrored(100),
  101: mirrored(101),
  102: mirrored(102),
  103: (g) => -gainIn(g, LEBANON, { governance: POOR, alignment: NEUTRAL }),
  104: iran,
  105: iran,
  106: (g) => most(contested(g), (country) => worsenGain(g, country)),
  107: (g) => most([TURKEY, IRAQ], (country) => worsenGain(g, country)),
  108: (g) => -gainIn(g, PAKISTAN, { governance: POOR, alignment: ALLY }) - WEIGHTS.cell,
  109: (g) => -prestigeRollGain(g, gwotPenalty(g)) - 2,
  110: (g) => most(forZarqawi(g), (country) => cellsGain(g, country, 3)) + 1,
  111: (g) => -prestigeGain(g, anyIslamistRule(g) ? -3 : -1),
  112: (g) => -prestigeGain(g, anyIslamistRule(g) ? -4 : -2),
  113: mirrored(113),
  114: (g) => -prestigeRollGain(g, gwotPenalty(g)) - 1.5,
  115: plot,
  116: plot,
  117: () => WEIGHTS.card,
  118: () => WEIGHTS.card,
  119: (g) => shiftGain(g, YEMEN) + 0.4,
};

/** What this card's event gains the Jihadists, if it can occur. */
export const ownEventGain = (g: Position, card: number): number =>
  UNASSOCIATED[card]?.(g) ?? -jihadistEventGain(g, card);
