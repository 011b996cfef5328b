import { type Chance, randomBelow } from '@sandtable/kernel';

const WORD = 0x1_0000_0000;

/** A number from 0 up to 1. */
export const randomUnit = (chance: Chance): number => randomBelow(chance, WORD) / WORD;

/** A number of the normal distribution (Box-Muller). */
export const randomNormal = (chance: Chance): number =>
  Math.sqrt(-2 * Math.log(1 - randomUnit(chance))) * Math.cos(2 * Math.PI * randomUnit(chance));

/** One of these. */
export function randomItem<T>(chance: Chance, items: readonly T[]): T {
  const item = items[randomBelow(chance, items.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
}

/** One of the main options; an aside only if there is nothing else. */
export function randomOption(chance: Chance, options: readonly string[]): string {
  let main = options.length;
  while (main > 0 && options[main - 1]?.startsWith('aside:')) main--;
  return randomItem(chance, main > 0 ? options.slice(0, main) : options);
}

/** A text's hash of 52 bits as letters, for seeds that follow from what a seat sees. */
export function hashText(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit, 0x85ebca6b) ^ (b >>> 13);
  }
  return `${(a >>> 0).toString(36)}.${(b >>> 0).toString(36)}`;
}
