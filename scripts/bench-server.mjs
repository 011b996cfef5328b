import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { make, play, played, sleep, visit } from './bench/load.mjs';
import { start, stop } from './bench/server.mjs';
import { build, install } from './workspace.mjs';

/** `npm run bench:server`: the real server on SQLite and on PostgreSQL, driven over real sockets by random players. */
const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '10' },
    on: { type: 'string', default: 'sqlite,postgres' },
    json: { type: 'boolean', default: false },
    /** A few seconds in all, to show that the bench runs: its figures mean nothing. */
    quick: { type: 'boolean', default: false },
    /** Measure what was last built. */
    built: { type: 'boolean', default: false },
  },
});
if (!values.built && (!install() || !build())) process.exit(1);

const { matches, seconds, warmUpSeconds, storedMatches, idleWaitMs, loads } = values.quick
  ? {
      matches: 2,
      seconds: 0.5,
      warmUpSeconds: 0.1,
      storedMatches: 50,
      idleWaitMs: 0,
      loads: { samples: 2, after: [5, 20] },
    }
  : {
      matches: Number(values.matches),
      seconds: Number(values.seconds),
      warmUpSeconds: Math.max(3, Number(values.seconds) / 2),
      storedMatches: 1000,
      idleWaitMs: 4000,
      loads: { samples: 20, after: [50, 1000] },
    };
/** Long enough for the server to drop idle matches from memory (IDLE_SECONDS below). */
const allIdle = () => sleep(idleWaitMs);

const folder = mkdtempSync(join(tmpdir(), 'sandtable-bench-'));
const memoryOf = ({ server }) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? Number.NaN) * 1024;

const report = {};
for (const on of values.on.split(',')) {
  const postgres = on === 'postgres' ? await cluster() : undefined;
  if (on === 'postgres' && !postgres) continue;
  const url = await postgres?.database();
  const env = url ? { DATABASE_URL: url } : { SANDTABLE_DATA: join(folder, 'sqlite') };
  env.IDLE_SECONDS = '2';
  let running = await start(env);
  const before = memoryOf(running);
  const figures = await play(running.address, { matches, seconds, warmUp: warmUpSeconds, leastAnswers: 10 });
  const inMemory = (memoryOf(running) - before) / matches;
  const kept = await stored(running, url);
  await stop(running);
  running = await start(env);
  const loading = await loadTimes(running.address);
  await stop(running);
  postgres?.remove();
  report[on] = { ...figures, bytesAMatchInMemory: Math.round(inMemory), ...kept, loading };
}
rmSync(folder, { recursive: true, force: true });
if (values.json) console.log(JSON.stringify(report));
else for (const [on, figures] of Object.entries(report)) print(on, figures);

/** A PostgreSQL of our own, as durable as any. */
async function cluster() {
  const { postgresPrograms, startPostgres } = await import('../packages/server/dist/testing/postgres.js');
  if (postgresPrograms()) return startPostgres({ durable: true });
  console.error('PostgreSQL is not installed: measured without it.');
  return undefined;
}

/** What a stored match costs: the server's memory per match that nobody uses, and bytes per answer on the disk. */
async function stored(running, url) {
  await allIdle();
  const empty = memoryOf(running);
  for (let i = 0; i < storedMatches; i += 50)
    await Promise.all(Array.from({ length: 50 }, () => make(running.address)));
  await allIdle();
  const memory = memoryOf(running) - empty;
  return { bytesAStoredMatch: memory / storedMatches, ...(await (url ? postgresBytes(url) : sqliteBytes())) };
}

async function sqliteBytes() {
  const { DatabaseSync } = await import('@photostructure/sqlite');
  const db = new DatabaseSync(join(folder, 'sqlite', 'sandtable.db'));
  const { entries } = db.prepare('select count(*) as entries from entries').get();
  const { bytes } = db.prepare("select sum(pgsize) as bytes from dbstat where name = 'entries'").get();
  db.close();
  return { entries, bytesAnAnswer: bytes / entries };
}

async function postgresBytes(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    "select count(*)::int as entries, pg_total_relation_size('entries')::int as bytes from entries",
  );
  await client.end();
  return { entries: rows[0].entries, bytesAnAnswer: rows[0].bytes / rows[0].entries };
}

/** How long it takes to be let in to a match that is not in memory, after few answers and after many. */
async function loadTimes(address) {
  const times = {};
  for (const answers of loads.after) {
    const matches = await Promise.all(Array.from({ length: loads.samples }, () => played(address, answers)));
    await allIdle();
    const each = [];
    for (const match of matches) {
      const began = performance.now();
      await visit(address, match);
      each.push(performance.now() - began);
    }
    each.sort((a, b) => a - b);
    times[answers] = each[Math.floor(each.length / 2)];
  }
  return times;
}

function print(on, figures) {
  const show = (n, digits = 1) => Number(n).toLocaleString('en', { maximumFractionDigits: digits });
  console.log(`\n${on}`);
  console.log(`  answers/s           ${show(figures.perSecond, 0)}  (${matches} matches, ${figures.sockets} sockets)`);
  console.log(`  round trip          p50 ${show(figures.p50)} ms, p99 ${show(figures.p99)} ms`);
  const { cpuMsPerAnswer, answersPerCommit, commitMs, diskMsPerCommit, diskMsPerAnswer } = figures.server;
  console.log(
    `  a commit            ${show(commitMs)} ms for ${show(answersPerCommit)} answers; ${show(diskMsPerCommit)} ms of it is the disk`,
  );
  console.log(
    `  an answer           ${show(cpuMsPerAnswer, 2)} ms of the server’s processor, ${show(diskMsPerAnswer, 2)} ms of the disk`,
  );
  console.log(`  refused             ${figures.refused}`);
  console.log(`  memory a match      ${show(figures.bytesAMatchInMemory / 1024)} KiB being played`);
  console.log(`  memory when stored  ${show(figures.bytesAStoredMatch / 1024)} KiB per match that nobody uses`);
  const loading = Object.entries(figures.loading).map(([n, ms]) => `${show(ms)} ms after ${n} answers`);
  console.log(`  loading a match     ${loading.join(', ')}`);
  console.log(`  stored an answer    ${show(figures.bytesAnAnswer)} bytes of ${show(figures.entries, 0)} answers`);
}
