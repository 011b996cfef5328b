import { hasSadr } from '../cell-counts.js';
import { type Country, IRAN, isMuslim, PAKISTAN, UNITED_STATES } from '../countries.js';
import { FAIR, GOOD, hasIdeology, ISLAMIST_RULE, POOR, type Position, UNMARKED } from '../position.js';
import { resources } from '../resources.js';
import { MAX_FUNDING, MAX_PRESTIGE, MIN_FUNDING, MIN_PRESTIGE, troopsOnTrack } from '../tracks.js';
import { NATO_STRENGTH } from '../troops.js';
import { decksOf, tally, US_RESOURCES } from '../victory.js';

/**
 * What a position is worth to the US, in points; a card is worth about two. Every part is a function of a few numbers,
 * so that the gain of a change can be computed without making it.
 */
export const WEIGHTS = {
  /** A step of the Prestige track, and a level of it, which modifies every War of Ideas (4.9.2). */
  prestige: 0.8,
  level: 2.5,
  /** A step of Funding, and a box of it: one Jihadist card per turn, and cells to recruit (4.7.4). */
  funding: 0.55,
  box: 1.9,
  /** Each point of the GWOT penalty (4.7.2.1), each point by which the world agrees with the US, and full agreement (5.2.7). */
  penalty: 1.5,
  agreement: 0.3,
  agreed: 1.5,
  /** Each country by which the world's posture exceeds the end of the track. */
  depth: 0.1,
  /** A box of the Troop Track (one card per turn, 5.2.8), and a cube that can still be deployed. */
  troopBox: 3.2,
  cube: 0.06,
  /** A card in the hand. */
  card: 1.8,
  /** A cell in a Muslim country or Iran, in the United States, in another non-Muslim country. */
  cell: 0.55,
  cellInUs: 1.2,
  cellAbroad: 0.7,
  cadre: 0.3,
  /** The factor for an active cell, which is easier to remove. */
  activeCell: 0.8,
  /** Per point of Resources: an Aid marker, a Besieged Regime, a Regime Change that is not secured (7.2.1.3). */
  aid: 0.25,
  siege: 0.2,
  unsecured: 0.5,
  /** Two troops in a country with cells: they disrupt two at a time and gain Prestige (7.4). */
  presence: 0.5,
  /** The factor for `DANGER`. */
  danger: 1,
  /** A point of the Reserves while there are cards to come (6.3.3). */
  reserve: 0.25,
  /** What Reassessment must gain to be worth the two best cards (7.6). */
  reassessment: 4,
  /** Playing a Jihadist card now, while its event can't occur. */
  harmlessNow: 0.6,
  /** Keeping a 3-Ops card for Alert. */
  keptForAlert: 0.3,
  /** The last card is not played for less than this (5.2.4). */
  last: 0.4,
  /** Testing an untested country (4.9.5). */
  unknown: 0.25,
} as const;

/** The value of a Muslim country per point of Resources (plus a half), by governance and alignment. */
const RUNG: Readonly<Record<number, readonly number[]>> = {
  [UNMARKED]: [0.7, 0.7, 0.7, 0.7],
  [GOOD]: [4, 4.3, 4, 3.8],
  [FAIR]: [1.5, 2.3, 1.5, 0.7],
  [POOR]: [0.5, 1.1, 0.5, 0],
  [ISLAMIST_RULE]: [-5, -5, -5, -5],
};

/** How close a country is to jihad, by the number of cells above that of troops. Major Jihad needs five (8.4.2). */
const DANGER = [0, 0.15, 0.4, 0.8, 1.4, 2.4, 2.8, 3.1];
/** The fraction of that danger that remains with better governance. */
const EXPOSED: Readonly<Record<number, number>> = { [UNMARKED]: 0.8, [GOOD]: 0.5, [FAIR]: 0.7, [POOR]: 1 };
const BESIEGED = 1.5;

/** A hypothetical change to a country. */
export interface CountryChange {
  readonly governance?: number;
  readonly alignment?: number;
  readonly sleepers?: number;
  readonly active?: number;
  /** Cubes, without NATO. */
  readonly troops?: number;
  readonly aid?: number;
  readonly besieged?: number;
  readonly regimeChange?: number;
  readonly cadre?: number;
  readonly nato?: boolean;
  readonly sadr?: boolean;
}
const AS_IT_IS: CountryChange = {};

