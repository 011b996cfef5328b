import { describe, expect, it } from 'vitest';
import { DEPARTMENTS, PIPELINES, spaceId } from '../map.js';
import { operate } from '../rules/operations/index.js';
import { supportPhase } from '../rules/propaganda.js';
import { play } from '../rules/sequence.js';
import { ACTIVE_OPPOSITION, level, setLevel } from '../support.js';
import { at, offers, pieces, positionWith, run, standard } from '../testing/positions.js';
import { runEvent } from './index.js';

const spaces = (options: readonly string[]) => options.filter((option) => option.startsWith('space:'));
const ECON_3 = ['space:loc-arauca-cucuta', 'space:loc-cucuta-ayacucho', 'space:loc-ayacucho-sincelejo'];

describe('1 1st Division', () => {
  const villages = () =>
    positionWith({
      spaces: {
        cali: { troops: 2, control: 'government', support: 'neutral', terror: 1 },
        medellin: { police: 1, control: 'government', support: 'neutral' },
        ibague: { troops: 1, police: 1, control: 'government', support: 'neutral' },
        neiva: { 'government-base': 1, control: 'government', support: 'neutral' },
        pasto: { troops: 1, 'farc-guerrilla': 2, support: 'neutral' },
      },
    });

  it('unshaded: one space a Support phase needs only control and a cube', () => {
    const g = villages();
    run(g, runEvent(g, 1, 'unshaded', 'government'));
    const first = run(g, supportPhase(g), [
      'space:cali',
      'number:1',
      'space:cali',
      'number:2',
      'space:ibague',
      'number:1',
      'done',
    ]);
    expect(spaces(first.decisions[0].options)).toEqual(['space:cali', 'space:medellin', 'space:ibague']);
    expect(g.terror[at('cali')]).toBe(0);
    expect(level(g, at('cali'))).toBe(2);
    expect(level(g, at('ibague'))).toBe(1);
    expect(g.resources.government).toBe(40 - 4 * 3);
  });

  it('unshaded: once a space took the relief no other has it, but the next phase chooses anew', () => {
    const g = villages();
    run(g, runEvent(g, 1, 'unshaded', 'government'));
    const first = run(g, supportPhase(g), ['space:cali', 'number:1', 'done']);
    expect(spaces(first.decisions[2].options)).toEqual(['space:cali', 'space:ibague']);
    const second = run(g, supportPhase(g), ['space:medellin', 'number:1', 'done']);
    expect(spaces(second.decisions[2].options)).toEqual(['space:medellin', 'space:ibague']);
  });

  it('unshaded: a space with troops and police does not use up the relief', () => {
    const g = villages();
    run(g, runEvent(g, 1, 'unshaded', 'government'));
    const left = offers(supportPhase(g), ['space:ibague', 'number:1']);
    expect(spaces(left)).toEqual(['space:cali', 'space:medellin', 'space:ibague']);
  });

  it('unshaded: Train still needs troops and police', () => {
    const g = villages();
    run(g, runEvent(g, 1, 'unshaded', 'government'));
    run(g, operate(g, 'government', 'train', { limited: true }), ['space:cali', 'number:0', 'number:0']);
    expect(g.terror[at('cali')]).toBe(1);
  });

  it('shaded: Civic Action needs 2 troops and 2 police in the Support phase', () => {
    const g = positionWith({
      spaces: {
        cali: { troops: 2, police: 1, control: 'government', support: 'neutral' },
        ibague: { troops: 1, police: 2, control: 'government', support: 'neutral' },
        medellin: { troops: 2, police: 2, control: 'government', support: 'neutral' },
      },
    });
    run(g, runEvent(g, 1, 'shaded', 'farc'));
    expect(spaces(offers(supportPhase(g)))).toEqual(['space:medellin']);
  });

  it('shaded: and in Train', () => {
    const cali = () =>
      positionWith({ spaces: { cali: { troops: 1, police: 1, support: 'neutral' } }, capabilities: { 1: 'shaded' } });
    const few = cali();
    run(few, operate(few, 'government', 'train', { limited: true }), ['space:cali', 'number:0', 'number:0']);
    const many = cali();
    run(many, operate(many, 'government', 'train', { limited: true }), [
      'space:cali',
      'number:1',
      'number:1',
      'space:cali',
      'civic-action',
      'number:2',
    ]);
    expect(level(many, at('cali'))).toBe(2);
  });
});

