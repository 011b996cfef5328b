import { createInterface, type Interface } from 'node:readline';
import { escapeControls } from './escape-controls.js';

/** A terminal, or a test in its place. It shows whatever it gets unescaped, so commands write to an `Io` instead. */
export interface Terminal {
  out(text: string): void;
  err(text: string): void;
  /** Shows the prompt, if any, and reads the next line of input. Undefined at the end of input. */
  line(prompt?: string): Promise<string | undefined>;
  readonly columns: number;
  /** Whether a person watches; progress bars and clearing the screen are only for people. */
  readonly isInteractive: { readonly out: boolean; readonly err: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * The terminal as commands use it. Text may come from a file, a server or another player, so its control characters are
 * escaped. Our own control sequences go through `control`.
 */
export interface Io extends Terminal {
  control(to: 'out' | 'err', sequence: string): void;
}

export const ioAt = (terminal: Terminal): Io => ({
  ...terminal,
  out: (text) => terminal.out(escapeControls(text)),
  err: (text) => terminal.err(escapeControls(text)),
  line: (prompt) => terminal.line(prompt === undefined ? prompt : escapeControls(prompt)),
  control: (to, sequence) => terminal[to](sequence),
});

/** The process's own terminal. `close` lets the process end. */
export function processTerminal(): Terminal & { close(): void } {
  const { stdin, stdout, stderr, env } = process;
  const person = Boolean(stdin.isTTY && stdout.isTTY);
  const ready: string[] = [];
  const waiting: ((line: string | undefined) => void)[] = [];
  let reader: Interface | undefined;
  let ended = false;
  /** A prompt is shown, and the person may have typed half a line. */
  let asking = false;

  // If the reader of a pipe goes away (`| head`), we exit without a stack trace.
  stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

  const open = (): Interface => {
    const made = createInterface(person ? { input: stdin, output: stdout } : { input: stdin });
    made.on('line', (line) => {
      const next = waiting.shift();
      if (next) next(line);
      else ready.push(line);
    });
    made.on('SIGINT', () => made.close());
    // SIGTERM (a shutdown) counts as the end of input, so that an unfinished game is saved.
    process.once('SIGTERM', () => made.close());
    made.on('close', () => {
      ended = true;
      for (const next of waiting.splice(0)) next(undefined);
    });
    return made;
  };

  return {
    out(text) {
      if (text === '') return;
      // Output while somebody types goes above the line that is being typed.
      stdout.write(asking ? `\r\x1b[J${text}` : text);
      if (asking) reader?.prompt(true);
    },
    err: (text) => void stderr.write(text),
    async line(prompt = '') {
      reader ??= open();
      if (ready.length === 0 && !ended && person) {
        reader.setPrompt(prompt);
        reader.prompt();
        asking = true;
      } else if (prompt) stdout.write(prompt);
      const line =
        ready.length > 0 || ended ? ready.shift() : await new Promise<string | undefined>((r) => waiting.push(r));
      asking = false;
      // With piped input, the transcript reads better if it shows the input too.
      if (prompt && !person) stdout.write(`${escapeControls(line ?? '')}\n`);
      else if (prompt && line === undefined) stdout.write('\n');
      return line;
    },
    columns: Math.min(stdout.columns || 80, 160),
    isInteractive: { out: Boolean(stdout.isTTY), err: Boolean(stderr.isTTY) },
    env,
    close: () => reader?.close(),
  };
}
