import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lesson } from '../games/labyrinth/lesson/lesson.js';
import {
  answering,
  boardOf,
  buttonOf,
  choose,
  followLesson,
  makeMatch,
  optionsOf,
  question,
  sitDown,
  spaceOf,
  startOwnGame,
} from './page-actions.js';
import { CHROMIUM, INSTANT, openTestRig, picture, type TestRig } from './test-rig.js';

describe.skipIf(!CHROMIUM)('Labyrinth (needs Chromium)', () => {
  let stage: TestRig;
  beforeAll(async () => {
    stage = await openTestRig();
  });
  afterAll(() => stage.close());

  it('alone: two Action Phases of the US by the guided game, the Jihadists’ between them, and on from there', async () => {
    const page = await stage.page(INSTANT);
    await followLesson(page, 'labyrinth', lesson);
    const pakistan = await spaceOf(page, 'pakistan').getAttribute('aria-label');
    expect(pakistan).toMatch(/Fair, Ally/);
    await picture(page, 'labyrinth');
    await startOwnGame(page);
    const before = await boardOf(page);
    const [card] = await optionsOf(page);
    expect(card).toMatch(/^card:/);
    await choose(page, card);
    expect(await boardOf(page)).toHaveLength(before.length);
  });

  it('for two: a Jihadist Action Phase across the network, then the US is asked, and sees no hidden card', async () => {
    const links = [...(await makeMatch(await stage.page(INSTANT), 'labyrinth')).values()];
    const us = await sitDown(stage, links[0]);
    const jihadist = await sitDown(stage, links[1]);
    await question(jihadist);
    expect(await optionsOf(us)).toEqual([]);
    const hand = await optionsOf(jihadist);
    expect(hand.length).toBe(9);
    for (let answers = 0; (await optionsOf(us)).length === 0; answers++) {
      expect(answers).toBeLessThan(60);
      const [option] = await optionsOf(jihadist);
      await answering(jihadist, () => buttonOf(jihadist, option).click());
      // Whoever is asked next.
      await Promise.race([question(us), question(jihadist)]);
    }
    const mine = await optionsOf(us);
    expect(mine.filter((card) => hand.includes(card))).toEqual([]);
  });
});
