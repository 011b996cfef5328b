import { describe, expect, it } from 'vitest';
import type { SpaceId } from './data/spaces.js';
import { answer, at, matchAt, pieces } from './testing/positions.js';

/** The rulebook's worked examples, set up as position files and played as in the line protocol. */

type Match = ReturnType<typeof matchAt>;
const asked = (match: Match) => match.decision()?.options ?? [];
const spacesAsked = (match: Match) => asked(match).filter((option) => option.startsWith('space:'));
const sorted = (spaces: readonly SpaceId[]) => spaces.map((id) => `space:${id}`).sort();

describe('1.3.5 example: Darién makes Panamá a forest department without people, where no Sweep finds anybody', () => {
  it('plays so', () => {
    const spaces = { choco: { troops: 4 }, medellin: { 'cartels-guerrilla': 2, police: 1 } };
    const match = matchAt({ card: 71, next: 1, onlyThese: true, acting: 'cartels', spaces });
    answer(match, 'event', 'shaded');
    while (match.decision()?.seat === 'cartels' && match.decision()?.prompt.key.startsWith('ask.event')) {
      answer(match, asked(match)[0]);
    }
    expect(match.position.panama).toBe(true);
    const swept = matchAt({
      card: 1,
      next: 5,
      onlyThese: true,
      foreign: ['panama'],
      spaces: { choco: { troops: 4 }, panama: { 'cartels-guerrilla': 2 } },
    });
    answer(swept, 'sweep', 'space:panama', 'space:choco', 'number:4', 'done');
    expect(pieces(swept.position, 'panama', 'troops')).toBe(4);
    expect(pieces(swept.position, 'panama', 'cartels-guerrilla-underground')).toBe(2);
    expect(swept.position.support[at('panama')]).toBe(0);
  });
});

describe('1.3.6 example: the four departments and four LoCs around Ayacucho are adjacent, and Antioquia to Chocó', () => {
  const AROUND: readonly SpaceId[] = [
    'atlantico',
    'cesar',
    'antioquia',
    'santander',
    'loc-cucuta-ayacucho',
    'loc-ayacucho-sincelejo',
    'loc-bucaramanga-ayacucho',
    'loc-ayacucho-santa-marta',
  ];

  it.each(AROUND)('a guerrilla in %s can march to each of the others', (from) => {
    const match = matchAt({ card: 20, next: 1, onlyThese: true, spaces: { [from]: { 'farc-guerrilla': 1 } } });
    answer(match, 'march');
    for (const to of AROUND) if (to !== from) expect(asked(match)).toContain(`space:${to}`);
  });

  it('a guerrilla in Antioquia can march over the LoC to Chocó', () => {
    const match = matchAt({ card: 20, next: 1, onlyThese: true, spaces: { antioquia: { 'farc-guerrilla': 1 } } });
    expect(spacesAsked(answer(match, 'march'))).toContain('space:choco');
  });
});

describe('1.4.1 example: insurgents without available guerrillas take some back during a Rally', () => {
  it('plays so', () => {
    const spaces = { choco: { 'auc-guerrilla-active': 18 }, cesar: {} };
    const match = matchAt({ card: 40, next: 1, onlyThese: true, spaces });
    answer(match, 'rally', 'aside:remove', 'space:choco', 'piece:auc-guerrilla-active', 'space:cesar');
    expect(pieces(match.position, 'choco', 'auc-guerrilla-active')).toBe(17);
    expect(pieces(match.position, 'cesar', 'auc-guerrilla-underground')).toBe(1);
    expect(match.position.resources.auc).toBe(9);
  });
});

describe('1.4.1 example: an Assault by 3 troops in a forest must remove 3 active pieces of the faction it targets', () => {
  it('plays so', () => {
    const choco = { troops: 3, police: 2, 'farc-guerrilla-active': 4, 'auc-guerrilla-active': 1 };
    const match = matchAt({ card: 1, next: 5, onlyThese: true, spaces: { choco } });
    answer(match, 'assault', 'space:choco', 'piece:farc-guerrilla-active');
    // FARC is targeted: there is no stopping, though AUC may be hit instead.
    expect(asked(match)).toEqual(['piece:farc-guerrilla-active', 'piece:auc-guerrilla-active']);
    answer(match, 'piece:farc-guerrilla-active', 'piece:farc-guerrilla-active');
    expect(pieces(match.position, 'choco', 'farc-guerrilla-active')).toBe(1);
    expect(pieces(match.position, 'choco', 'auc-guerrilla-active')).toBe(1);
  });
});

