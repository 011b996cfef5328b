import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../data/spaces.js';
import type { Pool, Position, Round } from '../position.js';
import { buy } from '../rules/buy.js';
import { purchasesAt } from '../rules/legal-purchases.js';
import { mayPay, paymentActionsFor } from '../rules/payment.js';
import type { PlannedPurchase } from '../rules/purchase-kinds.js';
import { actionRound } from '../rules/round.js';
import { eventPool } from '../testing/events.js';
import { at, flagAt, offers, type PositionFields, positionWith, roundOf, run } from '../testing/positions.js';

const withPools = (it: PositionFields, ...pools: readonly Pool[]): { readonly g: Position; readonly round: Round } => {
  const g = positionWith(it);
  return { g, round: roundOf(g, 'britain', 'e3-d2', pools) };
};
const actAt = (g: Position, round: Round, id: SpaceId, kind: PlannedPurchase['kind'] = 'shift'): PlannedPurchase => {
  const act = purchasesAt(g, round, at(id)).find((it) => it.kind === kind);
  if (!act) throw new Error(`no ${kind} at ${id}`);
  return act;
};
const may = (g: Position, round: Round, id: SpaceId, cost = 1, kind: PlannedPurchase['kind'] = 'shift'): boolean =>
  mayPay(g, round, actAt(g, round, id, kind), cost);

