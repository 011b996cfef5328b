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

const overlap = ([ax, ay, aw, ah]: BoardBox, [bx, by, bw, bh]: BoardBox): number =>
  Math.max(0, Math.min(ax + aw, bx + bw) - Math.max(ax, bx)) *
  Math.max(0, Math.min(ay + ah, by + bh) - Math.max(ay, by));

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

interface Candidate {
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
  const candidates = names.map(({ name, of, side: preferred, within }): readonly Candidate[] => {
    const near = taken.filter(
      (box) => overlap(box, [of[0] - 12 * size, of[1] - 4 * size, of[2] + 24 * size, of[3] + 8 * size]) > 0,
    );
    const all = nameForms(name).flatMap((form) => {
      const wide = Math.max(...form.lines.map(widthOf)) * size;
      const high = form.lines.length * LINE_HEIGHT * size;
      return NAME_PLACES.map(({ side, shift }): Candidate => {
        const [fromX, fromY, w, h] = boxAt(of, side, wide, high);
        const [x, y] =
          side === 'below' || side === 'above' ? [fromX + shift * wide, fromY] : [fromX, fromY + shift * high];
        // A name at the edge moves inwards.
        const free = Math.max(within[0], Math.min(x, within[0] + within[2] - w));
        const box: BoardBox = side === 'below' || side === 'above' ? [free, y, w, h] : [x, y, w, h];
        const outside = w * h - overlap(box, within);
        const covered = near.reduce((sum, it) => sum + overlap(it, box), outside > 1 ? outside : 0);
        return {
          form,
          side,
          box,
          cost: form.cost + (side === preferred ? 0 : OTHER_SIDE) + Math.abs(shift) * SHIFTED + worth(covered),
        };
      });
    });
    // The cheapest first: the search ends where even the bare cost is too high.
    return all.sort((a, b) => a.cost - b.cost);
  });
  const chosen: (Candidate | undefined)[] = names.map(() => undefined);
  for (let pass = 0; pass < PASSES; pass++) {
    for (const [i, all] of candidates.entries()) {
      const costOf = ({ cost, box }: Candidate, best: number): number => {
        let sum = cost;
        for (const [j, other] of chosen.entries()) {
          if (sum >= best) return sum;
          if (j !== i && other) sum += worth(overlap(other.box, box));
        }
        return sum;
      };
      let least = Number.POSITIVE_INFINITY;
      for (const candidate of all) {
        if (candidate.cost >= least) break;
        const cost = costOf(candidate, least);
        if (cost < least) [least, chosen[i]] = [cost, candidate];
      }
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

function placed({ form, side, box }: Candidate, size: number): PlacedName {
  const [x, y, width] = box;
  const anchor = ANCHORS[side];
  const atX = anchor === 'start' ? x : anchor === 'end' ? x + width : x + width / 2;
  return { lines: form.lines, at: [atX, y + size * ASCENT], anchor, box };
}
