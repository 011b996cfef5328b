import { describe, expect, it } from 'vitest';
import { assaultIn } from '../rules/operations/assault.js';
import { airLift, canAirLift } from '../rules/special/air-lift.js';
import { airStrike, canAirStrike } from '../rules/special/air-strike.js';
import { eradicate } from '../rules/special/eradicate.js';
import { at, logged, offers, pieces, positionWith, run, standard } from '../testing/positions.js';
import { runEvent } from './index.js';

describe('25 Ejército de Liberación Nacional', () => {
  it('removes every FARC piece of one mountain department', () => {
    const g = standard();
    expect(offers(runEvent(g, 25, 'unshaded', 'auc'))).toEqual(['space:santander', 'space:huila']);
    run(g, runEvent(g, 25, 'unshaded', 'auc'), ['space:huila']);
    expect(pieces(g, 'huila', 'farc-guerrilla-underground')).toBe(0);
    expect(pieces(g, 'huila', 'farc-base')).toBe(0);
  });

  it('leaves what the guerrillas carried to FARC to settle', () => {
    const g = positionWith({
      spaces: { huila: { 'farc-guerrilla': 1, 'cartels-guerrilla': 1 } },
      shipments: [{ space: 'huila', guerrilla: 'farc-guerrilla-underground' }],
    });
    const { decisions } = run(g, runEvent(g, 25, 'unshaded', 'government'), ['piece:cartels-guerrilla-underground']);
    expect(decisions[0].seat).toBe('farc');
    expect(g.shipments).toHaveLength(1);
  });

  it('places 3 FARC pieces in one department at Antioquia, two bases at most', () => {
    const g = positionWith();
    const begun = runEvent(g, 25, 'shaded', 'farc');
    expect(offers(begun)).toEqual([
      'space:atlantico',
      'space:choco',
      'space:cesar',
      'space:antioquia',
      'space:santander',
      'space:huila',
    ]);
    const base = 'piece:farc-base';
    const { decisions } = run(g, runEvent(g, 25, 'shaded', 'cartels'), ['space:santander', base, base]);
    expect(decisions[1].seat).toBe('cartels');
    expect(pieces(g, 'santander', 'farc-base')).toBe(2);
    expect(pieces(g, 'santander', 'farc-guerrilla-underground')).toBe(1);
  });

  it('goes where all 3 fit, if they do anywhere', () => {
    const spaces = {
      amazonas: { 'farc-guerrilla': 29 },
      antioquia: { 'auc-base': 1 },
      atlantico: { 'auc-base': 2 },
      choco: { 'auc-base': 1, 'cartels-base': 1 },
      cesar: { 'auc-base': 1 },
      santander: { 'cartels-base': 2 },
    };
    const g = positionWith({ spaces });
    run(g, runEvent(g, 25, 'shaded', 'farc'), ['piece:farc-base', 'piece:farc-base']);
    expect(pieces(g, 'huila', 'farc-guerrilla-underground') + pieces(g, 'huila', 'farc-base')).toBe(3);
    const full = positionWith({ spaces: { ...spaces, huila: { 'cartels-base': 2 } } });
    run(full, runEvent(full, 25, 'shaded', 'farc'), ['space:cesar', 'piece:farc-base']);
    expect(pieces(full, 'cesar', 'farc-base')).toBe(1);
    expect(pieces(full, 'cesar', 'farc-guerrilla-underground')).toBe(1);
  });
});

