import { readSettings } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { confirm, pickFaction, pickNumber, pickPiece, pickSpace, pickWord, question, sameSeat, seatOf } from './ask.js';
import { FACTIONS, INSURGENTS, isInsurgent } from './factions.js';
import { andeanAbyss } from './index.js';
import { POLICE, TROOPS } from './pieces.js';
import { asidesFor } from './rules/removal-and-transfers.js';
import { margins, rank, victory } from './rules/victory.js';
import { at, offers, positionWith, run } from './testing/positions.js';

const q = question('auc', 'zone', '1.5');

describe('1.5 Players and factions', () => {
  it('four factions, three of them insurgent', () => {
    expect(FACTIONS).toEqual(['government', 'farc', 'auc', 'cartels']);
    expect(INSURGENTS).toEqual(['farc', 'auc', 'cartels']);
    expect(isInsurgent('government')).toBe(false);
  });

  it('four players have a faction each', () => {
    const g = positionWith({}, { players: '4' });
    expect(FACTIONS.map((f) => seatOf(g, f))).toEqual(FACTIONS);
  });

  it('without non-players, AUC plays the cartels in a game of three', () => {
    const g = positionWith({}, { players: '3' });
    expect(FACTIONS.map((f) => seatOf(g, f))).toEqual(['government', 'farc', 'auc', 'auc']);
    expect(andeanAbyss.seats(readSettings(andeanAbyss, { players: '3' }))).toEqual(['government', 'farc', 'auc']);
  });

  it('without non-players, the Government plays AUC and FARC the cartels in a game of two', () => {
    const g = positionWith({}, { players: '2' });
    expect(FACTIONS.map((f) => seatOf(g, f))).toEqual(['government', 'farc', 'government', 'farc']);
    expect(sameSeat(g, 'auc', 'government')).toBe(true);
    expect(sameSeat(g, 'auc', 'farc')).toBe(false);
    expect(andeanAbyss.seats(readSettings(andeanAbyss, { players: '2' }))).toEqual(['government', 'farc']);
  });

  it('asks the player of the faction, naming the faction', () => {
    const g = positionWith({}, { players: '2' });
    const { decisions } = run(g, confirm(g, q), ['yes']);
    expect(decisions[0].seat).toBe('government');
    expect(decisions[0].prompt).toMatchObject({ key: 'ask.zone', params: { faction: 'faction:auc' } });
  });

  it('a shared player wins only with all its factions, and ranks by the lower margin (T26)', () => {
    const bases = (n: number) => ({ 'auc-base': n });
    const spaces = { cali: bases(2), choco: bases(1) };
    const four = positionWith({ spaces }, { players: '4' });
    expect(margins(four).auc).toBe(3);
    expect(victory(four)).toBeDefined();
    const two = positionWith({ spaces }, { players: '2' });
    expect(victory(two)).toBeUndefined();
    const { ranking } = rank(two, 'final');
    expect(ranking.find((r) => r.seat === 'government')?.score).toBe(margins(two).government);
  });

  it('no transfers between two factions of one player', () => {
    const resources = { government: 0, farc: 0, auc: 0, cartels: 5 };
    const shared = positionWith({ resources }, { players: '2' });
    expect(asidesFor(shared, 'farc', { refused: [] })).toEqual([]);
    const apart = positionWith({ resources }, { players: '4' });
    expect(asidesFor(apart, 'farc', { refused: [] })).toEqual(['aside:transfer']);
  });
});

describe('1.5 Questions', () => {
  it('a single item that must be chosen is chosen without a question', () => {
    const g = positionWith();
    expect(run(g, pickSpace(g, q, [at('cali')])).value).toBe(at('cali'));
    expect(run(g, pickPiece(g, q, [POLICE])).value).toBe(POLICE);
    expect(run(g, pickFaction(g, q, ['farc'])).value).toBe('farc');
    expect(run(g, pickNumber(g, q, 2, 2)).value).toBe(2);
    expect(run(g, pickWord(g, q, ['base'])).value).toBe('base');
  });

  it('returns undefined if there is nothing to choose', () => {
    const g = positionWith();
    expect(run(g, pickSpace(g, q, [], 'may')).value).toBeUndefined();
    expect(run(g, pickPiece(g, q, [])).value).toBeUndefined();
    expect(run(g, pickFaction(g, q, [])).value).toBeUndefined();
    expect(run(g, pickNumber(g, q, 1, 0)).value).toBe(0);
  });

  it('an optional choice can be declined', () => {
    const g = positionWith();
    expect(offers(pickSpace(g, q, [at('cali')], 'may'))).toEqual(['space:cali', 'done']);
    expect(run(g, pickPiece(g, q, [TROOPS, POLICE], 'may'), ['done']).value).toBeUndefined();
    expect(run(g, pickFaction(g, q, ['farc'], 'may'), ['done']).value).toBeUndefined();
    expect(offers(pickNumber(g, q, 0, 2))).toEqual(['number:0', 'number:1', 'number:2']);
    expect(run(g, confirm(g, q), ['no']).value).toBe(false);
  });
});
