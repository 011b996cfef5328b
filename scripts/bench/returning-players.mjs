import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import WebSocket from 'ws';
import { root } from '../workspace.mjs';
import { make, sleep } from './load.mjs';

/**
 * Random players who keep `matches` under way through restarts of the server, each by the client library with its default
 * retries. They think for `thinkMs` on average. `checkout` is the folder whose client library plays.
 */
export async function seatPlayers(address, { matches, thinkMs, checkout = root }) {
  const library = pathToFileURL(join(checkout, 'packages', 'client', 'dist', 'index.js')).href;
  const { joinMatch } = await import(library);
  const players = new Set();
  let outage;
  let stopped = false;

  const returned = (player) => {
    if (outage?.missing.delete(player) && outage.missing.size === 0) outage.everyoneIsBack(performance.now());
  };

  const leave = (player) => {
    player.client.close();
    players.delete(player);
    returned(player);
  };

  const sit = async (match, token) => {
    const openSocket = (url) => new WebSocket(url, { perMessageDeflate: false });
    const client = await joinMatch({ address, match, token }, { openSocket, connectTimeoutMs: 600_000 });
    const player = { client, wasLost: false };
    client.onChange(() => {
      if (!client.online()) player.wasLost = true;
      else if (player.wasLost) {
        player.wasLost = false;
        returned(player);
      }
    });
    players.add(player);
    return player;
  };

  const playOn = async (player) => {
    const { client } = player;
    for (;;) {
      const { result, decision } = await client.waitForTurn();
      if (result || stopped) return;
      await sleep(thinkMs * (0.5 + Math.random()));
      const options = decision.options.filter((option) => !option.startsWith('aside:'));
      try {
        await client.answer(options[Math.floor(Math.random() * options.length)]);
      } catch (error) {
        // Another answer was first, or the server could not keep this one: the player looks at the match again.
        if (client.closed()) throw error;
        continue;
      }
      if (outage && !outage.missing.has(player)) outage.answered(performance.now());
    }
  };

  const seatMatch = async () => {
    const { id, seats } = await make(address);
    return Promise.all(Object.values(seats).map((token) => sit(id, token)));
  };
  const playMatch = (seated) =>
    Promise.all(
      seated.map(async (player) => {
        await playOn(player);
        leave(player);
      }),
    );
  /** One match after another. While the server is down, none can be made. */
  const keepPlaying = async (seated) => {
    await playMatch(seated);
    while (!stopped) await seatMatch().then(playMatch, () => sleep(100));
  };

  const first = await Promise.all(Array.from({ length: matches }, seatMatch));
  for (const seated of first) keepPlaying(seated).catch(() => {});

  return {
    count: () => players.size,
    /** Call it at the moment when the server is killed. Resolves to the times of what happens after that. */
    watchOutage() {
      return new Promise((resolve) => {
        let firstAnswerAt;
        let everyoneBackAt;
        const done = () => {
          if (firstAnswerAt === undefined || everyoneBackAt === undefined) return;
          outage = undefined;
          resolve({ firstAnswerAt, everyoneBackAt });
        };
        outage = {
          missing: new Set(players),
          answered(at) {
            firstAnswerAt ??= at;
            done();
          },
          everyoneIsBack(at) {
            everyoneBackAt ??= at;
            done();
          },
        };
      });
    },
    leave() {
      stopped = true;
      for (const player of [...players]) leave(player);
    },
  };
}
