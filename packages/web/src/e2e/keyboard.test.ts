import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answering, boardOf, cover, optionsOf, question, sameChance } from './page-actions.js';
import { CHROMIUM, openTestRig, picture, type TestRig } from './test-rig.js';

/** More steps than that to one thing are too many. */
const MANY = 40;

describe.skipIf(!CHROMIUM)('by keyboard alone (needs Chromium)', () => {
  let stage: TestRig;
  beforeAll(async () => {
    stage = await openTestRig();
  });
  afterAll(() => stage.close());

  /** Presses Tab until the focus is on something like it. */
  async function tabTo(page: Page, wanted: string): Promise<void> {
    for (let i = 0; i < MANY; i++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate((it) => document.activeElement?.matches(it) ?? false, wanted)) return;
    }
    throw new Error(`Tab does not lead to ${wanted}`);
  }
  /** Whoever cannot use a mouse must see where they are. */
  const focusIsSeen = (page: Page) =>
    page.evaluate(() => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement ?? document.body);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
    });

  it('plays a whole turn, from the home page to the next card', async () => {
    const page = await stage.page({ reducedMotion: 'reduce' });
    await sameChance(page);
    await cover(page).waitFor();
    await tabTo(page, '.cover-play');
    expect(await focusIsSeen(page)).toBe(true);
    await page.keyboard.press('Enter');
    await question(page);

    await tabTo(page, '[data-option=train]');
    expect(await focusIsSeen(page)).toBe(true);
    await answering(page, () => page.keyboard.press('Enter'));
    await question(page);

    // A space on the board: by Tab to the board, by arrows across it.
    const before = await boardOf(page);
    await tabTo(page, '.board-choice');
    await picture(page, 'keyboard-board');
    for (let i = 0; i < MANY; i++) {
      if (await page.evaluate(() => document.activeElement?.matches('.board-choice.board-city') ?? false)) break;
      await page.keyboard.press(i % 3 === 2 ? 'ArrowDown' : 'ArrowLeft');
    }
    await page.locator('.inspector').waitFor();
    await answering(page, () => page.keyboard.press('Enter'));
    await question(page);

    // An amount by its digit, taken back and taken again.
    const amounts = await optionsOf(page);
    await answering(page, () => page.keyboard.press('2'));
    await question(page);
    await answering(page, () => page.keyboard.press('u'));
    await question(page);
    expect(await optionsOf(page)).toEqual(amounts);
    await answering(page, () => page.keyboard.press('2'));
    await question(page);
    expect(await boardOf(page)).not.toEqual(before);

    // To the end of the turn: 0 closes what can be closed, else the first key that there is, else Tab and Enter.
    const headings = await page.locator('.log-title').count();
    for (let i = 0; i < MANY && (await page.locator('.log-title').count()) === headings; i++) {
      const keys = await page
        .locator('.choices [aria-keyshortcuts]')
        .evaluateAll((all) => all.map((it) => it.getAttribute('aria-keyshortcuts') ?? ''));
      const key = keys.includes('0') ? '0' : keys[0];
      await answering(page, async () => {
        if (key === undefined) await tabTo(page, '.choices [data-option]');
        await page.keyboard.press(key ?? 'Enter');
        // What ends a question takes a second press.
        if (key === '0' && (await page.locator('.choices [aria-keyshortcuts="0"]:focus').count()) > 0)
          await page.keyboard.press('0');
      });
      await question(page);
    }
    expect(await page.locator('.log-title').count()).toBeGreaterThan(headings);
  });

  it('opens and closes whatever lies over the table, and gives the focus back', async () => {
    const page = await stage.page({ reducedMotion: 'reduce' });
    await cover(page).getByRole('button', { name: 'Play now' }).press('Enter');
    await question(page);
    await page.locator('.table-home').focus();
    await tabTo(page, '.table-bar button:last-child');
    await page.keyboard.press('Enter');
    const dialog = page.locator('dialog');
    await dialog.waitFor();
    // The focus stays in the dialog.
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
