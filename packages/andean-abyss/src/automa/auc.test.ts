import type { Json } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { takeAction } from '../rules/sequence.js';
import { letNonplayersAct } from '../testing/nonplayers.js';
import { positionWith } from '../testing/positions.js';

const SOLO = { nonplayers: 'farc+auc+cartels' };
type Spaces = { readonly [space: string]: { readonly [piece: string]: Json } };

/** 13 on a line of communication leave 5 available, and make no base; they are far from everything below. */
const AWAY: Spaces = { 'loc-cartagena-santa-marta': { 'auc-guerrilla-active': 13 } };

/** What AUC does with a card whose event it leaves alone (12: the Government's symbol is the leftmost). */
function turn(spaces: Spaces, auc = 3) {
  const note = { card: 12, next: 1, acting: 'auc', eligible: ['auc'], resources: { auc }, spaces };
  const g = positionWith(note, SOLO);
  const { steps } = letNonplayersAct(g, takeAction(g));
  return { first: steps[0], deed: g.turn.acted.at(-1)?.deed };
}

describe('8.6.1 When AUC Rallies', () => {
  it('with at least 6 guerrillas available', () => {
    const twelve = { 'loc-cartagena-santa-marta': { 'auc-guerrilla-active': 12 } };
    expect(turn(twelve).first).toMatchObject({ option: 'rally', rule: '8.6.1', reason: 'auc.rally.available' });
  });

  it('with 5 available the next test decides', () => {
    const { first } = turn({ ...AWAY, putumayo: { 'farc-base': 1 } });
    expect(first.reason).toBe('fallBack');
  });

  const nest = { huila: { 'farc-base': 1 } };
  it('where it could make a base', () => {
    const two = { arauca: { support: 'neutral', 'auc-guerrilla': 1, 'auc-guerrilla-active': 1 } };
    expect(turn({ ...AWAY, ...nest, ...two }).first).toMatchObject({
      option: 'rally',
      rule: '8.6.1',
      reason: 'auc.rally.couldBase',
    });
  });

  it('but no base is made in opposition, nor where 2 bases are', () => {
    const opposed = { arauca: { support: 'passive-opposition', 'auc-guerrilla': 2 } };
    const full = { arauca: { support: 'neutral', 'auc-guerrilla': 2, 'cartels-base': 2 } };
    // March it is, and from there the way leads back up to Rally.
    expect(turn({ ...AWAY, ...nest, ...opposed }).first.reason).toBe('fallBack');
    expect(turn({ ...AWAY, ...nest, ...full }).first.reason).toBe('fallBack');
  });
});

describe('8.6.2 When AUC Marches', () => {
  const near = { neiva: { 'auc-guerrilla': 1 } };
  it('where its guerrillas are in fewer than half of the spaces with FARC bases', () => {
    const nests = { huila: { 'farc-base': 1 } };
    expect(turn({ ...AWAY, ...near, ...nests }).first).toMatchObject({
      option: 'march',
      rule: '8.6.2',
      reason: 'auc.march.test',
    });
    const third = { ...nests, arauca: { 'farc-base': 2 }, guaviare: { 'farc-base': 1, 'auc-guerrilla': 1 } };
    expect(turn({ ...AWAY, ...near, ...third }).first.option).toBe('march');
  });

  it('half is not fewer, however many bases a space has', () => {
    const half = { huila: { 'farc-base': 2 }, guaviare: { 'farc-base': 1, 'auc-guerrilla': 1 } };
    expect(turn({ ...AWAY, ...near, ...half }).first.option).toBe('terror');
  });

  it('no FARC bases are not fewer than half', () => {
    const none = { huila: { 'farc-guerrilla': 1, 'auc-guerrilla': 1 } };
    expect(turn({ ...AWAY, ...near, ...none }).first.option).toBe('attack');
  });
});

describe('8.6.3 and 8.6.4 When AUC attacks and when it terrorises (N6, N7)', () => {
  it('Attack, where no space has a FARC base and an underground AUC guerrilla', () => {
    const apart = {
      huila: { 'farc-base': 1, 'auc-guerrilla-active': 1 },
      arauca: { 'farc-guerrilla': 1, 'auc-guerrilla': 1 },
    };
    expect(turn({ ...AWAY, ...apart }).first).toMatchObject({
      option: 'attack',
      rule: '8.6.3',
      reason: 'auc.attack.test',
    });
  });

  it('Terror, where a space has both', () => {
    const both = { huila: { 'farc-base': 1, 'auc-guerrilla': 1 }, arauca: { 'farc-guerrilla': 1, 'auc-guerrilla': 1 } };
    expect(turn({ ...AWAY, ...both }).first).toMatchObject({
      option: 'terror',
      rule: '8.6.4',
      reason: 'auc.terror.test',
    });
  });
});

describe('8.1.1 An operation of AUC that is impossible gives way to the one above', () => {
  it('Attack to March', () => {
    // No FARC base, nothing to attack; FARC next to a guerrilla.
    const { first } = turn({ ...AWAY, neiva: { 'auc-guerrilla': 1 }, huila: { 'farc-guerrilla': 1 } });
    expect(first).toMatchObject({ option: 'march', rule: '8.1.1', reason: 'fallBack' });
  });

  it('March to Rally', () => {
    const { first } = turn({ ...AWAY, huila: { 'farc-base': 1 } });
    expect(first).toMatchObject({ option: 'rally', rule: '8.1.1', reason: 'fallBack' });
  });

  it('March to Rally, where everybody near has to stay', () => {
    const bound = { neiva: { 'auc-guerrilla': 1, 'auc-base': 1 }, huila: { 'farc-base': 1 } };
    expect(turn({ ...AWAY, ...bound }).first).toMatchObject({ option: 'rally', reason: 'fallBack' });
  });

  it('Attack past March to Rally', () => {
    // Cartels are never attacked for their own sake.
    const { first } = turn({ ...AWAY, neiva: { 'auc-guerrilla': 1, 'cartels-guerrilla': 1 } });
    expect(first).toMatchObject({ option: 'rally', rule: '8.1.1', reason: 'fallBack' });
  });

  it('and Rally to a Pass', () => {
    const all = { 'loc-cartagena-santa-marta': { 'auc-guerrilla-active': 18 } };
    const { first, deed } = turn(all);
    expect(first).toMatchObject({ option: 'pass', rule: '8.1.1', reason: 'impossible' });
    expect(deed).toBe('pass');
  });
});
