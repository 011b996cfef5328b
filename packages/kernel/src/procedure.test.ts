import { describe, expect, it } from 'vitest';
import { decision, optionKind, optionLabel } from './procedure.js';

describe('options as strings', () => {
  it('have the kind before the colon; a bare word is a button', () => {
    expect(optionKind('space:bogota')).toBe('space');
    expect(optionKind('aside:gift')).toBe('aside');
    expect(optionKind('number:3')).toBe('number');
    expect(optionKind('pass')).toBe('button');
    expect(optionKind('other:thing')).toBe('button');
    expect(optionKind(':x')).toBe('button');
  });

  it('have words by their kind', () => {
    expect(optionLabel('pass')).toEqual({ key: 'option.pass' });
    expect(optionLabel('aside:gift')).toEqual({ key: 'option.gift' });
    expect(optionLabel('number:3')).toEqual({ key: 'option.number', params: { n: 3 } });
    expect(optionLabel('space:bogota')).toEqual({ key: 'option.reference', params: { it: 'space:bogota' } });
  });

  it('are listed when somebody looks, and once', () => {
    let listed = 0;
    const asked = decision('red', { key: 'prompt' }, '1.1', () => {
      listed++;
      return ['pass'];
    });
    expect(listed).toBe(0);
    asked.options();
    asked.options();
    expect(listed).toBe(1);
  });
});
