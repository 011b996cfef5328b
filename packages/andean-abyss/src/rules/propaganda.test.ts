import { describe, expect, it } from 'vitest';
import { FACTIONS } from '../factions.js';
import { LOCS, spaceId } from '../map.js';
import type { Position } from '../position.js';
import { answer, at, logged, matchAt, pieces, positionWith, run, standard } from '../testing/positions.js';
import { promptKey } from '../testing/prompt-key.js';
import { controlPhase, resourcesPhase, victoryPhase } from './propaganda.js';

const CONTROL = ['none', 'government', 'farc'];
const control = (g: Position, space: Parameters<typeof at>[0]) => CONTROL[g.control[at(space)]];
const sabotaged = (g: Position) => LOCS.filter((loc) => g.terror[loc] > 0).map(spaceId);
const EMPTY = { resources: { government: 0, farc: 0, auc: 0, cartels: 0 }, aid: 0 };

describe('6.0 Propaganda rounds', () => {
  it('go through victory, control, resources, support, redeploy and reset in this order', () => {
    const match = matchAt({ card: 73, next: 60 });
    while (match.position.step !== 'act') {
      const options = match.decision()?.options ?? [];
      answer(match, ['no', 'done', 'space:guaviare'].find((option) => options.includes(option)) ?? '');
    }
    const phases = match.log.map((entry) => entry.key).filter((key) => key.startsWith('log.phase.'));
    expect(phases).toEqual(
      ['victory', 'control', 'resources', 'support', 'redeploy', 'reset'].map((phase) => `log.phase.${phase}`),
    );
  });
});

describe('6.1 Victory phase', () => {
  it('ends the game when a faction has met its condition (7.2), by the ranking of 7.1', () => {
    const g = standard({ spaces: { antioquia: { 'auc-base': 2 }, cesar: { 'auc-base': 2 } } });
    for (const space of ['choco', 'huila', 'arauca', 'meta-east'] as const) g.pieces[at(space) * 12 + 5] = 0;
    g.available[5] = 7;
    const { value } = run(g, victoryPhase(g));
    expect(value).toMatchObject({
      reason: { key: 'result.victory' },
      ranking: [{ seat: 'auc', place: 1, score: 2 }, {}, {}, {}],
    });
  });

  it('goes on when nobody has, and the log says where everybody stands', () => {
    const g = standard();
    expect(run(g, victoryPhase(g)).value).toBe('control');
    expect(logged(g)).toEqual(['log.phase.victory', ...FACTIONS.map(() => 'log.margin')]);
  });
});

