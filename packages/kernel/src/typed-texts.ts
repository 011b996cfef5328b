import type { InputError } from './errors.js';
import type { Message, Param } from './messages.js';
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

/** Texts of things that have numbers, all with the same parameters: `TextsOfNumbered<`event.${number}`, typeof EVENTS>`. */
export type TextsOfNumbered<Pattern extends string, Table> = { readonly [Key in Pattern]: Table[keyof Table] };

/** Makes messages of a table's texts. */
export type TextMaker<Table, Key extends keyof Table & string = keyof Table & string> = <One extends Key>(
  key: One,
  ...params: ParamArguments<Table, One>
) => Message;

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
