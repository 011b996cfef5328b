import type { BoardBox, BoardPoint } from './frame.js';
import { type NameForm, nameForms } from './short-names.js';

/**
 * Puts names beside what they name. A name is never left out and never smaller than asked for: if there is no room, it
 * moves to another side or is shortened.
 */

const NAME_SIDES = ['below', 'above', 'right', 'left'] as const;
type NameSide = (typeof NAME_SIDES)[number];

/** A name stands in the middle of its side, or is shifted along it by a part of its length. */
const NAME_PLACES = NAME_SIDES.flatMap((side) => [0, -0.35, 0.35].map((shift) => ({ side, shift })));
const SHIFTED = 24;

export interface NameToPlace<S extends string> {
  readonly id: S;
  readonly name: string;
  /** What the name stands beside. */
  readonly of: BoardBox;
  /** The side where it stands if there is room. */
  readonly side: NameSide;
  /** The part of the board that it must not leave. */
  readonly within: BoardBox;
}

export interface PlacedName {
  readonly lines: readonly string[];
  /** Where the first line is anchored, on its baseline. */
  readonly at: BoardPoint;
  readonly anchor: 'middle' | 'start' | 'end';
  readonly box: BoardBox;
}

/** The height of a line, and of its letters above the baseline, in multiples of the font size. */
export const LINE_HEIGHT = 1.04;
const ASCENT = 0.8;
const GAP = 2;
const OTHER_SIDE = 6;
/** Overlaps are worse than anything else; this is the cost of one that covers a letter. */
const OVERLAP = 160;
const PASSES = 5;
/** From this cost on a name is only its initials, or touches another one. */
const UNCLEAR = 70;
const NOWHERE: BoardBox = [0, 0, 0, 0];

/** By index, because this runs a hundred thousand times while a game opens, before the browser has optimized anything. */
function overlap(a: BoardBox, b: BoardBox): number {
  const wide = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0]);
  if (wide <= 0) return 0;
  const high = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]);
  return high <= 0 ? 0 : wide * high;
}

function boxAt([x, y, width, height]: BoardBox, side: NameSide, wide: number, high: number): BoardBox {
  switch (side) {
    case 'below':
      return [x + (width - wide) / 2, y + height + GAP, wide, high];
    case 'above':
      return [x + (width - wide) / 2, y - GAP - high, wide, high];
    case 'right':
      return [x + width + GAP, y + (height - high) / 2, wide, high];
    case 'left':
      return [x - GAP - wide, y + (height - high) / 2, wide, high];
  }
}

/** A form of a name at a place. Where it lies and what it covers is found out only if it could be the best. */
interface Candidate {
  readonly form: NameForm;
  readonly place: (typeof NAME_PLACES)[number];
  /** Before anything is known of its place: less than the cost, never more. */
  readonly leastCost: number;
  measured?: MeasuredCandidate;
}

interface MeasuredCandidate {
  readonly form: NameForm;
  readonly side: NameSide;
  readonly box: BoardBox;
  /** Without what other names take. */
  readonly cost: number;
}

