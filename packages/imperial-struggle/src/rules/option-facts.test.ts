import { type OptionFacts, type Procedure, randomBelow } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { spaceOf } from '../map.js';
import { runMinistry } from '../ministries/ministry-actions.js';
import type { Position } from '../position.js';
import { FORMAT } from '../position-format.js';
import { purchases } from '../purchases/purchases.js';
import { ministryActionOf, ministryRef } from '../references.js';
import { playAll } from '../testing/games.js';
import { type PositionFields, positionWith, roundOf } from '../testing/positions.js';
import { promptKey } from '../testing/prompt-key.js';
import { otherPurchase } from './affordable.js';
import { buy } from './buy.js';
import { purchasesAt } from './legal-purchases.js';
import { purchaseFacts } from './option-facts.js';
import type { PlannedPurchase } from './purchase-kinds.js';

type Line = readonly [purchase: string, cost: number, least: number];
const lines = (facts: OptionFacts | undefined): Line[] =>
  (facts?.prices ?? []).map(({ purchase, cost, least }) => [purchase, cost, least ?? cost]);

/** What an option costs at the first question that a procedure asks. */
function asked(procedure: Procedure): (option: string) => readonly Line[] {
  const step = procedure.next({});
  if (step.done || typeof step.value === 'string') throw new Error('nothing is asked');
  const [decision] = step.value;
  return (option) => {
    expect(decision.options).toContain(option);
    return lines(decision.facts?.(option));
  };
}

describe('5.3 what an option costs', () => {
  it('is what the panel of purchases says, and looking at it changes nothing', { timeout: 60_000 }, () => {
    const seen = { spaces: 0, others: 0, least: 0 };
    playAll(6, ({ position: g, pending }, chance) => {
      const [decision] = pending();
      if (decision.prompt.key !== promptKey('act') || randomBelow(chance, 4) > 0) return;
      const before = [JSON.stringify(FORMAT.writeFile(g)), g.chance.revealCount];
      const payable = purchases(g).filter(({ lack }) => !lack);
      for (const option of decision.options) {
        const found = lines(decision.facts?.(option)).filter(([purchase]) => purchase !== 'drive-off');
        const wanted = payable.filter((it) => it.option === option);
        expect(new Set(found)).toEqual(new Set(wanted.map(({ kind, price, least }) => [kind, price.total, least])));
        if (found.some(([, cost, least]) => least < cost)) seen.least++;
        if (found.length > 0) seen[option.startsWith('space:') ? 'spaces' : 'others']++;
      }
      expect([JSON.stringify(FORMAT.writeFile(g)), g.chance.revealCount]).toEqual(before);
    });
    for (const [what, n] of Object.entries(seen)) expect(n, what).toBeGreaterThan(0);
  });

  const buying = (it: PositionFields, act: (g: Position) => PlannedPurchase, points = 6) => {
    const g = positionWith(it);
    const round = roundOf(g, 'britain', 'e4-m2-a', [
      { source: 'major', type: 'economic', points },
      { source: 'major', type: 'military', points },
    ]);
    return asked(buy(g, round, act(g)));
  };

  it('has a line for each purchase that a space offers', () => {
    const g = positionWith({ britain: ['northern-colonies', 'hudson-bay'], conflicts: ['cumberland'] });
    const round = roundOf(g, 'britain', 'e4-m2-a', [
      { source: 'major', type: 'economic', points: 4 },
      { source: 'minor', type: 'military', points: 2 },
    ]);
    expect(purchaseFacts(g, round, 'space:cumberland')?.prices).toEqual([
      { purchase: 'shift', paidIn: 'type:economic', cost: 1 },
      { purchase: 'calm', paidIn: 'type:military', cost: 2 },
    ]);
    expect(purchaseFacts(g, round, 'done')).toBeUndefined();
  });

  it('9.1 says what is left to Debt and Treaty Points', () => {
    const shortOf = (treaty: number, debt: number, points: number) => {
      const g = positionWith({
        britain: ['northern-colonies', 'hudson-bay'],
        france: ['ohio-forks'],
        treaty: { britain: treaty },
        debt: { britain: debt },
      });
      const round = roundOf(g, 'britain', 'e4-m2-a', [{ source: 'major', type: 'economic', points }]);
      const [price] = purchaseFacts(g, round, 'space:cumberland')?.prices ?? [];
      return price && [price.cost, price.short];
    };
    const [cost] = shortOf(0, 0, 4) ?? [];
    expect(cost).toBeGreaterThan(1);
    const less = Number(cost) - 1;
    expect(shortOf(0, 0, 4)).toEqual([cost, undefined]);
    expect(shortOf(0, 0, less)).toEqual([cost, { n: 1, by: 'debt' }]);
    expect(shortOf(2, 0, less)).toEqual([cost, { n: 1, by: 'either' }]);
    expect(shortOf(2, 6, less)).toEqual([cost, { n: 1, by: 'treaty' }]);
  });

  it('8.2 has a price for each discount and one without', () => {
    const it = { britain: ['northern-colonies', 'hudson-bay'], france: ['ohio-forks', 'cumberland'] } as const;
    const cost = buying(it, (g) => {
      const [act] = g.round
        ? purchasesAt(g, g.round, spaceOf('cumberland')).filter(({ kind }) => kind === 'shift')
        : [];
      return act;
    });
    expect(cost('advantage:fur-trade')).toEqual([['shift', 2, 2]]);
    expect(cost('done')).toEqual([['shift', 3, 3]]);
  });

  it('3.5.2 a Ministry that is used for a Squadron makes it 2', () => {
    const cost = buying({ cabinet: { britain: [10] } }, () => otherPurchase('construct'));
    expect(cost('use:edmond-halley')).toEqual([['construct', 2, 2]]);
    expect(cost('done')).toEqual([['construct', 4, 4]]);
  });

  it('5.6.6 depends on where a Squadron comes from', () => {
    const it: PositionFields = { squadrons: { britain: ['biscay'], france: ['balearic'] }, navyBox: { britain: 1 } };
    const cost = buying(it, () => ({ kind: 'deploy', type: 'military', space: spaceOf('balearic'), hostile: true }));
    expect(cost('navy-box')).toEqual([['deploy', 3, 3]]);
    expect(cost('space:biscay')).toEqual([['deploy', 2, 2]]);
  });

  it('3.5.2 is 3 Military points for the claim of Ministry 4', () => {
    const g = positionWith({ cabinet: { france: [4] } });
    const round = roundOf(g, 'france', 'm4-e2-a', [{ source: 'major', type: 'military', points: 4 }]);
    round.eventClosed = true;
    const cost = asked(runMinistry(g, round, 'use:jacobite-uprisings'));
    expect(cost('claim')).toEqual([['claim', 3, 3]]);
    expect(cost('uprising')).toEqual([]);
  });
});

describe('3.5 a Ministry', () => {
  it('is revealed if it is face down and used if it is face up, by two different answers', { timeout: 60_000 }, () => {
    const seen = { reveal: 0, use: 0 };
    playAll(6, ({ position: g, pending }) => {
      for (const decision of pending()) {
        for (const option of decision.options) {
          const found = ministryActionOf(option);
          if (!found) continue;
          seen[found.deed]++;
          const side = decision.seat === 'britain' ? 'britain' : 'france';
          const minister = g.cabinet[side].find(({ card }) => card === found.card);
          expect(minister?.revealed, option).toBe(found.deed === 'use');
          expect(decision.facts?.(option)?.thing).toBe(ministryRef(found.card));
        }
      }
    });
    for (const [deed, n] of Object.entries(seen)) expect(n, deed).toBeGreaterThan(0);
  });
});
