import type { FromClient, ToClient } from './wire.js';

/** As much of a WebSocket as is needed here: a browser's, or one of Node's `ws`. */
export interface Socket {
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  send(text: string): void;
  close(): void;
  /** Where there is one: an end without a goodbye, for a peer that is gone. */
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
  /** The server is asked whether it is there after this long without a word, and given up after twice that. */
  readonly pingAfterMs: number;
}

export interface ConnectionHandlers {
  onOpen(): void;
  onMessage(message: ToClient): void;
  /** The connection was lost, or could not be made; another will be tried. */
  onLost(): void;
}

/** A connection that comes back by itself, until it is closed. What is sent while there is none is lost. */
export interface Connection {
  send(message: FromClient): void;
  /** The server has let us in: the next retries are quick ones again. */
  resetBackoff(): void;
  /** Begin again with another connection, after a pause. */
  reconnect(): void;
  /** If a try is waiting for its pause to end, it is made now. */
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
    // Everybody lost the same server at the same moment: chance keeps them from coming back at the same moment.
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
    // A socket that was given up may still have something to say; nobody listens to it.
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

  const watch = setInterval(() => {
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
      clearInterval(watch);
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
