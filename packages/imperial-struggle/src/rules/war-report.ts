import type { Message } from '@sandtable/kernel';
import type { Position } from '../position.js';
import { warTileRef } from '../references.js';
import { SIDES } from '../sides.js';
import { type Strength, strengthsOf } from '../strength.js';
import { type KeyOf, log, text } from '../text.js';

/** 7.1: logs which tiles are turned over, and what strength is made of. */

/** Things one after the other, in one sentence. */
export const listed = (
  key: 'log.list' | 'log.tiles.list',
  [first, ...rest]: readonly (string | Message)[],
): string | Message => (rest.length === 0 ? first : text(key, { first, rest: listed(key, rest) }));

/** 7.1.1. */
export function logTiles(g: Position, index: number): void {
  for (const side of SIDES) {
    const { basic, bonus } = g.display[side][index];
    const tiles = [...basic, ...bonus].map((tile) => warTileRef(tile));
    const named = { side: `seat:${side}` };
    if (tiles.length === 0) log(g, 'log.tiles.none', named);
    else log(g, 'log.tiles', { ...named, tiles: listed('log.tiles.list', tiles) });
  }
}

const PARTS: Readonly<Record<Strength['reason'], KeyOf<'log', 'n'>>> = {
  tile: 'log.strength.tile',
  alliance: 'log.strength.alliance',
  space: 'log.strength.space',
  keyword: 'log.strength.keyword',
  fort: 'log.strength.fort',
  squadron: 'log.strength.squadron',
  conflict: 'log.strength.conflict',
  byng: 'log.strength.byng',
  dominance: 'log.strength.dominance',
};

/** 7.1.3-4: what each side has there, by kinds, and the sums. */
export function logStrength(g: Position, index: number): { readonly britain: number; readonly france: number } {
  const total = { britain: 0, france: 0 };
  for (const side of SIDES) {
    const sums = new Map<Strength['reason'], number>();
    for (const { reason, n } of strengthsOf(g, side, index)) {
      sums.set(reason, (sums.get(reason) ?? 0) + n);
      total[side] += n;
    }
    const parts = [...sums].map(([why, n]) => text(PARTS[why], { n }));
    if (parts.length > 0) log(g, 'log.strength.of', { side: `seat:${side}`, parts: listed('log.list', parts) });
  }
  log(g, 'log.strength', total);
  return total;
}
