import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitForOption } from './page-actions.js';
import { CHROMIUM, INSTANT, openTestRig, type TestRig } from './test-rig.js';

/** Runs before the page's own code: counts changes of spaces that were drawn already, until the board is there. */
function countRedrawn() {
  const counts = { drawn: 0, redrawn: 0 };
  Object.assign(window, { counts });
  const look = new MutationObserver((changes) => {
    for (const { type, target } of changes) {
      if (type === 'attributes' && target instanceof Element && target.closest('[data-space]')) counts.redrawn++;
    }
    counts.drawn = document.querySelectorAll('.board-zoomed [data-space]').length;
    if (counts.drawn > 0) look.disconnect();
  });
  look.observe(document, { subtree: true, childList: true, attributes: true });
  return counts;
}

describe.skipIf(!CHROMIUM)('a board (needs Chromium)', () => {
  let rig: TestRig;
  beforeAll(async () => {
    rig = await openTestRig();
  });
  afterAll(() => rig.close());

  it.each(['imperial-struggle', 'labyrinth'])('of %s is drawn once, when its size is known', async (game) => {
    const page = await rig.page(INSTANT);
    await page.goto(new URL(`/new/${game}`, page.url()).href);
    await page.locator('.new-start button[type=submit]').click();
    await waitForOption(page);
    await page.addInitScript(countRedrawn);
    await page.reload();
    await waitForOption(page);
    const { drawn, redrawn }: ReturnType<typeof countRedrawn> = await page.evaluate(() =>
      Reflect.get(window, 'counts'),
    );
    expect(drawn).toBeGreaterThan(20);
    expect(redrawn).toBe(0);
  });
});
