import type { Closest, DecisionView, Message } from '@sandtable/kernel';
import type { Country } from '../countries.js';
import type { Operation } from '../operations.js';
import { isLapsing, type Position } from '../position.js';
import type { View } from '../position-format.js';
import { positionFromView } from '../position-from-view.js';
import { countryRef } from '../references.js';
import { A_DIE } from '../rules/jihadist/declare.js';
import { JIHAD } from '../rules/jihadist/jihad.js';
import { PLOT } from '../rules/jihadist/plot.js';
import { GTMO, RECRUIT } from '../rules/jihadist/recruit.js';
import { TRAVEL } from '../rules/jihadist/travel.js';
import { mayOperate, operationsOf } from '../rules/operations.js';
import { REGIME_CHANGE, WITHDRAW } from '../rules/us/deploy.js';
import { DISRUPT } from '../rules/us/disrupt.js';
import { WAR_OF_IDEAS } from '../rules/us/war-of-ideas.js';
import { SIDES } from '../sides.js';
import { availableCells } from '../tracks.js';

/** The largest value of a card. */
const MAX_OPS = 3;

/** Why an operation is not offered: the card's value is too small, or there is no place or no plot for it. */
interface ClosedOperation {
  readonly option: Operation;
  readonly reason: 'ops' | 'noSpace' | 'noPlot';
  /** The country that comes closest, and what it lacks. */
  readonly closest?: { readonly space: string; readonly missing: readonly Message[] };
}

/** The operations that the card being played can't be used for (6.1). */
export function closedOperations(view: View, { prompt, seat, options }: DecisionView): readonly ClosedOperation[] {
  const side = SIDES.find((it) => it === seat);
  if (prompt.key !== 'ask.use' || side === undefined) return [];
  const g = positionFromView(view);
  return operationsOf(side)
    .filter((operation) => !options.includes(operation))
    .map((option): ClosedOperation => {
      if (mayOperate(g, option, MAX_OPS)) return { option, reason: 'ops' };
      if (option === 'alert') return { option, reason: 'noPlot' };
      const closest = closestTo(g, option);
      return closest
        ? { option, reason: 'noSpace', closest: { space: countryRef(closest.item), missing: closest.missing } }
        : { option, reason: 'noSpace' };
    });
}

/** Undefined for operations whose need is not of a single country. */
function closestTo(g: Position, operation: Exclude<Operation, 'alert'>): Closest<Country> | undefined {
  switch (operation) {
    case 'war-of-ideas':
      return WAR_OF_IDEAS.country.closest(g, { ops: MAX_OPS });
    case 'deploy':
      return undefined;
    case 'regime-change':
      return REGIME_CHANGE.country.closest(g, {});
    case 'withdraw':
      return WITHDRAW.country.closest(g, {});
    case 'disrupt':
      return DISRUPT.country.closest(g, { ops: MAX_OPS });
    case 'recruit':
      return isLapsing(g, GTMO) || availableCells(g) === 0 ? undefined : RECRUIT.country.closest(g, A_DIE);
    case 'travel':
      return TRAVEL.from.closest(g, A_DIE);
    case 'jihad':
      return JIHAD.country.closest(g, A_DIE);
    case 'plot':
      return PLOT.country.closest(g, A_DIE);
  }
}
