import type { Json } from '@sandtable/kernel';
import { clone, type Position } from '../position.js';

/** A position from a note; what it leaves out is as in `base`. */
export function read(json: Json, base: Position): Position {
  return Object.assign(clone(base), json);
}
