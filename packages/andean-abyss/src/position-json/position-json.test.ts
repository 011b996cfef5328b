import { readFileSync } from 'node:fs';
import {
  type Beginning,
  InputError,
  type Json,
  newMatch,
  type PositionJson,
  readSettings,
  seedChance,
} from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { SPACE_IDS } from '../data/spaces.js';
import { andeanAbyss } from '../index.js';
import { PIECE_IDS } from '../pieces.js';
import { STEPS } from '../position.js';
import { FORMAT } from '../position-format.js';
import { answer, at, matchAt, pieces, positionWith, standard } from '../testing/positions.js';
import { promptKey } from '../testing/prompt-key.js';
import { readPosition } from './read.js';

const base = (options = {}) => andeanAbyss.setup(readSettings(andeanAbyss, options), seedChance('base'));
const refused = (note: Json, options = {}) => {
  try {
    readPosition(note, base(options));
  } catch (error) {
    if (error instanceof InputError) return error.explanation.key;
    throw error;
  }
  return 'read';
};

describe('a position file', () => {
  it('that is empty is the start of the game', () => {
    expect(FORMAT.writeFile(readPosition({}, base()))).toEqual(FORMAT.writeFile(base()));
  });

  it('changes only what it lists', () => {
    const g = standard({ aid: 12, resources: { farc: 3 }, spaces: { huila: { 'auc-guerrilla': 2 } } });
    expect(g.aid).toBe(12);
    expect(g.resources).toEqual({ government: 40, farc: 3, auc: 10, cartels: 10 });
    expect(pieces(g, 'huila', 'auc-guerrilla-underground')).toBe(2);
    expect(pieces(g, 'huila', 'farc-base')).toBe(0);
    expect(pieces(g, 'choco', 'farc-base')).toBe(1);
    expect(g.available[5]).toBe(4);
  });

  it('keeps the level of a space that it names without one', () => {
    const g = standard({ spaces: { bogota: { troops: 1 }, cali: { support: 'passive-support' } } });
    expect(g.support[at('bogota')]).toBe(2);
    expect(g.support[at('cali')]).toBe(1);
    expect(pieces(g, 'cali', 'troops')).toBe(0);
  });

  it('with onlyThese begins with an empty map and the levels of the standard deployment', () => {
    const g = positionWith();
    expect([...g.pieces].every((n) => n === 0)).toBe(true);
    expect(g.support[at('bogota')]).toBe(2);
    expect(g.available[0]).toBe(30);
  });

  it('takes guerrillas as underground by their short name, in spaces and under shipments', () => {
    const g = positionWith({
      spaces: { huila: { 'farc-guerrilla': 1, 'farc-guerrilla-underground': 1, 'farc-guerrilla-active': 1 } },
      shipments: [{ space: 'huila', guerrilla: 'farc-guerrilla' }],
    });
    expect(pieces(g, 'huila', 'farc-guerrilla-underground')).toBe(2);
    expect(g.shipments).toEqual([{ space: at('huila'), guerrilla: PIECE_IDS.indexOf('farc-guerrilla-underground') }]);
  });

  it('puts the card in play and the next one on a deck shuffled by the seed', () => {
    const g = standard({ card: 5, next: 9 });
    expect(g.deck.slice(0, 2)).toEqual([5, 9]);
    expect(new Set(g.deck).size).toBe(g.deck.length);
    expect(g.deck.filter((card) => card > 72)).toEqual([73, 74, 75, 76]);
    expect(g).toMatchObject({ step: 'act', turned: 1, seen: 2, propagandas: 0 });
    expect(g.turn.order).toEqual(['government', 'farc', 'cartels', 'auc']);
  });

  it('puts the next card on the deck before the first is turned', () => {
    const g = standard({ next: 9 });
    expect(g).toMatchObject({ step: 'card', turned: 0 });
    expect(g.deck[0]).toBe(9);
  });

  it('takes a played pile without the deck, or a deck with the card in play', () => {
    const g = standard({ played: [73, 5], next: 74 });
    expect(g).toMatchObject({ turned: 2, propagandas: 1, step: 'act' });
    expect(g.deck.slice(0, 3)).toEqual([73, 5, 74]);
    expect(g.deck.filter((card) => card > 72)).toEqual([73, 74, 75, 76]);
    expect(standard({ card: 5, deck: [73, 74, 75, 76] }).deck).toEqual([5, 73, 74, 75, 76]);
  });

  it('takes the propaganda cards that have come up out of the deck', () => {
    expect(standard({ card: 5, propagandas: 2 }).deck.filter((card) => card > 72)).toEqual([75, 76]);
    const final = standard({ card: 5, next: 73, propagandas: 3 });
    expect(final.deck.filter((card) => card > 72)).toEqual([73]);
  });

  it('lets a propaganda card say which one it is', () => {
    expect(standard({ card: 74 })).toMatchObject({ step: 'victory', propagandas: 2 });
    expect(standard({ card: 76 }).propagandas).toBe(4);
  });

  it('makes the faction act that it names', () => {
    expect(matchAt({ card: 1, acting: 'cartels' }).decision()?.seat).toBe('cartels');
    const second = { acted: [{ faction: 'auc', deed: 'event' }] };
    expect(matchAt({ card: 1, acting: 'farc', turn: second }).decision()?.prompt.key).toBe(promptKey('act.second'));
  });

  it('reads over a position of any kind, not only a new one', () => {
    const match = answer(matchAt({ played: [1], deck: [5, 9, 73, 74, 75, 76] }), 'pass', 'pass', 'pass', 'pass');
    const g = readPosition({ aid: 3 }, match.position);
    expect(FORMAT.writeFile(g)).toEqual({ ...FORMAT.writeFile(match.position), aid: 3 });
  });

  it('takes momentum by card too, as capabilities are written', () => {
    const byCard = standard({ momentum: { 42: 'farc', 12: 'auc' } });
    const listed = [
      { card: 12, faction: 'auc' },
      { card: 42, faction: 'farc' },
    ];
    expect(byCard.momentum).toEqual(listed);
    expect(FORMAT.writeFile(byCard)).toEqual(FORMAT.writeFile(standard({ momentum: listed })));
  });

  it('also takes who has acted by faction, in order', () => {
    const note = { card: 1, next: 2, turn: { acted: { government: 'pass', farc: 'operation-special' } } };
    const listed = [
      { faction: 'government', deed: 'pass' },
      { faction: 'farc', deed: 'operation-special' },
    ];
    expect(standard(note).turn.acted).toEqual(listed);
    expect(FORMAT.writeFile(standard(note))).toEqual(FORMAT.writeFile(standard({ ...note, turn: { acted: listed } })));
  });

  it.each(STEPS)('is read back as it was written at step %s', (step) => {
    const card = ['deploy', 'card', 'act', 'adjust'].includes(step) ? 5 : step === 'final' ? 76 : 75;
    const g = standard({
      card,
      step,
      foreign: ['panama'],
      aucGone: 2,
      aid: 7,
      president: 'pastrana',
      eligible: ['auc', 'farc'],
      roundJustRun: true,
      capabilities: { 9: 'shaded' },
      momentum: [{ card: 17, faction: 'cartels' }],
      turn: { acted: [{ faction: 'government', deed: 'pass' }], barred: ['cartels'], staying: ['government'] },
      spaces: {
        panama: { 'cartels-guerrilla-active': 1 },
        huila: { zone: true, terror: 2, 'farc-base': 1, control: 'farc' },
        'loc-cali-pasto': { sabotage: true, troops: 1 },
      },
      shipments: [{ space: 'panama', guerrilla: 'cartels-guerrilla-active' }],
    });
    expect(FORMAT.writeFile(readPosition(JSON.parse(JSON.stringify(FORMAT.writeFile(g))), base()))).toEqual(
      FORMAT.writeFile(g),
    );
  });
});

