import { toy } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ladder, ladderPlayers } from '../ladder/ladder.js';

describe('a ladder', () => {
  it('puts every player into every seat from the same seeds, and says how much it gains there', async () => {
    const players = ladderPlayers(toy);
    const plan = { players, games: 10, seed: 'ladder', jobs: 1, module: '', settings: {} };
    const { rows } = await ladder(toy, plan, () => undefined);
    expect(new Set(rows.map(({ seat }) => seat))).toEqual(new Set(['red', 'blue']));
    // A player in the place of itself wins exactly as often.
    for (const { player, seat, seating, gain } of rows) if (seating[seat] === player) expect(gain).toBe(0);
    expect(rows.every(({ games, wins }) => games === 10 && wins <= games)).toBe(true);
    const again = await ladder(toy, plan, () => undefined);
    expect(again.rows).toEqual(rows);
  });
});
