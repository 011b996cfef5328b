import { describe, expect, it } from 'vitest';
import type { Game } from './game.js';
import { type Match, newMatch } from './match.js';
import { CHECKPOINT, type Procedure } from './procedure.js';
import { parseRecord, printRecord, recordOf, replayRecord } from './record.js';
import { observableState, playRandomly, refusal, type Toy, toy } from './testing/index.js';

const start = (seed = 'm', more = {}) => newMatch(toy, { seed, ...more });
/** Both bid; red marches first. */
const afterBids = (seed?: string, more?: object) => {
  const match = start(seed, more);
  match.choose('number:2', 'red');
  match.choose('number:1', 'blue');
  return match;
};

describe('a match', () => {
  it('asks, accepts a legal answer, and refuses any other without changing', () => {
    const match = afterBids();
    expect(match.decision()?.seat).toBe('red');
    expect(match.decision()?.rule).toBe('1.2');
    const before = observableState(match);
    expect(refusal(() => match.choose('space:moon'))).toEqual({
      key: 'error.notAnOption',
      params: { given: 'space:moon', allowed: 'space:hill, space:ford, space:mill, hold, aside:gift' },
    });
    expect(refusal(() => match.choose('hold', 'blue')).key).toBe('error.notAsked');
    expect(observableState(match)).toEqual(before);
  });

  it('accepts an answer by a former id, and keeps it as it was given', () => {
    const renamed = { ...toy, formerOptionIds: new Map([['place:hill', 'space:hill']]) };
    const play = (game: typeof toy, place: string) => {
      const match = newMatch(game, { seed: 'former' });
      match.choose('number:2', 'red');
      match.choose('number:1', 'blue');
      match.choose(place, 'red');
      return match;
    };
    const match = play(renamed, 'place:hill');
    expect(match.position).toEqual(play(toy, 'space:hill').position);
    expect(match.answers.map(({ option }) => option)).toEqual(['number:2', 'number:1', 'place:hill']);
    const record = parseRecord(printRecord(recordOf(match)));
    expect(recordOf(replayRecord(renamed, record))).toEqual(record);
    expect(refusal(() => play(toy, 'place:hill')).key).toBe('error.notAnOption');
  });

  it('ends with a result and then accepts no answers', () => {
    const match = playRandomly(start(), 'end');
    expect(match.result?.ranking.map((r) => r.seat).sort()).toEqual(['blue', 'red']);
    expect(match.pending()).toEqual([]);
    expect(match.decision()).toBeUndefined();
    expect(refusal(() => match.choose('hold')).key).toBe('error.ended');
  });

  it('plays the same without a log', () => {
    const silent = playRandomly(newMatch(toy, { seed: 'm' }, { log: false }), 'same');
    const logged = playRandomly(start(), 'same');
    expect(silent.log).toEqual([]);
    expect(logged.log.length).toBeGreaterThan(0);
    expect(toy.writePosition(silent.position)).toEqual(toy.writePosition(logged.position));
  });

  it('rolls scripted dice', () => {
    const match = afterBids('m', { dice: [5] });
    for (const option of ['space:hill', 'space:hill', 'number:0']) match.choose(option);
    expect(match.position.holder.hill).toBe('blue');
    expect(match.log.map((entry) => entry.key)).toContain('log.assault');
  });
});

describe('a match that nobody has looked back into', () => {
  const begin = () => start('long', { settings: { scenario: 'campaign' } });
  /** A game of more answers than lie between two copies of a checkpoint. */
  const played = playRandomly(begin(), 'long');
  /** Gives its first `n` answers again; `after` is called after each. */
  const again = (n: number, after: (match: Match<Toy>) => void = () => {}): Match<Toy> => {
    const match = begin();
    for (const { option, seat } of played.answers.slice(0, n)) {
      match.choose(option, seat);
      after(match);
    }
    return match;
  };
  const lengths = played.answers.map((_, i) => i + 1);

  it('still writes the last checkpoint and the answers since', () => {
    expect(lengths.length).toBeGreaterThan(24);
    const watched: unknown[] = [];
    again(lengths.length, (match) => watched.push(match.positionJson()));
    expect(lengths.map((n) => again(n).positionJson())).toEqual(watched);
  });

  it('still knows what each seat saw at the last checkpoint, can be forked and taken back', () => {
    for (const n of lengths) {
      const match = again(n);
      const watched = again(n, (it) => it.knowledge('red'));
      for (const seat of match.seats) expect(match.knowledge(seat)).toEqual(watched.knowledge(seat));
      expect(observableState(again(n).fork())).toEqual(observableState(match));
      const undone = again(n);
      expect(undone.undo()).toBe(watched.undo());
      expect(observableState(undone)).toEqual(observableState(watched));
    }
  });
});

