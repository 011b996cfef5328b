import type { Json } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../data/spaces.js';
import { executeEvent } from '../events/index.js';
import { INSURGENTS } from '../factions.js';
import { CITIES, PIPELINES, POPULATED, spaceId } from '../map.js';
import { playEvent } from '../testing/events.js';
import { chosen, letNonplayersAct, toward } from '../testing/nonplayers.js';
import { at, pieces, positionWith } from '../testing/positions.js';
import { promptKey } from '../testing/prompt-key.js';

type Note = { readonly [key: string]: Json };
const SOLO = { nonplayers: 'farc+auc+cartels' };
const each = (spaces: readonly string[], what: Note) => Object.fromEntries(spaces.map((space) => [space, what]));

/** Every space where people live at one level. */
const all = (support: string) => each(POPULATED.map(spaceId), { support });
const only = (support: string, ...spaces: SpaceId[]) => ({ ...all('active-opposition'), ...each(spaces, { support }) });

describe('8.4.1 Of two texts the shaded one', () => {
  it.each(INSURGENTS)('%s executes it, though the other would serve it better', (faction) => {
    // Card 32: unshaded for the Government, shaded for FARC.
    const g = positionWith({ card: 32 }, SOLO);
    const { steps } = letNonplayersAct(g, executeEvent(g, 32, faction));
    expect(steps).toEqual([expect.objectContaining({ key: 'event.side', option: 'shaded', rule: '8.4.1' })]);
    expect(g.resources.farc).toBe(22);
  });

  it('a card with one text is carried out without a question (53)', () => {
    const g = positionWith({ card: 53, spaces: { huila: { 'farc-guerrilla': 1 } } }, SOLO);
    const { steps } = letNonplayersAct(g, executeEvent(g, 53, 'farc'));
    expect(steps[0].key).toBe('event.moveTo');
  });
});

describe('8.4.2 As many pieces as possible', () => {
  it('up to 3 departments are 3, though AUC gains by it (39)', () => {
    const spaces = { huila: { police: 1 }, choco: { police: 1 }, cesar: { police: 2 }, cali: { police: 1 } };
    const { g, steps } = playEvent(39, 'farc', spaces, { dice: [...toward('choco'), ...toward('huila')] });
    expect(chosen(steps, 'event.replaceFrom')).toEqual(['space:choco', 'space:huila', 'space:cesar']);
    expect(pieces(g, 'cesar', 'police')).toBe(1);
    expect(['huila', 'choco', 'cesar'].map((id) => pieces(g, id as SpaceId, 'auc-guerrilla-underground'))).toEqual([
      1, 1, 1,
    ]);
  });

  it('a piece to be replaced is removed even if nothing is available to replace it (39)', () => {
    const spaces = { huila: { police: 1 }, cali: { 'auc-guerrilla': 18 } };
    expect(pieces(playEvent(39, 'farc', spaces).g, 'huila', 'police')).toBe(0);
  });

  it('both bases of the executing faction in Panamá, or the one that it has (71)', () => {
    const { g, reasons } = playEvent(71, 'auc', {});
    expect(pieces(g, 'panama', 'auc-base')).toBe(2);
    expect(reasons('event.number')).toEqual(['8.4.2 most']);
    const spaces = { cali: { 'auc-base': 2 }, huila: { 'auc-base': 2 }, choco: { 'auc-base': 1 } };
    expect(pieces(playEvent(71, 'auc', spaces).g, 'panama', 'auc-base')).toBe(1);
  });

  it('all cubes of a department go to the city of the table, all that can (40)', () => {
    const spaces = { huila: { 'auc-guerrilla': 1, troops: 3, police: 2 } };
    const { g } = playEvent(40, 'farc', spaces, {
      dice: [...toward('pasto'), ...toward('cali'), ...toward('neiva')],
    });
    expect([pieces(g, 'pasto', 'troops'), pieces(g, 'pasto', 'police')]).toEqual([3, 2]);
    // Then AUC settles in 2 cities, with bases before guerrillas (8.1.2).
    expect([pieces(g, 'cali', 'auc-base'), pieces(g, 'neiva', 'auc-base')]).toEqual([1, 1]);
  });
});

