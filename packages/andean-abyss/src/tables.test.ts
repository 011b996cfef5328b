import { newMatch, words } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { andeanAbyss as game } from './index.js';

/** The cells of the row with this name, as a reader sees them. */
function row(position: object, name: string, language: 'en' | 'pl' = 'en'): string[] {
  const said = words(language, [game.messages], game.names);
  const match = newMatch(game, { seed: 'tables', position: { card: 1, onlyThese: true, ...position } });
  const rows = game.tables(match.position).flatMap((table) => table.rows);
  const texts = rows.map((cells) => cells.map((cell) => (typeof cell === 'object' ? said.say(cell) : String(cell))));
  return texts.find(([first]) => first.startsWith(name)) ?? [];
}

describe('the map as tables', () => {
  it('lists level, Terror and FARC Zone, whichever there are', () => {
    const spaces = {
      huila: { terror: 2, zone: true, support: 'passive-opposition' },
      vichada: { terror: 1, control: 'farc', 'farc-base': 1 },
      'loc-cali-pasto': { sabotage: true },
    };
    const position = { card: 73, step: 'support', spaces };
    expect(row(position, 'Huila')[2]).toBe('Passive Opposition, 2 Terror, FARC Zone');
    expect(row(position, 'Vichada').slice(2, 4)).toEqual(['1 Terror', 'FARC']);
    expect(row(position, 'Guainía')[2]).toBe('');
    expect(row(position, 'Cali – Pasto')[2]).toBe('sabotaged');
  });

  it('writes pieces by the letters of the language, and says who holds shipments', () => {
    const position = {
      spaces: {
        cali: { troops: 3, police: 1, 'government-base': 1, 'farc-guerrilla': 2, 'farc-guerrilla-active': 1 },
        huila: { 'cartels-guerrilla': 1, 'auc-guerrilla': 1 },
      },
      shipments: [
        { space: 'cali', guerrilla: 'farc-guerrilla' },
        { space: 'huila', guerrilla: 'auc-guerrilla' },
        { space: 'huila', guerrilla: 'cartels-guerrilla' },
      ],
    };
    expect(row(position, 'Cali').slice(4)).toEqual(['3T 1P 1B', '2u 1a', '', '', '1 FARC']);
    expect(row(position, 'Cali', 'pl').slice(4)).toEqual(['3W 1P 1B', '2u 1a', '', '', '1 FARC']);
    expect(row(position, 'Huila')[8]).toBe('1 AUC, 1 Cartels');
    expect(row(position, 'Signs')[1]).toContain('u Underground Guerrilla');
  });

  it('says who would control a space (6.2), or by the markers while there are any', () => {
    const spaces = {
      cali: { troops: 2, 'farc-guerrilla': 1 },
      huila: { 'farc-guerrilla': 2, police: 1 },
      'meta-west': { 'farc-guerrilla': 1, police: 1 },
      antioquia: { 'auc-guerrilla': 3 },
    };
    const control = (position: object) =>
      ['Cali', 'Huila', 'Meta West', 'Antioquia'].map((space) => row(position, space)[3]);
    expect(control({ spaces: spaces })).toEqual(['Gov.', 'FARC', '', '']);
    const marked = { ...spaces, huila: { ...spaces.huila, control: 'government' } };
    expect(control({ card: 73, step: 'support', spaces: marked })).toEqual(['', 'Gov.', '', '']);
  });

  it('says what each faction is after, and whether it may act on this card (2.3)', () => {
    const turn = { order: ['auc', 'farc', 'government', 'cartels'], acted: [{ faction: 'auc', deed: 'pass' }] };
    const position = { step: 'act', eligible: ['farc', 'auc', 'cartels'], turn };
    expect(row(position, 'Government').slice(3)).toEqual(['Ineligible', expect.any(String), 'Total Support above 60']);
    expect(row(position, 'AUC')[3]).toBe('has passed');
    expect(row(position, 'FARC')[3]).toBe('yes');
    expect(row(position, 'Cartels').at(-1)).toBe('more than 10 Bases and more than 40 Resources');
  });
});
