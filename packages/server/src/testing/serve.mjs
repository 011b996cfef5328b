import { configFrom, startServer } from '../../dist/index.js';

/** A server process for tests, as its environment says; tells its address when it listens. */
const module = process.env.GAMES_MODULE ?? new URL('./games.mjs', import.meta.url).href;
const { games } = await import(module);
const modulesLoadedMs = performance.now();
const running = await startServer(configFrom(process.env), games, module);
// Before it says where it is: whoever knows that may end it.
process.on('SIGTERM', () => void running.close().then(() => process.exit(0)));
const { user, system } = process.cpuUsage();
const startup = { modulesLoadedMs, ...running.startup, cpuMs: (user + system) / 1000 };
process.send?.({ address: running.address, startup });
// A test that is gone leaves no server behind.
process.on('disconnect', () => process.exit(1));
