import { type CardAction, type Faction, isPropaganda, type View } from '@sandtable/andean-abyss/board-data';

/** Where each faction's cylinder stands in the sequence of play (2.3). */
export interface Cylinders {
  /** What the 1st Eligible did, or is doing. */
  readonly first:
    | { readonly faction: Faction; readonly deed: Exclude<CardAction, 'pass'>; readonly done: boolean }
    | undefined;
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
  const executed = acted.flatMap(({ faction, deed }) => (deed === 'pass' ? [] : [{ faction, deed, done: true }]));
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