describe('undo', () => {
  it('is exact', () => {
    const match = afterBids();
    const before = observableState(match);
    match.choose('aside:gift');
    match.choose('space:ford');
    expect(match.undo()).toBe(true);
    expect(match.undo()).toBe(true);
    expect(observableState(match)).toEqual(before);
  });

  it('crosses a checkpoint if nothing was revealed', () => {
    const match = afterBids();
    const before = observableState(match);
    match.choose('hold');
    expect(match.checkpoints.at(-1)).toBe(3);
    expect(match.decision()?.seat).toBe('blue');
    expect(match.canUndo('red')).toBe(true);
    expect(match.undo('red')).toBe(true);
    expect(observableState(match)).toEqual(before);
  });

  it('never crosses dice', () => {
    const match = afterBids();
    match.choose('space:hill');
    match.choose('space:hill');
    expect(match.canUndo('blue')).toBe(true);
    match.choose('number:0');
    expect(match.log.some((entry) => entry.key === 'log.assault')).toBe(true);
    const before = observableState(match);
    expect(match.canUndo()).toBe(false);
    expect(match.undo('blue')).toBe(false);
    expect(observableState(match)).toEqual(before);
  });

  it('never crosses a card that was turned over', () => {
    const match = afterBids();
    match.choose('hold');
    match.choose('hold');
    expect(match.log.at(-1)?.key).toBe('log.card');
    expect(match.undo('blue')).toBe(false);
  });

  it('never crosses another seat’s answer', () => {
    const match = afterBids();
    match.choose('hold');
    match.choose('aside:gift');
    expect(match.undo('red')).toBe(false);
    expect(match.undo('blue')).toBe(true);
    expect(match.undo('red')).toBe(true);
  });

  it('undoes the last answer of a game if chance had no part in the end', () => {
    const match = newMatch(toy, { seed: 'm', settings: { rounds: '1' } });
    for (const [option, seat] of [['number:0', 'red'], ['number:0', 'blue'], ['hold'], ['hold']]) {
      match.choose(option, seat);
    }
    expect(match.result).toBeDefined();
    expect(match.undo('blue')).toBe(true);
    expect(match.result).toBeUndefined();
    expect(match.decision()?.seat).toBe('blue');
  });

  it('has nothing to undo at the start', () => {
    expect(start().undo()).toBe(false);
  });
});

describe('hidden simultaneous answers', () => {
  it('reveal nothing until all have answered', () => {
    const match = start();
    const seen = JSON.stringify(['red', 'blue', 'observer'].map((seat) => match.view(seat)));
    const log = [...match.log];
    match.choose('number:3', 'blue');
    expect(JSON.stringify(['red', 'blue', 'observer'].map((seat) => match.view(seat)))).toBe(seen);
    expect(match.log).toEqual(log);
    expect(match.pending().map((d) => d.seat)).toEqual(['red']);
    expect(refusal(() => match.choose('number:1', 'blue')).key).toBe('error.notAsked');
  });

  it('are explained when they become known, and not before', () => {
    const match = start();
    const log = [...match.log];
    const because = { key: 'because.first', params: { seat: 'seat:blue' } };
    match.choose('number:3', 'blue', because);
    expect(match.log).toEqual(log);
    match.choose('number:1', 'red');
    expect(match.log.slice(log.length, log.length + 2)).toEqual([
      { ...because, remark: true },
      { key: 'log.bids', params: { red: 1, blue: 3 } },
    ]);
  });

  it('have the same effect in any order', () => {
    const one = start();
    one.choose('number:3', 'blue');
    one.choose('number:1', 'red');
    const two = start();
    two.choose('number:1', 'red');
    two.choose('number:3', 'blue');
    expect(toy.writePosition(one.position)).toEqual(toy.writePosition(two.position));
  });

  it('can be undone until the last one is given, and not after', () => {
    const match = start();
    const before = observableState(match);
    match.choose('number:3', 'blue');
    expect(match.undo('red')).toBe(false);
    expect(match.undo('blue')).toBe(true);
    expect(observableState(match)).toEqual(before);
    match.choose('number:4', 'blue');
    match.choose('number:0', 'red');
    expect(match.canUndo('red')).toBe(false);
    expect(match.canUndo('blue')).toBe(false);
    expect(match.position.first).toBe('blue');
  });
});