export function placeNames<S extends string>(
  names: readonly NameToPlace<S>[],
  taken: readonly BoardBox[],
  size: number,
  widthOf: (text: string) => number,
): ReadonlyMap<S, PlacedName> {
  const area = size * size;
  const worth = (covered: number) => (covered / area) * OVERLAP + (covered > 0 ? OVERLAP / 2 : 0);
  const candidates = names.map(({ name, side: preferred }) =>
    nameForms(name)
      .flatMap((form) =>
        NAME_PLACES.map((place): Candidate => {
          const { side, shift } = place;
          const leastCost = form.cost + (side === preferred ? 0 : OTHER_SIDE) + Math.abs(shift) * SHIFTED;
          return { form, place, leastCost };
        }),
      )
      // The cheapest first: the search ends where even the least cost is too high.
      .sort((a, b) => a.leastCost - b.leastCost),
  );
  const near = names.map(({ of }) => {
    const around: BoardBox = [of[0] - 12 * size, of[1] - 4 * size, of[2] + 24 * size, of[3] + 8 * size];
    return taken.filter((box) => overlap(box, around) > 0);
  });
  const measure = (
    { form, place: { side, shift }, leastCost }: Candidate,
    { of, within }: NameToPlace<S>,
    obstacles: readonly BoardBox[],
  ): MeasuredCandidate => {
    const wide = Math.max(...form.lines.map(widthOf)) * size;
    const high = form.lines.length * LINE_HEIGHT * size;
    const isAcross = side === 'below' || side === 'above';
    const [fromX, fromY] = boxAt(of, side, wide, high);
    const x = isAcross ? fromX + shift * wide : fromX;
    const y = isAcross ? fromY : fromY + shift * high;
    // A name at the edge moves inwards.
    const free = Math.max(within[0], Math.min(x, within[0] + within[2] - wide));
    const box: BoardBox = [isAcross ? free : x, y, wide, high];
    const outside = wide * high - overlap(box, within);
    let covered = outside > 1 ? outside : 0;
    for (const obstacle of obstacles) covered += overlap(obstacle, box);
    return { form, side, box, cost: leastCost + worth(covered) };
  };
  const measured = (candidate: Candidate, i: number): MeasuredCandidate => {
    candidate.measured ??= measure(candidate, names[i] as NameToPlace<S>, near[i] ?? []);
    return candidate.measured;
  };
  const chosen: (MeasuredCandidate | undefined)[] = names.map(() => undefined);
  const costs: number[] = names.map(() => Number.POSITIVE_INFINITY);
  /** What a candidate costs among the other names, as far as it is below `most`. */
  const costOf = ({ cost, box }: MeasuredCandidate, i: number, most: number, without = i): number => {
    let sum = cost;
    for (let j = 0; j < chosen.length && sum < most; j++) {
      const other = chosen[j];
      if (j !== i && j !== without && other) sum += worth(overlap(other.box, box));
    }
    return sum;
  };
  const choose = (i: number, most = Number.POSITIVE_INFINITY): void => {
    let least = most;
    for (const candidate of candidates[i] ?? []) {
      if (candidate.leastCost >= least) break;
      const cost = costOf(measured(candidate, i), i, least);
      if (cost >= least) continue;
      least = cost;
      costs[i] = cost;
      chosen[i] = candidate.measured;
    }
  };
  for (let pass = 0; pass < PASSES; pass++) for (const i of names.keys()) choose(i);
  // Two names can be in each other's way where neither finds a better place alone.
  for (const i of names.keys()) {
    for (const candidate of candidates[i] ?? []) {
      const before = costs[i] ?? 0;
      if (before < UNCLEAR || candidate.leastCost >= before) break;
      const mine = measured(candidate, i);
      const inTheWay = [...chosen.keys()].filter((j) => j !== i && overlap(chosen[j]?.box ?? NOWHERE, mine.box) > 0);
      const [j, ...more] = inTheWay;
      if (j === undefined || more.length > 0) continue;
      const gain = before - costOf(mine, i, before, j);
      if (gain <= 0) continue;
      const was = { i: chosen[i], j: chosen[j], cost: costs[j] ?? 0 };
      chosen[i] = mine;
      chosen[j] = undefined;
      costs[j] = was.cost + gain;
      choose(j, costs[j]);
      if (chosen[j] === undefined) {
        [chosen[i], chosen[j], costs[j]] = [was.i, was.j, was.cost];
        continue;
      }
      costs[i] = costOf(mine, i, Number.POSITIVE_INFINITY);
    }
  }
  return new Map(
    names.flatMap(({ id }, i): [S, PlacedName][] => {
      const it = chosen[i];
      return it ? [[id, placed(it, size)]] : [];
    }),
  );
}

const ANCHORS = { below: 'middle', above: 'middle', right: 'start', left: 'end' } as const;

function placed({ form, side, box }: MeasuredCandidate, size: number): PlacedName {
  const [x, y, width] = box;
  const anchor = ANCHORS[side];
  const atX = anchor === 'start' ? x : anchor === 'end' ? x + width : x + width / 2;
  return { lines: form.lines, at: [atX, y + size * ASCENT], anchor, box };
}
