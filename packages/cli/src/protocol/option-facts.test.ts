import type { Json } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { realGames } from '../testing/games.js';
import { sandtable } from '../testing/terminal.js';

interface Option {
  readonly id: string;
  readonly label: string;
  readonly prices?: readonly { readonly paidIn: string; readonly cost: number }[];
}

const ROUND = {
  step: 'round',
  turn: 1,
  first: 'britain',
  available: ['e3-m2', 'e4-d2-a', 'd4-e2-a', 'd4-m2-a', 'm4-e2-a', 'm3-d2', 'd2-m2', 'e4-m2-a', 'm4-d2-a'],
  cabinet: {
    britain: [
      { card: 8, revealed: false },
      { card: 5, revealed: true },
    ],
  },
  hands: { britain: [], france: [] },
};

/** The options of the decision after each of these answers. */
async function optionsAfter(...answers: readonly string[]): Promise<readonly (readonly Option[])[]> {
  const requests: Json[] = [
    { new: { seed: 'facts', position: ROUND } },
    ...answers.map((choose) => ({ choose, seat: 'britain' })),
  ];
  const lines = requests.map((it) => JSON.stringify(it));
  const { out } = await sandtable(['protocol', 'imperial-struggle'], lines, { gameSource: realGames });
  return out
    .trimEnd()
    .split('\n')
    .map((line) => {
      const { ok, decision } = JSON.parse(line);
      expect(ok, line).toBe(true);
      return decision.options;
    });
}
const find = (options: readonly Option[] | undefined, id: string) => options?.find((it) => it.id === id);

it('over the protocol a Ministry is revealed or used, and says which card it is', async () => {
  const [before, after] = await optionsAfter('reveal:bank-of-england');
  const card = { thing: 'ministry:bank-of-england' };
  expect(find(before, 'reveal:bank-of-england')).toEqual({
    id: 'reveal:bank-of-england',
    kind: 'reveal',
    label: 'Reveal Bank of England',
    ...card,
  });
  expect(find(before, 'use:bank-of-england')).toBeUndefined();
  expect(find(before, 'use:robert-walpole')?.label).toBe('Use Robert Walpole');
  expect(find(after, 'use:bank-of-england')).toEqual({
    id: 'use:bank-of-england',
    kind: 'use',
    label: 'Use Bank of England',
    ...card,
  });
  expect(find(after, 'reveal:bank-of-england')).toBeUndefined();
});

it('over the protocol every purchase has its price, and nothing else has one', async () => {
  const acts = (await optionsAfter('tile:d4-e2-a', 'play')).at(-1) ?? [];
  const bought = acts.filter(({ id }) => id.startsWith('space:') || id === 'draw-event' || id === 'construct');
  expect(bought.length).toBeGreaterThan(10);
  for (const { id, prices } of bought) {
    expect(prices?.length, id).toBeGreaterThan(0);
    for (const { paidIn, cost } of prices ?? []) {
      expect(paidIn).toMatch(/^type:(economic|diplomatic|military)$/);
      expect(cost, id).toBeGreaterThan(0);
    }
  }
  expect(find(acts, 'draw-event')?.prices).toEqual([{ purchase: 'draw-event', paidIn: 'type:diplomatic', cost: 3 }]);
  expect(find(acts, 'done')).not.toHaveProperty('prices');
});
