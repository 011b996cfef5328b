import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answering,
  begin,
  boardOf,
  choose,
  cover,
  openRecord,
  optionsOf,
  question,
  spaceOf,
  textOf,
  widerThanScreen,
} from './page-actions.js';
import { crowdedGame } from './records.js';
import { CHROMIUM, openTestRig, picture, type TestRig } from './test-rig.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } as const;

describe.skipIf(!CHROMIUM)('on a phone (needs Chromium)', () => {
  let stage: TestRig;
  beforeAll(async () => {
    stage = await openTestRig();
  });
  afterAll(() => stage.close());

  it('plays a turn by touch, board and buttons', async () => {
    const page = await stage.page({ ...PHONE, reducedMotion: 'reduce' });
    await begin(page);
    await picture(page, 'phone-question');
    await answering(page, () => page.locator('[data-option=train]').tap());
    await question(page);
    const before = await boardOf(page);
    await answering(page, () => spaceOf(page, 'cali').tap());
    await question(page);
    await picture(page, 'phone-amount');
    for (const option of ['number:2', 'number:4', 'done', 'space:cali', 'civic-action', 'number:2']) {
      await answering(page, () => page.locator(`.prompt [data-option="${option}"]`).tap());
      await question(page);
    }
    expect(await boardOf(page)).not.toEqual(before);
    expect(await optionsOf(page)).toContain('air-lift');
  });

  it.each(['en', 'pl', 'hu', 'fr'])('is never wider than the screen: %s', async (locale) => {
    const page = await stage.page({ ...PHONE, locale, reducedMotion: 'reduce' });
    const fits = async (where: string) => expect([where, await widerThanScreen(page)]).toEqual([where, 0]);
    await cover(page).waitFor();
    await fits('home');
    await picture(page, `phone-home-${locale}`);
    await page.goto(`${stage.address}/new/andean-abyss`);
    await page.locator('.new-start').waitFor();
    await fits('new game');
    await page.goto(`${stage.address}/account`);
    await page.locator('form.log-in').waitFor();
    await fits('account');
    await page.goto(stage.address);
    await openRecord(page, crowdedGame());
    await question(page);
    await fits('table');
    await picture(page, `phone-crowded-${locale}`);
    for (const drawer of await page.locator('.table-drawers button').all()) {
      await drawer.tap();
      await fits('drawer');
      await picture(
        page,
        `phone-drawer-${locale}-${(await textOf(page.locator('.table-drawers [aria-expanded=true]'))).toLowerCase()}`,
      );
      await drawer.tap();
    }
    await page.keyboard.press('?');
    await page.locator('.help').waitFor();
    await fits('help');
    await page.keyboard.press('Escape');
    await page.keyboard.press('r');
    await page.locator('.replay').waitFor();
    await fits('replay');
    await picture(page, `phone-replay-${locale}`);
    await page.keyboard.press('r');
    await page.locator('.table-bar button').last().tap();
    await page.locator('dialog').waitFor();
    await fits('menu');
    await picture(page, `phone-menu-${locale}`);
  });

  it('zooms with two fingers’ worth of buttons, and back to the whole', async () => {
    const page = await stage.page({ ...PHONE, reducedMotion: 'reduce' });
    await begin(page);
    const width = async () => (await spaceOf(page, 'bogota').boundingBox())?.width ?? 0;
    const whole = await width();
    await page.getByRole('button', { name: 'Closer' }).tap();
    await expect.poll(width).toBeGreaterThan(whole * 1.3);
    await page.getByRole('button', { name: 'Whole' }).tap();
    await expect.poll(width).toBeCloseTo(whole, 0);
    await choose(page, 'train');
  });
});
