import { type DraftLanguage, type Language, READER_LANGUAGES } from './languages.js';
import type { Catalog, Catalogs, Param, Params } from './messages.js';

/** One text in every complete language, and in any draft. The type keeps the English text, which names its parameters. */
export type Text<English extends string = string> = { readonly en: English } & Readonly<
  Record<Exclude<Language, 'en'>, string>
> &
  Readonly<Partial<Record<DraftLanguage, string>>>;

/** Texts by key, all languages of a key together. */
export type TextsOf<English> = { readonly [Key in keyof English]: Text<English[Key] & string> };
export type Texts = Readonly<Record<string, Text>>;

/** Declares texts: `'log.pay': { en: '…', pl: '…', hu: '…', fr: '…' }`. A missing language doesn't compile. */
export const texts = <const English extends Readonly<Record<string, string>>>(
  table: TextsOf<English>,
): TextsOf<English> => table;

/** Declares the texts of exactly these keys: one that is missing or that nothing needs doesn't compile. */
export const textsFor =
  <Key extends string>() =>
  <const English extends Readonly<Record<Key, string>>>(
    table: TextsOf<English> & Readonly<Record<Exclude<keyof English, Key>, never>>,
  ): TextsOf<English> =>
    table;

/** Tables of texts as catalogs by language. A later table's text replaces an earlier one's. */
export function catalogsOf(...tables: readonly Texts[]): Catalogs {
  const catalog = (language: Language | DraftLanguage): Catalog => {
    const found: Record<string, string> = {};
    for (const table of tables) {
      for (const [key, text] of Object.entries(table)) {
        const said = text[language];
        if (said !== undefined) found[key] = said;
      }
    }
    return found;
  };
  return Object.fromEntries(READER_LANGUAGES.map((language) => [language, catalog(language)])) as unknown as Catalogs;
}

/** A text with names or numbers in place of parameters; a draft only if every part has it. */
export function fillText(text: Text, parts: Readonly<Record<string, Text | number>>): Text {
  const fill = (language: Language | DraftLanguage): string | undefined =>
    Object.entries(parts).reduce<string | undefined>((filled, [name, part]) => {
      const said = typeof part === 'number' ? String(part) : part[language];
      return said === undefined ? undefined : filled?.replaceAll(`{${name}}`, said);
    }, text[language]);
  const languages = READER_LANGUAGES.map((language) => [language, fill(language)] as const);
  return Object.fromEntries(languages.filter(([, said]) => said !== undefined)) as unknown as Text;
}

/** The parameters of an ICU text: names after an opening brace, outside the words between plural or select and a branch. */
type InText<Rest extends string, Found> = Rest extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${infer Later}`
    ? InArgument<`${Later}{${After}`, Found>
    : After extends `${infer Argument}}${infer Later}`
      ? Argument extends `${infer Name},${string}`
        ? InArgument<After, Found | Name>
        : InText<Later, Found | Argument>
      : Found
  : Rest extends `${string}}${infer Later}`
    ? InArgument<Later, Found>
    : Found;
type InArgument<Rest extends string, Found> = Rest extends `${infer Before}}${infer After}`
  ? Before extends `${string}{${infer Later}`
    ? InText<`${Later}}${After}`, Found>
    : InText<After, Found>
  : Found;
/** `{seat_id}`, `{seat_number}` and `{seat_of}` come from the parameter `seat`. */
type Bare<Name> = Name extends `${infer Owner}_${string}` ? Owner : Name;

/** The parameters that a message with this English text needs. */
export type ParamsOf<English extends string> = string extends English
  ? Params
  : ParamsNamed<Bare<InText<English, never>> & string>;
/** Parameters with these names. */
export type ParamsNamed<Names extends string> = { readonly [Name in Names]: Param };

/** The parameters of the text under a key. Of several keys, the parameters of all of them. */
export type ParamsAt<Table, Key extends keyof Table> = Table[Key] extends { readonly en: infer English extends string }
  ? ParamsOf<English>
  : never;

/** The arguments after a key: none if its text has no parameters, otherwise all of them. */
export type ParamArguments<Table, Key extends keyof Table> = ArgumentsFor<ParamsAt<Table, Key>>;
export type ArgumentsFor<P> = [P] extends [never]
  ? [params?: Params]
  : [keyof P] extends [never]
    ? []
    : string extends keyof P
      ? [params?: Params]
      : [params: P];
