import { createMatch } from '@sandtable/client';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkOf, makeMatch, openSeat } from './page-actions.js';
import { CHROMIUM, openTestRig, savePicture, type TestRig } from './test-rig.js';

const OTHER = '0'.repeat(64);

describe.skipIf(!CHROMIUM)('the hash of the seed (needs Chromium)', () => {
  let rig: TestRig;
  beforeAll(async () => {
    rig = await openTestRig();
  });
  afterAll(() => rig.close());

  const kept = (page: Page): Promise<readonly (string | undefined)[]> =>
    page.evaluate(() =>
      JSON.parse(localStorage.getItem('links') ?? '[]').map((link: { readonly seedHash?: string }) => link.seedHash),
    );
  /** Pretends that the server showed another hash on the first visit. */
  async function comeBackWith(page: Page, seedHash: string): Promise<void> {
    await page.evaluate((hash) => {
      const links: readonly object[] = JSON.parse(localStorage.getItem('links') ?? '[]');
      localStorage.setItem('links', JSON.stringify(links.map((link) => ({ ...link, seedHash: hash }))));
    }, seedHash);
    await page.reload();
    await page.locator('.board').waitFor();
  }

  it('is kept with the link, and a server that shows another one raises an alert', async () => {
    const maker = await rig.page();
    const links = await makeMatch(maker, 'andean-abyss', () =>
      maker.getByRole('button', { name: 'Two people' }).click(),
    );
    const [hash, ...same] = await kept(maker);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(same)).toEqual(new Set([hash]));

    const page = await openSeat(rig, linkOf(links, 'FARC'));
    expect(await kept(page)).toEqual([hash]);
    await page.reload();
    await page.locator('.board').waitFor();
    expect(await page.locator('.banner-seed').count()).toBe(0);

    // The table page itself explains how to check the dice.
    await page.getByRole('tab', { name: 'Players' }).click();
    await page.locator('.chat-panel-seed > summary').click();
    await page.locator('.fair-dice > summary').click();
    await page.locator('.fair-dice pre').getByText('Fair dice').waitFor();

    await comeBackWith(page, OTHER);
    await page.getByRole('alert').getByText(`first saw ${OTHER}, now it is ${hash}`).waitFor();
    await savePicture(page, 'seed-hash-changed');
    // The alert appears again on the next visit: the first hash remains the one that counts.
    expect(await kept(page)).toEqual([OTHER]);
  });

  it('is compared with the seed by the page when the match is over', async () => {
    const { id, observer, seedHash } = await createMatch(rig.address, {
      game: 'labyrinth',
      seats: { us: 'random', jihadist: 'random' },
    });
    // The page would show the bots' moves at a pace for people.
    const isOver = async () => {
      const reply = await fetch(`${rig.address}/api/matches/${id}`, {
        headers: { authorization: `Bearer ${observer}` },
      });
      return (await reply.json()).state.result !== null;
    };
    await expect.poll(isOver).toBe(true);
    const page = await openSeat(rig, `${rig.address}/m/${id}#${observer}`);
    const more = page.getByRole('button', { name: 'Result and chart' });
    await more.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`Checked: its fingerprint is ${seedHash}`).waitFor();
    await savePicture(page, 'seed-checked');
    expect(await page.locator('.banner-seed').count()).toBe(0);

    await comeBackWith(page, OTHER);
    await page.locator('.banner-seed').getByText('does not have the fingerprint').waitFor();
    await more.click();
    await dialog.getByText(`does not have the fingerprint that this browser saw first, ${OTHER}`).waitFor();
  });
});
