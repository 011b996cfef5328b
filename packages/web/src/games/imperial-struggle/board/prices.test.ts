import { imperialStruggle } from '@sandtable/imperial-struggle';
import { purchasesFromView } from '@sandtable/imperial-struggle/board';
import { type AskKey, SPACE_IDS } from '@sandtable/imperial-struggle/board-data';
import { newMatch } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { elementAt } from '../../../testing/element-at.js';
import { parseView } from '../view.js';
import { pricesIn } from './prices.js';

it('5.3: purchases have their prices on the map, but only while the question is about purchases', () => {
  const match = newMatch(imperialStruggle, { settings: {}, seed: 'prices' });
  let rounds = 0;
  for (let step = 0; rounds < 8 && step < 400; step++) {
    const decision = match.decision();
    if (!decision) break;
    const options = new Set(decision.options);
    const view = match.view(decision.seat);
    const prices = pricesIn(parseView(view), options);
    if (decision.prompt.key === ('ask.act' satisfies AskKey)) {
      rounds++;
      const bought = purchasesFromView(view).filter(({ space, lack }) => space && !lack);
      const offered = SPACE_IDS.filter((id) => options.has(`space:${id}`));
      expect([...prices.keys()].sort()).toEqual(offered.toSorted());
      for (const { space, price } of bought) {
        if (space) expect(prices.get(space)?.total, space).toBeLessThanOrEqual(price.total);
      }
    } else if (!options.has('done')) expect(prices.size).toBe(0);
    const all = [...options];
    match.choose(elementAt(all, (step * 7) % all.length), decision.seat);
  }
  expect(rounds).toBe(8);
});
