import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { make, sleep, socketTo } from './bench/load.mjs';
import { start, stop } from './bench/server.mjs';
import { build, install } from './workspace.mjs';

/**
 * `npm run bench:bots`: how long a person waits for the bot opposite while many matches of bots alone are under way
 * (`steady` on both sides), and until their own answers are confirmed. `--player hard` lets a level think in those matches,
 * `--game labyrinth` measures in another game, and `--matches 0` measures without them.
 */
const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '200' },
    game: { type: 'string', default: 'imperial-struggle' },
    /** Who plays the matches of bots alone. */
    player: { type: 'string', default: 'steady' },
    people: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '30' },
    json: { type: 'boolean', default: false },
    /** A few seconds in all, to show that the bench runs: its figures mean nothing. */
    quick: { type: 'boolean', default: false },
    /** Measure what was last built. */
    built: { type: 'boolean', default: false },
  },
});
if (!values.built && (!install() || !build())) process.exit(1);

/** The seats of a game for two: people take the first, and `steady` sits opposite. */
const SEATS = { 'imperial-struggle': ['britain', 'france'], labyrinth: ['us', 'jihadist'] };
const { game } = values;
const seats = SEATS[game];
if (!seats) {
  console.error(`--game must be one of ${Object.keys(SEATS).join(', ')}`);
  process.exit(1);
}
const [ownSeat, seatOpposite] = seats;
const { matches, people, seconds, warmUpSeconds, leastWaits, thinkMs } = values.quick
  ? { matches: 3, people: 1, seconds: 0.5, warmUpSeconds: 0, leastWaits: 1, thinkMs: 0 }
  : {
      matches: Number(values.matches),
      people: Number(values.people),
      seconds: Number(values.seconds),
      warmUpSeconds: 5,
      leastWaits: 20,
      thinkMs: 1000,
    };

const folder = mkdtempSync(join(tmpdir(), 'sandtable-bench-bots-'));
const games = new URL('../packages/cli/dist/games.js', import.meta.url).href;
const running = await start({ SANDTABLE_DATA: folder }, games);
const { address } = running;

const waits = [];
const confirmed = [];
let measuring = false;
let stopped = false;
const sockets = new Set();

const botMatches = [];
for (let i = 0; i < matches; i++)
  botMatches.push(await make(address, game, { [ownSeat]: values.player, [seatOpposite]: values.player }));
for (let i = 0; i < people; i++) await sitOpposite();

await sleep(warmUpSeconds * 1000);
const before = await answersOfBots();
measuring = true;
const began = performance.now();
await sleep(seconds * 1000);
// A person who still waits has waited at least until now.
while (waits.length < leastWaits && performance.now() - began < 10 * seconds * 1000 + 60_000) await sleep(20);
measuring = false;
for (const socket of sockets) socket.stillWaiting();
const spent = (performance.now() - began) / 1000;
const answers = (await answersOfBots()) - before;
stopped = true;
for (const { ws } of sockets) ws.terminate();
const over = (await Promise.all(botMatches.map(isOver))).filter(Boolean).length;
await stop(running);
rmSync(folder, { recursive: true, force: true });

for (const times of [waits, confirmed]) times.sort((a, b) => a - b);
const at = (times, share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
const report = {
  game,
  player: values.player,
  matches,
  people,
  waits: waits.length,
  p50: at(waits, 0.5),
  p99: at(waits, 0.99),
  longest: at(waits, 1),
  confirmed: { p50: at(confirmed, 0.5), p99: at(confirmed, 0.99) },
  botAnswersPerSecond: answers / spent,
  botMatchesOver: over,
};
if (values.json) console.log(JSON.stringify(report));
else {
  const show = (n) => n.toLocaleString('en', { maximumFractionDigits: 0 });
  const { p50, p99, longest, botAnswersPerSecond } = report;
  console.log(`\n${game}: ${matches} matches of ${values.player} alone, ${people} people opposite bots`);
  console.log(`  a person waits for the bot  p50 ${show(p50)} ms, p99 ${show(p99)} ms, longest ${show(longest)} ms`);
  console.log(
    `  a person’s own answer       p50 ${show(report.confirmed.p50)} ms, p99 ${show(report.confirmed.p99)} ms until it is confirmed`,
  );
  console.log(`  waits measured              ${waits.length} in ${show(spent)} s`);
  console.log(`  answers of all bots         ${show(botAnswersPerSecond)}/s`);
  console.log(`  matches of bots that ended  ${over} of ${matches}`);
}

/** A person in the first seat who answers at random, and begins again when the match is over. */
async function sitOpposite() {
  const match = await make(address, game, { [seatOpposite]: 'steady' });
  const ws = socketTo(address);
  /** Since when this person waits for the bot, and after how many entries. */
  let waiting;
  let sent;
  const socket = {
    ws,
    stillWaiting: () => waiting && waits.push(performance.now() - waiting.since),
  };
  sockets.add(socket);
  ws.on('error', () => {});
  ws.on('open', () =>
    ws.send(JSON.stringify({ do: 'join', match: match.id, token: match.seats[ownSeat], view: false })),
  );
  ws.on('message', (data) => {
    const { state } = JSON.parse(data);
    if (!state || stopped) return;
    if (waiting && state.n > waiting.n) {
      if (measuring) waits.push(performance.now() - waiting.since);
      waiting = undefined;
    }
    if (sent && state.n > sent.n) {
      if (measuring) confirmed.push(performance.now() - sent.at);
      sent = undefined;
    }
    if (state.result) {
      ws.close();
      sockets.delete(socket);
      void sitOpposite();
    } else if (state.decision) {
      const options = state.decision.options.filter((option) => !option.startsWith('aside:'));
      const option = options[Math.floor(Math.random() * options.length)];
      const answer = JSON.stringify({ do: 'answer', n: state.n, option });
      setTimeout(() => {
        if (ws.readyState !== ws.OPEN) return;
        sent = { at: performance.now(), n: state.n };
        ws.send(answer);
      }, Math.random() * thinkMs);
    } else waiting ??= { since: performance.now(), n: state.n };
  });
}

async function answersOfBots() {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  return Number(/sandtable_answers_total\{by="bot"\} (\d+)/.exec(metrics)?.[1] ?? 0);
}

async function isOver({ id, observer }) {
  const reply = await fetch(`${address}/api/matches/${id}`, { headers: { authorization: `Bearer ${observer}` } });
  return (await reply.json()).state.result !== null;
}
