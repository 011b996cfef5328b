import type { FromClient, ToClient } from '@sandtable/client/wire';
import WebSocket from 'ws';

/** A bare connection with every message as it came, for tests of the protocol itself. */
export interface RawConnection {
  /** All messages received, oldest first, and the same as text. */
  readonly received: ToClient[];
  readonly texts: string[];
  send(message: FromClient): void;
  /** The next matching message that was not taken before. */
  next<K extends ToClient['is']>(is: K, fits?: (message: RawMessage<K>) => boolean): Promise<RawMessage<K>>;
  /** Resolves with the close code, whichever side closes it. */
  readonly closed: Promise<number>;
  close(): Promise<void>;
}

export type RawMessage<K extends ToClient['is']> = Extract<ToClient, { is: K }>;

const TIMEOUT_MS = 240_000;

export async function openRawConnection(address: string): Promise<RawConnection> {
  const ws = new WebSocket(`${address.replace(/^http/, 'ws')}/api/socket`);
  const received: ToClient[] = [];
  const texts: string[] = [];
  const taken = new Set<number>();
  const waiting = new Set<() => void>();
  ws.on('message', (data) => {
    texts.push(data.toString());
    received.push(JSON.parse(data.toString()));
    for (const check of [...waiting]) check();
  });
  const closed = new Promise<number>((resolve) => ws.on('close', resolve));
  await new Promise<void>((resolve, reject) => ws.on('open', resolve).on('error', reject));
  return {
    received,
    texts,
    send: (message) => ws.send(JSON.stringify(message)),
    next<K extends ToClient['is']>(is: K, fits: (message: RawMessage<K>) => boolean = () => true) {
      return new Promise<RawMessage<K>>((resolve, reject) => {
        const check = (): void => {
          const index = received.findIndex((it, i) => !taken.has(i) && it.is === is && fits(it as RawMessage<K>));
          if (index < 0) return;
          taken.add(index);
          done();
          resolve(received[index] as RawMessage<K>);
        };
        const late = setTimeout(() => {
          done();
          reject(
            new Error(
              `no ${is} came; heard: ${texts
                .slice(-4)
                .map((text) => text.slice(0, 300))
                .join('\n')}`,
            ),
          );
        }, TIMEOUT_MS);
        const done = () => {
          clearTimeout(late);
          waiting.delete(check);
        };
        waiting.add(check);
        check();
      });
    },
    closed,
    async close() {
      ws.close();
      await closed;
    },
  };
}

/** Joins a seat and waits for the welcome. */
export async function joinSeat(
  address: string,
  match: string,
  token: string,
  more: { readonly since?: number; readonly chatSince?: number; readonly view?: boolean } = {},
): Promise<RawConnection & { readonly welcome: RawMessage<'welcome'> }> {
  const wire = await openRawConnection(address);
  wire.send({ do: 'join', match, token, ...more });
  return { ...wire, welcome: await wire.next('welcome') };
}
