import { describe, expect, it } from 'vitest';
import type { ActionType } from '../data/investments.js';
import type { SpaceId } from '../data/spaces.js';
import type { Pool, Round } from '../position.js';
import type { Side } from '../sides.js';
import { type PositionFields, positionWith, roundOf } from '../testing/positions.js';
import { type Purchase, purchases } from './purchases.js';

const major = (type: ActionType, points: number): Pool => ({ source: 'major', type, points });
const minor = (type: ActionType): Pool => ({ source: 'minor', type, points: 2 });
const ALL: readonly Pool[] = [major('economic', 4), major('diplomatic', 4), major('military', 4)];

function sold(side: Side, it: PositionFields, pools: readonly Pool[] = ALL, change: (round: Round) => void = () => {}) {
  const g = positionWith(it);
  change(roundOf(g, side, 'e4-m2-a', pools));
  const all = purchases(g);
  return (what: SpaceId | string, kind?: Purchase['kind']): Purchase => {
    const found = all.find(({ option, kind: of }) => option.replace('space:', '') === what && (!kind || of === kind));
    if (!found) throw new Error(`${what} is not sold`);
    return found;
  };
}

/** R24. */
describe('5.4.1 the price of a Market', () => {
  const north = { britain: ['northern-colonies', 'hudson-bay'] } as const;

  it('is printed, or 1 in conflict or isolated, whatever else makes it cheaper', () => {
    expect(sold('britain', north)('cumberland').price).toMatchObject({ set: undefined, total: 2 });
    const torn = sold('britain', { ...north, conflicts: ['cumberland'] })('cumberland', 'shift');
    expect(torn.price).toMatchObject({ printed: 2, base: 1, set: 'conflict', total: 1 });
    const cut = sold('britain', { ...north, france: ['cumberland'] })('cumberland');
    expect(cut.price).toMatchObject({ base: 1, set: 'isolated', total: 1 });
  });

  it('is 1 more where the flag is protected, and 1 more in another Region (5.3.4)', () => {
    const it: PositionFields = { ...north, france: ['ohio-forks', 'cumberland'] };
    const dear = sold('britain', it, ALL, (round) => {
      round.regions = { economic: ['caribbean'], diplomatic: [] };
    })('cumberland');
    expect(dear.price).toMatchObject({ base: 2, protection: 1, region: 1, total: 4 });
    expect(dear.hostile).toBe(true);
  });

  it('can be less with an Advantage that is held, which is a choice (8.2)', () => {
    const dear = sold('britain', { ...north, france: ['ohio-forks', 'cumberland'] })('cumberland');
    expect(dear.price.total).toBe(3);
    expect(dear.offers).toEqual([{ by: 'advantage:fur-trade', total: 2 }]);
    expect(dear.least).toBe(2);
  });
});

describe('5.5.1 the price of a Political space', () => {
  it('shows which Ministry gives an automatic discount (Ministry 6)', () => {
    const { price, off } = sold('britain', { cabinet: { britain: [6] } })('ireland-alliance');
    expect(off).toEqual(['ministry:jonathan-swift']);
    expect(price.total).toBe(price.base - 1);
  });
});

describe('5.6 prices for Military points', () => {
  it('5.6.2 a Conflict marker goes for 2, for 1 where the Market is protected, for 1 more if it is dear', () => {
    const guarded: PositionFields = {
      britain: ['ohio-forks', 'cumberland'],
      dearConflicts: ['cumberland'],
      conflicts: ['savoy'],
    };
    expect(sold('france', guarded)('cumberland', 'calm').price).toMatchObject({ set: 'protected', dear: 1, total: 2 });
    expect(sold('france', guarded)('savoy', 'calm').price).toMatchObject({ set: undefined, dear: 0, total: 2 });
  });

  it('5.6.6 a Squadron drives another off for 2 from the sea, for 3 from the Navy Box', () => {
    const it: PositionFields = { squadrons: { britain: ['biscay'], france: ['balearic'] }, navyBox: { britain: 1 } };
    const deploy = sold('britain', it)('balearic');
    expect(deploy.price.total).toBe(2);
    expect(deploy.from).toEqual([{ berth: 'navy-box', total: 3 }]);
  });

  it('5.6.5 a Squadron costs 4', () => {
    expect(sold('france', {})('construct').price.total).toBe(4);
  });
});

describe('5.3.2 what cannot be paid', () => {
  const flags = { britain: ['northern-colonies'], france: ['cumberland', 'ohio-forks'] } as const;
  const none = { debtLimit: { britain: 0 } } as const;

  it('shows the missing points', () => {
    expect(sold('britain', { ...flags, ...none }, [major('economic', 1)])('cumberland').lack).toEqual({
      reason: 'points',
      n: 2,
    });
  });

  it('shows that a Minor Action can’t remove a flag, or was already taken', () => {
    expect(sold('britain', flags, [minor('economic')])('cumberland').lack).toEqual({ reason: 'minor' });
    const spent = sold('britain', flags, [minor('economic')], (round) => {
      round.minorSpent = true;
    });
    expect(spent('hudson-valley').lack).toEqual({ reason: 'minor-spent' });
  });

  it('shows that the points are for something else (5.2.3)', () => {
    const bound: Pool = { source: 'event', type: 'economic', points: 2, limit: 'india' };
    expect(sold('britain', flags, [bound])('hudson-valley').lack).toEqual({ reason: 'limit' });
  });

  it('6.1 Debt and Treaty Points can pay; shows how many are needed', () => {
    const it: PositionFields = { ...flags, treaty: { britain: 1 }, debtLimit: { britain: 1 } };
    const { ways } = sold('britain', it, [major('economic', 1)])('cumberland');
    expect(ways).toMatchObject([{ action: 'major', points: [{ n: 1 }], short: 2, treaty: { least: 1, most: 1 } }]);
  });
});
