import { roll } from '@sandtable/kernel';
import { cellsOnMap } from './cell-counts.js';
import { NON_MUSLIM_COUNTRIES, UNITED_STATES } from './countries.js';
import { HARD, type Position, SOFT } from './position.js';
import { log, text } from './text.js';
import { checkVictory } from './victory.js';

/** The tracks (4.7); none passes its ends. */

/** 4.6.1: how many there are. Those not on the map are on their track (4.6.2). */
export const CELLS = 15;
export const TROOPS = 15;
export const MIN_PRESTIGE = 1;
export const MAX_PRESTIGE = 12;
export const MIN_FUNDING = 1;
export const MAX_FUNDING = 9;
export const MAX_RESERVES = 2;

const within = (n: number, least: number, most: number): number => Math.min(most, Math.max(least, n));

/** 4.7.1. */
export function setPrestige(g: Position, to: number): void {
  const now = within(to, MIN_PRESTIGE, MAX_PRESTIGE);
  const by = now - g.prestige;
  g.prestige = now;
  log(g, 'log.prestige', { n: by, now });
  if (now === MIN_PRESTIGE) checkVictory(g, 'jihadist');
}
export const changePrestige = (g: Position, by: number): void => setPrestige(g, g.prestige + by);

/** 4.9.3: Prestige rises on this or more, and falls on less. */
const PRESTIGE_RISES_ON = 5;

/** 4.9.3: down or up, by the lower of two dice; worse by one with a GWOT penalty (R-PRE). */
export function rollPrestige(g: Position): void {
  const die = roll(g.chance);
  const modifier = g.rules.prestige === 'relations' && gwotPenalty(g) > 0 ? -1 : 0;
  const amount = Math.min(roll(g.chance), roll(g.chance));
  const rises = die + modifier >= PRESTIGE_RISES_ON;
  const [aim, otherwise] = [text('prestige.rises'), text('prestige.falls')];
  const outcomes = { aim, otherwise, outcome: rises ? aim : otherwise };
  log(g, 'log.prestigeRoll', { die, modifier, amount, atLeast: PRESTIGE_RISES_ON, ...outcomes });
  changePrestige(g, rises ? amount : -amount);
}

export const PRESTIGE_LEVELS = ['low', 'medium', 'high', 'very-high'] as const;
export type PrestigeLevel = (typeof PRESTIGE_LEVELS)[number];
export const prestigeLevelAt = (prestige: number): PrestigeLevel => PRESTIGE_LEVELS[Math.floor((prestige - 1) / 3)];
export const prestigeLevel = (g: Position): PrestigeLevel => prestigeLevelAt(g.prestige);

/** 4.7.4.1. */
export function setFunding(g: Position, to: number): void {
  const now = within(to, MIN_FUNDING, MAX_FUNDING);
  const by = now - g.funding;
  g.funding = now;
  log(g, 'log.funding', { n: by, now });
}
export const changeFunding = (g: Position, by: number): void => setFunding(g, g.funding + by);

export const FUNDING_BOXES = ['tight', 'moderate', 'ample'] as const;
const fundingBoxAt = (funding: number): number => Math.floor((funding - 1) / 3);
const fundingBox = (g: Position): number => fundingBoxAt(g.funding);
export const fundingLevelAt = (funding: number): (typeof FUNDING_BOXES)[number] => FUNDING_BOXES[fundingBoxAt(funding)];
export const fundingLevel = (g: Position): (typeof FUNDING_BOXES)[number] => FUNDING_BOXES[fundingBox(g)];
/** 5.2.8: 7, 8 or 9 cards, by the box of the side's track. */
export const handSizeOfBox = (box: number): number => 7 + box;
export const jihadistHandSize = (g: Position): number => handSizeOfBox(fundingBox(g));

/** 4.7.3-4: each of the three boxes for troops, and for cells, holds five. */
export const BOX_SIZE = 5;

/** 4.7.4: cells not on the map; Sadr is none of the fifteen. */
export const cellsOnTrack = (g: Position): number => CELLS - cellsOnMap(g, false);
/** 4.7.4.2: boxes right of the marker cannot be recruited from. */
export const availableCells = (g: Position): number => Math.max(0, cellsOnTrack(g) - BOX_SIZE * (2 - fundingBox(g)));

/** 4.7.3; NATO is no cube. */
export function troopsOnTrack(g: Position): number {
  let left = TROOPS;
  for (const n of g.troops) left -= n;
  return left;
}
export const TROOP_BOXES = ['overstretch', 'war', 'low-intensity'] as const;
/** The rightmost box that is not full: fewer than 5 cubes on the track are all in the last box. */
const troopBox = (g: Position): number => Math.min(2, Math.floor(troopsOnTrack(g) / BOX_SIZE));
export const troopLevel = (g: Position): (typeof TROOP_BOXES)[number] => TROOP_BOXES[troopBox(g)];
export const usHandSize = (g: Position): number => handSizeOfBox(troopBox(g));

export const MAX_WORLD_POSTURE = 3;
/** 4.7.2: Hard less Soft over all others, from -3 (Soft 3) to 3 (Hard 3). */
export function worldPosture(g: Position): number {
  let sum = 0;
  for (const country of NON_MUSLIM_COUNTRIES) {
    if (country === UNITED_STATES) continue;
    if (g.posture[country] === HARD) sum++;
    else if (g.posture[country] === SOFT) sum--;
  }
  return within(sum, -MAX_WORLD_POSTURE, MAX_WORLD_POSTURE);
}

/** 4.7.2.1: how far the world's posture is from that of the US. */
export function gwotPenalty(g: Position): number {
  const world = worldPosture(g);
  if (world === 0) return 0;
  const side = world > 0 ? HARD : SOFT;
  return side === g.posture[UNITED_STATES] ? 0 : Math.abs(world);
}
