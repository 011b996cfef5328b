import { createHash } from 'node:crypto';
import type { State, ToClient } from '@sandtable/client/wire';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocketServer } from 'ws';
import { terminalPerson, toyGames } from '../testing/terminal.js';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const MATCH = 'AAAAAAAAAAAA';
const OVER: Partial<State> = {
  waiting: [],
  result: { ranking: [{ seat: 'red', place: 1, score: 0 }], reason: { key: 'log.turn' } },
};

/** A server that sends the next hash of the list to each connection and then repeats the last; `drop` ends them all. */
async function serverWith(hashes: readonly string[], more: Partial<State> = {}) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => {
    for (const socket of server.clients) socket.terminate();
    server.close();
  });
  let joined = 0;
  server.on('connection', (socket) => {
    socket.once('message', () => {
      const seedHash = hashes[Math.min(joined++, hashes.length - 1)];
      const message: ToClient = {
        is: 'welcome',
        welcome: {
          match: MATCH,
          game: 'toy',
          version: 1,
          options: {},
          seat: 'red',
          seedHash,
          seats: [],
          rematch: null,
        },
        state: { n: 0, waiting: ['blue'], decision: null, mayUndo: false, result: null, ...more },
        happened: [],
        chat: [],
      };
      socket.send(JSON.stringify(message));
    });
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    link: `http://127.0.0.1:${address.port}/m/${MATCH}#${'B'.repeat(43)}`,
    drop: () => {
      for (const socket of server.clients) socket.terminate();
    },
  };
}

it('join shows the hash of the seed, and warns when the server changes it', async () => {
  const [first, second] = [sha256('first'), sha256('second')];
  const { link, drop } = await serverWith([first, first, second]);
  const red = terminalPerson(['join', link], toyGames);
  await red.see(new RegExp(`SHA-256 of the server’s secret: ${first}`));
  drop();
  await red.see(/Connected again\./);
  expect(red.screen()).not.toContain('WARNING');
  drop();
  await red.see(
    new RegExp(`WARNING: the server has changed the hash of the seed\\. It was ${first} .* now is ${second}`),
  );
  red.type('quit');
  expect(await red.code).toBe(0);
});

it('join compares the seed at the end with the first hash that it saw, not with the newest', async () => {
  const good = await serverWith([sha256('dice')], { ...OVER, seed: 'dice' });
  const red = terminalPerson(['join', good.link], toyGames);
  await red.see(/The seed was dice; it fits the hash/);
  red.type('quit');
  expect(await red.code).toBe(0);

  const bad = await serverWith([sha256('other'), sha256('dice')], { ...OVER, seed: 'dice' });
  const blue = terminalPerson(['join', bad.link], toyGames);
  await blue.see(/The seed dice does not fit the hash/);
  bad.drop();
  await blue.see(/WARNING/);
  expect(blue.screen()).not.toContain('it fits');
  blue.type('quit');
  expect(await blue.code).toBe(0);
});
