import { CHECKPOINT, type Json, randomBelow } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { findSpace } from '../map.js';
import { clone, type Position, type Round } from '../position.js';
import { isAffordable, otherPurchase } from '../rules/affordable.js';
import { buy } from '../rules/buy.js';
import { purchasesAt } from '../rules/legal-purchases.js';
import type { PlannedPurchase } from '../rules/purchase-kinds.js';
import { optionsOf } from '../rules/round.js';
import { playAll } from '../testing/games.js';
import { paid } from '../testing/positions.js';
import { promptKey } from '../testing/prompt-key.js';
import { view } from '../view.js';
import { purchasesFromView } from './from-view.js';
import { type Purchase, purchases } from './purchases.js';

/** What is at no space, or a space where something can be bought. */
const isPurchase = (option: string): boolean =>
  option.startsWith('space:') || ['draw-event', 'war-tile', 'construct'].includes(option);

const actOf = (g: Position, { kind, space }: Purchase): PlannedPurchase => {
  if (space === undefined) return otherPurchase(kind);
  const found = findSpace(space);
  const act = g.round && found !== undefined && purchasesAt(g, g.round, found).find((it) => it.kind === kind);
  if (!act) throw new Error(`no ${kind} at ${space}`);
  return act;
};

interface Bought {
  readonly cost: number;
  readonly g: Position;
  readonly answers: readonly string[];
}
/** Buys it on a copy; `choose` answers what is asked. */
function bought(
  from: Position,
  purchase: Purchase,
  choose: (key: string, options: readonly string[]) => string,
): Bought {
  const g = clone(from);
  g.log = [];
  const { round } = g;
  if (!round) throw new Error('no round');
  const procedure = buy(g, round, actOf(g, purchase));
  const answers: string[] = [];
  let step = procedure.next({});
  while (!step.done && paid(g).length === 0) {
    if (step.value === CHECKPOINT) throw new Error('a purchase is one step');
    const [decision] = step.value;
    const answer = choose(decision.prompt.key, decision.options);
    answers.push(answer);
    step = procedure.next({ [decision.seat]: answer });
  }
  return { cost: paid(g)[0], g, answers };
}
const plainly = (key: string, options: readonly string[]): string => {
  if (key === promptKey('discount')) return options.includes('done') ? 'done' : options[0];
  // From a sea, if one can: the price is the least.
  return options.find((option) => key === promptKey('deploy.from') && option !== 'navy-box') ?? options[0];
};

/** R24: how the price adds up; and whether it can be paid. */
function problemOf(g: Position, round: Round, purchase: Purchase): string | undefined {
  const { printed, base, set, discount, protection, region, dear, total } = purchase.price;
  const sum = purchase.kind === 'shift' ? Math.max(1, base - discount + protection + region) : base + dear;
  if (sum !== total) return `adds up to ${sum}, not ${total}`;
  if (purchase.off.length !== discount) return `${purchase.off} take off ${discount}`;
  if (base < printed && !set) return 'is set by nothing';
  const affordable = isAffordable(g, round, actOf(g, purchase));
  if (affordable !== (purchase.lack === undefined)) return 'can be paid, or cannot, but says otherwise';
  if (affordable !== purchase.ways.length > 0) return 'tells of no way to pay it';
  return purchase.lack?.reason === 'points' && purchase.lack.n < 1 ? 'lacks nothing' : undefined;
}

describe('5.3 purchases, before they are made', () => {
  it('are those that the round offers, cost what is then paid by the points that were shown', {
    timeout: 60_000,
  }, () => {
    const seen = { all: 0, lacking: 0, offers: 0, open: 0, debt: 0 };
    playAll(16, ({ position: g, pending }, chance) => {
      const [{ prompt }] = pending();
      const { round } = g;
      if (prompt.key !== promptKey('act') || !round || randomBelow(chance, 6) > 0) return;
      const all = purchases(g);
      const payable = all.filter(({ lack }) => !lack);
      expect(new Set(payable.map(({ option }) => option))).toEqual(new Set(optionsOf(g, round).filter(isPurchase)));
      for (const purchase of all) {
        const wrong = problemOf(g, round, purchase);
        if (wrong) throw new Error(`${purchase.option}: ${wrong}`);
      }
      const purchase = payable[randomBelow(chance, Math.max(1, payable.length))];
      seen.all += all.length;
      seen.lacking += all.length - payable.length;
      if (purchase) look(g, purchase, seen);
      const open = payable.find(({ ways }) => ways[0].open.length > 0);
      if (open) look(g, open, seen);
    });
    for (const [what, n] of Object.entries(seen)) expect(n, what).toBeGreaterThan(0);
  });

  function look(g: Position, purchase: Purchase, seen: Record<'offers' | 'open' | 'debt', number>): void {
    const plain = bought(g, purchase, plainly);
    if (purchase.pays === purchase.price.total) {
      expect(plain.cost, purchase.option).toBe(purchase.pays);
      const [way] = purchase.ways;
      const before = g.round?.pools ?? [];
      if (way.open.length === 0) {
        const spent = before.flatMap((pool, i) => {
          const n = pool.points - (plain.g.round?.pools[i]?.points ?? 0);
          return n > 0 ? [{ pool, n }] : [];
        });
        expect(spent, purchase.option).toEqual(expect.arrayContaining([...way.points]));
        expect(spent).toHaveLength(way.points.length);
      } else seen.open++;
      if (way.short > 0) seen.debt++;
    }
    for (const { by, total } of purchase.offers) {
      seen.offers++;
      const cheap = bought(g, purchase, (key, options) =>
        key === promptKey('discount') && options.includes(by) ? by : plainly(key, options),
      );
      // Others may have to be taken as well.
      if (cheap.answers.filter((it) => purchase.offers.some((offer) => offer.by === it)).length === 1)
        expect(cheap.cost, `${purchase.option} with ${by}`).toBe(total);
      expect(cheap.cost).toBeGreaterThanOrEqual(purchase.least);
    }
    for (const { berth, total } of purchase.from) {
      expect(
        bought(g, purchase, (key, options) => (key === promptKey('deploy.from') ? berth : plainly(key, options))).cost,
      ).toBe(total);
    }
  }

  it('are the same when computed from a view', { timeout: 60_000 }, () => {
    let looked = 0;
    playAll(4, ({ position: g, pending }, chance) => {
      const [{ prompt, seat }] = pending();
      if (prompt.key !== promptKey('act') || randomBelow(chance, 8) > 0) return;
      looked++;
      const sent = JSON.parse(JSON.stringify(view(g, seat))) as Json;
      expect(purchasesFromView(sent)).toEqual(purchases(g));
    });
    expect(looked).toBeGreaterThan(10);
  });
});
