import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousViolations, seriousViolationsInBothSchemes } from './axe.js';
import { beginGame, choose, coverOf, openRecord, passPrivacyScreen, spaceOf, waitForOption } from './page-actions.js';
import { crowdedGame, crowdedImperial, crowdedLabyrinth, finishedGame } from './records.js';
import { CHROMIUM, INSTANT, openTestRig, type TestRig } from './test-rig.js';

describe.skipIf(!CHROMIUM)('axe-core finds nothing serious (needs Chromium)', () => {
  let rig: TestRig;
  beforeAll(async () => {
    rig = await openTestRig();
  });
  afterAll(() => rig.close());

  describe('in light and in dark colors', () => {
    const open = () => rig.page(INSTANT);
    const clean = async (page: Page) => expect(await seriousViolationsInBothSchemes(page)).toEqual([]);

    it('home, account, new game', async () => {
      const page = await open();
      await coverOf(page).waitFor();
      await clean(page);
      await page.goto(`${rig.address}/account`);
      await page.locator('form.log-in').waitFor();
      await clean(page);
      await page.locator('.log-in-other').click();
      await page.locator('input[name=username]').fill('Reader');
      await page.locator('input[name=password]').fill('a long password');
      await page.locator('form.log-in button[type=submit]').click();
      await page.locator('.account-who').waitFor();
      await page.locator('.account-passkeys summary').click();
      await page.locator('.account-password summary').click();
      await page.locator('.account-deletion summary').click();
      await clean(page);
      await page.goto(`${rig.address}/new/andean-abyss`);
      await page.locator('.new-start').waitFor();
      await clean(page);
      await page.getByRole('radio', { name: 'Online' }).check();
      await clean(page);
      await page.getByRole('button', { name: 'Create the match' }).click();
      await page.locator('.made .link').first().waitFor();
      await clean(page);
    });

    it('the table page during a game', async () => {
      const page = await open();
      await beginGame(page);
      await clean(page);
      await choose(page, 'train');
      await spaceOf(page, 'vichada').click({ position: { x: 60, y: 20 } });
      await page.locator('.inspector-pinned').waitFor();
      await clean(page);
    });

    it('a crowded table page with everything unfolded', async () => {
      const page = await open();
      await openRecord(page, crowdedGame());
      await waitForOption(page);
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
      await page.goto(`${rig.address}/learn/andean-abyss`);
      await page.locator('.coach').waitFor();
      await clean(page);
    });
  });

  describe('on a phone', () => {
    const PHONE = {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      ...INSTANT,
    } as const;
    const LATE = { 'andean-abyss': crowdedGame, labyrinth: crowdedLabyrinth, 'imperial-struggle': crowdedImperial };

    it('home and new games', async () => {
      const page = await rig.page(PHONE);
      await coverOf(page).waitFor();
      expect(await seriousViolations(page)).toEqual([]);
      await page.goto(`${rig.address}/new/labyrinth`);
      await page.locator('.new-start').waitFor();
      expect(await seriousViolations(page)).toEqual([]);
    });

    it.each(Object.entries(LATE))('%s: the table page, and no focus that something covers', async (_game, record) => {
      const page = await rig.page(PHONE);
      await openRecord(page, record());
      await passPrivacyScreen(page);
      await waitForOption(page);
      // What is scrolled below the options that end the question would count as a small target.
      await page.locator('.prompt-scroll').evaluate((it) => it.scrollTo(0, it.scrollHeight));
      expect(await seriousViolations(page)).toEqual([]);
      expect(await coveredFocuses(page)).toEqual([]);
      for (const drawer of await page.locator('.table-drawers button').all()) {
        await drawer.click();
        expect(await seriousViolations(page)).toEqual([]);
        await drawer.click();
      }
    });
  });
});

/** WCAG 2.2, 2.4.11: what has the focus is not hidden below something else. Goes through the page with the Tab key. */
async function coveredFocuses(page: Page): Promise<readonly string[]> {
  const covered: string[] = [];
  await page.locator('.table-home').focus();
  for (let i = 0; i < MAX_FOCUSES; i++) {
    await page.keyboard.press('Tab');
    const { isEnd, name } = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return { isEnd: true, name: '' };
      const { left, top, right, bottom } = focused.getBoundingClientRect();
      const isSeen = [0.25, 0.5, 0.75].some((part) =>
        document
          .elementFromPoint(left + (right - left) * part, top + (bottom - top) * part)
          ?.closest('a, button, summary, input, select, [tabindex]')
          ?.isSameNode(focused),
      );
      return { isEnd: false, name: isSeen ? '' : `${focused.className} ${focused.textContent}`.slice(0, 80) };
    });
    if (isEnd) break;
    if (name) covered.push(name);
  }
  return covered;
}
const MAX_FOCUSES = 80;
