import type { Locator, Page } from 'playwright-core';
import type { Lesson } from '../learn/lesson.js';
import { INSTANT, type TestRig } from './test-rig.js';

/** What a person does at the table, by what they see there. */

const QUESTION = '.prompt .choices';
const OPTION = '.prompt [data-option]:not([aria-disabled=true])';

export const buttonOf = (page: Page, option: string) => page.locator(`.prompt [data-option="${option}"]`);
export const spaceOf = (page: Page, space: string) => page.locator(`.board [data-space="${space}"]`);

export const textOf = async (locator: Locator): Promise<string> => (await locator.textContent()) ?? '';

/** Waits until something is asked. */
export const question = (page: Page) => page.locator(OPTION).first().waitFor();

/** The first visit ends when the service worker keeps the app's files and hands out the pages. */
export const waitForServiceWorker = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });

/** What says that the server can't be reached. */
export const serverNotice = (page: Page) => page.locator('.server-notice');

/** The game's card on the home page. */
export const cover = (page: Page) => page.locator('.cover', { hasText: 'Andean Abyss' });

/** From the home page to the first question: one click begins, and the game asks. */
export async function playNow(page: Page): Promise<void> {
  await cover(page).locator('.cover-play').click();
  await question(page);
}

/** Chance that is the same in every run: for a page that begins one game without being asked for a seed. */
export async function sameChance(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let state = 0;
    crypto.getRandomValues = (bytes) => {
      if (bytes instanceof Uint8Array) for (const i of bytes.keys()) bytes[i] = (++state * 7919) % 251;
      return bytes;
    };
  });
  await page.reload();
}

/** A game by the form for new ones, so that it is the same in every run; a solo game, unless the form is prepared. */
export async function begin(page: Page, seed = 'lesson 2', prepare?: () => Promise<void>): Promise<void> {
  await page.goto(new URL('/new/andean-abyss', page.url()).href);
  await prepare?.();
  await page
    .locator('details', { has: page.locator('input[maxlength="100"]') })
    .locator('summary')
    .click();
  await page.locator('input[maxlength="100"]').fill(seed);
  await page.locator('.new-start button[type=submit]').click();
  await question(page);
}

/** Makes a match across the network by the form, as it is or prepared; gives every link by whose it is. */
export async function makeMatch(
  page: Page,
  game: string,
  prepare?: () => Promise<void>,
): Promise<ReadonlyMap<string, string>> {
  await page.goto(new URL(`/new/${game}`, page.url()).href);
  await page.getByRole('radio', { name: 'Online' }).check();
  await prepare?.();
  await page.getByRole('button', { name: 'Make the match' }).click();
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

/** Somebody opens their link, in a browser of their own, and begins without waiting for the others. */
export async function sitDown(stage: TestRig, link: string | undefined): Promise<Page> {
  const page = await stage.page(INSTANT);
  await page.goto(link ?? '');
  await beginWithoutWaiting(page);
  return page;
}

/** Waits for the table; if the match has not begun, for nobody else. */
export async function beginWithoutWaiting(page: Page): Promise<void> {
  const board = page.locator('.board');
  const begin = page.locator('.gathering-begin button');
  await board.or(begin).first().waitFor();
  if (await begin.isVisible()) await begin.click();
  await board.waitFor();
}

/** Waits until the teacher is at a step. */
export const taughtStep = (page: Page, { steps }: Lesson, step: number) =>
  page
    .locator('.coach-count')
    .getByText(new RegExp(`\\b${step + 1}\\b.*\\b${steps.length}\\b`))
    .waitFor();

export const nextLessonStep = (page: Page) => page.locator('.coach').getByRole('button', { name: 'Go on' }).click();

/** From the end of a guided game into a game of one's own. */
export async function startOwnGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/\/play\//);
  await question(page);
}

/** A guided game to its last step, as the teacher says. */
export async function followLesson(page: Page, game: string, lesson: Lesson): Promise<void> {
  await page.goto(new URL(`/learn/${game}`, page.url()).href);
  for (const [i, { answer }] of lesson.steps.entries()) {
    await taughtStep(page, lesson, i);
    if (i === lesson.steps.length - 1) return;
    if (answer === undefined) {
      await nextLessonStep(page);
      continue;
    }
    await question(page);
    await buttonOf(page, answer).click();
  }
}

/** Opens a record from the home page, as a file. */
export async function openRecord(page: Page, text: string): Promise<void> {
  const buffer = Buffer.from(text);
  await page
    .locator('.record input[type=file]')
    .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer });
}

