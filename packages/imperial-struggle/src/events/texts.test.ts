import { catalogsOf, LANGUAGES } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { EVENT_CARDS } from '../data/events.js';
import { EVENT_ASKS } from './asks.js';
import { CARDS } from './index.js';
import { EVENT_TEXTS } from './texts.js';
import { EVENT_BUTTONS, EVENT_LOG } from './words.js';

const eventTexts = catalogsOf(EVENT_TEXTS);
const eventWords = catalogsOf(EVENT_ASKS, EVENT_LOG, EVENT_BUTTONS);

describe('3.4 What cards say', () => {
  it('has a text for every half and every bonus, in four languages (3.4.2, 3.4.3)', () => {
    const expected = EVENT_CARDS.flatMap(({ number }) =>
      Object.entries(CARDS[number]).flatMap(([half, { bonus }]) => [
        `event.${number}.${half}`,
        ...(bonus ? [`event.${number}.${half}.bonus`] : []),
      ]),
    );
    for (const language of LANGUAGES) expect(Object.keys(eventTexts[language]).sort()).toEqual(expected.sort());
  });

  it('is written as each language writes, without a hole (3.4)', () => {
    for (const language of LANGUAGES) {
      for (const [key, text] of Object.entries({ ...eventTexts[language], ...eventWords[language] })) {
        expect(text, key).not.toMatch(/undefined|'| {2}/);
        if (language === 'fr') expect(text, key).not.toMatch(/[ \w][:;?!](?=\s|$)/);
        else expect(text, key).not.toMatch(/\s[:;?!]/);
      }
    }
  });

  it('asks with the same arguments in every language (5.2)', () => {
    const args = (text: string): string[] =>
      [...new Set([...text.matchAll(/\{(\w+?)(?:_id)?[,}]/g)].map(([, name]) => name))].sort();
    const en = eventWords.en;
    for (const language of LANGUAGES) {
      for (const [key, text] of Object.entries(eventWords[language])) expect(args(text), key).toEqual(args(en[key]));
    }
  });

  it('says the condition before what it brings (5.2.1)', () => {
    expect(eventTexts.en['event.24.shared.bonus']).toBe(
      'More Available Debt than the opponent: 2 Economic points, only in the Caribbean.',
    );
    expect(eventTexts.fr['event.35.french.bonus']).toBe('Gouvernance\u202f: Marquez 2 PV.');
  });
});
