import { DONE, type Procedure } from '@sandtable/kernel';
import type { Space } from '../map.js';
import { addBonus, theatersOf, theatersWithRoom } from '../next-war-display.js';
import type { Position, Round } from '../position.js';
import { spaceReferred } from '../references.js';
import { activate, isAdvantageOption } from '../rules/advantages.js';
import { affordable, otherPurchase } from '../rules/affordable.js';
import { buy } from '../rules/buy.js';
import { change, convertible } from '../rules/conversion.js';
import { pay } from '../rules/payment.js';
import { EVENT_CARD, WAR_TILE } from '../rules/prices.js';
import type { PlannedPurchase } from '../rules/purchase-kinds.js';
import { optionsOf } from '../rules/round.js';
import { gainTreaty } from '../treasury.js';
import { bestOf, type HeuristicInput } from './heuristic-input.js';
import { MEAN_BONUS, mapLeadsOf, strengthWorth } from './map-worth.js';
import { type WorthWith, worth, worthWith } from './position-worth.js';
import { quickEstimate } from './quick-estimate.js';
import { mapCopy, tryOnMap } from './try-out.js';
import { upgradeGain } from './upgrade.js';

/** Looks ahead over the purchases of a round: tries each on a copy, then the best continuation of the round. */

/** An option of a round, and what the position is worth afterwards. */
export interface PlanStep {
  readonly option: string;
  readonly worth: number;
  /** Points that it uses. */
  readonly spent: number;
  readonly after: () => Position;
}

/** Points that can still be spent. */
const pointsLeft = ({ pools, minorSpent }: Round): number =>
  pools.reduce((sum, { source, points }) => sum + (source === 'minor' && minorSpent ? 0 : points), 0);

function step(q: HeuristicInput, g: Position, option: string, after: Position, extra = 0): PlanStep {
  const spent = (g.round ? pointsLeft(g.round) : 0) - (after.round ? pointsLeft(after.round) : 0);
  return { option, after: () => after, worth: worth(q.stakes, after) + extra, spent };
}

/** The result of an option of a round; undefined for options that are decided elsewhere. */
function stepFor(q: HeuristicInput, g: Position, option: string, worthWithSpace: WorthWith): PlanStep | undefined {
  const { round } = g;
  if (!round || option === DONE) return undefined;
  const space = spaceReferred(option);
  if (space !== undefined) {
    const found = bestOf(
      affordable(g, round, space).map((act) => ({ act, ...quickEstimate(worthWithSpace, g, round, act, space) })),
      (it) => it.worth,
    )?.item;
    return (
      found && {
        ...found,
        option,
        after: () => tryOnMap(q, g, (copy, copiedRound) => buy(copy, copiedRound, found.act)),
      }
    );
  }
  if (isAdvantageOption(option))
    return step(
      q,
      g,
      option,
      tryOnMap(q, g, (copy, copiedRound) => activate(copy, copiedRound, option)),
    );
  switch (option) {
    case 'construct':
      return step(
        q,
        g,
        option,
        tryOnMap(q, g, (copy, copiedRound) => buy(copy, copiedRound, otherPurchase(option))),
      );
    case 'war-tile':
      return step(
        q,
        g,
        option,
        tryOnMap(q, g, (copy, copiedRound) => unknownTile(q, copy, copiedRound)),
      );
    case 'draw-event':
      return step(
        q,
        g,
        option,
        tryOnMap(q, g, (copy, copiedRound) => unknownCard(copy, copiedRound)),
      );
    case 'upgrade':
      return upgradeStep(q, g, option);
    case 'convert':
      return convertStep(q, g, option);
    default:
      return undefined;
  }
}

/** Assumes that the drawn tile is average and goes where it gains most. */
function* unknownTile(q: HeuristicInput, g: Position, round: Round): Procedure {
  yield* pay(g, round, otherPurchase('war-tile'), WAR_TILE);
  round.bought++;
  const leads = mapLeadsOf(q.stakes, g);
  const found = bestOf(theatersWithRoom(g, round.side), (theater) =>
    strengthWorth(q.stakes, leads, theater, MEAN_BONUS),
  );
  if (found) addBonus(g, round.side, found.item, UNKNOWN);
}
const UNKNOWN = -1;
/** Converting points gains nothing by itself. This makes the search look at what follows it. */
const CONVERSION_GAIN = 0.01;

function* unknownCard(g: Position, round: Round): Procedure {
  yield* pay(g, round, otherPurchase('draw-event'), EVENT_CARD);
  Object.assign(g, { hands: { ...g.hands, [round.side]: [...g.hands[round.side], 0] } });
}

function upgradeStep(q: HeuristicInput, g: Position, option: string): PlanStep {
  const after = mapCopy(g);
  if (after.round) after.round.upgraded = true;
  if (theatersOf(g).length === 0) gainTreaty(after, q.side, 1);
  return step(q, g, option, after, upgradeGain(q, g));
}

/** Which type is better is computed only if the search follows this step. */
function convertStep(q: HeuristicInput, g: Position, option: string): PlanStep {
  const either = (['economic', 'diplomatic'] as const).map((type) => converted(g, type));
  const after = (): Position => {
    const best = bestOf(either, (it) => greedy(q, it));
    if (!best) throw new Error('there is no type to convert points to');
    return best.item;
  };
  return { ...step(q, g, option, either[0], CONVERSION_GAIN), after };
}

