/** How a message is handled: `read` messages wait for everything before them, `act` messages don't wait for heavy reads. */
export type MessageKind = 'act' | 'read';

export interface MessageQueue {
  /** False, and nothing done, if too many messages wait already. `work` never rejects. */
  add(kind: MessageKind, work: () => Promise<void>): boolean;
  /** Drops all waiting messages; no further one is handled. */
  close(): void;
}

/**
 * The messages of one connection that have been received and not handled yet. They are handled one after another, except
 * that an answer doesn't wait for a heavy read.
 */
export function messageQueue(maxWaiting: number): MessageQueue {
  const last: Record<MessageKind, Promise<void>> = { act: Promise.resolve(), read: Promise.resolve() };
  let waiting = 0;
  let closed = false;
  return {
    add(kind, work) {
      if (closed || waiting >= maxWaiting) return false;
      waiting++;
      const before = kind === 'act' ? last.act : Promise.all([last.act, last.read]);
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
