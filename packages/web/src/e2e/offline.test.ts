import { LANGUAGES } from '@sandtable/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  beginGame,
  boardLabels,
  choose,
  firstOption,
  optionsOf,
  playNow,
  serverNotice,
  textOf,
  waitForOption,
  waitForServiceWorker,
} from './page-actions.js';
import { CHROMIUM, openTestRig, savePicture, type TestRig } from './test-rig.js';

describe.skipIf(!CHROMIUM)('without a network (needs Chromium)', () => {
  let rig: TestRig;
  beforeAll(async () => {
    rig = await openTestRig({ serviceWorkers: 'allow' });
  });
  afterAll(() => rig.close());

  it('starts and plays a whole solo game after the first visit', async () => {
    const page = await rig.page({ reducedMotion: 'reduce' });
    // No part of the game has been loaded yet.
    await waitForServiceWorker(page);
    await page.context().setOffline(true);
    await rig.stopServer();

    await page.reload();
    await serverNotice(page).waitFor();
    await savePicture(page, 'home-offline');
    await playNow(page);
    await choose(page, await firstOption(page));

    await beginGame(page);
    await choose(page, 'train', 'space:cali', 'number:2');
    const before = [await boardLabels(page), await optionsOf(page)];
    await page.reload();
    await waitForOption(page);
    expect([await boardLabels(page), await optionsOf(page)]).toEqual(before);
    await choose(page, 'number:4', 'done');

    // Help, every language and the app's manifest in each are available too.
    for (const language of LANGUAGES) {
      const manifest = await page.evaluate(
        async (path) => (await fetch(path)).json(),
        `/manifest.${language}.webmanifest`,
      );
      expect(manifest.lang).toBe(language);
    }
    await page.keyboard.press('?');
    await expect.poll(async () => (await textOf(page.locator('.help'))).length).toBeGreaterThan(200);
    await rig.startServer();
    await page.context().setOffline(false);
  });
});
