import { configFrom, startServer } from '../../dist/index.js';

/** A server process for tests, configured by its environment. Prints its address when it listens. */
const module = process.env.GAMES_MODULE ?? new URL('./games.mjs', import.meta.url).href;
const { games } = await import(module);
const running = await startServer(configFrom(process.env), games, module);
// Before it prints its address: after that a test may end it at any time.
process.on('SIGTERM', () => void running.close().then(() => process.exit(0)));
const { user, system } = process.cpuUsage();
const startup = { ...running.startup, cpuMs: (user + system) / 1000 };
process.send?.({ address: running.address, startup });
// The server ends with the test process.
process.on('disconnect', () => process.exit(1));
