import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { elementAt } from '../testing/element-at.js';
import {
  beginGame,
  boardLabels,
  choose,
  openRecord,
  optionsOf,
  promptOf,
  textOf,
  waitForOption,
} from './page-actions.js';
import { finishedGame } from './records.js';
import { CHROMIUM, openTestRig, savePicture, type TestRig } from './test-rig.js';

const ANSWERS = [
  'train',
  'space:cali',
  'number:2',
  'number:4',
  'done',
  'space:cali',
  'civic-action',
  'number:2',
] as const;

describe.skipIf(!CHROMIUM)('replay (needs Chromium)', () => {
  let rig: TestRig;
  beforeAll(async () => {
    rig = await openTestRig();
  });
  afterAll(() => rig.close());

  /** The board after each of the answers. */
  async function playSome(page: Page): Promise<(readonly string[])[]> {
    await beginGame(page);
    const boards = [await boardWithoutOptions(page)];
    for (const answer of ANSWERS) {
      await choose(page, answer);
      boards.push(await boardWithoutOptions(page));
    }
    return boards;
  }
  /** Removes the halos of options from the labels, because past moments have no options. */
  const boardWithoutOptions = async (page: Page) =>
    (await boardLabels(page)).map((label) => label.replace(/[.,;] [^.,;]*chosen[^.,;]*/i, ''));

  it('moves back and forth through the game, and returns to the question', async () => {
    const page = await rig.page({ reducedMotion: 'reduce' });
    const boards = await playSome(page);
    const prompt = await promptOf(page);
    await page.getByRole('button', { name: 'Replay' }).click();
    const slider = page.getByRole('slider');
    const last = Number(await slider.getAttribute('max'));
    // Bots may have moved before the first question.
    const first = last - ANSWERS.length;
    for (const i of [0, 3, 6, 2, ANSWERS.length - 1]) {
      await slider.fill(String(first + i));
      await expect.poll(() => boardWithoutOptions(page)).toEqual(boards[i]);
      expect(await optionsOf(page)).toEqual([]);
    }
    await slider.fill(String(first + 2));
    await expect.poll(() => boardWithoutOptions(page)).toEqual(boards[2]);
    await savePicture(page, 'replay');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => boardWithoutOptions(page)).toEqual(boards[3]);
    await page.locator('.replay').getByRole('button', { name: 'Back to the present' }).click();
    await waitForOption(page);
    expect(await promptOf(page)).toBe(prompt);
    expect(await boardWithoutOptions(page)).toEqual(boards[ANSWERS.length]);
  });

  it('forks a new game from any moment, and the old one stays', async () => {
    const page = await rig.page({ reducedMotion: 'reduce' });
    const boards = await playSome(page);
    const old = page.url();
    await page.getByRole('button', { name: 'Replay' }).click();
    const slider = page.getByRole('slider');
    const last = Number(await slider.getAttribute('max'));
    await slider.fill(String(last - ANSWERS.length + 3));
    await expect.poll(() => boardWithoutOptions(page)).toEqual(boards[3]);
    await page.getByRole('button', { name: 'Continue from here' }).click();
    await page.waitForURL((url) => url.href !== old);
    await waitForOption(page);
    expect(await boardWithoutOptions(page)).toEqual(boards[3]);
    await choose(page, 'number:0');
    await page.goto(old);
    await waitForOption(page);
    expect(await boardWithoutOptions(page)).toEqual(boards[ANSWERS.length]);
    await page.goto(rig.address);
    await expect.poll(() => page.locator('.row').count()).toBe(2);
  });

  it('writes the record to a file, and opens it elsewhere', async () => {
    const page = await rig.page({ reducedMotion: 'reduce' });
    const boards = await playSome(page);
    const options = await optionsOf(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('dialog').getByRole('button', { name: 'Save the record' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^andean-abyss.*\.json$/);
    const text = readFileSync(await file.path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ sandtable: 'record', game: 'andean-abyss', seed: 'lesson 2' });

    const other = await rig.page({ reducedMotion: 'reduce' });
    await openRecord(other, text);
    await waitForOption(other);
    expect(await boardWithoutOptions(other)).toEqual(boards[ANSWERS.length]);
    expect(await optionsOf(other)).toEqual(options);
    await choose(other, elementAt(options, 0));
  });

  it('explains that a file is not a record', async () => {
    const page = await rig.page();
    await openRecord(page, '{"hello": 1}');
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await textOf(alert)).not.toMatch(/error|undefined|\.ts|at /i);
    expect(page.url()).toBe(`${rig.address}/`);
  });

  it('shows how a finished game ended, and a chart of it', async () => {
    const page = await rig.page({ reducedMotion: 'reduce' });
    await openRecord(page, finishedGame());
    await page.locator('.result').waitFor();
    await page.locator('.result').getByRole('button').first().click();
    const dialog = page.locator('dialog');
    await dialog.locator('.result-ranking li').nth(3).waitFor();
    const lines = dialog.locator('.chart polyline');
    await lines.first().waitFor();
    expect(await lines.count()).toBe(4);
    const points = (await lines.first().getAttribute('points')) ?? '';
    expect(points.split(' ').length).toBeGreaterThan(30);
    // The same as numbers, for people who can't see the lines.
    expect(await dialog.locator('.chart-table tbody tr').count()).toBe(points.split(' ').length);
    await savePicture(page, 'finished');
  });
});
