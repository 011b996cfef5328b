import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findings } from './axe.js';
import { begin, choose, cover, openRecord, question, spaceOf } from './page-actions.js';
import { crowdedGame, finishedGame } from './records.js';
import { CHROMIUM, openTestRig, type TestRig } from './test-rig.js';

describe.skipIf(!CHROMIUM)('axe-core finds nothing serious (needs Chromium)', () => {
  let stage: TestRig;
  beforeAll(async () => {
    stage = await openTestRig();
  });
  afterAll(() => stage.close());

  describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
    const open = () => stage.page({ colorScheme, reducedMotion: 'reduce' });
    const clean = async (page: Page) => expect(await findings(page)).toEqual([]);

    it('home, account, new game', async () => {
      const page = await open();
      await cover(page).waitFor();
      await clean(page);
      await page.goto(`${stage.address}/account`);
      await page.locator('form.log-in').waitFor();
      await clean(page);
      await page.locator('.log-in-other').click();
      await page.locator('input[name=username]').fill(`Reader ${colorScheme}`);
      await page.locator('input[name=password]').fill('a long password');
      await page.locator('form.log-in button[type=submit]').click();
      await page.locator('.account-who').waitFor();
      await page.locator('.account-passkeys summary').click();
      await page.locator('.account-password summary').click();
      await page.locator('.account-deletion summary').click();
      await clean(page);
      await page.goto(`${stage.address}/new/andean-abyss`);
      await page.locator('.new-start').waitFor();
      await clean(page);
      await page.getByRole('radio', { name: 'Online' }).check();
      await clean(page);
      await page.getByRole('button', { name: 'Make the match' }).click();
      await page.locator('.made .link').first().waitFor();
      await clean(page);
    });

    it('the table in play', async () => {
      const page = await open();
      await begin(page);
      await clean(page);
      await choose(page, 'train');
      await spaceOf(page, 'vichada').click({ position: { x: 60, y: 20 } });
      await page.locator('.inspector-pinned').waitFor();
      await clean(page);
    });

    it('a crowded table with everything unfolded', async () => {
      const page = await open();
      await openRecord(page, crowdedGame());
      await question(page);
      await page.locator('.log-explain input').check();
      await page.locator('.table-side details').evaluateAll((all) => {
        for (const fold of all) fold.setAttribute('open', '');
      });
      await clean(page);
      await page.keyboard.press('?');
      await page.locator('.help-number').waitFor();
      await clean(page);
      await page.keyboard.press('Escape');
      await page.keyboard.press('r');
      await page.locator('.replay').waitFor();
      await clean(page);
    });

    it('dialogs', async () => {
      const page = await open();
      await openRecord(page, finishedGame());
      await page.locator('.result').getByRole('button').first().click();
      await page.locator('.chart polyline').first().waitFor();
      await clean(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('dialog').waitFor();
      await clean(page);
      await page.locator('dialog').getByRole('button', { name: 'How to use the table' }).click();
      await page.locator('.menu-keys').waitFor();
      await clean(page);
    });

    it('the lesson', async () => {
      const page = await open();
      await page.goto(`${stage.address}/learn/andean-abyss`);
      await page.locator('.coach').waitFor();
      await clean(page);
    });
  });

  it('the table on a phone', async () => {
    const page = await stage.page({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    await openRecord(page, crowdedGame());
    await question(page);
    expect(await findings(page)).toEqual([]);
    for (const drawer of await page.locator('.table-drawers button').all()) {
      await drawer.click();
      expect(await findings(page)).toEqual([]);
      await drawer.click();
    }
  });
});
