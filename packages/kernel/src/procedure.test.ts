import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages.js';
import { words } from './messages.js';
import { decision, isWithoutEffect, NO_EFFECT, optionKind, optionLabel } from './procedure.js';
import { kernelMessages } from './words/index.js';

describe('options as strings', () => {
  it('have the kind before the colon; a bare word is a button', () => {
    expect(optionKind('space:bogota')).toBe('space');
    expect(optionKind('aside:gift')).toBe('aside');
    expect(optionKind('number:3')).toBe('number');
    expect(optionKind('pass')).toBe('button');
    expect(optionKind('ministry:john-law')).toBe('ministry');
    expect(optionKind(':x')).toBe('button');
  });

  it('have labels by their kind', () => {
    expect(optionLabel('pass')).toEqual({ key: 'option.pass' });
    expect(optionLabel('aside:gift')).toEqual({ key: 'option.gift' });
    expect(optionLabel('number:3')).toEqual({ key: 'option.number', params: { n: 3 } });
    expect(optionLabel('space:bogota')).toEqual({ key: 'option.reference', params: { it: 'space:bogota' } });
  });

  it('without effect are marked in their label, if the prompt names them', () => {
    const prompt = { key: 'ask.where', params: { [NO_EFFECT]: 'space:cali sweep' } };
    const name = { key: 'option.reference', params: { it: 'space:cali' } };
    expect(optionLabel('space:cali', prompt)).toEqual({ key: 'option.noEffect', params: { it: name } });
    expect(optionLabel('space:cali-pasto', prompt)).toEqual(optionLabel('space:cali-pasto'));
    expect(optionLabel('space:cali', { key: 'ask.where' })).toEqual(name);
    expect(isWithoutEffect(prompt, 'sweep')).toBe(true);
    const said = LANGUAGES.map((language) => words(language, [kernelMessages]).say(optionLabel('space:cali', prompt)));
    expect(said).toEqual([
      'space:cali (no effect)',
      'space:cali (bez skutku)',
      'space:cali (hatástalan)',
      'space:cali (sans effet)',
    ]);
  });

  it('are listed on the first read, and only once', () => {
    let listed = 0;
    const asked = decision('red', { key: 'prompt' }, '1.1', () => {
      listed++;
      return ['pass'];
    });
    expect(listed).toBe(0);
    asked.options;
    asked.options;
    expect(listed).toBe(1);
  });
});
