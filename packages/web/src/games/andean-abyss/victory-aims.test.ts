import { andeanAbyss } from '@sandtable/andean-abyss';
import { FACTIONS, isPropaganda } from '@sandtable/andean-abyss/board-data';
import { newMatch, randomBot, type Settings } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { elementAt } from '../../testing/element-at.js';
import { aims, countDeck, earnings, marginRule } from './victory-aims.js';
import { parseView } from './view.js';

/** Checks whole random games after every answer. */
function* moments(seed: string, settings = {}) {
  const match = newMatch(andeanAbyss, { seed, settings }, { log: false });
  const bots = new Map(match.seats.map((seat) => [seat, randomBot(seat, seed)]));
  while (!match.result) {
    yield { view: parseView(match.view('observer')), position: match.position };
    const decision = match.decision();
    const bot = decision && bots.get(decision.seat);
    if (!decision || !bot) return;
    match.choose(bot.answer({ decision, seat: decision.seat, position: () => match.position }).option, decision.seat);
  }
}

describe('the conditions of victory (7.2-7.3)', () => {
  it('give the margins that the rules compute', () => {
    for (const { view } of moments('aims')) {
      for (const faction of FACTIONS) {
        const margin = Math.min(...aims(view, faction).map(({ value, over }) => value - over));
        expect(margin).toBe(view.margins[faction]);
      }
    }
  });
});

describe('what a margin leads to', () => {
  const ruleOf = (settings: Settings) =>
    marginRule(parseView(newMatch(andeanAbyss, { seed: 'margins', settings }).view('observer')));
  it('is victory at a Propaganda (7.2), except for a non-player (7.1); in a solo game it counts at the end (8.8)', () => {
    expect(ruleOf({})).toEqual({ key: 'panel.margin.rule' });
    expect(ruleOf({ scenario: 'two' })).toEqual({ key: 'panel.margin.rule.nonplayers' });
    // The printed set-up: Government −10, the best of the others −5.
    expect(ruleOf({ scenario: 'solo' })).toEqual({ key: 'panel.margin.rule.solo', params: { n: -5 } });
  });
});

/** 2.3.9, from the whole deck: nothing but propagandas between the card in play and the last of them. */
const isLast = (played: readonly number[], deck: readonly number[], last: number): boolean => {
  const rest = deck.slice(played.length);
  const event = rest.findIndex((card) => !isPropaganda(card));
  const before = event < 0 ? rest.length : event;
  return deck.slice(0, played.length + before).filter(isPropaganda).length >= last;
};

describe('the deck count', () => {
  it.each([
    ['standard', 'even'],
    ['standard', 'nearly'],
    ['short', 'even'],
    ['short', 'nearly'],
  ])('is right about when the next propaganda can come (%s, %s piles)', (length, piles) => {
    const heard = new Set<string>();
    for (const { view, position } of moments(`deck ${length} ${piles}`, { length, piles })) {
      const { propagandaDue, left, last } = countDeck(view);
      expect(last).toBe(length === 'short' ? 3 : 4);
      const ahead = position.deck.slice(position.turned);
      expect(ahead.length).toBe(left);
      const next = ahead.findIndex(isPropaganda);
      heard.add(propagandaDue?.when ?? 'none');
      if (propagandaDue?.when === 'next' || propagandaDue?.when === 'final') expect(next).toBe(propagandaDue.cards);
      if (view.step === 'act') expect(propagandaDue?.when === 'final').toBe(isLast(view.played, position.deck, last));
      if (propagandaDue?.when === 'within') expect(next).toBeLessThan(propagandaDue.cards);
      if (propagandaDue?.when === 'notBefore') expect(next).toBeGreaterThanOrEqual(propagandaDue.cards);
    }
    expect([...heard].sort()).toEqual(expect.arrayContaining(['next', 'notBefore', 'within']));
  });
});

describe('the earnings of the next Resources phase (6.3)', () => {
  it('are the printed Econ, bases, and aid once Samper is gone', () => {
    const { view } = elementAt([...moments('earnings')], 0);
    expect(FACTIONS.map((f) => earnings(view, f))).toEqual([30, 6, 1, 18]);
    expect(earnings({ ...view, president: 'uribe' }, 'government')).toBe(39);
    expect(earnings({ ...view, momentum: [{ card: 67, faction: 'cartels' }] }, 'cartels')).toBe(24);
    const spaces = { ...view.spaces, 'loc-cali-pasto': { sabotage: true as const } };
    expect(earnings({ ...view, spaces }, 'government')).toBe(29);
  });
});
