import type { InputError } from './errors.js';
import type { Json } from './game.js';
import { inputError } from './text.js';

/** Where a piece of JSON stands: its path for messages, and whether it is part of a view, where hidden things are blank. */
export interface JsonPlace {
  readonly path: string;
  readonly inView: boolean;
}

/**
 * How one kind of value is written as JSON and read again. `write` returns undefined where the field is left out.
 * `read` refuses anything else with an `InputError` that says what is allowed; parts that the JSON leaves out stay as
 * in `before`.
 */
export interface Format<W, J, R extends W = W> {
  write(value: W): J;
  read(json: Json, at: JsonPlace, before?: W): R;
}

export const integer = (least: number, most: number): Format<number, number> => ({
  write: (value) => value,
  read(json, { path }) {
    if (typeof json !== 'number' || !Number.isInteger(json) || json < least || json > most)
      throw inputError('error.note.number', { where: path, least, most });
    return json;
  },
});

export const flag: Format<boolean, boolean> = {
  write: (value) => value,
  read(json, { path }) {
    if (typeof json !== 'boolean') throw inputError('error.note.flag', { where: path });
    return json;
  },
};

/** A flag that is written only if it is set. */
export const flagIfSet: Format<boolean, true | undefined> = {
  write: (value) => value || undefined,
  read: flag.read,
};

export const word = <T extends string>(allowed: readonly T[]): Format<T, T> => ({
  write: (value) => value,
  read: (json, { path }) => oneOf(json, path, allowed),
});

function oneOf<T extends string>(json: Json, where: string, allowed: readonly T[]): T {
  const found = allowed.find((it) => it === json);
  if (found === undefined)
    throw inputError('error.note.word', { where, given: String(json), allowed: allowed.join(', ') });
  return found;
}

/** A list of words. Messages name the list, which says enough. */
export const wordList = <T extends string>(allowed: readonly T[]): Format<readonly T[], readonly T[], T[]> => ({
  write: (value) => value.slice(),
  read: (json, at) => elements(json, at).map((it) => oneOf(it, at.path, allowed)),
});

export const list = <W, J, R extends W>(of: Format<W, J, R>): Format<readonly W[], readonly J[], R[]> => ({
  write: (value) => value.map(of.write),
  read: (json, at) => elements(json, at).map((it, i) => of.read(it, within(at, String(i)))),
});

function elements(json: Json, { path }: JsonPlace): readonly Json[] {
  if (!Array.isArray(json)) throw inputError('error.note.list', { where: path });
  return json;
}

/** One value for each of the keys. */
export function byKey<K extends string, W, J, R extends W>(
  keys: readonly K[],
  of: Format<W, J, R>,
): Format<Readonly<Record<K, W>>, { readonly [key in K]: J }, Record<K, R>> {
  return {
    write: (value) => fromKeys(keys, (key) => of.write(value[key])),
    read(json, at, before) {
      const given = objectFields(json, at, keys);
      return fromKeys(keys, (key) => {
        const found = given[key];
        if (found !== undefined) return of.read(found, within(at, key), before?.[key]);
        if (before === undefined) throw missing(at, key);
        return before[key] as R;
      });
    },
  };
}

/** A format of any value, as a part of another. */
interface AnyFormat {
  write(value: never): unknown;
  read(json: Json, at: JsonPlace): unknown;
}
type ValueOf<F> = F extends { read(...args: never): infer R } ? R : never;
type JsonOf<F> = F extends { write(...args: never): infer J } ? J : never;
/** The JSON of an object; a field whose format may leave it out is optional. */
export type ObjectJson<S> = Flat<
  { readonly [K in keyof S as undefined extends JsonOf<S[K]> ? never : K]: JsonOf<S[K]> } & {
    readonly [K in keyof S as undefined extends JsonOf<S[K]> ? K : never]?: Exclude<JsonOf<S[K]>, undefined>;
  }
>;
type Flat<T> = { [K in keyof T]: T[K] };

