import { LANGUAGES } from '@sandtable/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  begin,
  boardOf,
  choose,
  optionsOf,
  playNow,
  question,
  serverNotice,
  textOf,
  waitForServiceWorker,
} from './page-actions.js';
import { CHROMIUM, openTestRig, picture, type TestRig } from './test-rig.js';

describe.skipIf(!CHROMIUM)('without a network (needs Chromium)', () => {
  let stage: TestRig;
  beforeAll(async () => {
    stage = await openTestRig({ serviceWorkers: 'allow' });
  });
  afterAll(() => stage.close());

  it('starts and plays a whole solo game after the first visit', async () => {
    const page = await stage.page({ reducedMotion: 'reduce' });
    // Nothing of the game has been opened yet.
    await waitForServiceWorker(page);
    await page.context().setOffline(true);
    await stage.stopServer();

    await page.reload();
    await serverNotice(page).waitFor();
    await picture(page, 'home-offline');
    await playNow(page);
    const [first] = await optionsOf(page);
    await choose(page, first);

    await begin(page);
    await choose(page, 'train', 'space:cali', 'number:2');
    const before = [await boardOf(page), await optionsOf(page)];
    await page.reload();
    await question(page);
    expect([await boardOf(page), await optionsOf(page)]).toEqual(before);
    await choose(page, 'number:4', 'done');

    // Help and every language are there too, and what the app says of itself in each.
    for (const language of LANGUAGES) {
      const manifest = await page.evaluate(
        async (path) => (await fetch(path)).json(),
        `/manifest.${language}.webmanifest`,
      );
      expect(manifest.lang).toBe(language);
    }
    await page.keyboard.press('?');
    await expect.poll(async () => (await textOf(page.locator('.help'))).length).toBeGreaterThan(200);
    await stage.startServer();
    await page.context().setOffline(false);
  });
});
