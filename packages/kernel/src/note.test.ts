import { describe, expect, it } from 'vitest';
import { newMatch } from './match.js';
import type { Note } from './note.js';
import type { Options } from './options.js';
import { parseRecord, printRecord, recordOf, replayRecord } from './record.js';
import { refusal, toy } from './testing/index.js';

describe('the options that a note belongs to', () => {
  const foggy = newMatch(toy, { seed: 'm', options: { rounds: '6', fog: 'on' } });
  const note: Note = JSON.parse(JSON.stringify(foggy.note()));
  const load = (position: Note, options?: Options) =>
    newMatch(toy, { seed: 'm', position, ...(options ? { options } : {}) });

  it('are written with it, and taken from it where nobody names any', () => {
    expect(note.options).toEqual({ rounds: '6', fog: 'on' });
    expect(load(note).beginning.options).toEqual({ rounds: '6', fog: 'on' });
    expect(load(note).view('red')).toEqual(foggy.view('red'));
    expect(load(note, { fog: 'on' }).beginning.options).toEqual({ rounds: '6', fog: 'on' });
  });

  it('may not be contradicted, by a scenario neither', () => {
    const contradiction = { option: 'fog', given: 'off', own: 'on' };
    expect(refusal(() => load(note, { fog: 'off' }))).toEqual({ key: 'error.noteOptions', params: contradiction });
    expect(refusal(() => load(note, { scenario: 'skirmish' })).key).toBe('error.noteOptions');
    const short = newMatch(toy, { seed: 'm', options: { scenario: 'skirmish' } });
    expect(load(short.note(), { scenario: 'skirmish' }).beginning.options).toEqual(short.beginning.options);
  });

  it('must be named by somebody if a match wrote it', () => {
    const { options, ...without } = note;
    expect(refusal(() => load(without)).key).toBe('error.noteWithoutOptions');
    expect(load(without, { rounds: '6', fog: 'on' }).view('red')).toEqual(foggy.view('red'));
  });

  it('are anybody’s in a note by hand, which may name some itself, by a scenario too', () => {
    expect(load({ step: 'turn' }).beginning.options).toEqual(newMatch(toy, { seed: 'm' }).beginning.options);
    expect(load({ step: 'turn' }, { fog: 'on' }).beginning.options.fog).toBe('on');
    expect(load({ step: 'turn', options: { rounds: 6 } }).beginning.options.rounds).toBe('6');
    const skirmish = newMatch(toy, { seed: 'm', options: { scenario: 'skirmish' } }).beginning.options;
    expect(load({ step: 'turn', options: { scenario: 'skirmish' } }).beginning.options).toEqual(skirmish);
    expect(refusal(() => load({ step: 'turn', options: { fog: 'dense' } })).key).toBe('error.optionValue');
    expect(refusal(() => load({ step: 'turn', options: 'fog' })).key).toBe('error.note.object');
  });

  it('stand once in a record', () => {
    const record = recordOf(load(note));
    expect(record.position).not.toHaveProperty('options');
    expect(record.options).toEqual({ rounds: '6', fog: 'on' });
    expect(replayRecord(toy, parseRecord(printRecord(record))).view('red')).toEqual(foggy.view('red'));
  });
});
