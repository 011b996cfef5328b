import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousViolationsInBothSchemes } from './axe.js';
import {
  openRecord,
  optionsOf,
  overflowWidth,
  passPrivacyScreen,
  textOf,
  untranslatedKeys,
  waitForAnswer,
  waitForOption,
} from './page-actions.js';
import { crowdedGame, crowdedImperial, crowdedLabyrinth } from './records.js';
import { CHROMIUM, INSTANT, openTestRig, savePicture, type TestRig } from './test-rig.js';

const SIZES = [
  [1280, 800],
  [1366, 650],
  [1536, 730],
  [1920, 1080],
] as const;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } as const;

/** One row of the bar is lower than this, in pixels. */
const SLIM = 48;
const TOUCH_TARGET = 44;

/** What the bar names, whether a hand is held, and the tabs that hold a list of any length. */
const GAMES = {
  'andean-abyss': {
    record: crowdedGame,
    bar: ['Government', 'FARC', 'AUC', 'Cartels', 'Aid', 'El Presidente', 'Propaganda'],
    hand: false,
    scrolls: ['Player aid'],
  },
  labyrinth: {
    record: crowdedLabyrinth,
    bar: ['Prestige', 'World', 'penalty', 'Funding', 'Troops', 'US', 'Jihadists'],
    hand: true,
    scrolls: ['Player aid'],
    // Every country, the Schengen area, and the two ends of the link across the Pacific.
    names: 41,
  },
  'imperial-struggle': {
    record: crowdedImperial,
    bar: ['Victory points', 'Debt', 'Treaty Points', 'Demand', 'Initiative'],
    // Both sides have played their cards by then.
    hand: false,
    scrolls: ['Buy', 'Aid'],
    // Every country and every space outside of countries.
    names: 98,
  },
} as const satisfies Record<
  string,
  {
    readonly record: () => string;
    readonly bar: readonly string[];
    readonly hand: boolean;
    readonly scrolls: readonly string[];
    /** How many names the map has at every size; undefined where other tests count them. */
    readonly names?: number;
  }
>;

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  return box;
}

/** Late, crowded games, so that every panel is as full as it gets. */
async function openLate(rig: TestRig, record: string, options: Parameters<TestRig['page']>[0]): Promise<Page> {
  const page = await rig.page({ ...INSTANT, ...options });
  await openRecord(page, record);
  await passPrivacyScreen(page);
  await waitForOption(page);
  return page;
}

/** Names on the map that are smaller than 10 pixels. */
const smallNames = (page: Page): Promise<readonly string[]> =>
  page.locator('.board [data-map-name]').evaluateAll((all) =>
    all.flatMap((it) => {
      if (!(it instanceof SVGGraphicsElement)) return [];
      const pixels = Number.parseFloat(getComputedStyle(it).fontSize) * (it.getScreenCTM()?.a ?? 1);
      return pixels < 9.9 ? [`${it.textContent}: ${pixels}`] : [];
    }),
  );

/** Pairs of names on the map whose letters overlap. A line is a little higher than its letters. */
const overlappingNames = (page: Page): Promise<readonly string[]> =>
  page.locator('.board [data-map-name]').evaluateAll((all) => {
    const boxes = all.map((it) => ({ name: it.textContent, box: it.getBoundingClientRect() }));
    return boxes.flatMap(({ name, box }, i) =>
      boxes
        .slice(i + 1)
        .filter(
          ({ box: other }) =>
            Math.min(box.right, other.right) - Math.max(box.left, other.left) > 2 &&
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > box.height * 0.4,
        )
        .map((other) => `${name} and ${other.name}`),
    );
  });

/** All names of the map, none of them too small, below another one or below a button. */
async function checkNames(page: Page, size: string, names: number | undefined): Promise<void> {
  await expect.poll(() => smallNames(page), { message: size }).toEqual([]);
  expect(await coveredNames(page), size).toEqual([]);
  if (names === undefined) return;
  expect(await page.locator('.board [data-map-name]').count(), size).toBe(names);
  expect(await overlappingNames(page), size).toEqual([]);
}

/** Names on the map that a button of the board covers. A phone's map may have names outside of its picture. */
const coveredNames = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const picture = document.querySelector('.board-picture')?.getBoundingClientRect();
    const boxes = [...document.querySelectorAll('.board-buttons button')]
      .filter((it) => getComputedStyle(it).visibility === 'visible')
      .map((it) => it.getBoundingClientRect());
    return [...document.querySelectorAll('.board [data-map-name]')].flatMap((it) => {
      const name = it.getBoundingClientRect();
      if (!picture || name.bottom < picture.top || name.top > picture.bottom) return [];
      const isUnder = boxes.some(
        (box) => box.left < name.right && name.left < box.right && box.top < name.bottom && name.top < box.bottom,
      );
      return isUnder ? [it.textContent ?? ''] : [];
    });
  });

