import { describe, expect, it } from 'vitest';
import { availableOf } from '../forces.js';
import { pieceOf } from '../pieces.js';
import { level } from '../support.js';
import { isSabotaged } from '../terror.js';
import { at, logged, offers, pieces, positionWith, run, standard } from '../testing/positions.js';
import { promptKey } from '../testing/prompt-key.js';
import { runEvent } from './index.js';

describe('49 Bloques', () => {
  it('takes 3 available AUC guerrillas out of the game', () => {
    const g = positionWith({ spaces: { huila: { 'auc-guerrilla': 10 } } });
    run(g, runEvent(g, 49, 'unshaded', 'farc'));
    expect(g.aucGone).toBe(3);
    expect(availableOf(g, pieceOf('auc-guerrilla-underground'))).toBe(5);
    expect(pieces(g, 'huila', 'auc-guerrilla-underground')).toBe(10);
    expect(logged(g)).toContain('log.gone');
  });

  it('takes fewer if fewer are there, and never from the map', () => {
    const g = positionWith({ spaces: { huila: { 'auc-guerrilla': 17 } } });
    run(g, runEvent(g, 49, 'unshaded', 'farc'));
    expect(g.aucGone).toBe(1);
    expect(pieces(g, 'huila', 'auc-guerrilla-underground')).toBe(17);
  });

  it('shaded: a guerrilla and a base in one department with room for both, opposition or not', () => {
    const note = {
      foreign: ['ecuador'],
      spaces: {
        arauca: { 'farc-base': 1, support: 'active-opposition' },
        huila: { 'farc-base': 2 },
        ecuador: { 'auc-guerrilla': 1 },
      },
    } as const;
    const offered = offers(runEvent(positionWith(note), 49, 'shaded', 'auc'));
    expect(offered).toContain('space:arauca');
    expect(offered).not.toContain('space:huila');
    expect(offered).not.toContain('space:ecuador');
    expect(offered).not.toContain('space:cali');
    const g = positionWith(note);
    run(g, runEvent(g, 49, 'shaded', 'farc'), ['space:arauca']);
    expect(pieces(g, 'arauca', 'auc-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'arauca', 'auc-base')).toBe(1);
  });

  it('shaded: a guerrilla alone when no base is left', () => {
    const g = positionWith({
      spaces: { bogota: { 'auc-base': 2 }, cali: { 'auc-base': 2 }, medellin: { 'auc-base': 2 } },
    });
    run(g, runEvent(g, 49, 'shaded', 'auc'), ['space:huila']);
    expect(pieces(g, 'huila', 'auc-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'huila', 'auc-base')).toBe(0);
  });
});

describe('50 Carabineros', () => {
  it('the Government places up to 3 police in departments', () => {
    const g = positionWith({ spaces: { arauca: { zone: true } } });
    const { decisions } = run(g, runEvent(g, 50, 'unshaded', 'auc'), ['space:huila', 'space:huila', 'done']);
    expect(decisions.map((d) => d.seat)).toEqual(['government', 'government', 'government']);
    expect(decisions[0].options).not.toContain('space:arauca');
    expect(decisions[0].options).not.toContain('space:bogota');
    expect(pieces(g, 'huila', 'police')).toBe(2);
  });

  it('the Government may first take back police that it lacks, whoever executes (1.4.1)', () => {
    const g = positionWith({ spaces: { cali: { police: 30 } } });
    const { decisions } = run(g, runEvent(g, 50, 'unshaded', 'auc'), [
      'aside:remove',
      'space:cali',
      'piece:police',
      'space:huila',
      'done',
    ]);
    expect(decisions[0].options).toEqual(['done', 'aside:remove']);
    expect(pieces(g, 'huila', 'police')).toBe(1);
  });

  const spaces = { huila: { police: 1 }, 'loc-cali-pasto': { police: 1 }, cali: { police: 1, troops: 1 } } as const;

  it('shaded: removes 2 police anywhere', () => {
    const g = positionWith({ spaces });
    run(g, runEvent(g, 50, 'shaded', 'farc'), ['remove-pieces', 'space:cali', 'space:loc-cali-pasto']);
    expect(pieces(g, 'cali', 'police')).toBe(0);
    expect(pieces(g, 'loc-cali-pasto', 'police')).toBe(0);
    expect(pieces(g, 'huila', 'police')).toBe(1);
  });

  it('shaded: or replaces both by AUC guerrillas', () => {
    const g = positionWith({ spaces });
    run(g, runEvent(g, 50, 'shaded', 'auc'), ['replace-pieces', 'space:cali', 'space:loc-cali-pasto']);
    expect(pieces(g, 'cali', 'auc-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'loc-cali-pasto', 'auc-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'cali', 'police')).toBe(0);
  });

  it('shaded: only removes when AUC has nobody left, and asks nothing without police', () => {
    const g = positionWith({ spaces: { ...spaces, arauca: { 'auc-guerrilla': 18 } } });
    run(g, runEvent(g, 50, 'shaded', 'auc'), ['space:cali', 'space:huila']);
    expect(pieces(g, 'huila', 'police')).toBe(0);
    const none = positionWith({ spaces: { cali: { troops: 1 } } });
    expect(run(none, runEvent(none, 50, 'shaded', 'auc')).decisions).toEqual([]);
  });
});

describe('51 Pipeline Repairs', () => {
  it('repairs every pipeline, and no road', () => {
    const g = positionWith({
      resources: { government: 10 },
      spaces: {
        'loc-arauca-cucuta': { sabotage: true },
        'loc-ibague-cali': { sabotage: true },
        'loc-cali-pasto': { sabotage: true },
      },
    });
    run(g, runEvent(g, 51, 'unshaded', 'government'));
    expect(isSabotaged(g, at('loc-arauca-cucuta'))).toBe(false);
    expect(isSabotaged(g, at('loc-ibague-cali'))).toBe(false);
    expect(isSabotaged(g, at('loc-cali-pasto'))).toBe(true);
    expect(g.resources.government).toBe(10);
  });

  it('or brings 12 resources when no pipeline is Sabotaged', () => {
    const g = positionWith({ resources: { government: 90 }, spaces: { 'loc-cali-pasto': { sabotage: true } } });
    run(g, runEvent(g, 51, 'unshaded', 'government'));
    expect(g.resources.government).toBe(99);
  });

  it('shaded: Sabotages 3 pipelines at or next to FARC guerrillas', () => {
    const note = {
      spaces: {
        cali: { 'farc-guerrilla': 1 },
        'loc-neiva-bogota': { 'farc-guerrilla-active': 1 },
        'loc-cucuta-ayacucho': { 'farc-guerrilla': 1, sabotage: true },
        'meta-east': { 'farc-base': 1 },
      },
    } as const;
    expect(offers(runEvent(positionWith(note), 51, 'shaded', 'auc'))).toEqual([
      'space:loc-ayacucho-sincelejo',
      'space:loc-bucaramanga-ayacucho',
      'space:loc-ayacucho-santa-marta',
      'space:loc-neiva-bogota',
      'space:loc-ibague-cali',
      'space:loc-cali-buenaventura',
    ]);
    const g = positionWith(note);
    run(g, runEvent(g, 51, 'shaded', 'auc'), [
      'space:loc-ayacucho-sincelejo',
      'space:loc-neiva-bogota',
      'space:loc-ibague-cali',
    ]);
    expect(isSabotaged(g, at('loc-ayacucho-sincelejo'))).toBe(true);
    expect(isSabotaged(g, at('loc-cali-buenaventura'))).toBe(false);
  });

  it('shaded: stops when the markers are used up', () => {
    const g = positionWith({ spaces: { bogota: { terror: 39 }, cali: { 'farc-guerrilla': 1 } } });
    run(g, runEvent(g, 51, 'shaded', 'farc'), ['space:loc-ibague-cali']);
    expect(isSabotaged(g, at('loc-ibague-cali'))).toBe(true);
  });
});

describe('52 Castaño', () => {
  it('shifts 2 cities or mountain departments toward active support', () => {
    expect(offers(runEvent(standard(), 52, 'unshaded', 'auc'))).toEqual([
      'space:cali',
      'space:cesar',
      'space:antioquia',
      'space:huila',
    ]);
    const g = standard();
    run(g, runEvent(g, 52, 'unshaded', 'auc'), ['space:huila', 'space:cali']);
    expect(level(g, at('huila'))).toBe(1);
    expect(level(g, at('cali'))).toBe(1);
  });

  it('shaded: a base where AUC is, then a resource for each AUC base', () => {
    const g = positionWith({
      resources: { auc: 10 },
      spaces: {
        antioquia: { 'auc-base': 1, 'farc-base': 1 },
        huila: { 'auc-guerrilla': 1 },
        cesar: { 'auc-guerrilla': 1, 'farc-base': 2 },
        'loc-cali-pasto': { 'auc-guerrilla': 1 },
        cali: { 'auc-base': 1 },
      },
    });
    const { decisions } = run(g, runEvent(g, 52, 'shaded', 'farc'), ['space:huila']);
    expect(decisions[0].options).toEqual(['space:cali', 'space:huila']);
    expect(pieces(g, 'huila', 'auc-base')).toBe(1);
    expect(g.resources.auc).toBe(13);
  });

  it('shaded: the resources come even when no base can be placed', () => {
    const g = positionWith({ resources: { auc: 10 }, spaces: { cali: { 'auc-base': 2 } } });
    run(g, runEvent(g, 52, 'shaded', 'auc'));
    expect(g.resources.auc).toBe(12);
  });
});

describe('53 Criminal Air Force', () => {
  const spaces = {
    arauca: { 'farc-guerrilla': 1, 'farc-guerrilla-active': 3 },
    narino: { 'farc-guerrilla-active': 1 },
    cali: { 'cartels-guerrilla': 2 },
    choco: { 'auc-guerrilla': 1 },
  } as const;

  it('the named faction flies 1 or 2 guerrillas from a department to any other, and they hide', () => {
    const g = positionWith({ spaces });
    const { decisions } = run(g, runEvent(g, 53, 'unshaded', 'government'), [
      'faction:farc',
      'space:arauca',
      'space:vaupes',
      'number:0',
      'number:2',
    ]);
    expect(decisions[0].options).toEqual(['faction:farc', 'faction:auc']);
    expect(decisions.map((d) => d.seat)).toEqual(['government', 'farc', 'farc', 'farc', 'farc']);
    expect(decisions[1].options).toEqual(['space:narino', 'space:arauca']);
    expect(decisions[2].options).not.toContain('space:cali');
    expect(decisions[2].options).not.toContain('space:arauca');
    expect(pieces(g, 'vaupes', 'farc-guerrilla-underground')).toBe(2);
    expect(pieces(g, 'arauca', 'farc-guerrilla-active')).toBe(1);
  });

  it('turns only as many over as came active', () => {
    const g = positionWith({ spaces });
    run(g, runEvent(g, 53, 'unshaded', 'farc'), [
      'faction:farc',
      'space:arauca',
      'space:narino',
      'number:1',
      'number:0',
    ]);
    expect(pieces(g, 'narino', 'farc-guerrilla-active')).toBe(1);
    expect(pieces(g, 'narino', 'farc-guerrilla-underground')).toBe(1);
  });

  it('takes shipments along as the owner likes, and keeps to the room in Ecuador', () => {
    const g = positionWith({
      foreign: ['ecuador'],
      spaces: { arauca: { 'auc-guerrilla': 3 }, ecuador: { 'auc-guerrilla': 1 } },
      shipments: [{ space: 'arauca', guerrilla: 'auc-guerrilla-underground' }],
    });
    const { decisions } = run(g, runEvent(g, 53, 'unshaded', 'auc'), ['space:arauca', 'space:ecuador', 'number:1']);
    expect(decisions.map((d) => d.prompt.key)).toEqual([
      promptKey('event.moveFrom'),
      promptKey('event.moveTo'),
      promptKey('cargo'),
    ]);
    expect(pieces(g, 'ecuador', 'auc-guerrilla-underground')).toBe(2);
    expect(g.shipments).toEqual([{ space: at('ecuador'), guerrilla: pieceOf('auc-guerrilla-underground') }]);
  });

  it('does nothing when no guerrilla is in a department', () => {
    const g = positionWith({ spaces: { cali: { 'farc-guerrilla': 1 } } });
    expect(run(g, runEvent(g, 53, 'unshaded', 'farc')).decisions).toEqual([]);
  });
});

describe('54 Deserters & Defectors', () => {
  const spaces = {
    arauca: { 'farc-guerrilla': 1, 'farc-guerrilla-active': 1 },
    'loc-cali-pasto': { 'auc-guerrilla-active': 1 },
    cali: { 'cartels-base': 1 },
  } as const;

  it('removes up to 2 guerrillas: one decision for both whether to remove or to replace (54)', () => {
    const g = positionWith({ spaces });
    expect(offers(runEvent(positionWith({ spaces }), 54, 'unshaded', 'government'))).toEqual([
      'remove-pieces',
      'replace-pieces',
    ]);
    run(g, runEvent(g, 54, 'unshaded', 'government'), [
      'remove-pieces',
      'space:arauca',
      'piece:farc-guerrilla-underground',
      'done',
    ]);
    expect(pieces(g, 'arauca', 'farc-guerrilla-underground')).toBe(0);
    expect(pieces(g, 'arauca', 'farc-guerrilla-active')).toBe(1);
  });

  it('or replaces each by a guerrilla of any other faction, which arrives underground', () => {
    const g = positionWith({ spaces });
    const { decisions } = run(g, runEvent(g, 54, 'unshaded', 'government'), [
      'replace-pieces',
      'space:loc-cali-pasto',
      'piece:cartels-guerrilla-underground',
      'space:arauca',
      'piece:farc-guerrilla-active',
      'piece:auc-guerrilla-underground',
    ]);
    expect(decisions.every((d) => d.seat === 'government')).toBe(true);
    expect(decisions[2].options).toEqual(['piece:farc-guerrilla-underground', 'piece:cartels-guerrilla-underground']);
    // The newcomer on the LoC is not replaced in turn.
    expect(decisions[3].options).toEqual(['space:arauca', 'done']);
    expect(pieces(g, 'loc-cali-pasto', 'cartels-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'loc-cali-pasto', 'auc-guerrilla-active')).toBe(0);
    expect(pieces(g, 'arauca', 'auc-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'arauca', 'farc-guerrilla-underground')).toBe(1);
  });

  it('settles the shipment of the one replaced with its owner', () => {
    const g = positionWith({
      spaces: { arauca: { 'farc-guerrilla': 1, 'cartels-guerrilla': 1 } },
      shipments: [{ space: 'arauca', guerrilla: 'farc-guerrilla-underground' }],
    });
    const { decisions } = run(g, runEvent(g, 54, 'unshaded', 'auc'), [
      'replace-pieces',
      'space:arauca',
      'piece:farc-guerrilla-underground',
      'piece:auc-guerrilla-underground',
      'piece:cartels-guerrilla-underground',
      'done',
    ]);
    expect(decisions[4].seat).toBe('farc');
    expect(g.shipments).toEqual([{ space: at('arauca'), guerrilla: pieceOf('cartels-guerrilla-underground') }]);
  });

  it('lets the owner hand the shipment to the one that takes its place (4.5.3)', () => {
    const g = positionWith({
      spaces: { arauca: { 'farc-guerrilla': 1 } },
      shipments: [{ space: 'arauca', guerrilla: 'farc-guerrilla-underground' }],
    });
    const { decisions } = run(g, runEvent(g, 54, 'unshaded', 'government'), [
      'replace-pieces',
      'space:arauca',
      'piece:auc-guerrilla-underground',
      'piece:auc-guerrilla-underground',
    ]);
    expect(decisions[3].seat).toBe('farc');
    expect(decisions[3].options).toEqual(['piece:auc-guerrilla-underground', 'lose']);
    expect(pieces(g, 'arauca', 'farc-guerrilla-underground')).toBe(0);
    expect(g.shipments).toEqual([{ space: at('arauca'), guerrilla: pieceOf('auc-guerrilla-underground') }]);
  });

  it('asks nothing on a map without guerrillas', () => {
    const g = positionWith({ spaces: { cali: { 'cartels-base': 1 } } });
    expect(run(g, runEvent(g, 54, 'unshaded', 'auc')).decisions).toEqual([]);
  });
});
