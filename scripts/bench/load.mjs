import WebSocket from 'ws';

/**
 * Random players over real sockets, one per seat, with `matches` under way all the time. Measures for `seconds`, and
 * longer if the machine is so busy that fewer than `leastAnswers` were given by then. What the server's own metrics
 * counted in that time comes along.
 */
export async function play(address, { matches, seconds, warmUp, leastAnswers, game = 'andean-abyss' }) {
  const times = [];
  let measuring = false;
  let answers = 0;
  let made = 0;
  let refused = 0;
  const open = new Set();
  let stopped = false;

  const begin = async () => {
    const match = await make(address, game);
    made++;
    const sockets = Object.values(match.seats).map((token) => sit(match.id, token));
    let over = false;
    for (const socket of sockets) {
      socket.over = () => {
        if (over) return;
        over = true;
        for (const { ws } of sockets) ws.close();
        if (!stopped) void begin();
      };
    }
  };

  const sit = (match, token) => {
    const ws = socketTo(address);
    const player = { ws, over: () => {} };
    let asked = -1;
    let since = 0;
    open.add(ws);
    ws.on('open', () => ws.send(JSON.stringify({ do: 'join', match, token })));
    ws.on('close', () => open.delete(ws));
    ws.on('error', () => {});
    ws.on('message', (data) => {
      const message = JSON.parse(data);
      if (message.is === 'refused') refused++;
      const { state } = message;
      if (!state) return;
      if (asked >= 0 && state.n > asked) {
        if (measuring) {
          answers++;
          times.push(performance.now() - since);
        }
        asked = -1;
      }
      if (state.result) return player.over();
      if (!state.decision || asked === state.n || stopped) return;
      const options = state.decision.options.filter((option) => !option.startsWith('aside:'));
      asked = state.n;
      since = performance.now();
      const option = options[Math.floor(Math.random() * options.length)];
      ws.send(`{"do":"answer","n":${asked},"option":${JSON.stringify(option)}}`);
    });
    return player;
  };

  for (let i = 0; i < matches; i += 20) {
    await Promise.all(Array.from({ length: Math.min(20, matches - i) }, begin));
  }
  await sleep(warmUp * 1000);
  const before = await countersOf(address);
  measuring = true;
  const began = performance.now();
  await sleep(seconds * 1000);
  while (answers < leastAnswers) await sleep(20);
  measuring = false;
  const spent = (performance.now() - began) / 1000;
  const after = await countersOf(address);
  const sockets = open.size;
  stopped = true;
  for (const ws of open) ws.terminate();
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  const figures = { answers, perSecond: answers / spent, p50: at(0.5), p99: at(0.99), made, refused, sockets };
  return { ...figures, server: spentBetween(before, after) };
}

const COUNTERS = {
  cpuSeconds: 'process_cpu_seconds_total',
  commits: 'sandtable_commit_seconds_count',
  commitSeconds: 'sandtable_commit_seconds_sum',
  diskSeconds: 'sandtable_commit_disk_seconds_sum',
  answers: 'sandtable_commit_size_sum',
};

async function countersOf(address) {
  const text = await (await fetch(`${address}/metrics`)).text();
  const read = (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0);
  return Object.fromEntries(Object.entries(COUNTERS).map(([key, name]) => [key, read(name)]));
}

/** Where the server's time goes: per answer, and per commit, which many answers share. */
function spentBetween(before, after) {
  const spent = Object.fromEntries(Object.keys(COUNTERS).map((key) => [key, after[key] - before[key]]));
  const { cpuSeconds, commits, commitSeconds, diskSeconds, answers } = spent;
  return {
    cpuMsPerAnswer: (1000 * cpuSeconds) / answers,
    answersPerCommit: answers / commits,
    commitMs: (1000 * commitSeconds) / commits,
    diskMsPerCommit: (1000 * diskSeconds) / commits,
    diskMsPerAnswer: (1000 * diskSeconds) / answers,
  };
}

export async function make(address, game = 'andean-abyss', seats = {}) {
  const reply = await fetch(`${address}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, seats }),
  });
  if (!reply.ok) throw new Error(`no match was made: ${await reply.text()}`);
  return reply.json();
}

export const socketTo = (address) =>
  new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { perMessageDeflate: false });

/** A match that random players have brought so far (or to its end). */
export async function played(address, answers) {
  for (;;) {
    const match = await make(address);
    const reached = await new Promise((resolve, reject) => {
      const sockets = Object.values(match.seats).map((token) => {
        const ws = socketTo(address);
        ws.on('error', reject);
        ws.on('open', () => ws.send(JSON.stringify({ do: 'join', match: match.id, token, view: false })));
        ws.on('message', (data) => {
          const { state } = JSON.parse(data);
          if (!state) return;
          if (state.result || state.n >= answers) {
            for (const other of sockets) other.terminate();
            resolve(state.n);
          } else if (state.decision) {
            const { options } = state.decision;
            const option = options[Math.floor(Math.random() * options.length)];
            ws.send(JSON.stringify({ do: 'answer', n: state.n, option }));
          }
        });
        return ws;
      });
    });
    if (reached >= answers) return match;
  }
}

/** Joins as an observer who has seen everything up to now, and leaves. */
export function visit(address, match) {
  return new Promise((resolve, reject) => {
    const ws = socketTo(address);
    ws.on('error', reject);
    ws.on('open', () =>
      ws.send(JSON.stringify({ do: 'join', match: match.id, token: match.observer, since: 1_000_000 })),
    );
    ws.on('message', (data) => {
      if (JSON.parse(data).is !== 'welcome') return;
      ws.terminate();
      resolve();
    });
  });
}

export const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