/** Pieces that cover a quarter of a name, or more. */
const piecesOverNames = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const boxesOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map((it) => ({ it, box: it.getBoundingClientRect() }));
    const names = boxesOf('.board [data-map-name]');
    return boxesOf('.board [data-piece], .board [data-mark]').flatMap(({ it: piece, box }) =>
      names.flatMap(({ it: name, box: other }) => {
        const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
        const least = Math.min(box.width * box.height, other.width * other.height);
        const isOver = width > 0 && height > 0 && width * height > least / 4;
        return isOver ? [`${piece.outerHTML.slice(0, 60)} over ${name.textContent}`] : [];
      }),
    );
  });

/** Actions that the reader would have to scroll to. */
const hiddenActions = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const area = document.querySelector('.prompt-scroll')?.getBoundingClientRect();
    return [
      ...document.querySelectorAll<HTMLElement>('.choices-actions > .choice, .choices-closing > .choice'),
    ].flatMap((it) => {
      const { top, bottom } = it.getBoundingClientRect();
      const isSeen = area && top >= area.top && bottom <= area.bottom + 1;
      return isSeen ? [] : [it.dataset.option ?? ''];
    });
  });

/** The whole board, and after *Large board* an even larger one. */
async function fillsItsArea(page: Page): Promise<void> {
  const shares = async () => {
    const [frame, area] = [await boxOf(page, '.board-frame'), await boxOf(page, '.board-picture')];
    return { size: frame.width * frame.height, share: (frame.width * frame.height) / area.width / area.height };
  };
  /** The board follows a new size in steps, so its size counts once it is the same twice. */
  const atRest = async () => {
    let last = 0;
    await expect
      .poll(async () => {
        const previous = last;
        last = (await shares()).size;
        return last === previous;
      })
      .toBe(true);
    return shares();
  };
  const before = await atRest();
  expect(before.share).toBeGreaterThan(0.85);
  const large = page.getByRole('button', { name: 'Large board' });
  await large.click();
  await expect.poll(async () => (await shares()).size).toBeGreaterThan(before.size * 1.2);
  const enlarged = await atRest();
  expect(enlarged.share).toBeGreaterThan(0.85);
  await large.click();
  await expect.poll(async () => (await shares()).size).toBeLessThan(enlarged.size / 1.15);
}

/** Answers that are too low for a finger. */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page
    .locator(':is(.prompt, .hand) [data-option]')
    .evaluateAll(
      (all, least) =>
        all.filter((it) => it.getBoundingClientRect().height < least).map((it) => it.getAttribute('data-option') ?? ''),
      TOUCH_TARGET,
    );

/** How many pixels of a tab's panel are below the fold. */
const below = (page: Page): Promise<number> =>
  page.locator('.table-side .tabs-panel').evaluate((it) => it.scrollHeight - it.clientHeight);

interface SizeCheck {
  readonly width: number;
  readonly height: number;
  readonly bar: readonly string[];
  readonly hand: boolean;
  readonly scrolls: readonly string[];
  readonly names: number | undefined;
}

/** One slim bar, tabs without scrolling, the hand along the lower edge. */
async function checkSize(
  page: Page,
  game: string,
  { width, height, bar, hand, scrolls, names }: SizeCheck,
): Promise<void> {
  const size = `${width}x${height}`;
  await savePicture(page, `sight-${game}-${size}`);
  // The layout follows the new size a moment later.
  await expect.poll(async () => (await boxOf(page, '.status')).height, { message: size }).toBeLessThan(SLIM);
  const [status, map] = [await boxOf(page, '.status'), await boxOf(page, '.table-map')];
  expect(status.y + status.height, size).toBeLessThanOrEqual(map.y + 1);
  for (const name of bar) expect(await textOf(page.locator('.status'))).toContain(name);
  await checkNames(page, size, names);
  if (game === 'imperial-struggle') await fillsItsArea(page);
  // The strip of the others' turns and the log give way to the actions.
  if (game === 'andean-abyss') {
    expect(await page.locator('.summary-turn').count()).toBeGreaterThan(0);
    await expect.poll(() => hiddenActions(page), { message: size }).toEqual([]);
  }
  const over: string[] = [];
  for (const tab of await page.locator('.table-side [role=tab]').all()) {
    await tab.click();
    const name = await textOf(tab);
    await savePicture(page, `sight-${game}-${size}-${name}`);
    if ((await below(page)) > 0 && !scrolls.includes(name)) over.push(`${name} by ${await below(page)}`);
  }
  expect(over, size).toEqual([]);
  expect(await page.locator('.hand').count()).toBe(hand ? 1 : 0);
  if (!hand) return;
  // The cards are in the fan, and not in the prompt too.
  expect(await page.locator('.hand-card[data-option]').count()).toBeGreaterThan(5);
  expect(await page.locator('.prompt [data-option^="card:"]').count()).toBe(0);
  await expect
    .poll(async () => {
      const { y, height: tall } = await boxOf(page, '.hand');
      return Math.round(y + tall);
    })
    .toBe(height);
  const fan = await boxOf(page, '.hand');
  // Nothing that a card does lets the page scroll.
  expect(await page.locator('.table').evaluate((it) => it.scrollHeight - it.clientHeight), size).toBe(0);
  await page.locator('.hand-card').last().hover();
  const whole = await boxOf(page, '.hand-whole');
  expect(whole.x + whole.width, size).toBeLessThanOrEqual(fan.x + fan.width + 1);
  expect(whole.y + whole.height, size).toBeLessThanOrEqual(fan.y + SLIM);
  expect((await textOf(page.locator('.hand-whole'))).length).toBeGreaterThan(60);
  await savePicture(page, `sight-${game}-${size}-hand`);
  await page.mouse.move(0, 0);
}

