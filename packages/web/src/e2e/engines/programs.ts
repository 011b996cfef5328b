import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { stop } from '../test-rig.js';
import { STATE_TIMEOUT_MS } from './driver.js';

/** The path of a program, if it is installed. */
export const programPath = (program: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));

/** The programs of one browser and the folder they write to; all are removed together. */
export interface Programs {
  readonly folder: string;
  start(command: string, args: readonly string[], env?: NodeJS.ProcessEnv): ChildProcess;
  /** Ends the programs, the last one started first, and removes the folder. */
  end(): Promise<void>;
}

export function openPrograms(): Programs {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-browser-'));
  const running: ChildProcess[] = [];
  return {
    folder,
    start(command, args, env = {}) {
      // A browser keeps its user data in this folder.
      const home = { HOME: folder, XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder, XDG_DATA_HOME: folder };
      const child = spawn(command, args, {
        env: { ...process.env, ...home, LANG: 'C.UTF-8', LANGUAGE: 'en', ...env },
        stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
      });
      // An unread pipe would fill up and block the program.
      child.stderr?.resume();
      running.unshift(child);
      return child;
    },
    async end() {
      for (const child of running) await stop(child);
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

/** Reads the program's output from `stream` until the pattern matches; fails if the program ends first. */
export function waitForOutput(child: ChildProcess, stream: 2 | 3, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const late = setTimeout(() => reject(new Error(`${child.spawnfile} is not ready: ${text}`)), STATE_TIMEOUT_MS);
    child.stdio[stream]?.on('data', (bytes: Buffer) => {
      text += bytes;
      const found = pattern.exec(text)?.[1];
      if (found === undefined) return;
      clearTimeout(late);
      resolve(found);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended (${code}): ${text}`)));
  });
}