describe('2 Ospina & Mora', () => {
  it('unshaded: Sweep costs 1 a space', () => {
    const g = positionWith({ spaces: { bogota: { troops: 4 } }, resources: { government: 2 } });
    run(g, runEvent(g, 2, 'unshaded', 'government'));
    run(g, operate(g, 'government', 'sweep', {}), [
      'space:santander',
      'space:bogota',
      'number:2',
      'done',
      'space:huila',
      'space:bogota',
      'number:2',
    ]);
    expect(g.resources.government).toBe(0);
    expect(pieces(g, 'santander', 'troops')).toBe(2);
    expect(pieces(g, 'huila', 'troops')).toBe(2);
  });

  it('shaded: Sweep has one space, and a special activity may go with it', () => {
    const g = positionWith({ spaces: { bogota: { troops: 4 } } });
    run(g, runEvent(g, 2, 'shaded', 'farc'));
    const after = offers(operate(g, 'government', 'sweep', { special: true }), ['space:santander', 'done']);
    expect(spaces(after)).toEqual([]);
    expect(after).toContain('air-lift');
    expect(g.resources.government).toBe(40 - 3);
  });

  it('shaded: the extra Sweep of a Ship on the same card stays in that space', () => {
    const g = positionWith({
      card: 20,
      acting: 'government',
      capabilities: { 2: 'shaded' },
      spaces: { bogota: { troops: 4 }, choco: { 'farc-guerrilla': 1 } },
      shipments: [{ space: 'choco', guerrilla: 'farc-guerrilla-underground' }],
    });
    const swept = ['sweep', 'space:santander', 'space:bogota', 'number:2', 'done', 'done'];
    const again = offers(play(g), [...swept, 'faction:farc', 'yes', 'sweep']);
    expect(spaces(again)).toEqual(['space:santander']);
  });
});

describe('3 Tapias', () => {
  const plains = (note = {}) =>
    positionWith({
      spaces: {
        'meta-east': { troops: 2, 'farc-guerrilla-active': 3 },
        arauca: { troops: 1, 'auc-guerrilla-active': 1 },
        choco: { 'cartels-guerrilla': 1 },
      },
      shipments: [{ space: 'choco', guerrilla: 'cartels-guerrilla-underground' }],
      ...note,
    });

  it('unshaded: Assault costs 1 a space', () => {
    const g = plains({ resources: { government: 2 } });
    run(g, runEvent(g, 3, 'unshaded', 'government'));
    run(g, operate(g, 'government', 'assault', {}), ['space:meta-east', 'space:arauca']);
    expect(g.resources.government).toBe(0);
    expect(pieces(g, 'meta-east', 'farc-guerrilla-active')).toBe(1);
    expect(pieces(g, 'arauca', 'auc-guerrilla-active')).toBe(0);
  });

  it('shaded: Assault has one space, and a special activity may go with it', () => {
    const g = plains();
    run(g, runEvent(g, 3, 'shaded', 'farc'));
    const after = offers(operate(g, 'government', 'assault', { special: true }), ['space:meta-east']);
    expect(spaces(after)).toEqual([]);
    expect(after).toContain('air-strike');
  });

  it('shaded: the extra Assault of a Ship on the same card stays in that space', () => {
    const g = plains({ card: 20, acting: 'government', capabilities: { 3: 'shaded' } });
    const struck = ['assault', 'space:meta-east', 'done'];
    expect(spaces(offers(play(g), [...struck, 'faction:cartels', 'yes', 'assault']))).toEqual(['space:meta-east']);
  });

  it('shaded: without a target left there, the extra operation is no Assault', () => {
    const g = plains({ card: 20, acting: 'government', capabilities: { 3: 'shaded' } });
    const struck = ['assault', 'space:arauca', 'done'];
    expect(offers(play(g), [...struck, 'faction:cartels', 'yes'])).toEqual(['train', 'patrol', 'sweep']);
  });

  it.each(['unshaded', 'shaded'] as const)('%s: the Assault of a Patrol is as ever', (side) => {
    const g = positionWith({ spaces: { 'loc-neiva-bogota': { police: 1, 'farc-guerrilla-active': 1 } } });
    run(g, runEvent(g, 3, side, 'government'));
    run(g, operate(g, 'government', 'patrol', {}), ['done', 'space:loc-neiva-bogota']);
    expect(pieces(g, 'loc-neiva-bogota', 'farc-guerrilla-active')).toBe(0);
    expect(g.resources.government).toBe(40 - 3);
  });
});

