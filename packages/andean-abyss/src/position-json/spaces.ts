import { flag, integer, type Json, type JsonPlace, objectFields, within, word } from '@sandtable/kernel';
import { SPACE_IDS, type SpaceId } from '../data/spaces.js';
import { count } from '../forces.js';
import { ALL_SPACES, isLoc, population, type Space, spaceId, spaceOf } from '../map.js';
import { PIECE_IDS, PIECES, type PieceId } from '../pieces.js';
import { CONTROL, PIECE_KINDS, type Position } from '../position.js';
import { spaceRef } from '../references.js';
import { LEVELS, type Level, levelName, levelValue } from '../support.js';
import { inputError } from '../text.js';

/** `farc-guerrilla` means an underground one, as a person would write it. */
export const SHORT_PIECES = ['farc-guerrilla', 'auc-guerrilla', 'cartels-guerrilla'];
const MAX_PIECES = 99;
const MAX_TERROR = 40;

/** A level or marker of a space in JSON, and the field of the position that has one number for each space. */
interface SpaceField<J, K extends keyof Position> {
  readonly of: K;
  /** Undefined where it is left out. */
  write(g: Position, space: Space): J | undefined;
  read(g: Position, space: Space, json: Json, at: JsonPlace): void;
}

const field = <J, K extends keyof Position>(it: SpaceField<J, K>): SpaceField<J, K> => it;

/** Every field of a position that has one number for each space, except for pieces, which come before them. */
const SPACE_FIELDS = {
  /** Only in populated spaces. */
  support: field<Level, 'support'>({
    of: 'support',
    write: (g, space) => (population(space) > 0 ? levelName(g.support[space]) : undefined),
    read(g, space, json, at) {
      g.support[space] = levelValue(word(LEVELS).read(json, at));
    },
  }),
  terror: field<number, 'terror'>({
    of: 'terror',
    write: (g, space) => (isLoc(space) ? undefined : g.terror[space] || undefined),
    read(g, space, json, at) {
      if (isLoc(space)) throw inputError('wrong.terrorOnLoc', { space: spaceRef(space) });
      g.terror[space] = integer(0, MAX_TERROR).read(json, at);
    },
  }),
  sabotage: field<true, 'terror'>({
    of: 'terror',
    write: (g, space) => (isLoc(space) && g.terror[space] > 0) || undefined,
    read(g, space, json, at) {
      if (!isLoc(space)) throw inputError('wrong.sabotageHere', { space: spaceRef(space) });
      g.terror[space] = flag.read(json, at) ? 1 : 0;
    },
  }),
  zone: field<true, 'zones'>({
    of: 'zones',
    write: (g, space) => g.zones[space] > 0 || undefined,
    read(g, space, json, at) {
      g.zones[space] = flag.read(json, at) ? 1 : 0;
    },
  }),
  /** During a propaganda round. */
  control: field<'government' | 'farc', 'control'>({
    of: 'control',
    write: (g, space) => CONTROLLERS[g.control[space] - 1],
    read(g, space, json, at) {
      g.control[space] = CONTROL.indexOf(word(CONTROL).read(json, at));
    },
  }),
};
const CONTROLLERS = ['government', 'farc'] as const;

type SpaceFieldName = keyof typeof SPACE_FIELDS;
const ENTRIES = Object.entries<SpaceField<unknown, keyof Position>>(SPACE_FIELDS);
const NAMES = [...PIECE_IDS, ...SHORT_PIECES, ...Object.keys(SPACE_FIELDS)];
/** The fields of a position that `spaces` writes down. */
export const FIELDS_BY_SPACE: readonly ('pieces' | (typeof SPACE_FIELDS)[SpaceFieldName]['of'])[] = [
  'pieces',
  ...Object.values(SPACE_FIELDS).map(({ of }) => of),
];

export type SpaceView = Readonly<Partial<Record<PieceId, number>>> & {
  readonly [N in SpaceFieldName]?: Exclude<ReturnType<(typeof SPACE_FIELDS)[N]['write']>, undefined>;
};

