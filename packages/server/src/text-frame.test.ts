import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { writeTextFrame } from './text-frame.js';

/** What a client of the library hears. */
async function heard(texts: readonly string[]): Promise<string[]> {
  const http = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  http.on('upgrade', (request, connection, head) =>
    sockets.handleUpgrade(request, connection, head, (ws) => {
      for (const text of texts) writeTextFrame(connection, text);
      ws.close(1000);
    }),
  );
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const messages: string[] = [];
  client.on('message', (data) => messages.push(data.toString()));
  await new Promise((resolve, reject) => client.once('close', resolve).once('error', reject));
  await new Promise((resolve) => http.close(resolve));
  return messages;
}

it.each([
  ['an empty text', ['']],
  ['a short text', ['{"is":"pong"}']],
  ['a text on either side of every limit of the length', [125, 126, 65_535, 65_536, 200_000].map((n) => 'x'.repeat(n))],
  ['a letter beyond ASCII', ['Bogotá', 'é'.repeat(100), 'Łódź — 漢字 🎲', 'á'.repeat(40_000)]],
])('%s arrives as it was written', async (_, texts) => {
  expect(await heard(texts)).toEqual(texts);
});
