import type { State, ToClient } from '@sandtable/client/wire';
import { type Chance, randomBelow } from '@sandtable/kernel';
import WebSocket from 'ws';

/** An answer that the server acknowledged; an empty option is an undo. */
export interface Acknowledged {
  readonly n: number;
  readonly option: string;
}

/**
 * Plays a seat at random through every fault, and remembers what was acknowledged. Deliberately not the client library:
 * it keeps only the number of the last entry it has seen, and sends again what was not answered.
 */
export interface Player {
  readonly acknowledged: readonly Acknowledged[];
  /** Everything it ever sent, without repetitions. */
  readonly decided: readonly Acknowledged[];
  /** Refusals by code. */
  readonly refused: ReadonlyMap<string, number>;
  /** Connections so far. */
  readonly connections: number;
  /** Numbers of entries in the order in which they arrived. */
  readonly received: readonly number[];
  readonly state: State | undefined;
  /** Resolves when the match is over. */
  readonly over: Promise<State>;
  stop(): void;
}

export interface PlayerOptions {
  /** The address to try next. It may be another process each time. */
  readonly address: () => string;
  readonly match: string;
  readonly token: string;
  readonly seat: string;
  readonly chance: Chance;
}

/** The delay before reconnecting to a server that went down. */
const RECONNECT_DELAY_MS = 40;
/** The delay before retrying what the server could not do. */
const RETRY_DELAY_MS = 200;
/** The probability of an undo. */
const UNDO_ODDS = 4;
/** The delay before sending again what was not acknowledged. */
const RESEND = 1500;

export function playSeat({ address, match, token, seat, chance }: PlayerOptions): Player {
  const acknowledged: Acknowledged[] = [];
  const decided: Acknowledged[] = [];
  const refused = new Map<string, number>();
  const received: number[] = [];
  let connections = 0;
  let state: State | undefined;
  let sent: Acknowledged | undefined;
  let known = 0;
  let stopped = false;
  let ws: WebSocket | undefined;
  let end: (state: State) => void = () => {};
  const over = new Promise<State>((resolve) => {
    end = resolve;
  });

  const later = (doing: () => void, milliseconds: number): NodeJS.Timeout =>
    setTimeout(() => {
      if (!stopped) doing();
    }, milliseconds).unref();

  let resend: NodeJS.Timeout | undefined;
  const sendAfter = (milliseconds: number): void => {
    clearTimeout(resend);
    resend = later(send, milliseconds);
  };
  const send = (): void => {
    if (!sent || ws?.readyState !== WebSocket.OPEN) return;
    ws.send(JSON.stringify(sent.option === '' ? { do: 'undo', n: sent.n } : { do: 'answer', ...sent }));
    sendAfter(RESEND);
  };

  const decide = (now: State): void => {
    state = now;
    if (now.result) {
      stopped = true;
      end(now);
      return void ws?.close();
    }
    if (sent) return;
    const options = [
      ...(now.decision?.options ?? []),
      ...(now.mayUndo && randomBelow(chance, UNDO_ODDS) === 0 ? [''] : []),
    ];
    if (options.length === 0) return;
    sent = { n: now.n, option: options[randomBelow(chance, options.length)] };
    decided.push(sent);
    send();
  };

  const hear = (message: ToClient): void => {
    if (message.is === 'welcome' || message.is === 'update') {
      for (const { n, seat: whose, option } of message.happened) {
        if (n < known) continue;
        received.push(n);
        known = n + 1;
        if (sent?.n !== n) continue;
        if (whose === seat && (option ?? '') === sent.option) acknowledged.push(sent);
        sent = undefined;
      }
      // Another entry has this number, or the server had this very answer already.
      if (sent && sent.n < message.state.n) sent = undefined;
      decide(message.state);
    } else if (message.is === 'refused') {
      const { code } = message.refusal;
      refused.set(code, (refused.get(code) ?? 0) + 1);
      if (code === 'unavailable') sendAfter(RETRY_DELAY_MS);
      else {
        sent = undefined;
        if (message.state) decide(message.state);
      }
    }
  };

  const connect = (): void => {
    const mine = new WebSocket(`${address().replace(/^http/, 'ws')}/api/socket`);
    ws = mine;
    let joined = false;
    mine.on('open', () => mine.send(JSON.stringify({ do: 'join', match, token, since: known, view: false })));
    mine.on('message', (data) => {
      const message: ToClient = JSON.parse(data.toString());
      if (message.is === 'welcome') {
        joined = true;
        connections++;
      }
      // The join was refused: the server is up, its database is not.
      if (message.is === 'refused' && !joined) {
        refused.set(message.refusal.code, (refused.get(message.refusal.code) ?? 0) + 1);
        return void mine.close();
      }
      hear(message);
      if (message.is === 'welcome') send();
    });
    mine.on('error', () => {});
    mine.on('close', () => later(connect, RECONNECT_DELAY_MS));
  };
  connect();

  return {
    acknowledged,
    decided,
    refused,
    received,
    over,
    get connections() {
      return connections;
    },
    get state() {
      return state;
    },
    stop() {
      stopped = true;
      ws?.terminate();
    },
  };
}
