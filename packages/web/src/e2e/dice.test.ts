import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buttonOf, choose, openRecord, textOf, waitForAnswer, waitForOption } from './page-actions.js';
import { attackGame, warOfIdeasGame } from './records.js';
import { CHROMIUM, INSTANT, openTestRig, savePicture, type TestRig } from './test-rig.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

describe.skipIf(!CHROMIUM)('dice (needs Chromium)', () => {
  let rig: TestRig;
  beforeAll(async () => {
    rig = await openTestRig();
  });
  afterAll(() => rig.close());

  it('are rolled on the board in Labyrinth, with the number needed before and after', async () => {
    const page = await rig.page(INSTANT);
    await openRecord(page, warOfIdeasGame());
    await page.getByRole('button', { name: /^I am/ }).click();
    await waitForOption(page);
    await choose(page, 'war-of-ideas');
    const option = buttonOf(page, 'space:gulf-states');
    expect(await textOf(option)).toMatch(/Roll: \d\+? \(\d+%\)/);
    await waitForAnswer(page, () => option.click());
    const dice = page.locator('.board-dice');
    await dice.locator('.game-die').first().waitFor();
    expect(await textOf(dice)).toMatch(/needed 5\+: (success|failure)/);
    expect(await textOf(dice)).toMatch(/US.*Gulf States/);
    await savePicture(page, 'dice-labyrinth');
    await dice.getByRole('button').click();
    expect(await dice.count()).toBe(0);
  });

  it('are rolled on the board in Andean Abyss', async () => {
    const page = await rig.page(INSTANT);
    await openRecord(page, attackGame());
    await waitForOption(page);
    await choose(page, 'attack');
    const option = buttonOf(page, 'space:cali');
    expect(await textOf(option)).toContain('Roll: 1–3 (50%)');
    await waitForAnswer(page, () => option.click());
    const dice = page.locator('.board-dice');
    await dice.locator('.game-die').first().waitFor();
    expect(await textOf(dice)).toMatch(/Cali.*rolled \d, needed 1–3: success.*Cali: −2 Police/);
    await savePicture(page, 'dice-andean-abyss');
  });

  it('need a second tap on a touch screen, and an answer that can be undone does not', async () => {
    const page = await rig.page({ ...PHONE, ...INSTANT });
    await openRecord(page, attackGame());
    await waitForOption(page);
    await waitForAnswer(page, () => buttonOf(page, 'attack').tap());
    await waitForOption(page);
    const option = buttonOf(page, 'space:cali');
    await option.tap();
    await page
      .locator('.prompt-armed')
      .getByText(/Cali.*Tap again/)
      .waitFor();
    expect(await page.locator('.board-dice').count()).toBe(0);
    await savePicture(page, 'dice-second-tap');
    await waitForAnswer(page, () => option.tap());
    await page.locator('.board-dice .game-die').first().waitFor();
    await savePicture(page, 'dice-phone');
  });
});
