import { describe, expect, it } from 'vitest';
import { UNDERGROUND } from '../pieces.js';
import { adjacent, hasMomentum } from '../position.js';
import { resetPhase, resourcesPhase } from '../rules/propaganda.js';
import { level } from '../support.js';
import { at, offers, pieces, positionWith, run, standard } from '../testing/positions.js';
import { runEvent } from './index.js';

const EDITION_2 = { edition: '2' };

describe('67 Mexican Traffickers', () => {
  it('takes 10 resources from the cartels, 20 in the second edition, never below 0', () => {
    const g = positionWith({ resources: { cartels: 25 } });
    run(g, runEvent(g, 67, 'unshaded', 'government'));
    expect(g.resources.cartels).toBe(15);
    const second = positionWith({ resources: { cartels: 25 } }, EDITION_2);
    run(second, runEvent(second, 67, 'unshaded', 'government'));
    expect(second.resources.cartels).toBe(5);
    const poor = positionWith({ resources: { cartels: 4 } });
    run(poor, runEvent(poor, 67, 'unshaded', 'government'));
    expect(poor.resources.cartels).toBe(0);
  });

  it('earns the cartels 4 for each base in the coming Resources phase, then is gone', () => {
    const g = standard({ resources: { cartels: 10 } });
    run(g, runEvent(g, 67, 'shaded', 'cartels'));
    run(g, resourcesPhase(g));
    expect(g.resources.cartels).toBe(10 + 4 * 6);
    run(g, resetPhase(g));
    expect(hasMomentum(g, 67)).toBe(false);
    run(g, resourcesPhase(g));
    expect(g.resources.cartels).toBe(34 + 3 * 6);
  });
});

describe('68 Narco-Subs', () => {
  const note = {
    foreign: ['ecuador'],
    spaces: {
      narino: { 'cartels-base': 1, 'cartels-guerrilla': 1, 'farc-guerrilla': 1 },
      'loc-pasto-tumaco': { 'cartels-guerrilla-active': 1, 'auc-guerrilla': 1 },
      ecuador: { 'cartels-base': 1 },
      cali: { 'cartels-base': 2, 'cartels-guerrilla': 1 },
    },
    shipments: [
      { space: 'narino', guerrilla: 'farc-guerrilla-underground' },
      { space: 'loc-pasto-tumaco', guerrilla: 'auc-guerrilla-underground' },
      { space: 'cali', guerrilla: 'cartels-guerrilla-underground' },
    ],
  };

  it('removes 2 pieces of the cartels from the coast', () => {
    const g = positionWith(note);
    const { decisions } = run(g, runEvent(g, 68, 'unshaded', 'government'), [
      'remove-pieces',
      'space:narino',
      'piece:cartels-base',
      'space:ecuador',
    ]);
    expect(decisions[1].options).toEqual(['space:narino', 'space:ecuador', 'space:loc-pasto-tumaco']);
    expect(pieces(g, 'narino', 'cartels-base')).toBe(0);
    expect(pieces(g, 'ecuador', 'cartels-base')).toBe(0);
    expect(g.shipments).toHaveLength(3);
  });

  it('or up to 2 shipments there, whoever owns them', () => {
    const g = positionWith(note);
    const { decisions } = run(g, runEvent(g, 68, 'unshaded', 'cartels'), ['remove-shipments', 'space:narino', 'done']);
    expect(decisions[1].options).toEqual(['space:narino', 'space:loc-pasto-tumaco', 'done']);
    expect(g.shipments).toHaveLength(2);
    expect(pieces(g, 'narino', 'cartels-base')).toBe(1);
  });

  it('asks for no way that is not there, and does nothing on an empty coast', () => {
    const g = positionWith({ spaces: { choco: { 'cartels-base': 1 } } });
    expect(run(g, runEvent(g, 68, 'unshaded', 'auc')).decisions).toEqual([]);
    expect(pieces(g, 'choco', 'cartels-base')).toBe(0);
    const empty = positionWith();
    expect(run(empty, runEvent(empty, 68, 'unshaded', 'auc')).decisions).toEqual([]);
  });

  it('pays the cartels 2 for each of their pieces in every coastal space', () => {
    const coast = [
      'santa-marta',
      'cartagena',
      'sincelejo',
      'cesar',
      'atlantico',
      'choco',
      'narino',
      'ecuador',
      'panama',
    ];
    const locs = ['loc-cartagena-santa-marta', 'loc-cartagena-sincelejo', 'loc-pasto-tumaco'];
    const g = positionWith({
      foreign: ['ecuador', 'panama'],
      spaces: {
        ...Object.fromEntries(coast.map((id) => [id, { 'cartels-base': 1 }])),
        ...Object.fromEntries(locs.map((id) => [id, { 'cartels-guerrilla': 1 }])),
        'loc-cali-buenaventura': { 'cartels-guerrilla-active': 1 },
        cali: { 'cartels-base': 1 },
        antioquia: { 'cartels-guerrilla': 1 },
      },
      resources: { cartels: 0 },
    });
    run(g, runEvent(g, 68, 'shaded', 'auc'));
    expect(g.resources.cartels).toBe(2 * 13);
  });

  it('pays nothing at the start of the game', () => {
    const g = standard({ resources: { cartels: 10 } });
    run(g, runEvent(g, 68, 'shaded', 'cartels'));
    expect(g.resources.cartels).toBe(10);
  });
});

