import type { FeatureSink } from '@sandtable/ai';
import { isMuslim, MUSLIM_COUNTRIES, NON_MUSLIM_COUNTRIES, UNITED_STATES } from '../countries.js';
import { cardOf } from '../deck.js';
import {
  ADVERSARY,
  ALLY,
  FAIR,
  GOOD,
  HARD,
  ISLAMIST_RULE,
  isSolitaire,
  POOR,
  type Position,
  STEPS,
  UNMARKED,
  WMD,
} from '../position.js';
import { resources } from '../resources.js';
import { SIDES } from '../sides.js';
import { availableCells, gwotPenalty, troopsOnTrack, worldPosture } from '../tracks.js';
import { troopsIn } from '../troops.js';
import { decksOf, tally } from '../victory.js';

/** Raised whenever a feature is added, removed or changes its meaning. */
export const FEATURE_VERSION = 1;

/**
 * What a network is told about a position. All of it generalizes over the map: margins to what decides the game (2.1),
 * thresholds, and counts by kind of country. A number per country would be learned by heart from a few thousand games.
 */

export function describe(g: Position, sink: FeatureSink): void {
  victory(g, sink);
  tracks(g, sink);
  turn(g, sink);
  plots(g, sink);
  hands(g, sink);
  countries(g, sink);
}

const flag = (condition: boolean): number => (condition ? 1 : 0);
/** Cards of one deck, about. */
const DECK = 110;

/** 2.1, 2.3: how far each side is from winning at once, and who would win at the last card. */
function victory(g: Position, sink: FeatureSink): void {
  sink.group('victory');
  const { goodResources: good, islamistResources: islamist, goodOrFair, poorOrIslamist } = tally(g);
  sink.put('good resources', good / 12);
  sink.put('islamist resources', islamist / 6);
  sink.put('good or fair', goodOrFair / 15);
  sink.put('poor or islamist', poorOrIslamist / 15);
  for (const n of [3, 6, 9, 10, 11]) sink.put(`good resources ${n}`, flag(good >= n));
  for (const n of [1, 2, 3, 4, 5]) sink.put(`islamist resources ${n}`, flag(islamist >= n));
  for (const n of [11, 12, 13, 14]) {
    sink.put(`good or fair ${n}`, flag(goodOrFair >= n));
    sink.put(`poor or islamist ${n}`, flag(poorOrIslamist >= n));
  }
  const lead = good - 2 * islamist;
  const left = Math.min(1, (g.draw.length + (decksOf(g) - g.deck) * DECK) / DECK);
  const late = 1 - left;
  const ahead = lead > 0 && (!isSolitaire(g) || good >= 6) ? 1 : -1;
  sink.put('time left', left);
  sink.put('late', late * late);
  sink.put('lead', lead / 6);
  sink.put('lead late', (lead / 6) * late);
  sink.put('ahead late', ahead * late);
  sink.put('ahead at the end', ahead * late ** 3);
  sink.put('lead bent late', Math.tanh((lead - 0.5) / 2) * late * late);
  // 9.1: in the solitaire game the US needs 6 Good Resources at the last card.
  sink.put('good for the end', Math.tanh((good - 5.5) / 2) * late * late);
}

function tracks(g: Position, sink: FeatureSink): void {
  sink.group('tracks');
  sink.put('prestige', g.prestige / 12);
  for (const n of [2, 4, 7, 10]) sink.put(`prestige ${n}`, flag(g.prestige >= n));
  sink.put('funding', g.funding / 9);
  for (const n of [2, 4, 7]) sink.put(`funding ${n}`, flag(g.funding >= n));
  const isHard = g.posture[UNITED_STATES] === HARD;
  const world = worldPosture(g);
  sink.put('us hard', flag(isHard));
  sink.put('gwot penalty', gwotPenalty(g) / 3);
  sink.put('world with us', (isHard ? world : -world) / 3);
  sink.put('world agrees', flag(world === (isHard ? 3 : -3)));
  const troops = troopsOnTrack(g);
  sink.put('troops on track', troops / 15);
  for (const n of [5, 10]) sink.put(`troops on track ${n}`, flag(troops >= n));
  sink.put('cells to recruit', availableCells(g) / 15);
}

function turn(g: Position, sink: FeatureSink): void {
  sink.group('time');
  for (const step of STEPS) if (step !== 'setup') sink.put(`step ${step}`, flag(g.step === step));
  sink.put('cards played', g.played / 2);
  for (const side of SIDES) sink.put(`reserves ${side}`, g.reserves[side] / 2);
}

function plots(g: Position, sink: FeatureSink): void {
  sink.group('plots');
  let inUs = 0;
  let inMuslim = 0;
  let elsewhere = 0;
  let wmd = 0;
  for (const { country, kind } of g.plots) {
    if (country === UNITED_STATES) inUs++;
    else if (isMuslim(country)) inMuslim++;
    else elsewhere++;
    if (kind === WMD) wmd += country === UNITED_STATES ? 2 : 1;
  }
  sink.put('plots in the us', inUs);
  sink.put('plots in muslim countries', inMuslim / 2);
  sink.put('plots elsewhere', elsewhere / 2);
  sink.put('wmd placed', wmd / 2);
  sink.put('wmd available', g.available[WMD] / 2);
  sink.put('cells in the us', (g.sleepers[UNITED_STATES] + g.active[UNITED_STATES]) / 2);
}

