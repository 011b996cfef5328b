import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  beginGame,
  boardLabels,
  buttonOf,
  choose,
  optionsOf,
  promptOf,
  waitForAnswer,
  waitForOption,
} from './page-actions.js';
import { CHROMIUM, INSTANT, openTestRig, savePicture, type TestRig } from './test-rig.js';

describe.skipIf(!CHROMIUM)('one local game in two tabs (needs Chromium)', () => {
  let rig: TestRig;
  beforeAll(async () => {
    rig = await openTestRig();
  });
  afterAll(() => rig.close());

  const elsewhere = (page: Page) => page.locator('.played-elsewhere');
  const playHere = (page: Page) => page.getByRole('button', { name: 'Play here' }).click();
  const seen = async (page: Page) => [await boardLabels(page), await promptOf(page), await optionsOf(page)];
  /** The same page in another tab of the same browser. */
  async function anotherTab(page: Page): Promise<Page> {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.locator('.board').waitFor();
    return other;
  }
  /** What two boards must have in common: the pieces, but not the options. */
  const sameBoard = async (one: Page, other: Page) => {
    const pieces = async (page: Page) =>
      (await boardLabels(page)).map((label) => label.replace(/\W*can be chosen\W*/i, ''));
    const there = await pieces(other);
    await expect.poll(() => pieces(one)).toEqual(there);
  };

  it('is played in one and shown in the other, and changes tabs without losing an answer', async () => {
    const first = await rig.page(INSTANT);
    await beginGame(first);
    const second = await anotherTab(first);
    await elsewhere(second).waitFor();
    expect(await optionsOf(second)).toEqual([]);
    await savePicture(second, 'played-in-another-tab');

    // The other tab follows every answer and every undo.
    await choose(first, 'train', 'space:cali', 'number:2');
    await sameBoard(second, first);
    await waitForAnswer(first, () => first.getByRole('button', { name: 'Undo' }).click());
    await waitForOption(first);
    await sameBoard(second, first);

    const before = await seen(first);
    await playHere(second);
    await waitForOption(second);
    expect(await seen(second)).toEqual(before);
    await elsewhere(first).waitFor();
    expect(await optionsOf(first)).toEqual([]);
    await choose(second, 'number:2', 'number:4');
    await sameBoard(first, second);

    // A game that both tabs had stored could once not be opened any more.
    await first.reload();
    await elsewhere(first).waitFor();
    await sameBoard(first, second);
    const now = await seen(second);
    await playHere(first);
    await waitForOption(first);
    expect(await seen(first)).toEqual(now);
    await first.reload();
    await waitForOption(first);
    expect(await seen(first)).toEqual(now);

    // Once the other tab is closed, the page doesn't ask which tab plays.
    await first.close();
    await second.reload();
    await waitForOption(second);
    expect(await seen(second)).toEqual(now);
  });

  it('is played in the tab that was opened last where the browser has no locks', async () => {
    const first = await rig.page(INSTANT);
    await first
      .context()
      .addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined }));
    await beginGame(first);
    const second = await anotherTab(first);
    await waitForOption(second);
    await elsewhere(first).waitFor();
    await choose(second, 'train', 'space:cali');
    await playHere(first);
    await waitForOption(first);
    await elsewhere(second).waitFor();
    expect(await promptOf(first)).not.toBe('');
    await choose(first, 'number:2');
    await sameBoard(second, first);
  });

  /** Changes the stored game, as another page would. */
  const tamper = (page: Page, how: 'interleave' | 'claim') =>
    page.evaluate(
      async ({ id, how }) => {
        const done = <T>(request: IDBRequest<T>) =>
          new Promise<T>((resolve, reject) => {
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error);
          });
        const database = await done(indexedDB.open('sandtable'));
        const change = database.transaction(['games', 'answers'], 'readwrite');
        const games = change.objectStore('games');
        const answers = change.objectStore('answers');
        const saved = await done(games.get(id));
        if (how === 'claim') await done(games.put({ ...saved, writer: 'another page' }));
        else {
          const wrong = { seat: 'government', option: 'number:99' };
          await done(answers.put(wrong, [id, saved.answers]));
          await done(answers.put(wrong, [id, saved.answers + 2]));
          await done(games.put({ ...saved, answers: saved.answers + 3 }));
        }
        database.close();
      },
      { id: new URL(page.url()).pathname.split('/').at(-1) ?? '', how },
    );

  it('rejects an answer if another page has written meanwhile, and says so', async () => {
    const page = await rig.page(INSTANT);
    await beginGame(page);
    const before = await seen(page);
    await tamper(page, 'claim');
    await buttonOf(page, 'train').click();
    await page.getByText('Your answer was not used').waitFor();
    await elsewhere(page).waitFor();
    await playHere(page);
    await waitForOption(page);
    expect(await seen(page)).toEqual(before);
  });

  it('is cut back to what the rules accept if two tabs have stored it alternately, and says so', async () => {
    const page = await rig.page(INSTANT);
    await beginGame(page);
    await choose(page, 'train', 'space:cali');
    const before = await seen(page);
    await tamper(page, 'interleave');
    await page.reload();
    await waitForOption(page);
    expect(await seen(page)).toEqual(before);
    const banner = page.locator('.banner-removed');
    await banner.getByText('2 stored answers do not fit').waitFor();
    await savePicture(page, 'answers-cut-off');

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      banner.getByRole('button', { name: 'Save the removed answers' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^removed-1-andean-abyss-.*\.json$/);

    // The notice stays until the player discards it.
    await choose(page, 'number:2');
    await page.reload();
    await waitForOption(page);
    await banner.getByRole('button', { name: 'Discard them' }).click();
    await banner.waitFor({ state: 'detached' });
    const after = await seen(page);
    await page.reload();
    await waitForOption(page);
    expect(await seen(page)).toEqual(after);
    expect(await banner.count()).toBe(0);
  });
});
