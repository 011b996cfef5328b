import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginGame, boardLabels, buttonOf, choose, textOf, waitForAnswer, waitForOption } from './page-actions.js';
import { CHROMIUM, INSTANT, openTestRig, savePicture, type TestRig } from './test-rig.js';

/** Cards wait for a press, and everything between them is quick. */
const BY_PRESS = JSON.stringify({ speed: 'quick', auto: false });

describe.skipIf(!CHROMIUM)('the pace of the others’ turns (needs Chromium)', () => {
  let rig: TestRig;
  beforeAll(async () => {
    rig = await openTestRig();
  });
  afterAll(() => rig.close());

  const announcement = (page: Page) => page.locator('.announcement');
  const next = (page: Page) => page.locator('.prompt').getByRole('button', { name: 'Next' });

  it('goes card by card at a press, and the pieces move after the card', async () => {
    const page = await rig.page();
    await page.evaluate((text) => localStorage.setItem('table', text), BY_PRESS);
    await page.reload();
    await beginGame(page);
    await announcement(page).or(buttonOf(page, 'pass')).first().waitFor();
    while ((await buttonOf(page, 'pass').count()) === 0) {
      await next(page).click();
      await announcement(page).or(buttonOf(page, 'pass')).first().waitFor();
    }
    const before = await boardLabels(page);
    await buttonOf(page, 'pass').click();
    await announcement(page).waitFor();
    expect(await textOf(announcement(page))).toMatch(/FARC: Rally/);
    // The card is announced before anything on the board changes.
    expect((await boardLabels(page)).map(plain)).toEqual(before.map(plain));
    await savePicture(page, 'announcement');
    await next(page).click();
    await announcement(page).getByText('Caño Limón').first().waitFor();
    expect((await boardLabels(page)).map(plain)).not.toEqual(before.map(plain));
    // The next player executes the event: its card is shown large.
    expect(await textOf(announcement(page).locator('.announcement-card'))).toMatch(/Caño Limón/);
    await savePicture(page, 'announcement-card');
    // From here the cards follow one another by themselves.
    await page.locator('.prompt').getByRole('button', { name: 'Auto' }).click();
    await waitForOption(page);
    await page.locator('.summary').waitFor();
  });

  it('passes over the rest of a card at a press while its pieces move, and over everything with Skip', async () => {
    const page = await rig.page();
    await page.evaluate((text) => localStorage.setItem('table', text), BY_PRESS);
    await page.reload();
    await beginGame(page);
    await skipAll(page);
    await buttonOf(page, 'pass').click();
    await announcement(page).waitFor();
    await page.keyboard.press('n');
    await page.keyboard.press('n');
    await announcement(page).getByText('Caño Limón').first().waitFor();
    await page.keyboard.press('s');
    await waitForOption(page);
    expect(await announcement(page).count()).toBe(0);
  });

  it('shows only the summary to those who prefer reduced motion', async () => {
    const page = await rig.page(INSTANT);
    await page.evaluate((text) => localStorage.setItem('table', text), BY_PRESS);
    await page.reload();
    await beginGame(page);
    await choose(page, 'pass');
    await page.locator('.summary').waitFor();
    expect(await announcement(page).count()).toBe(0);
  });

  it('shows each card of the Jihadists large', async () => {
    const page = await rig.page();
    await page.evaluate((text) => localStorage.setItem('table', text), BY_PRESS);
    await page.goto(`${rig.address}/new/labyrinth`);
    await page
      .locator('details', { has: page.locator('input[maxlength="100"]') })
      .locator('summary')
      .click();
    await page.locator('input[maxlength="100"]').fill('lesson 2');
    await page.locator('.new-start button[type=submit]').click();
    const card = announcement(page).locator('.lab-card');
    const options = page.locator(':is(.prompt, .hand) [data-option]:not([aria-disabled=true])');
    await next(page).or(options.first()).first().waitFor();
    while ((await card.count()) === 0) {
      // An announcement without a card, such as a phase, is passed over.
      if (await next(page).isVisible()) await next(page).click();
      else await waitForAnswer(page, () => options.first().click());
      await next(page).or(options.first()).first().waitFor();
    }
    expect(await textOf(announcement(page))).toMatch(/Jihadists/);
    await savePicture(page, 'announcement-labyrinth');
    await skipAll(page);
    // Once the pieces have arrived, nothing on the board keeps the processor busy.
    const moving = () =>
      page.locator('.board').evaluate((board) =>
        document
          .getAnimations()
          .filter(({ effect }) => effect instanceof KeyframeEffect && board.contains(effect.target))
          .map(({ playState }) => playState),
      );
    await expect.poll(moving).toEqual([]);
  });

  it('can be set in the menu', async () => {
    const page = await rig.page();
    await beginGame(page);
    await skipAll(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('dialog select').last().selectOption('slow');
    await page.getByLabel('Go on to the others’ next card without a click').uncheck();
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('table') ?? '{}'))).toMatchObject({
      speed: 'slow',
      auto: false,
    });
    await page.keyboard.press('Escape');
    await buttonOf(page, 'pass').click();
    await announcement(page).waitFor();
    await skipAll(page);
  });

  /** Skips whatever is being shown until the player is asked. */
  async function skipAll(page: Page): Promise<void> {
    const skip = page.locator('.prompt').getByRole('button', { name: 'Skip to the present' });
    const option = page.locator(':is(.prompt, .hand) [data-option]');
    await option.or(skip).first().waitFor();
    if (await skip.isVisible()) await skip.click();
    await waitForOption(page);
  }
  /** Options glow only while the player is asked. */
  const plain = (label: string): string => label.replace(/[.,;] [^.,;]*chosen[^.,;]*/i, '');
});
