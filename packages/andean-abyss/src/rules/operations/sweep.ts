import type { Procedure } from '@sandtable/kernel';
import { pickNumber, pickSpace, pickWord, question } from '../../ask.js';
import { INSURGENTS, type Insurgent } from '../../factions.js';
import { count, cubes, hasGuerrillas, hasUnderground, room, shiftPieces, underground } from '../../forces.js';
import { donorsForbid, isProtected, oneSpaceACard, SECURITY_COUNCIL, sweepCost } from '../../lasting.js';
import {
  ALL_SPACES,
  CITIES_AND_DEPARTMENTS,
  isDepartment,
  isForest,
  isLoc,
  PANAMA,
  SPACE_COUNT,
  type Space,
} from '../../map.js';
import { type Piece, POLICE, TROOPS } from '../../pieces.js';
import { adjacent, hasCapability, inPlay, type Position } from '../../position.js';
import { spaceRef } from '../../references.js';
import { affords, afterwards, type Execution, mayTake, nextSpace, nextStep, priced, select } from '../execution.js';
import { idle, type Moved, markMoved, NOBODY } from '../moved.js';
import { specialsFor } from '../special/index.js';
import { activate } from './activate.js';

/** 3.2.3 Sweep: troops move in, then cubes find guerrillas. */

/** Troops reach a space from next door, or over one LoC that is free of guerrillas. */
export function sweepOrigins(g: Position, to: Space): Space[] {
  const from = new Uint8Array(SPACE_COUNT);
  for (const near of adjacent(g, to)) {
    from[near] = 1;
    if (isLoc(near) && !hasGuerrillas(g, near)) for (const far of adjacent(g, near)) from[far] = 1;
  }
  from[to] = 0;
  const origins: Space[] = [];
  for (let space = 0; space < SPACE_COUNT; space++) if (from[space]) origins.push(space as Space);
  return origins;
}

/** Cities and departments open to Sweep (6.4.4; card 17, unless an event overrides it). */
export const sweepLegal = (g: Position, space: Space, override = false): boolean =>
  !isLoc(space) && inPlay(g, space) && !g.zones[space] && (override || !(donorsForbid(g) && isDepartment(space)));

/** Cubes that can still sweep from here: troops, and police too under card 11, unshaded. None moves twice (E10). */
const sweepers = (g: Position, space: Space, moved: Moved = NOBODY): number =>
  idle(g, moved, space, TROOPS) + (hasCapability(g, SECURITY_COUNCIL, 'unshaded') ? idle(g, moved, space, POLICE) : 0);

/** Every space that some cubes can still sweep, from them outward. */
function sweepReach(g: Position, moved: Moved): Uint8Array {
  const reached = new Uint8Array(SPACE_COUNT);
  for (const from of ALL_SPACES) {
    if (sweepers(g, from, moved) === 0) continue;
    for (const near of adjacent(g, from)) {
      reached[near] = 1;
      if (!isLoc(near) || hasGuerrillas(g, near)) continue;
      for (const far of adjacent(g, near)) if (far !== from) reached[far] = 1;
    }
  }
  return reached;
}

/** Spaces worth paying for: cubes that have not moved can come, or those there find somebody. */
export function usefulSweeps(g: Position, x: Execution): Space[] {
  const reached = sweepReach(g, x.moved);
  return CITIES_AND_DEPARTMENTS.filter(
    (space) =>
      mayTake(x, space) &&
      sweepLegal(g, space) &&
      ((reached[space] > 0 && room(g, space, TROOPS) > 0) || canFind(g, space)),
  );
}

/** Those; if there are none, a Sweep that has yet to begin may take any legal one. */
export function sweepSpaces(g: Position, x: Execution): Space[] {
  const useful = usefulSweeps(g, x);
  if (useful.length > 0 || x.begun) return useful;
  return CITIES_AND_DEPARTMENTS.filter((space) => mayTake(x, space) && sweepLegal(g, space));
}

/** All moves are made before anybody is found (E10). */
export function* sweep(g: Position, x: Execution): Procedure {
  const cost = sweepCost(g);
  const oneSpace = oneSpaceACard(g, 'sweep');
  const open = () => (affords(g, x, cost) && !(oneSpace && x.selected.length > 0) ? sweepSpaces(g, x) : []);
  const isEmpty = (space: Space) => !usefulSweeps(g, x).includes(space);
  const q = { key: 'sweep.space', rule: '3.2.3', params: priced(x, cost) };
  for (;;) {
    const space = yield* nextSpace(g, x, q, open, isEmpty);
    if (space === undefined) break;
    select(g, x, space, cost);
    yield* moveIn(g, x, space);
  }
  yield* sweepFinds(g, x.selected, {}, x);
  yield* afterwards(g, x);
}

/** Would a Sweep that an event puts here do anything, whatever card 17 says of departments? */
export const canSweepIn = (g: Position, space: Space): boolean =>
  sweepLegal(g, space, true) &&
  ((cubes(g, space) > 0 && hasUnderground(g, space)) ||
    (room(g, space, TROOPS) > 0 && sweepOrigins(g, space).some((from) => sweepers(g, from) > 0)));

/** A Sweep of this one space, where an event puts it. */
export function* sweepIn(g: Position, x: Execution, space: Space): Procedure {
  select(g, x, space, sweepCost(g));
  yield* moveIn(g, x, space);
  yield* sweepFinds(g, [space]);
}

