import type { Game } from '../game.js';
import type { Language } from '../languages.js';
import { type Catalogs, message, type Params, words } from '../messages.js';
import type { Position } from '../position.js';
import { argumentsOf } from './message-arguments.js';

/**
 * What the texts of every game must be. A game's test runs the checks in each language:
 * `it.each(catalogChecks(messages, language))('$name', ({ faults }) => expect(faults()).toEqual([]));`
 */
export interface CatalogCheck {
  readonly name: string;
  /** What is wrong, each as a key and the fault. */
  readonly faults: () => readonly string[];
}

/** Numbers of every plural category of our languages. */
const SAMPLE_NUMBERS = [0, 1, 2, 5, 22];

export function catalogChecks(messages: Catalogs, language: Language): readonly CatalogCheck[] {
  const catalog = messages[language];
  /** The faults of all texts of the language. */
  const ofTexts = (fault: (text: string, key: string) => string | undefined) => () =>
    Object.entries(catalog).flatMap(([key, text]) => {
      const found = fault(text, key);
      return found === undefined ? [] : [`${key}: ${found}`];
    });
  const spoken = words(language, [messages]);
  const wanted = pluralCategories(language);
  return [
    {
      name: 'have the keys of English and no other',
      faults: () => [
        ...Object.keys(messages.en).filter((key) => !(key in catalog)),
        ...Object.keys(catalog).filter((key) => !(key in messages.en)),
      ],
    },
    {
      name: 'have no hole and quote nothing by accident',
      faults: ofTexts((text) => (text === '' || /'|undefined/.test(text) ? text : undefined)),
    },
    ...SAMPLE_NUMBERS.map((n) => ({
      name: `are all well formed, with ${n} of everything`,
      faults: ofTexts((text, key) => {
        const said = spoken.say(message(key, sampleParams(text, n)));
        return said === '' || /[{}]/.test(said) ? said : undefined;
      }),
    })),
    {
      name: 'tell all that English tells',
      faults: ofTexts((text, key) => {
        const [own, english] = [namesIn(text), namesIn(messages.en[key] ?? '')];
        return own === english ? undefined : `${own} instead of ${english}`;
      }),
    },
    {
      name: 'count in every category of the language',
      faults: ofTexts((text) => {
        const plurals = argumentsOf(text).filter(({ type }) => type === 'plural');
        const missing = plurals.flatMap(({ cases }) => wanted.filter((category) => !cases.includes(category)));
        return missing.length > 0 ? missing.join() : undefined;
      }),
    },
    {
      name: 'keep their punctuation on the line',
      // In French with a narrow space before it.
      faults: ofTexts((text) => (language === 'fr' && / [;?!»]| :(?!:)|« /.test(text) ? text : undefined)),
    },
  ];
}

/** English may let `other` speak for all. */
const pluralCategories = (language: Language): readonly string[] =>
  language === 'en' ? ['other'] : new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** A reference, its id and its grammar are the same parameter. */
const withoutSuffix = (name: string): string => name.replace(/_[a-z]+$/, '');

const namesIn = (text: string): string =>
  [...new Set(argumentsOf(text).map(({ name }) => withoutSuffix(name)))].sort().join();

/** Something to say for each parameter. */
const sampleParams = (text: string, n: number): Params =>
  Object.fromEntries(
    argumentsOf(text).map(({ name, type }) =>
      type === 'plural' || type === 'number' ? [name, n] : [withoutSuffix(name), 'x'],
    ),
  );

/** The keys that a game's settings and their values need and the catalogs lack. */
export function unexplainedSettings<P extends Position>({ settings, messages }: Game<P>): readonly string[] {
  const keys = Object.entries(settings).flatMap(([name, { values }]) => [
    `option-help.${name}`,
    ...values.map((value) => `option-value.${name}.${value}`),
  ]);
  return keys.filter((key) => !(key in messages.en));
}
