import { newMatch } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { removeCells } from '../cells.js';
import { ALL_COUNTRIES } from '../countries.js';
import { cardOf } from '../deck.js';
import { setGovernance } from '../governance.js';
import { labyrinth as game } from '../index.js';
import { releaseWmd, retirePlot } from '../plot-supply.js';
import { ISLAMIST_RULE, type Plot, WMD } from '../position.js';
import { jihadistCard, usCard } from '../rules/phases.js';
import { play } from '../rules/sequence.js';
import { at, offers, positionWith } from '../testing/positions.js';
import { promptKey } from '../testing/prompt-key.js';
import { soloGame } from '../testing/solo-games.js';
import { finalTally } from '../victory.js';

const rule = { governance: 'islamist-rule', alignment: 'adversary' } as const;

describe('9.1 victory in the solitaire game', () => {
  it('the last cell removed wins nothing', () => {
    const countries = { egypt: { governance: 'poor', active: 1 } } as const;
    const g = soloGame({ countries });
    expect(() => removeCells(g, at('egypt'), 'active', 1, 'none')).not.toThrow();
    const two = positionWith({ countries });
    expect(() => removeCells(two, at('egypt'), 'active', 1, 'none')).toThrow('us wins');
  });

  it('Islamist Rule over 6 Resources wins though no two countries touch', () => {
    const countries = {
      sudan: rule,
      pakistan: rule,
      'indonesia-malaysia': { governance: 'poor' },
      morocco: { governance: 'poor' },
      yemen: { governance: 'poor', sleepers: 1 },
      turkey: { governance: 'poor' },
    } as const;
    // Sudan 1, Pakistan 2, and Morocco 2: five.
    const g = soloGame({ countries });
    expect(() => setGovernance(g, at('morocco'), ISLAMIST_RULE)).not.toThrow();
    expect(() => setGovernance(g, at('yemen'), ISLAMIST_RULE)).toThrow('jihadist wins');
    const two = positionWith({ countries: { ...countries, morocco: rule } });
    expect(() => setGovernance(two, at('yemen'), ISLAMIST_RULE)).not.toThrow();
  });

  it.each([
    ['standard', 6],
    ['tournament', 9],
    ['campaign', 12],
  ] as const)('at the end of a %s game the US needs %i Good Resources', (length, least) => {
    const good = { governance: 'good' } as const;
    const worth = (n: number) => {
      const three = ['egypt', 'iraq', 'saudi-arabia', 'gulf-states'] as const;
      const countries = Object.fromEntries(three.slice(0, Math.floor(n / 3)).map((id) => [id, good]));
      const rest = n % 3 === 2 ? { turkey: good } : {};
      return { ...countries, ...rest, yemen: { governance: 'poor', sleepers: 1 } as const };
    };
    expect(finalTally(soloGame({ countries: worth(least - 1) }, [], { length })).winner).toBe('jihadist');
    expect(finalTally(soloGame({ countries: worth(least - 1) }, [], { length })).reason.key).toBe(
      'result.jihadist.alone',
    );
    expect(finalTally(soloGame({ countries: worth(least) }, [], { length })).winner).toBe('us');
  });

  it('and still more than twice what Islamists rule', () => {
    const good = { governance: 'good' } as const;
    const countries = { egypt: good, iraq: good, pakistan: rule, sudan: rule } as const;
    expect(finalTally(soloGame({ countries })).winner).toBe('jihadist');
  });
});

