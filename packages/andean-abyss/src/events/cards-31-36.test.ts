import { describe, expect, it } from 'vitest';
import { begin } from '../rules/execution.js';
import { attackIn } from '../rules/operations/attack.js';
import { march } from '../rules/operations/march.js';
import { play } from '../rules/sequence.js';
import { at, logged, offers, pieces, positionWith, run, standard } from '../testing/positions.js';
import { runEvent } from './index.js';

describe('31 Betancourt', () => {
  it('shifts 2 cities and 1 department toward active support', () => {
    const g = positionWith({
      spaces: { neiva: { support: 'active-opposition' }, pasto: { support: 'neutral' } },
    });
    const { decisions } = run(g, runEvent(g, 31, 'unshaded', 'government'), [
      'space:neiva',
      'space:cali',
      'space:cesar',
    ]);
    expect(decisions[0].options).toEqual(['space:cali', 'space:neiva', 'space:pasto']);
    expect(decisions[2].options).not.toContain('space:vichada');
    expect(g.support[at('neiva')]).toBe(-1);
    expect(g.support[at('cali')]).toBe(1);
    expect(g.support[at('pasto')]).toBe(0);
    expect(g.support[at('cesar')]).toBe(1);
  });

  it('shifts as many as it can', () => {
    const g = positionWith();
    run(g, runEvent(g, 31, 'unshaded', 'government'), ['space:choco']);
    expect(g.support[at('cali')]).toBe(1);
    expect(g.support[at('choco')]).toBe(-1);
  });

  it('sets 3 spaces of passive opposition to active opposition', () => {
    const passive = { support: 'passive-opposition' };
    const g = positionWith({ spaces: { cali: passive, cesar: passive, huila: passive, narino: passive } });
    const { decisions } = run(g, runEvent(g, 31, 'shaded', 'farc'), ['space:cali', 'space:cesar', 'space:huila']);
    expect(decisions[0].options).toEqual(['space:cali', 'space:narino', 'space:cesar', 'space:huila']);
    expect(g.support[at('cali')]).toBe(-2);
    expect(g.support[at('narino')]).toBe(-1);
  });
});

describe('32 Secuestrados', () => {
  it('sets 2 neutral or passively opposed spaces to passive support', () => {
    const g = positionWith({ spaces: { arauca: { support: 'passive-opposition' } } });
    const { decisions } = run(g, runEvent(g, 32, 'unshaded', 'government'), ['space:arauca', 'space:huila']);
    expect(decisions[0].options).toEqual([
      'space:cali',
      'space:cesar',
      'space:antioquia',
      'space:huila',
      'space:arauca',
    ]);
    expect(g.support[at('arauca')]).toBe(1);
    expect(g.support[at('huila')]).toBe(1);
  });

  it('gives FARC 12 resources, up to 99', () => {
    const g = positionWith();
    run(g, runEvent(g, 32, 'shaded', 'farc'));
    expect(g.resources.farc).toBe(22);
    const rich = positionWith({ resources: { farc: 90 } });
    run(rich, runEvent(rich, 32, 'shaded', 'farc'));
    expect(rich.resources.farc).toBe(99);
  });
});

