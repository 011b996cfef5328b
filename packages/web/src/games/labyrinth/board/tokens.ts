import { marksIn, sadrIn } from '@sandtable/labyrinth/board';
import type { CountryId, View } from '@sandtable/labyrinth/board-data';
import type { BoardBox, ZoomLevel } from '../../shared/board/frame.js';
import { at, plotsIn } from '../view.js';

/** The pieces and markers in a country, and their places in its box. */

/** Pieces that move from country to country. */
export const PIECES = ['troops', 'nato', 'sleeper', 'active', 'sadr'] as const;
/** Markers of a state or an effect. */
const MARKERS = [
  'plot-hidden',
  'plot-1',
  'plot-2',
  'plot-3',
  'wmd',
  'regime-green',
  'regime-tan',
  'besieged',
  'aid',
  'cadre',
  'event',
] as const;
export type TokenKind = (typeof PIECES)[number] | (typeof MARKERS)[number];
export const TOKEN_KINDS: readonly TokenKind[] = [...PIECES, ...MARKERS];

export type TokenCounts = Readonly<Partial<Record<TokenKind, number>>>;

export function countsIn(view: View, country: CountryId): TokenCounts {
  const here = at(view, country);
  const plots = plotsIn(view, country);
  const plot = (kind: string) => plots.filter((it) => it.kind === kind).length;
  return {
    troops: here.troops ?? 0,
    nato: view.nato === country ? 1 : 0,
    sleeper: here.sleepers ?? 0,
    active: here.active ?? 0,
    sadr: sadrIn(view, country),
    'plot-hidden': plot('hidden'),
    'plot-1': plot('plot-1'),
    'plot-2': plot('plot-2'),
    'plot-3': plot('plot-3'),
    wmd: plot('wmd'),
    'regime-green': here.regimeChange === 'green' ? 1 : 0,
    'regime-tan': here.regimeChange === 'tan' ? 1 : 0,
    besieged: here.besieged ? 1 : 0,
    aid: here.aid ?? 0,
    cadre: here.cadre ? 1 : 0,
    event: marksIn(view, country).length,
  };
}

/** The kinds that are there, without event markers, which have names of their own. */
export const tokensHeld = (counts: TokenCounts) =>
  TOKEN_KINDS.filter((kind) => kind !== 'event').filter((kind) => (counts[kind] ?? 0) > 0);

export interface PlacedToken {
  readonly kind: TokenKind;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Above 1: a stack with a number. */
  readonly count: number;
}

const ONE_BY_ONE: Readonly<Record<ZoomLevel, number>> = { near: 3, middle: 2, far: 1 };
const LARGEST: Readonly<Record<ZoomLevel, number>> = { near: 38, middle: 46, far: 54 };
const SMALLEST = 16;
/** The visible part of a piece beside the next one of its kind, as a fraction of its size. */
const OVERLAP = 0.62;

interface Run {
  readonly kind: TokenKind;
  readonly singles: number;
  readonly count: number;
}

const widthOf = ({ singles, count }: Run, size: number): number =>
  count > 1 ? size * (1.06 + 0.44 * String(count).length) : size * (1 + OVERLAP * (singles - 1));

/** Places tokens row by row, as large as they fit. */
export function placeTokens(
  counts: TokenCounts,
  [left, top, width, height]: BoardBox,
  distance: ZoomLevel,
): readonly PlacedToken[] {
  const runs = TOKEN_KINDS.flatMap((kind): Run[] => {
    const n = counts[kind] ?? 0;
    if (n === 0) return [];
    return n > ONE_BY_ONE[distance] ? [{ kind, singles: 1, count: n }] : [{ kind, singles: n, count: 1 }];
  });
  for (let size = LARGEST[distance]; ; size -= 2) {
    const rows = rowsOf(runs, size, width);
    if (rows.length * size > height && size > SMALLEST) continue;
    const line = Math.min(size * 1.12, height / rows.length);
    const above = top + (height - line * rows.length) / 2;
    return rows.flatMap((row, index) => laid(row, left, above + line * (index + 0.5), width, size));
  }
}

const GAP = 0.14;
const wide = (row: readonly Run[], size: number): number =>
  row.reduce((sum, run) => sum + widthOf(run, size), GAP * size * (row.length - 1));

function rowsOf(runs: readonly Run[], size: number, width: number): readonly (readonly Run[])[] {
  const rows: Run[][] = [];
  for (const run of runs) {
    const row = rows.at(-1);
    if (row && wide([...row, run], size) <= width) row.push(run);
    else rows.push([run]);
  }
  return rows;
}

function laid(row: readonly Run[], left: number, y: number, width: number, size: number): readonly PlacedToken[] {
  let x = left + (width - wide(row, size)) / 2;
  return row.flatMap((run) => {
    const start = x;
    x += widthOf(run, size) + GAP * size;
    return Array.from({ length: run.singles }, (_, i) => ({
      kind: run.kind,
      x: start + size / 2 + i * size * OVERLAP,
      y,
      size,
      count: run.count,
    }));
  });
}