describe('5.2.3 Points of an event', () => {
  it('are a Major Action by themselves: they may unflag, whatever the tile has', () => {
    const { g, round } = withPools({ france: ['savoy'] }, eventPool('diplomatic', 2));
    expect(paymentActionsFor(g, round, actAt(g, round, 'savoy'), 2)).toEqual(['major']);
  });

  it('can join the Minor Action of their type, with its limits', () => {
    const minor: Pool = { source: 'minor', type: 'diplomatic', points: 2 };
    const { g, round } = withPools({ france: ['savoy'] }, minor, eventPool('diplomatic', 2));
    expect(paymentActionsFor(g, round, actAt(g, round, 'russia'), 3)).toContain('minor');
    expect(paymentActionsFor(g, round, actAt(g, round, 'savoy'), 2)).toEqual(['major']);
  });

  it('add to the Major Action of their type; which pay first is a choice', () => {
    const major: Pool = { source: 'major', type: 'economic', points: 3 };
    const { g, round } = withPools({ britain: ['jamaica'] }, major, eventPool('economic', 1, 'caribbean'));
    run(buy(g, round, actAt(g, round, 'santiago')), ['points:caribbean']);
    expect(flagAt(g, 'santiago')).toBe('britain');
    expect(round.pools.map(({ points }) => points)).toEqual([2, 0]);
    const kept = withPools({ britain: ['jamaica'] }, major, eventPool('economic', 1, 'caribbean'));
    run(buy(kept.g, kept.round, actAt(kept.g, kept.round, 'santiago')), ['points:any']);
    expect(kept.round.pools.map(({ points }) => points)).toEqual([1, 1]);
  });

  it('bind Debt and Treaty Points that are added to them (R18)', () => {
    const it = { britain: ['jamaica', 'northern-colonies'], treaty: { britain: 4 } } as const;
    const { g, round } = withPools(it, eventPool('economic', 1, 'caribbean'));
    expect(may(g, round, 'santiago', 2)).toBe(true);
    expect(may(g, round, 'hudson-valley', 3)).toBe(false);
  });

  it('are for one Region, country or purpose alone where the card says so', () => {
    const flags = {
      britain: ['jamaica', 'georgia', 'carolinas'],
      france: ['santiago', 'savoy', 'spain-prestige-2', 'nizam'],
    } as const;
    const able = (limit: string, type: Pool['type'], id: SpaceId): boolean => {
      const { g, round } = withPools(flags, eventPool(type, 4, limit));
      return may(g, round, id);
    };
    expect(able('unflag-markets', 'economic', 'santiago')).toBe(true);
    expect(able('unflag-markets', 'economic', 'cayman-passage')).toBe(false);
    expect(able('unflag-europe', 'diplomatic', 'savoy')).toBe(true);
    expect(able('unflag-europe', 'diplomatic', 'russia')).toBe(false);
    expect(able('unflag-europe', 'diplomatic', 'nizam')).toBe(false);
    expect(able('europe', 'diplomatic', 'nizam')).toBe(false);
    expect(able('india', 'diplomatic', 'nizam')).toBe(true);
    expect(able('spain-austria', 'diplomatic', 'spain-prestige-2')).toBe(true);
    expect(able('spain-austria', 'diplomatic', 'savoy')).toBe(false);
    expect(able('german-prussian-dutch', 'diplomatic', 'prussia-alliance')).toBe(true);
    expect(able('german-prussian-dutch', 'diplomatic', 'bavaria')).toBe(false);
  });

  it('of event 13 flag Markets beside a British Market in peace, no others (R30)', () => {
    const it = { britain: ['carolinas', 'bahamas-run-west', 'jamaica'], france: ['caicos'] } as const;
    const calm = withPools(it, eventPool('economic', 3, 'flag-beside-british'));
    expect(may(calm.g, calm.round, 'bahamas-run-north')).toBe(true);
    expect(may(calm.g, calm.round, 'georgia')).toBe(false);
    expect(may(calm.g, calm.round, 'caicos')).toBe(false);
    const torn = withPools(
      { ...it, squadrons: { britain: ['bahamas-run'] }, conflicts: ['bahamas-run-west'] },
      eventPool('economic', 3, 'flag-beside-british'),
    );
    expect(may(torn.g, torn.round, 'bahamas-run-north')).toBe(false);
  });

  it('for a place draw no card and build no Squadron (R18)', () => {
    const draw: PlannedPurchase = { kind: 'draw-event', type: 'diplomatic', hostile: false };
    const ship: PlannedPurchase = { kind: 'construct', type: 'military', hostile: false };
    const bound = withPools({}, eventPool('diplomatic', 4, 'europe'), eventPool('military', 4, 'north-america'));
    expect(mayPay(bound.g, bound.round, draw, 3)).toBe(false);
    expect(mayPay(bound.g, bound.round, ship, 4)).toBe(false);
    const free = withPools({}, eventPool('diplomatic', 4), eventPool('military', 4));
    expect(mayPay(free.g, free.round, draw, 3)).toBe(true);
    expect(mayPay(free.g, free.round, ship, 4)).toBe(true);
  });

  it('of North America deploy, build and calm there, and arm its theaters (R18)', () => {
    const it = {
      britain: ['northern-colonies', 'georgia'],
      conflicts: ['georgia', 'albany'],
      navyBox: { britain: 1 },
    } as const;
    const { g, round } = withPools(it, eventPool('military', 2, 'north-america'));
    expect(may(g, round, 'gulf-of-maine', 1, 'deploy')).toBe(true);
    expect(may(g, round, 'biscay', 1, 'deploy')).toBe(false);
    expect(may(g, round, 'albany', 2, 'calm')).toBe(true);
    expect(may(g, round, 'georgia', 2, 'calm')).toBe(false);
    const tile: PlannedPurchase = { kind: 'war-tile', type: 'military', hostile: false };
    expect(mayPay(g, round, tile, 2)).toBe(true);
    expect(mayPay(g, round, { ...tile, theater: 2 }, 2)).toBe(true);
    expect(mayPay(g, round, { ...tile, theater: 0 }, 2)).toBe(false);
  });

  it('wait for the actions of the round, which come after the whole event (5.2.2)', () => {
    const it = { available: ['d3-e2', 'e3-d2'], hands: { france: [2] } } as const;
    const answers = ['tile:d3-e2', 'play', 'card:2', 'space:russia', 'done'];
    expect(offers(actionRound(positionWith(it), 'france'), answers.slice(0, 3))).toContain('space:russia');
    const g = positionWith(it);
    run(actionRound(g, 'france'), answers);
    expect(flagAt(g, 'russia')).toBe('france');
    expect(g.debt.france).toBe(0);
  });
});
