import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.js';
import { refusal, toy } from './testing/index.js';

describe('options', () => {
  it('fills defaults', () => {
    expect(readSettings(toy)).toEqual({ rounds: '3', fog: 'off' });
  });

  it('takes a scenario, and a chosen value before the scenario', () => {
    expect(readSettings(toy, { scenario: 'campaign' })).toEqual({ rounds: '6', fog: 'on' });
    expect(readSettings(toy, { scenario: 'campaign', rounds: '1' })).toEqual({ rounds: '1', fog: 'on' });
  });

  it('refuses what it does not know and says what is allowed', () => {
    expect(refusal(() => readSettings(toy, { scenario: 'siege' }))).toEqual({
      key: 'error.scenario',
      params: { given: 'siege', allowed: 'skirmish, campaign' },
    });
    expect(refusal(() => readSettings(toy, { weather: 'rain' }))).toEqual({
      key: 'error.option',
      params: { given: 'weather', allowed: 'rounds, fog, scenario' },
    });
    expect(refusal(() => readSettings(toy, { rounds: '2' }))).toEqual({
      key: 'error.optionValue',
      params: { option: 'rounds', given: '2', allowed: '1, 3, 6' },
    });
  });

  it('is not fooled by names every object has', () => {
    expect(refusal(() => readSettings(toy, { scenario: 'constructor' })).key).toBe('error.scenario');
    expect(refusal(() => readSettings(toy, { toString: 'x' })).key).toBe('error.option');
  });
});
