import type { Execution, SpecialId } from '../../operation.js';
import type { Position } from '../../position.js';
import { factionRef } from '../../references.js';
import { log } from '../../text.js';

/** From here the operation has this special activity, and no other type (4.1). */
export function startSpecial(g: Position, x: Execution, id: SpecialId): void {
  if (x.special === undefined) log(g, 'log.special', { faction: factionRef(x.faction), special: `special:${id}` });
  x.special = id;
}
