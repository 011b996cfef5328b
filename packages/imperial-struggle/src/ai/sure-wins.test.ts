import { playOut } from '@sandtable/ai';
import { type SeatId, seatBots, winners } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { Commodity, SpaceId } from '../data/spaces.js';
import { imperialStruggle as game } from '../index.js';
import { type PositionFields, positionWith } from '../testing/positions.js';
import { hooks } from './hooks.js';

/** The last round of turn 1, for France; who has won after scoring? */
function winnersAfterTurn(fields: PositionFields): readonly SeatId[] {
  const position = positionWith({
    rounds: 7,
    first: 'britain',
    available: ['e4-d2-a', 'd4-e2-a', 'm4-e2-a'],
    ...fields,
  });
  const players = seatBots(game, ['britain', 'france'], { britain: 'random', france: 'medium' }, 'small');
  const over = new Error('nobody has won');
  try {
    const result = playOut(hooks.rules, position, players, {
      onCheckpoint({ turn, step }) {
        if (turn > 1 || step === 'war') throw over;
      },
    });
    return winners(result);
  } catch (error) {
    if (error !== over) throw error;
    return [];
  }
}

/** Each Region must be led by two, so that a single space does not win its Award. */
const DEAR_AWARDS = { europe: 0, 'north-america': 0, caribbean: 0, india: 0 };

/** A Market, a French Territory beside it, and what it yields. */
const MARKETS = [
  ['ile-aux-noix', 'quebec-and-montreal', 'furs'],
  ['northeast-channel', 'acadia', 'fish'],
  ['caicos', 'st-domingue', 'tobacco'],
  ['martinique', 'guadeloupe', 'sugar'],
  ['karaikal', 'pondicherry', 'cotton'],
] satisfies readonly (readonly [SpaceId, SpaceId, Commodity])[];

describe('4.1.13 a win that one round can bring', () => {
  it.each(MARKETS)('the Market %s, beside %s, gives the lead in %s', (_market, territory, commodity) => {
    const position = { vp: 28, france: [territory], demand: [commodity], awards: DEAR_AWARDS };
    expect(winnersAfterTurn(position)).toEqual(['france']);
  });
});

describe('4.1.13 a loss that one answer prevents', () => {
  it.each(MARKETS)('the British Market %s, beside %s, loses the lead in %s', (market, territory, commodity) => {
    const position = { vp: 2, britain: [market], france: [territory], demand: [commodity], awards: DEAR_AWARDS };
    expect(winnersAfterTurn(position)).toEqual([]);
  });
});