describe('6.2 Control phase', () => {
  it('marks where the Government has more pieces than all insurgents, or FARC more than all others', () => {
    const g = positionWith({
      spaces: {
        bogota: { troops: 2, police: 1, 'farc-guerrilla': 2 },
        cali: { troops: 1, 'cartels-base': 1 },
        huila: { 'farc-base': 1, 'farc-guerrilla': 2, troops: 1, 'auc-guerrilla': 1 },
        choco: { 'farc-guerrilla': 2, 'auc-guerrilla': 1, 'cartels-guerrilla': 1 },
        antioquia: { 'auc-guerrilla': 5 },
        santander: { 'government-base': 1 },
        amazonas: { 'farc-guerrilla': 1 },
      },
    });
    run(g, controlPhase(g));
    expect(control(g, 'bogota')).toBe('government');
    expect(control(g, 'cali')).toBe('none');
    expect(control(g, 'huila')).toBe('farc');
    expect(control(g, 'choco')).toBe('none');
    expect(control(g, 'antioquia')).toBe('none');
    expect(control(g, 'santander')).toBe('government');
    expect(control(g, 'amazonas')).toBe('farc');
    expect(control(g, 'medellin')).toBe('none');
  });

  it('marks no LoC', () => {
    const g = positionWith({ spaces: { 'loc-cali-pasto': { police: 3 }, 'loc-neiva-pasto': { 'farc-guerrilla': 3 } } });
    run(g, controlPhase(g));
    expect(control(g, 'loc-cali-pasto')).toBe('none');
    expect(control(g, 'loc-neiva-pasto')).toBe('none');
  });

  it('marks a foreign department once it is a space (1.3.5)', () => {
    const g = positionWith({ foreign: ['ecuador'], spaces: { ecuador: { 'farc-guerrilla': 1 } } });
    run(g, controlPhase(g));
    expect(control(g, 'ecuador')).toBe('farc');
    expect(control(g, 'panama')).toBe('none');
  });

  it('Sabotages LoCs where guerrillas of all factions together outnumber cubes (R29)', () => {
    const g = positionWith({
      spaces: {
        'loc-cali-pasto': { police: 1, 'farc-guerrilla': 1, 'auc-guerrilla': 1 },
        'loc-neiva-pasto': { troops: 1, police: 1, 'farc-guerrilla': 2 },
        'loc-pasto-tumaco': { 'cartels-guerrilla-active': 1 },
        'loc-ibague-cali': {},
      },
    });
    run(g, controlPhase(g));
    expect(sabotaged(g)).toEqual(['loc-cali-pasto', 'loc-pasto-tumaco']);
  });

  it('Sabotages every LoC next to a city under FARC control, guarded or not', () => {
    const g = positionWith({
      spaces: { cartagena: { 'farc-guerrilla': 1 }, 'loc-cartagena-santa-marta': { police: 3 } },
    });
    run(g, controlPhase(g));
    expect(sabotaged(g)).toEqual(['loc-cartagena-sincelejo', 'loc-cartagena-santa-marta']);
  });

  it('Sabotages none for a department under FARC control, nor for a city that nobody controls', () => {
    const g = positionWith({
      spaces: { atlantico: { 'farc-guerrilla': 3 }, cartagena: { 'farc-guerrilla': 1, police: 1 } },
    });
    run(g, controlPhase(g));
    expect(sabotaged(g)).toEqual([]);
  });

  it('puts no second marker on a Sabotaged LoC, and none beyond the 40 there are (3.3.4)', () => {
    const loc = { 'farc-guerrilla': 1 };
    const g = positionWith({
      spaces: { 'loc-cali-pasto': { ...loc, sabotage: true }, 'loc-neiva-pasto': loc, bogota: { terror: 39 } },
    });
    run(g, controlPhase(g));
    expect(sabotaged(g)).toEqual(['loc-cali-pasto']);
  });

  it('Sabotages at equal numbers under card 7, shaded, but only where there is a guerrilla', () => {
    const g = positionWith({
      capabilities: { 7: 'shaded' },
      spaces: {
        'loc-cali-pasto': { police: 1, 'farc-guerrilla': 1 },
        'loc-neiva-pasto': { police: 2, 'auc-guerrilla': 1 },
      },
    });
    run(g, controlPhase(g));
    expect(sabotaged(g)).toEqual(['loc-cali-pasto']);
  });

  it('lets the Government take up to 3 markers away under card 7, unshaded, after the Sabotage', () => {
    const g = positionWith({
      capabilities: { 7: 'unshaded' },
      spaces: { 'loc-cali-pasto': { 'farc-guerrilla': 1 }, bogota: { terror: 3 } },
    });
    const { decisions } = run(g, controlPhase(g), ['space:loc-cali-pasto', 'space:bogota', 'space:bogota']);
    expect(decisions[0].seat).toBe('government');
    expect(decisions[0].options).toEqual(['space:bogota', 'space:loc-cali-pasto', 'done']);
    expect(sabotaged(g)).toEqual([]);
    expect(g.terror[at('bogota')]).toBe(1);
  });
});

describe('6.3 Resources phase', () => {
  it('raises nobody above 99', () => {
    const g = standard({ resources: { government: 80, farc: 97, auc: 99, cartels: 85 } });
    run(g, resourcesPhase(g));
    expect(g.resources).toEqual({ government: 99, farc: 99, auc: 99, cartels: 99 });
  });
});

describe('6.3.1 Government earnings', () => {
  const earn = (note: Parameters<typeof positionWith>[0]) => {
    const g = positionWith({ ...EMPTY, ...note });
    run(g, resourcesPhase(g));
    return g.resources.government;
  };

  it('are 30 less the value of Sabotaged LoCs', () => {
    expect(earn({})).toBe(30);
    expect(earn({ spaces: { 'loc-cartagena-sincelejo': { sabotage: true } } })).toBe(29);
    const all = Object.fromEntries(LOCS.map((loc) => [spaceId(loc), { sabotage: true }]));
    expect(earn({ spaces: all })).toBe(0);
    expect(earn({ spaces: { ...all, 'loc-arauca-cucuta': {}, 'loc-neiva-bogota': { sabotage: true } } })).toBe(3);
  });

  it('add aid, but not under Samper (R30)', () => {
    expect(earn({ aid: 9, president: 'samper' })).toBe(30);
    expect(earn({ aid: 9, president: 'pastrana' })).toBe(39);
    expect(earn({ aid: 29, president: 'uribe' })).toBe(59);
  });

  it('leave the aid as it is', () => {
    const g = positionWith({ aid: 9, president: 'uribe' });
    run(g, resourcesPhase(g));
    expect(g.aid).toBe(9);
  });
});

