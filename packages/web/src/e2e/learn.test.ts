import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lesson } from '../games/andean-abyss/lesson/lesson.js';
import { lesson as struggle } from '../games/imperial-struggle/lesson/lesson.js';
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

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

/** The guide's text can be read, the button in question is whole in sight, and no arrow lies on another button. */
function isGuideInSight(option: string): boolean {
  const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const [guide, around, button, list] = [
    boxOf('.coach-text'),
    boxOf('.prompt-coach'),
    boxOf(`.prompt [data-option="${option}"]`),
    boxOf('.prompt-scroll'),
  ];
  if (!guide || !around || !button || !list) return false;
  const arrow = boxOf('.spotlight-arrow');
  const isCovered = [...document.querySelectorAll('.prompt [data-option], .board text')].some((it) => {
    const { left, right, top, bottom } = it.getBoundingClientRect();
    return arrow && left < arrow.right && right > arrow.left && top < arrow.bottom && bottom > arrow.top;
  });
  return (
    guide.top >= around.top &&
    guide.top + 40 < around.bottom &&
    button.top >= list.top &&
    button.bottom <= list.bottom &&
    !isCovered
  );
}

/** The lit part of the page lies over an element. */
function isFramed(selector: string): boolean {
  const target = document.querySelector(selector)?.getBoundingClientRect();
  return [...document.querySelectorAll('.spotlight')].some((it) => {
    const light = it.getBoundingClientRect();
    return target && Math.abs(light.left + 4 - target.left) < 9 && Math.abs(light.right - 4 - target.right) < 9;
  });
}

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
    for (const [i, { answer, text }] of lesson.steps.entries()) {
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
      await page.waitForFunction(isGuideInSight, answer);
      if (text.key === 'lesson.operation') {
        // On a higher laptop every option has room for its whole text.
        await page.setViewportSize({ width: 1366, height: 768 });
        const labels = page.locator('.choices-actions .choice-label');
        expect(await labels.evaluateAll((all) => all.filter((it) => it.scrollWidth > it.clientWidth + 1).length)).toBe(
          0,
        );
        await page.setViewportSize({ width: 1366, height: 650 });
      }
      if (text.key === 'lesson.enough')
        expect(await page.locator('.choices-same span').textContent()).toBe('As in Cali: Troops 2, Police 4');
      const wrong = (await optionsOf(page)).find((option) => option !== answer);
      if (wrong !== undefined) {
        await buttonOf(page, wrong).click();
        await page.locator('.coach-hint').waitFor();
        await at(page, i);
      }
      if (i === 4) {
        // Everything but the button is dimmed, and the lesson can be left and resumed.
        await page.reload();
        await at(page, i);
        await waitForOption(page);
        await page.waitForFunction((option) => {
          const button = document
            .querySelector(`:is(.prompt, .hand) [data-option="${option}"]`)
            ?.getBoundingClientRect();
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

  it('on a phone keeps its guide, the option and the space in sight, and steps aside for what is opened', async () => {
    const page = await rig.page(PHONE);
    await page.goto(new URL('/learn/imperial-struggle', page.url()).href);
    const situation = page.locator('[data-drawer=panels]');
    for (const [i, { answer, text }] of struggle.steps.entries()) {
      await waitForLessonStep(page, struggle, i);
      switch (text.key) {
        case 'lesson.spaces':
          // Of the five kinds, those in the Region that the screen shows are framed, and nothing is dimmed.
          await page.locator('.spotlight').first().waitFor();
          expect(await page.locator('.spotlight-dimming').count()).toBe(0);
          break;
        case 'lesson.pays': {
          // The button that opens the panel is framed, then the panel, which nothing covers.
          await page.waitForFunction(isFramed, '[data-drawer=panels]');
          await situation.tap();
          await page.waitForFunction(isFramed, 'section[aria-labelledby=is-scoring]');
          const covering = await page.locator('.coach').evaluate((coach) => {
            const { left, top, width } = coach.getBoundingClientRect();
            return document.elementFromPoint(left + width / 2, top + 10)?.closest('.table-side, .coach')?.className;
          });
          expect(covering).toBe('table-side');
          await situation.tap();
          break;
        }
        case 'lesson.martinique': {
          await page.waitForFunction(() => {
            const map = document.querySelector('.table-map')?.getBoundingClientRect();
            const space = document.querySelector('.board [data-space=martinique]')?.getBoundingClientRect();
            return map && space && space.left > map.left && space.right < map.right && space.bottom < map.bottom;
          });
          await savePicture(page, 'lesson-phone');
          // The option lies behind the opened log.
          await page.locator('[data-drawer=log]').tap();
          await page.locator('.spotlight').waitFor({ state: 'detached' });
          await page.locator('[data-drawer=log]').tap();
          break;
        }
        default:
      }
      if (i === struggle.steps.length - 1) break;
      if (answer === undefined) {
        await nextLessonStep(page);
        continue;
      }
      await waitForOption(page);
      await page.waitForFunction(isGuideInSight, answer);
      await buttonOf(page, answer).tap();
    }
  });
});
