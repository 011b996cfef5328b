import { games } from './games.js';
import { processIo } from './io.js';
import { run } from './run.js';

const io = processIo();
const module = new URL('./games.js', import.meta.url).href;
process.exitCode = await run(process.argv.slice(2), io, { games, module }).catch((error: unknown) => {
  io.err(`${String(error).split('\n')[0]}\n`);
  return 1;
});
io.close();
