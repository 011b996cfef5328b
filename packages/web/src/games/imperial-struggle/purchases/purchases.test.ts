import { imperialStruggle as game } from '@sandtable/imperial-struggle';
import { purchasesFromView } from '@sandtable/imperial-struggle/board';
import { type AskKey, type Purchase, REGIONS } from '@sandtable/imperial-struggle/board-data';
import {
  catalogsOf,
  kernelMessages,
  LANGUAGES,
  type Language,
  newMatch,
  type PositionJson,
  randomBelow,
  seedChance,
  words,
} from '@sandtable/kernel';
import { randomElement } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { elementAt } from '../../../testing/element-at.js';
import { ACTION_TYPES, countPurchases, groupPurchases, type PurchaseFilter, regionOf } from './group-purchases.js';
import { alternatives, missingText, paidBy, partsOf, purchaseVerb } from './price-texts.js';
import { purchaseWords as purchaseWordsTexts } from './words.js';

const purchaseWords = catalogsOf(purchaseWordsTexts);

const spoken = (language: Language) =>
  words(language, [kernelMessages, game.messages, { en: game.names, pl: {}, hu: {}, fr: {} }, purchaseWords]);

/** The purchases at some decisions of random games. */
function sold(): readonly (readonly Purchase[])[] {
  const found: (readonly Purchase[])[] = [];
  for (const seed of ['a', 'b', 'c', 'd']) {
    const chance = seedChance(seed);
    const match = newMatch(game, { seed });
    while (!match.result) {
      const { seat, prompt, options } = elementAt(match.pending(), 0);
      if (prompt.key === ('ask.act' satisfies AskKey) && randomBelow(chance, 12) === 0)
        found.push(purchasesFromView(match.view(seat)));
      match.choose(randomElement(chance, options), seat);
    }
  }
  return found;
}
const SOLD = sold();

describe('the list of purchases (5.3)', () => {
  const every: PurchaseFilter = { order: 'region', region: undefined, all: true };

  it('is grouped by Region, cheapest first; or sorted by price only', () => {
    for (const purchases of SOLD) {
      for (const type of ACTION_TYPES) {
        const list = groupPurchases(purchases, type, every);
        expect(countPurchases(list)).toBe(purchases.filter((it) => it.type === type).length);
        for (const shelf of list) expect(new Set(shelf.purchases.map(regionOf))).toEqual(new Set([shelf.region]));
        const [together] = groupPurchases(purchases, type, { ...every, order: 'price', all: false });
        const prices = together?.purchases.map(({ least }) => least) ?? [];
        expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      }
    }
  });

  it('can be filtered by Region, and by whether the side can pay', () => {
    for (const purchases of SOLD) {
      for (const region of REGIONS) {
        const list = groupPurchases(purchases, 'military', { ...every, region, all: false }).flatMap(
          (it) => it.purchases,
        );
        expect(list.every((it) => regionOf(it) === region && !it.lack)).toBe(true);
      }
    }
  });

  it.each(LANGUAGES)(
    'has all texts in %s: the action, the parts of the price, the payment or what is missing',
    (language) => {
      const say = spoken(language);
      for (const purchase of SOLD.flat()) {
        const lack = missingText(purchase);
        const texts = [
          say.say(purchaseVerb(purchase)),
          lack ? say.say(lack) : paidBy(purchase, say),
          ...partsOf(purchase, say).map(({ reason }) => reason),
          ...alternatives(purchase, say),
        ];
        for (const text of texts) expect(text).toMatch(/^[^{}]+$/);
        for (const text of texts) expect(text).not.toMatch(/purchase\.\w|limit\.\w|undefined/);
      }
    },
  );

  it('has prices that add up: base minus reductions plus surcharges, never below 1', () => {
    const say = spoken('en');
    for (const purchase of SOLD.flat()) {
      const parts = partsOf(purchase, say);
      if (parts.length === 0) continue;
      const sum = parts.reduce((total, { n, sign }) => total + (sign === '−' ? -n : n), 0);
      expect(Math.max(1, sum)).toBe(purchase.price.total);
    }
  });

  /** The texts about a purchase in a round that has spent its Major Action. */
  const texts = (position: PositionJson, answers: readonly string[], option: string): string[] => {
    const match = newMatch(game, { seed: 'told', position });
    for (const answer of answers) match.choose(answer);
    const { seat } = elementAt(match.pending(), 0);
    const say = spoken('en');
    const purchase = purchasesFromView(match.view(seat)).find((it) => it.option === option);
    return purchase ? [paidBy(purchase, say), ...alternatives(purchase, say)] : [];
  };

  it('says where a Ministry makes Debt cheaper: Turgot, Merchant Banks', () => {
    const available = ['m4-e2-a', 'e4-m2-a'];
    const turgot: PositionJson = {
      turn: 5,
      first: 'france',
      available,
      cabinet: { france: [23] },
      debt: { britain: 9 },
    };
    expect(texts(turgot, ['tile:e4-m2-a', 'play'], 'construct')).toEqual([
      'Minor Action 2 + Debt 2 (Debt rises by only 1)',
    ]);
    const banks: PositionJson = { turn: 3, first: 'britain', available, cabinet: { britain: [17] } };
    expect(texts(banks, ['tile:m4-e2-a', 'play'], 'space:albany')).toEqual([
      'Minor Action 2 + Debt 1 (Debt does not rise)',
    ]);
  });

  it('says that the Huguenots would make it cheaper (Ministry 9)', () => {
    const huguenots = [{ space: 'guadeloupe', used: false }];
    const positionJson: PositionJson = { turn: 3, first: 'france', available: ['e4-m2-a'], huguenots };
    expect(texts(positionJson, ['tile:e4-m2-a', 'play'], 'space:puerto-principe')).toEqual([
      'Major Action 2',
      'with the Huguenots of Guadeloupe: 1',
    ]);
  });
});
