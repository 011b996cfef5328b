import { seedChance } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../data/spaces.js';
import type { Insurgent } from '../factions.js';
import { plan } from '../rules/execution.js';
import { nobodyMoved } from '../rules/moved-pieces.js';
import { at, positionWith } from '../testing/positions.js';
import type { BotContext } from './bot-context.js';
import { entersHidden, groupOf } from './march.js';

type Spaces = NonNullable<Parameters<typeof positionWith>[0]>['spaces'];
const mind = (spaces: Spaces, faction: Insurgent = 'farc'): BotContext => ({
  g: positionWith({ spaces }, { nonplayers: 'farc+auc+cartels' }),
  faction,
  key: 'march.from',
  params: {},
  rule: '3.3.2',
  options: [],
  x: plan(faction, 'march', { special: true }),
  dice: seedChance('test'),
});
const group = (m: BotContext, from: SpaceId, to: SpaceId, keep = 0) => groupOf(m, { from: at(from), keep }, at(to));

describe('8.1.2 Who marches', () => {
  const SUPPORT = { support: 'passive-support' };

  it('example: into an empty space of support 3 of a mixed group go, the underground before the active', () => {
    const many = mind({ huila: { 'farc-guerrilla': 2, 'farc-guerrilla-active': 4 }, neiva: SUPPORT });
    expect(group(many, 'huila', 'neiva')).toEqual({ underground: 2, active: 1 });
    const hidden = mind({ huila: { 'farc-guerrilla': 5, 'farc-guerrilla-active': 4 }, neiva: SUPPORT });
    expect(group(hidden, 'huila', 'neiva')).toEqual({ underground: 3, active: 0 });
  });

  it('cubes there, and for AUC FARC guerrillas too, make the group smaller', () => {
    const from = { huila: { 'farc-guerrilla': 5 } };
    expect(group(mind({ ...from, neiva: { ...SUPPORT, troops: 1, police: 1 } }), 'huila', 'neiva').underground).toBe(1);
    const auc = { huila: { 'auc-guerrilla': 5 } };
    const watched = mind({ ...auc, neiva: { support: 'passive-opposition', 'farc-guerrilla': 1 } }, 'auc');
    expect(group(watched, 'huila', 'neiva').underground).toBe(2);
  });

  it('where nobody watches all go', () => {
    const m = mind({
      huila: { 'farc-guerrilla': 5, 'farc-guerrilla-active': 2 },
      neiva: { support: 'neutral', police: 4 },
    });
    expect(group(m, 'huila', 'neiva')).toEqual({ underground: 5, active: 2 });
  });

  it('where being seen cannot be helped all go, the active first', () => {
    const spaces = { huila: { 'farc-guerrilla': 2, 'farc-guerrilla-active': 2 }, neiva: { ...SUPPORT, police: 3 } };
    expect(group(mind(spaces), 'huila', 'neiva')).toEqual({ underground: 2, active: 2 });
    expect(group(mind(spaces), 'huila', 'neiva', 1)).toEqual({ underground: 1, active: 2 });
    expect(entersHidden(mind(spaces), { from: at('huila'), keep: 0 }, at('neiva'))).toBe(false);
  });

  it('those who are active anyway have nothing to hide', () => {
    const m = mind({ huila: { 'farc-guerrilla-active': 5 }, neiva: SUPPORT });
    expect(group(m, 'huila', 'neiva')).toEqual({ underground: 0, active: 5 });
  });

  it('those who stay are active if they can be', () => {
    const m = mind({ huila: { 'farc-guerrilla': 2, 'farc-guerrilla-active': 1 }, neiva: { support: 'neutral' } });
    expect(group(m, 'huila', 'neiva', 1)).toEqual({ underground: 2, active: 0 });
  });

  it('who has come this operation does not march on, but may be the one who stays', () => {
    const moved = nobodyMoved();
    moved[at('huila') * 12 + 3] = 1;
    const m = {
      ...mind({ huila: { 'farc-guerrilla': 3 }, neiva: { support: 'neutral' } }),
      x: plan('farc', 'march', {}, moved),
    };
    expect(group(m, 'huila', 'neiva', 1)).toEqual({ underground: 2, active: 0 });
  });
});
