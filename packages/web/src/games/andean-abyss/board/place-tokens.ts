import { PIECE_IDS, type PieceId, type SpaceId, type View } from '@sandtable/andean-abyss/board-data';
import type { BoardBox, ZoomLevel } from '../../shared/board/frame.js';

/** Arranges the pieces of a space in the box that it has for them. */

export interface PlacedToken {
  readonly piece: PieceId;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Above 1: a stack with a number. */
  readonly count: number;
  readonly shipments: number;
}

const SIZE: Readonly<Record<ZoomLevel, number>> = { near: 32, middle: 44, far: 62 };
const ONE_BY_ONE: Readonly<Record<ZoomLevel, number>> = { near: 6, middle: 3, far: 1 };
/** A box wider than this gets larger pieces. */
const WIDE = 165;
/** Pieces of one kind overlap, like wooden pieces pushed together. */
const OVERLAP = 0.62;
/** The width of a stack with its number, by the number's digits. */
const stackOf = (n: number): number => (n > 9 ? 1.95 : 1.5);
const MIN_SIZE: Readonly<Record<ZoomLevel, number>> = { near: 20, middle: 23, far: 31 };

interface Run {
  readonly piece: PieceId;
  readonly n: number;
  readonly shipments: number;
}

export function pieceRuns(view: View, space: SpaceId): readonly Run[] {
  const here = view.spaces[space];
  if (!here) return [];
  return PIECE_IDS.filter((piece) => (here[piece] ?? 0) > 0).map((piece) => ({
    piece,
    n: here[piece] ?? 0,
    shipments: (view.shipments ?? []).filter((s) => s.space === space && s.guerrilla === piece).length,
  }));
}

const widthOf = (run: Run, most: number): number =>
  run.n > most ? (run.n > 1 ? stackOf(run.n) : 1) : 1 + (run.n - 1) * OVERLAP;

/** Breaks runs into rows no wider than `width` (in pieces). Pieces of one kind stay together. */
function rowsOf(runs: readonly Run[], most: number, width: number): readonly (readonly Run[])[] {
  const rows: Run[][] = [];
  let left = 0;
  for (const run of runs) {
    const wide = widthOf(run, most);
    const row = rows.at(-1);
    if (row && wide <= left) {
      row.push(run);
      left -= wide;
    } else {
      rows.push([run]);
      left = width - wide;
    }
  }
  return rows;
}

/**
 * Draws pieces one by one while they fit. Otherwise kinds become stacks, larger kinds first; if that is still too much,
 * everything is drawn smaller. Rows go below the label, in the order of the factions.
 */
export function placeTokens(
  runs: readonly Run[],
  [left, top, width, height]: BoardBox,
  distance: ZoomLevel,
): readonly PlacedToken[] {
  if (runs.length === 0) return [];
  let size = SIZE[distance] * (width > WIDE ? 1.15 : 1);
  let most = ONE_BY_ONE[distance];
  let rows = rowsOf(runs, most, width / size);
  const fits = () =>
    rows.length * size <= height + size * 0.2 &&
    rows.every((row) => row.reduce((sum, run) => sum + widthOf(run, most), 0) * size <= width + 1);
  while (!fits() && (most > 1 || size > MIN_SIZE[distance])) {
    if (most > 1) most--;
    else size *= 0.94;
    rows = rowsOf(runs, most, width / size);
  }
  const tokens: PlacedToken[] = [];
  const high = rows.length * size;
  rows.forEach((row, index) => {
    const wide = row.reduce((sum, run) => sum + widthOf(run, most), 0) * size;
    let x = left + (width - wide) / 2;
    const y = top + Math.max(0, (height - high) / 2) + (index + 0.5) * size;
    for (const run of row) {
      const stacked = run.n > most && run.n > 1;
      const drawn = stacked ? 1 : run.n;
      for (let i = 0; i < drawn; i++) {
        tokens.push({
          piece: run.piece,
          x: Math.round(x + size / 2 + i * size * OVERLAP),
          y: Math.round(y),
          size: Math.round(size),
          count: stacked ? run.n : 1,
          shipments: stacked ? run.shipments : spread(run.shipments, drawn, i),
        });
      }
      x += widthOf(run, most) * size;
    }
  });
  return tokens;
}

/** Gives each guerrilla one shipment, while there are guerrillas. */
const spread = (shipments: number, among: number, index: number): number =>
  Math.floor(shipments / among) + (index < shipments % among ? 1 : 0);
