import type { Json } from '@sandtable/kernel';
import { type ChangeListeners, changeListeners } from './change-listeners.js';
import type { Client, JoinOptions } from './client.js';
import type { ClientContext } from './client-context.js';
import { type Connection, type ConnectionOptions, connect, type OpenSocket } from './connection.js';
import { ClientError } from './errors.js';
import { gatheringHandler } from './gathering-handler.js';
import { type Link, parseLink, socketOf } from './link.js';
import { emptyReplica, type MatchReplica, nextLineNumber } from './match-replica.js';
import { messageHandler } from './message-handler.js';
import { type PendingRequests, pendingRequests } from './pending-requests.js';
import type { FromClient } from './wire.js';

const CONNECTION_DEFAULTS: Omit<ConnectionOptions, 'openSocket'> = {
  firstRetryDelayMs: 250,
  quickRetries: 10,
  maxRetryDelayMs: 15_000,
  pingAfterMs: 25_000,
};

const browserSocket: OpenSocket = (url) => new WebSocket(url);

/** Takes the seat that a link opens. Rejects if the link opens nothing, or the server can't be reached. */
export function joinMatch(seatLink: string | Link, options: JoinOptions = {}): Promise<Client> {
  const link = typeof seatLink === 'string' ? parseLink(seatLink) : seatLink;
  const replica = emptyReplica(options.seedHash, options.held, options.dice);
  const listeners = changeListeners();
  const startedAt = Date.now();
  let online = false;
  let closed: ClientError | undefined;

  const context: ClientContext = {
    replica,
    snapshot() {
      if (!replica.snapshot) throw new ClientError('closed', 'This client has not joined the match.');
      return replica.snapshot;
    },
    isOnline: () => online,
    markOnline() {
      online = true;
      connection.resetBackoff();
    },
    closed: () => closed,
    close(reason) {
      if (closed) return;
      closed = reason;
      online = false;
      connection.close();
      stopRetryListener?.();
      requests.failAll(reason);
      listeners.notify();
    },
    send: (message) => connection.send(message),
    reconnect: () => connection.reconnect(),
    notify: listeners.notify,
  };
  const requests = pendingRequests(context);
  const gathering = gatheringHandler(context, options);
  /** `connectTimeoutMs` limits retries only until the server has let this client in. */
  const mayRetry = (): boolean =>
    replica.snapshot !== undefined ||
    gathering.hasStarted() ||
    Date.now() - startedAt < (options.connectTimeoutMs ?? 0);

  const connection: Connection = connect(
    socketOf(link),
    {
      onOpen: () => connection.send(joinMessage(link, replica, options.view)),
      onMessage: messageHandler(context, { requests, gathering, onDice: options.onDice, mayRetry }),
      onLost() {
        online = false;
        options.onLost?.();
        if (mayRetry()) listeners.notify();
        else context.close(new ClientError('unreachable', 'The server cannot be reached.'));
      },
    },
    { openSocket: browserSocket, ...CONNECTION_DEFAULTS, ...options },
  );
  const stopRetryListener = options.retryOn?.(connection.retryNow);
  const close = (): void => context.close(new ClientError('closed', 'This client was closed.'));
  if (options.signal?.aborted) close();
  options.signal?.addEventListener('abort', close, { once: true });

  const client = clientOf(link, context, requests, listeners, close);
  return listeners.until(() => replica.snapshot && client, context.closed);
}

/** Asks for what the replica lacks, and for the mark of what an earlier client received. */
function joinMessage({ match, token }: Link, { history, chat, held }: MatchReplica, view?: boolean): FromClient {
  return {
    do: 'join',
    match,
    token,
    since: history.length,
    chatSince: nextLineNumber(chat),
    ...(held ? { compare: held.n } : {}),
    ...(view === undefined ? {} : { view }),
  };
}

/** What the caller gets: the parts of the client behind one interface. */
function clientOf(
  link: Link,
  context: ClientContext,
  { answers, chat, olderChat, heavyReads }: PendingRequests,
  listeners: ChangeListeners,
  close: () => void,
): Client {
  const { replica, snapshot, closed } = context;
  return {
    link,
    snapshot,
    held: () => replica.held,
    online: context.isOnline,
    closed,
    answer: (option) => answers.submit(option),
    undo: () => answers.submit(undefined),
    moveNow: () => context.send({ do: 'moveNow', n: snapshot().state.n }),
    say: chat.say,
    olderChat: olderChat.read,
    tables: async () => (await heavyReads.request({ do: 'tables' })).tables,
    async preview(option) {
      const { view } = await heavyReads.request({ do: 'preview', n: snapshot().state.n, option });
      return view === null ? undefined : (view as Json);
    },
    async past(n) {
      const { view, waiting } = await heavyReads.request({ do: 'past', n });
      return { view: view as Json, waiting };
    },
    waitForTurn: () =>
      listeners.until(() => {
        const { state } = snapshot();
        return !answers.isPending() && (state.decision || state.result) ? state : undefined;
      }, closed),
    waitForEnd: () => listeners.until(() => snapshot().state.result, closed),
    onChange: listeners.add,
    close,
  };
}
