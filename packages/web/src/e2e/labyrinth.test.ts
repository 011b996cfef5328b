import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lesson } from '../games/labyrinth/lesson/lesson.js';
import { boardOf, buttonOf, choose, optionsOf, question, spaceOf } from './hands.js';
import { CHROMIUM, openStage, picture, type Stage } from './stage.js';

const INSTANT = { reducedMotion: 'reduce' } as const;

describe.skipIf(!CHROMIUM)('Labyrinth (needs Chromium)', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage.close());

  it('alone: two Action Phases of the US by the guided game, the Jihadists’ between them, and on from there', async () => {
    const page = await stage.page(INSTANT);
    await page.goto(`${stage.address}/learn/labyrinth`);
    const next = page.locator('.coach').getByRole('button', { name: 'Go on' });
    for (const [i, { answer }] of lesson.steps.entries()) {
      await page
        .locator('.coach-count')
        .getByText(new RegExp(`\\b${i + 1}\\b.*\\b${lesson.steps.length}\\b`))
        .waitFor();
      if (i === lesson.steps.length - 1) break;
      if (answer === undefined) {
        await next.click();
        continue;
      }
      await question(page);
      await buttonOf(page, answer).click();
    }
    const pakistan = await spaceOf(page, 'pakistan').getAttribute('aria-label');
    expect(pakistan).toMatch(/Fair, Ally/);
    await picture(page, 'labyrinth');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForURL(/\/play\//);
    await question(page);
    const before = await boardOf(page);
    const [card] = await optionsOf(page);
    expect(card).toMatch(/^card:/);
    await choose(page, card);
    expect(await boardOf(page)).toHaveLength(before.length);
  });

  it('for two: a Jihadist Action Phase across the network, then the US is asked, and sees no hidden card', async () => {
    const maker = await stage.page(INSTANT);
    await maker.goto(`${stage.address}/new/labyrinth`);
    await maker.getByRole('radio', { name: 'Online' }).check();
    await maker.getByRole('button', { name: 'Make the match' }).click();
    const links = maker.locator('.made .link');
    await links.first().waitFor();
    const addresses = await links.evaluateAll((all) => all.map((it) => it.querySelector('input')?.value ?? ''));
    const sitDown = async (address: string): Promise<Page> => {
      const page = await stage.page(INSTANT);
      await page.goto(address);
      await page.locator('.board').waitFor();
      return page;
    };
    const us = await sitDown(addresses[0]);
    const jihadist = await sitDown(addresses[1]);
    await question(jihadist);
    expect(await optionsOf(us)).toEqual([]);
    const hand = await optionsOf(jihadist);
    expect(hand.length).toBe(9);
    const asked = us.locator('.prompt [data-option]:not([aria-disabled=true])');
    for (let answers = 0; (await asked.count()) === 0; answers++) {
      expect(answers).toBeLessThan(60);
      const [option] = await optionsOf(jihadist);
      if (option !== undefined) await buttonOf(jihadist, option).click();
      await us.waitForTimeout(150);
    }
    const mine = await optionsOf(us);
    expect(mine.filter((card) => hand.includes(card))).toEqual([]);
  });
});
