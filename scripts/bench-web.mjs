import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { playAndMeasure } from './bench/table.mjs';
import { build, install, root } from './workspace.mjs';

/** `npm run bench:web`: what the browser loads, and how quick the table is, in a real Chromium before the real server. */
const { values } = parseArgs({
  options: {
    answers: { type: 'string', default: '150' },
    json: { type: 'boolean', default: false },
    /** The site as it was built last. */
    built: { type: 'boolean', default: false },
  },
});
if (!values.built && (!install() || !build())) process.exit(1);
const executablePath =
  process.env.CHROMIUM ??
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'chromium'))
    .find((path) => existsSync(path));
if (!executablePath) {
  console.error('Chromium is not installed (Debian: apt install chromium).');
  process.exit(1);
}

const data = mkdtempSync(join(tmpdir(), 'sandtable-bench-web-'));
const { server, address } = await serve();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const report = { sizes: await sizes(), table: await table() };
await browser.close();
server.kill('SIGTERM');
rmSync(data, { recursive: true, force: true });
if (values.json) console.log(JSON.stringify(report));
else print(report);

function serve() {
  const command = join(root, 'packages', 'cli', 'bin', 'sandtable.mjs');
  const server = spawn(process.execPath, [command, 'serve', '--port', '0', '--data', data], {
    env: { ...process.env, LOG_LEVEL: 'error', HOST: '127.0.0.1', LIMIT_REQUESTS: '100000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    server.stdout.on('data', (text) => {
      const address = /https?:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0];
      if (address) resolve({ server, address });
    });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

/** Compressed JavaScript, as the server sends it and as small as it has it. */
async function sizes() {
  // Without the service worker, which fetches everything once the page is there.
  const context = await browser.newContext({ locale: 'en', serviceWorkers: 'block' });
  const page = await context.newPage();
  const scripts = new Set();
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  const loaded = () => {
    const files = [...scripts];
    scripts.clear();
    return { files: files.length, gzip: sum(files, 'gz'), brotli: sum(files, 'br') };
  };
  await page.goto(address, { waitUntil: 'networkidle' });
  const home = loaded();
  await page.locator('.cover-play').first().click();
  await page.locator('.prompt [data-option]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const game = loaded();
  await context.close();
  const site = join(root, 'packages', 'web', 'dist', 'site');
  const all = readdirSync(site, { recursive: true }).filter((name) => name.endsWith('.js'));
  return { home, game, all: { files: all.length, gzip: sum(all, 'gz'), brotli: sum(all, 'br') } };
}
function sum(files, how) {
  const sizeOf = (file) => statSync(join(root, 'packages', 'web', 'dist', 'site', `${file}.${how}`)).size;
  return files.map(sizeOf).reduce((a, b) => a + b, 0);
}

/** A local game from its first card, with everything moving as it usually does. */
async function table() {
  const context = await browser.newContext({ locale: 'en', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${address}/new/andean-abyss`);
  await page
    .locator('details', { has: page.locator('input[maxlength="100"]') })
    .locator('summary')
    .click();
  await page.locator('input[maxlength="100"]').fill('bench');
  await page.locator('.new-start button[type=submit]').click();
  await page.locator('.prompt [data-option]').first().waitFor();
  const figures = await playAndMeasure(page, Number(values.answers));
  await context.close();
  return figures;
}

function print({ sizes: { home, game, all }, table: { clicks, frames } }) {
  const kb = (bytes) => `${(bytes / 1024).toFixed(0)} KB`.padStart(7);
  const ms = (time) => `${time.toFixed(0)} ms`.padStart(7);
  const size = (name, { files, gzip, brotli }, limit = '') =>
    console.log(`${name.padEnd(42)} ${kb(brotli)} brotli  ${kb(gzip)} gzip  ${files} files${limit}`);
  console.log('JavaScript, compressed');
  size('  home page', home, '  (limit 250 KB)');
  size('  a game, when it is opened', game);
  size('  everything there is, kept for offline', all);
  console.log(`\nFrom a click to the changed board (${clicks.count} answers)   aim: under 100 ms`);
  console.log(`  median ${ms(clicks.median)}   p95 ${ms(clicks.p95)}   longest ${ms(clicks.longest)}`);
  console.log(`\nFrames while pieces move (${frames.count} frames)   aim: none over 50 ms`);
  console.log(`  at work: median ${ms(frames.median)}   p99 ${ms(frames.p99)}   longest ${ms(frames.longest)}`);
  console.log(`  over 50 ms: ${frames.over}`);
}
