import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sleep } from './bench/load.mjs';
import { seatPlayers } from './bench/returning-players.mjs';
import { startByCommand, startupOf, stop } from './bench/server.mjs';
import { build, install, root } from './workspace.mjs';

/**
 * `npm run bench:restart`: kills a server on SQLite while matches are played on it, starts another on the same data and
 * port, and measures until it listens, until a player's answer is acknowledged, and until every player is connected.
 */
const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '50' },
    restarts: { type: 'string', default: '10' },
    /** How long a player thinks before an answer, on average, in milliseconds. */
    think: { type: 'string', default: '500' },
    /** The folder of another built checkout, to compare with. */
    checkout: { type: 'string', default: root },
    json: { type: 'boolean', default: false },
    /** A few seconds in all, to show that the bench runs: its figures mean nothing. */
    quick: { type: 'boolean', default: false },
    /** Measure what was last built. */
    built: { type: 'boolean', default: false },
  },
});
if (!values.built && (!install() || !build())) process.exit(1);

const { matches, restarts, thinkMs, playMs } = values.quick
  ? { matches: 2, restarts: 2, thinkMs: 5, playMs: 100 }
  : {
      matches: Number(values.matches),
      restarts: Number(values.restarts),
      thinkMs: Number(values.think),
      playMs: 3000,
    };
const checkout = resolve(values.checkout);

/** What is measured, in milliseconds. The first four count from the start of the new process, the others from the kill. */
const FIGURES = {
  modulesLoadedMs: 'modules loaded',
  databaseOpenMs: 'database open',
  listeningMs: 'listening',
  cpuMs: 'processor time until then',
  firstAnswerMs: 'first answer acknowledged',
  everyoneBackMs: 'every player connected',
};

const folder = mkdtempSync(join(tmpdir(), 'sandtable-bench-'));
const env = { SANDTABLE_DATA: folder };
let running = await startByCommand(env, checkout);
env.PORT = new URL(running.address).port;
const players = await seatPlayers(running.address, { matches, thinkMs, checkout });
const playersSeated = players.count();
const each = [];
for (let i = 0; i < restarts; i++) {
  await sleep(playMs);
  each.push(await restart());
}
players.leave();
await stop(running);
rmSync(folder, { recursive: true, force: true });

const median = Object.fromEntries(Object.keys(FIGURES).map((key) => [key, medianOf(each.map((it) => it[key]))]));
if (values.json) console.log(JSON.stringify({ restarts: each, median }));
else print();

async function restart() {
  const killedAt = performance.now();
  const outage = players.watchOutage();
  await kill(running);
  running = await startByCommand(env, checkout);
  const cpuMs = processorMsOf(running.server.pid);
  const { firstAnswerAt, everyoneBackAt } = await outage;
  return {
    ...(await startupOf(running)),
    cpuMs,
    firstAnswerMs: firstAnswerAt - killedAt,
    everyoneBackMs: everyoneBackAt - killedAt,
  };
}

/** The processor time of a process up to now, as Linux counts it: in hundredths of a second. */
function processorMsOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
  return 10 * (Number(fields[13]) + Number(fields[14]));
}

function kill({ server }) {
  return new Promise((done) => {
    server.removeAllListeners('exit');
    server.once('exit', done);
    server.kill('SIGKILL');
  });
}

function medianOf(list) {
  const sorted = list.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1] + sorted[Math.floor(middle)]) / 2;
}

function print() {
  const [load] = loadavg();
  console.log(
    `${matches} matches, ${playersSeated} players, ${restarts} restarts, Node ${process.version}; ` +
      `load average ${load.toFixed(1)} on ${availableParallelism()} processors`,
  );
  console.log('milliseconds                medians   every restart');
  for (const [key, name] of Object.entries(FIGURES)) {
    if (key === 'modulesLoadedMs') console.log('from the start of the process');
    if (key === 'firstAnswerMs') console.log('from the kill');
    const figures = each.map((it) => shown(it[key])).join('');
    console.log(`  ${name.padEnd(26)}${shown(median[key])}  ${figures}`);
  }
}

/** An older checkout does not say when each step was done. */
function shown(ms) {
  return (Number.isNaN(ms) ? '–' : ms.toFixed(0)).padStart(6);
}