describe('33 Sucumbíos', () => {
  it('removes up to 3 insurgent pieces from one space at the border', () => {
    const g = standard({ spaces: { 'loc-pasto-tumaco': { 'auc-guerrilla': 1 } } });
    const { decisions } = run(g, runEvent(g, 33, 'unshaded', 'government'), [
      'space:putumayo',
      'piece:cartels-base',
      'piece:cartels-base',
      'piece:farc-guerrilla-underground',
    ]);
    expect(decisions[0].options).toEqual(['space:narino', 'space:putumayo', 'space:loc-pasto-tumaco', 'done']);
    expect(pieces(g, 'putumayo', 'cartels-base')).toBe(0);
    expect(pieces(g, 'putumayo', 'cartels-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'putumayo', 'farc-guerrilla-underground')).toBe(1);
  });

  it('makes Ecuador a department and places 2 own pieces there', () => {
    const g = positionWith();
    const { decisions } = run(g, runEvent(g, 33, 'shaded', 'cartels'), ['piece:cartels-base', 'piece:cartels-base']);
    expect(decisions[0].seat).toBe('cartels');
    expect(decisions[0].options).toEqual(['piece:cartels-guerrilla-underground', 'piece:cartels-base']);
    expect(g.ecuador).toBe(true);
    expect(pieces(g, 'ecuador', 'cartels-base')).toBe(2);
    expect(logged(g)).toContain('log.foreign');
  });

  it('lets the Government place cubes or a base', () => {
    const g = positionWith();
    const { decisions } = run(g, runEvent(g, 33, 'shaded', 'government'), ['piece:police', 'piece:government-base']);
    expect(decisions[0].options).toEqual(['piece:troops', 'piece:police', 'piece:government-base']);
    expect(pieces(g, 'ecuador', 'police')).toBe(1);
    expect(pieces(g, 'ecuador', 'government-base')).toBe(1);
  });

  it('takes 2 pieces of each faction at most, in every later move and placement', () => {
    const g = positionWith({ spaces: { putumayo: { 'farc-guerrilla': 4 } } }, {}, [1]);
    run(g, runEvent(g, 33, 'shaded', 'cartels'), ['piece:cartels-guerrilla-underground', 'piece:cartels-base']);
    const answers = ['space:ecuador', 'number:2', 'done'];
    run(g, march(g, 'farc', begin(g, 'farc', 'march', { free: true })), answers);
    expect(pieces(g, 'ecuador', 'farc-guerrilla-underground')).toBe(2);
    run(g, attackIn(g, 'farc', at('ecuador')));
    expect(pieces(g, 'ecuador', 'cartels-base')).toBe(0);
    expect(pieces(g, 'ecuador', 'farc-guerrilla-active')).toBe(2);
    expect(pieces(g, 'ecuador', 'farc-guerrilla-underground')).toBe(0);
  });
});

describe('34 Airdropped AKs', () => {
  it('costs an insurgent faction 5 resources', () => {
    const g = positionWith({ resources: { farc: 3, auc: 0 } });
    expect(offers(runEvent(g, 34, 'unshaded', 'government'))).toEqual(['faction:farc', 'faction:cartels']);
    run(g, runEvent(g, 34, 'unshaded', 'government'), ['faction:farc']);
    expect(g.resources.farc).toBe(0);
  });

  it('lets the faction named first take back guerrillas to place (1.4.1)', () => {
    const g = positionWith({ spaces: { bogota: { 'auc-guerrilla': 17 } } });
    const back = ['aside:remove', 'space:bogota', 'piece:auc-guerrilla-underground'];
    const { decisions } = run(g, runEvent(g, 34, 'shaded', 'government'), ['faction:auc', ...back, 'space:vaupes']);
    expect(decisions[1].seat).toBe('auc');
    expect(decisions.at(-1)?.options).not.toContain('aside:remove');
    expect(pieces(g, 'vaupes', 'auc-guerrilla-underground')).toBe(2);
  });

  it('lets the faction named place 2 guerrillas and a base where nobody lives', () => {
    const g = positionWith({ foreign: ['ecuador', 'panama'], spaces: { amazonas: { 'cartels-base': 2 } } });
    const { decisions } = run(g, runEvent(g, 34, 'shaded', 'cartels'), ['faction:auc', 'space:panama']);
    expect(decisions.map((decision) => decision.seat)).toEqual(['cartels', 'auc']);
    expect(decisions[1].options).toEqual(['space:vichada', 'space:guainia', 'space:vaupes', 'space:panama']);
    expect(pieces(g, 'panama', 'auc-guerrilla-underground')).toBe(2);
    expect(pieces(g, 'panama', 'auc-base')).toBe(1);
  });

  it('places what it can where not all is possible, in Ecuador by choice', () => {
    const g = positionWith({
      foreign: ['ecuador'],
      spaces: {
        vichada: { 'cartels-base': 2 },
        guainia: { 'cartels-base': 2 },
        vaupes: { 'cartels-base': 2 },
        amazonas: { 'cartels-base': 2 },
      },
    });
    const { decisions } = run(g, runEvent(g, 34, 'shaded', 'farc'), [
      'faction:farc',
      'space:ecuador',
      'piece:farc-base',
    ]);
    expect(decisions[1].options).toHaveLength(5);
    expect(pieces(g, 'ecuador', 'farc-base')).toBe(1);
    expect(pieces(g, 'ecuador', 'farc-guerrilla-underground')).toBe(1);
    run(g, runEvent(g, 34, 'shaded', 'farc'), [
      'faction:auc',
      'space:ecuador',
      'piece:auc-guerrilla-underground',
      'piece:auc-guerrilla-underground',
    ]);
    expect(pieces(g, 'ecuador', 'auc-guerrilla-underground')).toBe(2);
    run(g, runEvent(g, 34, 'shaded', 'farc'), ['faction:farc', 'space:vaupes']);
    expect(pieces(g, 'vaupes', 'farc-guerrilla-underground')).toBe(2);
    expect(pieces(g, 'vaupes', 'farc-base')).toBe(0);
  });
});

describe('35 Crop Substitution', () => {
  it('replaces the cartels bases of one department by police, and brings aid', () => {
    const g = standard();
    const { decisions } = run(g, runEvent(g, 35, 'unshaded', 'government'), ['space:putumayo']);
    expect(decisions[0].options).not.toContain('space:cali');
    expect(pieces(g, 'putumayo', 'cartels-base')).toBe(0);
    expect(pieces(g, 'putumayo', 'police')).toBe(2);
    expect(g.aid).toBe(12);
  });

  it('only removes where no police is available', () => {
    const g = positionWith({ spaces: { bogota: { police: 29 }, putumayo: { 'cartels-base': 2 } } });
    run(g, runEvent(g, 35, 'unshaded', 'government'));
    expect(pieces(g, 'putumayo', 'cartels-base')).toBe(0);
    expect(pieces(g, 'putumayo', 'police')).toBe(1);
  });

  it('passes by a FARC Zone if it can, else only removes there (1.4.2); aid rises anyhow', () => {
    const g = positionWith({ spaces: { putumayo: { 'cartels-base': 2, zone: true }, huila: { 'cartels-base': 1 } } });
    run(g, runEvent(g, 35, 'unshaded', 'government'));
    expect(pieces(g, 'huila', 'police')).toBe(1);
    run(g, runEvent(g, 35, 'unshaded', 'government'));
    expect(pieces(g, 'putumayo', 'cartels-base')).toBe(0);
    expect(pieces(g, 'putumayo', 'police')).toBe(0);
    run(g, runEvent(g, 35, 'unshaded', 'government'));
    expect(g.aid).toBe(18);
  });

  it('shifts a department with a cartels base 2 levels toward active opposition', () => {
    const base = { 'cartels-base': 1 };
    const g = positionWith({
      spaces: {
        santander: base,
        choco: base,
        vichada: base,
        cali: base,
        huila: { ...base, support: 'passive-opposition' },
      },
    });
    expect(offers(runEvent(g, 35, 'shaded', 'farc'))).toEqual(['space:santander', 'space:huila']);
    run(g, runEvent(g, 35, 'shaded', 'farc'), ['space:santander']);
    expect(g.support[at('santander')]).toBe(0);
    run(g, runEvent(g, 35, 'shaded', 'farc'), ['space:huila']);
    expect(g.support[at('huila')]).toBe(-2);
  });
});

describe('36 Zona de Convivencia', () => {
  const war = {
    spaces: {
      'meta-west': { 'farc-guerrilla': 5 },
      huila: { 'farc-guerrilla': 2, troops: 1, police: 1 },
      santander: { 'farc-guerrilla': 1, 'farc-base': 1 },
      bogota: { troops: 1 },
      neiva: { support: 'neutral' },
    },
  };

  it('zones the mountains where FARC is strongest, and turns 2 neutral neighbors', () => {
    const g = positionWith(war);
    const { decisions } = run(g, runEvent(g, 36, 'unshaded', 'cartels'), [
      'space:huila',
      'space:loc-cali-pasto',
      'space:neiva',
      'space:cali',
    ]);
    expect(decisions[0].seat).toBe('government');
    expect(decisions[0].options).toEqual(['space:santander', 'space:huila']);
    expect(decisions[2].seat).toBe('cartels');
    expect(decisions[2].options).toEqual(['space:cali', 'space:neiva', 'space:antioquia']);
    expect(g.zones[at('huila')]).toBe(1);
    expect(pieces(g, 'bogota', 'troops')).toBe(2);
    expect(pieces(g, 'loc-cali-pasto', 'police')).toBe(1);
    expect(g.support[at('neiva')]).toBe(1);
    expect(g.support[at('cali')]).toBe(1);
    expect(g.turn.staying).toEqual(['cartels']);
    expect(pieces(g, 'huila', 'farc-base')).toBe(0);
  });

  it('adds a base and shifts any 2 neighbors in the second edition', () => {
    const g = positionWith(war, { edition: '2' });
    const { decisions } = run(g, runEvent(g, 36, 'unshaded', 'farc'), [
      'space:santander',
      'space:arauca',
      'space:cesar',
    ]);
    expect(pieces(g, 'santander', 'farc-base')).toBe(2);
    expect(decisions[1].options).toEqual([
      'space:cesar',
      'space:antioquia',
      'space:huila',
      'space:arauca',
      'space:meta-east',
    ]);
    expect(g.support[at('arauca')]).toBe(-1);
    expect(g.support[at('cesar')]).toBe(1);
  });

  it('leaves its executing faction eligible, even with no mountain left to zone', () => {
    const zone = { zone: true };
    const g = positionWith({
      spaces: { cesar: zone, antioquia: zone, santander: zone, huila: zone },
      card: 36,
      next: 1,
      acting: 'farc',
    });
    const game = play(g);
    expect(offers(game, ['event', 'carry-out', 'pass', 'pass', 'pass'])).toContain('event');
    expect(g.eligible.farc).toBe(true);
    expect(logged(g)).toContain('log.staysEligible');
  });
});
