import { IntlMessageFormat } from 'intl-messageformat';
import { type DraftLanguage, isComplete, type Language, PSEUDO_LANGUAGE, type ReaderLanguage } from './languages.js';
import { pseudoText } from './pseudo-language.js';

/** Every text that a person reads is a key with parameters; each reader gets it in their own language. */
export interface Message {
  readonly key: string;
  readonly params?: Params;
}
/**
 * A parameter is a number, a word that needs no translation, another message,
 * or a reference `kind:id` (`space:bogota`, `faction:farc`) that has a name in the catalogs.
 */
export type Param = string | number | Message;
export type Params = Readonly<Record<string, Param>>;

/** ICU messages by key. */
export type Catalog = Readonly<Record<string, string>>;
/** The catalogs of one part of the program. A draft may lack any text, and any part may lack the draft. */
export type Catalogs = Readonly<Record<Language, Catalog>> & Readonly<Partial<Record<DraftLanguage, Catalog>>>;

export interface Words {
  /** A message as a sentence in the reader's language. */
  say(message: Message): string;
  /** The name of a reference `kind:id`; any other text stays as it is. */
  name(reference: string): string;
  /** Whether a catalog has words for the key. */
  has(key: string): boolean;
}

export const message = (key: string, params?: Params): Message => (params ? { key, params } : { key });

/**
 * A reference to a seat, for messages that need the forms or the grammar of its name. Catalogs name seats as `seat.<id>`;
 * a game whose seats are its factions needs only `faction.<id>`.
 */
export function seatReference(words: Words, seat: string): string {
  const kind = ['seat', 'faction'].find((it) => words.has(`${it}.${seat}`));
  return kind ? `${kind}:${seat}` : seat;
}

export const seatName = (words: Words, seat: string): string => words.name(seatReference(words, seat));

/** The sentences of an option's hint that the catalogs have, as one text. */
export const optionHintText = (words: Words, hint: readonly Message[] = []): string =>
  hint.flatMap((it) => (words.has(it.key) ? [words.say(it)] : [])).join(' ');

/** What a name is, for messages to select on. A name that doesn't say is singular, and of no gender that matters. */
const GRAMMAR: Readonly<Record<string, string>> = { number: 'singular', gender: 'other' };

/** The parameters of a text that end in more than a name: `{seat_number, select, …}`, `{seat_of}`. */
const suffixesOf = (text: string): readonly (readonly [name: string, suffix: string])[] =>
  [...text.matchAll(/\{\s*([a-zA-Z]+)_([a-z]+)\s*[,}]/g)].map(([, name = '', suffix = '']) => [name, suffix]);

/** A catalog's text. Only a draft falls back to English: a complete language that lacks a text is a fault to be seen. */
function textIn(catalogs: Catalogs, language: ReaderLanguage, key: string): string | undefined {
  if (isComplete(language)) return catalogs[language][key];
  const english = catalogs.en[key];
  if (language === PSEUDO_LANGUAGE) return english === undefined ? undefined : pseudoText(english);
  return catalogs[language]?.[key] ?? english;
}

/**
 * Words in one language from several catalogs (kernel, command, game). The first catalog that has a key is used.
 * `proper` holds names that are the same in every language; a catalog may override one.
 */
export function words(language: ReaderLanguage, catalogs: readonly Catalogs[], proper: Catalog = {}): Words {
  const formats = new Map<string, IntlMessageFormat>();
  const suffixes = new Map<string, ReturnType<typeof suffixesOf>>();

  const pattern = (key: string): string | undefined => {
    for (const catalog of catalogs) {
      const text = textIn(catalog, language, key);
      if (text !== undefined) return text;
    }
    return proper[key];
  };

  const name = (reference: string): string => {
    const colon = reference.indexOf(':');
    if (colon < 0) return reference;
    // If no catalog names it, it is not a reference but a text with a colon in it, such as a person's input.
    return pattern(`${reference.slice(0, colon)}.${reference.slice(colon + 1)}`) ?? reference;
  };

  /** The grammar or another form of a referenced name: `faction.cartels.number`, `faction.cartels.of`. */
  const formOf = (reference: string, suffix: string): string =>
    pattern(`${reference.replace(':', '.')}.${suffix}`) ?? GRAMMAR[suffix] ?? name(reference);

  const value = (param: Param): string | number => {
    if (typeof param === 'number') return param;
    return typeof param === 'string' ? name(param) : say(param);
  };

  /** Most of what a page says has no parameters, and it says it at every change. */
  const plain = new Map<string, string>();
  const say = (message: Message): string => {
    if (message.params) return render(message);
    let text = plain.get(message.key);
    if (text === undefined) {
      text = render(message);
      plain.set(message.key, text);
    }
    return text;
  };

  const render = ({ key, params }: Message): string => {
    const text = pattern(key);
    if (text === undefined) return key;
    let format = formats.get(key);
    if (!format) {
      format = new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
      formats.set(key, format);
      suffixes.set(key, suffixesOf(text));
    }
    const values: Record<string, string | number> = {};
    // A message can show a reference as it is written, {given_ref}, and select on its id, {faction_id, select, ...}.
    for (const [param, given] of Object.entries(params ?? {})) {
      values[param] = value(given);
      if (typeof given !== 'string') continue;
      values[`${param}_id`] = given.slice(given.indexOf(':') + 1);
      values[`${param}_ref`] = given;
    }
    for (const [param, suffix] of suffixes.get(key) ?? []) {
      const given = params?.[param];
      if (typeof given === 'string') values[`${param}_${suffix}`] ??= formOf(given, suffix);
    }
    const rendered = String(format.format(values));
    // Negative numbers are shown with a minus sign instead of a hyphen.
    return Object.values(values).some((it) => typeof it === 'number' && it < 0)
      ? rendered.replace(/(^|[^\p{L}\d])-(?=\d)/gu, '$1−')
      : rendered;
  };

  return { say, name, has: (key) => pattern(key) !== undefined };
}