describe('69 Riverines & Fast Boats', () => {
  const event = (g: ReturnType<typeof positionWith>, executor: 'government' | 'farc' | 'auc' | 'cartels') =>
    runEvent(g, 69, 'unshaded', executor);

  it('moves cubes from one space along up to 3 departments', () => {
    const note = { spaces: { bogota: { troops: 4, police: 2 }, amazonas: { 'farc-guerrilla-active': 3 } } };
    // Bogotá, Meta West, Putumayo, Amazonas; nothing lies further off than that but the north and Panamá.
    const offered = offers(event(positionWith(note), 'government'));
    expect(offered).toContain('space:amazonas');
    expect(offered).toContain('space:choco');
    expect(offered).not.toContain('space:cali');
    expect(offered.every((option) => !option.includes('loc'))).toBe(true);
    const g = positionWith(note);
    const { decisions } = run(g, event(g, 'government'), ['space:amazonas', 'number:3', 'number:1', 'assault']);
    expect(decisions.every((d) => d.seat === 'government')).toBe(true);
    expect(pieces(g, 'bogota', 'troops')).toBe(1);
    expect(pieces(g, 'bogota', 'police')).toBe(1);
    expect(pieces(g, 'amazonas', 'troops')).toBe(3);
    expect(pieces(g, 'amazonas', 'police')).toBe(1);
    expect(pieces(g, 'amazonas', 'farc-guerrilla-active')).toBe(0);
    expect(g.resources.government).toBe(40);
  });

  it('keeps the chain to 3 departments, never through a city, a LoC or, for the Government, a FARC Zone', () => {
    const far = { spaces: { 'santa-marta': { troops: 1 } } };
    // Atlántico or Cesar, then Antioquia or Santander, then their neighbors.
    const offered = offers(event(positionWith(far), 'government'));
    expect(offered).toContain('space:meta-east');
    expect(offered).not.toContain('space:meta-west');
    const zone = { spaces: { choco: { zone: true }, huila: { zone: true }, pasto: { troops: 1 } } };
    const round = offers(event(positionWith(zone), 'government'));
    expect(round).not.toContain('space:choco');
    expect(round).not.toContain('space:huila');
    expect(round).toContain('space:narino');
    const cut = {
      spaces: { narino: { zone: true }, cali: { troops: 1 }, choco: { zone: true }, huila: { zone: true } },
    };
    expect(offers(event(positionWith(cut), 'government'))).toEqual([]);
    const farc = positionWith({ spaces: { choco: { zone: true }, cali: { 'farc-guerrilla': 1 } } });
    expect(offers(event(farc, 'farc'))).toContain('space:choco');
  });

  it('leaves from one space only, at least one piece', () => {
    const g = positionWith({ spaces: { cali: { troops: 1, police: 1 }, bogota: { police: 1 } } });
    expect(offers(event(g, 'government'))).toEqual(['space:bogota', 'space:cali']);
    run(g, event(g, 'government'), ['space:cali', 'space:choco', 'number:0', 'done']);
    expect(pieces(g, 'choco', 'police')).toBe(1);
    expect(pieces(g, 'cali', 'troops')).toBe(1);
  });

  it('holds to the limit of Ecuador', () => {
    const g = positionWith({
      foreign: ['ecuador'],
      spaces: { pasto: { troops: 3, police: 1 }, ecuador: { police: 1, 'auc-guerrilla': 2 } },
    });
    run(g, event(g, 'government'), ['space:pasto', 'space:ecuador', 'number:1', 'done']);
    expect(pieces(g, 'ecuador', 'troops')).toBe(1);
    expect(pieces(g, 'ecuador', 'police')).toBe(1);
    const full = positionWith({
      foreign: ['ecuador'],
      spaces: { 'loc-pasto-tumaco': { 'auc-guerrilla': 1 }, ecuador: { 'auc-guerrilla': 2 } },
    });
    expect(offers(event(full, 'auc'), ['space:loc-pasto-tumaco'])).not.toContain('space:ecuador');
    expect(offers(event(full, 'auc'), ['space:ecuador'])).toContain('space:ecuador');
  });

  it('moves guerrillas with their shipments and activates nobody', () => {
    const g = positionWith({
      spaces: { cali: { 'farc-guerrilla': 5 }, huila: { troops: 4, support: 'active-support' } },
      shipments: [{ space: 'cali', guerrilla: 'farc-guerrilla-underground' }],
    });
    run(g, event(g, 'farc'), ['space:huila', 'number:4', 'number:1', 'terror']);
    expect(pieces(g, 'huila', 'farc-guerrilla-underground')).toBe(3);
    expect(pieces(g, 'huila', 'farc-guerrilla-active')).toBe(1);
    expect(g.shipments).toEqual([{ space: at('huila'), guerrilla: UNDERGROUND.farc }]);
    expect(level(g, at('huila'))).toBe(1);
    expect(g.terror[at('huila')]).toBe(1);
    expect(g.resources.farc).toBe(10);
  });

  it('cuts aid by 3 for Terror of AUC', () => {
    const g = positionWith({ spaces: { cali: { 'auc-guerrilla': 1 } }, aid: 9 });
    run(g, event(g, 'auc'), ['space:choco', 'terror']);
    expect(g.aid).toBe(6);
  });

  it('may lead back to the department it began in, for the operation there', () => {
    const g = positionWith({ spaces: { choco: { 'cartels-guerrilla': 2, police: 1 } } }, {}, [1]);
    const { decisions } = run(g, event(g, 'cartels'), ['space:choco', 'attack']);
    expect(decisions[1].options).toEqual(['rally', 'attack', 'terror', 'done']);
    expect(pieces(g, 'choco', 'police')).toBe(0);
    expect(pieces(g, 'choco', 'cartels-guerrilla-active')).toBe(2);
    expect(pieces(g, 'choco', 'cartels-guerrilla-underground')).toBe(1);
  });

  it('rallies for nothing where the faction may', () => {
    const g = positionWith({ spaces: { cali: { 'cartels-guerrilla': 2 } }, resources: { cartels: 0 } });
    run(g, event(g, 'cartels'), ['space:choco', 'number:2', 'rally', 'base']);
    expect(pieces(g, 'choco', 'cartels-base')).toBe(1);
    const hostile = positionWith({ spaces: { cali: { 'farc-guerrilla': 1 }, choco: { support: 'passive-support' } } });
    expect(offers(event(hostile, 'farc'), ['space:choco'])).toEqual(['terror', 'done']);
  });

  it('trains: cubes with a base only, then a base or Civic Action at its cost', () => {
    const g = positionWith({
      spaces: {
        bogota: { troops: 1, police: 1 },
        'meta-east': { 'government-base': 1, support: 'neutral' },
      },
      resources: { government: 4 },
    });
    const answers = ['space:meta-east', 'number:1', 'number:1', 'train', 'number:2', 'number:4', 'space:meta-east'];
    run(g, event(g, 'government'), [...answers, 'civic-action']);
    expect(pieces(g, 'meta-east', 'troops')).toBe(3);
    expect(pieces(g, 'meta-east', 'police')).toBe(5);
    expect(level(g, at('meta-east'))).toBe(1);
    expect(g.resources.government).toBe(1);
  });

  it('sweeps the final department, other troops joining', () => {
    const g = positionWith({
      spaces: { bogota: { troops: 1 }, cali: { troops: 2 }, huila: { 'farc-guerrilla': 3 } },
      resources: { government: 0 },
    });
    run(g, event(g, 'government'), [
      ...['space:bogota', 'space:huila', 'sweep'],
      ...['space:cali', 'number:1', 'done'],
      ...['piece:farc-guerrilla-underground'],
    ]);
    expect(pieces(g, 'huila', 'troops')).toBe(2);
    expect(pieces(g, 'huila', 'farc-guerrilla-active')).toBe(2);
  });

  it('overrides Madrid Donors, which names departments, but not Senado & Cámara', () => {
    const note = {
      spaces: { bogota: { troops: 2 }, 'meta-east': { 'farc-guerrilla-active': 1, 'auc-guerrilla-active': 1 } },
      momentum: [
        { card: 17, faction: 'farc' },
        { card: 42, faction: 'auc' },
      ],
      capabilities: { 2: 'shaded', 3: 'shaded' },
    };
    const g = positionWith(note);
    run(g, event(g, 'government'), ['space:meta-east', 'number:1', 'assault']);
    expect(pieces(g, 'meta-east', 'farc-guerrilla-active')).toBe(0);
    expect(pieces(g, 'meta-east', 'auc-guerrilla-active')).toBe(1);
    expect(offers(event(positionWith(note), 'government'), ['space:meta-east', 'number:1'])).toEqual([
      'sweep',
      'assault',
      'done',
    ]);
  });

  it('does nothing for a faction with nothing to move', () => {
    const g = positionWith({ spaces: { cali: { 'farc-base': 1 } } });
    expect(run(g, event(g, 'farc')).decisions).toEqual([]);
  });
});