describe('2.3.6 example: cartels March, ship, and Rally for nothing', () => {
  it('plays so', () => {
    const shipments = [{ space: 'putumayo', guerrilla: 'cartels-guerrilla' }];
    const match = matchAt({ card: 60, next: 1, shipments });
    answer(
      match,
      'march',
      'space:narino',
      'done',
      'faction:cartels',
      'rally',
      'space:putumayo',
      'guerrillas',
      'number:3',
    );
    expect(match.position.resources.cartels).toBe(9);
    expect(pieces(match.position, 'narino', 'cartels-guerrilla-underground')).toBe(1);
    expect(pieces(match.position, 'putumayo', 'cartels-guerrilla-underground')).toBe(4);
    expect(match.position.shipments).toEqual([]);
  });
});

describe('3.2.3 example: a Sweep into Cesar', () => {
  const NEAR: readonly SpaceId[] = [
    'santa-marta',
    'atlantico',
    'antioquia',
    'santander',
    'loc-cucuta-ayacucho',
    'loc-ayacucho-sincelejo',
    'loc-bucaramanga-ayacucho',
    'loc-ayacucho-santa-marta',
  ];
  const OVER_LOCS: readonly SpaceId[] = ['cucuta', 'bucaramanga', 'sincelejo'];
  const FAR: readonly SpaceId[] = [
    'bogota',
    'medellin',
    'cartagena',
    'ibague',
    'choco',
    'huila',
    'arauca',
    'loc-arauca-cucuta',
  ];
  const everywhere = Object.fromEntries([...NEAR, ...OVER_LOCS, ...FAR].map((id) => [id, { troops: 1 }]));
  const sweep = (spaces: { readonly [id: string]: Readonly<Record<string, number>> }) =>
    answer(matchAt({ card: 1, next: 5, onlyThese: true, spaces }), 'sweep', 'space:cesar');

  it('takes troops from next door, and over the LoCs from Cúcuta, Bucaramanga and Sincelejo', () => {
    expect([...spacesAsked(sweep(everywhere))].sort()).toEqual(sorted([...NEAR, ...OVER_LOCS]));
  });

  it('takes none over a LoC with a guerrilla', () => {
    const held = { 'loc-cucuta-ayacucho': { troops: 1, 'farc-guerrilla': 1 } };
    expect(spacesAsked(sweep({ ...everywhere, ...held }))).not.toContain('space:cucuta');
    expect(spacesAsked(sweep({ ...everywhere, ...held }))).toContain('space:loc-cucuta-ayacucho');
  });
});

describe('3.3.2 example: two guerrillas into Santander with passive support, one police and one troops', () => {
  const spaces = {
    'meta-east': { 'farc-guerrilla': 2 },
    santander: { police: 1, troops: 1, support: 'passive-support' },
  };
  const march = (note: typeof spaces) =>
    answer(matchAt({ card: 20, next: 1, onlyThese: true, spaces: note }), 'march', 'space:santander', 'number:2');

  it('are four with the cubes, more than three, and turn active', () => {
    const match = march(spaces);
    expect(pieces(match.position, 'santander', 'farc-guerrilla-active')).toBe(2);
  });

  it('would not, with a cube less or without support', () => {
    const fewer = march({ ...spaces, santander: { ...spaces.santander, police: 0 } });
    expect(pieces(fewer.position, 'santander', 'farc-guerrilla-underground')).toBe(2);
    const neutral = march({ ...spaces, santander: { ...spaces.santander, support: 'neutral' } });
    expect(pieces(neutral.position, 'santander', 'farc-guerrilla-underground')).toBe(2);
  });
});

