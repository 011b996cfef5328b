import { flag, InputError, integer, type Json, type JsonPlace, objectFields, within, word } from '@sandtable/kernel';
import { SPACE_IDS, type SpaceId } from '../data/spaces.js';
import { count } from '../forces.js';
import { ALL_SPACES, isLoc, population, type Space, spaceId, spaceOf } from '../map.js';
import { PIECE_IDS, PIECES, type PieceId } from '../pieces.js';
import { CONTROL, PIECE_KINDS, type Position } from '../position.js';
import { spaceRef } from '../references.js';
import { LEVELS, type Level, levelName, levelValue } from '../support.js';

/** `farc-guerrilla` means an underground one, as a person would write it. */
export const SHORT_PIECES = ['farc-guerrilla', 'auc-guerrilla', 'cartels-guerrilla'];
const SLOTS_PER_SPACE = 256;
const HASH_FACTOR = 0x9e3779b1;
const HASH_SHIFT = 16;
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
      if (isLoc(space)) throw new InputError('wrong.terrorOnLoc', { space: spaceRef(space) });
      g.terror[space] = integer(0, MAX_TERROR).read(json, at);
    },
  }),
  sabotage: field<true, 'terror'>({
    of: 'terror',
    write: (g, space) => (isLoc(space) && g.terror[space] > 0) || undefined,
    read(g, space, json, at) {
      if (!isLoc(space)) throw new InputError('wrong.sabotageHere', { space: spaceRef(space) });
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

/** Omits spaces that have no pieces, level or markers. */
export function writeSpaces(g: Position): Readonly<Partial<Record<SpaceId, SpaceView>>> {
  const spaces: Partial<Record<SpaceId, SpaceView>> = {};
  for (const space of ALL_SPACES) {
    const here = viewOfSpace(g, space);
    if (here) spaces[spaceId(space)] = here;
  }
  return spaces;
}

/** What was written of a space while it held these contents. */
interface WrittenSpace {
  readonly levels: number;
  readonly pieces: readonly number[];
  readonly view: SpaceView | undefined;
}

/**
 * What was written of spaces lately. The same contents give the same frozen object: views are written after every answer,
 * most spaces stay as they are, and whoever wants to know what changed need not compare equal objects.
 */
const written = Array<WrittenSpace | undefined>(ALL_SPACES.length * SLOTS_PER_SPACE);

function viewOfSpace(g: Position, space: Space): SpaceView | undefined {
  const { pieces } = g;
  const from = space * PIECE_KINDS;
  const levels = ((g.support[space] * 64 + g.terror[space]) * 64 + g.zones[space]) * 4 + g.control[space];
  let hash = levels;
  for (let i = from; i < from + PIECE_KINDS; i++) hash = Math.imul(hash, HASH_FACTOR) + pieces[i];
  const slot = space * SLOTS_PER_SPACE + ((hash >>> HASH_SHIFT) % SLOTS_PER_SPACE);
  const known = written[slot];
  if (known && known.levels === levels && isSame(known.pieces, pieces, from)) return known.view;
  const view = writeSpace(g, space);
  written[slot] = { levels, pieces: pieces.slice(from, from + PIECE_KINDS), view: view && Object.freeze(view) };
  return view;
}

function isSame(known: readonly number[], pieces: readonly number[], from: number): boolean {
  for (let i = 0; i < known.length; i++) if (known[i] !== pieces[from + i]) return false;
  return true;
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