describe.skipIf(!CHROMIUM)('always in sight (needs Chromium)', () => {
  let rig: TestRig;
  beforeAll(async () => {
    rig = await openTestRig();
  });
  afterAll(() => rig.close());

  describe.each(Object.entries(GAMES))('%s', (game, { record, bar, hand, ...rest }) => {
    const scrolls: readonly string[] = rest.scrolls;
    const names: number | undefined = 'names' in rest ? rest.names : undefined;
    const text = record();

    it('at every size: one slim bar, tabs without scrolling, the hand along the lower edge', async () => {
      const page = await openLate(rig, text, {});
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await checkSize(page, game, { width, height, bar, hand, scrolls, names });
      }
    });

    it('axe finds nothing serious on any tab, in light and in dark colors', async () => {
      const page = await openLate(rig, text, { locale: 'hu' });
      expect((await boxOf(page, '.status')).height).toBeLessThan(SLIM);
      // An option that is partly below the fold counts as a small target.
      await page.locator('.prompt-scroll').evaluate((it) => it.scrollTo(0, it.scrollHeight));
      expect(await seriousViolationsInBothSchemes(page)).toEqual([]);
      for (const tab of await page.locator('.table-side [role=tab]').all()) {
        await tab.click();
        expect(await seriousViolationsInBothSchemes(page, '.table-side')).toEqual([]);
      }
      await savePicture(page, `sight-${game}-light`);
      await page.emulateMedia({ colorScheme: 'dark' });
      await savePicture(page, `sight-${game}-dark`);
    });

    it.each(['en', 'pl', 'hu', 'fr'])(
      'on a phone, %s: the bar is above the map and nothing is wider than the screen',
      async (locale) => {
        const page = await openLate(rig, text, { ...PHONE, locale });
        const [status, map] = [await boxOf(page, '.status'), await boxOf(page, '.table-map')];
        expect(status.height).toBeLessThan(2 * SLIM);
        expect(status.y + status.height).toBeLessThanOrEqual(map.y + 1);
        expect(await overflowWidth(page)).toBe(0);
        await checkNames(page, locale, names);
        expect(await piecesOverNames(page)).toEqual([]);
        // A card has its text on its button, and every answer is large enough for a finger.
        for (const card of await page.locator('.prompt [data-option^="card:"]').all())
          expect((await textOf(card.locator('.option-hint'))).length).toBeGreaterThan(20);
        expect(await smallTargets(page)).toEqual([]);
        await savePicture(page, `sight-${game}-phone-${locale}`);
        await page.locator('.table-drawers button').first().tap();
        for (const tab of await page.locator('.table-side [role=tab]').all()) {
          await tab.tap();
          expect(await overflowWidth(page)).toBe(0);
          expect(await untranslatedKeys(page)).toEqual([]);
          expect((await tab.boundingBox())?.height).toBeGreaterThanOrEqual(TOUCH_TARGET);
          await savePicture(page, `sight-${game}-phone-${locale}-${await textOf(tab)}`);
        }
      },
    );
  });

  it('the hand by keyboard: focus shows the text, Enter chooses the card', async () => {
    const page = await openLate(rig, crowdedLabyrinth(), {});
    const card = page.locator('.hand-card').first();
    await card.focus();
    await page.locator('.hand-whole').waitFor();
    await waitForAnswer(page, () => page.keyboard.press('Enter'));
    await waitForOption(page);
    expect(await optionsOf(page)).not.toContain(await card.getAttribute('data-hand'));
  });

  it('tabs by keyboard: arrow keys, Home and End', async () => {
    const page = await openLate(rig, crowdedGame(), {});
    const tabs = page.locator('.table-side [role=tab]');
    await tabs.first().focus();
    const selected = () => page.locator('.table-side [role=tab][aria-selected=true]').textContent();
    await page.keyboard.press('ArrowRight');
    expect(await selected()).toBe(await tabs.nth(1).textContent());
    await page.keyboard.press('End');
    expect(await selected()).toBe(await tabs.last().textContent());
    await page.keyboard.press('Home');
    expect(await selected()).toBe(await tabs.first().textContent());
  });
});
