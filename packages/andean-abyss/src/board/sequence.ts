import { isPropaganda } from '../data/cards.js';
import type { Faction } from '../factions.js';
import { CARD_ACTIONS, type CardAction } from '../position.js';
import type { View } from '../position-format.js';
import { leavesEvent, limitsSecond } from '../rules/sequence.js';

type Executed = Exclude<CardAction, 'pass'>;
const isExecuted = (action: CardAction): action is Executed => action !== 'pass';

/** 2.3.4: the boxes of the sequence of play: what the 1st Eligible does, and what that leaves for the 2nd. */
export const SEQUENCE_BOXES = CARD_ACTIONS.filter(isExecuted).map((first) => ({
  first,
  second: secondAfter(first),
}));

function secondAfter(first: Executed): 'anything' | 'limitedOrEvent' | 'limited' {
  if (!limitsSecond(first)) return 'anything';
  return leavesEvent(first) ? 'limitedOrEvent' : 'limited';
}

/** Where each faction's cylinder stands in the sequence of play (2.3). */
export interface Cylinders {
  /** What the 1st Eligible did, or is doing. */
  readonly first: { readonly faction: Faction; readonly deed: Executed; readonly done: boolean } | undefined;
  readonly second: { readonly faction: Faction; readonly done: boolean } | undefined;
  readonly passed: readonly Faction[];
  /** Eligible factions that have not acted yet, in the card's order. */
  readonly waiting: readonly Faction[];
  readonly ineligible: readonly Faction[];
  /** No event card is in play. */
  readonly idle: boolean;
}

export function cylinders(view: View): Cylinders {
  const { order, acted } = view.turn;
  const stood = new Set(acted.map(({ faction }) => faction));
  const executed = acted.flatMap(({ faction, deed }) => (isExecuted(deed) ? [{ faction, deed, done: true }] : []));
  const now = doing(view);
  const [first, second] = now ? [...executed, now] : executed;
  const card = view.played.at(-1);
  return {
    first,
    second: second && { faction: second.faction, done: second.done },
    passed: acted.filter(({ deed }) => deed === 'pass').map(({ faction }) => faction),
    waiting: order.filter((f) => view.eligible.includes(f) && !stood.has(f)),
    ineligible: order.filter((f) => !view.eligible.includes(f) && !stood.has(f)),
    idle: card === undefined || isPropaganda(card),
  };
}

/** What the acting faction has started. Free operations of an event count as the event. */
function doing({ acting, underway }: View): Cylinders['first'] {
  if (!acting || underway?.faction !== acting || underway.free) return undefined;
  return { faction: acting, deed: underway.special ? 'operation-special' : 'operation', done: false };
}
