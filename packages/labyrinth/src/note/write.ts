import type { Json } from '@sandtable/kernel';
import type { Position } from '../position.js';

/** The position as a person would write it down. */
export function write(g: Position): Json {
  const { chance: _, journal: __, rules: ___, ...rest } = g;
  return JSON.parse(JSON.stringify(rest));
}
