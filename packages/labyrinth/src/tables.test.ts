import { kernelMessages, words } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { labyrinth as game } from './index.js';
import type { Position } from './position.js';
import { type PositionFields, positionWith } from './testing/positions.js';

const speaker = words('en', [kernelMessages, game.messages], game.names);

/** Rows as they are read, by their first cell. */
function rows(g: Position): Map<string, readonly string[]> {
  const said = game
    .tables(g)
    .flatMap(({ rows: all }) =>
      all.map((row) => row.map((cell) => (typeof cell === 'object' ? speaker.say(cell) : speaker.name(String(cell))))),
    );
  return new Map(said.reverse().map(([first, ...rest]) => [first, rest]));
}

const TABLE: PositionFields = {
  us: [14, 43],
  jihadist: [50],
  nato: 'iraq',
  marks: ['sadr', 'patriot-act'],
  lapsing: [117],
  reserves: { jihadist: 1 },
  countries: {
    iraq: {
      governance: 'poor',
      alignment: 'ally',
      active: 1,
      sleepers: 2,
      troops: 6,
      aid: 1,
      regimeChange: 'green',
      plots: [1],
    },
    somalia: { besieged: true, cadre: true },
    spain: { posture: 'soft' },
  },
};

describe('the tables', () => {
  const of = (seat: string, options = {}) => rows(game.redact(positionWith(TABLE, options), seat));

  it('show every country', () => {
    const seen = of('us');
    expect(seen.get('Iraq*')).toEqual([
      '4+',
      'Poor',
      'Ally',
      '1a 2s Sadr',
      '6 NATO',
      'Regime Change (green), Aid 1, 1 × hidden plot',
    ]);
    expect(seen.get('Somalia')).toEqual(['1', 'unmarked', '', '', '', 'Besieged Regime, cadre']);
    expect(of('jihadist').get('Iraq*')?.[5]).toContain('1 × Plot 1');
    const all = game.tables(positionWith(TABLE)).map(({ title, rows: { length } }) => [title.key, length]);
    expect(all.slice(0, 2)).toEqual([
      ['table.muslim', 18],
      ['table.others', 20],
    ]);
  });

  it('show tracks and cards', () => {
    const seen = of('us');
    expect(seen.get('Prestige (1–12)')).toEqual(['7, High']);
    expect(seen.get('World Posture')).toEqual(['Even']);
    expect(seen.get('Troops on the track')).toEqual(['9, War']);
    expect(seen.get('Cells on the track')).toEqual(['12, 7 for Recruit']);
    expect(seen.get('Reserves: Jihadists')).toEqual(['1']);
    expect(seen.get('In effect')).toEqual(['Patriot Act, Sadr']);
    expect(seen.get('In effect until the turn ends')).toEqual(['Oil Price Spike']);
    expect(seen.get('Draw pile (deck 1 of 1)')).toEqual(['116']);
    expect(seen.get('US aim: cells on the map (0)')).toEqual(['4']);
    expect(of('us', { solitaire: 'yes' }).has('US aim: cells on the map (0)')).toBe(false);
  });

  it('name the reader’s cards and count the others', () => {
    expect(of('us').get('Hand: US')).toEqual(['Covert Action, Patriot Act']);
    expect(of('us').get('Hand: Jihadists')).toEqual(['1 card']);
    expect(of('observer').get('Hand: US')).toEqual(['2 cards']);
  });

  it('show adjacent countries, with Patriot Act (43)', () => {
    const neighbors = game.tables(positionWith(TABLE)).find(({ detail }) => detail);
    const row = neighbors?.rows.find(([country]) => country === 'space:united-states');
    expect(row?.[1]).toEqual({ key: 'option.reference', params: { it: 'space:canada' } });
  });
});
