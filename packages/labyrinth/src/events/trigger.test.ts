import { describe, expect, it } from 'vitest';
import { FAIR, hasMarker } from '../position.js';
import { discardFromHand, playCard } from '../rules/play-card.js';
import { at, logged, positionWith, run } from '../testing/positions.js';

const elsewhere = { 'saudi-arabia': { governance: 'poor', sleepers: 1 } } as const;

describe('6.3.2 The other side’s event', () => {
  // Predator (23) needs a cell in a Muslim country; there is a cadre, and cells can be recruited.
  const countries = { france: { posture: 'soft', sleepers: 1 }, egypt: { governance: 'poor', cadre: true } } as const;
  const before = { countries, jihadist: [23], step: 'jihadist', funding: 9 } as const;

  it('6.3.2.1: occurs only if its condition holds at the moment when it would', () => {
    const g = positionWith(before, {}, [1, 1]);
    run(g, playCard(g, 'jihadist', 23), ['recruit', 'event-first', 'space:egypt', 'space:egypt']);
    expect(logged(g)).toContain('log.event.none');
    expect(g.sleepers[at('egypt')]).toBe(2);
  });

  it('6.3.2.1: the operation may bring its condition about', () => {
    const g = positionWith(before, {}, [1, 1]);
    run(g, playCard(g, 'jihadist', 23), ['recruit', 'operation-first', 'space:egypt', 'space:egypt']);
    expect(logged(g)).not.toContain('log.event.none');
    expect(g.sleepers[at('egypt')]).toBe(1);
  });

  it('6.3.2.1: the event may leave nothing for the operation', () => {
    const g = positionWith({ ...before, countries: { ...elsewhere, france: { sleepers: 1 } } });
    run(g, playCard(g, 'jihadist', 23), ['jihad', 'event-first']);
    expect(g.cadre[at('saudi-arabia')]).toBe(1);
    expect(logged(g)).not.toContain('log.jihad.minor');
  });

  it('6.3.2.2: its owner decides, and it is removed as if its owner had played it', () => {
    const g = positionWith({ countries: elsewhere, jihadist: [16], step: 'jihadist' });
    const { decisions } = run(g, playCard(g, 'jihadist', 16), ['reserves', 'event-first', 'hard']);
    expect(decisions.map(({ seat }) => seat)).toEqual(['jihadist', 'jihadist', 'us']);
    expect(g.removed).toContain(16);
  });

  it('6.2.9: if it does not occur, its card stays in the game', () => {
    const g = positionWith({ countries: elsewhere, jihadist: [27], step: 'jihadist' });
    run(g, playCard(g, 'jihadist', 27), ['reserves', 'event-first']);
    expect(g.removed).not.toContain(27);
    expect(g.discard).toContain(27);
  });

  it('6.3.2.3: one’s own event is not triggered, nor removed, by an operation', () => {
    const g = positionWith({ countries: elsewhere, us: [20] });
    run(g, playCard(g, 'us', 20), ['reserves']);
    expect(logged(g)).not.toContain('log.event');
    expect(g.governance[at('jordan')]).not.toBe(FAIR);
    expect(g.discard).toContain(20);
    expect(g.reserves.us).toBe(2);
  });

  it('6.2.5: is never played for itself', () => {
    const g = positionWith({ countries: elsewhere, jihadist: [20], step: 'jihadist' });
    expect(() => run(g, playCard(g, 'jihadist', 20), ['event'])).toThrow('not event');
  });

  it('8.5.3: the first Plot of the turn triggers none, the next does', () => {
    const g = positionWith(
      { countries: { ...elsewhere, france: { sleepers: 1 } }, jihadist: [4, 11], step: 'jihadist' },
      {},
      [6, 6],
    );
    run(g, playCard(g, 'jihadist', 4), ['plot', 'space:france']);
    expect(hasMarker(g, 'moro-talks')).toBe(false);
    expect(g.firstPlotCard).toBe(4);
    run(g, playCard(g, 'jihadist', 11), ['plot', 'event-first', 'space:france', 'done']);
    expect(hasMarker(g, 'abbas')).toBe(true);
    expect(g.removed).toContain(11);
  });

  it('D2: does not occur when its card is only discarded', () => {
    const g = positionWith({ countries: elsewhere, jihadist: [4], step: 'jihadist' });
    run(g, discardFromHand(g, 'jihadist', 4));
    expect(hasMarker(g, 'moro-talks')).toBe(false);
    expect(g.discard).toContain(4);
  });
});
