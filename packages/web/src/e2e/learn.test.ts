import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { lesson } from '../games/andean-abyss/lesson/lesson.js';
import { buttonOf, cover, nextLessonStep, optionsOf, question, startOwnGame, taughtStep } from './page-actions.js';
import { CHROMIUM, openTestRig, picture, type TestRig } from './test-rig.js';

describe.skipIf(!CHROMIUM)('the guided first game (needs Chromium)', () => {
  let stage: TestRig;
  beforeAll(async () => {
    stage = await openTestRig();
  });
  afterAll(() => stage.close());

  const at = (page: Page, step: number) => taughtStep(page, lesson, step);

  it('is gone through to its end, wrong clicks and all', async () => {
    const page = await stage.page({ reducedMotion: 'reduce' });
    await cover(page).getByRole('link', { name: 'Learn to play' }).click();
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
      await question(page);
      const wrong = (await optionsOf(page)).find((option) => option !== answer);
      if (wrong !== undefined) {
        await buttonOf(page, wrong).click();
        await page.locator('.coach-hint').waitFor();
        await at(page, i);
      }
      if (i === 4) await picture(page, 'lesson');
      // Keys that do something at the table do nothing to the lesson.
      await page.keyboard.press('u');
      await buttonOf(page, answer).click();
    }
    await picture(page, 'lesson-end');
    await startOwnGame(page);
  });
});
