import { make, sleep, socketTo } from '../bench/load.mjs';

/**
 * Four people who play (Andean Abyss, a match after another), and one who joins and leaves. Measures how long the server
 * takes for each answer and for each joining, in milliseconds.
 */
export async function victims(address, { thinkMs, joinPauseMs }) {
  const figures = { answers: [], joins: [], refused: 0 };
  const open = new Set();
  let stopped = false;
  let current;

  const play = async () => {
    const match = await make(address, 'andean-abyss');
    current ??= match;
    for (const token of Object.values(match.seats)) sit(match, token);
  };

  const sit = (match, token) => {
    const ws = socketTo(address);
    let asked = -1;
    let since = 0;
    open.add(ws);
    ws.on('open', () => ws.send(JSON.stringify({ do: 'join', match: match.id, token })));
    ws.on('close', () => open.delete(ws));
    ws.on('error', () => {});
    ws.on('message', async (data) => {
      const { is, state } = JSON.parse(data);
      if (is === 'refused') figures.refused++;
      if (!state || stopped) return;
      if (asked >= 0 && state.n > asked) {
        figures.answers.push(performance.now() - since);
        asked = -1;
      }
      if (state.result) return again(match);
      if (!state.decision || asked === state.n) return;
      asked = state.n;
      await sleep(thinkMs);
      const options = state.decision.options.filter((option) => !option.startsWith('aside:'));
      since = performance.now();
      if (ws.readyState === ws.OPEN) {
        const option = options[Math.floor(Math.random() * options.length)];
        ws.send(JSON.stringify({ do: 'answer', n: state.n, option }));
      }
    });
  };

  const again = (match) => {
    if (current !== match || stopped) return;
    current = undefined;
    for (const ws of open) ws.close();
    void play();
  };

  const joinAgainAndAgain = async () => {
    while (!stopped) {
      await sleep(joinPauseMs);
      if (!current) continue;
      const match = current;
      const began = performance.now();
      if (await joined(match)) figures.joins.push(performance.now() - began);
      else if (current === match && !stopped) figures.refused++;
    }
  };
  const joined = (match) =>
    new Promise((resolve) => {
      const ws = socketTo(address);
      open.add(ws);
      ws.on('close', () => {
        open.delete(ws);
        resolve(false);
      });
      ws.on('error', () => {});
      ws.on('open', () => ws.send(JSON.stringify({ do: 'join', match: match.id, token: match.observer })));
      ws.on('message', (data) => {
        if (JSON.parse(data).is !== 'welcome') return;
        resolve(true);
        ws.terminate();
      });
    });

  await play();
  const joining = joinAgainAndAgain();
  return {
    /** What was measured since the last call. */
    take() {
      const taken = { ...figures };
      Object.assign(figures, { answers: [], joins: [], refused: 0 });
      return taken;
    },
    counts: () => ({ answers: figures.answers.length, joins: figures.joins.length }),
    async stop() {
      stopped = true;
      for (const ws of open) ws.terminate();
      await joining;
    },
  };
}
