import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answering, begin, boardOf, buttonOf, choose, optionsOf, promptOf, question } from './page-actions.js';
import { CHROMIUM, INSTANT, openTestRig, picture, type TestRig } from './test-rig.js';

describe.skipIf(!CHROMIUM)('one local game in two tabs (needs Chromium)', () => {
  let stage: TestRig;
  beforeAll(async () => {
    stage = await openTestRig();
  });
  afterAll(() => stage.close());

  const elsewhere = (page: Page) => page.locator('.played-elsewhere');
  const playHere = (page: Page) => page.getByRole('button', { name: 'Play here' }).click();
  const seen = async (page: Page) => [await boardOf(page), await promptOf(page), await optionsOf(page)];
  /** The same page in another tab of the same browser. */
  async function anotherTab(page: Page): Promise<Page> {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.locator('.board').waitFor();
    return other;
  }
  /** Two boards show the same pieces, whatever can be chosen on them. */
  const sameBoard = async (one: Page, other: Page) => {
    const pieces = async (page: Page) =>
      (await boardOf(page)).map((label) => label.replace(/\W*can be chosen\W*/i, ''));
    const there = await pieces(other);
    await expect.poll(() => pieces(one)).toEqual(there);
  };

  it('is played in one and shown in the other, and changes hands without losing an answer', async () => {
    const first = await stage.page(INSTANT);
    await begin(first);
    const second = await anotherTab(first);
    await elsewhere(second).waitFor();
    expect(await optionsOf(second)).toEqual([]);
    await picture(second, 'played-in-another-tab');

    // What is played in one is shown in the other, also what is taken back.
    await choose(first, 'train', 'space:cali', 'number:2');
    await sameBoard(second, first);
    await answering(first, () => first.getByRole('button', { name: 'Undo' }).click());
    await question(first);
    await sameBoard(second, first);

    const before = await seen(first);
    await playHere(second);
    await question(second);
    expect(await seen(second)).toEqual(before);
    await elsewhere(first).waitFor();
    expect(await optionsOf(first)).toEqual([]);
    await choose(second, 'number:2', 'number:4');
    await sameBoard(first, second);

    // The fault: what both tabs stored could not be opened any more.
    await first.reload();
    await elsewhere(first).waitFor();
    await sameBoard(first, second);
    const now = await seen(second);
    await playHere(first);
    await question(first);
    expect(await seen(first)).toEqual(now);
    await first.reload();
    await question(first);
    expect(await seen(first)).toEqual(now);

    // Once the other tab is closed, nobody is asked who plays.
    await first.close();
    await second.reload();
    await question(second);
    expect(await seen(second)).toEqual(now);
  });

  it('is played in the tab that was opened last where the browser has no locks', async () => {
    const first = await stage.page(INSTANT);
    await first
      .context()
      .addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined }));
    await begin(first);
    const second = await anotherTab(first);
    await question(second);
    await elsewhere(first).waitFor();
    await choose(second, 'train', 'space:cali');
    await playHere(first);
    await question(first);
    await elsewhere(second).waitFor();
    expect(await promptOf(first)).not.toBe('');
    await choose(first, 'number:2');
    await sameBoard(second, first);
  });

  /** Changes what the browser has stored of the page's game, as another page would. */
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

  it('takes no answer where another page has written meanwhile, and says so', async () => {
    const page = await stage.page(INSTANT);
    await begin(page);
    const before = await seen(page);
    await tamper(page, 'claim');
    await buttonOf(page, 'train').click();
    await page.getByText('Your answer was not taken').waitFor();
    await elsewhere(page).waitFor();
    await playHere(page);
    await question(page);
    expect(await seen(page)).toEqual(before);
  });

  it('is cut back to what the rules accept if two tabs once stored it in turns, and says so', async () => {
    const page = await stage.page(INSTANT);
    await begin(page);
    await choose(page, 'train', 'space:cali');
    const before = await seen(page);
    await tamper(page, 'interleave');
    await page.reload();
    await question(page);
    expect(await seen(page)).toEqual(before);
    const banner = page.locator('.banner-removed');
    await banner.getByText('2 stored answers do not fit').waitFor();
    await picture(page, 'answers-cut-off');

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      banner.getByRole('button', { name: 'Save what was cut off' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^removed-1-andean-abyss-.*\.json$/);

    // It stays so until the player has had enough of it.
    await choose(page, 'number:2');
    await page.reload();
    await question(page);
    await banner.getByRole('button', { name: 'Discard it' }).click();
    await banner.waitFor({ state: 'detached' });
    const after = await seen(page);
    await page.reload();
    await question(page);
    expect(await seen(page)).toEqual(after);
    expect(await banner.count()).toBe(0);
  });
});
