import net from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { limitConnections } from './connections.js';
import { connect } from './testing/tcp.js';

const servers: net.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serve(limits: { connections?: number; connectionsPerAddress?: number }, behindProxy = false) {
  const refused: string[] = [];
  const lines: string[] = [];
  let now = 0;
  const open: net.Socket[] = [];
  const server = net.createServer();
  servers.push(server);
  limitConnections(server, {
    limits: { connections: 100, connectionsPerAddress: 100, ...limits },
    behindProxy,
    refused: (reason) => refused.push(reason),
    log: (text) => lines.push(text),
    now: () => now,
  });
  // Accepted connections get a greeting, refused ones get nothing.
  server.on('connection', (socket) => {
    socket.on('error', () => {});
    if (!socket.destroyed) socket.write('welcome');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  const dial = async (): Promise<'in' | 'refused'> => {
    const socket = await connect(`http://127.0.0.1:${port}`);
    open.push(socket);
    const accepted = new Promise<'in'>((resolve) => socket.once('data', () => resolve('in')));
    const refused = new Promise<'refused'>((resolve) => {
      for (const event of ['end', 'close']) socket.once(event, () => resolve('refused'));
    });
    return Promise.race([accepted, refused]);
  };
  const hangUp = async (): Promise<void> => {
    for (const socket of open.splice(0)) socket.destroy();
    await expect.poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).toBe(0);
  };
  const pass = (ms: number): void => {
    now += ms;
  };
  return { refused, lines, dial, hangUp, pass };
}

describe('TCP connections', () => {
  it('of one address are limited, and free again when they end', async () => {
    const { dial, hangUp, refused } = await serve({ connectionsPerAddress: 2 });
    expect([await dial(), await dial(), await dial()]).toEqual(['in', 'in', 'refused']);
    expect(refused).toEqual(['address']);
    await hangUp();
    expect(await dial()).toBe('in');
    await hangUp();
  });

  it('of all addresses are limited', async () => {
    const { dial, hangUp, refused } = await serve({ connections: 2 });
    expect([await dial(), await dial(), await dial()]).toEqual(['in', 'in', 'refused']);
    expect(refused).toEqual(['all']);
    await hangUp();
    expect(await dial()).toBe('in');
    await hangUp();
  });

  it('behind a proxy all come from its address: only the total is limited', async () => {
    const { dial, hangUp, refused } = await serve({ connections: 3, connectionsPerAddress: 1 }, true);
    expect([await dial(), await dial(), await dial(), await dial()]).toEqual(['in', 'in', 'in', 'refused']);
    expect(refused).toEqual(['all']);
    await hangUp();
  });

  it('that are refused give one log line a minute, with their number and the setting', async () => {
    const { dial, hangUp, lines, pass } = await serve({ connectionsPerAddress: 1 });
    for (let i = 0; i < 4; i++) await dial();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/: 1, the last one from 127\.0\.0\.1: LIMIT_ADDRESS_CONNECTIONS \(1\)/);
    pass(60_000);
    await dial();
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/: 3, /);
    await hangUp();
  });
});
