import { Fields, type Json } from '@sandtable/kernel';
import { type BySide, SIDES } from '../sides.js';

/** A number for each side; one that is left out stays as it is. */
export function readNumbers(note: Fields, key: string, into: BySide<number>, most: number): void {
  if (!note.has(key)) return;
  const given = Fields.of(note.raw(key), key, SIDES);
  for (const side of SIDES) into[side] = given.number(side, 0, most) ?? into[side];
}

/** A number in a list. */
export const numberIn = (json: Json, where: string, least: number, most: number): number =>
  Fields.of({ [where]: json }, '', [where]).number(where, least, most) ?? least;
