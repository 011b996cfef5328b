import net from 'node:net';

/** Raw bytes on a connection, for what no correct client sends. */

export const upgradeRequest = (path = '/api/socket', headers = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: here\r\n${headers}Connection: Upgrade\r\nUpgrade: websocket\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

export async function connect(address: string): Promise<net.Socket> {
  const { hostname, port } = new URL(address);
  const socket = net.connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
}

/** The first line of the server's reply. */
export async function firstLineAfter(socket: net.Socket, text: string): Promise<string> {
  socket.write(text);
  const said = await new Promise<Buffer>((resolve) => socket.once('data', resolve));
  return said.toString().split('\r\n')[0];
}

/** Resolves when the connection ends, whichever side ends it. A client that doesn't read notices when it writes. */
export const ended = (socket: net.Socket): Promise<void> =>
  new Promise((resolve) => socket.once('close', () => resolve()));
