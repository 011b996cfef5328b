import type { Message } from '@sandtable/kernel';
import { isOpen, settleAllAdvantages } from '../control.js';
import {
  ALL_SPACES,
  factsOf,
  isFort,
  isMarket,
  isPolitical,
  isTerritory,
  regionOf,
  type Space,
  spaceId,
} from '../map.js';
import { clone, DEAR_CONFLICT, NOBODY, type Position, SPAIN, sideOf, USA } from '../position.js';
import { advantageRef, spaceRef } from '../references.js';
import { type KeyOf, text } from '../text.js';

/** 3.2, 3.8: flags, Conflict markers, damage, Huguenots and Advantages where they can be. */
export function mapProblem(g: Position): Message | undefined {
  for (const space of ALL_SPACES) {
    const problem = spaceProblem(g, space);
    if (problem) return text(problem, { space: spaceRef(space) });
  }
  return huguenotProblem(g) ?? advantageProblem(g);
}

function spaceProblem(g: Position, space: Space): KeyOf<'wrong', 'space'> | undefined {
  const flag = g.flags[space];
  const conflict = g.conflicts[space];
  if (!mayFly(g, space)) return 'wrong.flag';
  if (conflict < 0 || conflict > DEAR_CONFLICT) return 'wrong.conflict';
  if (conflict > 0 && !isMarket(space) && !isPolitical(space)) return 'wrong.conflict';
  // 3.2.1, 10.0: spaces that open later are empty until then.
  if ((flag !== NOBODY || conflict > 0) && !isOpen(g, space)) return 'wrong.closed';
  if (g.damaged[space] === 0) return undefined;
  if (!isFort(space)) return 'wrong.damaged';
  // 7.1.2: only a Fort with a flag can be damaged, and the damage is removed with the flag.
  return flag === NOBODY ? 'wrong.damagedNobody' : undefined;
}

/** 7.3: Territories that can become independent. */
const INDEPENDENT: readonly string[] = ['northern-colonies', 'carolinas', 'san-agustin', 'quebec-and-montreal'];

/** Spain has flags only by 12.1, and the United States only on four Territories (7.3). */
function mayFly(g: Position, space: Space): boolean {
  const flag = g.flags[space];
  if (flag === SPAIN) return g.rules.spain === 'yes' && factsOf(space).spanish === true;
  if (flag === USA) return INDEPENDENT.includes(spaceId(space));
  return flag === NOBODY || sideOf(flag) !== undefined;
}

const MAX_HUGUENOTS = 2;
const AMERICA: readonly string[] = ['north-america', 'caribbean'];
/** Ministry 9: two markers at most, each on a Territory of America that is not British (R53). */
function huguenotProblem({ huguenots, flags }: Position): Message | undefined {
  const spaces = new Set(huguenots.map(({ space }) => space));
  const stray = [...spaces].some(
    (space) => !isTerritory(space) || sideOf(flags[space]) === 'britain' || !AMERICA.includes(regionOf(space)),
  );
  const wrong = stray || spaces.size !== huguenots.length || spaces.size > MAX_HUGUENOTS;
  return wrong ? text('wrong.huguenots') : undefined;
}

/** 8.1: each tile belongs to the side that holds all of its spaces, or to neither. */
function advantageProblem(g: Position): Message | undefined {
  const settled = clone(g);
  settleAllAdvantages(settled);
  const wrong = g.holders.findIndex((holder, i) => holder !== settled.holders[i]);
  return wrong < 0 ? undefined : text('wrong.advantage', { advantage: advantageRef(wrong) });
}
