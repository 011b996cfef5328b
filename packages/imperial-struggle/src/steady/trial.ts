import { CHECKPOINT, type Procedure } from '@sandtable/kernel';
import { clone, type Position, type Round } from '../position.js';
import { type Asked, askedBy } from './asked.js';
import { worth } from './worth.js';

/** Tries something out on a copy, answering every question of it as one would; what comes of it. */
export function tryOut(q: Asked, g: Position, what: (copy: Position, round: Round) => Procedure): Position {
  const copy = clone(g);
  if (!copy.round) return copy;
  const procedure = what(copy, copy.round);
  let step = procedure.next({});
  while (!step.done) {
    const answers: Record<string, string> = {};
    if (step.value !== CHECKPOINT) {
      for (const decision of step.value) {
        const side = decision.seat === 'france' ? 'france' : 'britain';
        const known = side === q.side ? q.outlook : undefined;
        answers[decision.seat] = q.think(askedBy(decision, copy, side, q.think, known)).option;
      }
    }
    step = procedure.next(answers);
  }
  return copy;
}

/** What a change of the position would gain. */
export function gainBy(q: Asked, change: (copy: Position) => void): number {
  const copy = clone(q.g);
  change(copy);
  return worth(q.outlook, copy) - worth(q.outlook, q.g);
}