describe('70 Ayahuasca Tourism', () => {
  it('pays the Government 6 for each forest without guerrillas', () => {
    const g = positionWith({
      spaces: { choco: { 'farc-guerrilla': 1 }, vaupes: { 'farc-base': 1, 'auc-base': 1 } },
      resources: { government: 0 },
    });
    run(g, runEvent(g, 70, 'unshaded', 'auc'));
    expect(g.resources.government).toBe(8 * 6);
    const panama = positionWith({ foreign: ['panama', 'ecuador'], resources: { government: 0 } });
    run(panama, runEvent(panama, 70, 'unshaded', 'auc'));
    expect(panama.resources.government).toBe(60);
  });

  it('makes Terror with any one guerrilla of the named faction in each forest, for 3 resources each', () => {
    const g = positionWith({
      spaces: {
        choco: { 'farc-guerrilla': 1, 'farc-guerrilla-active': 1, support: 'neutral' },
        narino: { 'farc-guerrilla-active': 1, support: 'passive-support' },
        vaupes: { 'farc-guerrilla': 1 },
        huila: { 'farc-guerrilla': 1, support: 'neutral' },
        atlantico: { 'auc-guerrilla': 1 },
      },
      resources: { farc: 0 },
    });
    const answers = ['faction:farc', 'space:choco', 'piece:farc-guerrilla-active', 'space:narino', 'space:vaupes'];
    const { decisions } = run(g, runEvent(g, 70, 'shaded', 'government'), answers);
    expect(decisions.map((d) => d.seat)).toEqual(['government', 'farc', 'farc', 'farc', 'farc']);
    expect(decisions[0].options).toEqual(['faction:farc', 'faction:auc']);
    // 5.5: any forest may be left out.
    expect(decisions[1].options).toEqual(['space:choco', 'space:narino', 'space:vaupes', 'done']);
    expect(level(g, at('choco'))).toBe(-1);
    expect(level(g, at('narino'))).toBe(0);
    expect(pieces(g, 'choco', 'farc-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'vaupes', 'farc-guerrilla-active')).toBe(1);
    expect([g.terror[at('choco')], g.terror[at('narino')], g.terror[at('vaupes')]]).toEqual([1, 1, 1]);
    expect(g.terror[at('huila')] + g.terror[at('atlantico')]).toBe(0);
    expect(g.resources.farc).toBe(9);
    expect(g.aid).toBe(9);
  });

  it('cuts aid by 3 or 5 for AUC', () => {
    const one = positionWith({ spaces: { choco: { 'auc-guerrilla-active': 1 } }, aid: 9 });
    run(one, runEvent(one, 70, 'shaded', 'auc'), ['space:choco']);
    expect(one.aid).toBe(6);
    const two = positionWith({ spaces: { choco: { 'auc-guerrilla': 1 }, amazonas: { 'auc-guerrilla': 1 } }, aid: 9 });
    run(two, runEvent(two, 70, 'shaded', 'auc'), ['space:choco', 'space:amazonas']);
    expect(two.aid).toBe(4);
    expect(two.resources.auc).toBe(16);
  });

  it('does nothing without guerrillas in forests', () => {
    const g = positionWith({ spaces: { huila: { 'farc-guerrilla': 1 } } });
    expect(run(g, runEvent(g, 70, 'shaded', 'farc')).decisions).toEqual([]);
  });
});

describe('71 Darién', () => {
  it('removes a guerrilla from Chocó, and its faction loses 5 resources', () => {
    const g = positionWith({
      spaces: { choco: { 'farc-guerrilla': 2, 'auc-guerrilla-active': 1, 'farc-base': 1 } },
      resources: { farc: 10, auc: 3 },
    });
    const { decisions } = run(g, runEvent(g, 71, 'unshaded', 'government'), ['piece:auc-guerrilla-active']);
    expect(decisions[0].options).toEqual(['piece:farc-guerrilla-underground', 'piece:auc-guerrilla-active']);
    expect(pieces(g, 'choco', 'auc-guerrilla-active')).toBe(0);
    expect(g.resources).toMatchObject({ farc: 10, auc: 0 });
  });

  it('does nothing without a guerrilla there', () => {
    const g = positionWith({ spaces: { choco: { 'farc-base': 1 } } });
    run(g, runEvent(g, 71, 'unshaded', 'government'));
    expect(g.resources.farc).toBe(10);
  });

  it('makes Panamá a space next to Chocó, with 1 or 2 bases of the executor', () => {
    const g = positionWith();
    const { decisions } = run(g, runEvent(g, 71, 'shaded', 'farc'), ['number:2']);
    expect(decisions[0].options).toEqual(['number:1', 'number:2']);
    expect(g.panama).toBe(true);
    expect(pieces(g, 'panama', 'farc-base')).toBe(2);
    expect(adjacent(g, at('panama'))).toEqual([at('choco')]);
    expect(adjacent(g, at('choco'))).toContain(at('panama'));
  });

  it('places what is available; the Government too', () => {
    const g = positionWith({ spaces: { cali: { 'government-base': 2 } } });
    expect(run(g, runEvent(g, 71, 'shaded', 'government')).decisions).toEqual([]);
    expect(pieces(g, 'panama', 'government-base')).toBe(1);
    const none = positionWith({ spaces: { cali: { 'government-base': 2 }, bogota: { 'government-base': 1 } } });
    run(none, runEvent(none, 71, 'shaded', 'government'));
    expect(none.panama).toBe(true);
  });

  it('is never swept active', () => {
    const g = positionWith({ foreign: ['panama'], spaces: { choco: { troops: 4 }, panama: { 'farc-guerrilla': 2 } } });
    run(g, runEvent(g, 69, 'unshaded', 'government'), ['space:panama', 'number:4', 'sweep']);
    expect(pieces(g, 'panama', 'farc-guerrilla-underground')).toBe(2);
  });
});

describe('72 Sicarios', () => {
  it('replaces every guerrilla of the cartels in 2 spaces, by factions the executor picks', () => {
    const g = positionWith({
      spaces: {
        cali: { 'cartels-guerrilla': 1, 'cartels-guerrilla-active': 1, 'cartels-base': 1 },
        choco: { 'cartels-guerrilla': 1 },
        bogota: { 'cartels-guerrilla': 1 },
      },
    });
    const hidden = (faction: string) => `piece:${faction}-guerrilla-underground`;
    const { decisions } = run(g, runEvent(g, 72, 'unshaded', 'farc'), [
      ...['space:cali', hidden('farc'), hidden('auc')],
      ...['space:choco', hidden('farc')],
    ]);
    expect(decisions.every((d) => d.seat === 'farc')).toBe(true);
    expect(pieces(g, 'cali', 'farc-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'cali', 'auc-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'cali', 'cartels-base')).toBe(1);
    expect(pieces(g, 'choco', 'farc-guerrilla-underground')).toBe(1);
    expect(g.available[UNDERGROUND.cartels]).toBe(11);
  });

  it('removes where nobody is available', () => {
    const g = positionWith({
      spaces: { bogota: { 'farc-guerrilla': 30 }, pasto: { 'auc-guerrilla': 17 }, cali: { 'cartels-guerrilla': 3 } },
    });
    expect(run(g, runEvent(g, 72, 'unshaded', 'government')).decisions).toEqual([]);
    expect(pieces(g, 'cali', 'auc-guerrilla-underground')).toBe(1);
    expect(g.available[UNDERGROUND.cartels]).toBe(12);
  });

  it('lets the cartels hand a shipment to whoever replaces them', () => {
    const g = positionWith({
      spaces: { cali: { 'cartels-guerrilla': 1, 'cartels-guerrilla-active': 1 }, bogota: { 'farc-guerrilla': 30 } },
      shipments: [{ space: 'cali', guerrilla: 'cartels-guerrilla-underground' }],
    });
    const { decisions } = run(g, runEvent(g, 72, 'unshaded', 'auc'), ['piece:auc-guerrilla-underground']);
    expect(decisions.map((d) => d.seat)).toEqual(['cartels']);
    expect(decisions[0].options).toEqual(['piece:auc-guerrilla-underground', 'lose']);
    expect(g.shipments).toEqual([{ space: at('cali'), guerrilla: UNDERGROUND.auc }]);
  });

  it('keeps to the limit of Ecuador', () => {
    const g = positionWith({
      foreign: ['ecuador'],
      spaces: { ecuador: { 'cartels-guerrilla': 2, 'farc-guerrilla': 2, 'auc-guerrilla': 1 } },
    });
    run(g, runEvent(g, 72, 'unshaded', 'government'));
    expect(pieces(g, 'ecuador', 'auc-guerrilla-underground')).toBe(2);
    expect(pieces(g, 'ecuador', 'farc-guerrilla-underground')).toBe(2);
    expect(pieces(g, 'ecuador', 'cartels-guerrilla-underground')).toBe(0);
  });

  it('places all available guerrillas of the cartels at their bases, as the executor distributes them', () => {
    const g = standard();
    const { decisions } = run(g, runEvent(g, 72, 'shaded', 'auc'), [
      ...['space:cali', 'number:4'],
      ...['space:putumayo', 'number:5'],
      'space:meta-east',
    ]);
    expect(decisions.every((d) => d.seat === 'auc')).toBe(true);
    expect(decisions[0].options).toEqual([
      'space:cali',
      'space:meta-west',
      'space:guaviare',
      'space:putumayo',
      'space:meta-east',
    ]);
    expect(pieces(g, 'cali', 'cartels-guerrilla-underground')).toBe(5);
    expect(pieces(g, 'putumayo', 'cartels-guerrilla-underground')).toBe(6);
    expect(g.available[UNDERGROUND.cartels]).toBe(0);
  });

  it('asks nothing with one base, and does nothing with none', () => {
    const g = positionWith({ spaces: { cali: { 'cartels-base': 1 } } });
    expect(run(g, runEvent(g, 72, 'shaded', 'cartels')).decisions).toEqual([]);
    expect(pieces(g, 'cali', 'cartels-guerrilla-underground')).toBe(12);
    const none = positionWith();
    run(none, runEvent(none, 72, 'shaded', 'cartels'));
    expect(none.available[UNDERGROUND.cartels]).toBe(12);
  });
});
