import { judgeFrom, Simulator } from '@sandtable/ai';
import type { SeatKnowledge } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { Position } from '../position.js';
import { positionWith } from '../testing/positions.js';
import { hooks } from './hooks.js';
import { weights } from './weights.js';

const judge = judgeFrom(hooks, weights);

/** Values of the base policy's round, for France at its beginning. */
function worthOf(position: Position, depth: number, blends?: true): number | undefined {
  const seen = hooks.rules.redact(position, 'france');
  const knowledge: SeatKnowledge<Position> = { checkpoint: seen, now: seen, answers: [], shownOutcomes: [] };
  return new Simulator(hooks, judge, { depth, blends }, knowledge, 0, 'france', 'look').carryOut({
    world: 0,
    fixed: [],
  })?.value;
}

describe('how far a player looks ahead', () => {
  it('what the network says right after the round counts as much as what it says two rounds later', () => {
    const position = positionWith({ rounds: 2 });
    const [now, later] = [worthOf(position, 0), worthOf(position, 2)];
    expect(now).not.toBe(later);
    expect(worthOf(position, 2, true)).toBeCloseTo(((now ?? 0) + (later ?? 0)) / 2, 12);
  });

  it('scores the turn before it asks the network, because nobody decides anything in between', () => {
    // Britain wins by the marker as soon as the turn is scored, whatever the network thinks of it.
    const lost = { rounds: 7, first: 'britain', vp: -9, available: ['e2-d2'] } as const;
    expect(worthOf(positionWith(lost), 0)).toBe(0);
  });
});
