import { describe, expect, it } from 'vitest';
import { type PlayedEvent, played, withKeyword } from '../testing/events.js';

/** The log of a card has enough to do the same at a real table. */
const entry = ({ g }: PlayedEvent, key: string) => (g.log ?? []).find((it) => it.key === key)?.params;
const keys = ({ g }: PlayedEvent): string[] => (g.log ?? []).map((it) => it.key);

describe('5.2 The log of an event', () => {
  it('where a Squadron is taken from (events 18, 25, 40)', () => {
    const squadrons = { britain: ['biscay'] } as const;
    const box = { navyBox: { britain: 1 } };
    const atSea = played('france', 18, { squadrons, ...box }, ['space:biscay']);
    expect(entry(atSea, 'log.event.aside')).toEqual({ side: 'seat:britain', from: 'space:biscay' });
    const inBox = played('france', 18, { squadrons, ...box }, ['navy-box']);
    expect(entry(inBox, 'log.event.aside')?.from).toEqual({ key: 'option.navy-box' });
    const gone = played('france', 40, { squadrons, france: ['savoy', 'spain-prestige-3'] });
    expect(entry(gone, 'log.event.gone')?.from).toBe('space:biscay');
  });
  it('what points are for (5.2.3)', () => {
    const bound = played('france', 19);
    expect(entry(bound, 'log.event.points.limited')).toMatchObject({ n: 1, limit: 'limit:europe' });
    const free = played('france', 34);
    expect(entry(free, 'log.event.points')).toMatchObject({ n: 2, type: 'type:economic' });
  });
  it('which marker costs more to remove (event 32, 3.8.1)', () => {
    expect(keys(played('france', 32, {}, ['space:havana']))).toContain('log.conflict.dear');
    expect(keys(played('france', 16, {}, ['space:havana']))).toContain('log.conflict');
  });
  it('what lasts for the round (events 4 and 17)', () => {
    expect(keys(played('britain', 17))).toContain('log.event.lasting');
    expect(keys(played('britain', 4, withKeyword('britain', 4)))).toEqual([
      'log.event',
      'log.event.nothing',
      'log.event.bonus',
      'log.event.lasting',
    ]);
  });
  it('that it has nothing to act on', () => {
    for (const card of [12, 14, 18]) {
      expect(keys(played('britain', card, { turn: card === 18 ? 6 : 1 }))).toEqual(['log.event', 'log.event.nothing']);
    }
  });
  it('an Advantage that it uses, apart from one that is exhausted (R32)', () => {
    const merchants = withKeyword('britain', 6);
    const used = played('britain', 6, { ...merchants, britain: ['algonquin'] }, [
      'advantage:iroquois-raids',
      'space:niagara',
    ]);
    expect(keys(used)).toContain('log.advantage.used.freely');
    expect(keys(used)).not.toContain('log.advantage.used');
    const waits = played('britain', 6, { ...merchants, britain: ['chesapeake', 'iroquois'] }, ['advantage:wheat']);
    expect(keys(waits)).toContain('log.advantage.freely');
  });
});

describe('6.3 The log of forced Debt', () => {
  it('what goes beyond the limit (R35)', () => {
    const over = played('britain', 26, { debt: { france: 10 } });
    expect(entry(over, 'log.debt.over')).toEqual({ side: 'seat:france', n: 1, limit: 10 });
    expect(over.g.vp).toBe(14);
  });
});