describe('a fork', () => {
  it('is the same now and independent afterwards', () => {
    const match = afterBids();
    match.choose('aside:gift');
    const fork = match.fork();
    expect(observableState(fork)).toEqual(observableState(match));
    const before = observableState(match);
    playRandomly(fork, 'away');
    expect(observableState(match)).toEqual(before);
  });

  it('can start at every earlier point', () => {
    const match = start();
    const seen = [observableState(match)];
    for (let i = 0; !match.result; i++) {
      playRandomly(match, `step ${i}`, 1);
      seen.push(observableState(match));
    }
    for (const [at, then] of seen.entries()) expect(observableState(match.fork(at)), `after ${at}`).toEqual(then);
    expect(refusal(() => match.fork(match.answers.length + 1)).key).toBe('error.noSuchAnswer');
    expect(refusal(() => match.fork(-1)).key).toBe('error.noSuchAnswer');
    expect(refusal(() => match.fork(0.5)).key).toBe('error.noSuchAnswer');
  });

  it('keeps the answers given so far to a hidden question', () => {
    const match = start();
    match.choose('number:3', 'blue');
    const fork = match.fork();
    expect(fork.pending().map((d) => d.seat)).toEqual(['red']);
    expect(fork.undo('blue')).toBe(true);
  });

  it('keeps scripted dice, even if it starts before the oldest checkpoint that is kept', () => {
    const match = start('m', { dice: [6, 1, 6] });
    playRandomly(match, 'dice', 20);
    expect(observableState(match.fork(2))).toEqual(
      observableState(playRandomly(start('m', { dice: [6, 1, 6] }), 'dice', 2)),
    );
  });
});

describe('a fault in the rules', () => {
  /** The toy, but the rules throw during an assault on the mill, after they have changed the position. */
  const faulty: Game<Toy> = {
    ...toy,
    *play(p): Procedure<NonNullable<ReturnType<typeof newMatch>['result']>> {
      const rules = toy.play(p);
      let step = rules.next({});
      while (!step.done) {
        const answers = yield step.value;
        if (answers === 'space:mill') {
          p.coins.red = 99;
          p.log?.push({ key: 'log.half' });
          yield CHECKPOINT;
          throw new Error('a fault');
        }
        step = rules.next(answers);
      }
      return step.value;
    },
  };

  it('leaves the match as it was', () => {
    const match = newMatch(faulty, { seed: 'm' });
    match.choose('number:2', 'red');
    match.choose('number:1', 'blue');
    match.choose('aside:gift');
    const before = observableState(match);
    expect(() => match.choose('space:mill')).toThrow('a fault');
    expect(observableState(match)).toEqual(before);
    match.choose('hold');
    expect(match.undo('red')).toBe(true);
    expect(observableState(match)).toEqual(before);
  });
});

describe('a position file', () => {
  it('offers the same decision and has the same future at every point', () => {
    const match = start('n', { dice: [1, 6, 2, 5] });
    for (let i = 0; !match.result; i++) {
      const again = newMatch(toy, { seed: 'another', position: JSON.parse(JSON.stringify(match.positionJson())) });
      const { answers: _, checkpoints: __, log: ___, ...seen } = observableState(match);
      expect(observableState(again)).toMatchObject(JSON.parse(JSON.stringify(seen)));
      const future = toy.writePosition(playRandomly(match.fork(), 'future').position);
      expect(toy.writePosition(playRandomly(again, 'future').position)).toEqual(future);
      playRandomly(match, `step ${i}`, 1);
    }
    expect(newMatch(toy, { seed: 'x', position: match.positionJson() }).result).toEqual(match.result);
  });

  it('has answers since the checkpoint that can be undone', () => {
    const match = afterBids();
    match.choose('aside:gift');
    const again = newMatch(toy, { seed: 'm', position: match.positionJson() });
    expect(again.answers).toHaveLength(1);
    expect(again.undo('red')).toBe(true);
    expect(again.position.coins).toEqual(afterBids().position.coins);
  });

  it('may be written by hand and leave most fields out', () => {
    const position = { step: 'first', card: 5, first: 'blue', holder: { hill: 'red' } };
    const match = newMatch(toy, { seed: 'm', position, dice: [1] });
    match.choose('space:hill', 'blue');
    match.choose('number:4', 'blue');
    expect(match.position.holder.hill).toBe('blue');
  });

  it('is refused if it is wrong', () => {
    const load = (position: object) => () =>
      newMatch(toy, { seed: 'm', position: JSON.parse(JSON.stringify(position)) });
    expect(refusal(load([])).key).toBe('error.noteShape');
    expect(refusal(load({ since: 'hold' })).key).toBe('error.noteSince');
    expect(refusal(load({ options: {}, chance: 'xyz' })).key).toBe('error.noteChance');
    expect(refusal(load({ options: {}, chance: '0'.repeat(32) })).key).toBe('error.noteChance');
    expect(refusal(load({ dice: [7] })).key).toBe('error.dice');
    expect(refusal(load({ step: 'first', since: ['hold', 'moon'] }))).toMatchObject({
      key: 'error.answerAt',
      params: { number: 2, given: 'moon', reason: { key: 'error.notAnOption' } },
    });
    expect(refusal(load({ coins: { red: 'many' } })).key).toBe('error.toy');
  });
});
