import { describe, expect, it } from 'vitest';
import { labyrinth } from './index.js';
import { brokenInvariant, checkInvariants } from './invariants.js';
import { GOOD, HARD, ISLAMIST_RULE, type Position, SOFT, setMarker } from './position.js';
import { at, positionWith } from './testing/positions.js';

const broken = (spoil: (g: Position) => void): string | undefined => {
  const g = positionWith({
    us: [1],
    jihadist: [50],
    countries: {
      iraq: { governance: 'poor', troops: 6, sleepers: 3, regimeChange: 'tan' },
      spain: { posture: 'soft', plots: [1] },
    },
  });
  expect(brokenInvariant(g)).toBeUndefined();
  spoil(g);
  return brokenInvariant(g)?.key;
};

describe('4.6-4.8 what always holds', () => {
  it.each<[string, string, (g: Position) => void]>([
    ['fifteen cells', 'wrong.cells', (g) => (g.active[at('iraq')] = 13)],
    ['fifteen troops', 'wrong.troops', (g) => (g.troops[at('iraq')] = 16)],
    ['Prestige on its track', 'wrong.prestige', (g) => (g.prestige = 0)],
    ['Funding on its track', 'wrong.funding', (g) => (g.funding = 10)],
    ['Reserves on their track', 'wrong.reserves', (g) => (g.reserves.us = 3)],
    ['a deck of the game', 'wrong.deck', (g) => (g.deck = 2)],
    ['no count below zero', 'wrong.count', (g) => (g.sleepers[at('spain')] = -1)],
    ['one cadre', 'wrong.count', (g) => (g.cadre[at('spain')] = 2)],
    ['governance as printed', 'wrong.governance', (g) => (g.governance[at('spain')] = ISLAMIST_RULE)],
    ['alignment with governance', 'wrong.alignment', (g) => (g.alignment[at('iraq')] = 0)],
    ['no alignment elsewhere', 'wrong.alignment', (g) => (g.alignment[at('spain')] = 1)],
    ['Israel Hard', 'wrong.posture', (g) => (g.posture[at('israel')] = SOFT)],
    ['the US with a posture', 'wrong.posture', (g) => (g.posture[at('united-states')] = 0)],
    ['Iran without one', 'wrong.posture', (g) => (g.posture[at('iran')] = HARD)],
    ['no Regime Change where governance is Good', 'wrong.markers', (g) => (g.governance[at('iraq')] = GOOD)],
    ['no siege elsewhere', 'wrong.markers', (g) => (g.besieged[at('spain')] = 1)],
    ['no Aid elsewhere', 'wrong.aid', (g) => (g.aid[at('spain')] = 1)],
    ['NATO in a Muslim country', 'wrong.nato', (g) => (g.nato = at('spain'))],
    ['all numbered plots', 'wrong.plots', (g) => g.available[2]--],
    ['six WMD at most', 'wrong.wmd', (g) => g.available[4]++],
    ['each card once', 'wrong.cardTwice', (g) => g.discard.push(1)],
    ['each card somewhere', 'wrong.cardMissing', (g) => g.draw.pop()],
    ['lapsing cards that lapse', 'wrong.lapsing', (g) => (g.lapsing = [1])],
    ['nobody who has won (2.1)', 'wrong.won', (g) => (g.sleepers[at('iraq')] = 0)],
    ['a first plot with its card', 'wrong.firstPlot', (g) => (g.firstPlotCard = g.draw.pop() ?? 0)],
  ])('%s', (_, key, spoil) => {
    expect(broken(spoil)).toBe(key);
  });

  it('also with Sadr, who is none of the fifteen (54)', () => {
    expect(
      broken((g) => {
        setMarker(g, 'sadr', true);
        g.sleepers[at('iraq')] = 15;
      }),
    ).toBeUndefined();
  });

  it('throws an error that names it', () => {
    const g = positionWith({});
    g.prestige = 0;
    expect(() => checkInvariants(g)).toThrow('wrong.prestige');
    expect(() => labyrinth.check(g)).toThrow('wrong.prestige');
  });
});
