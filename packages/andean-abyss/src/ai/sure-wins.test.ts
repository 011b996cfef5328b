import { playOut } from '@sandtable/ai';
import { type Json, type SeatId, seatBots, winners } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../data/spaces.js';
import { FACTIONS, type Faction } from '../factions.js';
import { andeanAbyss as game } from '../index.js';
import { positionWith } from '../testing/positions.js';
import { hooks } from './hooks.js';

/** Only this faction acts on the last card before a Propaganda round; who has won after its Victory phase? */
function winnersAfterTurn(faction: Faction, spaces: Json): readonly SeatId[] {
  const position = positionWith({
    card: 60,
    next: 74,
    propagandas: 1,
    spaces,
    eligible: [faction],
    resources: { government: 20, farc: 5, auc: 5, cartels: 5 },
  });
  const seating = Object.fromEntries(FACTIONS.map((it) => [it, it === faction ? 'medium' : 'random']));
  const over = new Error('nobody has won');
  try {
    const result = playOut(hooks.rules, position, seatBots(game, FACTIONS, seating, 'small'), {
      onCheckpoint(at) {
        if (at.step !== 'act') throw over;
      },
    });
    return winners(result);
  } catch (error) {
    if (error !== over) throw error;
    return [];
  }
}

describe('7.2 a win that one turn can bring', () => {
  it.each<SpaceId>(['medellin', 'cesar', 'antioquia', 'santander', 'cali'])(
    'AUC builds its first base in %s',
    (space) => {
      expect(winnersAfterTurn('auc', { [space]: { 'auc-guerrilla-underground': 2 } })).toEqual(['auc']);
    },
  );
});

describe('7.2 a loss that one answer prevents', () => {
  it.each<SpaceId>(['choco', 'cesar', 'arauca', 'meta-east', 'guaviare'])(
    'the only base of AUC, in %s, is assaulted before it wins',
    (space) => {
      const spaces = { [space]: { troops: 6, police: 2, 'auc-base': 1 } };
      expect(winnersAfterTurn('government', spaces)).toEqual([]);
    },
  );
});
