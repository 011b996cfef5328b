import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { elementAt } from '../testing/element-at.js';
import {
  beginGame,
  beginWithoutWaiting,
  boardLabels,
  buttonOf,
  choose,
  makeMatch,
  openSeat,
  spaceOf,
  waitForAnswer,
  waitForOption,
} from './page-actions.js';
import { CHROMIUM, INSTANT, openTestRig, savePicture, type TestRig } from './test-rig.js';

describe.skipIf(!CHROMIUM)('around the board (needs Chromium)', () => {
  let rig: TestRig;
  beforeAll(async () => {
    rig = await openTestRig();
  });
  afterAll(() => rig.close());

  /** How far the end of the log is below its visible part. */
  const below = (page: Page): Promise<number> =>
    page.locator('.log-list').evaluate((it) => it.scrollHeight - it.scrollTop - it.clientHeight);

  it('the log follows the bots’ turns, stays where the reader scrolled to, and follows again from its end', async () => {
    const page = await rig.page();
    await page.evaluate(() => localStorage.setItem('table', JSON.stringify({ speed: 'quick' })));
    await beginGame(page);
    const passing = async () => {
      await waitForAnswer(page, () => buttonOf(page, 'pass').click());
      await waitForOption(page);
    };
    for (let turn = 0; turn < 3; turn++) {
      await passing();
      await expect.poll(() => below(page)).toBeLessThan(2);
    }
    // The reader scrolls up.
    await page.locator('.log-list').hover();
    await page.mouse.wheel(0, -400);
    await expect.poll(() => below(page)).toBeGreaterThan(200);
    await passing();
    expect(await below(page)).toBeGreaterThan(200);
    await page.locator('.log-list').hover();
    await page.mouse.wheel(0, 100_000);
    await expect.poll(() => below(page)).toBeLessThan(2);
    await passing();
    await expect.poll(() => below(page)).toBeLessThan(2);
  });

  it('Enter takes the only space found, and goes to the first of several', async () => {
    const page = await rig.page(INSTANT);
    await beginGame(page);
    await choose(page, 'train');
    await page.keyboard.press('/');
    const find = page.locator('.choices-filter');
    await find.fill('a');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('choice');
    await find.fill('cali');
    await waitForAnswer(page, () => find.press('Enter'));
    await waitForOption(page);
    await buttonOf(page, 'number:2').waitFor();
  });

  it('Back closes what is open and stays on the table page; with nothing open it leaves', async () => {
    const page = await rig.page(INSTANT);
    await beginGame(page);
    const { href } = new URL(page.url());
    const menu = page.locator('.table-bar button').last();
    const dialog = page.locator('dialog');
    const gone = { state: 'detached' } as const;
    await menu.click();
    await dialog.waitFor();
    await page.goBack();
    await dialog.waitFor(gone);
    // From one dialog to the next.
    await menu.click();
    await dialog.getByRole('button', { name: 'How to use the table' }).click();
    await page.locator('.menu-keys').waitFor();
    await page.goBack();
    await dialog.waitFor(gone);
    // One after another, last opened first.
    await page.keyboard.press('?');
    await page.locator('.help').waitFor();
    await page.keyboard.press('r');
    await page.locator('.replay').waitFor();
    await page.goBack();
    await page.locator('.replay').waitFor(gone);
    await page.locator('.help').waitFor();
    await page.goBack();
    await page.locator('.help').waitFor(gone);
    // Closing it in another way leaves no history entry behind.
    await menu.click();
    await page.keyboard.press('Escape');
    await dialog.waitFor(gone);
    await expect.poll(() => page.evaluate(() => window.history.state)).toBeNull();
    expect(page.url()).toBe(href);
    await page.goBack();
    await page.waitForURL(/\/new\//);
    await page.goForward();
    await waitForOption(page);
    // From the menu to the home page, and back to the table page without the menu.
    await menu.click();
    await dialog.getByRole('link', { name: 'Home' }).click();
    await page.waitForURL(`${rig.address}/`);
    await page.goBack();
    await waitForOption(page);
    expect([page.url(), await dialog.count()]).toEqual([href, 0]);
    // A reload leaves no history entry behind either.
    await menu.click();
    await page.reload();
    await waitForOption(page);
    await expect.poll(() => page.evaluate(() => window.history.state)).toBeNull();
    await page.goBack();
    await page.waitForURL(/\/new\//);
  });

  it('on a phone Back closes the drawer and the inspector', async () => {
    const page = await rig.page({
      ...INSTANT,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await beginGame(page);
    await page.locator('.table-drawers button').first().tap();
    await page.locator('.table-side').waitFor();
    await page.goBack();
    await page.locator('.table-side').waitFor({ state: 'detached' });
    const before = await boardLabels(page);
    await spaceOf(page, 'bogota').tap();
    await page.locator('.inspector-pinned').waitFor();
    await page.goBack();
    const inspector = page.locator('.inspector');
    await inspector.waitFor({ state: 'detached' });
    expect(await boardLabels(page)).toEqual(before);
    // So does its button, which nothing covers, a tap on the same space, and one on the sea.
    await spaceOf(page, 'bogota').tap();
    await inspector.getByRole('button', { name: 'Close' }).tap();
    await inspector.waitFor({ state: 'detached' });
    for (const closing of [
      () => spaceOf(page, 'bogota').tap(),
      () => page.locator('.board-picture').tap({ position: { x: 4, y: 4 } }),
    ]) {
      await spaceOf(page, 'bogota').tap();
      await inspector.waitFor();
      await closing();
      await inspector.waitFor({ state: 'detached' });
    }
    // A new question is not covered by it.
    await choose(page, 'train');
    await spaceOf(page, 'vichada').tap();
    await inspector.waitFor();
    await page.keyboard.press('u');
    await inspector.waitFor({ state: 'detached' });
  });

  it('the very first line of chat is marked as unread', async () => {
    const links = [...(await makeMatch(await rig.page(INSTANT), 'labyrinth')).values()];
    const [one, other] = [await openSeat(rig, elementAt(links, 0)), await openSeat(rig, elementAt(links, 1))];
    await one.getByRole('tab', { name: 'Players' }).click();
    await one.locator('.chat-form input').fill('Good evening!');
    await one.keyboard.press('Enter');
    const tab = other.getByRole('tab', { name: 'Players' });
    await tab.locator('.tabs-news').waitFor();
    await savePicture(other, 'unread');
    await tab.click();
    await other.locator('.chat-line').getByText('Good evening!').waitFor();
    await tab.locator('.tabs-news').waitFor({ state: 'detached' });
  });

  it('a seat’s notices are requested in the language of the page', async () => {
    const link = elementAt([...(await makeMatch(await rig.page(INSTANT), 'labyrinth')).values()], 0);
    const page = await rig.page({ ...INSTANT, locale: 'hu' });
    await page.goto(link);
    await beginWithoutWaiting(page);
    await page.getByRole('tab', { name: 'Játékosok' }).click();
    await page.locator('.chat-panel-notice summary').click();
    await page.locator('.notice input[type=radio]').last().check();
    await page.locator('.notice-address input').fill('https://play.example/hook');
    const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/notice'));
    await page.locator('.notice button[type=submit]').click();
    expect((await sent).postDataJSON()).toEqual({ webhook: 'https://play.example/hook', language: 'hu' });
    expect((await (await sent).response())?.status()).toBe(200);
  });
});
