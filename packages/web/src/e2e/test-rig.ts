import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { onTestFinished } from 'vitest';

/** The real server with its own data folder, as `npm start` runs it, and a real browser. */

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** Where `npm run pictures` keeps what the tests saw, for people to look at. */
const PICTURES = join(ROOT, 'packages', 'web', 'pictures');
/** Drawing and storing them takes time, so other runs take none. */
export const TAKES_PICTURES = process.env.PICTURES !== undefined;

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const onPath = (program: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));

export const CHROMIUM = process.env.CHROMIUM ?? onPath('chromium');
/**
 * The same engine without the browser's own windows, which saves a sixth of the time; e2e/engines tests Chromium
 * itself.
 */
export const HEADLESS = process.env.CHROMIUM ?? onPath('chromium-headless-shell') ?? CHROMIUM;

/** Animations are off, so no test waits for them. */
export const INSTANT = { reducedMotion: 'reduce' } as const;

export type TestRigOptions = Pick<BrowserContextOptions, 'serviceWorkers'>;

export interface TestRig {
  readonly address: string;
  /**
   * Opens a page in its own browser context, as another person would, until the test ends. `close` fails if the page
   * threw an error.
   */
  page(options?: BrowserContextOptions): Promise<Page>;
  stopServer(): Promise<void>;
  startServer(): Promise<void>;
  close(): Promise<void>;
}

/**
 * On the first visit a service worker fetches and stores all files of the app, which takes seconds per page on a busy
 * machine. Only tests that need it allow it.
 */
export async function openTestRig({ serviceWorkers = 'block' }: TestRigOptions = {}): Promise<TestRig> {
  const data = mkdtempSync(join(tmpdir(), 'sandtable-table-'));
  const pageErrors: string[] = [];
  let server = await serve(data, 0);
  const port = Number(new URL(server.address).port);
  const { address } = server;
  const browser: Browser = await chromium.launch({ executablePath: HEADLESS, args: FLAGS });
  return {
    address,
    async page(options = {}) {
      const defaults = { viewport: { width: 1280, height: 800 }, locale: 'en', serviceWorkers };
      const context = await browser.newContext({ ...defaults, ...options });
      // Pages that are no longer used would go on rendering.
      onTestFinished(() => context.close());
      const page = await context.newPage();
      page.setDefaultTimeout(240_000);
      page.on('pageerror', (error) => pageErrors.push(error.message));
      await page.goto(address);
      return page;
    },
    stopServer: () => stop(server.process),
    async startServer() {
      server = await serve(data, port);
    },
    async close() {
      await browser.close();
      await stop(server.process);
      rmSync(data, { recursive: true, force: true });
      if (pageErrors.length > 0) throw new Error(`The page broke: ${pageErrors.join('; ')}`);
    },
  };
}

/** Starts `sandtable serve` and waits until it prints its address. */
export function serve(
  data: string,
  port: number,
): Promise<{ readonly process: ChildProcess; readonly address: string }> {
  const command = join(ROOT, 'packages', 'cli', 'bin', 'sandtable.mjs');
  const child = spawn(process.execPath, [command, 'serve', '--port', String(port), '--data', data], {
    env: {
      ...process.env,
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      LIMIT_REQUESTS: '100000',
      LIMIT_CONNECTIONS: '100000',
      LIMIT_MATCHES: '100000',
      LIMIT_LOGINS: '100000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let out = '';
    const onOutput = (text: Buffer): void => {
      out += text;
      const address = /https?:\/\/127\.0\.0\.1:\d+/.exec(out)?.[0];
      if (address) resolve({ process: child, address });
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    child.once('exit', (code) => reject(new Error(`The server ended (${code}): ${out}`)));
  });
}

export const stop = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

export const picturePath = (name: string): string => join(PICTURES, `${name}.png`);

/** Saves a picture of the page if this run takes pictures. */
export async function savePicture(page: Page, name: string): Promise<void> {
  if (!TAKES_PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: picturePath(name) });
}