describe('8.4.2 and 8.1.2 Which pieces', () => {
  it('bases before guerrillas, also those of another faction (25)', () => {
    const { g, reasons } = playEvent(25, 'auc', {}, { dice: toward('choco') });
    expect([pieces(g, 'choco', 'farc-base'), pieces(g, 'choco', 'farc-guerrilla-underground')]).toEqual([2, 1]);
    expect(reasons('event.placePiece')).toEqual(['8.1.2 bases', '8.1.2 bases']);
    expect(reasons('event.department')).toEqual(['8.4.3 event.random']);
  });

  it.each(INSURGENTS)('own bases in Ecuador: %s (33)', (faction) => {
    expect(pieces(playEvent(33, faction, {}).g, 'ecuador', `${faction}-base`)).toBe(2);
  });

  it('of enemies police before troops (14)', () => {
    const { g, reasons } = playEvent(14, 'farc', { huila: { 'government-base': 1, police: 1, troops: 1 } });
    expect([pieces(g, 'huila', 'police'), pieces(g, 'huila', 'troops')]).toEqual([0, 1]);
    expect(reasons('event.removePiece')).toEqual(['8.1.2 event.removal']);
  });
});

describe('8.4.3 Where levels change: the largest change of both totals', () => {
  it.each<[string, number, Record<string, Note>, SpaceId]>([
    [
      '2 levels in a department of 2 before any of 1 (5)',
      5,
      only('passive-support', 'arauca', 'antioquia'),
      'antioquia',
    ],
    [
      '2 levels before 1, though fewer people live there (5)',
      5,
      { ...only('active-support', 'cesar'), ...each(['cucuta'], { support: 'passive-opposition' }) },
      'cesar',
    ],
    [
      'a city from passive support before a neutral one (15)',
      15,
      { ...only('neutral', 'cali'), bucaramanga: { support: 'passive-support' } },
      'bucaramanga',
    ],
    [
      'the city that loses most support (24)',
      24,
      { ...all('neutral'), cali: { support: 'passive-support' }, ibague: { support: 'active-support' } },
      'ibague',
    ],
    [
      '2 levels where the cartels have a base (35)',
      35,
      {
        narino: { 'cartels-base': 1, support: 'passive-opposition' },
        cesar: { 'cartels-base': 1, support: 'active-support' },
        choco: { 'cartels-base': 1 },
      },
      'cesar',
    ],
    [
      'a city of support (44)',
      44,
      { ...all('neutral'), medellin: { support: 'passive-support' }, ibague: { support: 'passive-support' } },
      'medellin',
    ],
  ])('%s', (_, card, spaces, wanted) => {
    const { steps } = playEvent(card, 'auc', spaces);
    const change = steps.filter((step) => step.reason === 'event.change');
    expect(change).toEqual([expect.objectContaining({ option: `space:${wanted}`, rule: '8.4.3' })]);
    expect(change[0].dice).toBeUndefined();
  });

  it('the most people first, the rest by the table (31)', () => {
    const spaces = only('passive-opposition', 'choco', 'cali', 'cesar', 'narino');
    const { steps } = playEvent(31, 'cartels', spaces, { dice: [...toward('narino'), ...toward('cesar')] });
    expect(chosen(steps, 'event.set')).toEqual(['space:cali', 'space:narino', 'space:cesar']);
    expect(steps.map((step) => step.dice)).toEqual([undefined, '5-5-3', '3-1-3']);
  });

  it('cities but Bogotá (48)', () => {
    const { steps } = playEvent(48, 'farc', all('active-support'), { dice: toward('medellin') });
    expect(chosen(steps, 'event.shiftOpposition')).toEqual(['space:medellin', 'space:cali']);
  });

  it('3 spaces with pieces of the cartels (55)', () => {
    const cartels = { 'cartels-guerrilla': 1, support: 'neutral' };
    const spaces = { cali: cartels, huila: cartels, cesar: cartels, choco: cartels };
    const { steps } = playEvent(55, 'auc', spaces, { dice: toward('choco') });
    expect(chosen(steps, 'event.shiftOpposition')).toEqual(['space:cali', 'space:huila', 'space:choco']);
  });

  it('neutral spaces next to the new FARC Zone (36), and of any level in the second edition', () => {
    const spaces = {
      ...all('active-opposition'),
      huila: { 'farc-base': 1 },
      cali: { support: 'neutral' },
      pasto: { support: 'neutral' },
      neiva: { support: 'neutral' },
    };
    const first = playEvent(36, 'farc', spaces, { dice: toward('neiva') });
    expect(chosen(first.steps, 'event.set')).toEqual(['space:cali', 'space:neiva']);
    const second = playEvent(36, 'farc', spaces, { options: { edition: '2' } });
    expect(chosen(second.steps, 'event.shiftSupport')).toEqual(['space:bogota', 'space:cali']);
  });
});

