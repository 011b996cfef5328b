import type { FromClient, ToClient } from '@sandtable/client/wire';
import WebSocket from 'ws';

/** A bare connection: every message as it came, for tests that look at the wire itself. */
export interface Wire {
  /** All that came, oldest first, and as text. */
  readonly heard: ToClient[];
  readonly texts: string[];
  send(message: FromClient): void;
  /** The next message that fits and was not taken before. */
  next<K extends ToClient['is']>(is: K, fits?: (message: Message<K>) => boolean): Promise<Message<K>>;
  /** Resolves with the code of the closing, whoever closes it. */
  readonly closed: Promise<number>;
  close(): Promise<void>;
}

export type Message<K extends ToClient['is']> = Extract<ToClient, { is: K }>;

const PATIENCE = 60_000;

export async function dial(address: string): Promise<Wire> {
  const ws = new WebSocket(`${address.replace(/^http/, 'ws')}/api/socket`);
  const heard: ToClient[] = [];
  const texts: string[] = [];
  const taken = new Set<number>();
  const waiting = new Set<() => void>();
  ws.on('message', (data) => {
    texts.push(data.toString());
    heard.push(JSON.parse(data.toString()));
    for (const look of [...waiting]) look();
  });
  const closed = new Promise<number>((resolve) => ws.on('close', resolve));
  await new Promise<void>((resolve, reject) => ws.on('open', resolve).on('error', reject));
  return {
    heard,
    texts,
    send: (message) => ws.send(JSON.stringify(message)),
    next<K extends ToClient['is']>(is: K, fits: (message: Message<K>) => boolean = () => true) {
      return new Promise<Message<K>>((resolve, reject) => {
        const look = (): void => {
          const index = heard.findIndex((it, i) => !taken.has(i) && it.is === is && fits(it as Message<K>));
          if (index < 0) return;
          taken.add(index);
          done();
          resolve(heard[index] as Message<K>);
        };
        const late = setTimeout(() => {
          done();
          reject(new Error(`no ${is} came; heard: ${texts.slice(-3).join(' ').slice(0, 600)}`));
        }, PATIENCE);
        const done = () => {
          clearTimeout(late);
          waiting.delete(look);
        };
        waiting.add(look);
        look();
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
export async function sit(
  address: string,
  match: string,
  token: string,
  more: { readonly since?: number; readonly chatSince?: number; readonly view?: boolean } = {},
): Promise<Wire & { readonly welcome: Message<'welcome'> }> {
  const wire = await dial(address);
  wire.send({ do: 'join', match, token, ...more });
  return { ...wire, welcome: await wire.next('welcome') };
}
