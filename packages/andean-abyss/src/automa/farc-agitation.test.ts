import type { Json } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { supportPhase } from '../rules/propaganda.js';
import { letNonplayersAct } from '../testing/nonplayers.js';
import { at, positionWith } from '../testing/positions.js';

type Note = { readonly [key: string]: Json };
type Spaces = { readonly [space: string]: Note };

function agitate(spaces: Spaces, farc: number, dice: readonly number[] = [], note: Note = {}) {
  const g = positionWith(
    { card: 73, step: 'support', spaces, resources: { farc }, ...note },
    { nonplayers: 'farc+auc+cartels' },
  );
  const { steps } = letNonplayersAct(g, supportPhase(g), dice);
  const selections = steps.filter((step) => step.key === 'agitate.space' && step.option.startsWith('space:'));
  return {
    g,
    steps,
    went: selections.map((step) => [
      step.option.slice('space:'.length),
      step.rule,
      step.reason.slice('farc.agitate.'.length),
    ]),
  };
}

const OURS = { 'farc-guerrilla': 1, control: 'farc', support: 'neutral' };

describe('8.7.5 Agitation', () => {
  it('everywhere, as much as possible', () => {
    const spaces = { cesar: { ...OURS, terror: 1 }, huila: { ...OURS, support: 'passive-support' } };
    const { g, went } = agitate(spaces, 9);
    expect([g.support[at('cesar')], g.support[at('huila')], g.resources.farc]).toEqual([-2, -2, 3]);
    expect(went.map(([, rule, reason]) => [rule, reason])).toEqual([
      ['8.7.5', 'all'],
      ['8.7.5', 'all'],
    ]);
  });

  it('takes Terror away only where a shift follows', () => {
    const spaces = {
      cesar: { ...OURS, support: 'active-opposition', terror: 1 },
      vichada: { 'farc-guerrilla': 1, control: 'farc', terror: 1 },
      huila: { ...OURS, terror: 2 },
    };
    const { g, steps } = agitate(spaces, 2);
    expect(g.resources.farc).toBe(2);
    expect(steps).toMatchObject([{ key: 'agitate.space', option: 'done', rule: '8.7.5', reason: 'farc.agitate.done' }]);
    const enough = agitate(spaces, 3);
    expect(enough.went).toEqual([['huila', '8.7.5', 'all']]);
    expect(enough.g.support[at('huila')]).toBe(-1);
    expect(agitate(spaces, 9).g.resources.farc).toBe(5);
  });

  it('with too few resources, the fewest Terror markers first', () => {
    const spaces = {
      cesar: { ...OURS, support: 'passive-opposition' },
      huila: { ...OURS, support: 'active-support', terror: 1 },
    };
    const { went, g } = agitate(spaces, 3);
    expect(went).toEqual([
      ['cesar', '8.7.5', 'terror'],
      ['huila', '8.7.5', 'all'],
    ]);
    expect(g.support[at('huila')]).toBe(1);
  });

  it('then support', () => {
    const spaces = { huila: OURS, cesar: { ...OURS, support: 'passive-support' } };
    expect(agitate(spaces, 3).went).toEqual([['cesar', '8.7.5', 'support']]);
  });

  it('then the highest population', () => {
    const spaces = { cesar: OURS, huila: OURS };
    expect(agitate(spaces, 2).went).toEqual([['huila', '8.7.5', 'population']]);
  });

  it('then by the table', () => {
    const spaces = { antioquia: OURS, huila: OURS };
    expect(agitate(spaces, 2, [1, 1, 5]).went).toEqual([['antioquia', '8.7.5', 'all']]);
    expect(agitate(spaces, 2, [5, 3, 5]).went).toEqual([['huila', '8.7.5', 'all']]);
  });

  it('in the same order under card 22, whose three spaces more are those first in it', () => {
    const SHARED = { 'farc-guerrilla': 1, 'auc-guerrilla': 1, support: 'passive-support' };
    const spaces = {
      cesar: SHARED,
      antioquia: SHARED,
      huila: { ...SHARED, support: 'neutral' },
      choco: { ...SHARED, terror: 1 },
      cali: SHARED,
    };
    const { went, g } = agitate(spaces, 60, [], { momentum: { '22': 'farc' } });
    expect(went.map(([space]) => space)).toEqual(['cali', 'antioquia', 'cesar']);
    expect(g.support[at('huila')]).toBe(0);
    expect(agitate(spaces, 60).went).toEqual([]);
  });
});
