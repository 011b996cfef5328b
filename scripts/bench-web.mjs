import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { countClicks } from '../packages/web/count-clicks.mjs';
import { figuresOf, playAndMeasure, watchOpening } from './bench/table.mjs';
import { gamesInBrowser, manifest } from './game-lists.mjs';
import { build, install, root } from './workspace.mjs';

/**
 * `npm run bench:web`: download sizes, how fast the table reacts, at full speed and with the processor slowed, and how many
 * presses an operation takes, in a real Chromium with the real server.
 */
const { values } = parseArgs({
  options: {
    /** How many answers to give in each game. */
    answers: { type: 'string', default: '150' },
    json: { type: 'boolean', default: false },
    /** Measure the site as it was last built. */
    built: { type: 'boolean', default: false },
    /** Open each game once, slow nothing down and count no presses: shows that the bench runs, its figures mean nothing. */
    quick: { type: 'boolean', default: false },
    /** The bench gives up after this long, so that it always ends. */
    minutes: { type: 'string', default: '20' },
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

/** How much slower the processor seems in the second half of the measurements. */
const SLOWDOWN = values.quick ? 1 : 4;
const OPENINGS = values.quick ? 1 : 3;

/** On the first visit the service worker stores every file of the app, which would slow down what is measured meanwhile. */
const VISIT = { locale: 'en', serviceWorkers: 'block' };

const giveUp = setTimeout(() => {
  console.error(`bench:web did not finish within ${values.minutes} minutes.`);
  process.exit(1);
}, Number(values.minutes) * 60_000);
giveUp.unref();
const data = mkdtempSync(join(tmpdir(), 'sandtable-bench-web-'));
const { server, address } = await serve();
let browser;
try {
  browser = await chromium.launch({ executablePath, args: FLAGS });
  const report = { sizes: await sizes(), games: {}, ...(values.quick ? {} : { presses: await presses() }) };
  for (const game of Object.keys(GAMES)) {
    const slowed = await table(game, Math.ceil(answers / 3), SLOWDOWN);
    report.games[game] = { ...(await table(game, answers)), slowed: slowed.clicks, openingMs: await opening(game) };
  }
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

/** What the server sends, compressed: everything for the home page, and the JavaScript of each game. */
async function sizes() {
  const context = await browser.newContext(VISIT);
  const page = await context.newPage();
  const scripts = new Set();
  const others = new Set();
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
    else if (/\.(css|webp|svg|woff2|webmanifest)$/.test(pathname)) others.add(pathname);
  });
  const loaded = () => {
    const files = [...scripts];
    scripts.clear();
    return { files: files.length, gzip: sum(files, 'gz'), brotli: sum(files, 'br') };
  };
  await page.goto(address, { waitUntil: 'networkidle' });
  const isFont = (file) => file.endsWith('.woff2');
  const firstLoad = sum([...scripts, ...[...others].filter((file) => !isFont(file)), '/index.html'], 'br');
  const fonts = sum([...others].filter(isFont), 'br');
  const home = { ...loaded(), firstLoad, fonts };
  const games = {};
  for (const [game, title] of Object.entries(GAMES)) {
    await page.goto(address, { waitUntil: 'networkidle' });
    loaded();
    await page.locator('.cover', { hasText: title }).locator('.cover-play').click();
    await page.locator(':is(.prompt, .hand) [data-option]').first().waitFor();
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

async function slowDown(context, page, rate) {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Local games from their first question, with animations as usual; a game that ends early is followed by another. */
async function table(game, wanted, slowdown = 1) {
  const context = await browser.newContext({ ...VISIT, viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const clicks = [];
    const frames = [];
    for (let played = 0; clicks.length < wanted; played++) {
      await beginGame(page, game, `bench ${played}`);
      await slowDown(context, page, slowdown);
      const measured = await playAndMeasure(page, wanted - clicks.length);
      if (measured.clicks.length === 0) throw new Error(`${game}: a game without a question`);
      clicks.push(...measured.clicks);
      frames.push(...measured.frames);
      await slowDown(context, page, 1);
    }
    return figuresOf(clicks, frames);
  } finally {
    await context.close();
  }
}

/** From the address of a saved game to its painted question, with the processor slowed: the median of a few. */
async function opening(game) {
  const context = await browser.newContext({
    ...VISIT,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await beginGame(page, game, 'opening');
    await page.locator(':is(.prompt, .hand) [data-option]').first().waitFor();
    const saved = page.url();
    await page.addInitScript(watchOpening);
    await slowDown(context, page, SLOWDOWN);
    const times = [];
    for (let i = 0; i < OPENINGS; i++) {
      await page.goto(saved);
      times.push(await page.evaluate(() => window.opened));
    }
    return times.toSorted((a, b) => a - b)[Math.floor(OPENINGS / 2)];
  } finally {
    await context.close();
  }
}

/** Presses for three operations of Andean Abyss. */
async function presses() {
  const context = await browser.newContext({ ...VISIT, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await beginGame(page, 'andean-abyss', 'clicks', async () => {
      await page.getByRole('radio', { name: 'At one screen' }).check();
      await page.getByRole('button', { name: 'People at every seat' }).click();
    });
    await page.locator(':is(.prompt, .hand) [data-option]').first().waitFor();
    return await countClicks(page);
  } finally {
    await context.close();
  }
}

async function beginGame(page, game, seed, prepare) {
  await page.goto(`${address}/new/${game}`);
  await prepare?.();
  const input = page.locator('input[maxlength="100"]');
  await page.locator('details', { has: input }).locator('summary').click();
  await input.fill(seed);
  await page.locator('.new-start button[type=submit]').click();
}

function print({ sizes: { home, games: opened, all }, games, presses: counted }) {
  const kb = (bytes) => `${(bytes / 1024).toFixed(0)} KB`.padStart(7);
  const ms = (time) => `${time.toFixed(0)} ms`.padStart(7);
  const size = (name, { files, gzip, brotli }, limit = '') =>
    console.log(`  ${name.padEnd(40)} ${kb(brotli)} brotli  ${kb(gzip)} gzip  ${files} files${limit}`);
  console.log(`First load of the home page: ${kb(home.firstLoad)} (aim: under 150 KB), fonts ${kb(home.fonts)}`);
  console.log('JavaScript, compressed');
  size('home page', home);
  for (const [game, title] of Object.entries(GAMES)) size(`${title}, when it is opened`, opened[game]);
  size('all files, kept for offline play', all);
  const { train, rally, sweep } = counted ?? {};
  console.log('\nPresses for an operation of Andean Abyss');
  console.log(`  Train in three spaces with Civic Action: ${train} (aim: at most 10)`);
  console.log(`  Rally in six spaces: ${rally} (aim: at most 9)`);
  console.log(`  Sweep of two spaces: ${sweep} (aim: at most 8)`);
  for (const [game, { clicks, frames, slowed, openingMs }] of Object.entries(games)) {
    console.log(`\n${GAMES[game]}`);
    console.log(`  click to changed board (${clicks.count} answers, aim: under 100 ms)`);
    console.log(`    median ${ms(clicks.median)}   p95 ${ms(clicks.p95)}   longest ${ms(clicks.longest)}`);
    console.log(`  the same with the processor slowed ${SLOWDOWN} times (${slowed.count} answers, aim: under 250 ms)`);
    console.log(`    median ${ms(slowed.median)}   p95 ${ms(slowed.p95)}   longest ${ms(slowed.longest)}`);
    console.log(`  opening a saved game, so slowed (median of ${OPENINGS}, aim: under 1500 ms): ${ms(openingMs)}`);
    console.log(`  work in a frame while pieces move (${frames.count} frames, aim: none over 50 ms)`);
    console.log(`    median ${ms(frames.median)}   p99 ${ms(frames.p99)}   longest ${ms(frames.longest)}`);
    console.log(`    over 50 ms: ${frames.over}`);
  }
}
