import type { Locator, Page } from 'playwright-core';
import type { Lesson } from '../learn/lesson.js';
import { INSTANT, type TestRig } from './test-rig.js';

/** What a person does on the pages, found by what they see there. */

const QUESTION = '.prompt .choices';
const OPTION = ':is(.prompt, .hand) [data-option]:not([aria-disabled=true])';

export const buttonOf = (page: Page, option: string) => page.locator(`:is(.prompt, .hand) [data-option="${option}"]`);
export const spaceOf = (page: Page, space: string) => page.locator(`.board [data-space="${space}"]`);

export const textOf = async (locator: Locator): Promise<string> => (await locator.textContent()) ?? '';

/** Waits until the page offers an option. */
export const waitForOption = (page: Page) => page.locator(OPTION).first().waitFor();

/** Opens the privacy screen, if the game has one. Nothing is waited for after it. */
export async function passPrivacyScreen(page: Page): Promise<void> {
  const ready = page.locator('.table-privacy-screen button');
  await page.locator(OPTION).first().or(ready).first().waitFor();
  if ((await ready.count()) > 0) await ready.click();
}

/** Waits until the service worker has stored the app's files and serves the pages, which ends the first visit. */
export const waitForServiceWorker = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });

/** The notice that the server can't be reached. */
export const serverNotice = (page: Page) => page.locator('.server-notice');

/** The game's cover on the home page. */
export const coverOf = (page: Page) => page.locator('.cover', { hasText: 'Andean Abyss' });

/** From the home page to the first question, with one click. */
export async function playNow(page: Page): Promise<void> {
  await coverOf(page).locator('.cover-play').click();
  await waitForOption(page);
}

/** Makes the page's random numbers the same in every run, for games that start without a form for the seed. */
export async function fixRandomNumbers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let state = 0;
    crypto.getRandomValues = (bytes) => {
      if (bytes instanceof Uint8Array) for (const i of bytes.keys()) bytes[i] = (++state * 7919) % 251;
      return bytes;
    };
  });
  await page.reload();
}

/**
 * Starts a game with a fixed seed from the form for new games. `prepare` changes the form; by default it is a solo
 * game.
 */
export async function beginGame(page: Page, seed = 'lesson 2', prepare?: () => Promise<void>): Promise<void> {
  await page.goto(new URL('/new/andean-abyss', page.url()).href);
  await prepare?.();
  await page
    .locator('details', { has: page.locator('input[maxlength="100"]') })
    .locator('summary')
    .click();
  await page.locator('input[maxlength="100"]').fill(seed);
  await page.locator('.new-start button[type=submit]').click();
  await waitForOption(page);
}

/** Makes an online match with the form, which `prepare` may change. Returns the links by their names. */
export async function makeMatch(
  page: Page,
  game: string,
  prepare?: () => Promise<void>,
): Promise<ReadonlyMap<string, string>> {
  await page.goto(new URL(`/new/${game}`, page.url()).href);
  await page.getByRole('radio', { name: 'Online' }).check();
  await prepare?.();
  await page.getByRole('button', { name: 'Create the match' }).click();
  const links = page.locator('.made .link');
  await links.first().waitFor();
  return new Map(
    await links.evaluateAll((all) =>
      all.map((it): [string, string] => [
        it.querySelector('.link-name')?.firstChild?.textContent?.trim() ?? '',
        it.querySelector('input')?.value ?? '',
      ]),
    ),
  );
}

/** The link with this name, from those that `makeMatch` returned. */
export function linkOf(links: ReadonlyMap<string, string>, name: string): string {
  const link = links.get(name);
  if (link === undefined) throw new Error(`No link for ${name}, only for ${[...links.keys()].join(', ')}`);
  return link;
}

/** Opens a link in its own browser context, and begins the match without waiting for the others. */
export async function openSeat(rig: TestRig, link: string): Promise<Page> {
  const page = await rig.page(INSTANT);
  await page.goto(link);
  await beginWithoutWaiting(page);
  return page;
}

/** Waits for the board. If the match has not begun, begins it without waiting for the others. */
export async function beginWithoutWaiting(page: Page): Promise<void> {
  const board = page.locator('.board');
  const begin = page.locator('.gathering-begin button');
  await board.or(begin).first().waitFor();
  if (await begin.isVisible()) await begin.click();
  await board.waitFor();
}

/** Waits until the coach is at a step. */
export const waitForLessonStep = (page: Page, { steps }: Lesson, step: number) =>
  page
    .locator('.coach-count')
    .getByText(new RegExp(`\\b${step + 1}\\b.*\\b${steps.length}\\b`))
    .waitFor();

export const nextLessonStep = (page: Page) =>
  page.locator('.coach').getByRole('button', { name: 'Next', exact: true }).click();

/** From the end of a lesson into a game of one's own. */
export async function startOwnGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Keep playing from here' }).click();
  await page.waitForURL(/\/play\//);
  await waitForOption(page);
}