describe('4 Caño Limón – Coveñas', () => {
  it('unshaded: twice the Econ of 3 pipelines that the executor takes', () => {
    const g = positionWith();
    const { decisions } = run(g, runEvent(g, 4, 'unshaded', 'cartels'), ECON_3);
    expect(decisions[0].seat).toBe('cartels');
    expect(decisions[0].options).toHaveLength(13);
    expect(g.resources.government).toBe(40 + 18);
  });

  it('unshaded: only pipelines, only whole ones', () => {
    const g = positionWith({ spaces: { 'loc-arauca-cucuta': { sabotage: true } } });
    const options = offers(runEvent(g, 4, 'unshaded', 'government'));
    expect(options).toHaveLength(12);
    expect(options).not.toContain('space:loc-arauca-cucuta');
    expect(options).not.toContain('space:loc-pasto-tumaco');
  });

  it('unshaded: all that are whole, if they are no more than 3', () => {
    const g = positionWith();
    const whole = ['loc-bogota-ibague-bucaramanga', 'loc-cartagena-sincelejo', 'loc-cali-buenaventura'];
    for (const loc of PIPELINES) if (!whole.includes(spaceId(loc))) g.terror[loc] = 1;
    run(g, runEvent(g, 4, 'unshaded', 'government'));
    expect(g.resources.government).toBe(40 + 2 * (2 + 1 + 1));
  });

  it('shaded: the 3 of Econ 3, without a question', () => {
    const g = positionWith();
    run(g, runEvent(g, 4, 'shaded', 'farc'));
    expect(g.terror[at('loc-arauca-cucuta')]).toBe(1);
    expect(g.terror[at('loc-cucuta-ayacucho')]).toBe(1);
    expect(g.terror[at('loc-ayacucho-sincelejo')]).toBe(1);
  });

  it('shaded: not where there are cubes or Sabotage; the executor chooses among equals', () => {
    const g = positionWith({
      spaces: { 'loc-arauca-cucuta': { police: 1 }, 'loc-cucuta-ayacucho': { sabotage: true } },
    });
    const { decisions } = run(g, runEvent(g, 4, 'shaded', 'farc'), [
      'space:loc-neiva-bogota',
      'space:loc-yopal-bogota',
    ]);
    expect(decisions.map((d) => d.seat)).toEqual(['farc', 'farc']);
    expect(decisions[0].options).toHaveLength(6);
    expect(g.terror[at('loc-ayacucho-sincelejo')]).toBe(1);
    expect(g.terror[at('loc-arauca-cucuta')]).toBe(0);
  });

  it('shaded: no more than the markers there are', () => {
    const g = positionWith({ spaces: { bogota: { terror: 39 } } });
    run(g, runEvent(g, 4, 'shaded', 'farc'), ['space:loc-arauca-cucuta']);
    expect(g.terror[at('loc-cucuta-ayacucho')]).toBe(0);
  });
});

