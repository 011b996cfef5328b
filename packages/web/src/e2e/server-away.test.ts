import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  boardLabels,
  linkOf,
  makeMatch,
  openSeat,
  optionsOf,
  serverNotice,
  waitForOption,
  waitForServiceWorker,
} from './page-actions.js';
import { CHROMIUM, INSTANT, openTestRig, savePicture, type TestRig } from './test-rig.js';

describe.skipIf(!CHROMIUM)('with a network, but without the server (needs Chromium)', () => {
  let rig: TestRig;
  let isUp = true;
  beforeAll(async () => {
    rig = await openTestRig({ serviceWorkers: 'allow' });
  });
  afterAll(() => rig.close());
  const stop = async () => {
    await rig.stopServer();
    isUp = false;
  };
  const start = async () => {
    await rig.startServer();
    isUp = true;
  };
  afterEach(async () => {
    if (!isUp) await start();
  });

  it('the home page says so after a reload, and stops when the server is back', async () => {
    const page = await rig.page(INSTANT);
    await waitForServiceWorker(page);
    await stop();
    await page.reload();
    await serverNotice(page).getByText('The server can’t be reached').waitFor();
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await savePicture(page, 'home-server-away');
    await start();
    await serverNotice(page).waitFor({ state: 'detached' });
  });

  it('the home page says so when a proxy answers for a server that is down', async () => {
    const page = await rig.page(INSTANT);
    await waitForServiceWorker(page);
    await stop();
    const proxy = createServer((_, response) => response.writeHead(502).end('Bad Gateway'));
    await new Promise<void>((done) => proxy.listen(Number(new URL(rig.address).port), '127.0.0.1', done));
    await page.reload();
    await serverNotice(page).waitFor();
    const closed = new Promise((done) => proxy.close(done));
    proxy.closeAllConnections();
    await closed;
    await start();
    await serverNotice(page).waitFor({ state: 'detached' });
  });

  it('the account form says so, keeps what was typed, and works when the server is back', async () => {
    const page = await rig.page(INSTANT);
    // The browser drops a service worker whose server goes away during installation.
    await waitForServiceWorker(page);
    await page.goto(`${rig.address}/account`);
    await page.getByRole('button', { name: 'No account yet? Create one' }).click();
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('Password').fill('correct horse');
    await stop();
    const send = page.getByRole('button', { name: 'Create an account', exact: true });
    await send.click();
    await serverNotice(page).waitFor();
    // The notice appears only once.
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await savePicture(page, 'account-server-away');
    await start();
    await serverNotice(page).waitFor({ state: 'detached' });
    expect(await page.getByLabel('Name').inputValue()).toBe('Ada');
    expect(await page.getByLabel('Password').inputValue()).toBe('correct horse');
    await send.click();
    await page.getByText('Logged in as Ada').waitFor();

    // A visitor who returns while the server is away sees the matches as soon as it is back.
    await stop();
    await page.reload();
    await serverNotice(page).waitFor();
    await start();
    await page.getByText('No seats collected yet').waitFor();
  });

  it('the form for a new online match says so, and makes the match when the server is back', async () => {
    const page = await rig.page(INSTANT);
    await page.goto(`${rig.address}/new/andean-abyss`);
    await page.getByRole('radio', { name: 'Online' }).check();
    await page.getByRole('button', { name: 'Two people' }).click();
    await stop();
    await page.getByRole('button', { name: 'Create the match' }).click();
    await serverNotice(page).waitFor();
    await savePicture(page, 'new-game-server-away');
    await start();
    await serverNotice(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Create the match' }).click();
    await page.locator('.made .link').first().waitFor();
    expect(await page.locator('.made .link-name').allTextContents()).toHaveLength(3);
  });

  it('a reloaded online match waits, and opens by itself when the server is back', async () => {
    const maker = await rig.page(INSTANT);
    const links = await makeMatch(maker, 'andean-abyss', () =>
      maker.getByRole('button', { name: 'Two people' }).click(),
    );
    const page = await openSeat(rig, linkOf(links, 'Government'));
    const other = await openSeat(rig, linkOf(links, 'FARC'));
    await waitForServiceWorker(page);
    const before = await boardLabels(page);
    await stop();
    await page.locator('.table-banners .banner').waitFor();
    await page.reload();
    await page.getByText('this table opens by itself').waitFor();
    await savePicture(page, 'table-server-away');
    await start();
    await page.locator('.board').waitFor();
    expect(await boardLabels(page)).toEqual(before);
    // The match continues as usual: the player whose turn it is can answer.
    const inTurn = await Promise.race(
      [page, other].map(async (one) => {
        await waitForOption(one);
        return one;
      }),
    );
    expect((await optionsOf(inTurn)).length).toBeGreaterThan(1);
  });
});
