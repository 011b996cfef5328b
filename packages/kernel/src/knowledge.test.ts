import { describe, expect, it } from 'vitest';
import { roll, rollAmong, seedChance } from './chance.js';
import { newMatch } from './match.js';
import { toy } from './testing/index.js';

describe('what a seat knows', () => {
  it('holds the checkpoint as the seat saw it and the answers since, without those of others that are still secret', () => {
    const match = newMatch(toy, { seed: 'moment' });
    match.choose('number:1', 'red');
    const own = match.knowledge('red');
    const others = match.knowledge('blue');
    expect(own.answers).toEqual([{ seat: 'red', option: 'number:1', revealing: false }]);
    expect(others.answers).toEqual([{ seat: 'red', option: undefined, revealing: false }]);
    expect(toy.view(others.checkpoint, 'blue')).toEqual(toy.view(toy.redact(others.now, 'blue'), 'blue'));
  });

  it('begins again at every checkpoint and is the same after undo', () => {
    const match = newMatch(toy, { seed: 'moment' });
    const before = match.knowledge('red');
    match.choose('number:1', 'red');
    match.undo('red');
    expect(match.knowledge('red')).toEqual(before);
    match.choose('number:1', 'red');
    match.choose('number:0', 'blue');
    const { answers, shownOutcomes } = match.knowledge('red');
    expect(answers.length).toBeLessThan(2);
    expect(shownOutcomes).toEqual([]);
  });
});

describe('scripted outcomes', () => {
  it('repeat every kind of roll that was shown, and count as reveals', () => {
    const first = seedChance('a');
    first.shownOutcomes = [];
    const throws = [roll(first), rollAmong(first, 17), roll(first, 20), rollAmong(first, 3)];
    expect(first.shownOutcomes).toEqual(throws);
    const second = seedChance('b');
    second.scriptedOutcomes = [...first.shownOutcomes];
    expect([roll(second), rollAmong(second, 17), roll(second, 20), rollAmong(second, 3)]).toEqual(throws);
    expect(second.revealCount).toBe(first.revealCount);
    expect(second.scriptedOutcomes).toEqual([]);
  });
});
