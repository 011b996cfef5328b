import type { InputError } from './errors.js';
import type { Message, Param, Words } from './messages.js';
import type { LoggedNeed } from './roll-odds.js';
import type { ArgumentsFor, ParamArguments, ParamsAt } from './texts.js';

/** Functions that say the texts of a table: a missing, misspelled or superfluous parameter doesn't compile. */

/** The keys of a table under these prefixes: `KeyUnder<typeof LOG, 'log' | 'result'>`. */
export type KeyUnder<Table, Prefix extends string> = Extract<keyof Table, `${Prefix}.${string}`>;

/** The keys whose texts have exactly these parameters; `never` for none. */
export type KeyWith<Table, Names extends string, Key extends keyof Table = keyof Table> = {
  [One in Key]: [keyof ParamsAt<Table, One>] extends [Names]
    ? [Names] extends [keyof ParamsAt<Table, One>]
      ? One
      : never
    : never;
}[Key];

/** Several tables as one: `JoinedTexts<(typeof TABLES)[number]>`. */
export type JoinedTexts<Table> = (Table extends unknown ? (table: Table) => void : never) extends (
  joined: infer Joined,
) => void
  ? Joined
  : never;

/** Texts of things that have numbers, all with the same parameters: `TextsOfNumbered<`event.${number}`, typeof EVENTS>`. */
export type TextsOfNumbered<Pattern extends string, Table> = { readonly [Key in Pattern]: Table[keyof Table] };

/** Makes messages of a table's texts. */
export type TextMaker<Table, Key extends keyof Table & string = keyof Table & string> = <One extends Key>(
  key: One,
  ...params: ParamArguments<Table, One>
) => Message;

/** Says a table's texts in one language: `const say = sayWith(words, 'panel.')`, then `say('hand', { n })` for `panel.hand`. */
export type TextSayer<Table> = <const Prefix extends string = ''>(
  words: Words,
  prefix?: Prefix,
) => <End extends EndAfter<Prefix, keyof Table & string>>(
  end: End,
  ...params: ParamArguments<Table, Extract<`${Prefix}${End}`, keyof Table>>
) => string;
type EndAfter<Prefix extends string, Key extends string> = Key extends `${Prefix}${infer End}` ? End : never;

/** Logs a table's texts. An entry with a `die` may say what the roll needed, which pages show beside the die. */
export type TextLogger<Table, Key extends keyof Table & string, G> = <One extends Key>(
  g: G,
  key: One,
  ...params: ArgumentsFor<WithLoggedNeed<ParamsAt<Table, One>>>
) => void;
type WithLoggedNeed<P> = P extends { readonly die: Param } ? P & LoggedNeed : P;

/** Makes errors of a table's texts. */
export type InputErrorMaker<Table, Key extends keyof Table & string = keyof Table & string> = <One extends Key>(
  key: One,
  ...params: ParamArguments<Table, One>
) => InputError;
