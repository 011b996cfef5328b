import { seedChance } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../data/spaces.js';
import type { Insurgent } from '../factions.js';
import { plan } from '../rules/execution.js';
import { newMovedCounts } from '../rules/moved-pieces.js';
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

describe('8.1.2 Which guerrillas march', () => {
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

  it('where nothing would activate them all go', () => {
    const m = mind({
      huila: { 'farc-guerrilla': 5, 'farc-guerrilla-active': 2 },
      neiva: { support: 'neutral', police: 4 },
    });
    expect(group(m, 'huila', 'neiva')).toEqual({ underground: 5, active: 2 });
  });

  it('where activation can’t be avoided all go, the active first', () => {
    const spaces = { huila: { 'farc-guerrilla': 2, 'farc-guerrilla-active': 2 }, neiva: { ...SUPPORT, police: 3 } };
    expect(group(mind(spaces), 'huila', 'neiva')).toEqual({ underground: 2, active: 2 });
    expect(group(mind(spaces), 'huila', 'neiva', 1)).toEqual({ underground: 1, active: 2 });
    expect(entersHidden(mind(spaces), { from: at('huila'), keep: 0 }, at('neiva'))).toBe(false);
  });

  it('guerrillas that are already active go in any number', () => {
    const m = mind({ huila: { 'farc-guerrilla-active': 5 }, neiva: SUPPORT });
    expect(group(m, 'huila', 'neiva')).toEqual({ underground: 0, active: 5 });
  });

  it('active guerrillas stay if possible', () => {
    const m = mind({ huila: { 'farc-guerrilla': 2, 'farc-guerrilla-active': 1 }, neiva: { support: 'neutral' } });
    expect(group(m, 'huila', 'neiva', 1)).toEqual({ underground: 2, active: 0 });
  });

  it('a guerrilla that came in this operation does not march on, but may be the one that stays', () => {
    const moved = newMovedCounts();
    moved[at('huila') * 12 + 3] = 1;
    const m = {
      ...mind({ huila: { 'farc-guerrilla': 3 }, neiva: { support: 'neutral' } }),
      x: plan('farc', 'march', {}, moved),
    };
    expect(group(m, 'huila', 'neiva', 1)).toEqual({ underground: 2, active: 0 });
  });
});
