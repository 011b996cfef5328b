import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { elementAt } from '../testing/element-at.js';
import {
  boardLabels,
  choose,
  linkOf,
  makeMatch,
  openSeat,
  optionsOf,
  playUntil,
  propagandaSelector,
  textOf,
  waitForAnswer,
  waitForOption,
} from './page-actions.js';
import { CHROMIUM, INSTANT, openTestRig, savePicture, type TestRig } from './test-rig.js';

describe.skipIf(!CHROMIUM)('online (needs Chromium)', () => {
  let rig: TestRig;
  beforeAll(async () => {
    rig = await openTestRig();
  });
  afterAll(() => rig.close());

  async function matchForTwo(page: Page): Promise<ReadonlyMap<string, string>> {
    const links = await makeMatch(page, 'andean-abyss', () => page.getByRole('button', { name: 'Two people' }).click());
    await savePicture(page, 'match-made');
    return links;
  }
  const option = (page: Page) => page.locator(':is(.prompt, .hand) [data-option]:not([aria-disabled=true])').first();
  /** The page whose turn it is, then the other. */
  const inTurn = async (one: Page, other: Page): Promise<readonly [Page, Page]> => {
    await Promise.race([option(one).waitFor(), option(other).waitFor()]);
    return (await option(one).count()) > 0 ? [one, other] : [other, one];
  };

  it('two browsers play one match to the second Propaganda or its end, and an observer sees it', async () => {
    const government = await rig.page(INSTANT);
    const links = await matchForTwo(government);
    expect([...links.keys()]).toEqual(['Government', 'FARC', 'Observers']);
    await government.getByRole('link', { name: 'Open my seat' }).click();
    await government.getByRole('button', { name: 'Begin without waiting' }).waitFor();
    const farc = await openSeat(rig, linkOf(links, 'FARC'));
    const observer = await openSeat(rig, linkOf(links, 'Observers'));

    // Only the player whose turn it is has options; an observer has none.
    await inTurn(government, farc);
    expect(await optionsOf(observer)).toEqual([]);
    expect(await observer.getByText('You are watching').count()).toBe(1);
    expect(await observer.getByRole('button', { name: 'Undo' }).count()).toBe(0);

    // Most random matches are won at the first Propaganda: the non-players play better than chance.
    const enough = `${propagandaSelector(2)}, .result`;
    const answers = await Promise.all([playUntil(government, enough), playUntil(farc, enough)]);
    expect(Math.min(...answers)).toBeGreaterThan(5);
    await observer.locator(enough).first().waitFor({ state: 'attached' });
    const isOver = async (page: Page) => (await page.locator('.result').count()) > 0;
    await expect.poll(async () => new Set(await Promise.all([government, farc, observer].map(isOver))).size).toBe(1);
    // All three see the same board; only the labels of options differ.
    const seen = async (page: Page) =>
      (await boardLabels(page)).map((label) => label.replace(/\W*can be chosen\W*/i, ''));
    // The last answer may not have reached everybody yet.
    const boards = () => Promise.all([government, farc, observer].map(seen));
    await expect.poll(async () => new Set((await boards()).map((board) => board.join('\n'))).size).toBe(1);
    await savePicture(observer, 'observer');
    await savePicture(farc, 'online-farc');
  });

  it('continues after a server restart, with undo and chat', async () => {
    const links = await matchForTwo(await rig.page(INSTANT));
    const one = await openSeat(rig, linkOf(links, 'Government'));
    const other = await openSeat(rig, linkOf(links, 'FARC'));
    const [mine] = await inTurn(one, other);
    const options = await optionsOf(mine);
    const before = await boardLabels(mine);

    await rig.stopServer();
    await mine.locator('.table-banners .banner').first().waitFor();
    await savePicture(mine, 'connection-lost');
    await rig.startServer();
    await mine.locator('.table-banners .banner').first().waitFor({ state: 'detached' });
    await waitForOption(mine);
    expect(await optionsOf(mine)).toEqual(options);
    expect(await boardLabels(mine)).toEqual(before);

    const operation =
      options.find((option) => ['train', 'rally', 'march', 'sweep'].includes(option)) ?? elementAt(options, 0);
    await choose(mine, operation);
    await waitForAnswer(mine, () => mine.getByRole('button', { name: 'Undo' }).click());
    await waitForOption(mine);
    expect(await optionsOf(mine)).toEqual(options);

    await one.getByRole('tab', { name: 'Players' }).click();
    await other.getByRole('tab', { name: 'Players' }).click();
    await one.locator('.chat-form input').fill('Good evening!');
    await one.keyboard.press('Enter');
    await other.locator('.chat-line').getByText('Good evening!').waitFor();
    await savePicture(other, 'talk');
    await expect.poll(async () => await textOf(other.locator('.chat-panel-seats'))).toContain('here');
  });

  it('says in a sentence that a part of the app did not load, and can try again', async () => {
    const page = await rig.page();
    // The page has reloaded itself once already, so it does not do that in the middle of the test.
    await page.addInitScript(() => sessionStorage.setItem('renewed', String(Number.MAX_SAFE_INTEGER)));
    await page.route(/assets\/labyrinth-.*\.js/, (route) => route.fulfill({ status: 429 }));
    await page.goto(`${rig.address}/learn/labyrinth`);
    const alert = page.getByRole('alert');
    await alert.getByText('That did not work').waitFor();
    await page.unroute(/assets\/labyrinth-.*\.js/);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.coach').waitFor();
  });

  it.each(['nothing#here', 'AAAAAAAAAAAA#BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB'])(
    'says in a sentence that a link leads nowhere: %s',
    async (link) => {
      const page = await rig.page();
      await page.goto(`${rig.address}/m/${link}`);
      const alert = page.getByRole('alert');
      await alert.getByText('This link is incomplete').waitFor();
      await alert.getByRole('link', { name: 'Home' }).click();
      await page.waitForURL(`${rig.address}/`);
    },
  );
});
