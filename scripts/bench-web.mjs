import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { figuresOf, playAndMeasure } from './bench/table.mjs';
import { gamesInBrowser, manifest } from './game-lists.mjs';
import { build, install, root } from './workspace.mjs';

/** `npm run bench:web`: download sizes, and how fast the table reacts, in a real Chromium with the real server. */
const { values } = parseArgs({
  options: {
    /** How many answers to give in each game. */
    answers: { type: 'string', default: '150' },
    json: { type: 'boolean', default: false },
    /** Measure the site as it was last built. */
    built: { type: 'boolean', default: false },
  },
});
const answers = Number(values.answers);
if (!Number.isInteger(answers) || answers < 1) {
  console.error(`--answers takes a whole number from 1, not “${values.answers}”.`);
  process.exit(2);
}
if (!values.built && (!install() || !build())) process.exit(1);
const { games } = await import('../packages/cli/dist/games.js');
/** The titles of the games in the browser, by id. */
const GAMES = Object.fromEntries(gamesInBrowser(manifest()).map((id) => [id, games[id].title]));
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
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
let browser;
try {
  browser = await chromium.launch({ executablePath, args: FLAGS });
  const report = { sizes: await sizes(), games: {} };
  for (const game of Object.keys(GAMES)) report.games[game] = await table(game);
  if (values.json) console.log(JSON.stringify(report));
  else print(report);
} finally {
  await browser?.close();
  await stop(server);
  rmSync(data, { recursive: true, force: true });
}

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

function stop(server) {
  return new Promise((resolve) => {
    if (server.exitCode !== null) return resolve();
    server.once('exit', resolve);
    server.kill('SIGTERM');
  });
}

/** Compressed JavaScript as the server sends it. */
async function sizes() {
  // The service worker would fetch every file once the page is there.
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
  const games = {};
  for (const [game, title] of Object.entries(GAMES)) {
    await page.goto(address, { waitUntil: 'networkidle' });
    loaded();
    await page.locator('.cover', { hasText: title }).locator('.cover-play').click();
    await page.locator('.prompt [data-option]').first().waitFor();
    await page.waitForLoadState('networkidle');
    games[game] = loaded();
  }
  await context.close();
  const site = join(root, 'packages', 'web', 'dist', 'site');
  const all = readdirSync(site, { recursive: true }).filter((name) => name.endsWith('.js'));
  return { home, games, all: { files: all.length, gzip: sum(all, 'gz'), brotli: sum(all, 'br') } };
}
function sum(files, how) {
  const sizeOf = (file) => statSync(join(root, 'packages', 'web', 'dist', 'site', `${file}.${how}`)).size;
  return files.map(sizeOf).reduce((a, b) => a + b, 0);
}

/** Local games from their first question, with animations as usual; a game that ends early is followed by another. */
async function table(game) {
  const context = await browser.newContext({ locale: 'en', viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const clicks = [];
    const frames = [];
    for (let played = 0; clicks.length < answers; played++) {
      await beginGame(page, game, `bench ${played}`);
      const measured = await playAndMeasure(page, answers - clicks.length);
      clicks.push(...measured.clicks);
      frames.push(...measured.frames);
    }
    return figuresOf(clicks, frames);
  } finally {
    await context.close();
  }
}

async function beginGame(page, game, seed) {
  await page.goto(`${address}/new/${game}`);
  const input = page.locator('input[maxlength="100"]');
  await page.locator('details', { has: input }).locator('summary').click();
  await input.fill(seed);
  await page.locator('.new-start button[type=submit]').click();
}

function print({ sizes: { home, games: opened, all }, games }) {
  const kb = (bytes) => `${(bytes / 1024).toFixed(0)} KB`.padStart(7);
  const ms = (time) => `${time.toFixed(0)} ms`.padStart(7);
  const size = (name, { files, gzip, brotli }, limit = '') =>
    console.log(`  ${name.padEnd(40)} ${kb(brotli)} brotli  ${kb(gzip)} gzip  ${files} files${limit}`);
  console.log('JavaScript, compressed');
  size('home page', home, '  (limit 250 KB)');
  for (const [game, title] of Object.entries(GAMES)) size(`${title}, when it is opened`, opened[game]);
  size('all files, kept for offline play', all);
  for (const [game, { clicks, frames }] of Object.entries(games)) {
    console.log(`\n${GAMES[game]}`);
    console.log(`  click to changed board (${clicks.count} answers, aim: under 100 ms)`);
    console.log(`    median ${ms(clicks.median)}   p95 ${ms(clicks.p95)}   longest ${ms(clicks.longest)}`);
    console.log(`  work in a frame while pieces move (${frames.count} frames, aim: none over 50 ms)`);
    console.log(`    median ${ms(frames.median)}   p99 ${ms(frames.p99)}   longest ${ms(frames.longest)}`);
    console.log(`    over 50 ms: ${frames.over}`);
  }
}