describe('6.3.2 Insurgent earnings', () => {
  it('are a resource for each base, three for each of the cartels', () => {
    const g = standard(EMPTY);
    run(g, resourcesPhase(g));
    expect(g.resources).toMatchObject({ farc: 6, auc: 1, cartels: 18 });
  });

  it('are four for each base of the cartels under card 67, shaded', () => {
    const g = standard({ ...EMPTY, momentum: [{ card: 67, faction: 'cartels' }] });
    run(g, resourcesPhase(g));
    expect(g.resources.cartels).toBe(24);
  });
});

describe('6.3.3 Drug profits', () => {
  const SPACES = {
    huila: { 'farc-guerrilla': 1, 'auc-guerrilla': 1, 'cartels-guerrilla': 1 },
    'loc-cali-pasto': { 'auc-guerrilla': 1 },
  };
  const held = (...guerrillas: string[]) => guerrillas.map((guerrilla) => ({ space: 'huila', guerrilla }));

  it('are a base where the shipment lies or 6 resources, by FARC, then AUC, then the cartels', () => {
    const g = positionWith({
      ...EMPTY,
      spaces: SPACES,
      shipments: held('cartels-guerrilla', 'auc-guerrilla', 'farc-guerrilla'),
    });
    const { decisions } = run(g, resourcesPhase(g), ['base', 'six-resources', 'base']);
    expect(decisions.map((decision) => decision.seat)).toEqual(['farc', 'auc', 'cartels']);
    expect(decisions[0].options).toEqual(['base', 'six-resources']);
    expect(decisions[0].rule).toBe('6.3.3');
    expect(g.shipments).toEqual([]);
    expect(pieces(g, 'huila', 'farc-base')).toBe(1);
    expect(pieces(g, 'huila', 'cartels-base')).toBe(1);
    // The bases came after the earnings.
    expect(g.resources).toMatchObject({ farc: 0, auc: 6, cartels: 0 });
  });

  it('are 6 resources, unasked, where no base fits: two bases there, a LoC, none available', () => {
    const g = positionWith({
      ...EMPTY,
      spaces: { ...SPACES, huila: { ...SPACES.huila, 'farc-base': 2 } },
      shipments: [...held('farc-guerrilla'), { space: 'loc-cali-pasto', guerrilla: 'auc-guerrilla' }],
    });
    expect(run(g, resourcesPhase(g)).decisions).toEqual([]);
    expect(g.resources).toMatchObject({ farc: 2 + 6, auc: 6 });
  });

  it('let an earlier faction take the room of a later one', () => {
    const g = positionWith({
      ...EMPTY,
      spaces: { huila: { ...SPACES.huila, 'auc-base': 1 } },
      shipments: held('farc-guerrilla', 'cartels-guerrilla'),
    });
    run(g, resourcesPhase(g), ['base']);
    expect(pieces(g, 'huila', 'farc-base')).toBe(1);
    expect(g.resources.cartels).toBe(6);
  });

  it('are settled for each shipment of its own (T23)', () => {
    const g = positionWith({
      ...EMPTY,
      spaces: SPACES,
      shipments: held('farc-guerrilla', 'farc-guerrilla', 'farc-guerrilla'),
    });
    run(g, resourcesPhase(g), ['base', 'base']);
    expect(pieces(g, 'huila', 'farc-base')).toBe(2);
    expect(g.resources.farc).toBe(6);
  });

  it('do not change control (E4); in the second edition control is always what it is now', () => {
    for (const [edition, expected] of [
      ['1', 'none'],
      ['2', 'farc'],
    ]) {
      const note = { card: 73, step: 'control', spaces: { cesar: { 'farc-guerrilla': 1, 'auc-guerrilla': 1 } } };
      const shipments = [{ space: 'cesar', guerrilla: 'farc-guerrilla' }];
      const match = matchAt({ onlyThese: true, ...note, shipments }, { edition });
      answer(match, 'base');
      const agitates = match.decision()?.prompt.key === promptKey('agitate.space');
      expect(agitates).toBe(expected === 'farc');
    }
  });
});
