import { existsSync, statSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buttonOf, cover, openRecord, question, spaceOf } from './page-actions.js';
import { crowdedGame, finishedGame } from './records.js';
import { CHROMIUM, openTestRig, picture, pictureOf, type TestRig } from './test-rig.js';

/** Every main screen as a picture, for whoever looks at them; the test only sees that they can be taken. */
describe.skipIf(!CHROMIUM)('pictures (needs Chromium)', () => {
  let stage: TestRig;
  let taken: string[] = [];
  beforeAll(async () => {
    stage = await openTestRig();
  });
  afterAll(async () => {
    await stage.close();
    for (const name of taken) expect(existsSync(pictureOf(name)) && statSync(pictureOf(name)).size > 10_000).toBe(true);
    taken = [];
  });

  const SCREENS = {
    desktop: { viewport: { width: 1280, height: 800 } },
    large: { viewport: { width: 1920, height: 1080 } },
    tablet: { viewport: { width: 820, height: 1180 } },
    phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  } as const;
  type Screen = keyof typeof SCREENS;

  it.each([
    ['desktop', 'light', 'en'],
    ['desktop', 'dark', 'pl'],
    ['phone', 'light', 'hu'],
    ['phone', 'dark', 'fr'],
    ['tablet', 'light', 'pl'],
    ['large', 'dark', 'en'],
  ] as const satisfies readonly (readonly [Screen, 'light' | 'dark', string])[])(
    '%s, %s, %s',
    async (screen, colorScheme, locale) => {
      const page = await stage.page({ ...SCREENS[screen], colorScheme, locale, reducedMotion: 'reduce' });
      const shoot = async (what: string) => {
        const name = `${what}-${screen}-${colorScheme}-${locale}`;
        taken.push(name);
        await picture(page, name);
      };
      await cover(page).waitFor();
      await shoot('home');
      await page.goto(`${stage.address}/new/andean-abyss`);
      await page.locator('.new-start').waitFor();
      await shoot('new-game');
      await page.goto(`${stage.address}/account`);
      await page.locator('form.log-in').waitFor();
      await shoot('account');
      await page.goto(`${stage.address}/learn/andean-abyss`);
      await question(page);
      await shoot('lesson');

      await page.goto(stage.address);
      await openRecord(page, crowdedGame());
      await question(page);
      await shoot('crowded');
      for (const deed of ['train', 'sweep', 'assault']) {
        if ((await buttonOf(page, deed).count()) === 0) continue;
        await buttonOf(page, deed).click();
        await page.locator('.board-choice').first().waitFor();
        await shoot('spaces');
        break;
      }
      await spaceOf(page, 'santander').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowLeft');
      await page.locator('.inspector').waitFor();
      await shoot('closer');
      await page.keyboard.press('?');
      await page.locator('.help').waitFor();
      await shoot('help');
      await page.keyboard.press('Escape');
      await page.locator('.table-bar button').last().click();
      await page.locator('dialog').waitFor();
      await shoot('menu');

      await page.goto(stage.address);
      await openRecord(page, finishedGame());
      await page.locator('.result button').first().click();
      await page.locator('.chart polyline').first().waitFor();
      await shoot('result');
      await page.goto(stage.address);
      await page.locator('.home-finished').waitFor();
      await shoot('home-returning');
    },
  );
});
