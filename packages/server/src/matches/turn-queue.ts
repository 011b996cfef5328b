/** Who waits for the bots of a match: a connected person, an absent person, or nobody (all seats are bots). */
const WAITING = ['connected', 'absent', 'nobody'] as const;
export type Waiting = (typeof WAITING)[number];

const rankOf = (waiting: Waiting): number => WAITING.indexOf(waiting);
const isMoreUrgent = (one: Waiting, other: Waiting): boolean => rankOf(one) < rankOf(other);

/** How many turns in a row may go to matches behind the head of the queue. */
export const MAX_OVERTAKEN = 7;

/**
 * Matches whose bots wait to think. Bots that somebody waits for go first, in order of arrival. The head of the queue is
 * overtaken only a limited number of times, so that the others get their turn too.
 */
export class TurnQueue<T extends { readonly waiting: () => Waiting }> {
  private items: T[] = [];
  private overtaken = 0;

  push(item: T): void {
    this.items.push(item);
  }

  /** `waiting` is evaluated now, not when the item was added: people may have connected or left since. */
  shift(): T | undefined {
    const index = this.overtaken >= MAX_OVERTAKEN ? 0 : this.mostUrgent();
    this.overtaken = index === 0 ? 0 : this.overtaken + 1;
    return this.items.splice(index, 1).at(0);
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
