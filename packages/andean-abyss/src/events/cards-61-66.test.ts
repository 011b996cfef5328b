import { describe, expect, it } from 'vitest';
import { ACTIVE, UNDERGROUND } from '../pieces.js';
import { level } from '../support.js';
import { at, logged, offers, pieces, positionWith, run, standard } from '../testing/positions.js';
import { promptKey } from '../testing/prompt-key.js';
import { runEvent } from './index.js';

const EDITION_2 = { edition: '2' };

describe('61 Air Bridge', () => {
  it('empties one city of the cartels and takes 6 of their resources', () => {
    const g = positionWith({
      spaces: {
        cali: { 'cartels-guerrilla': 1, 'cartels-base': 2, police: 1 },
        pasto: { 'cartels-guerrilla-active': 1 },
        choco: { 'cartels-base': 1 },
      },
      resources: { cartels: 8 },
    });
    const { decisions } = run(g, runEvent(g, 61, 'unshaded', 'farc'), ['space:cali']);
    expect(decisions[0].options).toEqual(['space:cali', 'space:pasto']);
    expect(pieces(g, 'cali', 'cartels-base') + pieces(g, 'cali', 'cartels-guerrilla-underground')).toBe(0);
    expect(pieces(g, 'cali', 'police')).toBe(1);
    expect(g.resources.cartels).toBe(2);
  });

  it('works without resources, and takes them without a city', () => {
    const poor = positionWith({ spaces: { cali: { 'cartels-base': 1 } }, resources: { cartels: 0 } });
    expect(run(poor, runEvent(poor, 61, 'unshaded', 'government')).decisions).toEqual([]);
    expect(pieces(poor, 'cali', 'cartels-base')).toBe(0);
    const rural = positionWith({ spaces: { choco: { 'cartels-base': 1 } }, resources: { cartels: 7 } });
    run(rural, runEvent(rural, 61, 'unshaded', 'government'));
    expect(pieces(rural, 'choco', 'cartels-base')).toBe(1);
    expect(rural.resources.cartels).toBe(1);
  });

  it('places a base in each of 3 departments without pieces of the cartels', () => {
    const g = standard({ spaces: { choco: { 'farc-base': 2 }, narino: { 'cartels-guerrilla': 1 } } });
    const { decisions } = run(g, runEvent(g, 61, 'shaded', 'cartels'), ['space:huila', 'space:vaupes', 'space:arauca']);
    const offered = decisions[0].options;
    for (const closed of ['choco', 'narino', 'putumayo', 'meta-west', 'bogota', 'panama', 'ecuador']) {
      expect(offered).not.toContain(`space:${closed}`);
    }
    expect(decisions[1].options).not.toContain('space:huila');
    expect(pieces(g, 'huila', 'cartels-base')).toBe(1);
    expect(pieces(g, 'vaupes', 'cartels-base')).toBe(1);
    expect(pieces(g, 'arauca', 'cartels-base')).toBe(1);
  });
});

