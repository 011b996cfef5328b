import { createMatch, joinMatch } from '@sandtable/client';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { elementAt } from '../testing/element-at.js';
import { linkOf, makeMatch, openSeat, overflowWidth, untranslatedKeys } from './page-actions.js';
import { CHROMIUM, INSTANT, openTestRig, savePicture, type TestRig } from './test-rig.js';

describe.skipIf(!CHROMIUM)('shared dice (needs Chromium)', () => {
  let rig: TestRig;
  beforeAll(async () => {
    rig = await openTestRig();
  });
  afterAll(() => rig.close());

  const stateOf = (page: Page, state: string) => page.locator(`.gathering-seats [data-state=${state}]`);
  const contributions = (page: Page): Promise<readonly (string | undefined)[]> =>
    page.evaluate(() =>
      JSON.parse(localStorage.getItem('links') ?? '[]').flatMap(
        (link: { readonly dice?: { readonly contribution?: string } }) => link.dice?.contribution ?? [],
      ),
    );
  const makers = async (page: Page) => {
    await page.getByRole('tab', { name: 'Players' }).click();
    await page.getByText('How the cards were shuffled').click();
    return page.locator('.chat-panel-seed').textContent();
  };

  it('two people contribute, a reload keeps the first contribution, and both see their names', async () => {
    const first = await rig.page(INSTANT);
    const links = await makeMatch(first, 'andean-abyss', () =>
      first.getByRole('button', { name: 'Two people' }).click(),
    );
    await first.getByRole('link', { name: 'Open my seat' }).click();
    await stateOf(first, 'committed').getByText('Government').waitFor();
    await stateOf(first, 'missing').getByText('FARC').waitFor();
    // Whoever made the match can still copy the link that the other player needs.
    expect(await first.locator('.gathering .link input').first().inputValue()).toBe(linkOf(links, 'FARC'));
    expect([await untranslatedKeys(first), await overflowWidth(first)]).toEqual([[], 0]);
    await savePicture(first, 'gathering');
    const [before] = await contributions(first);
    expect(before).toMatch(/^[0-9a-f]{64}$/);
    await first.reload();
    await stateOf(first, 'committed').getByText('Government').waitFor();
    expect(await contributions(first)).toEqual([before]);

    const second = await rig.page(INSTANT);
    await second.goto(linkOf(links, 'FARC'));
    for (const page of [first, second]) {
      await page.locator('.board').waitFor();
      expect(await page.locator('.banner-seed').count()).toBe(0);
      expect(await makers(page)).toMatch(/made by the server and: Government, FARC\./);
    }
    await savePicture(second, 'dice-makers');
  });

  it('begin without an absent player, who is shown this on arrival', async () => {
    const maker = await rig.page(INSTANT);
    const links = await makeMatch(maker, 'andean-abyss', () =>
      maker.getByRole('button', { name: 'Two people' }).click(),
    );
    await openSeat(rig, linkOf(links, 'Government'));
    const late = await openSeat(rig, linkOf(links, 'FARC'));
    expect(await makers(late)).toMatch(/made by the server and: Government\..*without a part in the dice: FARC\./);
  });

  it('are verified by the page when the match is over', async () => {
    const { address } = rig;
    const made = await createMatch(address, {
      game: 'labyrinth',
      seats: { us: 'person', jihadist: 'random' },
      dice: 'shared',
    });
    const link = { address, match: made.id, token: made.seats.us ?? '' };
    const us = await joinMatch(link, { openSocket: (url) => new WebSocket(url), view: false });
    onTestFinished(() => us.close());
    for (let turn = await us.waitForTurn(); !turn.result; turn = await us.waitForTurn()) {
      const options = turn.decision?.options ?? [];
      await us.answer(elementAt(options, Math.floor(Math.random() * options.length)));
    }
    expect(us.snapshot().dice).toMatchObject({ mine: true, faults: [], proven: true });
    const page = await openSeat(rig, `${address}/m/${made.id}#${made.observer}`);
    await page.getByRole('button', { name: 'Result and chart' }).click();
    await page.getByRole('dialog').getByText(`Checked: the seed ${us.snapshot().state.seed} is made of`).waitFor();
    await savePicture(page, 'shared-dice-checked');
  });
});
