import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRecord, waitForOption } from './page-actions.js';
import { crowdedGame } from './records.js';
import { CHROMIUM, INSTANT, openTestRig, savePicture, type TestRig } from './test-rig.js';

describe.skipIf(!CHROMIUM)('the log (needs Chromium)', () => {
  let rig: TestRig;
  beforeAll(async () => {
    rig = await openTestRig();
  });
  afterAll(() => rig.close());

  it('folds entries about money, and shows them at a press', async () => {
    const page = await rig.page(INSTANT);
    await openRecord(page, crowdedGame());
    await waitForOption(page);
    const folded = page.locator('.log-title[aria-expanded=false]');
    while ((await page.locator('.log-fold').count()) === 0 && (await folded.count()) > 0) await folded.last().click();
    const fold = page.locator('.log-fold').first();
    const entries = await page.locator('.log-entry').count();
    await fold.click();
    expect(await page.locator('.log-entry').count()).toBeGreaterThan(entries);
    await savePicture(page, 'log-money');
  });

  it('can be made higher with the keyboard and by dragging, and keeps its height', async () => {
    const page = await rig.page(INSTANT);
    await openRecord(page, crowdedGame());
    await waitForOption(page);
    const height = async () => (await page.locator('.log').boundingBox())?.height ?? 0;
    const handle = page.getByRole('separator', { name: 'Height of the log' });
    await handle.focus();
    for (const _ of [1, 2, 3, 4]) await page.keyboard.press('ArrowUp');
    await expect.poll(height).toBeGreaterThan(400);
    const high = await height();
    await page.reload();
    await waitForOption(page);
    expect(await height()).toBeCloseTo(high, 0);
    const box = await handle.boundingBox();
    if (!box) throw new Error('The handle is not visible');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + 200);
    await page.mouse.up();
    await expect.poll(height).toBeLessThan(high - 150);
    // A press does without dragging what dragging does (WCAG 2.5.7): the usual height, and a high log.
    const press = async () => {
      const { x, y, width, height: tall } = (await handle.boundingBox()) ?? box;
      await page.mouse.click(x + width / 2, y + tall / 2);
    };
    await press();
    const usual = page.locator('.table-log-sized');
    await usual.waitFor({ state: 'detached' });
    await press();
    await expect.poll(height).toBeGreaterThan(high - 150);
    expect(await usual.count()).toBe(1);
  });
});