describe('8.4.3 Other spaces by the table', () => {
  it.each<[string, number, Record<string, Note>, string, SpaceId]>([
    [
      'a department with a base and a cube (14)',
      14,
      { huila: { 'government-base': 1, police: 1 }, choco: { 'government-base': 1, police: 1 } },
      'department',
      'choco',
    ],
    [
      '2 troops where FARC is (24)',
      24,
      { ...all('neutral'), huila: { 'farc-base': 1, troops: 2 }, cesar: { 'farc-base': 1, troops: 3 } },
      'removeFrom',
      'cesar',
    ],
    ['a FARC base next to Venezuela (28)', 28, {}, 'place', 'vichada'],
    ['a department with troops (43)', 43, { huila: { troops: 1 }, cesar: { troops: 5 } }, 'department', 'huila'],
    ['a department with room for guerrilla and base (49)', 49, { huila: { 'farc-base': 2 } }, 'department', 'putumayo'],
    [
      'an AUC base where AUC is (52)',
      52,
      { huila: { 'auc-guerrilla': 1 }, cesar: { 'auc-base': 1 }, choco: { 'auc-base': 2 } },
      'place',
      'cesar',
    ],
  ])('%s', (_, card, spaces, key, space) => {
    const { steps } = playEvent(card, 'cartels', spaces, { dice: toward(space) });
    const [step] = steps.filter((s) => s.key === `event.${key}`);
    expect(step).toMatchObject({
      option: `space:${space}`,
      reason: 'event.random',
      rule: '8.4.3',
      dice: toward(space).join('-'),
    });
  });

  it('if the space of the dice is not a candidate, the next one of the table is taken (49)', () => {
    const { steps } = playEvent(49, 'auc', { huila: { 'farc-base': 2 } }, { dice: toward('huila') });
    expect(chosen(steps, 'event.department')).toEqual(['space:narino']);
  });

  it.each<[string, number, Record<string, Note>, SpaceId[]]>([
    ['2 cities (56)', 56, {}, ['pasto', 'cali']],
    ['3 departments without cartels (61)', 61, { choco: { 'cartels-guerrilla': 1 } }, ['huila', 'cesar', 'vaupes']],
  ])('bases of the cartels in %s, one after another', (_, card, spaces, wanted) => {
    const { steps, reasons } = playEvent(card, 'farc', spaces, { dice: wanted.flatMap(toward) });
    expect(chosen(steps, 'event.place')).toEqual(wanted.map((id) => `space:${id}`));
    expect(new Set(reasons('event.place'))).toEqual(new Set(['8.4.3 event.random']));
  });

  it.each([
    [62, { amazonas: {}, vaupes: {}, guainia: {} }],
    [66, { amazonas: { 'cartels-base': 1 }, choco: { 'cartels-base': 1 } }],
  ])('too few bases of the cartels for card %i go by the table', (card, grown) => {
    const filler = each(CITIES.slice(0, 7).map(spaceId), { 'cartels-base': 2 });
    const spaces = { ...grown, ...filler, ...(card === 66 ? { cali: {} } : {}) };
    const { g, steps } = playEvent(card, 'auc', spaces, { dice: toward('amazonas') });
    expect(chosen(steps, 'event.place')).toEqual(['space:amazonas']);
    expect(pieces(g, 'amazonas', 'cartels-base')).toBe(card === 66 ? 2 : 1);
  });
});

