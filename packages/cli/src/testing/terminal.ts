import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toy } from '@sandtable/kernel/testing';
import { onTestFinished } from 'vitest';
import type { Shelf } from '../context.js';
import type { Io } from '../io.js';
import { run } from '../run.js';

export const toyShelf: Shelf = { games: { toy }, module: 'no:module' };

interface Seen {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Somebody who reads what appeared since their last line and types the next one; nothing at the end of input. */
export type Reader = (screen: string) => string | undefined;

/** Always the first answer on the list; leaves when nothing is asked any more. */
export const firstAnswer: Reader = (screen) => {
  const asked = screen.slice(screen.lastIndexOf('\n── '));
  return /^── /m.test(asked) ? /^ +(\d+) [ …]/m.exec(asked)?.[1] : 'quit';
};

/** Types a command line and then the given lines; gives what was seen. */
export async function sandtable(
  argv: readonly string[],
  input: readonly string[] | Reader = [],
  {
    shelf = toyShelf,
    env = {},
    watched = { out: false, err: false },
  }: Partial<Pick<Io, 'env' | 'watched'>> & { shelf?: Shelf } = {},
): Promise<Seen> {
  const lines = typeof input === 'function' ? [] : [...input];
  const next: Reader = typeof input === 'function' ? input : () => lines.shift();
  let seen = 0;
  let out = '';
  let err = '';
  const io: Io = {
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
    columns: 80,
    watched,
    env,
  };
  const code = await run(argv, io, shelf);
  return { code, out, err };
}

/** A folder for one test. */
export function folder(): (name: string) => string {
  const made = mkdtempSync(join(tmpdir(), 'sandtable-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return (name) => join(made, name);
}
