/** Who waits for the bots of a match: a connected person, an absent person, or nobody (all seats are bots). */
const WAITING = ['connected', 'absent', 'nobody'] as const;
export type Waiting = (typeof WAITING)[number];

const rankOf = (waiting: Waiting): number => WAITING.indexOf(waiting);
const isMoreUrgent = (one: Waiting, other: Waiting): boolean => rankOf(one) < rankOf(other);

/** How many turns in a row may go to matches behind the head of the queue, and how many times as long they may take. */
export const MAX_OVERTAKEN = 7;

/**
 * Matches whose bots wait to think. Bots that somebody waits for go first, in order of arrival. The head of the queue is
 * overtaken only a limited number of times, so that the others get their turn too. If its turn was long, it is overtaken
 * for longer: bots that search beside people get one part in eight of the time, not one plan for every seven short turns.
 */
export class TurnQueue<T extends { readonly waiting: () => Waiting }> {
  private items: T[] = [];
  private overtaken = 0;
  /** How long people's bots may think before the next turn out of order. */
  private owedMs = 0;
  /** What each turn at work adds to that time, by how long it takes. */
  private readonly atWork = new Map<T, number>();

  push(item: T): void {
    this.items.push(item);
  }

  /** `waiting` is evaluated now, not when the item was added: people may have connected or left since. */
  shift(): T | undefined {
    const urgent = this.mostUrgent();
    const isHeadsTurn = this.overtaken >= MAX_OVERTAKEN && this.owedMs <= 0;
    const index = isHeadsTurn ? 0 : urgent;
    this.overtaken = index === 0 ? 0 : this.overtaken + 1;
    const item = this.items.splice(index, 1).at(0);
    if (item && urgent !== 0) this.atWork.set(item, isHeadsTurn ? MAX_OVERTAKEN : -1);
    return item;
  }

  /** The next turn if a connected person waits for it, for a thread that does no others. It holds up nobody. */
  shiftConnected(): T | undefined {
    const index = this.mostUrgent();
    return this.items[index]?.waiting() === 'connected' ? this.items.splice(index, 1).at(0) : undefined;
  }

  /** A turn is over, or was given up. */
  finished(item: T, durationMs: number): void {
    this.owedMs = Math.max(0, this.owedMs + (this.atWork.get(item) ?? 0) * durationMs);
    this.atWork.delete(item);
  }

  isEmpty(): boolean {
    return this.items.length === 0;
  }

  hasMoreUrgentThan(waiting: Waiting): boolean {
    return this.items.some((item) => isMoreUrgent(item.waiting(), waiting));
  }

  clear(): T[] {
    this.overtaken = 0;
    return this.items.splice(0);
  }

  private mostUrgent(): number {
    let [found, rank]: [number, number] = [0, WAITING.length];
    for (const [index, item] of this.items.entries()) {
      const itsRank = rankOf(item.waiting());
      if (itsRank < rank) [found, rank] = [index, itsRank];
      if (rank === 0) break;
    }
    return found;
  }
}