describe('62 Amazonía', () => {
  const note = {
    foreign: ['panama'],
    spaces: {
      guainia: { 'farc-guerrilla': 1, 'farc-base': 1 },
      vaupes: { 'cartels-base': 2, troops: 1 },
      panama: { 'auc-base': 1 },
      vichada: { 'farc-guerrilla': 1 },
      putumayo: { 'farc-guerrilla': 1 },
    },
  };

  it('removes up to 3 insurgent pieces from forests without population, bases unprotected', () => {
    const g = positionWith(note);
    const { decisions } = run(g, runEvent(g, 62, 'unshaded', 'cartels'), [
      'space:guainia',
      'piece:farc-base',
      'space:panama',
      'space:vaupes',
    ]);
    expect(decisions[0].options).toEqual(['space:guainia', 'space:vaupes', 'space:panama', 'done']);
    expect(pieces(g, 'guainia', 'farc-base')).toBe(0);
    expect(pieces(g, 'guainia', 'farc-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'panama', 'auc-base')).toBe(0);
    expect(pieces(g, 'vaupes', 'cartels-base')).toBe(1);
    expect(pieces(g, 'vaupes', 'troops')).toBe(1);
  });

  it('may stop early', () => {
    const g = positionWith(note);
    run(g, runEvent(g, 62, 'unshaded', 'government'), ['done']);
    expect(pieces(g, 'vaupes', 'cartels-base')).toBe(2);
  });

  it('places a base in each of the three that has room, without a question', () => {
    const g = positionWith(note);
    expect(run(g, runEvent(g, 62, 'shaded', 'farc')).decisions).toEqual([]);
    expect(pieces(g, 'guainia', 'cartels-base')).toBe(1);
    expect(pieces(g, 'vaupes', 'cartels-base')).toBe(2);
    expect(pieces(g, 'amazonas', 'cartels-base')).toBe(1);
    expect(pieces(g, 'panama', 'cartels-base')).toBe(0);
  });

  it('asks the executor where, if too few bases are available', () => {
    const full = ['atlantico', 'choco', 'narino', 'putumayo', 'guaviare', 'cesar', 'cali'];
    const g = positionWith({ spaces: Object.fromEntries(full.map((id) => [id, { 'cartels-base': 2 }])) });
    const { decisions } = run(g, runEvent(g, 62, 'shaded', 'farc'), ['space:vaupes']);
    expect(decisions.map((d) => d.seat)).toEqual(['farc']);
    expect(pieces(g, 'vaupes', 'cartels-base')).toBe(1);
    expect(pieces(g, 'amazonas', 'cartels-base')).toBe(0);
  });
});

describe('63 Narco-War', () => {
  it('leaves one guerrilla of the cartels a space, which makes Terror, and bars them', () => {
    const g = positionWith({
      spaces: {
        cali: { 'cartels-guerrilla': 3, support: 'active-support' },
        // Already active, it makes Terror all the same.
        choco: { 'cartels-guerrilla-active': 2, support: 'active-opposition' },
        vaupes: { 'cartels-guerrilla': 1, 'cartels-guerrilla-active': 1, 'cartels-base': 1 },
        'loc-cali-pasto': { 'cartels-guerrilla': 1 },
        bogota: { 'farc-guerrilla': 2, 'auc-guerrilla': 2 },
      },
    });
    const spaces = ['space:choco', 'space:cali', 'space:vaupes', 'space:loc-cali-pasto'];
    const { decisions } = run(g, runEvent(g, 63, 'unshaded', 'government'), spaces);
    expect(new Set(decisions.map((d) => d.seat))).toEqual(new Set(['cartels']));
    for (const id of ['cali', 'choco', 'vaupes', 'loc-cali-pasto'] as const) {
      expect(pieces(g, id, 'cartels-guerrilla-underground')).toBe(0);
      expect(pieces(g, id, 'cartels-guerrilla-active')).toBe(1);
      expect(g.terror[at(id)]).toBe(1);
    }
    expect(level(g, at('cali'))).toBe(1);
    expect(level(g, at('choco'))).toBe(-1);
    expect(pieces(g, 'vaupes', 'cartels-base')).toBe(1);
    expect(pieces(g, 'bogota', 'farc-guerrilla-underground')).toBe(2);
    expect(g.aid).toBe(9);
    expect(g.resources.cartels).toBe(10);
    expect(g.turn.barred).toEqual(['cartels']);
  });

  it('lets the executor pick the survivor where there is a shipment, and its owner settle that', () => {
    const g = positionWith({
      spaces: { cali: { 'cartels-guerrilla': 1, 'cartels-guerrilla-active': 2, 'farc-guerrilla': 1 } },
      shipments: [{ space: 'cali', guerrilla: 'cartels-guerrilla-underground' }],
    });
    const { decisions } = run(g, runEvent(g, 63, 'unshaded', 'auc'), [
      'piece:cartels-guerrilla-active',
      'piece:cartels-guerrilla-active',
      'space:cali',
    ]);
    expect(decisions.map((d) => [d.seat, d.prompt.key])).toEqual([
      ['auc', promptKey('event.survivor')],
      ['cartels', promptKey('shipment.settle')],
      ['cartels', promptKey('event.space')],
    ]);
    expect(pieces(g, 'cali', 'cartels-guerrilla-active')).toBe(1);
    expect(g.shipments).toEqual([{ space: at('cali'), guerrilla: ACTIVE.cartels }]);
  });

  it('lets the cartels say where first if the markers run out', () => {
    const g = positionWith({
      spaces: { bogota: { terror: 39 }, cali: { 'cartels-guerrilla': 1 }, pasto: { 'cartels-guerrilla': 1 } },
    });
    const { decisions } = run(g, runEvent(g, 63, 'unshaded', 'farc'), ['space:pasto', 'space:cali']);
    expect(decisions.map((d) => d.seat)).toEqual(['cartels', 'cartels']);
    expect(g.terror[at('pasto')]).toBe(1);
    expect(g.terror[at('cali')]).toBe(0);
    expect(pieces(g, 'cali', 'cartels-guerrilla-active')).toBe(1);
  });

  it('lets the cartels leave the Terror out in any space (5.5)', () => {
    const g = positionWith({ spaces: { cali: { 'cartels-guerrilla': 2 }, pasto: { 'cartels-guerrilla': 1 } } });
    run(g, runEvent(g, 63, 'unshaded', 'farc'), ['space:pasto', 'done']);
    expect([g.terror[at('cali')], g.terror[at('pasto')]]).toEqual([0, 1]);
    expect(pieces(g, 'cali', 'cartels-guerrilla-underground')).toBe(1);
    expect(g.turn.barred).toEqual(['cartels']);
  });

  it('bars the cartels even if they have no guerrillas', () => {
    const g = positionWith();
    run(g, runEvent(g, 63, 'unshaded', 'cartels'));
    expect(g.turn.barred).toEqual(['cartels']);
    expect(logged(g)).toEqual(['log.barred']);
  });
});

describe('64 Cocaine Labs', () => {
  const note = {
    spaces: {
      choco: { 'farc-guerrilla': 1, 'farc-guerrilla-active': 1, 'cartels-base': 1 },
      cali: { 'farc-guerrilla-active': 1, 'cartels-base': 2 },
      bogota: { 'farc-guerrilla': 1 },
      huila: { 'auc-guerrilla': 1, 'cartels-base': 1 },
    },
  };

  it('gives a shipment to a FARC guerrilla beside a base of the cartels', () => {
    const g = positionWith(note);
    const { decisions } = run(g, runEvent(g, 64, 'unshaded', 'farc'), ['space:choco']);
    expect(decisions[0].options).toEqual(['space:cali', 'space:choco']);
    expect(g.shipments).toEqual([{ space: at('choco'), guerrilla: UNDERGROUND.farc }]);
  });

  it('gives 2 in the second edition, in the same space or not, as far as there are any', () => {
    const g = positionWith(note, EDITION_2);
    run(g, runEvent(g, 64, 'unshaded', 'farc'), ['space:cali', 'space:cali']);
    expect(g.shipments).toHaveLength(2);
    const held = { space: 'bogota', guerrilla: 'farc-guerrilla-underground' };
    const scarce = positionWith({ ...note, shipments: [held, held, held] }, EDITION_2);
    run(scarce, runEvent(scarce, 64, 'unshaded', 'farc'), ['space:cali']);
    expect(scarce.shipments).toHaveLength(4);
    const none = positionWith({ ...note, shipments: [held, held, held, held] });
    expect(run(none, runEvent(none, 64, 'unshaded', 'farc')).decisions).toEqual([]);
  });

  it('pays the cartels 2 for each base in a city and 1 for each in a department', () => {
    const g = positionWith({ ...note, resources: { cartels: 3 } });
    run(g, runEvent(g, 64, 'shaded', 'government'));
    expect(g.resources.cartels).toBe(3 + 2 * 2 + 2);
  });
});

describe('65 Poppies', () => {
  const note = {
    spaces: {
      huila: { 'farc-guerrilla': 1, 'auc-guerrilla-active': 1, 'farc-base': 1 },
      cesar: { 'cartels-guerrilla': 1 },
      choco: { 'farc-guerrilla': 1, 'farc-base': 1 },
    },
    shipments: [{ space: 'cesar', guerrilla: 'cartels-guerrilla-underground' }],
  };
  const mountains = ['space:cesar', 'space:antioquia', 'space:santander', 'space:huila'];

  it('places a shipment with a guerrilla of any faction', () => {
    const g = positionWith(note);
    const { decisions } = run(g, runEvent(g, 65, 'unshaded', 'government'), [
      'space:huila',
      'place-shipment',
      'faction:auc',
    ]);
    expect(decisions[0].options).toEqual(mountains);
    expect(decisions[1].options).toEqual(['place-shipment', 'place-insurgent-base', 'remove-insurgent-base']);
    expect(decisions[2].options).toEqual(['faction:farc', 'faction:auc']);
    expect(g.shipments).toContainEqual({ space: at('huila'), guerrilla: ACTIVE.auc });
  });

  it('removes a shipment', () => {
    const g = positionWith(note);
    run(g, runEvent(g, 65, 'unshaded', 'farc'), ['space:cesar', 'remove-shipment']);
    expect(g.shipments).toEqual([]);
  });

  it('places a base of any insurgent faction', () => {
    const g = positionWith(note);
    const way = ['space:antioquia', 'faction:cartels'];
    const { decisions } = run(g, runEvent(g, 65, 'unshaded', 'government'), way);
    expect(decisions[1].options).toEqual(['faction:farc', 'faction:auc', 'faction:cartels']);
    expect(pieces(g, 'antioquia', 'cartels-base')).toBe(1);
  });

  it('removes a base in spite of guerrillas', () => {
    const g = positionWith(note);
    run(g, runEvent(g, 65, 'unshaded', 'auc'), ['space:huila', 'remove-insurgent-base']);
    expect(pieces(g, 'huila', 'farc-base')).toBe(0);
    expect(pieces(g, 'huila', 'farc-guerrilla-underground')).toBe(1);
  });

  it('places no base beyond stacking', () => {
    const g = positionWith({ spaces: { huila: { 'farc-base': 1, 'auc-base': 1 } } });
    run(g, runEvent(g, 65, 'unshaded', 'cartels'), ['space:huila', 'faction:auc']);
    expect(pieces(g, 'huila', 'auc-base')).toBe(0);
  });

  it('does both in one department in the second edition, where both can be done', () => {
    const g = positionWith(note, EDITION_2);
    const { decisions } = run(g, runEvent(g, 65, 'unshaded', 'cartels'), [
      'space:cesar',
      'place-shipment',
      'faction:cartels',
    ]);
    expect(decisions[0].options).toEqual(['space:cesar', 'space:huila']);
    expect(g.shipments).toHaveLength(2);
    expect(pieces(g, 'cesar', 'cartels-base')).toBe(1);
  });

  it('does what it can in the second edition', () => {
    const g = positionWith({}, EDITION_2);
    run(g, runEvent(g, 65, 'unshaded', 'cartels'), ['space:cesar', 'faction:auc']);
    expect(pieces(g, 'cesar', 'auc-base')).toBe(1);
  });
});

describe('66 Tingo María', () => {
  it('removes 3 bases of the cartels from forests, in any spread', () => {
    const g = standard();
    const { decisions } = run(g, runEvent(g, 66, 'unshaded', 'government'), [
      'space:putumayo',
      'space:guaviare',
      'space:putumayo',
    ]);
    expect(decisions[0].options).toEqual(['space:meta-west', 'space:guaviare', 'space:putumayo']);
    expect(pieces(g, 'putumayo', 'cartels-base')).toBe(0);
    expect(pieces(g, 'guaviare', 'cartels-base')).toBe(0);
    expect(pieces(g, 'meta-west', 'cartels-base')).toBe(1);
    expect(pieces(g, 'meta-east', 'cartels-base')).toBe(1);
  });

  it('removes all without a question if there are no more than 3', () => {
    const g = positionWith({ spaces: { choco: { 'cartels-base': 2 }, vaupes: { 'cartels-base': 1 } } });
    expect(run(g, runEvent(g, 66, 'unshaded', 'government')).decisions).toEqual([]);
    expect(pieces(g, 'choco', 'cartels-base') + pieces(g, 'vaupes', 'cartels-base')).toBe(0);
  });

  it('places a base in each forest that has one and room for another', () => {
    const g = positionWith({
      foreign: ['panama'],
      spaces: {
        choco: { 'cartels-base': 1 },
        vaupes: { 'cartels-base': 1, 'farc-base': 1 },
        panama: { 'cartels-base': 1 },
        huila: { 'cartels-base': 1 },
      },
    });
    expect(run(g, runEvent(g, 66, 'shaded', 'cartels')).decisions).toEqual([]);
    expect(pieces(g, 'choco', 'cartels-base')).toBe(2);
    expect(pieces(g, 'vaupes', 'cartels-base')).toBe(1);
    expect(pieces(g, 'panama', 'cartels-base')).toBe(2);
    expect(pieces(g, 'huila', 'cartels-base')).toBe(1);
  });

  it('lets the executor choose among forests if bases run out', () => {
    const full = ['cesar', 'antioquia', 'santander', 'huila', 'cali', 'pasto'];
    const g = positionWith({
      spaces: {
        ...Object.fromEntries(full.map((id) => [id, { 'cartels-base': 2 }])),
        choco: { 'cartels-base': 1 },
        vaupes: { 'cartels-base': 1 },
      },
    });
    expect(offers(runEvent(g, 66, 'shaded', 'auc'))).toEqual(['space:choco', 'space:vaupes']);
    run(g, runEvent(g, 66, 'shaded', 'auc'), ['space:vaupes']);
    expect(pieces(g, 'vaupes', 'cartels-base')).toBe(2);
    expect(pieces(g, 'choco', 'cartels-base')).toBe(1);
  });
});
