import { newMatch, randomBot, type Settings } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { isPropaganda } from '../data/cards.js';
import { FACTIONS } from '../factions.js';
import { outnumbersAll } from '../forces.js';
import { andeanAbyss } from '../index.js';
import { ALL_SPACES, isLoc, spaceId } from '../map.js';
import { adjacent, type Position } from '../position.js';
import type { View } from '../position-format.js';
import { totalOpposition, totalSupport } from '../support.js';
import {
  aidOperations,
  aidSpecials,
  controlState,
  countDeck,
  earnings,
  inPlay,
  marginRule,
  markersLeft,
  neighborsOf,
  SEQUENCE_BOXES,
  supportWorth,
  victoryAims,
} from './index.js';

const parseView = (view: unknown): View => view as View;

/** Checks whole random games after every answer. */
function* moments(
  seed: string,
  settings: Settings = {},
): Generator<{ readonly view: View; readonly position: Position }> {
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
        const margin = Math.min(...victoryAims(view, faction).map(({ value, over }) => value - over));
        expect(margin).toBe(view.margins[faction]);
      }
    }
  });
});

describe('what a margin leads to', () => {
  const ruleOf = (settings: Settings) =>
    marginRule(parseView(newMatch(andeanAbyss, { seed: 'margins', settings }).view('observer')));
  it('is victory at a Propaganda (7.2), except for a non-player (7.1); in a solo game it counts at the end (8.8)', () => {
    expect(ruleOf({})).toEqual({ kind: 'players' });
    expect(ruleOf({ scenario: 'two' })).toEqual({ kind: 'nonplayers' });
    // The printed set-up: Government −10, the best of the others −5.
    expect(ruleOf({ scenario: 'solo' })).toEqual({ kind: 'solo', lead: -5 });
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
    const view = parseView(newMatch(andeanAbyss, { seed: 'earnings' }).view('observer'));
    expect(FACTIONS.map((f) => earnings(view, f))).toEqual([30, 6, 1, 18]);
    expect(earnings({ ...view, president: 'uribe' }, 'government')).toBe(39);
    expect(earnings({ ...view, momentum: [{ card: 67, faction: 'cartels' }] }, 'cartels')).toBe(24);
    const spaces = { ...view.spaces, 'loc-cali-pasto': { sabotage: true as const } };
    expect(earnings({ ...view, spaces }, 'government')).toBe(29);
  });
});

describe('the state of a space', () => {
  it.each<Settings>([{}, { edition: '2' }])('is what the rules compute from the position: %o', (settings) => {
    let n = 0;
    for (const { view, position: g } of moments('spaces', settings)) {
      if (n++ % 25 > 0) continue;
      let [support, opposition] = [0, 0];
      for (const space of ALL_SPACES) {
        const id = spaceId(space);
        expect(neighborsOf(view, id)).toEqual(adjacent(g, space).map(spaceId));
        const worth = supportWorth(view, id);
        if (worth > 0) support += worth;
        else opposition -= worth;
        const control = controlState(view, id);
        if (isLoc(space) || control.by === 'marker') continue;
        const most = FACTIONS.find((faction) => outnumbersAll(g, space, faction));
        expect(control.most?.faction).toBe(most);
        expect(control.controller).toBe(most === 'government' || most === 'farc' ? most : undefined);
      }
      expect([support, opposition]).toEqual([totalSupport(g), totalOpposition(g)]);
      expect(markersLeft(view)).toBe(40 - g.terror.reduce((sum, marks) => sum + marks, 0));
    }
    expect(n).toBeGreaterThan(100);
  });
  it('1.3.5: Ecuador is a space only after its event', () => {
    const view = parseView(newMatch(andeanAbyss, { seed: 'abroad' }).view('observer'));
    expect(inPlay(view, 'ecuador')).toBe(false);
    expect(neighborsOf({ ...view, foreign: ['ecuador'] }, 'narino')).toContain('ecuador');
  });
});

describe('the player aid', () => {
  it('2, 3: shows what Sweep and Assault cost now', () => {
    const view = parseView(newMatch(andeanAbyss, { seed: 'aid' }).view('observer'));
    const costs = (of: View) =>
      aidOperations(of, 'government').map(({ cost }) => (cost.per === 'nothing' ? 0 : cost.n));
    expect(costs(view)).toEqual([3, 3, 3, 3]);
    expect(costs({ ...view, capabilities: { 2: 'unshaded' } })).toEqual([3, 3, 1, 3]);
  });
  it('4.1.1: names the operations that a special activity may accompany', () => {
    expect(aidSpecials('farc').map(({ with: operations }) => operations)).toEqual([undefined, ['attack'], ['terror']]);
  });
  it('2.3.4: what the 1st Eligible does decides what is left for the 2nd', () => {
    expect(SEQUENCE_BOXES.map(({ first, second }) => [first, second])).toEqual([
      ['operation', 'limited'],
      ['operation-special', 'limitedOrEvent'],
      ['event', 'anything'],
    ]);
  });
});
