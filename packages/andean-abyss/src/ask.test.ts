import { readSettings } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { confirm, sameSeat, seatOf } from './ask.js';
import { FACTIONS, INSURGENTS, isInsurgent } from './factions.js';
import { andeanAbyss } from './index.js';
import { POLICE, TROOPS } from './pieces.js';
import { CUBES } from './rules/move-cubes.js';
import { PROPAGANDA } from './rules/propaganda.js';
import { asidesFor, TRANSFER } from './rules/removal-and-transfers.js';
import { PROCESS } from './rules/special/process.js';
import { margins, rank, victory } from './rules/victory.js';
import { at, offers, positionWith, run } from './testing/positions.js';
import { promptKey } from './testing/prompt-key.js';

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
    const { decisions } = run(g, confirm(g, PROPAGANDA.backing, { faction: 'auc' }), ['yes']);
    expect(decisions[0].seat).toBe('government');
    expect(decisions[0].prompt).toMatchObject({ key: promptKey('backing'), params: { faction: 'faction:auc' } });
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
  const faction = 'cartels';
  const move = { faction, from: at('cali'), to: at('choco') } as const;
  const hand = { faction, space: at('cali') } as const;

  it('a single item that must be chosen is chosen without a question', () => {
    const g = positionWith({ spaces: { cali: { 'cartels-base': 1 } } });
    expect(run(g, PROCESS.base.ask(g, { faction })).value).toBe(at('cali'));
    expect(run(g, PROCESS.guerrilla.askFor(g, hand, [POLICE])).value).toBe(POLICE);
    expect(run(g, TRANSFER.to.askFor(g, { faction }, ['farc'])).value).toBe('farc');
    expect(run(g, CUBES.troops.ask(g, move, 2, 2)).value).toBe(2);
    expect(run(g, PROCESS.way.ask(g, { faction }, ['process-bases'])).value).toBe('process-bases');
  });

  it('returns undefined if there is nothing to choose', () => {
    const g = positionWith();
    expect(run(g, PROCESS.base.ask(g, { faction }, { may: 'may' })).value).toBeUndefined();
    expect(run(g, PROCESS.guerrilla.askFor(g, hand, [])).value).toBeUndefined();
    expect(run(g, TRANSFER.to.askFor(g, { faction }, [])).value).toBeUndefined();
    expect(run(g, CUBES.troops.ask(g, move, 1, 0)).value).toBe(0);
  });

  it('an optional choice can be declined', () => {
    const g = positionWith({ spaces: { cali: { 'cartels-base': 1 } } });
    expect(offers(PROCESS.base.ask(g, { faction }, { may: 'may' }))).toEqual(['space:cali', 'done']);
    expect(run(g, PROCESS.guerrilla.askFor(g, hand, [TROOPS, POLICE], 'may'), ['done']).value).toBeUndefined();
    expect(run(g, TRANSFER.to.askFor(g, { faction }, ['farc'], 'may'), ['done']).value).toBeUndefined();
    expect(offers(CUBES.troops.ask(g, move, 0, 2))).toEqual(['number:0', 'number:1', 'number:2']);
    expect(run(g, confirm(g, PROPAGANDA.backing, { faction }), ['no']).value).toBe(false);
  });
});
