import type { DecisionView, Message } from '@sandtable/kernel';
import type { OperationId } from '../operation.js';
import type { View } from '../position-format.js';
import { positionFromView } from '../position-from-view.js';
import { factionReferred, spaceRef } from '../references.js';
import { plan } from '../rules/execution.js';
import { ASSAULT } from '../rules/operations/assault.js';
import { ATTACK } from '../rules/operations/attack.js';
import { hasSpace } from '../rules/operations/beginning.js';
import { missingResources } from '../rules/operations/can-continue.js';
import { operationsOf } from '../rules/operations/index.js';
import { RALLY } from '../rules/operations/rally.js';
import { SWEEP } from '../rules/operations/sweep.js';
import { TERROR } from '../rules/operations/terror.js';
import { allowedActionsOf, isLastEvent } from '../rules/sequence.js';

/** Why an action with the card is not offered. */
type ClosedReason =
  | { readonly reason: 'resources'; readonly missing: number }
  | { readonly reason: 'eventGone' | 'lastCard' | 'noUse' }
  | {
      readonly reason: 'noSpace';
      /** The space that comes closest, and what it lacks. */
      readonly closest: { readonly space: string; readonly missing: readonly Message[] } | undefined;
    };
type ClosedAction = { readonly option: OperationId | 'event' } & ClosedReason;

/** What each operation asks for first, where that is a space with needs. */
const SPACE_QUESTIONS = {
  sweep: SWEEP.space,
  assault: ASSAULT.space,
  rally: RALLY.space,
  attack: ATTACK.space,
  terror: TERROR.space,
  train: undefined,
  patrol: undefined,
  march: undefined,
};

/** The operations, and the event, that the acting faction can't choose for this card (2.3.4). */
export function closedActions(view: View, { prompt, options }: DecisionView): readonly ClosedAction[] {
  if (!prompt.key.startsWith('ask.act.')) return [];
  const faction = factionReferred(String(prompt.params?.faction));
  if (faction === undefined) return [];
  const g = positionFromView(view);
  const { event, terms, beyond } = allowedActionsOf(g, faction);
  const closed = operationsOf(faction).filter((operation) => !options.includes(operation));
  const reasonFor = (operation: OperationId): ClosedReason => {
    const missing = missingResources(g, faction, operation, terms);
    if (missing > 0) return { reason: 'resources', missing };
    const x = plan(faction, operation, terms);
    if (!hasSpace(g, x)) {
      const closest = SPACE_QUESTIONS[operation]?.closest(g, x);
      return {
        reason: 'noSpace',
        closest: closest && { space: spaceRef(closest.item), missing: closest.missing },
      };
    }
    return { reason: beyond.includes(operation) || !isLastEvent(g) ? 'noUse' : 'lastCard' };
  };
  return [
    ...closed.map((option) => ({ option, ...reasonFor(option) })),
    ...(event ? [] : [{ option: 'event', reason: 'eventGone' } as const]),
  ];
}