type SpacesView = Readonly<Partial<Record<SpaceId, SpaceView>>>;

/** Everything that a position holds for each space, and what was written of it. */
interface WrittenSpaces {
  readonly pieces: readonly number[];
  readonly support: readonly number[];
  readonly terror: readonly number[];
  readonly zones: readonly number[];
  readonly control: readonly number[];
  readonly view: SpacesView;
}

/** What was last written of each match. All its positions share their `rules`, copies too. */
const lastWritten = new WeakMap<Position['rules'], WrittenSpaces>();

/**
 * Omits spaces that have no pieces, level or markers. Views are written after every answer and most answers change few
 * spaces or none, so what stays as it was is the same frozen object as last time: nobody needs to write or compare it.
 */
export function writeSpaces(g: Position): SpacesView {
  const before = lastWritten.get(g.rules);
  if (before && hasSameSpaces(before, g)) return before.view;
  const spaces: Partial<Record<SpaceId, SpaceView>> = {};
  for (const space of ALL_SPACES) {
    const id = spaceId(space);
    const here = before && hasSameSpace(before, g, space) ? before.view[id] : frozenSpace(g, space);
    if (here) spaces[id] = here;
  }
  const { pieces, support, terror, zones, control } = g;
  const view = Object.freeze(spaces);
  lastWritten.set(g.rules, {
    pieces: pieces.slice(),
    support: support.slice(),
    terror: terror.slice(),
    zones: zones.slice(),
    control: control.slice(),
    view,
  });
  return view;
}

const hasSameSpaces = (before: WrittenSpaces, g: Position): boolean =>
  isSame(before.pieces, g.pieces) &&
  isSame(before.support, g.support) &&
  isSame(before.terror, g.terror) &&
  isSame(before.zones, g.zones) &&
  isSame(before.control, g.control);

const hasSameSpace = (before: WrittenSpaces, g: Position, space: Space): boolean =>
  before.support[space] === g.support[space] &&
  before.terror[space] === g.terror[space] &&
  before.zones[space] === g.zones[space] &&
  before.control[space] === g.control[space] &&
  isSame(before.pieces, g.pieces, space * PIECE_KINDS, (space + 1) * PIECE_KINDS);

function isSame(known: readonly number[], now: readonly number[], from = 0, to = now.length): boolean {
  for (let i = from; i < to; i++) if (known[i] !== now[i]) return false;
  return true;
}

function frozenSpace(g: Position, space: Space): SpaceView | undefined {
  const here = writeSpace(g, space);
  return here && Object.freeze(here);
}

function writeSpace(g: Position, space: Space): SpaceView | undefined {
  let here: Record<string, unknown> | undefined;
  for (const piece of PIECES) {
    const n = count(g, space, piece);
    if (n === 0) continue;
    here ??= {};
    here[PIECE_IDS[piece]] = n;
  }
  for (const [name, { write }] of ENTRIES) {
    const value = write(g, space);
    if (value === undefined) continue;
    here ??= {};
    here[name] = value;
  }
  return here;
}

export function readSpaces(g: Position, json: Json, at: JsonPlace): void {
  const given = objectFields(json, at, SPACE_IDS);
  for (const id of SPACE_IDS) {
    const found = given[id];
    if (found !== undefined) readSpace(g, spaceOf(id), found, within(at, id));
  }
}

/** A space that is listed holds exactly the pieces that are listed; its level and markers change only if they are listed. */
function readSpace(g: Position, space: Space, json: Json, at: JsonPlace): void {
  const given = objectFields(json, at, NAMES);
  const number = (name: string) => integer(0, MAX_PIECES).read(given[name] ?? 0, within(at, name));
  for (const piece of PIECES) {
    const short = SHORT_PIECES.find((id) => PIECE_IDS[piece] === `${id}-underground`);
    g.pieces[space * PIECE_KINDS + piece] = number(PIECE_IDS[piece]) + (short ? number(short) : 0);
  }
  for (const [name, { read }] of ENTRIES) {
    const found = given[name];
    if (found !== undefined) read(g, space, found, within(at, name));
  }
}
