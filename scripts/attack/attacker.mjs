import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import os from 'node:os';
import WebSocket from 'ws';
import { make, sleep } from '../bench/load.mjs';
import { ATTACKER, requireLoopback } from './loopback.mjs';

/**
 * A process of its own that attacks a server on this machine, from one address and within the default limits, for a
 * limited time. It says `ready` when its match is long enough, begins at `begin`, says `attacking` with its first request,
 * and ends by itself that many seconds later.
 */
const { address, attack, sockets, answers, seconds } = JSON.parse(process.argv[2]);
requireLoopback(address);
// The server and its victims come first on a machine with few cores: this measures the server, not the scheduler.
os.setPriority(15);
/** Whatever happens, it ends. */
setTimeout(() => process.exit(0), (seconds + 600) * 1000).unref();
process.on('disconnect', () => process.exit(0));

const counts = { sent: 0, answered: 0, refused: 0, cutOff: 0 };
let stopped = false;
/** A socket may send 50 messages a second. */
const PACE_MS = 22;
/** Asked at once on each socket, so that there is always something to do for the server. */
const AT_ONCE = 3;

const socketTo = () =>
  new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { perMessageDeflate: false, localAddress: ATTACKER });

const match = attack === 'sockets' ? undefined : await longMatch();
process.send('ready');
process.once('message', async () => {
  await begin();
  process.send(counts, () => process.exit(0));
});

/** On a busy machine it takes a while until the first socket is let in: the time counts from there. */
function countSent() {
  if (counts.sent++ > 0) return;
  process.send('attacking');
  void sleep(seconds * 1000).then(() => {
    stopped = true;
  });
}

async function begin() {
  switch (attack) {
    case 'past':
      return ask(({ n }) => ({ do: 'past', n: Math.floor(Math.random() * n) }));
    case 'tables':
      return ask(() => ({ do: 'tables' }));
    case 'preview':
      return ask(({ n, options }) => ({
        do: 'preview',
        n,
        option: options[Math.floor(Math.random() * options.length)],
      }));
    case 'log':
      return void (await Promise.all(Array.from({ length: sockets }, logAgainAndAgain)));
    case 'sockets':
      return hold();
    default:
      throw new Error(`there is no attack “${attack}”`);
  }
}

/** Every socket asks again and again, as fast as one socket may. */
async function ask(message) {
  const askUntilLetIn = async () => {
    // On a busy machine the server may close a socket that says nothing in time: whoever was not let in opens another.
    while (!(await askOn(message)) && !stopped) await sleep(PACE_MS);
  };
  await Promise.all(Array.from({ length: sockets }, askUntilLetIn));
}

/** Resolves when the socket is closed: to whether it was let in before that. */
function askOn(message) {
  return new Promise((resolve) => {
    const ws = socketTo();
    let known;
    const end = setInterval(() => {
      if (stopped) ws.terminate();
    }, 100);
    const next = () => {
      if (stopped || ws.readyState !== ws.OPEN) return;
      countSent();
      ws.send(JSON.stringify(message(known)));
    };
    const join = () => {
      if (ws.readyState === ws.OPEN) ws.send(JSON.stringify({ do: 'join', match: match.id, token: match.token }));
    };
    ws.on('open', join);
    ws.on('error', () => {});
    ws.on('close', () => {
      if (!stopped) counts.cutOff++;
      clearInterval(end);
      resolve(known !== undefined);
    });
    ws.on('message', (data) => {
      const { is, state } = JSON.parse(data);
      if (is === 'welcome') {
        known = { n: state.n, options: state.decision?.options ?? ['none'] };
        for (let i = 0; i < AT_ONCE; i++) setTimeout(next, i * PACE_MS);
      } else if (is === 'refused' || is === attack) {
        if (is === 'refused') counts.refused++;
        else counts.answered++;
        // Whoever is not let in tries again.
        setTimeout(known ? next : join, AT_ONCE * PACE_MS);
      }
    });
  });
}

async function logAgainAndAgain() {
  const agent = new Agent({ keepAlive: true, localAddress: ATTACKER });
  while (!stopped) {
    countSent();
    const status = await new Promise((resolve) => {
      const asked = request(
        `${address}/api/matches/${match.id}/log`,
        { agent, headers: { authorization: `Bearer ${match.token}` } },
        (reply) => reply.resume().on('end', () => resolve(reply.statusCode)),
      );
      asked.on('error', () => resolve(0));
      asked.end();
    });
    if (status === 200) counts.answered++;
    else {
      counts.refused++;
      await sleep(200);
    }
  }
  agent.destroy();
}

/** Opens connections, says nothing on them, and opens them again when they are closed. */
async function hold() {
  const open = new Set();
  while (!stopped) {
    for (let i = 0; i < 50 && open.size < sockets && !stopped; i++) {
      const { hostname, port } = new URL(address);
      const socket = connect({ host: hostname, port: Number(port), localAddress: ATTACKER });
      countSent();
      open.add(socket);
      socket.on('connect', () => counts.answered++);
      socket.on('error', () => {});
      socket.on('close', () => {
        if (!stopped) counts.refused++;
        open.delete(socket);
      });
      socket.resume();
    }
    await sleep(20);
  }
  for (const socket of open) socket.destroy();
}

/** A match of which a look takes long: many answers, given no faster than a socket may send them. */
async function longMatch() {
  for (;;) {
    const made = await make(address, 'andean-abyss');
    const tokens = Object.values(made.seats);
    const given = new Map();
    const reached = await new Promise((resolve) => {
      const all = tokens.map((token) => {
        const ws = socketTo();
        ws.on('error', () => resolve(0));
        ws.on('open', () => ws.send(JSON.stringify({ do: 'join', match: made.id, token, view: false })));
        ws.on('message', async (data) => {
          const { state } = JSON.parse(data);
          if (!state) return;
          if (state.result || state.n >= answers) {
            for (const other of all) other.terminate();
            resolve(state.result ? 0 : state.n);
          } else if (state.decision) {
            const sent = given.get(token) ?? 0;
            given.set(token, sent + 1);
            if (sent > 150) await sleep(PACE_MS);
            const { options } = state.decision;
            const option = options[Math.floor(Math.random() * options.length)];
            if (ws.readyState === ws.OPEN) ws.send(JSON.stringify({ do: 'answer', n: state.n, option }));
          }
        });
        return ws;
      });
    });
    if (reached >= answers) return { id: made.id, token: await tokenAsked(made, tokens) };
  }
}

/** The secret of a seat that is asked something, so that it can ask for previews. */
async function tokenAsked(made, tokens) {
  for (const token of tokens) {
    const reply = await fetch(`${address}/api/matches/${made.id}`, { headers: { authorization: `Bearer ${token}` } });
    if ((await reply.json()).state?.decision) return token;
  }
  return tokens[0];
}
