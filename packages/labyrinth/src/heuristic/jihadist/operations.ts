import { cellsIn } from '../../cell-counts.js';
import { ALL_COUNTRIES, type Country, isMuslim, printedAdjacent, UNITED_STATES } from '../../countries.js';
import { underIslamistRule } from '../../governance.js';
import { kindsAvailable } from '../../plot-supply.js';
import { areAdjacent, ISLAMIST_RULE, type PlotKind, POOR, type Position, UNMARKED, WMD } from '../../position.js';
import { resources } from '../../resources.js';
import { jihadTargets, mayBeMajor } from '../../rules/jihadist/jihad.js';
import { plotTargets } from '../../rules/jihadist/plot.js';
import { mayRecruit, recruitTargets } from '../../rules/jihadist/recruit.js';
import { recruitThreshold, threshold } from '../../rules/jihadist/success.js';
import { availableCells } from '../../tracks.js';
import { JIHADIST_RESOURCES, tally } from '../../victory.js';
import { bestOf } from '../heuristic-input.js';
import { plotHarm } from '../plots.js';
import { gainIn, WEIGHTS } from '../position-worth.js';

/** What Jihadist operations (8.0) gain: how much they lower the position's value for the US. */

/** A country with its gain. */
export interface ScoredTarget {
  readonly item: Country;
  readonly gain: number;
}

const WIN = 100;

/** What `n` more (or fewer) sleepers there gain. */
export const cellsGain = (g: Position, country: Country, n: number): number => {
  const sleepers = g.sleepers[country] + n;
  return sleepers >= 0
    ? -gainIn(g, country, { sleepers, cadre: 0 })
    : -gainIn(g, country, { sleepers: 0, active: g.active[country] + sleepers, cadre: 0 });
};

/** An unmarked country is most likely Poor (4.9.3). */
const odds = (governance: number): number => Math.min(6, governance === UNMARKED ? POOR : governance) / 6;

/** The probability of at least this many successes among these dice. */
function atLeast(wanted: number, dice: number, each: number): number {
  let sum = 0;
  for (let n = Math.max(0, wanted); n <= dice; n++) sum += choose(dice, n) * each ** n * (1 - each) ** (dice - n);
  return sum;
}
const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

/** 8.4: Islamist Rule, or worse governance; every failed die costs a cell. */
function jihadGain(g: Position, country: Country, ops: number): number {
  const dice = Math.min(ops, cellsIn(g, country));
  const each = odds(threshold(g, country));
  const toPoor = POOR - g.governance[country];
  const lost = (1 - each) * dice * (WEIGHTS.cell + 0.2);
  if (mayBeMajor(g, country)) {
    const revolution = atLeast(toPoor + (g.besieged[country] > 0 ? 1 : 2), dice, each);
    return revolution * revolutionGain(g, country) - lost;
  }
  const steps = Math.min(toPoor, Math.max(1, Math.round(each * dice)));
  if (steps <= 0) return -lost;
  return atLeast(1, dice, each) * -gainIn(g, country, { governance: g.governance[country] + steps }) - lost;
}

function revolutionGain(g: Position, country: Country): number {
  const touches = printedAdjacent(country).some((near) => underIslamistRule(g, near));
  const wins = touches && tally(g).islamistResources + resources(g, country) >= JIHADIST_RESOURCES;
  return -gainIn(g, country, { governance: ISLAMIST_RULE }) + (wins ? WIN : 0);
}

export const bestJihad = (g: Position, ops: number, among = jihadTargets(g)): ScoredTarget | undefined =>
  bestOf(among, (country) => jihadGain(g, country, ops));

/** The fraction of plots that the US can't block. */
const UNBLOCKED = 0.6;

/** 8.5.2: the plot marker that does most harm there. */
export function bestPlotKind(g: Position, country: Country, kinds: readonly PlotKind[]): PlotKind | undefined {
  return bestOf(kinds, (kind) => plotHarm(g, { country, kind }) - (kind === WMD && isMuslim(country) ? 3 : 0))?.item;
}

function plotGain(g: Position, country: Country, ops: number): number {
  const kind = bestPlotKind(
    g,
    country,
    kindsAvailable(g).filter((it) => it === WMD || it <= ops),
  );
  if (kind === undefined) return 0;
  const dice = Math.min(ops, cellsIn(g, country));
  const expected = Math.min(2, dice * odds(threshold(g, country)));
  const seen = country === UNITED_STATES ? UNBLOCKED - 0.2 : UNBLOCKED;
  return seen * expected * plotHarm(g, { country, kind });
}

export const bestPlot = (g: Position, ops: number, among = plotTargets(g)): ScoredTarget | undefined =>
  bestOf(among, (country) => plotGain(g, country, ops));

function recruitGain(g: Position, country: Country, ops: number): number {
  const expected = Math.min(availableCells(g), ops * odds(recruitThreshold(g, country)));
  return expected * cellsGain(g, country, 1);
}

export const bestRecruit = (g: Position, ops: number, among = recruitTargets(g)): ScoredTarget | undefined =>
  mayRecruit(g) ? bestOf(among, (country) => recruitGain(g, country, ops)) : undefined;

export interface ScoredJourney {
  readonly from: Country;
  readonly to: Country;
  readonly gain: number;
}
const inhabited = (g: Position): Country[] =>
  ALL_COUNTRIES.filter((country) => g.sleepers[country] + g.active[country] > 0);

/** A journey within a country turns an active cell into a sleeper (8.3). */
const HIDING = 0.15;

/** 8.3: as many cells as possible from one country to another; those that fail the roll are lost. */
export function bestJourney(
  g: Position,
  ops: number,
  from: readonly Country[] = inhabited(g),
  to: readonly Country[] = ALL_COUNTRIES,
): ScoredJourney | undefined {
  let found: ScoredJourney | undefined;
  const arriving = new Map<number, readonly number[]>();
  for (const start of from) {
    const n = Math.min(ops, g.sleepers[start] + g.active[start]);
    const there = arriving.get(n) ?? to.map((end) => cellsGain(g, end, n));
    arriving.set(n, there);
    const left = leaving(g, start, n);
    for (let i = 0; i < to.length; i++) {
      const gain =
        to[i] === start ? HIDING * Math.min(ops, g.active[start]) : left + onTheWay(g, start, to[i], n, there[i]);
      if (!found || gain > found.gain) found = { from: start, to: to[i], gain };
    }
  }
  return found;
}

function onTheWay(g: Position, from: Country, to: Country, n: number, there: number): number {
  if (underIslamistRule(g, to) || areAdjacent(g, from, to)) return there;
  const arrive = odds(threshold(g, to));
  return arrive * there - (1 - arrive) * n * WEIGHTS.cell;
}

/** Active cells leave first. */
const leaving = (g: Position, from: Country, n: number): number => {
  const awake = Math.min(n, g.active[from]);
  return -gainIn(g, from, { active: g.active[from] - awake, sleepers: g.sleepers[from] - (n - awake) });
};
