import type { Json } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../data/cards.js';
import { takeAction } from '../rules/sequence.js';
import { letNonplayersAct, type NonplayerAnswer } from '../testing/nonplayers.js';
import { standard } from '../testing/positions.js';

const SOLO = { nonplayers: 'farc+auc+cartels' };
type Note = { readonly [key: string]: Json };

/** What the one faction that is eligible does with the card, in the standard deployment. */
function turn(faction: string, note: Note): { readonly first: NonplayerAnswer; readonly deed: string } {
  const g = standard({ next: 1, acting: faction, eligible: [faction], ...note }, SOLO);
  const { steps } = letNonplayersAct(g, takeAction(g), [], (decision) => decision.options[0]);
  return { first: steps[0], deed: g.turn.acted.at(-1)?.deed ?? '' };
}
const after = (faction: string, deed: string): Note => ({ turn: { acted: [{ faction, deed }] } });

describe('8.1 The 1st Eligible non-player', () => {
  it('executes the event if its symbol is the leftmost of all on the card', () => {
    // Card 22: FARC, Government, cartels, AUC; its shaded text is momentum.
    expect(turn('farc', { card: 22 })).toMatchObject({
      first: { option: 'event', rule: '8.1', reason: 'event.leftmost' },
      deed: 'event',
    });
  });

  it('does an operation otherwise, even as the leftmost of those eligible (N1)', () => {
    // Card 12: Government, AUC, cartels, FARC.
    const { first, deed } = turn('auc', { card: 12 });
    expect(first.option).not.toBe('event');
    expect(deed).toMatch(/^operation/);
  });

  it('needs no absence of a gray 2', () => {
    expect(CARDS[30 - 1].grey2).toBe(true);
    expect(turn('farc', { card: 30 }).first.option).toBe('event');
  });
});

describe('8.1 The 2nd Eligible non-player', () => {
  it('executes the event where it is open', () => {
    const note = { card: 12, ...after('government', 'operation-special') };
    expect(turn('cartels', note)).toMatchObject({
      first: { option: 'event', rule: '8.1', reason: 'event.second' },
      deed: 'event',
    });
  });

  it('does an operation where the card has a gray 2', () => {
    expect(CARDS[30 - 1].grey2).toBe(true);
    const note = { card: 30, ...after('farc', 'operation-special') };
    expect(turn('auc', note).deed).toMatch(/^operation/);
  });

  it('does an operation where the event is not open', () => {
    for (const deed of ['operation', 'event']) {
      expect(turn('cartels', { card: 12, ...after('government', deed) }).deed).toMatch(/^operation/);
    }
  });
});

describe('8.1 Ineffective events', () => {
  it('example: Narco-Subs with no cartels on the coast is passed over for an operation', () => {
    const inland = { onlyThese: true, spaces: { vaupes: { 'cartels-guerrilla': 1, 'cartels-base': 1 } } };
    const { first, deed } = turn('cartels', { card: 68, ...inland });
    expect(first).toMatchObject({ rule: '8.1', reason: 'ineffective' });
    expect(deed).toMatch(/^operation/);
    const coastal = { onlyThese: true, spaces: { narino: { 'cartels-guerrilla': 1, 'cartels-base': 1 } } };
    expect(turn('cartels', { card: 68, ...coastal }).deed).toBe('event');
  });

  it('momentum and capabilities always have an effect', () => {
    expect(turn('farc', { card: 22, onlyThese: true }).deed).toBe('event');
    expect(turn('farc', { card: 2, ...after('government', 'operation-special') }).deed).toBe('event');
  });
});

describe('8.1 No resources', () => {
  it('an operation without resources is a pass, for 1 resource', () => {
    const { first, deed } = turn('auc', { card: 12, resources: { auc: 0 } });
    expect(first).toMatchObject({ option: 'pass', rule: '8.1', reason: 'noResources' });
    expect(deed).toBe('pass');
  });

  it('an event needs none', () => {
    expect(turn('farc', { card: 22, resources: { farc: 0 } }).deed).toBe('event');
  });

  it('at 0 no further space is taken, though the special activity brings in some', () => {
    const g = standard({ card: 12, next: 1, acting: 'farc', eligible: ['farc'], resources: { farc: 1 } }, SOLO);
    const { steps } = letNonplayersAct(g, takeAction(g));
    const spaces = steps.filter((step) => /^(rally|march|attack|terror)\.space$/.test(step.key));
    expect(spaces.filter((step) => step.option.startsWith('space:'))).toHaveLength(1);
  });
});

describe('8.4.4 Operations instead of the event', () => {
  it.each([63, 69])('card %i is never executed by a non-player', (card) => {
    expect(turn('cartels', { card })).toMatchObject({ first: { reason: 'operationsInstead' } });
    expect(turn('farc', { card, ...after('cartels', 'operation-special') }).deed).not.toBe('event');
  });
});
