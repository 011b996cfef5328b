import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginGame, buttonOf, choose, spaceOf, textOf, waitForAnswer, waitForOption } from './page-actions.js';
import { CHROMIUM, INSTANT, openTestRig, savePicture, type TestRig } from './test-rig.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** Names on the map that a slip with changes covers. */
const coveredBySlips = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.board [data-slip] > rect')].map((it) => it.getBoundingClientRect());
    return [...document.querySelectorAll('.board [data-map-name]')].flatMap((it) => {
      const name = it.getBoundingClientRect();
      const isUnder = boxes.some(
        (box) => box.left < name.right && name.left < box.right && box.top < name.bottom && name.top < box.bottom,
      );
      return isUnder ? [it.textContent ?? ''] : [];
    });
  });

describe.skipIf(!CHROMIUM)('what happened since the player’s turn (needs Chromium)', () => {
  let rig: TestRig;
  beforeAll(async () => {
    rig = await openTestRig();
  });
  afterAll(() => rig.close());

  it('is told under the prompt and on the board until the next answer', async () => {
    const page = await rig.page(INSTANT);
    await beginGame(page);
    await choose(page, 'pass');
    const strip = page.locator('.summary');
    await strip.locator('.summary-turn').nth(1).waitFor();
    // Who did what, with the cards and what changed.
    expect(await textOf(strip.locator('.summary-turn').first())).toMatch(/FARC: Rally.*Underground FARC Guerrilla/);
    expect(await strip.locator('.summary-cards button').allTextContents()).toEqual([
      'Caño Limón – Coveñas',
      'Alfonso Cano',
    ]);
    // The changed spaces are ringed in the color of whoever changed them, and slips show what changed.
    const rings = await page
      .locator('.board-halo-changed')
      .evaluateAll((all) => [...new Set(all.map((it) => it.style.stroke))]);
    expect(rings.sort()).toEqual(['var(--aa-cartels)', 'var(--aa-farc)']);
    expect(await page.locator('.board-preview-past g').count()).toBeGreaterThan(5);
    // Why an opponent did so, with the rule.
    await strip.getByRole('button', { name: 'Why?' }).first().click();
    expect(await textOf(strip.locator('.summary-why').first())).toMatch(/8\.\d/);
    expect(await coveredBySlips(page)).toEqual([]);
    await savePicture(page, 'turn-summary');

    await strip.getByRole('button', { name: 'Alfonso Cano' }).click();
    await page.locator('.inspector-pinned', { hasText: 'Alfonso Cano' }).waitFor();
    await page.keyboard.press('Escape');

    await choose(page, 'train');
    expect(await strip.count()).toBe(0);
    expect(await page.locator('.board-halo-changed').count()).toBe(0);
    await waitForAnswer(page, () => page.getByRole('button', { name: 'Undo' }).click());
    await strip.waitFor();
  });

  it('unfolds, and then stays until others have answered again', async () => {
    const page = await rig.page(INSTANT);
    await beginGame(page);
    await choose(page, 'pass');
    const strip = page.locator('.summary');
    await strip.locator('.summary-turn').nth(1).waitFor();
    const folded = (await strip.boundingBox())?.height ?? 0;
    await strip.getByRole('button', { name: 'Show everything' }).click();
    await page.locator('.summary-unfolded').waitFor();
    expect((await strip.boundingBox())?.height).toBeGreaterThanOrEqual(folded);
    expect(await strip.locator('.summary-more').count()).toBe(0);
    await savePicture(page, 'turn-summary-unfolded');
    await choose(page, 'train');
    expect(await strip.locator('.summary-turn').count()).toBeGreaterThan(1);
    // The board shows the question, not the past.
    expect(await page.locator('.board-halo-changed').count()).toBe(0);
    await strip.getByRole('button', { name: 'Show everything' }).click();
    expect(await strip.count()).toBe(0);
  });

  it('is still known after the page was loaded again', async () => {
    const page = await rig.page(INSTANT);
    await beginGame(page);
    await choose(page, 'pass');
    const strip = page.locator('.summary');
    await strip.waitFor();
    await page.reload();
    await waitForOption(page);
    await strip.getByText('FARC: Rally').waitFor();
    await page.locator('.board-preview-past g').first().waitFor();
  });

  it('can be shown again, and returns to the same question', async () => {
    const page = await rig.page(INSTANT);
    await beginGame(page);
    await choose(page, 'pass');
    const now = await spaceOf(page, 'choco').getAttribute('aria-label');
    await page.locator('.summary-replay').click();
    // The board starts as it was after the player’s last answer.
    await expect.poll(() => spaceOf(page, 'choco').getAttribute('aria-label')).not.toBe(now);
    // It goes on by itself, and can be ended at any time.
    const slider = page.locator('.replay-slider');
    const first = Number(await slider.inputValue());
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(first);
    await page.getByRole('button', { name: 'Close the replay' }).click();
    await waitForOption(page);
    expect(await spaceOf(page, 'choco').getAttribute('aria-label')).toBe(now);
    expect(await buttonOf(page, 'train').count()).toBe(1);
  });

  it('takes one line on a phone until it is opened', async () => {
    const page = await rig.page({ ...PHONE, ...INSTANT });
    await beginGame(page);
    await choose(page, 'pass');
    const strip = page.locator('.summary');
    await strip.waitFor();
    expect(await strip.locator('.summary-turn').count()).toBe(0);
    await savePicture(page, 'turn-summary-phone');
    await strip.locator('.summary-toggle').tap();
    await strip.locator('.summary-turn').first().waitFor();
  });
});
