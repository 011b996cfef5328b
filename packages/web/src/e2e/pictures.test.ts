import { existsSync, statSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buttonOf, coverOf, openRecord, spaceOf, waitForOption } from './page-actions.js';
import { crowdedGame, finishedGame } from './records.js';
import { CHROMIUM, openTestRig, picturePath, savePicture, TAKES_PICTURES, type TestRig } from './test-rig.js';

/**
 * Goes through every main screen, and takes a picture of each for people to look at (`npm run pictures`). The test only
 * checks that each screen is there and that no page breaks.
 */
describe.skipIf(!CHROMIUM)('pictures (needs Chromium)', () => {
  let rig: TestRig;
  let taken: string[] = [];
  beforeAll(async () => {
    rig = await openTestRig();
  });
  afterAll(async () => {
    await rig.close();
    for (const name of taken)
      expect(existsSync(picturePath(name)) && statSync(picturePath(name)).size > 10_000).toBe(true);
    taken = [];
  });

  const SCREENS = {
    desktop: { viewport: { width: 1280, height: 800 } },
    large: { viewport: { width: 1920, height: 1080 } },
    tablet: { viewport: { width: 820, height: 1180 } },
    phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  } as const;
  type Screen = keyof typeof SCREENS;

  type Visit = readonly [Screen, 'light' | 'dark', string];
  /** Desktops and the other look are visited by many other tests. */
  const ALWAYS: readonly Visit[] = [
    ['phone', 'dark', 'fr'],
    ['tablet', 'light', 'pl'],
  ];
  const FOR_PICTURES: readonly Visit[] = [
    ['desktop', 'light', 'en'],
    ['desktop', 'dark', 'pl'],
    ['phone', 'light', 'hu'],
    ['large', 'dark', 'en'],
  ];

  it.each(TAKES_PICTURES ? [...ALWAYS, ...FOR_PICTURES] : ALWAYS)('%s, %s, %s', async (screen, colorScheme, locale) => {
    const page = await rig.page({ ...SCREENS[screen], colorScheme, locale, reducedMotion: 'reduce' });
    const shoot = async (what: string) => {
      const name = `${what}-${screen}-${colorScheme}-${locale}`;
      if (TAKES_PICTURES) taken.push(name);
      await savePicture(page, name);
    };
    await coverOf(page).waitFor();
    await shoot('home');
    await page.goto(`${rig.address}/new/andean-abyss`);
    await page.locator('.new-start').waitFor();
    await shoot('new-game');
    await page.goto(`${rig.address}/account`);
    await page.locator('form.log-in').waitFor();
    await shoot('account');
    await page.goto(`${rig.address}/learn/andean-abyss`);
    await waitForOption(page);
    await shoot('lesson');

    await page.goto(rig.address);
    await openRecord(page, crowdedGame());
    await waitForOption(page);
    await shoot('crowded');
    for (const operation of ['train', 'sweep', 'assault']) {
      if ((await buttonOf(page, operation).count()) === 0) continue;
      await buttonOf(page, operation).click();
      await page.locator('.board-choice').first().waitFor();
      await shoot('spaces');
      break;
    }
    // A phone shows the inspector of what is tapped; elsewhere the focus is enough.
    if (screen === 'phone') await spaceOf(page, 'vichada').dispatchEvent('click');
    else {
      await spaceOf(page, 'santander').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowLeft');
    }
    await page.locator('.inspector').waitFor();
    await shoot('closer');
    await page.keyboard.press('?');
    await page.locator('.help').waitFor();
    await shoot('help');
    await page.keyboard.press('Escape');
    await page.locator('.table-bar button').last().click();
    await page.locator('dialog').waitFor();
    await shoot('menu');

    await page.goto(rig.address);
    await openRecord(page, finishedGame());
    await page.locator('.result button').first().click();
    await page.locator('.chart polyline').first().waitFor();
    await shoot('result');
    await page.goto(rig.address);
    await page.locator('.home-finished').waitFor();
    await shoot('home-returning');
  });
});
