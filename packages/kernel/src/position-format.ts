import type { Json } from './game.js';
import { type Format, isJsonObject, type JsonPlace, objectFields, within } from './json-format.js';
import type { Position } from './position.js';

/** Where a field of the JSON stands: in position files, in views, in both, or nowhere because it is counted. */
type Whereabouts = 'file' | 'view' | 'both' | 'nowhere';

/** One field of a position as JSON. It writes down one or more fields of the position (`of`), or part of one. */
export interface PositionField<P, J = unknown, K extends keyof P = keyof P, W extends Whereabouts = Whereabouts> {
  readonly of: readonly K[];
  readonly in: W;
  /** Undefined where the field is left out. `viewer` is the seat that the view is for; none for a file. */
  write(g: P, viewer: string | undefined): J;
  /** Changes the position to what the JSON says. Without it, the field is made from others and not read. */
  read?(g: P, json: Json, at: JsonPlace): void;
  /** Blanks in a copy what the viewer may not see. Without it, everybody sees all of it. */
  hide?(seen: P, viewer: string): void;
  /** Counts it again after all others were read. */
  settle?(g: P): void;
}

type PositionFields<P> = Readonly<Record<string, PositionField<P>>>;

/** What every position has, besides the fields that a game declares. */
type Common = keyof Position;

type Declared<P, F> = { [N in keyof F]: F[N] extends PositionField<P, infer _, infer K> ? K : never }[keyof F];

/** Has a member for each field of the position that `F` forgets, so that the compiler names it. */
type Complete<P, F> = { readonly [K in Exclude<keyof P, Declared<P, F> | Common>]: PositionField<P> };

type InView<F, N extends keyof F> = F[N] extends { readonly in: 'view' | 'both' } ? N : never;
type Written<F> = F extends { write(...args: never): infer J } ? J : never;

/** The type of the views of a format. */
export type ViewOf<T> = T extends PositionFormat<infer _, infer F> ? FieldsInView<F> : never;

type FieldsInView<F> = Flat<
  { readonly [N in keyof F as undefined extends Written<F[N]> ? never : InView<F, N>]: Written<F[N]> } & {
    readonly [N in keyof F as undefined extends Written<F[N]> ? InView<F, N> : never]?: Exclude<
      Written<F[N]>,
      undefined
    >;
  }
>;
type Flat<T> = { [K in keyof T]: T[K] };

/** A position file that is being read. */
export interface PositionFile<P, N extends string> {
  /** Whether the file has this field, or this part of it. */
  has(name: N, part?: string): boolean;
  /** Reads these fields now, for those that others depend on. */
  read(g: P, ...names: readonly N[]): void;
  /** Reads every field that was not read yet, and counts what follows from them. */
  readRest(g: P): void;
}

/** Everything about positions as JSON that follows from the declaration of their fields. */
export interface PositionFormat<P, F extends PositionFields<P>> {
  /** The fields that a position file may have. */
  readonly fileFields: readonly (keyof F & string)[];
  writeFile(g: P): { readonly [field: string]: Json };
  /** Refuses unknown fields. */
  openFile(json: Json): PositionFile<P, keyof F & string>;
  /** Blanks in a copy of a position what the viewer may not see, including the dice to come. */
  hide(seen: P, viewer: string): P;
  /** The view of a position in which everything hidden is blank already. */
  writeView(seen: P, viewer: string): FieldsInView<F>;
  /** Puts what a view shows into an empty position. */
  readView(view: FieldsInView<F>, into: P): P;
}

/**
 * Declares every field of a game's positions once, in the order in which they are written. A field of `P` that no
 * declaration names is a compile error.
 */
