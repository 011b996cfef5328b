import { DONE } from '../ask.js';
import { cubes, hasGuerrillas } from '../forces.js';
import { planColombiaForbids } from '../lasting.js';
import { LOCS, type Space } from '../map.js';
import type { Position } from '../position.js';
import { spaceRef } from '../references.js';
import type { Execution } from '../rules/execution.js';
import { patrolReach } from '../rules/operations/patrol.js';
import {
  type Answerer,
  type Asked,
  best,
  type Choice,
  choice,
  offers,
  openNumbers,
  openSpaces,
  spaceParam,
} from './asked.js';
import { bestGroup, type Move, type Search, searchGain, supply } from './move.js';
import { assaultChoices } from './strike.js';
import { table } from './table.js';

/** Patrol (3.2.2): cubes clear the roads that guerrillas would cut, richest first. */

/** Roads in need. */
const roads = (g: Position): Space[] => LOCS.filter((loc) => hasGuerrillas(g, loc));

const searching = (g: Position): Search => (planColombiaForbids(g) ? 'none' : 'patrol');

/** The best group of cubes for this road. What reaches it over free roads and cities is what it could itself reach. */
function bestInto(g: Position, x: Execution | undefined, to: Space, origins: readonly Space[]): Move | undefined {
  const moves = origins.map((from) => bestGroup(g, from, to, few(supply(g, x, from, to)), searching(g)));
  const found = best(moves.filter((move) => move !== undefined));
  // Who is there already searches anyway.
  return found && { ...found, gain: found.gain - searchGain(g, to, searching(g)) };
}

/** Roads need few cubes. */
const few = ({ troops, police }: { readonly troops: number; readonly police: number }) => ({
  troops: Math.min(troops, 3),
  police: Math.min(police, 3),
});

const origins = (g: Position, to: Space): Space[] => patrolReach(g, to).filter((from) => cubes(g, from) > 0);

const moves = (g: Position, x: Execution | undefined, ends: readonly Space[]): Move[] =>
  ends.map((to) => bestInto(g, x, to, origins(g, to))).filter((move) => move !== undefined);

export const patrolFrom: Answerer = (q) =>
  table(
    q,
    moves(q.g, q.x, roads(q.g))
      .filter(({ from }) => offers(q, spaceRef(from)))
      .map(({ from, to, gain }) => choice(spaceRef(from), gain, 'patrol', { space: spaceRef(to) })),
  );

export const patrolTo: Answerer = (q) => {
  const from = spaceParam(q, 'from');
  if (from === undefined) return undefined;
  const near = roads(q.g).filter((to) => offers(q, spaceRef(to)));
  const move = best(near.map((to) => bestInto(q.g, q.x, to, [from])).filter((m) => m !== undefined));
  return move
    ? choice(spaceRef(move.to), move.gain, 'patrol', { space: spaceRef(move.to) })
    : choice(DONE, 0, 'enough');
};

/** A Limited Patrol has one destination (2.3.5). */
export const patrolDestination: Answerer = (q) =>
  table(
    q,
    moves(q.g, q.x, roads(q.g))
      .filter(({ to }) => offers(q, spaceRef(to)))
      .map(({ to, gain }) => choice(spaceRef(to), gain, 'patrol', { space: spaceRef(to) })),
  );

export const patrolInto: Answerer = (q) => {
  const to = spaceParam(q, 'to');
  const move = to === undefined ? undefined : bestInto(q.g, q.x, to, openSpaces(q));
  return table(q, move ? [choice(spaceRef(move.from), move.gain, 'patrol', { space: spaceRef(move.to) })] : []);
};

/** A group is of one kind, troops or police, asked one after the other: of police, 0 is offered only if troops go. */
export function patrolNumber(q: Asked, kind: 'troops' | 'police', from: Space, to: Space): Choice {
  const numbers = openNumbers(q);
  const follows = kind === 'police' && numbers.includes(0);
  const move = follows ? undefined : bestGroup(q.g, from, to, few(supply(q.g, q.x, from, to)), searching(q.g));
  const n = move && numbers.includes(move[kind]) ? move[kind] : numbers[0];
  return choice(`number:${n}`, move?.gain ?? 0, 'patrol', { space: spaceRef(to) });
}

export const patrolAssault: Answerer = (q) => table(q, assaultChoices(q.g, openSpaces(q), true));
