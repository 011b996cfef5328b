import { catalogsOf, LANGUAGES, type Language, PROGRESS_PARTS } from '@sandtable/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGame as newGameTexts } from '../words/new-game.js';
import { thinking as thinkingTexts } from '../words/thinking.js';
import { firstOption, textOf, untranslatedKeys, waitForOption } from './page-actions.js';
import { CHROMIUM, INSTANT, openTestRig, type TestRig } from './test-rig.js';

const newGame = catalogsOf(newGameTexts);
const thinking = catalogsOf(thinkingTexts);

describe.skipIf(!CHROMIUM)('Levels (needs Chromium)', () => {
  let rig: TestRig;
  beforeAll(async () => {
    rig = await openTestRig();
  });
  afterAll(() => rig.close());

  const wordIn = (language: Language, key: keyof typeof newGame.en): string => newGame[language][key] ?? '';

  it.each(LANGUAGES)('are picked for a seat, show that they think, and move now (%s)', async (language) => {
    const page = await rig.page({ ...INSTANT, locale: language });
    await page.goto(new URL('/new/imperial-struggle', page.url()).href);
    const picker = page.locator('#seat-france');
    expect(await picker.inputValue()).toBe('medium');
    for (const level of ['easy', 'medium', 'hard', 'master'] as const) {
      await picker.selectOption(level);
      expect(await textOf(picker.locator('option:checked'))).toContain(wordIn(language, `level.${level}`));
      expect(await textOf(page.locator('#seat-france-how'))).toContain(wordIn(language, `level.${level}.time`));
    }
    expect(await untranslatedKeys(page)).toEqual([]);
    // Presses "move now" as soon as it appears: the bot may be done before a test could find the button.
    await page.evaluate(() => {
      const watch = new MutationObserver(() => {
        const bar = document.querySelector('.bot-progress');
        const button = bar?.querySelector('button');
        const progress = bar?.querySelector('progress');
        if (!bar || !button || !progress) return;
        watch.disconnect();
        const label = document.getElementById(progress.getAttribute('aria-labelledby') ?? '');
        document.body.dataset.pressed = JSON.stringify([label?.textContent, progress.max, button.textContent]);
        button.click();
      });
      watch.observe(document.body, { subtree: true, childList: true });
    });
    await page.locator('.new-start button[type=submit]').click();
    await page.locator('.board').waitFor();
    const pressed = page.locator('body[data-pressed]');
    const option = page.locator(':is(.prompt, .hand) [data-option]:not([aria-disabled=true])').first();
    for (let answers = 0; answers < 80; answers++) {
      await pressed.or(option).first().waitFor();
      if ((await pressed.count()) > 0) break;
      await page.locator(`:is(.prompt, .hand) [data-option="${await firstOption(page)}"]`).click();
    }
    const [label, max, button] = JSON.parse((await pressed.getAttribute('data-pressed')) ?? '[]');
    expect(label).toMatch(/\d+\s?%/);
    expect(max).toBe(PROGRESS_PARTS);
    expect(button).toBe(thinking[language]['thinking.moveNow']);
    await waitForOption(page);
  });

  it('“Play now” is against a medium opponent, and offers one beside the rulebook’s', async () => {
    const page = await rig.page(INSTANT);
    const cover = page.locator('.cover', { hasText: 'Labyrinth' });
    await cover.getByRole('button', { name: 'Play against a medium opponent' }).click();
    await page.locator('.board').waitFor();
    expect(page.url()).toContain('/play/');
  });
});
