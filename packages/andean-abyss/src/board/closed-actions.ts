import type { DecisionView } from '@sandtable/kernel';
import type { OperationId } from '../operation.js';
import type { View } from '../position-format.js';
import { positionFromView } from '../position-from-view.js';
import { factionReferred } from '../references.js';
import { plan } from '../rules/execution.js';
import { hasSpace } from '../rules/operations/beginning.js';
import { missingResources } from '../rules/operations/can-continue.js';
import { operationsOf } from '../rules/operations/index.js';
import { allowedActionsOf, isLastEvent } from '../rules/sequence.js';

/** Why an action with the card is not offered. */
type ClosedReason =
  | { readonly reason: 'resources'; readonly missing: number }
  | { readonly reason: 'eventGone' | 'lastCard' | 'noSpace' | 'noUse' };
type ClosedAction = { readonly option: OperationId | 'event' } & ClosedReason;

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
    if (!hasSpace(g, plan(faction, operation, terms))) return { reason: 'noSpace' };
    return { reason: beyond.includes(operation) || !isLastEvent(g) ? 'noUse' : 'lastCard' };
  };
  return [
    ...closed.map((option) => ({ option, ...reasonFor(option) })),
    ...(event ? [] : [{ option: 'event', reason: 'eventGone' } as const]),
  ];
}