describe('a position file is refused', () => {
  const two = { 'farc-base': 2 };
  it.each<[string, string, Json]>([
    ['that is no object', 'error.note.object', []],
    ['with a field that there is not', 'error.note.unknown', { spice: 1 }],
    ['with a space that there is not', 'error.note.unknown', { spaces: { arrakis: {} } }],
    ['with a piece that there is not', 'error.note.unknown', { spaces: { cali: { tanks: 1 } } }],
    ['with part of a piece', 'error.note.number', { spaces: { cali: { troops: 1.5 } } }],
    ['with a number out of range', 'error.note.number', { aid: 30 }],
    ['with resources out of range', 'error.note.number', { resources: { farc: 100 } }],
    ['with a flag that is none', 'error.note.flag', { onlyThese: 'yes' }],
    ['with a list that is none', 'error.note.list', { shipments: {} }],
    ['with a president who never was', 'error.note.word', { president: 'bolivar' }],
    ['with a level that there is not', 'error.note.word', { spaces: { cali: { support: 'love' } } }],
    ['with half a shipment', 'error.note.missing', { shipments: [{ space: 'huila' }] }],
    ['with half a momentum', 'error.note.missing', { momentum: [{ card: 12 }] }],
    ['with a deed that there is not, by faction', 'error.note.word', { card: 1, turn: { acted: { farc: 'op' } } }],
    ['with a deed of nobody', 'error.note.missing', { card: 1, turn: { acted: [{ deed: 'pass' }] } }],
    ['with too many pieces', 'wrong.tooMany', { spaces: { cali: { troops: 22 } } }],
    [
      'with too many guerrillas, active and underground',
      'wrong.tooMany',
      { spaces: { cali: { 'auc-guerrilla-active': 13 } } },
    ],
    ['with too many of those out of the game', 'wrong.tooMany', { aucGone: 13 }],
    ['with three bases in a space', 'wrong.bases', { spaces: { cali: { ...two, 'auc-base': 1 } } }],
    ['with a base on a LoC', 'wrong.bases', { spaces: { 'loc-cali-pasto': { 'auc-base': 1 } } }],
    ['with Government pieces in a FARC Zone', 'wrong.zone', { spaces: { huila: { zone: true, police: 1 } } }],
    ['with a FARC Zone in a city', 'wrong.zoneHere', { spaces: { cali: { zone: true } } }],
    ['with control of a LoC', 'wrong.controlHere', { spaces: { 'loc-cali-pasto': { control: 'farc' } } }],
    ['with pieces in a country not in play', 'wrong.foreign', { spaces: { ecuador: { troops: 1 } } }],
    [
      'with three pieces in Ecuador',
      'wrong.ecuador',
      { foreign: ['ecuador'], spaces: { ecuador: { troops: 2, police: 1 } } },
    ],
    ['with support where nobody lives', 'wrong.level', { spaces: { vaupes: { support: 'passive-support' } } }],
    ['with Terror on a LoC', 'wrong.terrorOnLoc', { spaces: { 'loc-cali-pasto': { terror: 1 } } }],
    ['with Sabotage in a city', 'wrong.sabotageHere', { spaces: { cali: { sabotage: true } } }],
    ['with more than 40 markers', 'wrong.markers', { spaces: { cali: { terror: 30 }, pasto: { terror: 11 } } }],
    ['with a shipment under nobody', 'wrong.shipment', { shipments: [{ space: 'cali', guerrilla: 'farc-guerrilla' }] }],
    [
      'with five shipments',
      'wrong.shipments',
      { shipments: Array(5).fill({ space: 'cali', guerrilla: 'cartels-guerrilla' }) },
    ],
    ['with a card that does not last as momentum by card', 'error.note.unknown', { momentum: { 1: 'farc' } }],
    ['with a card that does not last as momentum', 'wrong.momentum', { momentum: [{ card: 1, faction: 'farc' }] }],
    ['with a card twice', 'wrong.cardTwice', { played: [1], deck: [1, 73, 74, 75, 76] }],
    ['with the card in play told twice', 'wrong.cardsTwoWays', { card: 1, played: [1] }],
    ['with the next card told twice', 'wrong.cardsTwoWays', { next: 1, deck: [1] }],
    ['with too few propaganda cards to end the game', 'wrong.propagandas', { card: 1, deck: [73, 74, 75] }],
    ['with an event after the final propaganda', 'wrong.over', { card: 1, propagandas: 4 }],
    ['with nothing to act on', 'wrong.noEvent', { step: 'act' }],
    ['with somebody acting on a propaganda', 'wrong.noEvent', { card: 73, step: 'act' }],
    ['with an order of three', 'wrong.order', { card: 1, turn: { order: ['farc', 'auc', 'cartels'] } }],
    [
      'with an order of one faction twice',
      'wrong.order',
      { card: 1, turn: { order: ['farc', 'auc', 'farc', 'cartels'] } },
    ],
    [
      'with a faction that acted twice',
      'wrong.actedTwice',
      { card: 1, turn: { acted: [{ faction: 'auc' }, { faction: 'auc' }] } },
    ],
    ['with an ineligible faction acting', 'wrong.acting', { card: 1, eligible: ['farc'], acting: 'auc' }],
    ['with a barred faction acting', 'wrong.acting', { card: 1, turn: { barred: ['auc'] }, acting: 'auc' }],
    [
      'with a faction acting that is done',
      'wrong.acting',
      { card: 1, turn: { acted: [{ faction: 'auc' }] }, acting: 'auc' },
    ],
    [
      'with a third to execute',
      'wrong.acting',
      { card: 1, turn: { acted: [{ faction: 'auc' }, { faction: 'farc' }] }, acting: 'cartels' },
    ],
    ...['victory', 'control', 'resources', 'support', 'election', 'backing', 'redeploy', 'reset', 'final'].flatMap(
      (step): [string, string, Json][] => [
        [`at ${step} before any card`, 'wrong.noPropaganda', { step }],
        [`at ${step} with an event in play`, 'wrong.noPropaganda', { card: 5, step }],
      ],
    ),
    ['that adjusts eligibility after a propaganda', 'wrong.noEvent', { card: 73, step: 'adjust' }],
    ['that ends before the final propaganda', 'wrong.notFinal', { card: 75, step: 'final' }],
    ['that would play a card after the final propaganda', 'wrong.over', { card: 76, step: 'reset' }],
    ['that redeploys after the final propaganda', 'wrong.over', { card: 76, step: 'redeploy' }],
    ['with a card behind the final propaganda', 'wrong.over', { played: [73, 74, 75, 76, 5] }],
    [
      'with a phase of a round behind the final propaganda',
      'wrong.noPropaganda',
      { played: [73, 74, 75, 76, 5], step: 'resources' },
    ],
    [
      'with two events on one card (2.3.4)',
      'wrong.secondEvent',
      { card: 1, turn: { acted: { government: 'event', farc: 'event' } } },
    ],
    [
      'with an event after an operation without a special activity',
      'wrong.secondEvent',
      { card: 1, turn: { acted: { government: 'operation', farc: 'event' } } },
    ],
    [
      'with three that executed',
      'wrong.thirdActed',
      { card: 1, turn: { acted: { government: 'event', farc: 'operation', auc: 'operation' } } },
    ],
    ['with somebody acting between cards', 'wrong.acting', { acting: 'auc' }],
    ['that has not seen what was played', 'error.note.number', { played: [1, 2], seen: 1 }],
  ])('%s', (_, key, note) => {
    expect(refused(note)).toBe(key);
  });

  it('at the end of the short game', () => {
    expect(refused({ card: 1, propagandas: 3 }, { length: 'short' })).toBe('wrong.over');
    expect(refused({ card: 1, propagandas: 3 })).toBe('read');
  });
});

