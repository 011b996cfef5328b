import { describe, expect, it } from 'vitest';
import { message, words } from './messages.js';
import { PSEUDO_GROWTH, pseudoText } from './pseudo-language.js';

describe('the pseudo-language', () => {
  it('is longer, accented, and keeps arguments', () => {
    const english = 'Choose a space for {n, plural, one {# piece} other {# pieces}} of {seat}.';
    const text = pseudoText(english);
    expect(text).toContain('{n, plural, one {# ');
    expect(text).toContain('{seat}');
    expect(text).not.toContain('Choose');
    expect(pseudoText('A plain sentence.').length).toBe(Math.ceil('A plain sentence.'.length * (1 + PSEUDO_GROWTH)));
  });

  it('leaves signs alone', () => {
    expect(pseudoText('×')).toBe('×');
  });

  it('speaks any catalog', () => {
    const en = { 'log.n': '{n, plural, one {# card} other {# cards}} for {seat_id, select, red {Red} other {them}}' };
    const said = words('en-XA', [{ en, pl: en, hu: en, fr: en }]).say(message('log.n', { n: 2, seat: 'seat:red' }));
    expect(said).toMatch(/^2 çåŕđš ƒ?.*Ŕéđ/);
  });
});

describe('a draft', () => {
  it('shows English where it has no text', () => {
    const en = { a: 'one', b: 'two' };
    const { say } = words('es', [{ en, pl: en, hu: en, fr: en, es: { a: 'uno' } }]);
    expect([say(message('a')), say(message('b'))]).toEqual(['uno', 'two']);
  });
});