describe('26 Gramaje', () => {
  it('makes the cartels Attack FARC alone in every space where they meet', () => {
    const g = positionWith(
      {
        spaces: {
          cali: { 'cartels-guerrilla': 2, 'farc-guerrilla': 1, 'farc-base': 1, police: 1 },
          putumayo: { 'cartels-guerrilla': 1, 'farc-guerrilla': 3 },
          huila: { 'cartels-base': 1, 'farc-guerrilla': 1 },
          choco: { 'cartels-guerrilla': 1, 'auc-guerrilla': 1 },
        },
      },
      {},
      [1, 2],
    );
    const { decisions } = run(g, runEvent(g, 26, 'unshaded', 'government'), ['space:cali', 'space:putumayo']);
    expect(decisions[0].seat).toBe('cartels');
    // 5.5: the cartels may leave out any of them.
    expect(decisions[0].options).toEqual(['space:cali', 'space:putumayo', 'done']);
    expect(pieces(g, 'cali', 'farc-guerrilla-underground')).toBe(0);
    expect(pieces(g, 'cali', 'farc-base')).toBe(0);
    expect(pieces(g, 'cali', 'police')).toBe(1);
    expect(pieces(g, 'cali', 'cartels-guerrilla-active')).toBe(2);
    expect(pieces(g, 'cali', 'cartels-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'putumayo', 'farc-guerrilla-underground')).toBe(3);
    expect(pieces(g, 'putumayo', 'cartels-guerrilla-active')).toBe(1);
    expect(g.resources.cartels).toBe(10);
  });

  const taxed = {
    putumayo: { 'cartels-base': 2, 'farc-guerrilla': 1 },
    guaviare: { 'cartels-base': 1, 'farc-guerrilla-active': 3 },
    choco: { 'cartels-base': 1, 'farc-base': 1 },
  };

  it('moves 3 resources for each space with a cartels base and a FARC guerrilla, 6 in the second edition', () => {
    const g = positionWith({ spaces: taxed, resources: { cartels: 20 } });
    run(g, runEvent(g, 26, 'shaded', 'auc'));
    expect([g.resources.cartels, g.resources.farc]).toEqual([14, 16]);
    const second = positionWith({ spaces: taxed, resources: { cartels: 20 } }, { edition: '2' });
    run(second, runEvent(second, 26, 'shaded', 'auc'));
    expect([second.resources.cartels, second.resources.farc]).toEqual([8, 22]);
  });

  it('stops when the cartels have nothing left', () => {
    const g = positionWith({ spaces: taxed, resources: { cartels: 4 } });
    run(g, runEvent(g, 26, 'shaded', 'farc'));
    expect([g.resources.cartels, g.resources.farc]).toEqual([0, 14]);
  });
});

describe('26 Gramaje, with every guerrilla of the cartels on the map', () => {
  const spaces = { bogota: { 'cartels-guerrilla': 10 }, cali: { 'cartels-guerrilla': 2, 'farc-guerrilla': 1 } };

  it('lets them take one back for the guerrilla that a roll of 1 places (1.4.1)', () => {
    const g = positionWith({ spaces }, {}, [1]);
    const back = ['aside:remove', 'space:bogota', 'piece:cartels-guerrilla-underground', 'space:cali'];
    const { decisions } = run(g, runEvent(g, 26, 'unshaded', 'government'), back);
    expect(decisions[0].seat).toBe('cartels');
    expect(decisions[0].options).toEqual(['space:cali', 'done', 'aside:remove']);
    expect(pieces(g, 'cali', 'cartels-guerrilla-underground')).toBe(1);
  });

  it('ends when they have nobody left to Attack with', () => {
    const g = positionWith({
      spaces: { ...spaces, bogota: { 'cartels-guerrilla': 11 }, cali: { 'cartels-guerrilla': 1, 'farc-guerrilla': 1 } },
    });
    run(g, runEvent(g, 26, 'unshaded', 'government'), [
      'aside:remove',
      'space:cali',
      'piece:cartels-guerrilla-underground',
    ]);
    expect(pieces(g, 'cali', 'farc-guerrilla-underground')).toBe(1);
  });
});

describe('27 Misil Antiaéreo', () => {
  it('gives the Government 3 special activities in any mix, also where card 12 forbids Air Strikes', () => {
    const g = positionWith({
      spaces: {
        bogota: { troops: 4 },
        'meta-west': { 'farc-guerrilla-active': 2, 'cartels-base': 1, support: 'active-opposition' },
      },
      momentum: [{ card: 12, faction: 'farc' }],
    });
    const { decisions } = run(g, runEvent(g, 27, 'unshaded', 'auc'), [
      'air-strike',
      'piece:farc-guerrilla-active',
      'air-strike',
      'piece:farc-guerrilla-active',
      'eradicate',
    ]);
    expect(decisions.every((decision) => decision.seat === 'government')).toBe(true);
    expect(decisions[0].options).toEqual(['air-lift', 'air-strike', 'eradicate', 'done']);
    expect(pieces(g, 'meta-west', 'farc-guerrilla-active')).toBe(0);
    expect(pieces(g, 'meta-west', 'cartels-base')).toBe(0);
    expect(g.support[at('huila')]).toBe(-1);
    expect(g.aid).toBe(13);
    expect(logged(g).filter((key) => key === 'log.special')).toHaveLength(3);
  });

  it('repeats one of them, and does nothing where none is possible', () => {
    const g = positionWith({ spaces: { bogota: { troops: 7 } } });
    const lift = (to: string) => ['space:bogota', `space:${to}`, 'number:2'];
    run(g, runEvent(g, 27, 'unshaded', 'government'), [
      'air-lift',
      ...lift('cali').slice(1),
      'air-lift',
      ...lift('neiva'),
      'air-lift',
      ...lift('cali'),
    ]);
    expect(pieces(g, 'cali', 'troops')).toBe(4);
    expect(pieces(g, 'neiva', 'troops')).toBe(2);
    const empty = positionWith();
    run(empty, runEvent(empty, 27, 'unshaded', 'government'));
    expect(logged(empty)).toEqual([]);
  });

  it('lets the Government do without them (5.5)', () => {
    const g = positionWith({ spaces: { bogota: { troops: 7 } } });
    run(g, runEvent(g, 27, 'unshaded', 'government'), ['done']);
    expect(logged(g)).toEqual([]);
  });

  it('keeps every Government special activity out of spaces with guerrillas until the Reset', () => {
    const g = positionWith({
      spaces: {
        bogota: { troops: 3 },
        cali: { troops: 3, 'cartels-guerrilla': 1 },
        huila: { 'farc-guerrilla-active': 1, 'cartels-base': 1 },
        'meta-west': { 'cartels-base': 1, support: 'active-opposition' },
      },
    });
    run(g, runEvent(g, 27, 'shaded', 'farc'));
    const ends = offers(airLift(g));
    expect(ends).not.toContain('space:cali');
    expect(ends).not.toContain('space:huila');
    expect(ends).toContain('space:neiva');
    expect(canAirStrike(g)).toBe(true);
    run(g, airStrike(g));
    expect(pieces(g, 'huila', 'farc-guerrilla-active')).toBe(1);
    expect(pieces(g, 'meta-west', 'cartels-base')).toBe(0);
    expect(canAirStrike(g)).toBe(false);
  });

  it('lets an Eradication shift a department with guerrillas next to its own', () => {
    const g = positionWith({
      spaces: {
        'meta-east': { 'cartels-base': 1 },
        putumayo: { 'cartels-base': 1, 'cartels-guerrilla': 1 },
        santander: { 'farc-guerrilla': 1, support: 'neutral' },
      },
      momentum: [{ card: 27, faction: 'farc' }],
    });
    run(g, eradicate(g));
    expect(pieces(g, 'meta-east', 'cartels-base')).toBe(0);
    expect(pieces(g, 'putumayo', 'cartels-base')).toBe(1);
    expect(g.support[at('santander')]).toBe(-1);
  });

  it('lifts no troops out of a space with guerrillas', () => {
    const g = positionWith({
      spaces: { cali: { troops: 3, 'cartels-guerrilla': 1 } },
      momentum: [{ card: 27, faction: 'farc' }],
    });
    expect(canAirLift(g)).toBe(false);
  });
});

describe('28 Hugo Chávez', () => {
  it('removes up to 3 insurgent pieces from one space next to Venezuela, bases unguarded', () => {
    const g = positionWith({
      spaces: {
        arauca: { 'farc-guerrilla': 2, 'farc-base': 1, 'auc-guerrilla': 1, police: 1 },
        'loc-arauca-cucuta': { 'auc-guerrilla': 1 },
        vaupes: { 'farc-guerrilla': 1 },
        cucuta: { police: 1 },
      },
    });
    const { decisions } = run(g, runEvent(g, 28, 'unshaded', 'auc'), [
      'space:arauca',
      'piece:farc-base',
      'piece:farc-guerrilla-underground',
      'done',
    ]);
    expect(decisions[0].options).toEqual(['space:arauca', 'space:loc-arauca-cucuta', 'done']);
    expect(pieces(g, 'arauca', 'farc-base')).toBe(0);
    expect(pieces(g, 'arauca', 'farc-guerrilla-underground')).toBe(1);
  });

  it('removes no more than 3', () => {
    const g = positionWith({ spaces: { vichada: { 'farc-guerrilla': 5 } } });
    const piece = 'piece:farc-guerrilla-underground';
    run(g, runEvent(g, 28, 'unshaded', 'government'), ['space:vichada', piece, piece, piece]);
    expect(pieces(g, 'vichada', 'farc-guerrilla-underground')).toBe(2);
  });

  it('places a FARC base next to Venezuela and Sabotages the empty LoCs at Cúcuta', () => {
    const g = positionWith({ spaces: { arauca: { 'auc-base': 2 } } });
    const { decisions } = run(g, runEvent(g, 28, 'shaded', 'farc'), ['space:santander']);
    expect(decisions[0].options).toEqual(['space:cesar', 'space:santander', 'space:vichada', 'space:guainia']);
    expect(pieces(g, 'santander', 'farc-base')).toBe(1);
    expect(g.terror[at('loc-cucuta-ayacucho')]).toBe(1);
    expect(g.terror[at('loc-arauca-cucuta')]).toBe(1);
  });

  it('leaves a LoC alone that holds any piece', () => {
    const g = positionWith({ spaces: { 'loc-arauca-cucuta': { 'farc-guerrilla': 1 } } });
    run(g, runEvent(g, 28, 'shaded', 'farc'), ['space:cesar']);
    expect(g.terror[at('loc-arauca-cucuta')]).toBe(0);
    expect(g.terror[at('loc-cucuta-ayacucho')]).toBe(1);
  });
});

describe('29 Kill Zone', () => {
  it('shows all FARC guerrillas of a space and Assaults there', () => {
    const g = positionWith({
      spaces: {
        'meta-east': { troops: 3, 'farc-guerrilla': 2, 'farc-base': 1, 'auc-guerrilla': 1 },
        guainia: { 'farc-guerrilla': 2 },
        bogota: { police: 1, 'auc-guerrilla-active': 1 },
      },
    });
    const { decisions } = run(g, runEvent(g, 29, 'unshaded', 'cartels'), [
      'space:meta-east',
      'piece:farc-guerrilla-active',
    ]);
    expect(decisions[0].seat).toBe('government');
    expect(decisions[0].options).toEqual(['space:bogota', 'space:meta-east']);
    expect(pieces(g, 'meta-east', 'farc-guerrilla-active')).toBe(0);
    expect(pieces(g, 'meta-east', 'farc-base')).toBe(0);
    expect(pieces(g, 'meta-east', 'auc-guerrilla-underground')).toBe(1);
    expect(g.resources.government).toBe(40);
  });

  it('overrides cards 17 and 42, shaded', () => {
    const note = {
      spaces: { 'meta-east': { troops: 2, 'farc-guerrilla': 2 } },
      momentum: [
        { card: 17, faction: 'farc' },
        { card: 42, faction: 'farc' },
      ],
    };
    const g = positionWith(note);
    run(g, runEvent(g, 29, 'unshaded', 'government'), ['piece:farc-guerrilla-active']);
    expect(pieces(g, 'meta-east', 'farc-guerrilla-active')).toBe(0);
    // 5.5: the guerrillas are shown all the same if the Government does not Assault.
    const idle = positionWith(note);
    run(idle, runEvent(idle, 29, 'unshaded', 'government'), ['done']);
    expect(pieces(idle, 'meta-east', 'farc-guerrilla-active')).toBe(2);
    const plain = positionWith(note);
    run(plain, assaultIn(plain, at('meta-east')));
    expect(pieces(plain, 'meta-east', 'farc-guerrilla-underground')).toBe(2);
  });

  it('lets the one that Ambushes first take back guerrillas to place, though another executes (1.4.1)', () => {
    const g = positionWith({
      spaces: { cali: { troops: 2, 'farc-guerrilla-active': 1 }, bogota: { 'farc-guerrilla-active': 29 } },
    });
    const { decisions } = run(g, runEvent(g, 29, 'shaded', 'government'), [
      'aside:remove',
      'space:bogota',
      'piece:farc-guerrilla-active',
      'space:cali',
    ]);
    expect(decisions[0].seat).toBe('farc');
    expect(decisions[0].options).toEqual(['space:cali', 'done', 'aside:remove']);
    expect(pieces(g, 'cali', 'farc-guerrilla-underground')).toBe(1);
  });

  it('leaves another faction alone that card 42, shaded, keeps safe', () => {
    const g = positionWith({
      spaces: {
        'meta-east': { troops: 4, 'farc-guerrilla': 1, 'auc-guerrilla-active': 2, 'cartels-guerrilla-active': 1 },
      },
      momentum: [{ card: 42, faction: 'auc' }],
    });
    const { decisions } = run(g, runEvent(g, 29, 'unshaded', 'farc'), [
      'piece:farc-guerrilla-active',
      'piece:cartels-guerrilla-active',
    ]);
    expect(decisions[0].options).toEqual(['piece:farc-guerrilla-active', 'piece:cartels-guerrilla-active', 'done']);
    expect(pieces(g, 'meta-east', 'auc-guerrilla-active')).toBe(2);
  });

  it('only shows them where nobody can Assault', () => {
    const g = positionWith({ spaces: { guainia: { 'farc-guerrilla': 2, zone: true } } });
    run(g, runEvent(g, 29, 'unshaded', 'government'));
    expect(pieces(g, 'guainia', 'farc-guerrilla-active')).toBe(2);
  });

  it('lets FARC or AUC, as the executing faction names, Ambush twice without showing itself', () => {
    const g = positionWith({
      spaces: {
        cali: { troops: 2, police: 1, 'cartels-guerrilla': 1, 'farc-guerrilla-active': 1 },
        huila: { 'auc-guerrilla': 1, 'farc-base': 1 },
        pasto: { 'cartels-guerrilla': 2, police: 1 },
      },
    });
    const { decisions } = run(g, runEvent(g, 29, 'shaded', 'cartels'), [
      'faction:farc',
      'space:cali',
      'piece:troops',
      'piece:troops',
      'piece:police',
      'done',
    ]);
    expect(decisions[0].seat).toBe('cartels');
    expect(decisions[0].options).toEqual(['faction:farc', 'faction:auc']);
    expect(decisions[1].seat).toBe('farc');
    expect(pieces(g, 'cali', 'troops')).toBe(0);
    expect(pieces(g, 'cali', 'police')).toBe(0);
    expect(pieces(g, 'cali', 'cartels-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'cali', 'farc-guerrilla-active')).toBe(1);
    expect(pieces(g, 'cali', 'farc-guerrilla-underground')).toBe(2);
  });

  it('takes a base after the last that guarded it, and stops when no enemy is left', () => {
    const g = positionWith({ spaces: { huila: { 'auc-guerrilla': 1, 'farc-guerrilla': 1, 'farc-base': 1 } } });
    run(g, runEvent(g, 29, 'shaded', 'auc'), ['faction:auc', 'space:huila']);
    expect(pieces(g, 'huila', 'farc-base')).toBe(0);
    expect(pieces(g, 'huila', 'auc-guerrilla-underground')).toBe(2);
  });
});

describe('30 Peace Commission', () => {
  const zones = {
    huila: { zone: true, 'farc-base': 2 },
    'meta-west': { zone: true, 'farc-guerrilla': 1 },
  };

  it('removes a FARC Zone of the executing faction’s choice', () => {
    const g = positionWith({ spaces: zones });
    const { decisions } = run(g, runEvent(g, 30, 'unshaded', 'auc'), ['space:huila']);
    expect(decisions[0].seat).toBe('auc');
    expect(decisions[0].options).toEqual(['space:meta-west', 'space:huila']);
    expect(g.zones[at('huila')]).toBe(0);
    expect(pieces(g, 'huila', 'farc-base')).toBe(2);
  });

  it('takes a FARC base with it in the second edition', () => {
    const g = positionWith({ spaces: zones }, { edition: '2' });
    run(g, runEvent(g, 30, 'unshaded', 'auc'));
    expect(g.zones[at('huila')]).toBe(0);
    expect(g.zones[at('meta-west')]).toBe(1);
    expect(pieces(g, 'huila', 'farc-base')).toBe(1);
  });

  it('does nothing without a Zone', () => {
    const g = positionWith();
    run(g, runEvent(g, 30, 'unshaded', 'government'));
    expect(logged(g)).toEqual([]);
  });

  const war = {
    spaces: {
      bogota: { troops: 1 },
      'meta-west': { 'farc-guerrilla': 2, troops: 2, 'government-base': 1 },
      huila: { 'farc-guerrilla': 1, 'farc-base': 1 },
      arauca: { 'farc-guerrilla': 1 },
    },
  };

  it('has the Government place a Zone where FARC is strongest, and leave', () => {
    const g = positionWith(war);
    const { decisions } = run(g, runEvent(g, 30, 'shaded', 'farc'), ['space:meta-west']);
    expect(decisions[0].seat).toBe('government');
    expect(decisions[0].options).toEqual(['space:meta-west', 'space:huila']);
    expect(g.zones[at('meta-west')]).toBe(1);
    expect(pieces(g, 'bogota', 'troops')).toBe(3);
    expect(pieces(g, 'meta-west', 'government-base')).toBe(0);
    expect(pieces(g, 'meta-west', 'farc-base')).toBe(0);
  });

  it('adds a FARC base in the second edition, in the room the Government leaves', () => {
    const g = positionWith(war, { edition: '2' });
    run(g, runEvent(g, 30, 'shaded', 'farc'), ['space:meta-west']);
    expect(pieces(g, 'meta-west', 'farc-base')).toBe(1);
  });
});
