import { isComplete, LANGUAGES, READER_LANGUAGES } from '@sandtable/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  beginGame,
  choose,
  coverOf,
  optionsOf,
  playUntil,
  promptOf,
  propagandaSelector,
  untranslatedKeys,
  waitForOptionOrResult,
} from './page-actions.js';
import { CHROMIUM, openTestRig, savePicture, type TestRig } from './test-rig.js';

describe.skipIf(!CHROMIUM)('four languages (needs Chromium)', () => {
  let rig: TestRig;
  beforeAll(async () => {
    rig = await openTestRig();
  });
  afterAll(() => rig.close());

  it('can be changed during a question, which stays', async () => {
    const page = await rig.page({ reducedMotion: 'reduce' });
    await beginGame(page);
    await choose(page, 'train', 'space:cali');
    const options = await optionsOf(page);
    const prompts = new Set<string>();
    for (const language of [...READER_LANGUAGES].reverse()) {
      await page.locator('.table-bar button').last().click();
      await page.locator('dialog .preferences select').first().selectOption(language);
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
      const { lang, description } = await page.evaluate(async (path) => (await fetch(path)).json(), manifest ?? '');
      // The app has no description in a draft.
      expect(lang).toBe(isComplete(language) ? language : 'en');
      expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(description);
      expect(await optionsOf(page)).toEqual(options);
      expect(await untranslatedKeys(page)).toEqual([]);
      prompts.add(await promptOf(page));
      await savePicture(page, `question-${language}`);
    }
    expect(prompts.size).toBe(READER_LANGUAGES.length);
    await choose(page, 'number:2');
  });

  it.each(LANGUAGES)('have a text for everything on every page: %s', async (locale) => {
    const page = await rig.page({ locale, reducedMotion: 'reduce' });
    const expectNoKeys = async () => expect(await untranslatedKeys(page)).toEqual([]);
    await coverOf(page).waitFor();
    await expectNoKeys();
    await page.goto(`${rig.address}/account`);
    await page.locator('form.log-in').waitFor();
    await expectNoKeys();
    await page.goto(`${rig.address}/new/andean-abyss`);
    for (const way of await page.locator('.ways').first().locator('input').all()) {
      await way.check();
      await expectNoKeys();
    }
    await page.goto(`${rig.address}/learn/andean-abyss`);
    await page.locator('.coach').waitFor();
    await expectNoKeys();

    await beginGame(page, `a game in ${locale}`);
    // With every reason of the bots, through a Propaganda.
    await page.locator('.log-explain input').check();
    await playUntil(page, propagandaSelector(1));
    await expectNoKeys();
    await waitForOptionOrResult(page);
    const folded = page.locator('.log-title[aria-expanded=false]');
    while ((await folded.count()) > 0) await folded.first().click();
    await page.locator('.table-side details').evaluateAll((all) => {
      for (const fold of all) fold.setAttribute('open', '');
    });
    await expectNoKeys();
    await page.keyboard.press('?');
    await page.locator('.help').waitFor();
    await expectNoKeys();
    await savePicture(page, `help-${locale}`);
  });
});