export const optionsOf = (page: Page): Promise<readonly string[]> =>
  page.locator(OPTION).evaluateAll((all) => all.map((it) => it.getAttribute('data-option') ?? ''));

/** Takes the pointer off everything, so that nothing is shown ahead, and waits for what is drawn when there is time. */
export async function movePointerAway(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
}

/** Does something that answers the question, and waits for the next one. */
export async function answering(page: Page, doing: () => Promise<unknown>): Promise<void> {
  const before = await page.locator(QUESTION).elementHandle();
  await doing();
  // Every question is drawn anew: the old one is gone when the answer has come back.
  await page.waitForFunction((it) => !it?.isConnected, before);
}

/** Answers by button, and waits until something is asked again. */
export async function choose(page: Page, ...options: readonly string[]): Promise<void> {
  for (const option of options) {
    await answering(page, () => buttonOf(page, option).click());
    await question(page);
  }
}

/** What everybody can see on the board: every space as a screen reader tells it. */
export const boardOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.board [data-space]')
    // Whether it can be chosen belongs to the question, not to the board.
    .evaluateAll((all) => all.map((it) => `${it.getAttribute('data-space')}: ${it.getAttribute('aria-label')}`));

export const promptOf = (page: Page): Promise<string> => textOf(page.locator('.prompt-text'));

/** Random numbers that are the same in every run. */
const SEED = 20_26;

/**
 * Plays by buttons alone, any legal answer, until something is there to be seen; gives how many answers it took.
 * It happens within the page: nobody waits for us between two answers.
 */
export const playUntil = (page: Page, sign: string, most = 5000): Promise<number> =>
  page.evaluate(
    async ({ sign, option, seed, most }) => {
      let state = seed;
      const random = (n: number): number => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return Math.floor((state / 2 ** 32) * n);
      };
      const changed = () =>
        new Promise<void>((resolve) => {
          const seen = () => {
            watch.disconnect();
            clearTimeout(timer);
            resolve();
          };
          const watch = new MutationObserver(seen);
          // Something may have changed between looking and watching.
          const timer = setTimeout(seen, 250);
          watch.observe(document.body, { subtree: true, childList: true, attributes: true });
        });
      let last: Element | null = null;
      for (let answers = 0; answers < most; await changed()) {
        if (document.querySelector(sign)) return answers;
        const all = [...document.querySelectorAll<HTMLElement>(option)].filter(
          (it) => !it.dataset.option?.startsWith('aside:'),
        );
        // Whoever never has enough plays long turns: half of the time, enough is enough.
        const enough = all.find((it) => it.dataset.option === 'done');
        const chosen = enough && random(2) === 0 ? enough : all[random(all.length)];
        if (!chosen) continue;
        const asked = chosen.closest('.choices');
        // The page is drawn before it listens; whoever clicks too early clicks again.
        await new Promise((resolve) => setTimeout(resolve));
        chosen.click();
        if (asked !== last) answers++;
        last = asked;
      }
      throw new Error(`${most} answers, and still no ${sign}`);
    },
    { sign, option: OPTION, seed: SEED, most },
  );

/** Waits until something is asked or the game is over, and puts the window with the result aside. */
export async function waitForQuestion(page: Page): Promise<void> {
  const window = page.locator('dialog .result-ranking');
  await page.locator(OPTION).or(window).first().waitFor();
  if ((await window.count()) === 0) return;
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
}

/** So many Propaganda cards have come. */
export const waitForPropagandas = (n: number): string => `.aa-deck-pips i:nth-of-type(${n}).aa-come`;

/** Texts that a person sees or hears and that are names of ours, not words of theirs. */
export const keysSeen = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder], [aria-valuetext]')].flatMap(
      (it) => ['aria-label', 'title', 'placeholder', 'aria-valuetext'].map((name) => it.getAttribute(name) ?? ''),
    );
    const texts = [document.title, document.body.textContent ?? '', ...labels];
    const name =
      /\b(?:desk|ask|log|panel|board|home|new|shell|need|option|lesson|learn|account|cover|play|reason|event|topic|scenario|rule|closer|change|aid)\.[a-z][\w.-]*|\b(?:space|piece|faction|card|number|aside|seat):[a-z0-9-]+|\{\w+\}/g;
    return [...new Set(texts.flatMap((text) => text.match(name) ?? []))];
  });

/** Nothing is wider than the screen. */
export const widerThanScreen = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
