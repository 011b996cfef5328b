import { describe, expect, it } from 'vitest';
import { changeAid, gain, MAX_AID, MAX_RESOURCES, pay, transfer } from './resources.js';
import { logged, positionWith, standard } from './testing/positions.js';

describe('1.7 Resources and aid', () => {
  it('begin as deployed', () => {
    const g = standard();
    expect(g.resources).toEqual({ government: 40, farc: 10, auc: 10, cartels: 10 });
    expect(g.aid).toBe(9);
  });

  it('stay between 0 and 99', () => {
    const g = positionWith({ resources: { farc: 97, auc: 2 } });
    expect(MAX_RESOURCES).toBe(99);
    expect(gain(g, 'farc', 6)).toBe(2);
    expect(g.resources.farc).toBe(99);
    expect(gain(g, 'farc', 1)).toBe(0);
    expect(gain(g, 'auc', -6)).toBe(-2);
    expect(g.resources.auc).toBe(0);
    expect(logged(g)).toEqual(['log.gain', 'log.lose']);
  });

  it('aid stays between 0 and 29', () => {
    const g = positionWith({ aid: 27 });
    expect(MAX_AID).toBe(29);
    changeAid(g, 6);
    expect(g.aid).toBe(29);
    changeAid(g, -40);
    expect(g.aid).toBe(0);
    changeAid(g, -3);
    expect(logged(g)).toEqual(['log.aid', 'log.aid']);
  });

  it('pay for operations from resources, not from aid (3.1)', () => {
    const g = positionWith({ resources: { government: 7 }, aid: 9 });
    pay(g, 'government', 3);
    expect([g.resources.government, g.aid]).toEqual([4, 9]);
    pay(g, 'government', 0);
    expect(logged(g)).toEqual(['log.pay']);
  });

  it('transfer what the giver has and the taker can hold', () => {
    const g = positionWith({ resources: { government: 4, farc: 97, auc: 0 } });
    expect(transfer(g, 'government', 'farc', 3)).toBe(2);
    expect(g.resources).toMatchObject({ government: 2, farc: 99 });
    expect(transfer(g, 'government', 'auc', 6)).toBe(2);
    expect(transfer(g, 'government', 'auc', 6)).toBe(0);
    expect(g.resources).toMatchObject({ government: 0, auc: 2 });
  });
});
