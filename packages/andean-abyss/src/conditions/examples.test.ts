import type { Decision, PositionJson, Procedure } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../data/spaces.js';
import type { Faction } from '../factions.js';
import type { OperationId, OperationTerms } from '../operation.js';
import type { Position } from '../position.js';
import { operate } from '../rules/operations/index.js';
import { at, positionWith } from '../testing/positions.js';
import { conditions } from './index.js';

/** The question that is asked after these answers. */
function asked(procedure: Procedure<unknown>, answers: readonly string[]): Decision {
  let step = procedure.next({});
  for (const answer of answers) {
    if (step.done || typeof step.value === 'string') throw new Error('nothing is asked');
    step = procedure.next({ [step.value[0].seat]: answer });
  }
  if (step.done || typeof step.value === 'string') throw new Error('nothing is asked');
  return step.value[0];
}

/** Conditions after `need.`, those that fail with a minus. */
function told(g: Position, decision: Decision, space: SpaceId): string[] {
  return conditions(g, decision, at(space)).map(({ text, holds }) => `${holds ? '' : '-'}${text.key.slice(5)}`);
}

function begin(
  spaces: PositionJson,
  faction: Faction,
  operation: OperationId,
  terms: OperationTerms = {},
  answers: string[] = [],
) {
  const g = positionWith({ card: 1, spaces, resources: { government: 6, farc: 1, auc: 5, cartels: 5 } });
  const decision = asked(operate(g, faction, operation, terms), answers);
  return (space: SpaceId) => told(g, decision, space);
}

describe('3.2.1 Train: why not here', () => {
  const why = begin({ vaupes: { zone: true } }, 'government', 'train');

  it('a City will do, a Department without a Base will not', () => {
    expect(why('cali')).toEqual(['cityOrDepartment', 'train', 'resources']);
    expect(why('huila')).toEqual(['cityOrDepartment', '-train', 'resources']);
    expect(why('vaupes')).toEqual(['cityOrDepartment', '-noZone', '-train', 'resources']);
    expect(why('ecuador')).toEqual(['-inPlay']);
  });

  it('no space twice, and none without the Resources', () => {
    const again = begin({}, 'government', 'train', {}, ['space:cali', 'number:0', 'number:0']);
    expect(again('cali')).toEqual(['cityOrDepartment', 'train', 'resources', '-fresh']);
    expect(again('pasto')).toEqual(['cityOrDepartment', 'train', 'resources']);
  });
});

describe('3.2.4 Assault: why not here', () => {
  const why = begin(
    {
      huila: { troops: 1, 'farc-guerrilla-active': 1 },
      cali: { police: 1, 'farc-guerrilla-active': 1, 'farc-base': 1 },
      narino: { troops: 4, 'farc-guerrilla': 1, 'farc-base': 1 },
    },
    'government',
    'assault',
  );

  it('one Troops is too few in Mountains; in a City Police strike; a hidden Guerrilla shields its Base', () => {
    expect(why('huila')).toEqual(['target', '-hits', 'resources']);
    expect(why('cali')).toEqual(['target', 'hits', 'resources']);
    expect(why('narino')).toEqual(['-target', 'hits', 'resources']);
  });
});

describe('3.3.1 Rally: why not here', () => {
  it('FARC not where there is Support, AUC not where there is Opposition', () => {
    const spaces = { huila: { support: 'passive-support' }, cesar: { support: 'active-opposition' } };
    expect(begin(spaces, 'farc', 'rally')('huila')).toEqual(['cityOrDepartment', '-noSupport', 'resources']);
    expect(begin(spaces, 'auc', 'rally')('huila')).toEqual(['cityOrDepartment', 'noOpposition', 'resources', 'rally']);
    expect(begin(spaces, 'auc', 'rally')('cesar')).toEqual(['cityOrDepartment', '-noOpposition', 'resources']);
    expect(begin(spaces, 'cartels', 'rally')('loc-cali-pasto')).toEqual(['-cityOrDepartment', 'resources']);
  });
});

describe('3.3.2 March: why not here', () => {
  const why = begin({ pasto: { 'farc-guerrilla': 2 } }, 'farc', 'march', {}, ['space:narino', 'number:1']);

  it('only next to guerrillas that have not moved, and a LoC when the Resources are spent', () => {
    expect(why('narino')).toEqual(['besideIdle', '-resources', '-fresh']);
    expect(why('loc-cali-pasto')).toEqual(['besideIdle']);
    expect(why('bogota')).toEqual(['-besideIdle', '-resources']);
  });
});