describe('4.1 example: FARC with 0 resources takes by a special activity what its operation costs', () => {
  it('extorts, then rallies', () => {
    const match = matchAt({ card: 20, next: 1, resources: { farc: 0 } });
    expect(asked(match)).toContain('rally');
    answer(match, 'rally');
    expect(spacesAsked(match)).toEqual([]);
    answer(match, 'extort', 'space:huila', 'done', 'space:huila', 'guerrillas', 'number:3');
    expect(match.position.resources.farc).toBe(0);
    expect(pieces(match.position, 'huila', 'farc-guerrilla-active')).toBe(1);
    expect(pieces(match.position, 'huila', 'farc-guerrilla-underground')).toBe(3);
  });

  it('kidnaps, then pays for the Terror there and elsewhere', () => {
    const spaces = { pasto: { 'farc-guerrilla': 2, support: 'active-support' }, narino: { 'farc-guerrilla': 1 } };
    const resources = { farc: 0, government: 10 };
    const match = matchAt({ card: 20, next: 1, onlyThese: true, spaces, resources }, {}, [4]);
    answer(match, 'terror', 'kidnap', 'space:pasto');
    expect(match.position.resources).toMatchObject({ farc: 3, government: 6 });
    expect(match.position.terror[at('pasto')]).toBe(1);
    answer(match, 'space:narino');
    expect(match.position.resources.farc).toBe(2);
    expect(match.position.terror[at('narino')]).toBe(1);
  });
});

describe('5.1.1 example: where an event says any guerrilla, an active one will do', () => {
  it('Limpieza: Terror by an active guerrilla', () => {
    const spaces = { huila: { 'auc-guerrilla-active': 1, support: 'active-opposition' } };
    const match = matchAt({ card: 46, next: 1, onlyThese: true, spaces });
    answer(match, 'event', 'carry-out', 'space:huila');
    expect(match.position.terror[at('huila')]).toBe(2);
    answer(match, 'passive-support');
    expect(match.position.support[at('huila')]).toBe(1);
    expect(match.position.aid).toBe(6);
  });
});

describe('5.1.2 example: Former Military assaults FARC although FARC has executed Senado & Cámara', () => {
  it('plays so', () => {
    const spaces = { bogota: { troops: 2, 'farc-guerrilla-active': 2 } };
    const momentum = [{ card: 42, faction: 'farc' }];
    const match = matchAt({ card: 37, next: 1, onlyThese: true, acting: 'government', spaces, momentum });
    answer(match, 'event', 'unshaded', 'assault');
    expect(pieces(match.position, 'bogota', 'farc-guerrilla-active')).toBe(0);
    expect(match.position.momentum).toHaveLength(1);
  });
});

describe('5.5 example: a free Terror needs a guerrilla underground all the same', () => {
  it('General Offensive leaves out a space with active guerrillas alone', () => {
    const spaces = { huila: { 'farc-guerrilla-active': 2 }, cesar: { 'farc-guerrilla': 1 } };
    const match = matchAt({ card: 19, next: 1, onlyThese: true, spaces });
    answer(match, 'event', 'carry-out', 'space:cesar');
    expect(match.position.terror[at('huila')]).toBe(0);
    expect(match.position.terror[at('cesar')]).toBe(1);
    expect(match.position.resources.farc).toBe(10);
  });
});

describe('6.4.4 example: Zona de Convivencia goes to the mountains with the most FARC pieces', () => {
  it('the Government picks among those that tie, and leaves', () => {
    const spaces = {
      choco: { 'farc-guerrilla': 6 },
      huila: { 'farc-guerrilla': 1, 'farc-base': 1, troops: 2 },
      cesar: { 'farc-guerrilla': 2 },
      antioquia: { 'farc-guerrilla': 1 },
      bogota: { police: 1 },
    };
    const match = matchAt({ card: 36, next: 1, onlyThese: true, spaces });
    answer(match, 'event', 'carry-out');
    expect(match.decision()?.seat).toBe('government');
    expect(asked(match)).toEqual(['space:cesar', 'space:huila']);
    answer(match, 'space:huila');
    expect(match.position.zones[at('huila')]).toBe(1);
    expect(pieces(match.position, 'bogota', 'troops')).toBe(2);
  });
});
