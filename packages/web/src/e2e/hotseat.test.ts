import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  begin,
  boardOf,
  choose,
  cover,
  optionsOf,
  playUntil,
  promptOf,
  question,
  textOf,
  waitForPropagandas,
} from './page-actions.js';
import { CHROMIUM, openTestRig, picture, type TestRig } from './test-rig.js';

describe.skipIf(!CHROMIUM)('several people at one screen (needs Chromium)', () => {
  let stage: TestRig;
  beforeAll(async () => {
    stage = await openTestRig();
  });
  afterAll(() => stage.close());

  it('asks each of them in turn, and says whose turn it is', async () => {
    const page = await stage.page({ reducedMotion: 'reduce' });
    await cover(page).getByRole('link', { name: 'New game' }).click();
    await page.getByRole('radio', { name: 'Side by side' }).check();
    await page.getByRole('button', { name: 'People everywhere' }).click();
    await picture(page, 'new-game-side-by-side');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await question(page);
    const asked = new Set<string>();
    // Chance decides who comes when; but nobody is left out for long.
    for (let answers = 0; answers < 40 && asked.size < 4; answers++) {
      const whose = await textOf(page.locator('.prompt-whose strong'));
      expect(await textOf(page.locator('.prompt-you'))).toContain(whose);
      asked.add(whose);
      const options = await optionsOf(page);
      await choose(page, options.includes('pass') ? 'pass' : options[0]);
    }
    expect([...asked].sort()).toEqual(['AUC', 'Cartels', 'FARC', 'Government']);
  });

  it('goes on to the first Propaganda and is kept like any other game', async () => {
    const page = await stage.page({ reducedMotion: 'reduce' });
    await begin(page, 'side by side', async () => {
      await page.getByRole('radio', { name: 'Side by side' }).check();
      await page.getByRole('button', { name: 'Two people' }).click();
    });
    await playUntil(page, waitForPropagandas(1));
    await question(page);
    const before = [await boardOf(page), await promptOf(page)];
    await page.reload();
    await question(page);
    expect([await boardOf(page), await promptOf(page)]).toEqual(before);
    await picture(page, 'side-by-side');
  });
});