/** The fields of an object, each with its own format. `otherwise` has the values of fields that may be left out. */
export function objectOf<S extends Readonly<Record<string, AnyFormat>>>(
  shape: S,
  otherwise: { readonly [K in keyof S]?: ValueOf<S[K]> } = {},
): Format<{ readonly [K in keyof S]: ValueOf<S[K]> }, ObjectJson<S>, { [K in keyof S]: ValueOf<S[K]> }> {
  const formats = Object.entries<AnyFormat>(shape);
  const keys = formats.map(([key]) => key);
  return {
    write(value) {
      const json: Record<string, unknown> = {};
      for (const [key, format] of formats) {
        const written = format.write(value[key] as never);
        if (written !== undefined) json[key] = written;
      }
      return json as ObjectJson<S>;
    },
    read(json, at) {
      const given = objectFields(json, at, keys);
      const made: Record<string, unknown> = {};
      for (const [key, format] of formats) {
        const found = given[key];
        if (found === undefined && !(key in otherwise)) throw missing(at, key);
        made[key] = found === undefined ? otherwise[key] : format.read(found, within(at, key));
      }
      return made as { [K in keyof S]: ValueOf<S[K]> };
    },
  };
}

/** A value that is written as another one, such as a space as its id. */
export const converted = <T, W, J, R extends W>(
  to: (value: T) => W,
  as: Format<W, J, R>,
  from: (value: R) => T,
): Format<T, J> => ({ write: (value) => as.write(to(value)), read: (json, at) => from(as.read(json, at)) });

/** A value that is left out while it is `none`. */
export const optional = <W, N, J, R extends W>(of: Format<W, J, R>, none: N): Format<W | N, J | undefined> => ({
  write: (value) => (value === none ? undefined : of.write(value as W)),
  read: (json, at, before) => of.read(json, at, before === none ? undefined : (before as W | undefined)),
});

/** A list that is left out while it is empty. */
export const listIfAny = <W, J, R extends W>(
  of: Format<W, J, R>,
): Format<readonly W[], readonly J[] | undefined, R[]> => {
  const { write, read } = list(of);
  return { write: (value) => (value.length > 0 ? write(value) : undefined), read };
};

/** The ids of what is marked, of a list with one number for each id. */
export const marked = <T extends string>(ids: readonly T[]): Format<readonly number[], readonly T[], number[]> => ({
  write: (marks) => ids.filter((_, i) => (marks[i] ?? 0) > 0),
  read(json, at) {
    const named = wordList(ids).read(json, at);
    return ids.map((id) => (named.includes(id) ? 1 : 0));
  },
});

/** Marks that are left out while there are none. */
export const markedIfAny = <T extends string>(
  ids: readonly T[],
): Format<readonly number[], readonly T[] | undefined, number[]> => {
  const { write, read } = marked(ids);
  return { write: (marks) => (marks.some((mark) => mark > 0) ? write(marks) : undefined), read };
};

/** A value that is `blank` in the view of somebody who may not see it. A position file has no blanks. */
export const orBlank = (of: Format<number, number>, blank: number): Format<number, number> => ({
  write: of.write,
  read: (json, at) => (at.inView && json === blank ? blank : of.read(json, at)),
});

export const within = (at: JsonPlace, key: string): JsonPlace => ({
  path: at.path ? `${at.path}.${key}` : key,
  inView: at.inView,
});

/** The fields of an object. Unknown ones are refused. */
export function objectFields(
  json: Json,
  at: JsonPlace,
  allowed: readonly string[],
): { readonly [key: string]: Json | undefined } {
  if (!isJsonObject(json)) throw inputError('error.note.object', { where: at.path });
  for (const key of Object.keys(json)) {
    if (!allowed.includes(key))
      throw inputError('error.note.unknown', { where: within(at, key).path, allowed: allowed.join(', ') });
  }
  return json;
}

export const isJsonObject = (json: Json | undefined): json is { readonly [key: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

export const missing = (at: JsonPlace, key: string): InputError =>
  inputError('error.note.missing', { where: at.path, key });

function fromKeys<K extends string, T>(keys: readonly K[], make: (key: K) => T): Record<K, T> {
  const made = {} as Record<K, T>;
  for (const key of keys) made[key] = make(key);
  return made;
}
