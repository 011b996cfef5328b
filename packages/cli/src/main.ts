import { escapeControls } from './escape-controls.js';
import { games } from './games.js';
import { processTerminal } from './io.js';
import { run } from './run.js';

const terminal = processTerminal();
const module = new URL('./games.js', import.meta.url).href;
process.exitCode = await run(process.argv.slice(2), terminal, { games, module }).catch((error: unknown) => {
  terminal.err(escapeControls(`${String(error).split('\n')[0]}\n`));
  return 1;
});
terminal.close();