/** 5.6.1: converts as many points as allowed. */
function converted(g: Position, type: 'economic' | 'diplomatic'): Position {
  const after = mapCopy(g);
  const { round } = after;
  if (!round) return after;
  const way = convertible(round, 'major') > 0 ? 'major' : 'minor';
  change(round, way, type, convertible(round, way));
  return after;
}

/** The value after the best single further purchase. */
const greedy = (q: HeuristicInput, g: Position): number =>
  stepsOf(q, g, g.round ? optionsOf(g, g.round) : []).reduce(
    (most, it) => Math.max(most, it.worth),
    worth(q.stakes, g),
  );

/** The result of each of these options on its own. */
export function stepsOf(q: HeuristicInput, g: Position, options: readonly string[]): PlanStep[] {
  const worthWithSpace = worthWith(q.stakes, g);
  return options.flatMap((option) => stepFor(q, g, option, worthWithSpace) ?? []);
}

/** How many options are followed up at each depth. */
const WIDTHS = [4, 2, 1];
const NARROW = [1, 1];
/** How many options are considered at all after the first purchase. */
const MAX_FOLLOW_UPS = 8;

export interface SpendingPlan {
  /** The first step; `done` if nothing is worth buying. */
  readonly option: string;
  readonly worth: number;
  readonly spent: number;
}

/** The first step of the best plan for the rest of the round. */
export const planFor = (q: HeuristicInput, g: Position, options: readonly string[], widths = WIDTHS): SpendingPlan =>
  searchPlan({ q, seen: new Set() }, g, worth(q.stakes, g), options.filter(costs), widths);
/** Options that cost no points are not planned: they are taken when they gain something. */
const costs = (option: string): boolean => option !== 'upgrade' && (!isAdvantageOption(option) || option === BASTION);
const BASTION = 'advantage:naval-bastion';
/** The best free option: Advantages and an Upgrade. */
export function freeStep(q: HeuristicInput): PlanStep | undefined {
  const found = bestOf(
    stepsOf(
      q,
      q.g,
      q.options.filter((option) => !costs(option)),
    ),
    (it) => it.worth,
  );
  return found?.item;
}
/** The best single purchase. */
export const onePurchase = (q: HeuristicInput, g: Position): SpendingPlan =>
  planFor(q, g, g.round ? optionsOf(g, g.round) : [], []);

/** A narrower and faster search, for comparing many rounds. */
export const roughPlan = (q: HeuristicInput, g: Position): SpendingPlan =>
  planFor(q, g, g.round ? optionsOf(g, g.round) : [], NARROW);

/** The sets of purchases already evaluated in one search: the same purchases in another order give about the same result. */
interface PlanSearch {
  readonly q: HeuristicInput;
  readonly seen: Set<string>;
}

function searchPlan(
  search: PlanSearch,
  g: Position,
  now: number,
  options: readonly string[],
  widths: readonly number[],
  path: readonly string[] = [],
): SpendingPlan {
  const found = stepsOf(search.q, g, options).filter((it) => it.worth > now);
  let best: SpendingPlan = { option: DONE, worth: now, spent: 0 };
  const byWorth = [...found].sort((a, b) => b.worth - a.worth);
  const [width = 0, ...rest] = widths;
  if (width === 0) {
    const [top] = byWorth;
    return top ? { option: top.option, worth: top.worth, spent: top.spent } : best;
  }
  const gainPerPoint = (it: PlanStep): number => (it.worth - now) / Math.max(0.5, it.spent);
  const byGainPerPoint = found.sort((a, b) => gainPerPoint(b) - gainPerPoint(a));
  const promising = new Set([
    ...byGainPerPoint.slice(0, Math.ceil(width / 2)),
    ...byWorth.slice(0, Math.ceil(width / 2)),
  ]);
  const names = byGainPerPoint.slice(0, MAX_FOLLOW_UPS).map((it) => it.option);
  for (const it of promising) {
    if (it.worth > best.worth) best = it;
    const bought = [...path, it.option].sort();
    const key = bought.join(' ');
    if (search.seen.has(key)) continue;
    search.seen.add(key);
    const after = it.after();
    const further = searchPlan(search, after, it.worth, followUps(after, [...names, it.option]), rest, bought);
    if (further.worth > best.worth) best = { option: it.option, worth: further.worth, spent: it.spent };
  }
  return best;
}

/** The options that were good before, and the same space again: a removed flag leaves room for another. */
function followUps(after: Position, names: readonly string[]): string[] {
  const { round } = after;
  if (!round) return [];
  const others = names.some((it) => spaceReferred(it) === undefined) ? new Set(optionsOf(after, round)) : undefined;
  return [...new Set(names)].filter((it) => spaceReferred(it) !== undefined || others?.has(it));
}

/** The position after an option. */
export const afterOption = (q: HeuristicInput, option: string): Position | undefined =>
  stepsOf(q, q.g, [option])[0]?.after();

/** The best of the purchases possible at a space. */
export function bestPurchase(q: HeuristicInput, space: Space): PlannedPurchase | undefined {
  const { round } = q.g;
  if (!round) return undefined;
  return bestOf(affordable(q.g, round, space), (act) =>
    worth(
      q.stakes,
      tryOnMap(q, q.g, (copy, copiedRound) => buy(copy, copiedRound, act)),
    ),
  )?.item;
}
