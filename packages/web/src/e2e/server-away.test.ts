import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  boardOf,
  makeMatch,
  optionsOf,
  question,
  serverNotice,
  sitDown,
  waitForServiceWorker,
} from './page-actions.js';
import { CHROMIUM, INSTANT, openTestRig, picture, type TestRig } from './test-rig.js';

describe.skipIf(!CHROMIUM)('with a network, but without the server (needs Chromium)', () => {
  let stage: TestRig;
  let isUp = true;
  beforeAll(async () => {
    stage = await openTestRig({ serviceWorkers: 'allow' });
  });
  afterAll(() => stage.close());
  const stop = async () => {
    await stage.stopServer();
    isUp = false;
  };
  const start = async () => {
    await stage.startServer();
    isUp = true;
  };
  afterEach(async () => {
    if (!isUp) await start();
  });

  it('the home page says so when it is reloaded, and says it no more when the server is back', async () => {
    const page = await stage.page(INSTANT);
    await waitForServiceWorker(page);
    await stop();
    await page.reload();
    await serverNotice(page).getByText('The server can’t be reached').waitFor();
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await picture(page, 'home-server-away');
    await start();
    await serverNotice(page).waitFor({ state: 'detached' });
  });

  it('the home page says so where a proxy answers for a server that is down', async () => {
    const page = await stage.page(INSTANT);
    await waitForServiceWorker(page);
    await stop();
    const proxy = createServer((_, response) => response.writeHead(502).end('Bad Gateway'));
    await new Promise<void>((done) => proxy.listen(Number(new URL(stage.address).port), '127.0.0.1', done));
    await page.reload();
    await serverNotice(page).waitFor();
    const closed = new Promise((done) => proxy.close(done));
    proxy.closeAllConnections();
    await closed;
    await start();
    await serverNotice(page).waitFor({ state: 'detached' });
  });

  it('the form of an account says so, keeps what was typed, and works when the server is back', async () => {
    const page = await stage.page(INSTANT);
    // A service worker whose server goes away while it is being installed is not installed.
    await waitForServiceWorker(page);
    await page.goto(`${stage.address}/account`);
    await page.getByRole('button', { name: 'No account yet? Make one' }).click();
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('Password').fill('correct horse');
    await stop();
    const send = page.getByRole('button', { name: 'Make an account', exact: true });
    await send.click();
    await serverNotice(page).waitFor();
    // It is said once, not twice.
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await picture(page, 'account-server-away');
    await start();
    await serverNotice(page).waitFor({ state: 'detached' });
    expect(await page.getByLabel('Name').inputValue()).toBe('Ada');
    expect(await page.getByLabel('Password').inputValue()).toBe('correct horse');
    await send.click();
    await page.getByText('Logged in as Ada').waitFor();

    // Whoever comes back while the server is away sees the matches as soon as it is there.
    await stop();
    await page.reload();
    await serverNotice(page).waitFor();
    await start();
    await page.getByText('No seats collected yet').waitFor();
  });

  it('the form for a new online match says so, and makes the match when the server is back', async () => {
    const page = await stage.page(INSTANT);
    await page.goto(`${stage.address}/new/andean-abyss`);
    await page.getByRole('radio', { name: 'Online' }).check();
    await page.getByRole('button', { name: 'Two people' }).click();
    await stop();
    await page.getByRole('button', { name: 'Make the match' }).click();
    await serverNotice(page).waitFor();
    await picture(page, 'new-game-server-away');
    await start();
    await serverNotice(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Make the match' }).click();
    await page.locator('.made .link').first().waitFor();
    expect(await page.locator('.made .link-name').allTextContents()).toHaveLength(3);
  });

  it('an online table that is reloaded waits, and opens by itself when the server is back', async () => {
    const maker = await stage.page(INSTANT);
    const links = await makeMatch(maker, 'andean-abyss', () =>
      maker.getByRole('button', { name: 'Two people' }).click(),
    );
    const page = await sitDown(stage, links.get('Government'));
    const other = await sitDown(stage, links.get('FARC'));
    await waitForServiceWorker(page);
    const before = await boardOf(page);
    await stop();
    await page.locator('.table-banners .banner').waitFor();
    await page.reload();
    await page.getByText('this table opens by itself').waitFor();
    await picture(page, 'table-server-away');
    await start();
    await page.locator('.board').waitFor();
    expect(await boardOf(page)).toEqual(before);
    // And it is a table like any other: whoever is asked can answer.
    const asked = await Promise.race(
      [page, other].map(async (one) => {
        await question(one);
        return one;
      }),
    );
    expect((await optionsOf(asked)).length).toBeGreaterThan(1);
  });
});
