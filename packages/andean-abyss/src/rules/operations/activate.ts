import type { Procedure } from '@sandtable/kernel';
import { NUMBER, pieceQuestion, SPACE } from '../../ask.js';
import type { Faction } from '../../factions.js';
import { isInsurgent } from '../../factions.js';
import { kindsIn } from '../../forces.js';
import type { Space } from '../../map.js';
import { isUnderground, ownerOf } from '../../pieces.js';
import type { Position } from '../../position.js';
import { flip } from '../../shipments.js';
import { strike } from '../strike.js';

export const ACTIVATE = {
  guerrilla: pieceQuestion('activate', '3.2.3', { space: SPACE, n: NUMBER }),
};

/** Sweep and Patrol turn up to `n` guerrillas in a space active (3.2.2-3), of the factions the Government targets. */
export function* activate(
  g: Position,
  space: Space,
  n: number,
  rule: string,
  spared: readonly Faction[],
  /** Must at least one faction be targeted? */
  atLeastOne = false,
): Procedure {
  if (n <= 0) return;
  const hidden = () => kindsIn(g, space, (piece) => isUnderground(piece) && !spared.includes(ownerOf(piece)));
  if (hidden().length === 0) return;
  yield* strike(
    g,
    ACTIVATE.guerrilla,
    (left) => ({ faction: 'government' as const, rule, space, n: left }),
    n,
    hidden,
    function* (piece) {
      const owner = ownerOf(piece);
      if (isInsurgent(owner)) flip(g, space, owner, 'active', 1);
    },
    atLeastOne,
  );
}
