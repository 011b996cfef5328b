import type { GameSource } from './context.js';
import { escapeControls } from './escape-controls.js';
import { processTerminal } from './io.js';
import { run } from './run.js';

/** The command in this process's own terminal. */
export async function startCommand(gameSource: GameSource): Promise<void> {
  const terminal = processTerminal();
  process.exitCode = await run(process.argv.slice(2), terminal, gameSource).catch((error: unknown) => {
    terminal.err(escapeControls(`${String(error).split('\n')[0]}\n`));
    return 1;
  });
  terminal.close();
}
