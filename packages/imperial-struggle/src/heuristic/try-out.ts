import { CHECKPOINT, type Procedure } from '@sandtable/kernel';
import type { Space } from '../map.js';
import { clone, type Position, type Round } from '../position.js';
import { type BySide, SIDES } from '../sides.js';
import { type HeuristicInput, heuristicInputOf } from './heuristic-input.js';
import { worth, worthWith } from './position-worth.js';

const both = <T>(of: BySide<T>): BySide<T> => ({ britain: of.britain, france: of.france });

/** A copy for purchases on the map. It shares the piles and chance, which such purchases don't change. */
export function mapCopy(g: Position): Position {
  return {
    ...g,
    log: undefined,
    round: g.round && { ...g.round, changed: g.round.changed.slice() },
    flags: g.flags.slice(),
    conflicts: g.conflicts.slice(),
    damaged: g.damaged.slice(),
    debt: both(g.debt),
    treaty: both(g.treaty),
    navyBox: both(g.navyBox),
    unbuilt: both(g.unbuilt),
    holders: g.holders.slice(),
    exhausted: g.exhausted.slice(),
    fresh: g.fresh.slice(),
  };
}

/** Runs a procedure on a copy, answers its questions as in play, and returns the resulting position. */
export function tryOut(
  q: HeuristicInput,
  g: Position,
  start: (copy: Position, round: Round) => Procedure,
  copy: Position = clone(g),
): Position {
  if (!copy.round) return copy;
  const procedure = start(copy, copy.round);
  let step = procedure.next({});
  while (!step.done) {
    const answers: Record<string, string> = {};
    if (step.value !== CHECKPOINT) {
      for (const decision of step.value) {
        const side = decision.seat === 'france' ? 'france' : 'britain';
        const known = side === q.side ? q.stakes : undefined;
        answers[decision.seat] = q.answerQuestion(
          heuristicInputOf(decision, copy, side, q.answerQuestion, known),
        ).option;
      }
    }
    step = procedure.next(answers);
  }
  return copy;
}

/** Returns a function that computes the gain of a change of the map. All calls share one copy; a change of a single space is faster. */
export function gains(q: HeuristicInput): (change: (copy: Position) => void, space?: Space) => number {
  const copy = mapCopy(q.g);
  const now = worth(q.stakes, q.g);
  const worthWithSpace = worthWith(q.stakes, copy);
  return (change, space) => {
    if (space !== undefined) {
      const then = worthWithSpace(space, () => {
        change(copy);
        return () => restore(copy, q.g);
      });
      return then - now;
    }
    change(copy);
    const gain = worth(q.stakes, copy) - now;
    restore(copy, q.g);
    return gain;
  };
}
export const gainBy = (q: HeuristicInput, change: (copy: Position) => void): number => gains(q)(change);

function restore(copy: Position, g: Position): void {
  for (let i = 0; i < g.flags.length; i++) {
    copy.flags[i] = g.flags[i];
    copy.conflicts[i] = g.conflicts[i];
    copy.damaged[i] = g.damaged[i];
    if (copy.round && g.round) copy.round.changed[i] = g.round.changed[i];
  }
  for (let i = 0; i < g.holders.length; i++) {
    copy.holders[i] = g.holders[i];
    copy.fresh[i] = g.fresh[i];
  }
  for (const side of SIDES) {
    copy.debt[side] = g.debt[side];
    copy.treaty[side] = g.treaty[side];
    copy.navyBox[side] = g.navyBox[side];
  }
  copy.vp = g.vp;
  copy.byng = g.byng;
  copy.display = g.display;
  copy.huguenots = g.huguenots;
}

/** The same for purchases on the map, which need less of a copy. */
export const tryOnMap = (
  q: HeuristicInput,
  g: Position,
  start: (copy: Position, round: Round) => Procedure,
): Position => tryOut(q, g, start, mapCopy(g));
