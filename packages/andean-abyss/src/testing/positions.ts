import {
  CHECKPOINT,
  type Decision,
  type Json,
  type Match,
  newMatch,
  type PositionJson,
  type Procedure,
  readSettings,
  type Settings,
  seedChance,
} from '@sandtable/kernel';
import type { SpaceId } from '../data/spaces.js';
import { count } from '../forces.js';
import { andeanAbyss } from '../index.js';
import { checkInvariants } from '../invariants.js';
import { type Space, spaceOf } from '../map.js';
import type { PieceId } from '../pieces.js';
import { pieceOf } from '../pieces.js';
import type { Position } from '../position.js';
import { readPosition } from '../position-json/read.js';

/** For tests: a position from these fields on an empty map (levels and tracks as in the standard deployment). */
export function positionWith(
  note: { readonly [key: string]: Json } = {},
  settings: Settings = {},
  dice: number[] = [],
): Position {
  const base = andeanAbyss.setup(readSettings(andeanAbyss, settings), seedChance('test', dice));
  const g = readPosition({ onlyThese: true, ...note }, base);
  g.log = [];
  return g;
}

/** The standard deployment with these fields changed. */
export function standard(
  note: { readonly [key: string]: Json } = {},
  settings: Settings = {},
  dice: number[] = [],
): Position {
  return positionWith({ onlyThese: false, ...note }, settings, dice);
}

export interface RunResult<T> {
  readonly value: T;
  /** Every question that was asked, in order. */
  readonly decisions: readonly Decision[];
}

/** Runs a procedure with these answers, each of which must be offered, until it ends or the answers run out. */
function drive<T>(
  procedure: Procedure<T>,
  answers: readonly string[],
  see: (decision: Decision) => void = () => {},
): { readonly value: T; readonly used: number } | { readonly waiting: Decision } {
  let used = 0;
  let step = procedure.next({});
  while (!step.done) {
    if (step.value === CHECKPOINT) {
      step = procedure.next({});
      continue;
    }
    const [decision] = step.value;
    see(decision);
    if (used === answers.length) return { waiting: decision };
    const answer = answers[used++];
    const offered = decision.options;
    if (!offered.includes(answer)) throw new Error(`${decision.prompt.key} offers ${offered.join(' ')}, not ${answer}`);
    step = procedure.next({ [decision.seat]: answer });
  }
  return { value: step.value, used };
}

/** Runs a procedure to its end with exactly these answers, each of which must be offered. */
export function run<T>(g: Position, procedure: Procedure<T>, answers: readonly string[] = []): RunResult<T> {
  const decisions: Decision[] = [];
  const end = drive(procedure, answers, (decision) => {
    decisions.push(decision);
    checkInvariants(g);
  });
  if ('waiting' in end) {
    throw new Error(`no answer left for ${end.waiting.prompt.key}: ${end.waiting.options.join(' ')}`);
  }
  if (end.used < answers.length) throw new Error(`answers left over: ${answers.slice(end.used).join(' ')}`);
  checkInvariants(g);
  return { value: end.value, decisions };
}

/** The options of the first question that the procedure asks after these answers. */
export function offers<T>(procedure: Procedure<T>, answers: readonly string[] = []): readonly string[] {
  const end = drive(procedure, answers);
  return 'waiting' in end ? end.waiting.options : [];
}

/** A match that begins from a position file. */
export const matchAt = (
  position: PositionJson,
  settings: Settings = {},
  dice: readonly number[] = [],
): Match<Position> => newMatch(andeanAbyss, { seed: 'test', settings, position, dice });

/** Gives these answers in order. Each must be offered. */
export function answer(match: Match<Position>, ...options: readonly string[]): Match<Position> {
  for (const option of options) match.choose(option);
  return match;
}

/** Options without the asides (1.4.1, 1.5.1), which almost every question of an operation has. */
export const plain = (options: readonly string[]): string[] => options.filter((o) => !o.startsWith('aside:'));

/** How many of a piece are in a space. */
export const pieces = (g: Position, space: SpaceId, piece: PieceId): number => count(g, spaceOf(space), pieceOf(piece));
export const at = (id: SpaceId): Space => spaceOf(id);
/** Keys of the log messages, in order. */
export const logged = (g: Position): string[] => (g.log ?? []).map((entry) => entry.key);