describe('5 Occidental & Ecopetrol', () => {
  it('unshaded: 6 police on pipelines, then 3 guerrillas on or next to those turn active', () => {
    const g = positionWith({
      spaces: {
        'loc-cartagena-sincelejo': { 'cartels-guerrilla': 1 },
        atlantico: { 'farc-guerrilla': 2, 'auc-guerrilla': 1 },
        bogota: { 'farc-guerrilla': 1 },
      },
    });
    const { decisions } = run(g, runEvent(g, 5, 'unshaded', 'auc'), [
      'space:loc-cartagena-sincelejo',
      'number:4',
      'space:loc-medellin-sincelejo',
      'number:2',
      'space:atlantico',
      'piece:farc-guerrilla-underground',
      'space:atlantico',
      'piece:farc-guerrilla-underground',
      'space:loc-cartagena-sincelejo',
    ]);
    expect(new Set(decisions.map((d) => d.seat))).toEqual(new Set(['auc']));
    expect(decisions[4].options).toEqual(['space:atlantico', 'space:loc-cartagena-sincelejo']);
    expect(pieces(g, 'loc-cartagena-sincelejo', 'police')).toBe(4);
    expect(pieces(g, 'loc-medellin-sincelejo', 'police')).toBe(2);
    expect(pieces(g, 'atlantico', 'farc-guerrilla-active')).toBe(2);
    expect(pieces(g, 'atlantico', 'auc-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'loc-cartagena-sincelejo', 'cartels-guerrilla-active')).toBe(1);
  });

  it('unshaded: as many police as are available; as many guerrillas as are near, without a question', () => {
    const g = positionWith({
      spaces: {
        bogota: { police: 28 },
        arauca: { 'farc-guerrilla': 1, 'auc-guerrilla': 1, 'auc-guerrilla-active': 1 },
        cesar: { 'farc-guerrilla': 1 },
      },
    });
    run(g, runEvent(g, 5, 'unshaded', 'government'), ['space:loc-arauca-cucuta', 'number:2']);
    expect(pieces(g, 'loc-arauca-cucuta', 'police')).toBe(2);
    expect(pieces(g, 'arauca', 'farc-guerrilla-active')).toBe(1);
    expect(pieces(g, 'arauca', 'auc-guerrilla-active')).toBe(2);
    expect(pieces(g, 'cesar', 'farc-guerrilla-active')).toBe(0);
  });

  it('unshaded: nobody is found where no police came', () => {
    const g = positionWith({ spaces: { bogota: { police: 30 }, 'loc-arauca-cucuta': { 'farc-guerrilla': 1 } } });
    run(g, runEvent(g, 5, 'unshaded', 'government'));
    expect(pieces(g, 'loc-arauca-cucuta', 'farc-guerrilla-underground')).toBe(1);
  });

  it('shaded: 2 levels, at a space next to a LoC of Econ 3, whatever its level', () => {
    const g = standard({
      spaces: { santander: { support: 'passive-support' }, cucuta: { support: 'passive-opposition' } },
    });
    const { decisions } = run(g, runEvent(g, 5, 'shaded', 'farc'), ['space:santander']);
    expect(decisions[0].seat).toBe('farc');
    // Arauca is in active opposition.
    expect(decisions[0].options).toEqual([
      'space:cucuta',
      'space:sincelejo',
      'space:atlantico',
      'space:cesar',
      'space:antioquia',
      'space:santander',
    ]);
    expect(level(g, at('santander'))).toBe(-1);
  });

  it('shaded: 1 level where the executor takes a space that has no more to go', () => {
    const g = standard({ spaces: { cucuta: { support: 'passive-opposition' } } });
    run(g, runEvent(g, 5, 'shaded', 'auc'), ['space:cucuta']);
    expect(level(g, at('cucuta'))).toBe(-2);
  });
});

describe('6 Oil Spill', () => {
  it('unshaded: up to 2 departments next to Sabotage, from neutral or opposition to passive support', () => {
    const g = standard({
      spaces: { 'loc-arauca-cucuta': { sabotage: true }, 'loc-bogota-san-jose': { sabotage: true } },
    });
    const { decisions } = run(g, runEvent(g, 6, 'unshaded', 'government'), ['space:arauca', 'space:guaviare']);
    // Santander has active support; Cúcuta and Bogotá are cities.
    expect(decisions[0].options).toEqual([
      'space:meta-west',
      'space:guaviare',
      'space:arauca',
      'space:meta-east',
      'done',
    ]);
    expect(level(g, at('arauca'))).toBe(1);
    expect(level(g, at('guaviare'))).toBe(1);
  });

  it('unshaded: none at all, if the executor so likes; never an empty department', () => {
    const g = positionWith({ spaces: { 'loc-pasto-tumaco': { sabotage: true } }, foreign: ['ecuador'] });
    const { decisions } = run(g, runEvent(g, 6, 'unshaded', 'farc'), ['done']);
    expect(decisions[0].options).toEqual(['space:narino', 'done']);
  });

  it('shaded: Sabotage on a pipeline and a level toward active opposition next to it', () => {
    const g = standard();
    run(g, runEvent(g, 6, 'shaded', 'farc'), ['space:loc-yopal-bogota']);
    expect(g.terror[at('loc-yopal-bogota')]).toBe(1);
    // Arauca and Meta East are in active opposition already.
    expect(level(g, at('santander'))).toBe(1);
  });

  it('shaded: only whole pipelines, and of them those with a department to shift', () => {
    const g = standard({ spaces: { 'loc-yopal-bogota': { sabotage: true } } });
    const options = offers(runEvent(g, 6, 'shaded', 'auc'));
    expect(options).not.toContain('space:loc-yopal-bogota');
    // Chocó and Nariño are in active opposition.
    expect(options).not.toContain('space:loc-cali-buenaventura');
    expect(options).toHaveLength(11);
  });

  it('shaded: Sabotage alone, where no department can shift', () => {
    const g = positionWith();
    for (const space of DEPARTMENTS) setLevel(g, space, ACTIVE_OPPOSITION);
    const { decisions } = run(g, runEvent(g, 6, 'shaded', 'farc'), ['space:loc-cali-buenaventura']);
    expect(decisions[0].options).toHaveLength(13);
    expect(g.terror[at('loc-cali-buenaventura')]).toBe(1);
  });
});
