import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lesson } from '../games/imperial-struggle/lesson/lesson.js';
import { elementAt } from '../testing/element-at.js';
import { seriousViolations } from './axe.js';
import {
  boardLabels,
  buttonOf,
  choose,
  firstOption,
  followLesson,
  makeMatch,
  openRecord,
  openSeat,
  optionsOf,
  overflowWidth,
  promptOf,
  spaceOf,
  startOwnGame,
  textOf,
  untranslatedKeys,
  waitForAnswer,
  waitForOption,
} from './page-actions.js';
import { crowdedImperial, finishedImperial, imperialGame } from './records.js';
import { CHROMIUM, INSTANT, openTestRig, savePicture, type TestRig } from './test-rig.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } as const;

/** The position of the lesson, without its coach. */
const ROUND = lesson.position ?? {};
const TILE = 'tile:e3-m2';

const readyButton = (page: Page) => page.locator('.table-privacy-screen button');
/** The first option, or the button of the privacy screen. */
const optionOrReady = (page: Page) =>
  page.locator(':is(.prompt, .hand) [data-option]:not([aria-disabled=true])').first().or(readyButton(page));
const log = (page: Page): Promise<string> => textOf(page.locator('.log'));
const purchase = (page: Page, name: string) => page.locator('button.purchases-row', { hasText: name });

/** Answers, and opens the privacy screen for the next player. */
async function answer(page: Page, option: string): Promise<void> {
  await waitForAnswer(page, () => buttonOf(page, option).click());
  await optionOrReady(page).first().waitFor();
  if ((await readyButton(page).count()) > 0) await readyButton(page).click();
  await waitForOption(page);
}

