import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.js';
import { refusal, toy } from './testing/index.js';

describe('settings', () => {
  it('have defaults', () => {
    expect(readSettings(toy)).toEqual({ rounds: '3', fog: 'off' });
  });

  it('come from a scenario, but a chosen value overrides the scenario', () => {
    expect(readSettings(toy, { scenario: 'campaign' })).toEqual({ rounds: '6', fog: 'on' });
    expect(readSettings(toy, { scenario: 'campaign', rounds: '1' })).toEqual({ rounds: '1', fog: 'on' });
  });

  it('are refused if unknown, and the refusal says what is allowed', () => {
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

  it('are refused if named like a property that every object has', () => {
    expect(refusal(() => readSettings(toy, { scenario: 'constructor' })).key).toBe('error.scenario');
    expect(refusal(() => readSettings(toy, { toString: 'x' })).key).toBe('error.option');
  });
});