/** Follows the coach to the last step of a lesson. */
export async function followLesson(page: Page, game: string, lesson: Lesson): Promise<void> {
  await page.goto(new URL(`/learn/${game}`, page.url()).href);
  for (const [i, { answer }] of lesson.steps.entries()) {
    await waitForLessonStep(page, lesson, i);
    if (i === lesson.steps.length - 1) return;
    if (answer === undefined) {
      await nextLessonStep(page);
      continue;
    }
    await waitForOption(page);
    await buttonOf(page, answer).click();
  }
}

/** Opens a record file on the home page. */
export async function openRecord(page: Page, text: string): Promise<void> {
  const buffer = Buffer.from(text);
  await page
    .locator('.record input[type=file]')
    .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer });
}

export const optionsOf = (page: Page): Promise<readonly string[]> =>
  page.locator(OPTION).evaluateAll((all) => all.map((it) => it.getAttribute('data-option') ?? ''));

/** The first option that the page offers. */
export async function firstOption(page: Page): Promise<string> {
  const [option] = await optionsOf(page);
  if (option === undefined) throw new Error('The page offers no option');
  return option;
}

/** Moves the pointer away, and waits until no preview shows. */
export async function movePointerAway(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.locator('.option-preview:not([hidden])').waitFor({ state: 'detached' });
}

/** Runs an action that answers the question, and waits until that question is gone. */
export async function waitForAnswer(page: Page, doing: () => Promise<unknown>): Promise<void> {
  const before = await page.locator(QUESTION).elementHandle();
  await doing();
  // Every question gets a new element, so the old one disappears when the answer arrives.
  await page.waitForFunction((it) => !it?.isConnected, before);
}

/** Answers with buttons, and waits for the next question after each. */
export async function choose(page: Page, ...options: readonly string[]): Promise<void> {
  for (const option of options) {
    await waitForAnswer(page, () => buttonOf(page, option).click());
    await waitForOption(page);
  }
}

/** The public contents of the board: every space's label for screen readers. */
export const boardLabels = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.board [data-space]')
    .evaluateAll((all) => all.map((it) => `${it.getAttribute('data-space')}: ${it.getAttribute('aria-label')}`));

export const promptOf = (page: Page): Promise<string> => textOf(page.locator('.prompt-text'));

/** A fixed seed, so that random choices are the same in every run. */
const SEED = 20_26;

/**
 * Plays random options by their buttons until the selector matches. Returns the number of answers.
 * It runs inside the page, so there is no round trip between two answers.
 */
export const playUntil = (page: Page, selector: string, most = 5000): Promise<number> =>
  page.evaluate(
    async ({ selector, option, seed, most }) => {
      let state = seed;
      const random = (n: number): number => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return Math.floor((state / 2 ** 32) * n);
      };
      const changed = () =>
        new Promise<void>((resolve) => {
          const stop = () => {
            watch.disconnect();
            clearTimeout(timer);
            resolve();
          };
          const watch = new MutationObserver(stop);
          // Something may have changed between the check and the observer's start.
          const timer = setTimeout(stop, 250);
          watch.observe(document.body, { subtree: true, childList: true, attributes: true });
        });
      let last: Element | null = null;
      for (let answers = 0; answers < most; await changed()) {
        if (document.querySelector(selector)) return answers;
        const all = [...document.querySelectorAll<HTMLElement>(option)].filter(
          (it) => !it.dataset.option?.startsWith('aside:'),
        );
        // Without this, random turns get very long: half of the time, end with `done`.
        const done = all.find((it) => it.dataset.option === 'done');
        const chosen = done && random(2) === 0 ? done : all[random(all.length)];
        if (!chosen) continue;
        const choices = chosen.closest('.choices');
        // The page renders before it handles clicks, so an early click is repeated.
        await new Promise((resolve) => setTimeout(resolve));
        chosen.click();
        if (choices !== last) answers++;
        last = choices;
      }
      throw new Error(`${most} answers, and still no ${selector}`);
    },
    { selector, option: OPTION, seed: SEED, most },
  );

/** Waits until the page offers an option or the game is over, and closes the result dialog. */
export async function waitForOptionOrResult(page: Page): Promise<void> {
  const result = page.locator('dialog .result-ranking');
  await page.locator(OPTION).or(result).first().waitFor();
  if ((await result.count()) === 0) return;
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
}

export const propagandaSelector = (n: number): string => `.aa-deck-pips i:nth-of-type(${n}).aa-come`;

/** Message keys and placeholders that show up in texts or labels in place of words. */
export const untranslatedKeys = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder], [aria-valuetext]')].flatMap(
      (it) => ['aria-label', 'title', 'placeholder', 'aria-valuetext'].map((name) => it.getAttribute(name) ?? ''),
    );
    const texts = [document.title, document.body.textContent ?? '', ...labels];
    const name =
      /\b(?:desk|ask|log|panel|board|home|new|shell|need|option|lesson|learn|account|cover|play|reason|event|topic|scenario|rule|closer|change|aid)\.[a-z][\w.-]*|\b(?:space|piece|faction|card|number|aside|seat):[a-z0-9-]+|\{\w+\}/g;
    return [...new Set(texts.flatMap((text) => text.match(name) ?? []))];
  });

/** By how many pixels the page is wider than the screen. */
export const overflowWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
