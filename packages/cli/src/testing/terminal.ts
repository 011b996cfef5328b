import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toy } from '@sandtable/kernel/testing';
import { expect, onTestFinished } from 'vitest';
import type { GameSource } from '../context.js';
import type { Terminal } from '../io.js';
import { run } from '../run.js';

export const toyGames: GameSource = { games: { toy }, module: 'no:module' };

interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Reads what appeared since the last line and returns the next line to type; undefined is the end of input. */
export type TerminalReader = (screen: string) => string | undefined;

/** Always types the first option; quits when nothing is asked. */
export const firstAnswer: TerminalReader = (screen) => {
  const asked = screen.slice(screen.lastIndexOf('\n── '));
  return /^── /m.test(asked) ? /^ +(\d+) [ …]/m.exec(asked)?.[1] : 'quit';
};

/** Runs a command with the given lines of input and returns its output. */
export async function sandtable(
  argv: readonly string[],
  input: readonly string[] | TerminalReader = [],
  {
    gameSource = toyGames,
    env = {},
    isInteractive = { out: false, err: false },
    columns = 80,
  }: Partial<Pick<Terminal, 'env' | 'isInteractive' | 'columns'>> & { gameSource?: GameSource } = {},
): Promise<CommandResult> {
  const lines = typeof input === 'function' ? [] : [...input];
  const next: TerminalReader = typeof input === 'function' ? input : () => lines.shift();
  let seen = 0;
  let out = '';
  let err = '';
  const terminal: Terminal = {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    line: async (prompt = '') => {
      const line = next(out.slice(seen));
      seen = out.length;
      if (prompt) out += `${prompt}${line ?? ''}\n`;
      return line;
    },
    columns,
    isInteractive,
    env,
  };
  const code = await run(argv, terminal, gameSource);
  return { code, out, err };
}

/** A person at a terminal, who can type at any time and sees what happens meanwhile. */
export interface TerminalPerson {
  /** Everything on the screen so far. */
  screen(): string;
  type(line: string): void;
  /** Waits for something to appear after the last thing that was waited for. */
  see(what: RegExp): Promise<void>;
  readonly code: Promise<number>;
}

export function terminalPerson(argv: readonly string[], gameSource: GameSource = toyGames): TerminalPerson {
  const typed: string[] = [];
  let waiting: ((line: string) => void) | undefined;
  let out = '';
  let seen = 0;
  const show = (text: string): void => {
    out += text;
  };
  const terminal: Terminal = {
    out: show,
    err: show,
    line: () => {
      const next = typed.shift();
      if (next !== undefined) return Promise.resolve(next);
      return new Promise((resolve) => {
        waiting = resolve;
      });
    },
    columns: 80,
    isInteractive: { out: true, err: true },
    env: {},
  };
  return {
    screen: () => out,
    type(line) {
      show(`> ${line}\n`);
      const next = waiting;
      waiting = undefined;
      if (next) next(line);
      else typed.push(line);
    },
    async see(what) {
      await expect.poll(() => out.slice(seen), { timeout: 15_000 }).toMatch(what);
      const found = what.exec(out.slice(seen));
      seen += (found?.index ?? 0) + (found?.[0].length ?? 0);
    },
    code: run(argv, terminal, gameSource),
  };
}

/** A folder for one test. */
export function folder(): (name: string) => string {
  const made = mkdtempSync(join(tmpdir(), 'sandtable-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return (name) => join(made, name);
}
