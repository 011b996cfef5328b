import { imperialStruggle as game } from '@sandtable/imperial-struggle';
import { decision, kernelMessages, LANGUAGES, type Language, message, words } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import type { Context } from '../context.js';
import { cliMessages } from '../words/index.js';
import { formatOptions, numberedOptions, parseAnswer } from './format.js';

const PRICES = {
  'space:antigua': [{ purchase: 'shift', paidIn: 'type:economic', cost: 3, least: 2 }],
  'space:savoy': [
    { purchase: 'shift', hostile: true, paidIn: 'type:diplomatic', cost: 1 },
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
    'flag: 3 Economic, 2 with discounts',
    'unflag: 1 Diplomatic; remove the Conflict marker: 2 Military',
    'Reveal John Law',
    'Use John Law',
  ],
  pl: [
    'podnieś swoją Flagę: Ekonomiczne 3, ze zniżkami 2',
    'opuść Flagę przeciwnika: Polityczne 1; usuń znacznik Konfliktu: Militarne 2',
    'Ujawnij kartę „John Law”',
    'Użyj karty „John Law”',
  ],
  hu: [
    'saját zászló kitűzése: 3 gazdasági, kedvezményekkel 2',
    'ellenséges zászló levétele: 1 diplomáciai; konfliktusjelző eltávolítása: 2 katonai',
    '„John Law” felfedése',
    '„John Law” használata',
  ],
  fr: [
    'hisser votre drapeau\u202f: économique 3, 2 avec réductions',
    'abaisser le drapeau adverse\u202f: diplomatique 1; retirer le marqueur de conflit\u202f: militaire 2',
    'Révéler «\u202fJohn Law\u202f»',
    'Utiliser «\u202fJohn Law\u202f»',
  ],
};

it.each(LANGUAGES)('a purchase shows its price, a Ministry whether it is revealed or used (%s)', (language) => {
  const [antigua, savoy, reveal, use, done] = choices(language);
  expect([antigua.price, savoy.price, reveal.label, use.label]).toEqual(SHOWN[language]);
  expect([reveal.price, use.price, done.price]).toEqual(['', '', '']);
});

it.each(LANGUAGES)('a purchase that the points do not cover says how much is borrowed (%s)', (language) => {
  const own = words(language, [cliMessages]);
  const all = words(language, [game.messages, kernelMessages], game.names);
  const short = decision(
    'britain',
    message('ask.act'),
    '5.3',
    () => ['space:antigua', 'construct'],
    (option) => ({
      prices: [
        {
          purchase: option === 'construct' ? 'construct' : 'shift',
          paidIn: 'type:military',
          cost: 4,
          short: { n: 2, by: 'debt' },
        },
      ],
    }),
  );
  const [space, button] = numberedOptions({ say: (key, ...[params]) => own.say(message(key, params)) }, short, all);
  const borrowed = {
    en: '4 Military, 2 of it by Debt',
    pl: 'Militarne 4, z tego 2 Długiem',
    hu: '4 katonai, ebből 2 adósság',
    fr: 'militaire 4, dont 2 par la dette',
  }[language];
  expect(space.price.endsWith(borrowed)).toBe(true);
  expect(button.price).toBe(borrowed);
});

it('options with hints stand after those without, and done last', () => {
  const io = { columns: 80, isInteractive: { out: false, err: false } } as unknown as Context['io'];
  const option = (number: number, label: string, hint = '') => ({
    option: label,
    number,
    label,
    name: label,
    price: '',
    hint,
    aside: false,
  });
  const listed = [option(1, 'hill'), option(2, 'minister', 'Saves 1.'), option(3, 'ford'), option(0, 'done')];
  const text = formatOptions({ io } as Context, listed);
  expect(text).toBe('  1  hill\n  3  ford\n  2  minister\n     Saves 1.\n  0  done');
});

it('an option is typed by its name alone', () => {
  expect(parseAnswer(choices('en'), 'antigua')?.option).toBe('space:antigua');
});
