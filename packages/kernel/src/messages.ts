import { IntlMessageFormat } from 'intl-messageformat';

/** All text a person reads is a key with parameters; each reader gets it in their own language. */
export interface Message {
  readonly key: string;
  readonly params?: Params;
}
/**
 * A parameter is a number, a word that needs no translation, another message,
 * or a reference `kind:id` (`space:bogota`, `faction:farc`) that the catalogs name.
 */
export type Param = string | number | Message;
export type Params = Readonly<Record<string, Param>>;

export const LANGUAGES = ['en', 'pl', 'hu', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** ICU messages by key. */
export type Catalog = Readonly<Record<string, string>>;
export type Catalogs = Readonly<Record<Language, Catalog>>;

export interface Words {
  /** A message as a sentence in this reader's language. */
  say(message: Message): string;
  /** The name of a reference `kind:id`, or the text itself. */
  name(reference: string): string;
  /** Whether a catalog has words for the key; tests use it. */
  has(key: string): boolean;
}

export const message = (key: string, params?: Params): Message => (params ? { key, params } : { key });

/** A game names its seats `seat.<id>`; one whose seats are its factions need not name them twice. */
export function seatName(words: Words, seat: string): string {
  const kind = ['seat', 'faction'].find((it) => words.has(`${it}.${seat}`));
  return kind ? words.name(`${kind}:${seat}`) : seat;
}

/**
 * Words in one language from several catalogs (kernel, command, game): the first that knows a key speaks.
 * `proper` holds names that are the same in every language; a catalog may still override one.
 */
export function words(language: Language, catalogs: readonly Catalogs[], proper: Catalog = {}): Words {
  const formats = new Map<string, IntlMessageFormat>();

  const pattern = (key: string): string | undefined => {
    for (const catalog of catalogs) {
      const text = catalog[language][key];
      if (text !== undefined) return text;
    }
    return proper[key];
  };

  const name = (reference: string): string => {
    const colon = reference.indexOf(':');
    if (colon < 0) return reference;
    // What no catalog names is not a reference but a text with a colon in it, such as a person's own input.
    return pattern(`${reference.slice(0, colon)}.${reference.slice(colon + 1)}`) ?? reference;
  };

  const value = (param: Param): string | number => {
    if (typeof param === 'number') return param;
    return typeof param === 'string' ? name(param) : speak(param);
  };

  const speak = ({ key, params }: Message): string => {
    const text = pattern(key);
    if (text === undefined) return key;
    let format = formats.get(key);
    if (!format) {
      format = new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
      formats.set(key, format);
    }
    const values: Record<string, string | number> = {};
    // Beside its name a reference can be said as it is written, {given_ref}, and selected on, {faction_id, select, ...}.
    for (const [param, given] of Object.entries(params ?? {})) {
      values[param] = value(given);
      if (typeof given !== 'string') continue;
      values[`${param}_id`] = given.slice(given.indexOf(':') + 1);
      values[`${param}_ref`] = given;
    }
    const rendered = String(format.format(values));
    // A number below nothing has a minus, not a hyphen, whoever sets it.
    return Object.values(values).some((it) => typeof it === 'number' && it < 0)
      ? rendered.replace(/(^|[^\p{L}\d])-(?=\d)/gu, '$1−')
      : rendered;
  };

  return { say: speak, name, has: (key) => pattern(key) !== undefined };
}
