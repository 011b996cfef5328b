import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lesson } from '../games/labyrinth/lesson/lesson.js';
import { elementAt } from '../testing/element-at.js';
import {
  boardLabels,
  buttonOf,
  choose,
  firstOption,
  followLesson,
  makeMatch,
  openSeat,
  optionsOf,
  spaceOf,
  startOwnGame,
  waitForAnswer,
  waitForOption,
} from './page-actions.js';
import { CHROMIUM, INSTANT, openTestRig, savePicture, type TestRig } from './test-rig.js';

describe.skipIf(!CHROMIUM)('Labyrinth (needs Chromium)', () => {
  let rig: TestRig;
  beforeAll(async () => {
    rig = await openTestRig();
  });
  afterAll(() => rig.close());

  it('solitaire: the lesson’s two US Action Phases with the Jihadists’ between them, and into a game of one’s own', async () => {
    const page = await rig.page(INSTANT);
    await followLesson(page, 'labyrinth', lesson);
    const pakistan = await spaceOf(page, 'pakistan').getAttribute('aria-label');
    expect(pakistan).toMatch(/Fair, Ally/);
    await savePicture(page, 'labyrinth');
    // A tested country has a box, the others are names on the land; routes lie below both.
    const drawing = (country: string) => page.locator(`.board [data-contents="${country}"]`);
    expect(await drawing('pakistan').locator('.lab-head').count()).toBe(1);
    expect(await drawing('sudan').getAttribute('class')).toBe('lab-quiet-name');
    const isAbove = await drawing('sudan').evaluate((name) => {
      const routes = document.querySelector('.board .lab-lines');
      return routes !== null && (routes.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    });
    expect(isAbove).toBe(true);
    await startOwnGame(page);
    const before = await boardLabels(page);
    const card = await firstOption(page);
    expect(card).toMatch(/^card:/);
    await choose(page, card);
    expect(await boardLabels(page)).toHaveLength(before.length);
  });

  it('for two: an online Jihadist Action Phase, then the US is asked, and sees no hidden card', async () => {
    const links = [...(await makeMatch(await rig.page(INSTANT), 'labyrinth')).values()];
    const us = await openSeat(rig, elementAt(links, 0));
    const jihadist = await openSeat(rig, elementAt(links, 1));
    await waitForOption(jihadist);
    expect(await optionsOf(us)).toEqual([]);
    const hand = await optionsOf(jihadist);
    expect(hand.length).toBe(9);
    for (let answers = 0; (await optionsOf(us)).length === 0; answers++) {
      expect(answers).toBeLessThan(60);
      const option = await firstOption(jihadist);
      await waitForAnswer(jihadist, () => buttonOf(jihadist, option).click());
      // Either page may be asked next.
      await Promise.race([waitForOption(us), waitForOption(jihadist)]);
    }
    const mine = await optionsOf(us);
    expect(mine.filter((card) => hand.includes(card))).toEqual([]);
  });
});
