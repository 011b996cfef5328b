import { type Chance, roll, rollAmong } from '@sandtable/kernel';
import { FOREIGN_CELLS, RANDOM_SPACES } from '../data/nonplayers.js';
import { econ, isCity, isLoc, type Space, spaceOf } from '../map.js';
import { adjacent, type Position } from '../position.js';

/** A space chosen by dice among equals (8.2, 8.3). */
export interface DrawnSpace {
  readonly space: Space;
  /** The roll as shown to people, such as `3-5-1`; empty for the even roll of 8.3, undefined if nothing was rolled. */
  readonly dice?: string;
}

/** 8.2: the cells in their order; a foreign country comes just before the space whose cell it shares. */
const CELLS: readonly (readonly Space[])[] = RANDOM_SPACES.map((id) => {
  const foreign = FOREIGN_CELLS.filter(([, sharing]) => sharing === id).map(([country]) => spaceOf(country));
  return [...foreign, spaceOf(id)];
});

/** The cell where three dice begin: red selects the column, yellow a group of three cells, green one of them. */
const cellOf = (red: number, yellow: number, green: number): number =>
  9 * Math.floor((red - 1) / 2) + 3 * Math.floor((yellow - 1) / 2) + Math.floor((green - 1) / 2);

/** 8.2: from the cell of the dice down the columns to the first candidate. */
export function walkTable(dice: readonly [number, number, number], candidates: readonly Space[]): Space | undefined {
  const start = cellOf(...dice);
  for (let step = 0; step < CELLS.length; step++) {
    const found = CELLS[(start + step) % CELLS.length].find((space) => candidates.includes(space));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** 8.2: one of these cities and departments. */
function drawOnTable(chance: Chance, candidates: readonly Space[]): DrawnSpace {
  const dice: [number, number, number] = [roll(chance), roll(chance), roll(chance)];
  const space = walkTable(dice, candidates);
  if (space === undefined) throw new Error(`no cell of the table has any of the spaces ${candidates.join(', ')}`);
  return { space, dice: dice.join('-') };
}

/** 8.3: of these LoCs the one of most Econ, then next to a random city, then by an even roll. */
function drawLoc(g: Position, chance: Chance, candidates: readonly Space[]): DrawnSpace {
  const most = Math.max(...candidates.map(econ));
  const richest = candidates.filter((loc) => econ(loc) === most);
  if (richest.length === 1) return { space: richest[0] };
  const cities = [...new Set(richest.flatMap((loc) => adjacent(g, loc)))].filter(isCity);
  const city = cities.length > 1 ? drawOnTable(chance, cities) : { space: cities[0] };
  const near = richest.filter((loc) => city.space !== undefined && adjacent(g, loc).includes(city.space));
  const last = near.length > 0 ? near : richest;
  if (last.length === 1) return { space: last[0], dice: city.dice };
  return { space: last[rollAmong(chance, last.length)], dice: city.dice ?? '' };
}

/** One of several equal spaces; cities and departments before LoCs, because the table has no LoCs. */
export function drawSpace(g: Position, chance: Chance, candidates: readonly Space[]): DrawnSpace {
  if (candidates.length === 1) return { space: candidates[0] };
  const onTable = candidates.filter((space) => !isLoc(space));
  if (onTable.length > 1) return drawOnTable(chance, onTable);
  return onTable.length === 1 ? { space: onTable[0] } : drawLoc(g, chance, candidates);
}
