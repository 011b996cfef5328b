import { describe, expect, it } from 'vitest';
import type { Pool, Position, Round } from '../position.js';
import { at, offers, type PositionFields, positionWith, roundOf, run } from '../testing/positions.js';
import { promptKey } from '../testing/prompt-key.js';
import { pay, planPayment } from './payment.js';
import type { PlannedPurchase } from './purchase-kinds.js';

const major = (points: number): Pool => ({ source: 'major', type: 'diplomatic', points });
const minor = (points = 2): Pool => ({ source: 'minor', type: 'diplomatic', points });
const event = (points: number, limit?: string): Pool => ({
  source: 'event',
  type: 'diplomatic',
  points,
  ...(limit ? { limit } : {}),
});
const ministry = (points: number, limit: string): Pool => ({ source: 'ministry', type: 'diplomatic', points, limit });

const PRUSSIA: PlannedPurchase = { kind: 'shift', type: 'diplomatic', space: at('prussia-alliance'), hostile: false };
const withPools = (pools: readonly Pool[], it: PositionFields = {}): { g: Position; round: Round } => {
  const g = positionWith(it);
  return { g, round: roundOf(g, 'britain', 'd3-e2', pools) };
};
const pointsAfter = (
  pools: readonly Pool[],
  cost: number,
  answers: readonly string[] = [],
  it: PositionFields = {},
) => {
  const { g, round } = withPools(pools, it);
  const { decisions } = run(pay(g, round, PRUSSIA, cost), answers);
  return { left: round.pools.map(({ points }) => points), keys: decisions.map(({ prompt }) => prompt.key), g, round };
};
const asks = (pools: readonly Pool[], cost: number, answers: readonly string[] = []) => {
  const { g, round } = withPools(pools);
  return offers(pay(g, round, PRUSSIA, cost), answers);
};

describe('5.2.3 which points pay', () => {
  it('is asked when there are more than it takes and they are good for different things', () => {
    const pools = [major(3), event(2, 'europe')];
    expect(asks(pools, 3)).toEqual(['points:europe', 'points:any']);
    expect(pointsAfter(pools, 3, ['points:europe']).left).toEqual([2, 0]);
    expect(pointsAfter(pools, 3, ['points:any']).left).toEqual([0, 2]);
    expect(pointsAfter(pools, 1, ['points:any']).left).toEqual([2, 2]);
  });

  it('is not asked when all are needed, or when all are alike', () => {
    expect(pointsAfter([major(3), event(2, 'europe')], 5).keys).toEqual([]);
    expect(pointsAfter([major(3), event(2)], 2)).toMatchObject({ keys: [], left: [3, 0] });
    expect(pointsAfter([event(1, 'europe'), event(2, 'europe')], 2)).toMatchObject({ keys: [], left: [0, 1] });
    expect(pointsAfter([major(3), event(0, 'europe')], 2).keys).toEqual([]);
  });

  it('leaves out points that cannot pay for it', () => {
    const pools = [major(3), event(2, 'india'), ministry(1, 'scotland-ireland')];
    expect(pointsAfter(pools, 2)).toMatchObject({ keys: [], left: [1, 2, 1] });
  });

  it('is asked again while there is still a choice', () => {
    const pools = [major(2), event(1, 'europe'), event(1, 'german-prussian-dutch')];
    const first = ['points:german-prussian-dutch'];
    expect(asks(pools, 2)).toEqual(['points:europe', 'points:german-prussian-dutch', 'points:any']);
    expect(asks(pools, 2, first)).toEqual(['points:europe', 'points:any']);
    expect(pointsAfter(pools, 2, [...first, 'points:any']).left).toEqual([1, 1, 0]);
    expect(pointsAfter(pools, 2, ['points:any']).left).toEqual([0, 1, 1]);
  });

  it('tells two limits of one event apart, and a Ministry’s points from an event’s with the same limit (3.5.4)', () => {
    expect(asks([event(2, 'europe'), event(1, 'unflag-europe'), major(2)], 1)).toEqual(['points:europe', 'points:any']);
    expect(asks([event(2, 'europe'), ministry(2, 'europe')], 1)).toEqual(['points:europe', 'points:ministry-europe']);
  });

  it('5.3.2 the Minor Action’s own points go first, as what is left of them is lost', () => {
    const pools = [minor(), event(2, 'europe'), event(2)];
    expect(pointsAfter(pools, 2, ['minor'])).toMatchObject({ left: [0, 2, 2], keys: [promptKey('way')] });
    expect(pointsAfter(pools, 3, ['minor', 'points:any']).left).toEqual([0, 2, 1]);
    expect(pointsAfter(pools, 3, ['minor', 'points:europe']).left).toEqual([0, 1, 2]);
    expect(pointsAfter(pools, 1, ['major', 'points:any']).left).toEqual([2, 2, 1]);
  });

  it('9.1 what all of them do not cover is Treaty Points or Debt', () => {
    const pools = [major(2), event(1, 'europe')];
    const { g, left, keys } = pointsAfter(pools, 5, ['number:1'], { treaty: { britain: 3 } });
    expect(keys).toEqual([promptKey('treaty')]);
    expect(left).toEqual([0, 0]);
    expect([g.treaty.britain, g.debt.britain]).toEqual([2, 1]);
  });

  it('R18 who buys a tile for bound points spends those first', () => {
    const g = positionWith();
    const bound: Pool = { source: 'event', type: 'military', points: 2, limit: 'north-america' };
    const round = roundOf(g, 'britain', 'm3-e2', [{ source: 'major', type: 'military', points: 3 }, bound]);
    const tile: PlannedPurchase = { kind: 'war-tile', type: 'military', hostile: false };
    expect(planPayment(g, round, tile, 2, 'major')).toMatchObject({ points: [{ pool: bound, n: 2 }], open: [] });
    expect(planPayment(g, round, { ...tile, theater: 0 }, 2, 'major')).toMatchObject({ points: [{ n: 2 }], open: [] });
  });
});
