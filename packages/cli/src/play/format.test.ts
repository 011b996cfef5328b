import { imperialStruggle as game } from '@sandtable/imperial-struggle';
import { decision, kernelMessages, LANGUAGES, type Language, message, words } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { cliMessages } from '../words/index.js';
import { numberedOptions, parseAnswer } from './format.js';

const PRICES = {
  'space:antigua': [{ purchase: 'shift', paidIn: 'type:economic', cost: 3, least: 2 }],
  'space:savoy': [
    { purchase: 'shift', paidIn: 'type:diplomatic', cost: 1 },
    { purchase: 'calm', paidIn: 'type:military', cost: 2 },
  ],
} as const;
const priceOf = (option: string) => Object.entries(PRICES).find(([it]) => it === option)?.[1];
const asked = decision(
  'britain',
  message('ask.act'),
  '5.3',
  () => [...Object.keys(PRICES), 'reveal:john-law', 'use:john-law', 'done'],
  (option) => ({ prices: priceOf(option) ?? [] }),
);

function choices(language: Language) {
  const own = words(language, [cliMessages]);
  const all = words(language, [game.messages, kernelMessages], game.names);
  return numberedOptions({ say: (key, ...[params]) => own.say(message(key, params)) }, asked, all);
}

/** Antigua, Savoy, and John Law revealed and used. */
const SHOWN: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'shift: 3 Economic, 2 with discounts',
    'shift: 1 Diplomatic; remove the Conflict marker: 2 Military',
    'Reveal John Law',
    'Use John Law',
  ],
  pl: [
    'przekup: Ekonomiczne 3, ze zniżkami 2',
    'przekup: Polityczne 1; usuń znacznik Konfliktu: Militarne 2',
    'Ujawnij kartę „John Law”',
    'Użyj karty „John Law”',
  ],
  hu: [
    'átbillentés: 3 gazdasági, kedvezményekkel 2',
    'átbillentés: 1 diplomáciai; konfliktusjelző eltávolítása: 2 katonai',
    '„John Law” felfedése',
    '„John Law” használata',
  ],
  fr: [
    'basculer\u202f: économique 3, 2 avec réductions',
    'basculer\u202f: diplomatique 1; retirer le marqueur de conflit\u202f: militaire 2',
    'Révéler «\u202fJohn Law\u202f»',
    'Utiliser «\u202fJohn Law\u202f»',
  ],
};

it.each(LANGUAGES)('a purchase shows its price, a Ministry whether it is revealed or used (%s)', (language) => {
  const [antigua, savoy, reveal, use, done] = choices(language);
  expect([antigua.price, savoy.price, reveal.label, use.label]).toEqual(SHOWN[language]);
  expect([reveal.price, use.price, done.price]).toEqual(['', '', '']);
});

it('an option is typed by its name alone', () => {
  expect(parseAnswer(choices('en'), 'antigua')?.option).toBe('space:antigua');
});
