import { COLUMN, PLATES, ROW } from './seeds.mjs';

/** Plates of countries: their boxes in the panel, and the places of their spaces. */

export const TITLE = 34;
const boxOf = ({ at: [x, y], rows }) => {
  const width = rows[0].length * COLUMN + 8;
  const height = rows.length * ROW + TITLE + 4;
  return [x - width / 2, y - height / 2, width, height];
};

export const platesIn = (region) =>
  Object.entries(PLATES[region] ?? {}).map(([country, plate]) => {
    const box = boxOf(plate);
    const places = plate.rows.flatMap((row, r) =>
      row.map((id, c) => [id, [box[0] + 2 + COLUMN * (c + 0.5), box[1] + TITLE + ROW * (r + 0.5)]]),
    );
    return { country, box, places };
  });

export const plateBoxes = (region) => platesIn(region).map(({ box }) => box);