function hands(g: Position, sink: FeatureSink): void {
  sink.group('hands');
  for (const side of SIDES) {
    let ops = 0;
    let threes = 0;
    let us = 0;
    let jihadist = 0;
    for (const number of g.hands[side]) {
      if (number === 0) continue;
      const card = cardOf(number);
      ops += card.ops;
      if (card.ops === 3) threes++;
      if (card.association === 'us') us++;
      else if (card.association === 'jihadist') jihadist++;
    }
    sink.put(`hand ${side}`, g.hands[side].length / 9);
    sink.put(`ops in hand ${side}`, ops / 20);
    sink.put(`threes in hand ${side}`, threes / 3);
    sink.put(`us cards in hand ${side}`, us / 5);
    sink.put(`jihadist cards in hand ${side}`, jihadist / 5);
  }
}

/** Muslim countries by governance and alignment, each with its number and its Resources. */
const KINDS = [
  'good',
  'fair ally',
  'fair neutral',
  'fair adversary',
  'poor ally',
  'poor neutral',
  'poor adversary',
  'islamist',
] as const;
const GOVERNANCES = ['unmarked', 'good', 'fair', 'poor', 'islamist'] as const;
const kindCounts = new Float64Array(KINDS.length);
const kindResources = new Float64Array(KINDS.length);
const cellsByGovernance = new Float64Array(GOVERNANCES.length);

function kindOf(governance: number, alignment: number): number {
  const among = alignment === ALLY ? 0 : alignment === ADVERSARY ? 2 : 1;
  switch (governance) {
    case GOOD:
      return 0;
    case FAIR:
      return 1 + among;
    case POOR:
      return 4 + among;
    default:
      return 7;
  }
}

/** 8.4.2: cells above troops that Major Jihad needs, fewer in a Besieged Regime. */
const MAJOR_JIHAD = 5;
const MAJOR_JIHAD_BESIEGED = 3;
/** 7.2.1.3: troops above cells that secure a Regime Change. */
const SECURE = 5;

function countries(g: Position, sink: FeatureSink): void {
  sink.group('countries');
  kindCounts.fill(0);
  kindResources.fill(0);
  cellsByGovernance.fill(0);
  let active = 0;
  let sleepers = 0;
  let threatened = 0;
  let ready = 0;
  let danger = 0;
  let regimeChanges = 0;
  let secured = 0;
  let regimeCells = 0;
  let aid = 0;
  let besieged = 0;
  let besiegedPoor = 0;
  let withCells = 0;
  let openAllies = 0;
  let untested = 0;
  let troops = 0;
  for (const country of MUSLIM_COUNTRIES) {
    const governance = g.governance[country];
    const worth = resources(g, country);
    const cells = g.sleepers[country] + g.active[country];
    const guard = troopsIn(g, country);
    if (governance === UNMARKED) untested++;
    else {
      const kind = kindOf(governance, g.alignment[country]);
      kindCounts[kind]++;
      kindResources[kind] += worth;
    }
    cellsByGovernance[governance] += cells;
    active += g.active[country];
    sleepers += g.sleepers[country];
    troops += guard;
    const over = cells - guard;
    if (governance === POOR) {
      if (over >= 3) threatened += worth;
      if (over >= (g.besieged[country] ? MAJOR_JIHAD_BESIEGED : MAJOR_JIHAD)) ready += worth;
      danger += (Math.max(0, Math.min(over, 5)) / 5) ** 2 * worth;
      if (g.besieged[country]) besiegedPoor += worth;
    }
    if (g.regimeChange[country] > 0) {
      regimeChanges++;
      if (guard - cells >= SECURE) secured++;
      regimeCells += cells;
    }
    aid += g.aid[country];
    besieged += g.besieged[country];
    if (cells > 0) withCells += worth;
    else if (g.alignment[country] === ALLY && (governance === FAIR || governance === POOR)) openAllies += worth;
  }
  for (const [i, kind] of KINDS.entries()) {
    sink.put(`countries ${kind}`, kindCounts[i] / 4);
    sink.put(`resources ${kind}`, kindResources[i] / 4);
  }
  for (const [i, governance] of GOVERNANCES.entries()) sink.put(`cells in ${governance}`, cellsByGovernance[i] / 5);
  let abroad = 0;
  for (const country of NON_MUSLIM_COUNTRIES) {
    if (country !== UNITED_STATES) abroad += g.sleepers[country] + g.active[country];
  }
  const cells = active + sleepers + abroad + g.sleepers[UNITED_STATES] + g.active[UNITED_STATES];
  sink.put('cells abroad', abroad / 4);
  sink.put('active cells', active / 6);
  sink.put('sleeper cells', sleepers / 6);
  sink.put('resources threatened', threatened / 3);
  sink.put('resources ready for jihad', ready / 3);
  sink.put('danger', danger);
  sink.put('regime changes', regimeChanges);
  sink.put('regime changes secured', secured);
  sink.put('cells in regime changes', regimeCells / 4);
  sink.put('aid', aid / 2);
  sink.put('besieged', besieged / 2);
  sink.put('besieged poor resources', besiegedPoor / 3);
  sink.put('resources with cells', withCells / 10);
  sink.put('resources of open allies', openAllies / 8);
  sink.put('untested', untested / 8);
  sink.put('troops in muslim countries', troops / 10);
  sink.put('last cell', flag(cells <= 1));
  sink.put('few cells', flag(cells <= 3));
  sink.put('islamist rule anywhere', flag(g.governance.includes(ISLAMIST_RULE)));
}
