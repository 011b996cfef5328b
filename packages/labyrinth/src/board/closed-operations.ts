import type { DecisionView } from '@sandtable/kernel';
import type { Operation } from '../operations.js';
import type { View } from '../position-format.js';
import { positionFromView } from '../position-from-view.js';
import { mayOperate, operationsOf } from '../rules/operations.js';
import { SIDES } from '../sides.js';

/** The largest value of a card. */
const MAX_OPS = 3;

/** Why an operation is not offered: the card's value is too small, or there is no place for it. */
interface ClosedOperation {
  readonly option: Operation;
  readonly reason: 'ops' | 'noSpace';
}

/** The operations that the card being played can't be used for (6.1). */
export function closedOperations(view: View, { prompt, seat, options }: DecisionView): readonly ClosedOperation[] {
  const side = SIDES.find((it) => it === seat);
  if (prompt.key !== 'ask.use' || side === undefined) return [];
  const g = positionFromView(view);
  return operationsOf(side)
    .filter((operation) => !options.includes(operation))
    .map((option) => ({ option, reason: mayOperate(g, option, MAX_OPS) ? 'ops' : 'noSpace' }));
}
