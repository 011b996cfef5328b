import { createRequire } from 'node:module';
import { configFrom, startServer } from '../../dist/index.js';

/** Starts a server as its environment says, prints the CommonJS packages that were loaded for that, and ends. */
const module = new URL('./games.mjs', import.meta.url).href;
const { games } = await import(module);
const running = await startServer(configFrom(process.env), games, module);
const files = Object.keys(createRequire(import.meta.url).cache);
const packages = files.map(
  (file) =>
    file
      .split(/node_modules[\\/]/)
      .at(-1)
      ?.match(/^(@[^\\/]+[\\/])?[^\\/]+/)?.[0],
);
process.stdout.write(JSON.stringify([...new Set(packages)]));
await running.close();