describe('9.2 the sequence of the solitaire game', () => {
  it('nobody chooses the Jihadists’ card', () => {
    const g = soloGame({ countries: { egypt: { governance: 'poor', sleepers: 1 } }, jihadist: [49, 66] });
    const step = jihadistCard(g).next({});
    if (step.done || typeof step.value === 'string') throw new Error('nothing asked');
    expect(step.value[0].prompt.key).toBe(promptKey('solo.use'));
    expect(step.value[0].prompt.params?.card).toBe('card:66');
  });

  it('three piles: unassociated, Jihadist and US cards by turns; the stack is shuffled after the deal', () => {
    const beginning = { seed: 'piles', settings: { solitaire: 'yes', piles: 'three' } };
    const { position: g } = newMatch(game, beginning);
    // The first card is played already.
    const stack = [...g.playing, ...[...g.hands.jihadist].reverse()];
    const us = g.hands.us.map((card) => cardOf(card).association);
    expect(us).toEqual(Array.from({ length: 9 }, (_, i) => (['unassociated', 'jihadist', 'us'] as const)[i % 3]));
    const counts = { unassociated: 0, jihadist: 0, us: 0 };
    for (const card of stack) counts[cardOf(card).association]++;
    expect(counts).toEqual({ unassociated: 3, jihadist: 3, us: 3 });
    expect(stack.map((card) => cardOf(card).association)).not.toEqual(us);
  });

  it('an empty hand on both sides ends the turn; the US may hold its last card', () => {
    const g = soloGame({ countries: { egypt: { governance: 'poor', sleepers: 1 } }, us: [43], step: 'us' });
    expect(offers(play(g))).toEqual(['card:43', 'hold', 'discard']);
  });
});

describe('3.2 scenarios of the solitaire game', () => {
  it('free cells come to countries by chance (9.5), each another, none in the United States; nobody is asked', () => {
    const { position: g } = newMatch(game, { seed: 'free', settings: { solitaire: 'yes', setup: 'anaconda' } });
    const here = ALL_COUNTRIES.filter((country) => g.sleepers[country] > 0);
    expect(here).toHaveLength(5);
    expect(here).toEqual(expect.arrayContaining([at('pakistan'), at('afghanistan')]));
    expect(here).not.toContain(at('united-states'));
  });
});

describe('9.3.3 six plot markers are in use', () => {
  it('a WMD pushes the lowest number aside, and gives way to the highest when it leaves', () => {
    const g = soloGame({ countries: { egypt: { governance: 'poor', sleepers: 1 } } });
    g.looseNukes = 1;
    releaseWmd(g, 2);
    expect(g.available.slice(1)).toEqual([1, 2, 1, 2]);
    expect(g.setAside.slice(1)).toEqual([2, 0, 0, 0]);
    const plot: Plot = { country: at('egypt'), kind: WMD };
    g.available[WMD]--;
    g.plots = [plot];
    retirePlot(g, plot);
    expect(g.available.slice(1)).toEqual([2, 2, 1, 1]);
  });

  it('three from Pakistan’s arsenal take all the 1s', () => {
    const g = soloGame({ countries: { egypt: { governance: 'poor', sleepers: 1 } } });
    g.pakistanArsenal = 0;
    releaseWmd(g, 3);
    expect(g.available.slice(1)).toEqual([0, 2, 1, 3]);
  });

  it('as soon as a number is Available, if none was', () => {
    const countries = { egypt: { governance: 'poor', sleepers: 1, plots: [1, 1, 1, 2, 2, 3] } } as const;
    const g = soloGame({ countries });
    g.looseNukes = 2;
    releaseWmd(g, 1);
    expect(g.available.slice(1)).toEqual([0, 0, 0, 1]);
    retirePlot(g, g.plots[3]);
    expect([g.available.slice(1), g.setAside.slice(1)]).toEqual([
      [0, 0, 0, 1],
      [0, 1, 0, 0],
    ]);
  });
});

describe('9.7 Infectious', () => {
  it('the US must play its last card, from that level on', () => {
    for (const [ideology, free] of [
      ['potent', true],
      ['infectious', false],
      ['virulent', false],
    ] as const) {
      const g = soloGame({ countries: { egypt: { governance: 'poor', sleepers: 1 } }, us: [43], step: 'us' }, [], {
        ideology,
      });
      expect(offers(usCard(g)).includes('hold')).toBe(free);
      expect(offers(usCard(g)).includes('discard')).toBe(free);
    }
  });

  it('no ideology in the game for two', () => {
    const it = { countries: { egypt: { governance: 'poor', sleepers: 1 } }, us: [43] } as const;
    expect(offers(usCard(positionWith(it, { ideology: 'virulent' })))).toContain('hold');
  });
});
