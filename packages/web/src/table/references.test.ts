import { words } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { quotedIn, referencesIn, seatName, withoutName } from './references.js';

describe('references', () => {
  it('are found in a message and in the messages within it, each once', () => {
    const inner = { key: 'x', params: { space: 'space:meta-east', piece: 'piece:troops' } };
    const message = { key: 'y', params: { from: 'space:bogota', again: 'space:bogota', n: 3, inner } };
    expect(referencesIn(message)).toEqual(['space:bogota', 'space:meta-east', 'piece:troops']);
  });

  it('are not found in other texts with a colon', () => {
    expect(referencesIn({ key: 'x', params: { a: 'well: said', b: 'plain', c: ':', d: '12:30' } })).toEqual([]);
    expect(referencesIn({ key: 'x' })).toEqual([]);
  });
});

describe('a question', () => {
  it('does not repeat the name of the seat that is asked', () => {
    expect(withoutName('FARC: where to Rally?', 'FARC', 'en')).toBe('Where to Rally?');
    expect(withoutName('FARC\u202f: où se rallier\u202f?', 'FARC', 'fr')).toBe('Où se rallier\u202f?');
    expect(withoutName('FARC: ¿dónde te concentras?', 'FARC', 'es')).toBe('¿Dónde te concentras?');
    expect(withoutName('FARC is 1st Eligible', 'FARC', 'en')).toBe('FARC is 1st Eligible');
    expect(withoutName('AUC: where?', 'FARC', 'en')).toBe('AUC: where?');
  });

  it('is separated from the text that it quotes', () => {
    const text = { key: 'card.single' };
    const { question, quoted } = quotedIn({ key: 'ask.act', params: { card: 'card:1', text } });
    expect(quoted).toBe(text);
    expect(question).toEqual({ key: 'ask.act', params: { card: 'card:1', text: '' } });
    expect(quotedIn({ key: 'ask.x', params: { text: 'plain' } }).quoted).toBeUndefined();
  });
});

it('names a seat as a seat or as a faction', () => {
  const en = { 'faction.farc': 'FARC', 'seat.red': 'Red', 'faction.red': 'Reds' };
  const english = words('en', [{ en, pl: {}, hu: {}, fr: {} }]);
  expect(['farc', 'red', 'blue'].map((seat) => seatName(english, seat))).toEqual(['FARC', 'Red', 'blue']);
});
