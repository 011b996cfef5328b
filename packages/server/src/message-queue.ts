/** How a message is carried out: `look` messages wait for everything before them, the others don't wait for looks. */
export type MessageKind = 'act' | 'look';

export interface MessageQueue {
  /** False, and nothing done, if too many messages wait already. `work` never rejects. */
  add(kind: MessageKind, work: () => Promise<void>): boolean;
  /** Drops all that waits; nothing is carried out any more. */
  close(): void;
}

/**
 * The messages of one connection that have been read and not been carried out yet: one after another, but an answer
 * isn't held up by a look that waits for its turn.
 */
export function messageQueue(maxWaiting: number): MessageQueue {
  const last: Record<MessageKind, Promise<void>> = { act: Promise.resolve(), look: Promise.resolve() };
  let waiting = 0;
  let closed = false;
  return {
    add(kind, work) {
      if (closed || waiting >= maxWaiting) return false;
      waiting++;
      const before = kind === 'act' ? last.act : Promise.all([last.act, last.look]);
      last[kind] = before.then(async () => {
        if (!closed) await work();
        waiting--;
      });
      return true;
    },
    close() {
      closed = true;
    },
  };
}
