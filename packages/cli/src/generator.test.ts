import { newMatch, parseRecord, printRecord, recordOf, replayRecord } from '@sandtable/kernel';
import { observableState, playRandomly } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { games } from './games.js';

const SEED = '0123456789abcdef'.repeat(4);

describe.each(Object.values(games))('$title with ChaCha20 dice', (game) => {
  const begin = () => newMatch(game, { seed: SEED, generator: 'chacha20' });
  const match = playRandomly(begin(), 'chacha', 60);

  it('is dealt differently than with the fast generator', () => {
    expect(game.writePosition(begin().position)).not.toEqual(
      game.writePosition(newMatch(game, { seed: SEED }).position),
    );
  });

  it('replays from its record, from a position file and from a fork to the same match and the same future', () => {
    const again = replayRecord(game, parseRecord(printRecord(recordOf(match))));
    expect(observableState(again)).toEqual(observableState(match));
    const ends = [
      match.fork(),
      again,
      match.fork(20),
      newMatch(game, { seed: 'other', position: match.positionJson() }),
    ];
    for (const { seat, option } of match.answers.slice(20)) ends[2].choose(option, seat);
    const [first, ...others] = ends.map((it) => {
      const { position, chance, result } = observableState(playRandomly(it, 'on', 40));
      return { position, chance, result };
    });
    for (const other of others) expect(other).toEqual(first);
  });

  it('undoes an answer exactly', () => {
    const played = begin();
    let undone = 0;
    for (let i = 0; i < 60 && !played.result; i++) {
      const before = observableState(played);
      playRandomly(played, `undo ${i}`, 1);
      const after = observableState(played);
      if (!played.undo(after.answers.at(-1)?.seat)) continue;
      undone++;
      expect(observableState(played)).toEqual(before);
      const last = after.answers[after.answers.length - 1];
      played.choose(last.option, last.seat);
    }
    expect(undone).toBeGreaterThan(0);
  });

  it('shows the state of the generator to nobody', () => {
    const { state } = match.position.chance;
    for (const seat of [...match.seats, 'observer']) {
      expect([...game.redact(match.position, seat).chance.state].every((word) => word === 1)).toBe(true);
      const view = JSON.stringify(match.view(seat));
      for (const word of state.slice(0, 8)) {
        expect(view).not.toContain(String(word));
        expect(view).not.toContain(word.toString(16));
      }
    }
  });
});
