import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lesson } from '../games/imperial-struggle/lesson/lesson.js';
import { findings } from './axe.js';
import {
  answering,
  boardOf,
  buttonOf,
  choose,
  followLesson,
  keysSeen,
  makeMatch,
  openRecord,
  optionsOf,
  promptOf,
  question,
  sitDown,
  spaceOf,
  startOwnGame,
  textOf,
  widerThanScreen,
} from './page-actions.js';
import { crowdedImperial, finishedImperial, imperialGame } from './records.js';
import { CHROMIUM, INSTANT, openTestRig, picture, type TestRig } from './test-rig.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } as const;

/** The round of the guided game, without its teacher. */
const ROUND = lesson.position ?? {};
const TILE = 'piece:investment-5';

const ready = (page: Page) => page.locator('.table-privacy-screen button');
/** Whoever is asked: behind the curtain, or in front of it. */
const asked = (page: Page) => page.locator('.prompt [data-option]:not([aria-disabled=true])').first().or(ready(page));
const log = (page: Page): Promise<string> => textOf(page.locator('.log'));
const purchase = (page: Page, name: string) => page.locator('button.purchases-row', { hasText: name });

/** Answers, and opens the curtain for who is asked next. */
async function answer(page: Page, option: string): Promise<void> {
  await answering(page, () => buttonOf(page, option).click());
  await asked(page).first().waitFor();
  if ((await ready(page).count()) > 0) await ready(page).click();
  await question(page);
}

