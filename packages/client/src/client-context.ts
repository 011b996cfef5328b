import type { ClientError } from './errors.js';
import type { MatchReplica } from './match-replica.js';
import type { MatchSnapshot } from './match-snapshot.js';
import type { FromClient } from './wire.js';

/** What the parts of one client share: the replica of its match, and its connection. */
export interface ClientContext {
  readonly replica: MatchReplica;
  /** Throws before the client has joined. */
  snapshot(): MatchSnapshot;
  /** Whether the server has accepted the current connection. */
  isOnline(): boolean;
  /** The server has accepted the current connection. */
  markOnline(): void;
  /** Why the client was closed; undefined while it is open. */
  closed(): ClientError | undefined;
  close(reason: ClientError): void;
  /** Does nothing while there is no open connection. */
  send(message: FromClient): void;
  /** Drops the current connection and opens another after a delay. */
  reconnect(): void;
  /** Calls every change listener. */
  notify(): void;
}

/** The two ends of a promise that waits for the server. */
export interface Pending<T> {
  readonly resolve: (value: T) => void;
  readonly reject: (error: ClientError) => void;
}

/** A promise for something that only an open client can do: a closed one rejects at once. */
export const whileOpen = <T>(context: ClientContext, start: (pending: Pending<T>) => void): Promise<T> =>
  new Promise((resolve, reject) => {
    const closed = context.closed();
    if (closed) reject(closed);
    else start({ resolve, reject });
  });
