import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countClicks } from '../../count-clicks.mjs';
import { elementAt } from '../testing/element-at.js';
import { beginGame, choose, optionsOf, textOf } from './page-actions.js';
import { CHROMIUM, openTestRig, type TestRig } from './test-rig.js';

const lastSound = (page: Page) => page.evaluate(() => document.documentElement.dataset.lastSound);

describe.skipIf(!CHROMIUM)('choices at the table (needs Chromium)', () => {
  let rig: TestRig;
  beforeAll(async () => {
    rig = await openTestRig();
  });
  afterAll(() => rig.close());

  it('takes few presses for an operation in several spaces', async () => {
    const page = await rig.page({ reducedMotion: 'reduce' });
    await beginGame(page, 'clicks', async () => {
      await page.getByRole('radio', { name: 'At one screen' }).check();
      await page.getByRole('button', { name: 'People at every seat' }).click();
    });
    // The opening card says who the player is; a sound is heard once it is wanted.
    expect(await page.locator('.opening li').count()).toBe(3);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('checkbox', { name: /^Sounds/ }).check();
    expect(await lastSound(page)).toBe('turn');
    await page.keyboard.press('Escape');
    const { train, rally, sweep } = await countClicks(page);
    expect(await lastSound(page)).toBe('move');
    expect(await page.locator('.opening').count()).toBe(0);
    expect(train).toBeLessThanOrEqual(10);
    expect(rally).toBeLessThanOrEqual(9);
    expect(sweep).toBeLessThanOrEqual(8);

    // The home page shows each board, and where the game stands that is to be continued first.
    await page.goto(rig.address);
    const first = page.locator('.row-first');
    await first.waitFor();
    expect(await textOf(first.locator('.row-progress'))).toMatch(/Government .*FARC .*AUC .*Cartels /);
    for (const picture of [first.locator('.row-picture'), page.locator('.cover-picture').first()]) {
      await picture.evaluate((image: HTMLImageElement) => image.decode());
    }
    const faces = await page.evaluate(async () => (await document.fonts.load('16px "Source Sans 3"', 'aőŁ')).length);
    expect(faces).toBe(2);
  });

  it('says why an action is not possible, and offers no deal that nobody could take', async () => {
    const page = await rig.page({ reducedMotion: 'reduce' });
    await beginGame(page, 'alone');
    for (let answers = 0; answers < 30; answers++) {
      expect(await optionsOf(page)).not.toContain('aside:transfer');
      const closed = page.locator('.prompt [data-closed] small');
      if ((await closed.count()) > 0) {
        expect((await textOf(closed.first())).length).toBeGreaterThan(5);
        return;
      }
      const options = await optionsOf(page);
      await choose(page, options.includes('pass') ? 'pass' : elementAt(options, 0));
    }
    throw new Error('every action was possible at every question');
  });
});