describe.skipIf(!CHROMIUM)('Imperial Struggle (needs Chromium)', () => {
  let stage: TestRig;
  beforeAll(async () => {
    stage = await openTestRig();
  });
  afterAll(() => stage.close());

  async function open(record: string, options: Parameters<TestRig['page']>[0] = {}): Promise<Page> {
    const page = await stage.page({ ...INSTANT, ...options });
    await openRecord(page, record);
    await asked(page).first().waitFor();
    if ((await ready(page).count()) > 0) await ready(page).click();
    await question(page);
    return page;
  }

  it('an Action Round with an event, a Ministry and purchases, each for the price that was shown before', async () => {
    const page = await open(imperialGame(ROUND));
    // The tile on its display, the card in the hand, the Ministry in the cabinet: whatever is chosen can be chosen where it lies.
    await answering(page, () => page.locator('.is-investment-glows', { hasText: /Economic 3.*Military 2/ }).click());
    await choose(page, 'play');
    await answering(page, () =>
      page.getByRole('article', { name: 'Vatican Politics' }).getByRole('button').last().click(),
    );
    await question(page);
    expect(await promptOf(page)).toContain('Style');
    await choose(page, 'reveal:jonathan-swift');
    await picture(page, 'imperial-struggle');

    /** Buys by the panel; gives the price it showed, which must be what is paid. */
    const buy = async (name: string, region: string, ...more: readonly string[]): Promise<number> => {
      await page
        .locator('details.purchases-region', { hasText: region })
        .evaluateAll((all) => all.map((it) => it.setAttribute('open', '')));
      const row = purchase(page, name).first();
      const price = Number.parseInt(await textOf(row.locator('.purchases-total')), 10);
      await answering(page, () => row.click());
      await question(page);
      if (more.length > 0) await choose(page, ...more);
      const paid = async () => {
        const told = await log(page);
        return told.slice(told.lastIndexOf('Britain pays '));
      };
      // The log is written when there is time for it.
      await expect.poll(paid).toContain(name);
      expect(await paid()).toMatch(new RegExp(`^Britain pays ${price} `));
      return price;
    };
    // A Conflict marker makes it 1; whoever buys says whether the flag or the marker is to go.
    expect(await buy('Martinique', 'Caribbean', 'shift')).toBe(1);
    expect(await buy('Antigua', 'Caribbean')).toBe(2);
    expect(await buy('Dutch Republic (Alliance 2)', 'Europe', 'points:german-prussian-dutch')).toBe(2);

    // On the board: the point that is missing becomes Debt.
    const spain = spaceOf(page, 'spain-prestige-2');
    await answering(page, () => spain.click());
    await question(page);
    expect(await spain.getAttribute('aria-label')).toMatch(/Britain/);
    expect(await log(page)).toMatch(/Britain: Debt \+1, now 1/);
    await answering(page, () => page.getByRole('button', { name: 'Undo' }).click());
    await question(page);
    expect(await spain.getAttribute('aria-label')).not.toMatch(/Britain/);
    await choose(page, 'space:spain-prestige-2');
    await answering(page, () => spaceOf(page, 'antilles-channel').click());
    await question(page);
    expect(await keysSeen(page)).toEqual([]);

    // The other sits down: a curtain first, and then no card and no Ministry of Britain.
    await answering(page, () => buttonOf(page, 'done').click());
    await ready(page).waitFor();
    expect(await page.locator('.board').count()).toBe(0);
    await picture(page, 'imperial-struggle-curtain');
    await ready(page).click();
    await question(page);
    expect(await optionsOf(page)).not.toContain(TILE);
    const all = await textOf(page.locator('.table-side'));
    expect(all).toContain('Jonathan Swift');
    expect(all).not.toContain('Bank of England');
    expect(all).not.toContain('South Sea Speculation');
  });

  it('the guided round, to its end and on from there', async () => {
    const page = await stage.page(INSTANT);
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
    // The tile of France takes a flag down; then Britain has won and conquers.
    expect(await promptOf(page)).toContain('Central Europe');
    await answer(page, 'space:german-states-3');
    await picture(page, 'imperial-struggle-war');
    await answer(page, 'space:acadia');
    expect(await promptOf(page)).toMatch(/Acadia.*3/);
    await answer(page, 'refuse');
    expect(await spaceOf(page, 'acadia').getAttribute('aria-label')).toMatch(/France/);
    await answer(page, 'space:gibraltar');
    expect(await spaceOf(page, 'gibraltar').getAttribute('aria-label')).toMatch(/Britain/);
    // Spain, then Queen Anne’s War: whatever is left to conquer; then the Jacobites rise, and a new turn begins.
    let told = '';
    for (let answers = 0; !(await promptOf(page)).includes('Discard'); answers++) {
      expect(answers).toBeLessThan(20);
      const options = await optionsOf(page);
      await answer(page, options.find((option) => option.startsWith('space:')) ?? options[0]);
      told += await log(page);
    }
    expect(told).toMatch(/Strength: Britain \d+, France \d+/);
    for (const heading of ['Spain', 'Queen Anne’s War', 'Jacobite Rebellion', 'Peace turn 2'])
      expect(await log(page)).toContain(heading);
  });

  it('at one screen: Ministries are chosen at the same time, and neither sees what the other chose', async () => {
    const page = await stage.page(INSTANT);
    await page.goto(`${stage.address}/new/imperial-struggle`);
    await page.getByRole('radio', { name: 'Side by side' }).check();
    await page.getByRole('button', { name: 'Start the game' }).click();
    // Whoever has begun it may be the other.
    await ready(page).waitFor();
    expect(await page.locator('.board').count()).toBe(0);
    await ready(page).click();
    await question(page);
    const cards = (): Promise<readonly string[]> =>
      page.locator('.table-side article[aria-label]').evaluateAll((all) => all.map((it) => it.ariaLabel ?? ''));
    const british = await cards();
    expect(british.length).toBeGreaterThan(2);
    // Both are of Britain; the screen does not change hands between them.
    const mine = (await optionsOf(page))[0];
    await choose(page, mine);
    expect(await ready(page).count()).toBe(0);
    const second = await optionsOf(page);
    expect(second).not.toContain(mine);
    await answering(page, () => buttonOf(page, second[0]).click());
    await ready(page).waitFor();
    expect(await page.locator('.board').count()).toBe(0);
    await ready(page).click();
    await question(page);
    const french = await cards();
    expect(french.filter((card) => british.includes(card))).toEqual([]);
    await choose(page, (await optionsOf(page))[0]);
    await choose(page, (await optionsOf(page))[0]);
    // France names who begins; it has read nothing of what Britain chose.
    expect(await optionsOf(page)).toEqual(['seat:britain', 'seat:france']);
    for (const card of [...british, ...french]) expect(await log(page)).not.toContain(card);
    // Who opens the game anew may be the other: the curtain is drawn.
    await page.reload();
    await ready(page).waitFor();
    expect(await page.locator('.board').count()).toBe(0);
  });

  it('online: both choose a Ministry at the same time, nothing is shown before both have, then France names who begins', async () => {
    const links = [...(await makeMatch(await stage.page(INSTANT), 'imperial-struggle')).values()];
    const britain = await sitDown(stage, links[0]);
    const france = await sitDown(stage, links[1]);
    const observer = await sitDown(stage, links[2]);
    await Promise.all([question(britain), question(france)]);
    const before = [await log(france), await optionsOf(france), await textOf(france.locator('.table-side'))];
    await choose(britain, (await optionsOf(britain))[0]);
    await answering(britain, async () => buttonOf(britain, (await optionsOf(britain))[0]).click());
    // Britain is done with both; France is asked as before, and sees and hears nothing.
    expect([await log(france), await optionsOf(france), await textOf(france.locator('.table-side'))]).toEqual(before);
    expect(await optionsOf(britain)).toEqual([]);
    for (let i = 0; i < 2; i++) await choose(france, (await optionsOf(france))[0]);
    await question(france);
    expect(await optionsOf(france)).toEqual(['seat:britain', 'seat:france']);
    expect(await optionsOf(britain)).toEqual([]);
    expect(await optionsOf(observer)).toEqual([]);
    // Who watches sees no card of either.
    expect(await observer.locator('.table-side article[aria-label]').count()).toBe(0);
    await answering(france, () => buttonOf(france, 'seat:britain').click());
    await question(britain);
    await choose(britain, (await optionsOf(britain))[0], 'play');
    expect((await boardOf(observer)).length).toBe(112);
  });

  it('a purchase by keyboard alone', async () => {
    const page = await open(imperialGame(ROUND));
    await answering(page, () => page.keyboard.press('1'));
    await question(page);
    await answering(page, () => page.keyboard.press('1'));
    await question(page);
    // No event: what ends a question takes a second press.
    await page.keyboard.press('0');
    await answering(page, () => page.keyboard.press('0'));
    await question(page);
    await page.keyboard.press('/');
    await page.keyboard.type('antig');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-option'))).toBe('space:antigua');
    await answering(page, () => page.keyboard.press('Enter'));
    await question(page);
    expect(await spaceOf(page, 'antigua').getAttribute('aria-label')).toMatch(/Britain/);
    // The next one on the board: by arrows, with a closer look, and Enter.
    await spaceOf(page, 'martinique').focus();
    await page.locator('.inspector').waitFor();
    await answering(page, () => page.keyboard.press('Enter'));
    await question(page);
    await answering(page, () => page.keyboard.press('u'));
    await question(page);
    await page.keyboard.press('?');
    await page.locator('.help-number').waitFor();
  });

  it('on a phone: a Region at a time, and nothing wider than the screen', async () => {
    const page = await open(imperialGame(ROUND), PHONE);
    await answering(page, () => buttonOf(page, TILE).tap());
    await question(page);
    await answering(page, () => buttonOf(page, 'play').tap());
    await question(page);
    await answering(page, () => buttonOf(page, 'done').tap());
    await question(page);
    const width = async () => (await spaceOf(page, 'antigua').boundingBox())?.width ?? 0;
    const whole = await width();
    await page.getByRole('button', { name: 'Caribbean', exact: true }).first().tap();
    await expect.poll(width).toBeGreaterThan(whole * 1.3);
    await picture(page, 'imperial-struggle-phone');
    await answering(page, () => spaceOf(page, 'antigua').tap());
    await question(page);
    expect(await spaceOf(page, 'antigua').getAttribute('aria-label')).toMatch(/Britain/);
    expect(await widerThanScreen(page)).toBe(0);
    for (const drawer of await page.locator('.table-drawers button').all()) {
      await drawer.tap();
      expect(await widerThanScreen(page)).toBe(0);
      await picture(page, `imperial-struggle-phone-${(await textOf(drawer)).toLowerCase()}`);
      await drawer.tap();
    }
  });

  it.each([
    ['light', 'en'],
    ['dark', 'pl'],
  ] as const)(
    'a late, crowded table, %s, %s: axe finds nothing serious, and every word is one',
    async (colorScheme, locale) => {
      const page = await open(crowdedImperial(), { colorScheme, locale });
      await picture(page, `imperial-struggle-crowded-${colorScheme}-${locale}`);
      await page.locator('.log-explain input').check();
      await page.locator('.table-side details').evaluateAll((all) => {
        for (const fold of all) fold.setAttribute('open', '');
      });
      expect(await findings(page)).toEqual([]);
      expect(await keysSeen(page)).toEqual([]);
    },
  );

  it('looks back at a finished game, with its chart, and goes on from any moment of it', async () => {
    const page = await stage.page(INSTANT);
    await openRecord(page, finishedImperial());
    await page.locator('.result').waitFor();
    await page.locator('.result').getByRole('button').first().click();
    const dialog = page.locator('dialog');
    await dialog.locator('.chart polyline').nth(1).waitFor();
    await picture(page, 'imperial-struggle-finished');
    expect(await keysSeen(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Replay' }).click();
    const slider = page.getByRole('slider');
    const last = Number(await slider.getAttribute('max'));
    const end = await boardOf(page);
    await slider.fill(String(Math.floor(last / 3)));
    await expect.poll(() => boardOf(page)).not.toEqual(end);
    const then = await boardOf(page);
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await asked(page).first().waitFor();
    if ((await ready(page).count()) > 0) await ready(page).click();
    await question(page);
    const unglowing = (labels: readonly string[]) =>
      labels.map((label) => label.replace(/[.,;] [^.,;]*(chosen|costs [^.,;]* now)[^.,;]*/gi, ''));
    expect(unglowing(await boardOf(page))).toEqual(unglowing(then));
  });
});
