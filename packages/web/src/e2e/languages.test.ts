import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  begin,
  choose,
  cover,
  keysSeen,
  optionsOf,
  playUntil,
  promptOf,
  waitForPropagandas,
  waitForQuestion,
} from './page-actions.js';
import { CHROMIUM, openTestRig, picture, type TestRig } from './test-rig.js';

const LANGUAGES = ['en', 'pl', 'hu', 'fr'] as const;

describe.skipIf(!CHROMIUM)('four languages (needs Chromium)', () => {
  let stage: TestRig;
  beforeAll(async () => {
    stage = await openTestRig();
  });
  afterAll(() => stage.close());

  it('change in the middle of a question, and the question stays', async () => {
    const page = await stage.page({ reducedMotion: 'reduce' });
    await begin(page);
    await choose(page, 'train', 'space:cali');
    const options = await optionsOf(page);
    const prompts = new Set<string>();
    for (const language of [...LANGUAGES].reverse()) {
      await page.locator('.table-bar button').last().click();
      await page.locator('dialog .preferences select').first().selectOption(language);
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
      const { lang, description } = await page.evaluate(async (path) => (await fetch(path)).json(), manifest ?? '');
      expect(lang).toBe(language);
      expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(description);
      expect(await optionsOf(page)).toEqual(options);
      expect(await keysSeen(page)).toEqual([]);
      prompts.add(await promptOf(page));
      await picture(page, `question-${language}`);
    }
    expect(prompts.size).toBe(LANGUAGES.length);
    await choose(page, 'number:2');
  });

  it.each(LANGUAGES)('are whole on every page: %s', async (locale) => {
    const page = await stage.page({ locale, reducedMotion: 'reduce' });
    const nothing = async () => expect(await keysSeen(page)).toEqual([]);
    await cover(page).waitFor();
    await nothing();
    await page.goto(`${stage.address}/account`);
    await page.locator('form.log-in').waitFor();
    await nothing();
    await page.goto(`${stage.address}/new/andean-abyss`);
    for (const way of await page.locator('.ways').first().locator('input').all()) {
      await way.check();
      await nothing();
    }
    await page.goto(`${stage.address}/learn/andean-abyss`);
    await page.locator('.coach').waitFor();
    await nothing();

    await begin(page, `a game in ${locale}`);
    // With every explanation of the bots, through a Propaganda.
    await page.locator('.log-explain input').check();
    await playUntil(page, waitForPropagandas(1));
    await nothing();
    await waitForQuestion(page);
    const folded = page.locator('.log-title[aria-expanded=false]');
    while ((await folded.count()) > 0) await folded.first().click();
    await page.locator('.table-side details').evaluateAll((all) => {
      for (const fold of all) fold.setAttribute('open', '');
    });
    await nothing();
    await page.keyboard.press('?');
    await page.locator('.help').waitFor();
    await nothing();
    await picture(page, `help-${locale}`);
  });
});
