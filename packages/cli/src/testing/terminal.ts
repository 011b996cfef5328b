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

/** Types a command line and then the given lines; gives what was seen. */
export async function sandtable(
  argv: readonly string[],
  input: readonly string[] = [],
  {
    shelf = toyShelf,
    env = {},
    watched = { out: false, err: false },
  }: Partial<Pick<Io, 'env' | 'watched'>> & { shelf?: Shelf } = {},
): Promise<Seen> {
  const lines = [...input];
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
      const line = lines.shift();
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