describe('docs/positions-andean-abyss.md', () => {
  const page = readFileSync(new URL('../../../../docs/positions-andean-abyss.md', import.meta.url), 'utf8');
  const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)]
    .map(([, json]) => JSON.parse(json).new)
    .map(({ options, ...rest }) => ({ ...rest, settings: options }) as Beginning);

  it('shows positions that can be played', () => {
    const asked = examples.map((beginning) => newMatch(andeanAbyss, { ...beginning, seed: 'page' }).decision());
    expect(asked.map((decision) => [decision?.seat, decision?.prompt.key])).toEqual([
      ['government', promptKey('act.first')],
      ['auc', promptKey('act.first')],
      ['government', promptKey('civic.space')],
      ['farc', promptKey('act.second.limited')],
      ['auc', promptKey('act.first.limited')],
    ]);
    expect(asked[3]?.options).toContain('event');
  });

  it('can be continued during its Sweep and its Attack', () => {
    const sweep = newMatch(andeanAbyss, { ...examples[0], seed: 'page' });
    answer(sweep, 'sweep', 'space:huila', 'space:bogota', 'number:4');
    expect(sweep.decision()?.seat).toBe('government');
    const attack = newMatch(andeanAbyss, { ...examples[1], seed: 'page' });
    answer(attack, 'attack', 'space:arauca', 'attack');
    expect(pieces(attack.position, 'arauca', 'farc-base')).toBe(0);
  });

  it.each([...SPACE_IDS, ...STEPS])('names %s', (word) => {
    expect(page).toContain(`\`${word}\``);
  });

  it('names every field that is written', () => {
    const fields = Object.keys(
      FORMAT.writeFile(standard({ card: 1, foreign: ['ecuador'], aucGone: 1 })) as PositionJson,
    );
    for (const field of fields) expect(page).toContain(field === 'turn' ? '`turn.order`' : `\`${field}\``);
  });
});