export const positionFormat =
  <P extends Position>() =>
  <const F extends PositionFields<P>>(declared: F & Complete<P, F>): PositionFormat<P, F> => {
    const all = Object.entries<PositionField<P>>(declared);
    const inFile = all.filter(([, field]) => field.in === 'file' || field.in === 'both');
    const inView = all.filter(([, field]) => field.in === 'view' || field.in === 'both');
    const hiding = all.flatMap(([, { hide }]) => hide ?? []);
    const settling = all.flatMap(([, { settle }]) => settle ?? []);
    const fileFields = inFile.map(([name]) => name);
    const write = (fields: typeof all, g: P, viewer: string | undefined): { readonly [field: string]: Json } => {
      const json: Record<string, Json> = {};
      for (const [name, field] of fields) {
        const value = field.write(g, viewer);
        if (value !== undefined) json[name] = value as Json;
      }
      return json;
    };
    return {
      fileFields,
      writeFile: (g) => write(inFile, g, undefined),
      openFile(json) {
        const top: JsonPlace = { path: '', inView: false };
        const given = objectFields(json, top, fileFields);
        const unread = new Map(inFile);
        const read = (g: P, name: string) => {
          const found = given[name];
          if (found !== undefined) unread.get(name)?.read?.(g, found, within(top, name));
          unread.delete(name);
        };
        return {
          has(name, part) {
            const found = given[name];
            return part === undefined ? found !== undefined : isJsonObject(found) && found[part] !== undefined;
          },
          read: (g, ...names) => names.forEach((name) => read(g, name)),
          readRest(g) {
            for (const name of [...unread.keys()]) read(g, name);
            for (const settle of settling) settle(g);
          },
        };
      },
      hide(seen, viewer) {
        for (const hide of hiding) hide(seen, viewer);
        seen.chance.state.fill(1);
        seen.chance.scriptedDice.length = 0;
        return seen;
      },
      writeView: (seen, viewer) => write(inView, seen, viewer) as FieldsInView<F>,
      readView(view, into) {
        const given = view as { readonly [field: string]: Json | undefined };
        for (const [name, field] of inView) {
          const found = given[name];
          if (found !== undefined) field.read?.(into, found, { path: name, inView: true });
        }
        for (const settle of settling) settle(into);
        return into;
      },
    };
  };

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Ways to declare a field of a position that has the same name in JSON, or that stands only in views. */
export interface FieldDeclarations<P> {
  /** Everybody sees it. */
  open<K extends keyof P, J, R extends P[K]>(name: K, format: Format<P[K], J, R>): PositionField<P, J, K, 'both'>;
  /** Part of it is hidden from some: `hide` blanks that in a copy. */
  partlyHidden<K extends keyof P, J, R extends P[K]>(
    name: K,
    format: Format<P[K], J, R>,
    hide: (seen: P, viewer: string) => void,
  ): PositionField<P, J, K, 'both'>;
  /** Never in views: `hide` blanks in a copy what the viewer may not see. */
  hidden<K extends keyof P, J, R extends P[K]>(
    name: K,
    format: Format<P[K], J, R>,
    hide: (seen: P, viewer: string) => void,
  ): PositionField<P, J, K, 'file'>;
  /** Only in views, where `write` shows it. Without `read`, a position made from a view has it from elsewhere. */
  inView<K extends keyof P, J>(
    name: K,
    form: { write(g: P): J; read?(g: P, json: Exclude<J, undefined>): void },
  ): PositionField<P, J, K, 'view'>;
  /** Follows from other fields, so it is never written. */
  counted<K extends keyof P>(name: K, settle: (g: P) => void): PositionField<P, undefined, K, 'nowhere'>;
  /** Shown in views although it is no field of the position, because players want it counted for them. */
  shown<J>(write: (g: P, viewer: string | undefined) => J): PositionField<P, J, never, 'view'>;
}

export function fieldDeclarations<P>(): FieldDeclarations<P> {
  const field = <K extends keyof P, J, R extends P[K]>(
    name: K,
    { write, read }: Format<P[K], J, R>,
  ): PositionField<P, J, K, 'both'> => ({
    of: [name],
    in: 'both',
    write: (g) => write(g[name]),
    read(g, json, at) {
      const into: Mutable<P> = g;
      into[name] = read(json, at, g[name]);
    },
  });
  return {
    open: field,
    partlyHidden: (name, format, hide) => ({ ...field(name, format), hide }),
    hidden: (name, format, hide) => ({ ...field(name, format), in: 'file', hide }),
    inView: (name, { write, read }) => ({
      of: [name],
      in: 'view',
      write,
      // A view is what `write` made of a position: nobody writes one by hand.
      read: read && ((g, json) => read(g, json as never)),
    }),
    counted: (name, settle) => ({ of: [name], in: 'nowhere', write: () => undefined, settle }),
    shown: (write) => ({ of: [], in: 'view', write }),
  };
}
