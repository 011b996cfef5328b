import WebSocket from 'ws';

/** A WebDriver BiDi connection: numbered commands and their results. */
export interface Bidi {
  send(method: string, params: object): Promise<BidiResult>;
  close(): void;
}
type BidiResult = Readonly<Record<string, unknown>>;

interface Reply {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: BidiResult;
  readonly error?: string;
  readonly message?: string;
}

export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  const open = new Map<number, { resolve(result: BidiResult): void; reject(error: Error): void }>();
  let count = 0;
  socket.on('message', (data) => {
    const { id, type, result = {}, error, message }: Reply = JSON.parse(String(data));
    if (id === undefined) return;
    const command = open.get(id);
    open.delete(id);
    if (type === 'success') command?.resolve(result);
    else command?.reject(new Error(`${error}: ${message}`));
  });
  socket.on('close', () => {
    for (const { reject } of open.values()) reject(new Error('The browser closed the connection'));
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return {
    send(method, params) {
      const id = ++count;
      return new Promise((resolve, reject) => {
        open.set(id, { resolve, reject });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
    close: () => socket.close(),
  };
}
