import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  beginGame,
  boardLabels,
  buttonOf,
  choose,
  coverOf,
  fixRandomNumbers,
  movePointerAway,
  optionsOf,
  promptOf,
  spaceOf,
  textOf,
  waitForAnswer,
  waitForOption,
} from './page-actions.js';
import { CHROMIUM, openTestRig, savePicture, type TestRig } from './test-rig.js';

describe.skipIf(!CHROMIUM)('a solo game (needs Chromium)', () => {
  let rig: TestRig;
  beforeAll(async () => {
    rig = await openTestRig();
  });
  afterAll(() => rig.close());

  it('takes two clicks from the home page to playing a card', async () => {
    const page = await rig.page();
    await fixRandomNumbers(page);
    await coverOf(page).getByRole('button', { name: 'Play now' }).click();
    await waitForOption(page);
    expect(await optionsOf(page)).toContain('pass');
    await savePicture(page, 'first-question');
    const log = page.locator('.log');
    await waitForAnswer(page, () => page.getByRole('button', { name: /^\d?\s*Pass/ }).click());
    await log
      .getByText(/^Government passes/)
      .first()
      .waitFor();
    // The bots have taken their turns, and the next card asks again.
    await waitForOption(page);
    expect(await promptOf(page)).toMatch(/Eligible/);
  });

  it('can be played on the board as well as with buttons, and moves pieces', async () => {
    const page = await rig.page();
    await beginGame(page);
    await choose(page, 'train');
    const before = await boardLabels(page);
    await waitForAnswer(page, () => spaceOf(page, 'cali').click());
    await waitForOption(page);
    expect(await optionsOf(page)).toContain('number:1');
    await choose(page, 'number:1');
    await choose(page, 'number:1');
    // An amount's label is its value, even if the lowest amount is not 0.
    await choose(page, 'done', 'space:cali', 'civic-action');
    for (const option of await optionsOf(page)) {
      expect((await textOf(buttonOf(page, option))).trim()).toBe(option.slice('number:'.length));
    }
    expect(await boardLabels(page)).not.toEqual(before);
  });

  it('undoes exactly the player’s answer, and nothing that bots or dice have revealed', async () => {
    const page = await rig.page({ reducedMotion: 'reduce' });
    await beginGame(page);
    const undo = page.getByRole('button', { name: 'Undo' });
    expect(await undo.isDisabled()).toBe(true);
    const states: string[] = [];
    const state = async () => {
      await movePointerAway(page);
      return JSON.stringify([
        await boardLabels(page),
        await optionsOf(page),
        await promptOf(page),
        await textOf(page.locator('.table-side')),
      ]);
    };
    const answers = ['train', 'space:cali', 'number:2', 'number:1'];
    for (const answer of answers) {
      states.push(await state());
      await choose(page, answer);
    }
    for (const before of states.reverse()) {
      await waitForAnswer(page, () => undo.click());
      await waitForOption(page);
      await expect.poll(state).toBe(before);
    }
    expect(await undo.isDisabled()).toBe(true);
  });

  it('can be resumed from the home page after leaving', async () => {
    const page = await rig.page({ reducedMotion: 'reduce' });
    await beginGame(page);
    await choose(page, 'train', 'space:cali', 'number:2');
    const before = [await boardLabels(page), await optionsOf(page), await promptOf(page)];
    await page.reload();
    await waitForOption(page);
    expect([await boardLabels(page), await optionsOf(page), await promptOf(page)]).toEqual(before);

    // A map of the game's own position is drawn while nothing else is to be done.
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('map /play/')));
    await page.goto(rig.address);
    const row = page.locator('.row').filter({ hasText: 'Andean Abyss' });
    await row.getByText('Your turn').waitFor();
    expect(await row.locator('.row-map').getAttribute('src')).toMatch(/^data:image/);
    await savePicture(page, 'home-with-a-game');
    await row.getByRole('link', { name: /^Continue/ }).click();
    await waitForOption(page);
    expect([await boardLabels(page), await optionsOf(page), await promptOf(page)]).toEqual(before);
    // Answers from before the page was left can still be undone.
    await waitForAnswer(page, () => page.getByRole('button', { name: 'Undo' }).click());
    await waitForOption(page);
  });

  it('previews an option, and says why a space cannot be chosen', async () => {
    const page = await rig.page({ reducedMotion: 'reduce' });
    await beginGame(page);
    await choose(page, 'train');
    // An option that comes to lie under a pointer at rest is not considered.
    const lit = page.locator('.board-halo-lit');
    await buttonOf(page, 'space:bogota').dispatchEvent('pointerover');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await lit.count()).toBe(0);
    await buttonOf(page, 'space:bogota').hover();
    await lit.first().waitFor();
    await page.locator('.option-preview li').first().waitFor();
    expect(await textOf(page.locator('.option-preview'))).toMatch(/^If you choose this:/);
    await spaceOf(page, 'vichada').hover({ position: { x: 60, y: 20 } });
    const closer = page.locator('.inspector');
    await closer.getByText('Can’t be chosen for this question').waitFor();
    await closer.locator('.inspector-fails').first().waitFor();
    await spaceOf(page, 'vichada').click({ position: { x: 60, y: 20 } });
    await closer.getByRole('button', { name: 'Close' }).click();
    await closer.waitFor({ state: 'detached' });
  });

  it('explains the rule that a question comes from', async () => {
    const page = await rig.page();
    await beginGame(page);
    await page.getByRole('button', { name: 'Rule 2.3.4' }).click();
    const help = page.locator('.help');
    await expect.poll(async () => (await textOf(help)).length).toBeGreaterThan(200);
    await savePicture(page, 'help');
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
  });
});
