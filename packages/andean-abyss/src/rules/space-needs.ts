import type { NeedTerms } from '@sandtable/kernel';
import { type Insurgent, isInsurgent } from '../factions.js';
import { MISIL_ANTIAEREO, missilesForbid } from '../lasting-events.js';
import { isLoc, type Space } from '../map.js';
import type { Execution } from '../operation.js';
import { hasMomentum, type Position } from '../position.js';
import { factionRef, spaceRef } from '../references.js';
import { affords } from './execution.js';

/** Needs that questions for a space have in common. The texts are under `need.` in `conditions/words`. */

export type SpaceNeed<C> = NeedTerms<Position, C, Space, unknown>;

export const isLand = (_g: Position, _c: unknown, space: Space): boolean => !isLoc(space);
export const isOnLoc = (_g: Position, _c: unknown, space: Space): boolean => isLoc(space);

/** 6.4.4: the Government may not enter a FARC Zone. */
export const NO_ZONE: SpaceNeed<unknown> = { holds: (g, _, space) => !g.zones[space], shown: 'unmet' };

/** No space is selected twice in an operation (E9). */
export const FRESH: SpaceNeed<Execution> = { holds: (_, x, space) => !x.selected.includes(space), shown: 'unmet' };

/** The special activity has not been done there yet. */
export const UNUSED: SpaceNeed<Execution> = {
  holds: (_, x, space) => !x.specialSpaces.includes(space),
  shown: 'unmet',
};

/** A second operation on the card may be limited to the spaces of the first. */
export const WITHIN: SpaceNeed<Execution> = {
  holds: (_, x, space) => x.within === undefined || x.within.includes(space),
  shown: (_, x) => x.within !== undefined,
};

/** The faction can pay for the space. Not shown where nothing has to be paid. */
export const paid = (
  cost: (g: Position, space: Space) => number,
  most: (g: Position) => number,
): SpaceNeed<Execution> => ({
  holds: (g, x, space) => affords(g, x, cost(g, space)),
  shown: (g, x, space) => !x.free && cost(g, space) > 0,
  params: (g) => ({ n: most(g) }),
});
export const paidFor = (cost: number): SpaceNeed<Execution> =>
  paid(
    () => cost,
    () => cost,
  );

/** Another space than the one that the question names. */
export const otherThanFrom: SpaceNeed<{ readonly from: Space }> = {
  holds: (_, { from }, space) => space !== from,
  shown: 'unmet',
  params: (_, { from }) => ({ space: spaceRef(from) }),
};
export const otherThanTo: SpaceNeed<{ readonly to: Space }> = {
  holds: (_, { to }, space) => space !== to,
  shown: 'unmet',
  params: (_, { to }) => ({ space: spaceRef(to) }),
};

/** Card 27, shaded. */
export const NO_MISSILES: SpaceNeed<unknown> = {
  holds: (g, _, space) => !missilesForbid(g, space),
  shown: (g) => hasMomentum(g, MISIL_ANTIAEREO),
  params: { card: `card:${MISIL_ANTIAEREO}` },
};

/** The faction of an insurgent operation (3.3). */
export function insurgentOf(x: { readonly faction: Execution['faction'] }): Insurgent {
  if (!isInsurgent(x.faction)) throw new Error('the Government has no insurgent operations');
  return x.faction;
}

/** The faction's name, for the texts of needs. */
export const named = (_: Position, c: { readonly faction: Execution['faction'] }) => ({
  faction: factionRef(c.faction),
});
export const FARC_NAME = { faction: factionRef('farc') };
export const AUC_NAME = { faction: factionRef('auc') };
export const CARTELS_NAME = { faction: factionRef('cartels') };
export const GOVERNMENT_NAME = { faction: factionRef('government') };