describe('8.4.3 and 8.3 LoCs', () => {
  const pipelines = PIPELINES.map(spaceId);

  it('pipelines of the highest Econ, then next to a random city (4)', () => {
    // The three of Econ 3 go without a question; none are left.
    expect(playEvent(4, 'farc', {}).steps).toEqual([]);
    const guarded = { 'loc-arauca-cucuta': { police: 1 } };
    const { steps } = playEvent(4, 'farc', guarded, { dice: toward('medellin') });
    expect(chosen(steps, 'event.pipeline')).toEqual(['space:loc-medellin-sincelejo']);
  });

  it('a pipeline, then the department next to it with the largest change (6)', () => {
    const { steps } = playEvent(6, 'auc', all('neutral'), { dice: [...toward('sincelejo'), ...toward('santander')] });
    expect(chosen(steps, 'event.pipeline')).toEqual(['space:loc-ayacucho-sincelejo']);
    // Antioquia and Santander have more people than Atlántico and Cesar.
    expect(chosen(steps, 'event.shiftOpposition')).toEqual(['space:santander']);
  });

  it('3 pipelines near FARC guerrillas, none Sabotaged already (51)', () => {
    const spaces = { santander: { 'farc-guerrilla': 1 }, 'loc-arauca-cucuta': { sabotage: true } };
    const { g, steps } = playEvent(51, 'cartels', spaces, { dice: [...toward('cucuta'), ...toward('bucaramanga'), 1] });
    expect(chosen(steps, 'event.pipeline')).toEqual([
      'space:loc-cucuta-ayacucho',
      'space:loc-ayacucho-sincelejo',
      'space:loc-bucaramanga-ayacucho',
    ]);
    expect(pipelines.filter((id) => g.terror[at(id)] > 0)).toHaveLength(4);
  });
});

describe('8.4 When another faction executes the event', () => {
  it('a non-player that decides in an event follows the same rules: cartels attack FARC (26)', () => {
    const spaces = { cali: { 'cartels-guerrilla': 6, 'farc-guerrilla': 1, 'farc-base': 1, police: 1 } };
    const { g } = playEvent(26, 'government', spaces, { half: 'unshaded', rolls: [2] });
    expect([pieces(g, 'cali', 'farc-base'), pieces(g, 'cali', 'police')]).toEqual([0, 1]);
  });

  it('in the order of the table, where it makes no difference (26)', () => {
    const both = { 'cartels-guerrilla': 1, 'farc-guerrilla': 1 };
    const event = { half: 'unshaded', rolls: [6, 6], dice: toward('pasto') } as const;
    const { steps } = playEvent(26, 'government', { cali: both, pasto: both }, event);
    expect(chosen(steps, 'event.space')).toEqual(['space:pasto', 'space:cali']);
  });

  it('too few markers for the Terror of the cartels: by the table (63)', () => {
    const spaces = { cali: { 'cartels-guerrilla': 1 }, pasto: { 'cartels-guerrilla': 1 }, huila: { terror: 39 } };
    const { g } = playEvent(63, 'government', spaces, { dice: toward('pasto') });
    expect([g.terror[at('pasto')], g.terror[at('cali')]]).toEqual([1, 0]);
  });

  it('the Government’s own choices stay its own (23)', () => {
    const asked: string[] = [];
    playEvent(
      23,
      'farc',
      { cali: { troops: 2 }, pasto: { troops: 2 } },
      {
        others: (decision) => {
          asked.push(decision.prompt.key);
          return decision.options[0];
        },
      },
    );
    expect(new Set(asked)).toEqual(new Set([promptKey('event.removeFrom')]));
  });
});