/** The value of a country as it is, or with a change. */
export function countryWorth(g: Position, country: Country, change: CountryChange = AS_IT_IS): number {
  const sleepers = change.sleepers ?? g.sleepers[country];
  const active = (change.active ?? g.active[country]) + ((change.sadr ?? hasSadr(g, country)) ? 1 : 0);
  const cells = sleepers + active;
  const felt = sleepers + WEIGHTS.activeCell * active;
  const cadre = cells === 0 && (change.cadre ?? g.cadre[country]) > 0 ? WEIGHTS.cadre : 0;
  if (!isMuslim(country)) return -felt * cellWeight(country) - cadre;
  const governance = change.governance ?? g.governance[country];
  const alignment = change.alignment ?? g.alignment[country];
  const weight = resources(g, country) + 0.5;
  const rung = weight * RUNG[governance][alignment];
  if (governance === ISLAMIST_RULE) return rung - WEIGHTS.cell * felt;
  const nato = (change.nato ?? g.nato === country) ? NATO_STRENGTH : 0;
  const troops = (change.troops ?? g.troops[country]) + nato;
  const settled = governance === GOOD;
  const besieged = !settled && (change.besieged ?? g.besieged[country]) > 0;
  const aid = settled ? 0 : (change.aid ?? g.aid[country]);
  const unsecured = !settled && (change.regimeChange ?? g.regimeChange[country]) > 0 && troops - cells < 5;
  return (
    rung +
    weight * (WEIGHTS.aid * aid - (besieged ? WEIGHTS.siege : 0) - (unsecured ? WEIGHTS.unsecured : 0)) -
    danger(g, country, governance, felt - troops, besieged) -
    WEIGHTS.cell * felt -
    cadre
  );
}

const cellWeight = (country: Country): number =>
  country === UNITED_STATES ? WEIGHTS.cellInUs : country === IRAN ? WEIGHTS.cell : WEIGHTS.cellAbroad;

/** 8.4.5: losing Pakistan also loses its arsenal. */
const ARSENAL = 1.5;

function danger(g: Position, country: Country, governance: number, margin: number, besieged: boolean): number {
  // 9.7 Potent: three more cells are enough.
  const near = margin + (hasIdeology(g, 'potent') ? 2 : 0);
  if (margin <= 0) return 0;
  const low = Math.min(Math.floor(near), DANGER.length - 1);
  const high = Math.min(low + 1, DANGER.length - 1);
  const at = DANGER[low] + (near - Math.floor(near)) * (DANGER[high] - DANGER[low]);
  const weight = resources(g, country) + 0.5 + (country === PAKISTAN && g.pakistanArsenal > 0 ? ARSENAL : 0);
  return WEIGHTS.danger * weight * at * EXPOSED[governance] * (besieged ? BESIEGED : 1);
}

/** How much a change would raise a country's value. */
export const gainIn = (g: Position, country: Country, change: CountryChange): number =>
  countryWorth(g, country, change) - countryWorth(g, country);

/** How much of the game is left, from 1 to 0. Long-term gains are worth less near the end. */
export function horizon(g: Position): number {
  const decks = decksOf(g) - g.deck + g.draw.length / DECK;
  return Math.min(1, 0.15 + decks);
}
const DECK = 100;

const prestigeWorth = (prestige: number): number =>
  WEIGHTS.prestige * prestige + WEIGHTS.level * Math.floor((prestige - 1) / 3) - (prestige === MIN_PRESTIGE ? 3 : 0);
export const within = (n: number, least: number, most: number): number => Math.min(most, Math.max(least, n));

export const prestigeGain = (g: Position, by: number): number =>
  horizon(g) * (prestigeWorth(within(g.prestige + by, MIN_PRESTIGE, MAX_PRESTIGE)) - prestigeWorth(g.prestige));

/** In how many of 36 rolls the lower of two dice is 1, 2, …, 6. */
const LOWER_OF_TWO_DICE = [0, 11, 9, 7, 5, 3, 1];

/** 4.9.3: the average gain of a Prestige roll. */
export function prestigeRollGain(g: Position, penalty: number): number {
  const up = (g.rules.prestige === 'relations' && penalty > 0 ? 1 : 2) / 6;
  let sum = 0;
  for (let n = 1; n <= 6; n++)
    sum += (LOWER_OF_TWO_DICE[n] / 36) * (up * prestigeGain(g, n) + (1 - up) * prestigeGain(g, -n));
  return sum;
}

const fundingWorth = (funding: number): number =>
  -WEIGHTS.funding * funding - WEIGHTS.box * Math.floor((funding - 1) / 3);
export const fundingTo = (g: Position, funding: number): number =>
  horizon(g) * (fundingWorth(within(funding, MIN_FUNDING, MAX_FUNDING)) - fundingWorth(g.funding));
export const fundingGain = (g: Position, by: number): number => fundingTo(g, g.funding + by);

const troopWorth = (onTrack: number): number =>
  WEIGHTS.troopBox * Math.min(2, Math.floor(onTrack / 5)) + WEIGHTS.cube * onTrack;
/** What it gains if this many cubes return to the track (4.7.3). */
export const trackGain = (g: Position, cubes: number): number => {
  const now = troopsOnTrack(g);
  return horizon(g) * (troopWorth(now + cubes) - troopWorth(now));
};

/** Would this many more Good Resources win the game for the US (2.1.1)? */
export const winsWith = (g: Position, more: number): boolean => tally(g).goodResources + more >= US_RESOURCES;