describe.skipIf(!CHROMIUM)('Imperial Struggle (needs Chromium)', () => {
  let rig: TestRig;
  beforeAll(async () => {
    rig = await openTestRig();
  });
  afterAll(() => rig.close());

  async function open(record: string, options: Parameters<TestRig['page']>[0] = {}): Promise<Page> {
    const page = await rig.page({ ...INSTANT, ...options });
    await openRecord(page, record);
    await optionOrReady(page).first().waitFor();
    if ((await readyButton(page).count()) > 0) await readyButton(page).click();
    await waitForOption(page);
    return page;
  }

  it('an Action Round with an event, a Ministry and purchases, each at the price that was shown before', async () => {
    const page = await open(imperialGame(ROUND));
    // Everything can be chosen where it is: the tile on its display, the card in the hand, the Ministry in the cabinet.
    await waitForAnswer(page, () =>
      page.locator('.is-investment-glows', { hasText: /Economic 3.*Military 2/ }).click(),
    );
    await choose(page, 'play');
    await waitForAnswer(page, () => page.locator('.hand-card', { hasText: 'Vatican Politics' }).click());
    await waitForOption(page);
    expect(await promptOf(page)).toContain('Style');
    await choose(page, 'reveal:jonathan-swift');
    await savePicture(page, 'imperial-struggle');
    expect(await page.locator('.is-chips .is-chip').allTextContents()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^3.*Economic/)]),
    );

    /** Buys from the panel. Returns the price shown, which must equal the price paid. */
    const buy = async (name: string, region: string, ...more: readonly string[]): Promise<number> => {
      await page
        .locator('details.purchases-region', { hasText: region })
        .evaluateAll((all) => all.map((it) => it.setAttribute('open', '')));
      const row = purchase(page, name).first();
      const price = Number.parseInt(await textOf(row.locator('.purchases-total')), 10);
      await waitForAnswer(page, () => row.click());
      await waitForOption(page);
      if (more.length > 0) await choose(page, ...more);
      const paid = async () => {
        const text = await log(page);
        return text.slice(text.lastIndexOf('Britain pays '));
      };
      // The log is rendered when the browser is idle.
      await expect.poll(paid).toContain(name);
      expect(await paid()).toMatch(new RegExp(`^Britain pays ${price} `));
      return price;
    };
    // A Conflict marker reduces the price to 1; the buyer chooses whether to remove the flag or the marker.
    expect(await buy('Martinique', 'Caribbean', 'shift')).toBe(1);
    expect(await buy('Antigua', 'Caribbean')).toBe(2);
    expect(await buy('Dutch Republic (Alliance 2)', 'Europe', 'points:german-prussian-dutch')).toBe(2);

    // On the board: the missing point becomes Debt.
    const spain = spaceOf(page, 'spain-prestige-2');
    await waitForAnswer(page, () => spain.click());
    await waitForOption(page);
    expect(await spain.getAttribute('aria-label')).toMatch(/Britain/);
    // Entries about money are folded.
    await page.locator('.log-fold').last().click();
    expect(await log(page)).toMatch(/Britain: Debt \+1, now 1/);
    await waitForAnswer(page, () => page.getByRole('button', { name: 'Undo' }).click());
    await waitForOption(page);
    expect(await spain.getAttribute('aria-label')).not.toMatch(/Britain/);
    await choose(page, 'space:spain-prestige-2');
    await waitForAnswer(page, () => spaceOf(page, 'antilles-channel').click());
    await waitForOption(page);
    expect(await untranslatedKeys(page)).toEqual([]);

    // The other player sees the privacy screen first, and then no card and no Ministry of Britain.
    await waitForAnswer(page, () => buttonOf(page, 'done').click());
    await readyButton(page).waitFor();
    expect(await page.locator('.board').count()).toBe(0);
    await savePicture(page, 'imperial-struggle-curtain');
    await readyButton(page).click();
    await waitForOption(page);
    expect(await optionsOf(page)).not.toContain(TILE);
    let all = await textOf(page.locator('.table-board'));
    for (const tab of await page.locator('.table-side [role=tab]').all()) {
      await tab.click();
      all += await textOf(page.locator('.table-side'));
    }
    expect(all).toContain('Jonathan Swift');
    expect(all).not.toContain('Bank of England');
    expect(all).not.toContain('South Sea Speculation');
  });

  it('the lesson, to its end and into a game of one’s own', async () => {
    const page = await rig.page(INSTANT);
    await followLesson(page, 'imperial-struggle', lesson);
    await startOwnGame(page);
    expect(await optionsOf(page)).not.toContain(TILE);
    expect(await optionsOf(page)).toContain('reveal:bank-of-england');
  });

  it('a war, theater by theater, with a flag lowered, conquests and a refusal, to the next turn', async () => {
    const page = await open(
      imperialGame({
        turn: 1,
        step: 'war',
        theater: 0,
        flags: { louisbourg: 'britain', halifax: 'france', biscay: 'britain', 'gulf-of-maine': 'britain' },
        navyBox: { britain: 1, france: 1 },
        unbuilt: { britain: 5, france: 7 },
        display: {
          britain: [{ basic: [0], bonus: [16] }, { basic: [1] }, { basic: [11], bonus: [18] }, { basic: [7] }],
          france: [{ basic: [13] }, { basic: [8] }, { basic: [3] }, { basic: [0], bonus: [16, 18] }],
        },
      }),
    );
    // France's tile lowers a flag; then Britain has won and conquers.
    expect(await promptOf(page)).toContain('Central Europe');
    // The board has moved to the only Region in question.
    const isInSight = (space: string) =>
      spaceOf(page, space).evaluate((it) => {
        const [box, area] = [it.getBoundingClientRect(), it.closest('svg')?.getBoundingClientRect()];
        return area !== undefined && box.left >= area.left && box.right <= area.right && box.top >= area.top;
      });
    expect([await isInSight('austria-alliance-2'), await isInSight('albany')]).toEqual([true, false]);
    await answer(page, 'space:german-states-3');
    await savePicture(page, 'imperial-struggle-war');
    await answer(page, 'space:acadia');
    expect(await promptOf(page)).toMatch(/Acadia.*3/);
    await answer(page, 'refuse');
    expect(await spaceOf(page, 'acadia').getAttribute('aria-label')).toMatch(/France/);
    await answer(page, 'space:gibraltar');
    expect(await spaceOf(page, 'gibraltar').getAttribute('aria-label')).toMatch(/Britain/);
    // Spain, then Queen Anne’s War: all remaining conquests; then the Jacobites rise, and a new turn begins.
    let text = '';
    for (let answers = 0; !(await promptOf(page)).includes('Discard'); answers++) {
      expect(answers).toBeLessThan(20);
      const options = await optionsOf(page);
      await answer(page, options.find((option) => option.startsWith('space:')) ?? elementAt(options, 0));
      text += await log(page);
    }
    expect(text).toMatch(/Strength: Britain \d+, France \d+/);
    for (const heading of ['Spain', 'Queen Anne’s War', 'Jacobite Rebellion', 'Peace turn 2'])
      expect(await log(page)).toContain(heading);
  });

  it('at one screen: Ministries are chosen at the same time, and neither sees what the other chose', async () => {
    const page = await rig.page(INSTANT);
    await page.goto(`${rig.address}/new/imperial-struggle`);
    await page.getByRole('radio', { name: 'At one screen' }).check();
    await page.getByRole('button', { name: 'Start the game' }).click();
    // Either player may have started the game.
    await readyButton(page).waitFor();
    expect(await page.locator('.board').count()).toBe(0);
    await readyButton(page).click();
    await waitForOption(page);
    const cards = (): Promise<readonly string[]> =>
      page.locator('.table-side article[aria-label]').evaluateAll((all) => all.map((it) => it.ariaLabel ?? ''));
    const british = await cards();
    expect(british.length).toBeGreaterThan(2);
    // Both decisions are Britain's, so the privacy screen doesn't appear between them.
    const mine = await firstOption(page);
    await choose(page, mine);
    expect(await readyButton(page).count()).toBe(0);
    const second = await optionsOf(page);
    expect(second).not.toContain(mine);
    await waitForAnswer(page, () => buttonOf(page, elementAt(second, 0)).click());
    await readyButton(page).waitFor();
    expect(await page.locator('.board').count()).toBe(0);
    await readyButton(page).click();
    await waitForOption(page);
    const french = await cards();
    expect(french.filter((card) => british.includes(card))).toEqual([]);
    await choose(page, await firstOption(page));
    await choose(page, await firstOption(page));
    // France chooses who goes first, and has seen nothing of Britain's choice.
    expect(await optionsOf(page)).toEqual(['seat:britain', 'seat:france']);
    for (const card of [...british, ...french]) expect(await log(page)).not.toContain(card);
    // Either player may reopen the game, so the privacy screen appears.
    await page.reload();
    await readyButton(page).waitFor();
    expect(await page.locator('.board').count()).toBe(0);
  });

  it('online: both choose a Ministry at the same time, nothing is shown before both have, then France chooses who goes first', async () => {
    const links = [...(await makeMatch(await rig.page(INSTANT), 'imperial-struggle')).values()];
    const britain = await openSeat(rig, elementAt(links, 0));
    const france = await openSeat(rig, elementAt(links, 1));
    const observer = await openSeat(rig, elementAt(links, 2));
    await Promise.all([waitForOption(britain), waitForOption(france)]);
    const before = [await log(france), await optionsOf(france), await textOf(france.locator('.table-side'))];
    await choose(britain, await firstOption(britain));
    await waitForAnswer(britain, async () => buttonOf(britain, await firstOption(britain)).click());
    // Britain has chosen both; France's page is unchanged.
    expect([await log(france), await optionsOf(france), await textOf(france.locator('.table-side'))]).toEqual(before);
    expect(await optionsOf(britain)).toEqual([]);
    for (let i = 0; i < 2; i++) await choose(france, await firstOption(france));
    await waitForOption(france);
    expect(await optionsOf(france)).toEqual(['seat:britain', 'seat:france']);
    expect(await optionsOf(britain)).toEqual([]);
    expect(await optionsOf(observer)).toEqual([]);
    // An observer sees no card of either side.
    expect(await observer.locator('.table-side article[aria-label]').count()).toBe(0);
    await waitForAnswer(france, () => buttonOf(france, 'seat:britain').click());
    await waitForOption(britain);
    await choose(britain, await firstOption(britain), 'play');
    expect((await boardLabels(observer)).length).toBe(112);
  });

  it('a purchase by keyboard alone', async () => {
    const page = await open(imperialGame(ROUND));
    await waitForAnswer(page, () => page.keyboard.press('1'));
    await waitForOption(page);
    await waitForAnswer(page, () => page.keyboard.press('1'));
    await waitForOption(page);
    // No event. An option that ends a decision needs a second press.
    await page.keyboard.press('0');
    await waitForAnswer(page, () => page.keyboard.press('0'));
    await waitForOption(page);
    await page.keyboard.press('/');
    await page.keyboard.type('antig');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-option'))).toBe('space:antigua');
    await waitForAnswer(page, () => page.keyboard.press('Enter'));
    await waitForOption(page);
    expect(await spaceOf(page, 'antigua').getAttribute('aria-label')).toMatch(/Britain/);
    // The next purchase on the board: focus opens the inspector, and Enter buys.
    await spaceOf(page, 'martinique').focus();
    await page.locator('.inspector').waitFor();
    // It stands beside the board and covers nothing of it.
    const [inspector, board] = [
      await page.locator('.inspector').boundingBox(),
      await page.locator('.table-map').boundingBox(),
    ];
    expect(inspector && board && inspector.x >= board.x + board.width - 1).toBe(true);
    await waitForAnswer(page, () => page.keyboard.press('Enter'));
    await waitForOption(page);
    await waitForAnswer(page, () => page.keyboard.press('u'));
    await waitForOption(page);
    await page.keyboard.press('?');
    await page.locator('.help-number').waitFor();
  });

  it('on a phone: one Region at a time, and nothing wider than the screen', async () => {
    const page = await open(imperialGame(ROUND), PHONE);
    await waitForAnswer(page, () => buttonOf(page, TILE).tap());
    await waitForOption(page);
    await waitForAnswer(page, () => buttonOf(page, 'play').tap());
    await waitForOption(page);
    await waitForAnswer(page, () => buttonOf(page, 'done').tap());
    await waitForOption(page);
    // The board has moved to the Region with most spaces to choose.
    const width = async () => (await spaceOf(page, 'antigua').boundingBox())?.width ?? 0;
    const whole = await width();
    await page.getByRole('button', { name: 'Closer' }).tap();
    await expect.poll(width).toBeGreaterThan(whole * 1.2);
    await page.getByRole('button', { name: 'Back', exact: true }).tap();
    await expect.poll(width).toBeLessThan(whole * 1.05);
    // The other Regions are not smaller, but elsewhere.
    const isInSight = () =>
      page.evaluate(() => {
        const space = document.querySelector('[data-space=antigua]')?.getBoundingClientRect();
        const picture = document.querySelector('.board-picture')?.getBoundingClientRect();
        return space && picture && space.top >= picture.top && space.bottom <= picture.bottom;
      });
    expect(await isInSight()).toBe(true);
    await page.getByRole('button', { name: 'Europe', exact: true }).first().tap();
    await expect.poll(isInSight).toBe(false);
    await page.getByRole('button', { name: 'Caribbean', exact: true }).first().tap();
    await expect.poll(isInSight).toBe(true);
    await savePicture(page, 'imperial-struggle-phone');
    await waitForAnswer(page, () => spaceOf(page, 'antigua').tap());
    await waitForOption(page);
    expect(await spaceOf(page, 'antigua').getAttribute('aria-label')).toMatch(/Britain/);
    expect(await overflowWidth(page)).toBe(0);
    for (const drawer of await page.locator('.table-drawers button').all()) {
      await drawer.tap();
      expect(await overflowWidth(page)).toBe(0);
      await savePicture(page, `imperial-struggle-phone-${(await textOf(drawer)).toLowerCase()}`);
      await drawer.tap();
    }
  });

  it.each([
    ['light', 'en'],
    ['dark', 'pl'],
  ] as const)(
    'a late, crowded board, %s, %s: axe finds nothing serious, and no text is missing',
    async (colorScheme, locale) => {
      const page = await open(crowdedImperial(), { colorScheme, locale });
      await savePicture(page, `imperial-struggle-crowded-${colorScheme}-${locale}`);
      await page.locator('.log-explain input').check();
      await page.locator('.table-side details').evaluateAll((all) => {
        for (const fold of all) fold.setAttribute('open', '');
      });
      expect(await seriousViolations(page)).toEqual([]);
      expect(await untranslatedKeys(page)).toEqual([]);
    },
  );

  it('replays a finished game, with its chart, and continues from any moment of it', async () => {
    const page = await rig.page(INSTANT);
    await openRecord(page, finishedImperial());
    await page.locator('.result').waitFor();
    await page.locator('.result').getByRole('button').first().click();
    const dialog = page.locator('dialog');
    await dialog.locator('.result-reason').waitFor();
    await dialog.locator('.result-way').waitFor();
    await dialog.locator('.chart polyline').nth(1).waitFor();
    await savePicture(page, 'imperial-struggle-finished');
    expect(await untranslatedKeys(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Replay' }).click();
    const slider = page.getByRole('slider');
    const last = Number(await slider.getAttribute('max'));
    const end = await boardLabels(page);
    await slider.fill(String(Math.floor(last / 3)));
    await expect.poll(() => boardLabels(page)).not.toEqual(end);
    const then = await boardLabels(page);
    await page.getByRole('button', { name: 'Continue from here' }).click();
    await optionOrReady(page).first().waitFor();
    if ((await readyButton(page).count()) > 0) await readyButton(page).click();
    await waitForOption(page);
    const withoutOptions = (labels: readonly string[]) =>
      labels.map((label) => label.replace(/[.,;] [^.,;]*(chosen|costs [^.,;]* now)[^.,;]*/gi, ''));
    expect(withoutOptions(await boardLabels(page))).toEqual(withoutOptions(then));
  });
});