function* moveIn(g: Position, x: Execution, space: Space): Procedure {
  yield* moveTroops(g, x, space);
  if (hasCapability(g, SECURITY_COUNCIL, 'unshaded')) yield* moveOnePolice(g, x, space);
}

function* moveTroops(g: Position, x: Execution, to: Space): Procedure {
  const left = (from: Space) => Math.min(idle(g, x.moved, from, TROOPS), room(g, to, TROOPS));
  for (;;) {
    const origins = sweepOrigins(g, to).filter((from) => left(from) > 0);
    const params = { to: spaceRef(to) };
    const from = yield* pickSpace(g, question('government', 'sweep.from', '3.2.3', params), origins, 'may');
    if (from === undefined) return;
    const q = question('government', 'move.troops', '3.2.3', { from: spaceRef(from), to: spaceRef(to) });
    const n = yield* pickNumber(g, q, 1, left(from));
    shiftPieces(g, from, to, TROOPS, n);
    markMoved(x.moved, to, TROOPS, n);
  }
}

/** Card 11, unshaded: one police may come along. */
function* moveOnePolice(g: Position, x: Execution, to: Space): Procedure {
  if (room(g, to, POLICE) === 0) return;
  const origins = sweepOrigins(g, to).filter((from) => idle(g, x.moved, from, POLICE) > 0);
  const q = question('government', 'sweep.police', '3.2.3', { to: spaceRef(to) });
  const from = yield* pickSpace(g, q, origins, 'may');
  if (from === undefined) return;
  shiftPieces(g, from, to, POLICE, 1);
  markMoved(x.moved, to, POLICE, 1);
}

/** Terms that an event sets for its own Sweep. */
export interface SweepTerms {
  /** Only this faction is looked for, and it must be. */
  readonly only?: Insurgent;
  /** Further pieces that count as troops. */
  readonly helpers?: (space: Space) => number;
  /** The event overrides what older events forbid (5.1.2). */
  readonly override?: boolean;
}

const sparedBy = (g: Position, terms: SweepTerms): Insurgent[] =>
  INSURGENTS.filter((f) => (terms.only && f !== terms.only) || (!terms.override && isProtected(g, f)));

/** Is anybody hiding here whom the Sweep may find? Nobody is found in Panamá (1.3.5). */
const anyoneHides = (g: Position, space: Space, spared: readonly Insurgent[]): boolean =>
  space !== PANAMA && INSURGENTS.some((f) => !spared.includes(f) && underground(g, space, f) > 0);

/** So it is for a Sweep that no event puts. */
export const hidesFromSweep = (g: Position, space: Space): boolean => anyoneHides(g, space, sparedBy(g, {}));

/** How many guerrillas a Sweep finds here, with troops or police alone if one is named: 1 a cube, in forests 1 for 2. */
function finds(g: Position, space: Space, terms: SweepTerms, kind?: Piece): number {
  const troops = kind === POLICE ? 0 : count(g, space, TROOPS) + (terms.helpers?.(space) ?? 0);
  const police = kind === TROOPS ? 0 : count(g, space, POLICE);
  return isForest(space) ? Math.floor((troops + police) / 2) : troops + police;
}

/** Would a Sweep without movement find anybody here? */
export function canFind(g: Position, space: Space, terms: SweepTerms = {}): boolean {
  if (!sweepLegal(g, space, terms.override) || !anyoneHides(g, space, sparedBy(g, terms))) return false;
  const kinds = hasCapability(g, SECURITY_COUNCIL, 'shaded') ? [TROOPS, POLICE] : [undefined];
  return kinds.some((kind) => finds(g, space, terms, kind) > 0);
}

/** Looks for guerrillas in each space. With an operation under way, its special activity may come between two (4.1). */
export function* sweepFinds(g: Position, spaces: readonly Space[], terms: SweepTerms = {}, x?: Execution): Procedure {
  const split = hasCapability(g, SECURITY_COUNCIL, 'shaded');
  let kind: Piece | undefined;
  const spared = sparedBy(g, terms);
  const left = spaces.filter((space) => anyoneHides(g, space, spared));
  let inTurn = left.length < 2;
  while (left.length > 0) {
    let next: Space | undefined;
    if (x && !inTurn && specialsFor(g, x).length > 0) {
      next = yield* nextStep(g, x, { key: 'sweep.find', rule: '3.2.3' }, () => left);
      inTurn = next === undefined;
    }
    const [space] = left.splice(next === undefined ? 0 : left.indexOf(next), 1);
    if (split && (kind === undefined || g.rules.council === 'space')) {
      kind = yield* pickSeekers(g, g.rules.council === 'space' ? [space] : [space, ...left], terms);
    }
    yield* activate(g, space, finds(g, space, terms, kind), '3.2.3', spared, terms.only !== undefined);
  }
}

/** Card 11, shaded: on the strength of troops or of police, never of both; chosen where either can find somebody. */
function* pickSeekers(g: Position, spaces: readonly Space[], terms: SweepTerms): Procedure<Piece> {
  const able = (kind: Piece) => spaces.some((space) => finds(g, space, terms, kind) > 0);
  if (!able(POLICE)) return TROOPS;
  if (!able(TROOPS)) return POLICE;
  const q = question('government', 'sweep.kind', '3.2.3', { space: spaceRef(spaces[0]) });
  return (yield* pickWord(g, q, ['by-troops', 'by-police'])) === 'by-troops' ? TROOPS : POLICE;
}
