import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { elementAt } from '../testing/element-at.js';
import {
  beginGame,
  boardLabels,
  choose,
  coverOf,
  fixRandomNumbers,
  optionsOf,
  playUntil,
  promptOf,
  propagandaSelector,
  textOf,
  waitForOption,
} from './page-actions.js';
import { CHROMIUM, openTestRig, savePicture, type TestRig } from './test-rig.js';

describe.skipIf(!CHROMIUM)('several people at one screen (needs Chromium)', () => {
  let rig: TestRig;
  beforeAll(async () => {
    rig = await openTestRig();
  });
  afterAll(() => rig.close());

  it('asks each player in turn, and says whose turn it is', async () => {
    const page = await rig.page({ reducedMotion: 'reduce' });
    await fixRandomNumbers(page);
    await coverOf(page).getByRole('link', { name: 'New game' }).click();
    await page.getByRole('radio', { name: 'At one screen' }).check();
    await page.getByRole('button', { name: 'People at every seat' }).click();
    await savePicture(page, 'new-game-side-by-side');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await waitForOption(page);
    const players = new Set<string>();
    // With these cards everybody has a turn soon.
    for (let answers = 0; answers < 40 && players.size < 4; answers++) {
      const whose = await textOf(page.locator('.prompt-whose strong'));
      expect(await textOf(page.locator('.prompt-you'))).toContain(whose);
      players.add(whose);
      const options = await optionsOf(page);
      await choose(page, options.includes('pass') ? 'pass' : elementAt(options, 0));
    }
    expect([...players].sort()).toEqual(['AUC', 'Cartels', 'FARC', 'Government']);
  });

  it('plays to the first Propaganda and saves the game like any other', async () => {
    const page = await rig.page({ reducedMotion: 'reduce' });
    await beginGame(page, 'side by side', async () => {
      await page.getByRole('radio', { name: 'At one screen' }).check();
      await page.getByRole('button', { name: 'Two people' }).click();
    });
    await playUntil(page, propagandaSelector(1));
    await waitForOption(page);
    const before = [await boardLabels(page), await promptOf(page)];
    await page.reload();
    await waitForOption(page);
    expect([await boardLabels(page), await promptOf(page)]).toEqual(before);
    await savePicture(page, 'side-by-side');
  });
});
