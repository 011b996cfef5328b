import { configFrom, startServer } from '../../packages/server/dist/index.js';

/** The server behind `npm run dev`: the API alone, since Vite serves the pages. The environment has its settings. */
const gamesModule = new URL('../../packages/cli/dist/games.js', import.meta.url).href;
const { games } = await import(gamesModule);
const running = await startServer(configFrom(process.env), games, gamesModule, {
  logTo: { write: (line) => process.stderr.write(line) },
});
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void running.close().then(() => process.exit(0)));
}
