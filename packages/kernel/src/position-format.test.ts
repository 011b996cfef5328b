import { describe, expect, expectTypeOf, it } from 'vitest';
import { type Chance, seedChance } from './chance.js';
import { InputError } from './errors.js';
import type { Json } from './game.js';
import { byKey, flagIfSet, integer, list, orBlank, word } from './json-format.js';
import { fieldDeclarations, positionFormat, type ViewOf } from './position-format.js';

const SEATS = ['red', 'blue'] as const;
type Seat = (typeof SEATS)[number];

interface Cards {
  readonly chance: Chance;
  turn: Seat;
  over: boolean;
  coins: Record<Seat, number>;
  row: number[];
  total: number;
}

const { open, partlyHidden, counted, shown } = fieldDeclarations<Cards>();
const FORMAT = positionFormat<Cards>()({
  turn: open('turn', word(SEATS)),
  over: open('over', flagIfSet),
  coins: open('coins', byKey(SEATS, integer(0, 9))),
  row: partlyHidden('row', list(orBlank(integer(1, 5), 0)), ({ row }, viewer) => {
    if (viewer !== 'red') row.fill(0, 1);
  }),
  total: counted('total', (g) => {
    g.total = g.coins.red + g.coins.blue;
  }),
  first: shown(({ row }) => row[0] ?? 0),
});

const begin = (): Cards => ({
  chance: seedChance('cards'),
  turn: 'red',
  over: false,
  coins: { red: 1, blue: 2 },
  row: [3, 4],
  total: 3,
});
const refusal = (json: Json): unknown => {
  try {
    FORMAT.openFile(json).readRest(begin());
  } catch (error) {
    return error instanceof InputError ? error.explanation : error;
  }
  return 'read';
};

describe('a position file', () => {
  it('has every field but those that are counted or only shown, and leaves out flags that are not set', () => {
    expect(FORMAT.fileFields).toEqual(['turn', 'over', 'coins', 'row']);
    expect(FORMAT.writeFile(begin())).toEqual({ turn: 'red', coins: { red: 1, blue: 2 }, row: [3, 4] });
  });

  it('changes what it lists, and what is counted follows', () => {
    const g = begin();
    FORMAT.openFile({ coins: { blue: 5 }, over: true }).readRest(g);
    expect(g).toMatchObject({ turn: 'red', over: true, coins: { red: 1, blue: 5 }, row: [3, 4], total: 6 });
  });

  it('says where it is wrong, and what is allowed', () => {
    expect(refusal({ color: 1 })).toEqual({
      key: 'error.note.unknown',
      params: { where: 'color', allowed: 'turn, over, coins, row' },
    });
    expect(refusal({ coins: { red: 10 } })).toEqual({
      key: 'error.note.number',
      params: { where: 'coins.red', least: 0, most: 9 },
    });
    expect(refusal({ turn: 'green' })).toMatchObject({ key: 'error.note.word', params: { where: 'turn' } });
  });

  it('may not have the blanks of a view', () => {
    expect(refusal({ row: [3, 0] })).toMatchObject({ key: 'error.note.number', params: { where: 'row.1' } });
  });

  it('can be read field by field where one depends on another', () => {
    const g = begin();
    const file = FORMAT.openFile({ turn: 'blue', row: [5] });
    file.read(g, 'row');
    expect(g).toMatchObject({ turn: 'red', row: [5] });
    expect([file.has('coins'), file.has('row'), file.has('row', 'x')]).toEqual([false, true, false]);
    g.row = [];
    file.readRest(g);
    expect(g).toMatchObject({ turn: 'blue', row: [] });
  });
});

describe('a view', () => {
  it('shows a seat what it may see, and has the type that the declaration says', () => {
    expectTypeOf<ViewOf<typeof FORMAT>>().toEqualTypeOf<{
      readonly turn: Seat;
      readonly coins: { readonly red: number; readonly blue: number };
      readonly row: readonly number[];
      readonly first: number;
      readonly over?: true;
    }>();
    const view = (seat: string) => FORMAT.writeView(FORMAT.hide(begin(), seat), seat);
    expect(view('red')).toEqual({ turn: 'red', coins: { red: 1, blue: 2 }, row: [3, 4], first: 3 });
    expect(view('blue').row).toEqual([3, 0]);
  });

  it('is read as the position that it shows', () => {
    const hidden = FORMAT.hide(begin(), 'blue');
    const empty: Cards = { ...begin(), coins: { red: 0, blue: 0 }, row: [], total: 0 };
    const { chance: _, ...seen } = FORMAT.readView(FORMAT.writeView(hidden, 'blue'), empty);
    const { chance: __, ...expected } = hidden;
    expect(seen).toEqual(expected);
  });

  it('does not show the dice to come', () => {
    expect([...FORMAT.hide(begin(), 'red').chance.state].every((word) => word === 1)).toBe(true);
  });
});
