import { describe, expect, it } from 'vitest';
import { newMatch } from './match.js';
import type { PositionJson } from './position-json.js';
import { parseRecord, printRecord, recordOf, replayRecord } from './record.js';
import type { Settings } from './settings.js';
import { refusal, toy } from './testing/index.js';

describe('the settings of a position file', () => {
  const foggy = newMatch(toy, { seed: 'm', settings: { rounds: '6', fog: 'on' } });
  const positionJson: PositionJson = JSON.parse(JSON.stringify(foggy.positionJson()));
  const load = (position: PositionJson, settings?: Settings) =>
    newMatch(toy, { seed: 'm', position, ...(settings ? { settings } : {}) });

  it('are written into it, and read from it if the caller names none', () => {
    expect(positionJson.options).toEqual({ rounds: '6', fog: 'on' });
    expect(load(positionJson).beginning.settings).toEqual({ rounds: '6', fog: 'on' });
    expect(load(positionJson).view('red')).toEqual(foggy.view('red'));
    expect(load(positionJson, { fog: 'on' }).beginning.settings).toEqual({ rounds: '6', fog: 'on' });
  });

  it('may not be contradicted, not even by a scenario', () => {
    const contradiction = { option: 'fog', given: 'off', own: 'on' };
    expect(refusal(() => load(positionJson, { fog: 'off' }))).toEqual({
      key: 'error.noteOptions',
      params: contradiction,
    });
    expect(refusal(() => load(positionJson, { scenario: 'skirmish' })).key).toBe('error.noteOptions');
    const short = newMatch(toy, { seed: 'm', settings: { scenario: 'skirmish' } });
    expect(load(short.positionJson(), { scenario: 'skirmish' }).beginning.settings).toEqual(short.beginning.settings);
  });

  it('must be named by the caller if a match wrote the file but the file lacks them', () => {
    const { options, ...without } = positionJson;
    expect(refusal(() => load(without)).key).toBe('error.noteWithoutOptions');
    expect(load(without, { rounds: '6', fog: 'on' }).view('red')).toEqual(foggy.view('red'));
  });

  it('are free in a file written by hand, which may name some itself, also by a scenario', () => {
    expect(load({ step: 'turn' }).beginning.settings).toEqual(newMatch(toy, { seed: 'm' }).beginning.settings);
    expect(load({ step: 'turn' }, { fog: 'on' }).beginning.settings.fog).toBe('on');
    expect(load({ step: 'turn', options: { rounds: 6 } }).beginning.settings.rounds).toBe('6');
    const skirmish = newMatch(toy, { seed: 'm', settings: { scenario: 'skirmish' } }).beginning.settings;
    expect(load({ step: 'turn', options: { scenario: 'skirmish' } }).beginning.settings).toEqual(skirmish);
    expect(refusal(() => load({ step: 'turn', options: { fog: 'dense' } })).key).toBe('error.optionValue');
    expect(refusal(() => load({ step: 'turn', options: 'fog' })).key).toBe('error.note.object');
  });

  it('appear once in a record', () => {
    const record = recordOf(load(positionJson));
    expect(record.position).not.toHaveProperty('options');
    expect(record.options).toEqual({ rounds: '6', fog: 'on' });
    expect(replayRecord(toy, parseRecord(printRecord(record))).view('red')).toEqual(foggy.view('red'));
  });
});
