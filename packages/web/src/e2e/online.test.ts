import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answering,
  beginWithoutWaiting,
  boardOf,
  choose,
  makeMatch,
  optionsOf,
  playUntil,
  question,
  sitDown,
  textOf,
  waitForPropagandas,
} from './page-actions.js';
import { CHROMIUM, INSTANT, openTestRig, picture, type TestRig } from './test-rig.js';

describe.skipIf(!CHROMIUM)('across the network (needs Chromium)', () => {
  let stage: TestRig;
  beforeAll(async () => {
    stage = await openTestRig();
  });
  afterAll(() => stage.close());

  /** A match for two people. */
  async function matchForTwo(page: Page): Promise<ReadonlyMap<string, string>> {
    const links = await makeMatch(page, 'andean-abyss', () => page.getByRole('button', { name: 'Two people' }).click());
    await picture(page, 'match-made');
    return links;
  }
  const asked = (page: Page) => page.locator('.prompt [data-option]:not([aria-disabled=true])').first();
  /** Whose turn it is, and whose not. */
  const turn = async (one: Page, other: Page): Promise<readonly [Page, Page]> => {
    await Promise.race([asked(one).waitFor(), asked(other).waitFor()]);
    return (await asked(one).count()) > 0 ? [one, other] : [other, one];
  };

  it('two browsers play one match to the second Propaganda, and an observer sees it', async () => {
    const government = await stage.page(INSTANT);
    let links = await matchForTwo(government);
    expect([...links.keys()]).toEqual(['Government', 'FARC', 'Observers']);
    await government.getByRole('link', { name: 'Open my seat' }).click();
    await government.getByRole('button', { name: 'Begin without waiting' }).waitFor();
    const farc = await sitDown(stage, links.get('FARC'));
    const observer = await sitDown(stage, links.get('Observers'));

    // Nobody answers for another, and who watches is asked nothing.
    await turn(government, farc);
    expect(await optionsOf(observer)).toEqual([]);
    expect(await observer.getByText('You are watching').count()).toBe(1);
    expect(await observer.getByRole('button', { name: 'Undo' }).count()).toBe(0);

    const enough = `${waitForPropagandas(2)}, .result`;
    for (let matches = 1; ; matches++) {
      const answers = await Promise.all([playUntil(government, enough), playUntil(farc, enough)]);
      expect(Math.min(...answers)).toBeGreaterThan(5);
      if ((await government.locator(waitForPropagandas(2)).count()) > 0) break;
      // About one match in eight of those who choose blindly is won at the first Propaganda: another, then.
      expect(matches).toBeLessThan(8);
      links = await matchForTwo(government);
      for (const [page, seat] of [
        [government, 'Government'],
        [farc, 'FARC'],
        [observer, 'Observers'],
      ] as const) {
        await page.goto(links.get(seat) ?? '');
        await beginWithoutWaiting(page);
      }
    }
    await observer.locator(waitForPropagandas(2)).waitFor();
    // All three see the same board (what can be chosen is said to whom it is offered).
    const seen = async (page: Page) => (await boardOf(page)).map((label) => label.replace(/\W*can be chosen\W*/i, ''));
    // A last answer may still be on its way to everybody.
    const boards = () => Promise.all([government, farc, observer].map(seen));
    await expect.poll(async () => new Set((await boards()).map((board) => board.join('\n'))).size).toBe(1);
    await picture(observer, 'observer');
    await picture(farc, 'online-farc');
  }, 300_000);

  it('goes on where it was after the server was started again, and takes back and talks', async () => {
    const links = await matchForTwo(await stage.page(INSTANT));
    const one = await sitDown(stage, links.get('Government'));
    const other = await sitDown(stage, links.get('FARC'));
    const [mine] = await turn(one, other);
    const options = await optionsOf(mine);
    const before = await boardOf(mine);

    await stage.stopServer();
    await mine.locator('.table-banners .banner').first().waitFor();
    await picture(mine, 'connection-lost');
    await stage.startServer();
    await mine.locator('.table-banners .banner').first().waitFor({ state: 'detached' });
    await question(mine);
    expect(await optionsOf(mine)).toEqual(options);
    expect(await boardOf(mine)).toEqual(before);

    // An answer, taken back.
    const deed = options.find((option) => ['train', 'rally', 'march', 'sweep'].includes(option)) ?? options[0];
    await choose(mine, deed);
    await answering(mine, () => mine.getByRole('button', { name: 'Undo' }).click());
    await question(mine);
    expect(await optionsOf(mine)).toEqual(options);

    // The people at other screens.
    await one.getByRole('tab', { name: 'Players' }).click();
    await other.getByRole('tab', { name: 'Players' }).click();
    await one.locator('.chat-form input').fill('Good evening!');
    await one.keyboard.press('Enter');
    await other.locator('.chat-line').getByText('Good evening!').waitFor();
    await picture(other, 'talk');
    await expect.poll(async () => await textOf(other.locator('.chat-panel-seats'))).toContain('here');
  });

  it.each(['nothing#here', 'AAAAAAAAAAAA#BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB'])(
    'says in a sentence that a link leads nowhere: %s',
    async (link) => {
      const page = await stage.page();
      await page.goto(`${stage.address}/m/${link}`);
      const alert = page.getByRole('alert');
      await alert.getByText('This link opens no match').waitFor();
      await alert.getByRole('link', { name: 'Home' }).click();
      await page.waitForURL(`${stage.address}/`);
    },
  );
});
