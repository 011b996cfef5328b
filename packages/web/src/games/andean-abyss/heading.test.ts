import { andeanAbyss } from '@sandtable/andean-abyss';
import { newMatch, randomBot } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { heading } from './heading.js';

describe('what an entry of the log begins', () => {
  it('is a card, a part of it, or nothing', () => {
    expect(heading({ key: 'log.card', params: { card: 'card:12' } })).toBe('card');
    expect(heading({ key: 'log.operation' })).toBe('part');
    expect(heading({ key: 'log.phase.victory' })).toBe('phase');
    expect(heading({ key: 'log.place' })).toBeUndefined();
  });

  it('is nothing for a bot’s remark', () => {
    expect(heading({ key: 'log.operation', remark: true })).toBeUndefined();
  });

  it('is a part for whatever follows a card, in whole games', () => {
    const match = newMatch(andeanAbyss, { seed: 'headings' });
    const bots = new Map(match.seats.map((seat) => [seat, randomBot(seat, 'headings')]));
    for (let n = 0; n < 600 && !match.result; n++) {
      const decision = match.decision();
      const bot = decision && bots.get(decision.seat);
      if (!decision || !bot) break;
      const { option } = bot.answer({ decision, seat: decision.seat, position: () => match.position });
      match.choose(option, decision.seat);
    }
    const kinds = match.log.map(heading);
    expect(kinds.filter((kind) => kind === 'card').length).toBeGreaterThan(5);
    // Who is eligible, and that there is no round, stand with the card itself.
    const own = (key: string) => key.startsWith('log.eligible') || key === 'log.noRound';
    const told = match.log.filter(({ key }) => !own(key)).map((entry) => ({ key: entry.key, kind: heading(entry) }));
    const loose = told.filter(({ kind }, at) => told[at - 1]?.kind === 'card' && kind === undefined);
    expect(loose).toEqual([]);
  });
});
