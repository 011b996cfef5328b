import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { lesson } from '../games/andean-abyss/lesson/lesson.js';
import {
  buttonOf,
  coverOf,
  nextLessonStep,
  optionsOf,
  startOwnGame,
  waitForLessonStep,
  waitForOption,
} from './page-actions.js';
import { CHROMIUM, openTestRig, savePicture, type TestRig } from './test-rig.js';

describe.skipIf(!CHROMIUM)('the lesson (needs Chromium)', () => {
  let rig: TestRig;
  beforeAll(async () => {
    rig = await openTestRig();
  });
  afterAll(() => rig.close());

  const at = (page: Page, step: number) => waitForLessonStep(page, lesson, step);

  it('can be followed to its end, despite wrong clicks', async () => {
    // A low laptop, where the button in question may have to be scrolled into view.
    const page = await rig.page({ reducedMotion: 'reduce', viewport: { width: 1366, height: 650 } });
    await coverOf(page).getByRole('link', { name: 'Learn to play' }).click();
    for (const [i, { answer }] of lesson.steps.entries()) {
      await at(page, i);
      if (i === lesson.steps.length - 1) break;
      if (answer === undefined) {
        const [option] = await optionsOf(page);
        if (option !== undefined) {
          await buttonOf(page, option).click();
          await page.locator('.coach-hint').waitFor();
          await at(page, i);
        }
        await nextLessonStep(page);
        continue;
      }
      await waitForOption(page);
      const wrong = (await optionsOf(page)).find((option) => option !== answer);
      if (wrong !== undefined) {
        await buttonOf(page, wrong).click();
        await page.locator('.coach-hint').waitFor();
        await at(page, i);
      }
      if (i === 4) {
        // Everything but the button is dimmed, an arrow points at it, and the lesson can be left and resumed.
        await page.reload();
        await at(page, i);
        await waitForOption(page);
        await page.locator('.spotlight-arrow').waitFor();
        await page.waitForFunction((option) => {
          const button = document.querySelector(`.prompt [data-option="${option}"]`)?.getBoundingClientRect();
          const light = document.querySelector('.spotlight')?.getBoundingClientRect();
          return button && light && light.top <= button.top && light.bottom >= button.bottom;
        }, answer);
        await savePicture(page, 'lesson');
      }
      await page.waitForFunction((option) => {
        const light = document.querySelector('.spotlight')?.getBoundingClientRect();
        if (!light) return false;
        const lit = document.elementFromPoint(light.left + light.width / 2, light.top + light.height / 2);
        return lit?.closest<HTMLElement>('[data-option]')?.dataset.option === option;
      }, answer);
      // The table page's shortcuts have no effect on the lesson.
      await page.keyboard.press('u');
      await buttonOf(page, answer).click();
    }
    await savePicture(page, 'lesson-end');
    await startOwnGame(page);
  });
});
