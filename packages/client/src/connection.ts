import type { FromClient, ToClient } from './wire.js';

/** The part of a WebSocket that we use: a browser's, or that of the `ws` package. */
export interface Socket {
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  send(text: string): void;
  close(): void;
  /** Ends the connection without a closing handshake. Browsers don't have it. */
  terminate?(): void;
}
export type OpenSocket = (url: string) => Socket;

export interface ConnectionOptions {
  readonly openSocket: OpenSocket;
  /** The delay before another try. The real one is between half of it and all of it, by chance. */
  readonly firstRetryDelayMs: number;
  /** How many more retries have the first delay before it doubles with each: a restarted server is back soon. */
  readonly quickRetries: number;
  readonly maxRetryDelayMs: number;
  /** After this time without a message we send a ping; after twice this time we drop the connection. */
  readonly pingAfterMs: number;
}

export interface ConnectionHandlers {
  onOpen(): void;
  onMessage(message: ToClient): void;
  /** The connection was lost, or could not be made. A retry is scheduled. */
  onLost(): void;
}

/** A connection that reconnects until it is closed. Messages sent while it is down are lost. */
export interface Connection {
  send(message: FromClient): void;
  /** The server has let us in: the next retries are quick ones again. */
  resetBackoff(): void;
  /** Drops the current connection and opens another after a delay. */
  reconnect(): void;
  /** If a retry is waiting for its delay, it happens now. */
  retryNow(): void;
  close(): void;
}

export function connect(url: string, handlers: ConnectionHandlers, options: ConnectionOptions): Connection {
  let socket: Socket | undefined;
  let isOpen = false;
  let quickRetriesLeft = options.quickRetries;
  let doublings = 0;
  let wasLetIn = false;
  let lastMessageAt = 0;
  let closed = false;

  const resetDelay = (): void => {
    quickRetriesLeft = options.quickRetries;
    doublings = 0;
  };

  const lose = (): void => {
    // The server is up but hasn't let us in, so it has too much to do: quick retries would only add to that.
    if (isOpen && !wasLetIn) quickRetriesLeft = 0;
    const old = socket;
    socket = undefined;
    isOpen = false;
    if (old?.terminate) old.terminate();
    else old?.close();
    if (closed) return;
    // Random jitter: otherwise all clients of a server that went down would reconnect at the same moment.
    const delayMs =
      Math.min(options.maxRetryDelayMs, options.firstRetryDelayMs * 2 ** doublings) * (0.5 + Math.random() / 2);
    if (quickRetriesLeft > 0) quickRetriesLeft--;
    else doublings++;
    retry = setTimeout(open, delayMs);
    handlers.onLost();
  };

  const open = () => {
    let made: Socket;
    try {
      made = options.openSocket(url);
    } catch {
      return lose();
    }
    socket = made;
    wasLetIn = false;
    lastMessageAt = Date.now();
    // A dropped socket may still deliver events: ignore them.
    const current = (listener: () => void) => () => {
      if (socket === made) listener();
    };
    made.addEventListener(
      'open',
      current(() => {
        isOpen = true;
        handlers.onOpen();
      }),
    );
    made.addEventListener('close', current(lose));
    made.addEventListener('error', current(lose));
    made.addEventListener('message', ({ data }) => {
      if (socket !== made) return;
      lastMessageAt = Date.now();
      const message = parse(data);
      if (message) handlers.onMessage(message);
      else lose();
    });
  };

  const send = (message: FromClient): void => {
    if (isOpen) socket?.send(JSON.stringify(message));
  };

  const pingTimer = setInterval(() => {
    if (!socket) return;
    const silentMs = Date.now() - lastMessageAt;
    if (silentMs > 2 * options.pingAfterMs) lose();
    else if (silentMs > options.pingAfterMs) send({ do: 'ping' });
  }, options.pingAfterMs / 2);

  let retry = setTimeout(open, 0);
  return {
    send,
    resetBackoff() {
      wasLetIn = true;
      resetDelay();
    },
    reconnect: lose,
    retryNow() {
      if (closed || socket) return;
      clearTimeout(retry);
      resetDelay();
      open();
    },
    close() {
      closed = true;
      clearInterval(pingTimer);
      clearTimeout(retry);
      const last = socket;
      socket = undefined;
      last?.close();
    },
  };
}

function parse(data: unknown): ToClient | undefined {
  try {
    return typeof data === 'string' ? (JSON.parse(data) as ToClient) : undefined;
  } catch {
    return undefined;
  }
}
