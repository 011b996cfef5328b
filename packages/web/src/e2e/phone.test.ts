import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  beginGame,
  boardLabels,
  choose,
  coverOf,
  openRecord,
  optionsOf,
  overflowWidth,
  spaceOf,
  textOf,
  waitForAnswer,
  waitForOption,
} from './page-actions.js';
import { crowdedGame } from './records.js';
import { CHROMIUM, openTestRig, savePicture, type TestRig } from './test-rig.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } as const;

/** Buttons, links, lists and boxes that are too small for a finger. Lines of the log are text; the replay has them too. */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a[href], summary, select, label:has(> input[type=checkbox])')].flatMap(
      (it) => {
        if (!it.checkVisibility() || it.matches('.board *, .log-entry, .log-fold, .log-reason')) return [];
        const { width, height } = it.getBoundingClientRect();
        const after = getComputedStyle(it, '::after');
        const more =
          after.position === 'absolute' ? -Number.parseFloat(after.top) - Number.parseFloat(after.bottom) : 0;
        return width > 0 && height + more < 43.5 ? [`${it.className} ${it.textContent}: ${height + more}`] : [];
      },
    ),
  );

describe.skipIf(!CHROMIUM)('on a phone (needs Chromium)', () => {
  let rig: TestRig;
  beforeAll(async () => {
    rig = await openTestRig();
  });
  afterAll(() => rig.close());

  it('plays a turn by touch, board and buttons', async () => {
    const page = await rig.page({ ...PHONE, reducedMotion: 'reduce' });
    await beginGame(page);
    await savePicture(page, 'phone-question');
    await waitForAnswer(page, () => page.locator('[data-option=train]').tap());
    await waitForOption(page);
    const before = await boardLabels(page);
    await waitForAnswer(page, () => spaceOf(page, 'cali').tap());
    await waitForOption(page);
    await savePicture(page, 'phone-amount');
    for (const option of ['number:2', 'number:4', 'done', 'space:cali', 'civic-action', 'number:2']) {
      await waitForAnswer(page, () => page.locator(`.prompt [data-option="${option}"]`).tap());
      await waitForOption(page);
    }
    expect(await boardLabels(page)).not.toEqual(before);
    expect(await optionsOf(page)).toContain('air-lift');
  });

  it.each(['en', 'pl', 'hu', 'fr'])('is never wider than the screen: %s', async (locale) => {
    const page = await rig.page({ ...PHONE, locale, reducedMotion: 'reduce' });
    const fits = async (where: string) => {
      expect([where, await overflowWidth(page)]).toEqual([where, 0]);
      expect([where, await smallTargets(page)]).toEqual([where, []]);
    };
    await coverOf(page).waitFor();
    await fits('home');
    await savePicture(page, `phone-home-${locale}`);
    await page.goto(`${rig.address}/new/andean-abyss`);
    await page.locator('.new-start').waitFor();
    await fits('new game');
    await page.goto(`${rig.address}/account`);
    await page.locator('form.log-in').waitFor();
    await fits('account');
    await page.goto(rig.address);
    await openRecord(page, crowdedGame());
    await waitForOption(page);
    await fits('table');
    await savePicture(page, `phone-crowded-${locale}`);
    for (const drawer of await page.locator('.table-drawers button').all()) {
      await drawer.tap();
      await fits('drawer');
      await savePicture(
        page,
        `phone-drawer-${locale}-${(await textOf(page.locator('.table-drawers [aria-expanded=true]'))).toLowerCase()}`,
      );
      await drawer.tap();
    }
    await page.keyboard.press('?');
    await page.locator('.help').waitFor();
    await fits('help');
    await page.keyboard.press('Escape');
    await page.keyboard.press('r');
    await page.locator('.replay').waitFor();
    await fits('replay');
    await savePicture(page, `phone-replay-${locale}`);
    await page.keyboard.press('r');
    await page.locator('.table-bar button').last().tap();
    await page.locator('dialog').waitFor();
    await fits('menu');
    await savePicture(page, `phone-menu-${locale}`);
  });

  it('zooms in with buttons, and back to the whole map', async () => {
    const page = await rig.page({ ...PHONE, reducedMotion: 'reduce' });
    await beginGame(page);
    const width = async () => (await spaceOf(page, 'bogota').boundingBox())?.width ?? 0;
    const whole = await width();
    await page.getByRole('button', { name: 'Closer' }).tap();
    await expect.poll(width).toBeGreaterThan(whole * 1.3);
    // What dragging does, buttons do too (WCAG 2.5.7).
    const left = async () => (await spaceOf(page, 'bogota').boundingBox())?.x ?? 0;
    const before = await left();
    await page.getByRole('button', { name: 'Move right' }).tap();
    await expect.poll(left).toBeLessThan(before - 20);
    await page.getByRole('button', { name: 'Whole' }).tap();
    await expect.poll(width).toBeCloseTo(whole, 0);
    await choose(page, 'train');
  });
});
