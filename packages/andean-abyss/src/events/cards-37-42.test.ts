import { describe, expect, it } from 'vitest';
import { assaultSpaces } from '../rules/operations/assault-spaces.js';
import { operate } from '../rules/operations/index.js';
import { resetPhase } from '../rules/propaganda.js';
import { level } from '../support.js';
import { at, offers, pieces, positionWith, run, standard } from '../testing/positions.js';
import { runEvent } from './index.js';

describe('37 Former Military', () => {
  const unshaded = (g: ReturnType<typeof positionWith>, executor: 'government' | 'auc' = 'government') =>
    runEvent(g, 37, 'unshaded', executor);

  it('sweeps or assaults FARC in every space, AUC guerrillas as troops, the Government deciding', () => {
    const g = positionWith({
      spaces: {
        // Nobody is active: only a Sweep; AUC alone, underground and active alike.
        arauca: { 'auc-guerrilla': 1, 'auc-guerrilla-active': 1, 'farc-guerrilla': 3 },
        // Nobody hides: only an Assault; 1 troops and 1 AUC remove 2.
        'meta-east': { troops: 1, 'auc-guerrilla': 1, 'farc-guerrilla-active': 3 },
        // Both would work.
        cali: { police: 1, 'auc-guerrilla': 1, 'farc-guerrilla': 1, 'farc-guerrilla-active': 2 },
      },
    });
    const { decisions } = run(g, unshaded(g, 'auc'), ['assault', 'sweep', 'assault']);
    expect(decisions.map((d) => d.seat)).toEqual(['government', 'government', 'government']);
    expect(decisions[0].prompt.params).toMatchObject({ space: 'space:cali' });
    expect(decisions[0].options).toEqual(['sweep', 'assault', 'done']);
    expect(pieces(g, 'arauca', 'farc-guerrilla-active')).toBe(2);
    expect(pieces(g, 'arauca', 'farc-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'meta-east', 'farc-guerrilla-active')).toBe(1);
    expect(pieces(g, 'cali', 'farc-guerrilla-active')).toBe(0);
    expect(pieces(g, 'cali', 'farc-guerrilla-underground')).toBe(1);
  });

  it('leaves AUC as it is and touches nobody but FARC', () => {
    const g = positionWith({
      spaces: {
        huila: { troops: 4, 'auc-guerrilla': 1, 'auc-guerrilla-active': 1, 'cartels-guerrilla-active': 2 },
        arauca: { troops: 2, 'cartels-guerrilla': 2, 'farc-guerrilla': 1 },
      },
    });
    run(g, unshaded(g), ['sweep']);
    expect(pieces(g, 'huila', 'auc-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'huila', 'cartels-guerrilla-active')).toBe(2);
    expect(pieces(g, 'arauca', 'cartels-guerrilla-underground')).toBe(2);
    expect(pieces(g, 'arauca', 'farc-guerrilla-active')).toBe(1);
  });

  it('keeps to the terrain: forest halves the Sweep, mountains the Assault', () => {
    const g = positionWith({
      spaces: {
        choco: { troops: 1, 'auc-guerrilla': 2, 'farc-guerrilla': 3 },
        narino: { 'auc-guerrilla': 1, 'farc-guerrilla': 1 },
        huila: { troops: 1, police: 2, 'auc-guerrilla': 2, 'farc-guerrilla-active': 3 },
      },
    });
    run(g, unshaded(g), ['sweep', 'assault']);
    expect(pieces(g, 'choco', 'farc-guerrilla-active')).toBe(1);
    expect(pieces(g, 'narino', 'farc-guerrilla-active')).toBe(0);
    expect(pieces(g, 'huila', 'farc-guerrilla-active')).toBe(2);
  });

  it('lets police strike in mountains under card 9, unshaded', () => {
    const g = positionWith({
      spaces: { huila: { police: 1, 'auc-guerrilla': 1, 'farc-guerrilla-active': 1, 'farc-base': 1 } },
      capabilities: { 9: 'unshaded' },
    });
    run(g, unshaded(g), ['assault']);
    expect(pieces(g, 'huila', 'farc-guerrilla-active')).toBe(0);
    expect(pieces(g, 'huila', 'farc-base')).toBe(0);
  });

  it('never sweeps LoCs, FARC Zones or Panamá, but assaults there', () => {
    const g = positionWith({
      foreign: ['panama'],
      spaces: {
        'loc-cali-pasto': { police: 2, 'farc-guerrilla': 1, 'farc-guerrilla-active': 1 },
        arauca: { 'auc-guerrilla': 1, 'farc-guerrilla': 1, 'farc-guerrilla-active': 1, zone: true },
        panama: { 'auc-guerrilla': 2, 'farc-guerrilla': 1, 'farc-guerrilla-active': 1 },
      },
    });
    run(g, unshaded(g), ['assault', 'assault', 'assault']);
    for (const space of ['loc-cali-pasto', 'arauca', 'panama'] as const) {
      expect(pieces(g, space, 'farc-guerrilla-active')).toBe(0);
      expect(pieces(g, space, 'farc-guerrilla-underground')).toBe(1);
    }
  });

  it('overrides Senado & Cámara and Madrid Donors (5.1.2)', () => {
    const g = positionWith({
      spaces: {
        arauca: { troops: 1, 'farc-guerrilla-active': 1 },
        'meta-east': { troops: 1, 'farc-guerrilla': 1 },
      },
      momentum: [
        { card: 42, faction: 'farc' },
        { card: 17, faction: 'farc' },
      ],
    });
    run(g, unshaded(g), ['assault', 'sweep']);
    expect(pieces(g, 'arauca', 'farc-guerrilla-active')).toBe(0);
    expect(pieces(g, 'meta-east', 'farc-guerrilla-active')).toBe(1);
  });

  it('counts AUC with the troops under card 11, shaded', () => {
    const g = positionWith({
      spaces: {
        arauca: { 'auc-guerrilla': 2, police: 1, 'farc-guerrilla': 3 },
        'meta-east': { police: 1, 'farc-guerrilla': 1 },
      },
      capabilities: { 11: 'shaded' },
    });
    run(g, unshaded(g), ['sweep', 'sweep', 'by-troops']);
    expect(pieces(g, 'arauca', 'farc-guerrilla-active')).toBe(2);
    expect(pieces(g, 'meta-east', 'farc-guerrilla-active')).toBe(0);
  });

  it('is a Drug Bust where an Assault removes a shipment', () => {
    const g = positionWith({
      aid: 9,
      spaces: { arauca: { 'auc-guerrilla': 1, 'farc-guerrilla-active': 1 } },
      shipments: [{ space: 'arauca', guerrilla: 'farc-guerrilla-active' }],
    });
    run(g, unshaded(g), ['assault', 'lose']);
    expect(g.shipments).toEqual([]);
    expect(g.aid).toBe(15);
  });

  it('leaves it to the Government whether to strike in a space (5.5, R37)', () => {
    const g = positionWith({ spaces: { arauca: { 'auc-guerrilla': 1, 'farc-guerrilla-active': 1 } } });
    run(g, unshaded(g, 'auc'), ['done']);
    expect(pieces(g, 'arauca', 'farc-guerrilla-active')).toBe(1);
  });

  it('shaded: forces nobody to March or Ambush: a lone guard stays with its base (5.5, R37)', () => {
    const g = positionWith({ spaces: { antioquia: { 'auc-guerrilla': 1, 'auc-base': 1 } } });
    const { decisions } = run(g, runEvent(g, 37, 'shaded', 'farc'), ['done']);
    expect(decisions[0].seat).toBe('auc');
    expect(pieces(g, 'antioquia', 'auc-guerrilla-underground')).toBe(1);
    const choco = { 'farc-base': 1, support: 'neutral' };
    const h = positionWith({ spaces: { antioquia: { 'auc-guerrilla': 1 }, choco } });
    run(h, runEvent(h, 37, 'shaded', 'farc'), ['space:choco', 'done']);
    expect([pieces(h, 'choco', 'farc-base'), pieces(h, 'choco', 'auc-guerrilla-underground')]).toEqual([1, 1]);
  });

  it('shaded: AUC marches for free, and ambushes in one destination', () => {
    const g = positionWith({
      spaces: {
        antioquia: { 'auc-guerrilla': 2 },
        medellin: { police: 2, support: 'neutral' },
        choco: { 'farc-base': 1, support: 'neutral' },
      },
      resources: { auc: 0 },
    });
    const { decisions } = run(g, runEvent(g, 37, 'shaded', 'farc'), [
      'space:medellin',
      'number:1',
      'space:choco',
      'space:choco',
    ]);
    expect(new Set(decisions.map((d) => d.seat))).toEqual(new Set(['auc']));
    expect(pieces(g, 'choco', 'farc-base')).toBe(0);
    expect(pieces(g, 'choco', 'auc-guerrilla-active')).toBe(1);
    expect(pieces(g, 'choco', 'auc-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'medellin', 'police')).toBe(2);
  });

  it('shaded: needs somebody underground where the march ended', () => {
    const g = positionWith({
      spaces: {
        antioquia: { 'auc-guerrilla': 1 },
        medellin: { police: 4, support: 'active-support' },
      },
    });
    run(g, runEvent(g, 37, 'shaded', 'auc'), ['space:medellin']);
    expect(pieces(g, 'medellin', 'auc-guerrilla-active')).toBe(1);
    expect(pieces(g, 'medellin', 'police')).toBe(4);
  });

  it('shaded: nothing happens when AUC has no guerrilla', () => {
    const g = positionWith({});
    expect(run(g, runEvent(g, 37, 'shaded', 'auc')).decisions).toEqual([]);
  });
});

describe('38 National Coordination Center', () => {
  const note = {
    spaces: {
      medellin: { 'auc-guerrilla-active': 2, 'auc-guerrilla': 1, support: 'passive-support' },
      arauca: { police: 1, 'auc-guerrilla-active': 1 },
      'loc-cali-pasto': { troops: 1, 'auc-guerrilla-active': 1 },
      huila: { 'auc-guerrilla-active': 1, 'farc-guerrilla': 1 },
      cesar: { troops: 1, 'auc-guerrilla': 1, 'auc-base': 1 },
    },
  } as const;

  it('removes all active AUC guerrillas from up to 3 spaces with cubes or support', () => {
    const g = positionWith(note);
    expect(offers(runEvent(positionWith(note), 38, 'unshaded', 'farc'))).toEqual([
      'space:medellin',
      'space:arauca',
      'space:loc-cali-pasto',
      'done',
    ]);
    run(g, runEvent(g, 38, 'unshaded', 'farc'), ['space:medellin', 'space:arauca', 'done']);
    expect(pieces(g, 'medellin', 'auc-guerrilla-active')).toBe(0);
    expect(pieces(g, 'medellin', 'auc-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'arauca', 'auc-guerrilla-active')).toBe(0);
    expect(pieces(g, 'loc-cali-pasto', 'auc-guerrilla-active')).toBe(1);
  });

  it('turns all AUC guerrillas there underground', () => {
    const g = positionWith(note);
    expect(run(g, runEvent(g, 38, 'shaded', 'auc')).decisions).toEqual([]);
    expect(pieces(g, 'medellin', 'auc-guerrilla-underground')).toBe(3);
    expect(pieces(g, 'arauca', 'auc-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'loc-cali-pasto', 'auc-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'huila', 'auc-guerrilla-active')).toBe(1);
  });
});

describe('39 Soldados Campesinos', () => {
  it('places a police in each of 6 departments, but not in FARC Zones', () => {
    const g = positionWith({ foreign: ['ecuador'], spaces: { arauca: { zone: true } } });
    const offered = offers(
      runEvent(positionWith({ foreign: ['ecuador'], spaces: { arauca: { zone: true } } }), 39, 'unshaded', 'auc'),
    );
    expect(offered).not.toContain('space:arauca');
    expect(offered).not.toContain('space:cali');
    expect(offered).not.toContain('space:panama');
    const six = ['choco', 'vichada', 'ecuador', 'huila', 'cesar', 'narino'] as const;
    run(
      g,
      runEvent(g, 39, 'unshaded', 'government'),
      six.map((space) => `space:${space}`),
    );
    for (const space of six) expect(pieces(g, space, 'police')).toBe(1);
  });

  it('places what police are left', () => {
    const g = positionWith({ spaces: { bogota: { police: 29 } } });
    run(g, runEvent(g, 39, 'unshaded', 'government'), ['space:huila']);
    expect(pieces(g, 'huila', 'police')).toBe(1);
  });

  it('shaded: replaces a police by an AUC guerrilla in up to 3 departments', () => {
    const g = positionWith({ spaces: { huila: { police: 2 }, cesar: { police: 1 }, cali: { police: 1 } } });
    run(g, runEvent(g, 39, 'shaded', 'auc'), ['space:huila', 'done']);
    expect(pieces(g, 'huila', 'police')).toBe(1);
    expect(pieces(g, 'huila', 'auc-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'cesar', 'police')).toBe(1);
  });

  it('shaded: only removes the police when no guerrilla is available', () => {
    const g = positionWith({ spaces: { huila: { police: 1 }, cesar: { police: 1 }, cali: { 'auc-guerrilla': 17 } } });
    run(g, runEvent(g, 39, 'shaded', 'auc'), ['space:huila', 'space:cesar']);
    expect(pieces(g, 'huila', 'auc-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'cesar', 'police')).toBe(0);
    expect(pieces(g, 'cesar', 'auc-guerrilla-underground')).toBe(0);
  });
});

describe('40 Demobilization', () => {
  it('replaces 3 AUC guerrillas anywhere by police', () => {
    const g = positionWith({
      spaces: {
        huila: { 'auc-guerrilla': 1, 'auc-guerrilla-active': 1 },
        'loc-cali-pasto': { 'auc-guerrilla': 1 },
        cali: { 'auc-guerrilla': 2, 'auc-base': 1 },
      },
    });
    run(g, runEvent(g, 40, 'unshaded', 'farc'), [
      'space:huila',
      'piece:auc-guerrilla-active',
      'space:loc-cali-pasto',
      'space:cali',
    ]);
    expect(pieces(g, 'huila', 'police')).toBe(1);
    expect(pieces(g, 'huila', 'auc-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'loc-cali-pasto', 'police')).toBe(1);
    expect(pieces(g, 'cali', 'police')).toBe(1);
    expect(pieces(g, 'cali', 'auc-guerrilla-underground')).toBe(1);
  });

  it('removes those for whom no police are left or may come, in a FARC Zone last (1.4.2)', () => {
    const g = positionWith({
      spaces: {
        bogota: { police: 29 },
        arauca: { 'auc-guerrilla': 1, zone: true },
        huila: { 'auc-guerrilla': 1 },
        cali: { 'auc-guerrilla': 1 },
      },
    });
    // The Zone takes no police, so it comes last (R36); the police then are used up.
    const { decisions } = run(g, runEvent(g, 40, 'unshaded', 'government'), ['space:huila', 'space:arauca']);
    expect(decisions[0].options).toEqual(['space:cali', 'space:huila']);
    expect(pieces(g, 'huila', 'police')).toBe(1);
    expect(pieces(g, 'arauca', 'auc-guerrilla-underground')).toBe(0);
    expect(pieces(g, 'cali', 'auc-guerrilla-underground')).toBe(0);
    expect(pieces(g, 'cali', 'police')).toBe(0);
  });

  it('shaded: sends the cubes of a department with AUC to cities, then AUC settles in 2 cities', () => {
    const g = positionWith({
      spaces: {
        huila: { troops: 3, police: 1, 'government-base': 1, 'auc-base': 1 },
        cesar: { troops: 1 },
        arauca: { 'auc-guerrilla': 1 },
      },
    });
    const { decisions } = run(g, runEvent(g, 40, 'shaded', 'auc'), [
      'space:cali',
      'number:2',
      'number:0',
      'space:bogota',
      'number:1',
      'number:0',
      'space:medellin',
      'space:medellin',
      'piece:auc-base',
      'space:cali',
      'piece:auc-guerrilla-underground',
    ]);
    expect(new Set(decisions.map((d) => d.seat))).toEqual(new Set(['auc']));
    expect(pieces(g, 'cali', 'troops')).toBe(2);
    expect(pieces(g, 'bogota', 'troops')).toBe(1);
    expect(pieces(g, 'medellin', 'police')).toBe(1);
    expect(pieces(g, 'huila', 'government-base')).toBe(1);
    expect(pieces(g, 'medellin', 'auc-base')).toBe(1);
    expect(pieces(g, 'cali', 'auc-guerrilla-underground')).toBe(1);
  });

  it('shaded: places AUC even if no department qualified, within stacking', () => {
    const g = positionWith({ spaces: { cali: { 'cartels-base': 2 } } });
    run(g, runEvent(g, 40, 'shaded', 'farc'), ['space:cali', 'space:bogota', 'piece:auc-base']);
    expect(pieces(g, 'cali', 'auc-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'bogota', 'auc-base')).toBe(1);
  });
});

describe('41 Mancuso', () => {
  it('takes 6 resources of AUC and all its pieces in one space', () => {
    const g = positionWith({
      spaces: {
        antioquia: { 'auc-guerrilla': 1, 'auc-guerrilla-active': 2, 'auc-base': 1, 'farc-guerrilla': 1 },
        'loc-cali-pasto': { 'auc-guerrilla': 1 },
      },
      resources: { auc: 4 },
    });
    run(g, runEvent(g, 41, 'unshaded', 'cartels'), ['space:antioquia']);
    expect(g.resources.auc).toBe(0);
    expect(pieces(g, 'antioquia', 'auc-base')).toBe(0);
    expect(pieces(g, 'antioquia', 'auc-guerrilla-active')).toBe(0);
    expect(pieces(g, 'antioquia', 'farc-guerrilla-underground')).toBe(1);
    expect(pieces(g, 'loc-cali-pasto', 'auc-guerrilla-underground')).toBe(1);
  });

  it('shaded: 3 resources for AUC from each space shared with the cartels, LoCs too', () => {
    const g = positionWith({
      spaces: {
        antioquia: { 'auc-base': 1, 'cartels-guerrilla': 1 },
        'loc-cali-pasto': { 'auc-guerrilla': 1, 'cartels-guerrilla': 1 },
        cali: { 'cartels-base': 1 },
        huila: { 'auc-guerrilla': 1 },
      },
      resources: { auc: 10 },
    });
    run(g, runEvent(g, 41, 'shaded', 'auc'));
    expect(g.resources.auc).toBe(16);
  });
});

describe('42 Senado & Cámara', () => {
  it('brings 2 neutral spaces to passive support, and 3 resources', () => {
    const g = standard({ resources: { government: 40 } });
    const offered = offers(runEvent(standard(), 42, 'unshaded', 'auc'));
    expect(offered).toEqual(['space:cali', 'space:cesar', 'space:antioquia', 'space:huila']);
    run(g, runEvent(g, 42, 'unshaded', 'auc'), ['space:cali', 'space:huila']);
    expect(level(g, at('cali'))).toBe(1);
    expect(level(g, at('huila'))).toBe(1);
    expect(g.resources.government).toBe(43);
  });

  const shielded = (faction: 'auc' | 'government' = 'auc', more = {}) => {
    const g = positionWith({
      spaces: {
        arauca: { troops: 4, 'auc-guerrilla': 1, 'farc-guerrilla': 1 },
        'meta-east': { troops: 3, 'auc-guerrilla-active': 1, 'cartels-guerrilla-active': 1 },
        vichada: { troops: 1, 'auc-base': 1 },
        'loc-cali-pasto': { police: 3, 'auc-guerrilla': 1, 'auc-guerrilla-active': 1, 'farc-guerrilla-active': 1 },
      },
      ...more,
    });
    run(g, runEvent(g, 42, 'shaded', faction));
    return g;
  };

  it('shaded: Sweep does not find the pieces of the faction that executed it', () => {
    const g = shielded();
    const sweep = operate(g, 'government', 'sweep', { limited: true, free: true });
    const { decisions } = run(g, sweep, ['space:arauca', 'done', 'piece:farc-guerrilla-underground']);
    expect(decisions[2].options).toEqual(['piece:farc-guerrilla-underground', 'done']);
    expect(pieces(g, 'arauca', 'auc-guerrilla-underground')).toBe(1);
  });

  it('shaded: Sweep asks nothing where only the protected hide', () => {
    const g = shielded('auc', {
      spaces: { arauca: { troops: 4, 'auc-guerrilla': 1 }, 'meta-east': { troops: 1 } },
      capabilities: { 11: 'shaded' },
    });
    const sweep = operate(g, 'government', 'sweep', { limited: true, free: true });
    run(g, sweep, ['space:arauca', 'done']);
    expect(pieces(g, 'arauca', 'auc-guerrilla-underground')).toBe(1);
  });

  it('shaded: Assault removes neither its guerrillas nor its bases', () => {
    const g = shielded();
    expect(assaultSpaces(g)).toEqual([at('meta-east'), at('loc-cali-pasto')]);
    run(g, operate(g, 'government', 'assault', { limited: true, free: true }), ['space:meta-east']);
    expect(pieces(g, 'meta-east', 'cartels-guerrilla-active')).toBe(0);
    expect(pieces(g, 'meta-east', 'auc-guerrilla-active')).toBe(1);
  });

  it('shaded: Patrol still finds them, but its Assault spares them piece by piece', () => {
    const g = shielded();
    const patrol = operate(g, 'government', 'patrol', { free: true });
    run(g, patrol, ['done', 'piece:auc-guerrilla-underground', 'space:loc-cali-pasto']);
    expect(pieces(g, 'loc-cali-pasto', 'auc-guerrilla-active')).toBe(2);
    expect(pieces(g, 'loc-cali-pasto', 'farc-guerrilla-active')).toBe(0);
  });

  it('shaded: Air Strike still hits them', () => {
    const g = shielded();
    const x = operate(g, 'government', 'patrol', { free: true, special: true });
    run(g, x, ['air-strike', 'space:vichada', 'done', 'done', 'done']);
    expect(pieces(g, 'vichada', 'auc-base')).toBe(0);
  });

  it('shaded: protects nobody when the Government executes it', () => {
    const g = shielded('government');
    run(g, operate(g, 'government', 'assault', { limited: true, free: true }), ['space:vichada']);
    expect(pieces(g, 'vichada', 'auc-base')).toBe(0);
  });

  it('shaded: ends with the Reset phase', () => {
    const g = shielded();
    expect(g.momentum).toEqual([{ card: 42, faction: 'auc' }]);
    run(g, resetPhase(g));
    expect(g.momentum).toEqual([]);
  });
});
