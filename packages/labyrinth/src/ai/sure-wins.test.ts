import { playOut } from '@sandtable/ai';
import { seatBots, winners } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { CountryId } from '../data/countries.js';
import { labyrinth as game } from '../index.js';
import type { Position } from '../position.js';
import { positionWith } from '../testing/positions.js';
import { hooks } from './hooks.js';

/** Plays on with a searching US until its Action Phase is over or the game is. */
function playUsPhase(position: Position): { readonly position: Position; readonly isWon: boolean } {
  const players = seatBots(game, ['us', 'jihadist'], { us: 'medium', jihadist: 'steady' }, 'small');
  const over = new Error('the phase is over');
  try {
    const result = playOut(hooks.rules, position, players, {
      onCheckpoint(at) {
        if (at.step !== 'us') throw over;
      },
    });
    return { position, isWon: winners(result).includes('us') };
  } catch (error) {
    if (error !== over) throw error;
    return { position, isWon: false };
  }
}

/** A 3-Ops card without an association: Oil Price Spike. */
const THREE_OPS = 117;

describe('2.1.1 a win that one turn can bring', () => {
  it.each<CountryId>(['egypt', 'iraq', 'yemen', 'sudan', 'morocco'])('the last cell is disrupted in %s', (country) => {
    const position = positionWith({
      countries: { [country]: { governance: 'fair', alignment: 'ally', active: 1, troops: 2 } },
      us: [THREE_OPS],
      step: 'us',
      played: 1,
    });
    expect(playUsPhase(position).isWon).toBe(true);
  });
});

describe('8.5.6 a loss that one answer prevents', () => {
  it.each([1, 2, 3, 4, 5])('the only plot, in the United States, is blocked with %i cells on the map', (cells) => {
    const position = positionWith({
      countries: {
        'united-states': { plots: [4] },
        iraq: { governance: 'poor', alignment: 'adversary', sleepers: cells },
      },
      us: [THREE_OPS],
      step: 'us',
      played: 1,
    });
    expect(playUsPhase(position).position.plots).toEqual([]);
  });
});
