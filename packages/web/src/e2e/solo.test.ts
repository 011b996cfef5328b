import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answering,
  begin,
  boardOf,
  buttonOf,
  choose,
  cover,
  movePointerAway,
  optionsOf,
  promptOf,
  question,
  sameChance,
  spaceOf,
  textOf,
} from './page-actions.js';
import { CHROMIUM, openTestRig, picture, type TestRig } from './test-rig.js';

describe.skipIf(!CHROMIUM)('alone at the table (needs Chromium)', () => {
  let stage: TestRig;
  beforeAll(async () => {
    stage = await openTestRig();
  });
  afterAll(() => stage.close());

  it('is two clicks from the home page to a card that is played', async () => {
    const page = await stage.page();
    await sameChance(page);
    await cover(page).getByRole('button', { name: 'Play now' }).click();
    await question(page);
    expect(await optionsOf(page)).toContain('pass');
    await picture(page, 'first-question');
    const log = page.locator('.log');
    await answering(page, () => page.getByRole('button', { name: /^\d?\s*Pass/ }).click());
    await log
      .getByText(/^Government passes/)
      .first()
      .waitFor();
    // The bots have had their turns, and the next card asks again.
    await question(page);
    expect(await promptOf(page)).toMatch(/Eligible/);
  });

  it('is played on the board as well as by buttons, and moves pieces', async () => {
    const page = await stage.page();
    await begin(page);
    await choose(page, 'train');
    const before = await boardOf(page);
    await answering(page, () => spaceOf(page, 'cali').click());
    await question(page);
    expect(await optionsOf(page)).toContain('number:1');
    await choose(page, 'number:1');
    await choose(page, 'number:1');
    // What an amount says is what it is, also where the least of them is not 0.
    await choose(page, 'done', 'space:cali', 'civic-action');
    for (const option of await optionsOf(page)) {
      expect((await textOf(buttonOf(page, option))).trim()).toBe(option.slice('number:'.length));
    }
    expect(await boardOf(page)).not.toEqual(before);
  });

  it('takes back exactly what was done, and nothing that bots or dice have shown', async () => {
    const page = await stage.page({ reducedMotion: 'reduce' });
    await begin(page);
    const undo = page.getByRole('button', { name: 'Undo' });
    expect(await undo.isDisabled()).toBe(true);
    const states: string[] = [];
    const state = async () => {
      await movePointerAway(page);
      return JSON.stringify([
        await boardOf(page),
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
      await answering(page, () => undo.click());
      await question(page);
      await expect.poll(state).toBe(before);
    }
    expect(await undo.isDisabled()).toBe(true);
  });

  it('is found again after the page was left, from the home page', async () => {
    const page = await stage.page({ reducedMotion: 'reduce' });
    await begin(page);
    await choose(page, 'train', 'space:cali', 'number:2');
    const before = [await boardOf(page), await optionsOf(page), await promptOf(page)];
    await page.reload();
    await question(page);
    expect([await boardOf(page), await optionsOf(page), await promptOf(page)]).toEqual(before);

    await page.goto(stage.address);
    const row = page.locator('.row').filter({ hasText: 'Andean Abyss' });
    await row.getByText('Your turn').waitFor();
    await picture(page, 'home-with-a-game');
    await row.getByRole('link', { name: /^Continue/ }).click();
    await question(page);
    expect([await boardOf(page), await optionsOf(page), await promptOf(page)]).toEqual(before);
    // What was done before the page was left can still be taken back.
    await answering(page, () => page.getByRole('button', { name: 'Undo' }).click());
    await question(page);
  });

  it('tells what an option would bring before it is taken, and why a space cannot be chosen', async () => {
    const page = await stage.page({ reducedMotion: 'reduce' });
    await begin(page);
    await choose(page, 'train');
    await buttonOf(page, 'space:bogota').hover();
    await page.locator('.option-preview li').first().waitFor();
    await spaceOf(page, 'vichada').hover({ position: { x: 60, y: 20 } });
    const closer = page.locator('.inspector');
    await closer.getByText('Not among the choices').waitFor();
    await closer.locator('.inspector-fails').first().waitFor();
  });

  it('explains the rule that a question comes from', async () => {
    const page = await stage.page();
    await begin(page);
    await page.getByRole('button', { name: 'Rule 2.3.4' }).click();
    const help = page.locator('.help');
    await expect.poll(async () => (await textOf(help)).length).toBeGreaterThan(200);
    await picture(page, 'help');
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
  });
});
