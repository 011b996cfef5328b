import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boardLabels, coverOf, fixRandomNumbers, optionsOf, waitForAnswer, waitForOption } from './page-actions.js';
import { CHROMIUM, openTestRig, savePicture, type TestRig } from './test-rig.js';

/** More Tab presses than this to reach one element are too many. */
const MAX_STEPS = 40;

describe.skipIf(!CHROMIUM)('by keyboard alone (needs Chromium)', () => {
  let rig: TestRig;
  beforeAll(async () => {
    rig = await openTestRig();
  });
  afterAll(() => rig.close());

  /** Presses Tab until the focused element matches the selector. */
  async function tabTo(page: Page, wanted: string): Promise<void> {
    for (let i = 0; i < MAX_STEPS; i++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate((it) => document.activeElement?.matches(it) ?? false, wanted)) return;
    }
    throw new Error(`Tab does not lead to ${wanted}`);
  }
  /** Keyboard users must see which element has the focus. */
  const isFocusVisible = (page: Page) =>
    page.evaluate(() => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement ?? document.body);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
    });

  it('plays a whole turn, from the home page to the next card', async () => {
    const page = await rig.page({ reducedMotion: 'reduce' });
    await fixRandomNumbers(page);
    await coverOf(page).waitFor();
    await tabTo(page, '.cover-play');
    expect(await isFocusVisible(page)).toBe(true);
    await page.keyboard.press('Enter');
    await waitForOption(page);

    await tabTo(page, '[data-option=train]');
    expect(await isFocusVisible(page)).toBe(true);
    await waitForAnswer(page, () => page.keyboard.press('Enter'));
    await waitForOption(page);

    // A space on the board: Tab reaches the board, arrow keys move across it.
    const before = await boardLabels(page);
    await tabTo(page, '.board-choice');
    await savePicture(page, 'keyboard-board');
    for (let i = 0; i < MAX_STEPS; i++) {
      if (await page.evaluate(() => document.activeElement?.matches('.board-choice.board-city') ?? false)) break;
      await page.keyboard.press(i % 3 === 2 ? 'ArrowDown' : 'ArrowLeft');
    }
    await page.locator('.inspector').waitFor();
    await waitForAnswer(page, () => page.keyboard.press('Enter'));
    await waitForOption(page);

    // An amount by its digit, undone and chosen again.
    const amounts = await optionsOf(page);
    await waitForAnswer(page, () => page.keyboard.press('2'));
    await waitForOption(page);
    await waitForAnswer(page, () => page.keyboard.press('u'));
    await waitForOption(page);
    expect(await optionsOf(page)).toEqual(amounts);
    await waitForAnswer(page, () => page.keyboard.press('2'));
    await waitForOption(page);
    expect(await boardLabels(page)).not.toEqual(before);

    // To the end of the turn: 0 if it is offered, else the first key that is offered, else Tab and Enter.
    const headings = await page.locator('.log-title').count();
    for (let i = 0; i < MAX_STEPS && (await page.locator('.log-title').count()) === headings; i++) {
      const keys = await page
        .locator('.choices [aria-keyshortcuts]')
        .evaluateAll((all) => all.map((it) => it.getAttribute('aria-keyshortcuts') ?? ''));
      const key = keys.includes('0') ? '0' : keys[0];
      await waitForAnswer(page, async () => {
        if (key === undefined) await tabTo(page, '.choices [data-option]');
        await page.keyboard.press(key ?? 'Enter');
        // An option that ends a decision needs a second press.
        if (key === '0' && (await page.locator('.choices [aria-keyshortcuts="0"]:focus').count()) > 0)
          await page.keyboard.press('0');
      });
      await waitForOption(page);
    }
    expect(await page.locator('.log-title').count()).toBeGreaterThan(headings);
  });

  it('opens and closes every overlay of the table page, and restores the focus', async () => {
    const page = await rig.page({ reducedMotion: 'reduce' });
    await coverOf(page).getByRole('button', { name: 'Play now' }).press('Enter');
    await waitForOption(page);
    await page.locator('.table-home').focus();
    await tabTo(page, '.table-bar button:last-child');
    await page.keyboard.press('Enter');
    const dialog = page.locator('dialog');
    await dialog.waitFor();
    for (let i = 0; i < 25; i++) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.matches('.table-bar button:last-child'))).toBe(true);
    for (const [key, opened] of [
      ['?', '.help'],
      ['r', '.replay'],
    ] as const) {
      await page.keyboard.press(key);
      await page.locator(opened).waitFor();
      await page.keyboard.press('Escape');
      await page.locator(opened).waitFor({ state: 'detached' });
    }
  });
});
