import { andeanAbyss } from '@sandtable/andean-abyss';
import { newMatch, randomBot } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { logHeading } from './log-heading.js';

describe('what a log entry starts', () => {
  it('is a card, a part of it, or nothing', () => {
    expect(logHeading({ key: 'log.card', params: { card: 'card:12' } })).toBe('card');
    expect(logHeading({ key: 'log.operation' })).toBe('part');
    expect(logHeading({ key: 'log.phase.victory' })).toBe('phase');
    expect(logHeading({ key: 'log.place' })).toBeUndefined();
  });

  it('is nothing for a bot’s remark', () => {
    expect(logHeading({ key: 'log.operation', remark: true })).toBeUndefined();
  });

  it('is a part for every first entry after a card, in whole games', () => {
    const match = newMatch(andeanAbyss, { seed: 'headings' });
    const bots = new Map(match.seats.map((seat) => [seat, randomBot(seat, 'headings')]));
    for (let n = 0; n < 600 && !match.result; n++) {
      const decision = match.decision();
      const bot = decision && bots.get(decision.seat);
      if (!decision || !bot) break;
      const { option } = bot.answer({ decision, seat: decision.seat, position: () => match.position });
      match.choose(option, decision.seat);
    }
    const kinds = match.log.map(logHeading);
    expect(kinds.filter((kind) => kind === 'card').length).toBeGreaterThan(5);
    // Eligibility, and the absence of a round, belong to the card itself.
    const own = (key: string) => key.startsWith('log.eligible') || key === 'log.noRound';
    const entries = match.log
      .filter(({ key }) => !own(key))
      .map((entry) => ({ key: entry.key, kind: logHeading(entry) }));
    const withoutHeading = entries.filter(({ kind }, at) => entries[at - 1]?.kind === 'card' && kind === undefined);
    expect(withoutHeading).toEqual([]);
  });
});
