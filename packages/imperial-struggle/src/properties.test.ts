import { below, type Match, parseRecord, printRecord, recordOf, replayRecord } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { imperialStruggle as game } from './index.js';
import type { Position } from './position.js';
import { playAll } from './testing/games.js';

/** Whole random games over every option of the game; each property is looked at along the way. */
const SEEDS = 24;

const sight = (match: Match<Position>): string =>
  JSON.stringify([match.position.vp, match.position.flags, [...match.position.chance.state], match.result ?? null]);

describe('4.0 over whole games', () => {
  it(`holds over ${SEEDS} games: options at every decision, invariants, an end, and a record that replays to it`, () => {
    const ends = new Set<string>();
    playAll(
      SEEDS,
      (match) => {
        for (const decision of match.pending()) {
          const options = decision.options();
          if (options.length === 0) throw new Error(`${decision.prompt.key} has no option`);
          if (new Set(options).size !== options.length)
            throw new Error(`${decision.prompt.key} offers one thing twice`);
        }
        game.check(match.position);
      },
      (match) => {
        ends.add(match.result?.reason.key ?? '');
        if (sight(replayRecord(game, parseRecord(printRecord(recordOf(match))))) !== sight(match))
          throw new Error('the record replays differently');
      },
    );
    expect(ends.size).toBeGreaterThan(1);
  }, 60_000);

  it('5.3 every option that is offered can be carried out', () => {
    playAll(SEEDS, (match, chance) => {
      if (below(chance, 60) > 0) return;
      const [{ seat, prompt, options }] = match.pending();
      for (const option of options()) {
        const fork = match.fork();
        try {
          fork.choose(option, seat);
        } catch (error) {
          throw new Error(`${prompt.key}: ${option}: ${error instanceof Error ? error.message : error}`);
        }
        game.check(fork.position);
        if (!fork.result && fork.pending()[0].options().length === 0) throw new Error(`${option} leads nowhere`);
      }
    });
  }, 60_000);
});
