import { describe, expect, it } from 'vitest';
import { playableEvents } from '../rules/round.js';
import { begun, eventPool, played } from '../testing/events.js';
import { logged, offers, positionWith, roundOf } from '../testing/positions.js';
import { playEvent } from './index.js';

describe('5.2 Playing an event', () => {
  it('takes the card out of the game (5.2.5)', () => {
    const { g } = played('britain', 36);
    expect(g.hands.britain).toEqual([]);
    expect(g.removed).toContain(36);
    expect(g.discard).not.toContain(36);
  });

  it('wants the symbol, and the type where the card shows one (5.2)', () => {
    const g = positionWith({ hands: { france: [8, 3] } });
    expect(playableEvents(g, roundOf(g, 'france', 'e3-d2'))).toEqual([8, 3]);
    expect(playableEvents(g, roundOf(g, 'france', 'd3-e2'))).toEqual([3]);
    expect(playableEvents(g, roundOf(g, 'france', 'e4-d2-a'))).toEqual([]);
  });

  it('gives the bonus of itself once its condition is met, after the base effect (5.2.1, R13)', () => {
    const { g, round, decisions } = played('france', 36, { debt: { france: 3 }, cabinet: { france: [26] } });
    expect(decisions).toEqual([]);
    expect(g.debt.france).toBe(1);
    expect(round.pools).toEqual([eventPool('economic', 3)]);
    const keys = logged(g);
    expect(keys.indexOf('log.debt')).toBeLessThan(keys.indexOf('log.event.bonus'));
    expect(keys.indexOf('log.event.bonus')).toBeLessThan(keys.indexOf('log.event.points'));
    expect(round.effects).toContain('bonus');
  });

  it('remembers no bonus that was not earned (5.2.1)', () => {
    expect(played('france', 36).round.effects).not.toContain('bonus');
  });

  it('lets a Ministry be revealed for its keyword, or not (R13)', () => {
    const it = { debt: { britain: 2 }, cabinet: { britain: [-19, -22] } };
    const yes = played('britain', 36, it, ['reveal:james-watt']);
    expect(yes.g.cabinet.britain).toEqual([
      { card: 19, revealed: true },
      { card: 22, revealed: false },
    ]);
    expect(yes.round.pools).toHaveLength(1);
    const no = played('britain', 36, it, ['done']);
    expect(no.g.cabinet.britain.every(({ revealed }) => !revealed)).toBe(true);
    expect(no.round.pools).toEqual([]);
    expect(no.g.debt.britain).toBe(0);
  });

  it('asks whoever has a Ministry face down, so that the question tells nothing (R34)', () => {
    const { g, round } = begun('britain', 36, { cabinet: { britain: [-22] } });
    expect(offers(playEvent(g, round, 36))).toEqual(['done']);
    expect(played('britain', 36, { cabinet: { britain: [22] } }).decisions).toEqual([]);
  });

  it('compares Available Debt before anything changes: the base effect cannot help (R29)', () => {
    const even = { debt: { britain: 3, france: 3 } };
    expect(played('britain', 15, even).g.debt.britain).toBe(3);
    expect(played('britain', 15, { debt: { britain: 2, france: 3 } }).g.debt.britain).toBe(0);
  });

  it('counts Bonus War Tiles of all theaters, never on turn 6 (R29)', () => {
    const none = Array.from({ length: 4 }, (_, i) => ({ basic: [i], bonus: [] }));
    const spread = [{ basic: [0], bonus: [16] }, { basic: [1], bonus: [17] }, ...none.slice(2)];
    const one = [{ basic: [0], bonus: [16] }, ...none.slice(1)];
    const ahead = { display: { britain: spread, france: one } };
    expect(played('britain', 16, ahead, ['space:caicos', 'space:havana']).g.conflicts.filter(Boolean)).toHaveLength(2);
    expect(played('france', 16, ahead, ['space:caicos']).g.conflicts.filter(Boolean)).toHaveLength(1);
    expect(played('britain', 32, { turn: 6 }, ['space:havana']).g.conflicts.filter(Boolean)).toHaveLength(1);
  });

  it('looks at Prestige of Scotland and Ireland without conflict (event 2, R30)', () => {
    expect(played('britain', 2, { britain: ['scotland-prestige'] }).g.vp).toBe(13);
    expect(played('britain', 2, { britain: ['scotland-prestige'], conflicts: ['scotland-prestige'] }).g.vp).toBe(15);
    expect(played('britain', 2, { britain: ['scotland-prestige'], france: ['ireland-prestige'] }).g.vp).toBe(15);
  });

  it('looks at Mediterranean Intrigue, exhausted or not, but calm (event 40)', () => {
    const held = { france: ['savoy', 'spain-prestige-3'] as const };
    const navy = { navyBox: { britain: 1 } };
    expect(played('france', 40, { ...held, ...navy, exhausted: ['mediterranean-intrigue'] }).g.navyBox.britain).toBe(0);
    expect(played('france', 40, { ...held, ...navy, conflicts: ['savoy'] }).g.navyBox.britain).toBe(1);
  });
});
