import { type Message, say, tell } from '@sandtable/kernel';
import type { Position } from '../position.js';
import { SIDES } from '../sides.js';
import { type Strength, strengthsOf } from '../strength.js';

/** 7.1 told: which tiles turn up, and what strength is made of. */

/** Things one after the other, in one sentence. */
export const listed = (key: string, [first, ...rest]: readonly (string | Message)[]): string | Message =>
  rest.length === 0 ? first : say(key, { first, rest: listed(key, rest) });

/** 7.1.1. */
export function tellTiles(g: Position, index: number): void {
  for (const side of SIDES) {
    const { basic, bonus } = g.display[side][index];
    const tiles = [...basic, ...bonus].map((tile) => `tile:${tile}`);
    const named = { side: `seat:${side}` };
    if (tiles.length === 0) tell(g, 'log.tiles.none', named);
    else tell(g, 'log.tiles', { ...named, tiles: listed('log.tiles.list', tiles) });
  }
}

const PARTS: Readonly<Record<Strength['why'], string>> = {
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
export function tellStrength(g: Position, index: number): { readonly britain: number; readonly france: number } {
  const total = { britain: 0, france: 0 };
  for (const side of SIDES) {
    const sums = new Map<Strength['why'], number>();
    for (const { why, n } of strengthsOf(g, side, index)) {
      sums.set(why, (sums.get(why) ?? 0) + n);
      total[side] += n;
    }
    const parts = [...sums].map(([why, n]) => say(PARTS[why], { n }));
    if (parts.length > 0) tell(g, 'log.strength.of', { side: `seat:${side}`, parts: listed('log.list', parts) });
  }
  tell(g, 'log.strength', total);
  return total;
}
