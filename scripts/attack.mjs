import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { requireLoopback } from './attack/loopback.mjs';
import { victims } from './attack/victims.mjs';
import { sleep } from './bench/load.mjs';
import { start, stop } from './bench/server.mjs';
import { build, install, root } from './workspace.mjs';

/**
 * `npm run attack -- past tables`: how long people wait for the server's answers and for being let in, without an attack
 * and while one address attacks within the default limits. The server runs on this machine with default settings, or
 * `--address` names one that runs on it already; no other is attacked.
 */
const ATTACKS = {
  past: 'a look at the past, again and again on 98 sockets',
  tables: 'the position as tables, again and again on 98 sockets',
  preview: 'what an answer would bring, again and again on 98 sockets',
  log: 'the whole log over HTTP, 60 requests at a time',
  sockets: '3,000 connections on which nothing is said',
};
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Another checkout, already built, whose server is attacked: to compare before and after. */
    server: { type: 'string', default: root },
    address: { type: 'string' },
    seconds: { type: 'string', default: '8' },
    json: { type: 'boolean', default: false },
    /** A few seconds in all, to show that the attacks run: their figures mean nothing. */
    quick: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
  },
});
const attacks = positionals.length > 0 ? positionals : Object.keys(ATTACKS);
const unknown = attacks.find((attack) => !Object.hasOwn(ATTACKS, attack));
if (unknown !== undefined) {
  console.error(`There is no attack “${unknown}”. Allowed: ${Object.keys(ATTACKS).join(', ')}.`);
  process.exit(1);
}
const sizeOf = (attack) => ({ log: 60, sockets: 3000 })[attack] ?? 98;
const { seconds, least, thinkMs, joinPauseMs, answers, scale } = values.quick
  ? { seconds: 0.5, least: { answers: 3, joins: 1 }, thinkMs: 0, joinPauseMs: 50, answers: 45, scale: 0.05 }
  : {
      seconds: Number(values.seconds),
      least: { answers: 50, joins: 5 },
      thinkMs: 15,
      joinPauseMs: 600,
      answers: 400,
      scale: 1,
    };

try {
  if (values.address !== undefined) requireLoopback(values.address);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const checkout = resolve(values.server);
if (!values.built && values.address === undefined && checkout === resolve(root) && (!install() || !build())) {
  process.exit(1);
}

const report = {};
for (const attack of attacks) report[attack] = await measure(attack);
if (values.json) console.log(JSON.stringify(report));
else for (const [attack, figures] of Object.entries(report)) print(attack, figures);

async function measure(attack) {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-attack-'));
  const running =
    values.address === undefined
      ? await start({ SANDTABLE_DATA: folder, HOST: '127.0.0.1' }, undefined, { checkout, limits: {} })
      : { address: values.address };
  const address = requireLoopback(running.address);
  try {
    const task = { address, attack, sockets: Math.ceil(sizeOf(attack) * scale), answers, seconds: seconds * 4 };
    const attacker = fork(fileURLToPath(new URL('attack/attacker.mjs', import.meta.url)), [JSON.stringify(task)]);
    const ended = new Promise((done) => attacker.once('exit', done));
    let counts = {};
    const said = (word) =>
      new Promise((resolve, failed) => {
        attacker.on('message', (message) => message === word && resolve());
        attacker.once('exit', (code) => failed(new Error(`the attacker ended with ${code}`)));
      });
    attacker.on('message', (message) => {
      if (typeof message === 'object') counts = message;
    });
    await said('ready');
    const people = await victims(address, { thinkMs, joinPauseMs });
    await sleep(seconds * 250);
    people.take();
    const calm = await phase(people);
    const attacking = said('attacking');
    attacker.send('begin');
    await attacking;
    await sleep(seconds * 250);
    people.take();
    const attacked = await phase(people);
    await people.stop();
    // The attack lasts a while longer than the measurement, and then ends by itself.
    await ended;
    return { calm, attacked, attacker: counts };
  } finally {
    if (running.server) await stop(running);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures for the given time, and longer where too little was measured by then. */
async function phase(people) {
  const began = performance.now();
  await sleep(seconds * 1000);
  const enough = () => people.counts().answers >= least.answers && people.counts().joins >= least.joins;
  while (!enough() && performance.now() - began < seconds * 1000 + 60_000) await sleep(20);
  const { answers: each, joins, refused } = people.take();
  return { answers: summary(each), joins: summary(joins), refused };
}

function summary(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99) };
}

function print(attack, { calm, attacked, attacker }) {
  const show = ({ count, p50, p99 }) =>
    count === 0 ? 'none' : `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (${count})`;
  console.log(`\n${attack}: ${ATTACKS[attack]}`);
  console.log(`  answers  without  ${show(calm.answers)}`);
  console.log(`           with     ${show(attacked.answers)}`);
  console.log(`  joining  without  ${show(calm.joins)}`);
  console.log(`           with     ${show(attacked.joins)}`);
  console.log(`  victims’ requests refused: ${calm.refused} without, ${attacked.refused} with`);
  const { sent = 0, answered = 0, refused = 0, cutOff = 0 } = attacker;
  console.log(`  attacker: ${sent} sent, ${answered} answered, ${refused} refused, ${cutOff} sockets cut off`);
}
