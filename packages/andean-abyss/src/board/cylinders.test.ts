import { newMatch, randomBot } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { FACTIONS } from '../factions.js';
import { andeanAbyss } from '../index.js';
import type { View } from '../position-format.js';
import { cylinders } from './sequence.js';

const parseView = (view: unknown): View => view as View;

const start = parseView(newMatch(andeanAbyss, { seed: 'cylinders' }).view('observer'));
const turn = (acted: View['turn']['acted'], more: Partial<View> = {}): View => ({
  ...start,
  ...more,
  turn: { order: ['farc', 'government', 'auc', 'cartels'], acted },
});

describe('2.3 Where the cylinders stand', () => {
  it('before the first action, all eligible factions wait in the card’s order', () => {
    const stand = cylinders(turn([], { eligible: ['government', 'auc', 'farc'] }));
    expect(stand.first).toBeUndefined();
    expect(stand.waiting).toEqual(['farc', 'government', 'auc']);
    expect(stand.ineligible).toEqual(['cartels']);
  });

  it('a faction that passes is neither first nor second (2.3.3)', () => {
    const stand = cylinders(
      turn([
        { faction: 'farc', deed: 'pass' },
        { faction: 'government', deed: 'event' },
      ]),
    );
    expect(stand.passed).toEqual(['farc']);
    expect(stand.first).toEqual({ faction: 'government', deed: 'event', done: true });
    expect(stand.second).toBeUndefined();
    expect(stand.waiting).toEqual(['auc', 'cartels']);
  });

  it('an operation in progress has its final box, unless an event grants it', () => {
    const underway = { operation: 'rally', limited: false, begun: true, maySpecial: true } as const;
    const rally = { ...underway, selected: [], spent: 1, specialSpaces: [] };
    const doing = (free: boolean, special?: 'extort') =>
      cylinders(
        turn([], { acting: 'farc', underway: { ...rally, faction: 'farc', free, ...(special ? { special } : {}) } }),
      ).first;
    expect(doing(false)).toEqual({ faction: 'farc', deed: 'operation', done: false });
    expect(doing(false, 'extort')).toEqual({ faction: 'farc', deed: 'operation-special', done: false });
    expect(doing(true)).toBeUndefined();
  });

  it('has every faction, in whole games', () => {
    const match = newMatch(andeanAbyss, { seed: 'nobody lost' }, { log: false });
    const bots = new Map(match.seats.map((seat) => [seat, randomBot(seat, 'cylinders')]));
    while (!match.result) {
      const stand = cylinders(parseView(match.view('observer')));
      const all = [stand.first, stand.second].flatMap((it) => (it?.done ? [it.faction] : []));
      expect([...all, ...stand.passed, ...stand.waiting, ...stand.ineligible].sort()).toEqual([...FACTIONS].sort());
      const decision = match.decision();
      const bot = decision && bots.get(decision.seat);
      if (!decision || !bot) break;
      match.choose(bot.answer({ decision, seat: decision.seat, position: () => match.position }).option, decision.seat);
    }
  });
});
