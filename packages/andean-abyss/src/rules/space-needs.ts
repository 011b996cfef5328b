import type { GeneralNeed, NeedTerms, ParamsNamed, PrintedNeed } from '@sandtable/kernel';
import { type Insurgent, isInsurgent } from '../factions.js';
import { MISIL_ANTIAEREO, missilesForbid } from '../lasting-events.js';
import { isDepartment, isLoc, population, type Space } from '../map.js';
import type { Execution } from '../operation.js';
import { hasMomentum, type Position } from '../position.js';
import { factionRef, spaceRef } from '../references.js';
import { affords } from './execution.js';

/** Needs that questions for a space have in common. The texts are under `need.` in `conditions/words`. */

/** `Names` are the parameters of its text. */
export type SpaceNeed<C, Names extends string = never> = NeedTerms<Position, C, Space, unknown, ParamsNamed<Names>>;
/** A need that the map decides. */
export type PrintedSpaceNeed = PrintedNeed<Position, unknown, Space, unknown>;
/** A need that is the same for every space. */
export type GeneralSpaceNeed<C, Names extends string> = GeneralNeed<Position, C, Space, unknown, ParamsNamed<Names>>;

export const LAND: PrintedSpaceNeed = { printed: (space) => !isLoc(space) };
export const ON_LOC: PrintedSpaceNeed = { printed: isLoc };
export const DEPARTMENT: PrintedSpaceNeed = { printed: isDepartment };
export const HAS_POPULATION: PrintedSpaceNeed = { printed: (space) => population(space) > 0 };

/** 6.4.4: the Government may not enter a FARC Zone. */
export const NO_ZONE: SpaceNeed<unknown> = { holds: (g, _, space) => !g.zones[space], shown: 'unmet' };

/** No space is selected twice in an operation (E9). */
export const FRESH: SpaceNeed<Execution> = {
  applies: (_, x) => x.selected.length > 0,
  holds: (_, x, space) => !x.selected.includes(space),
  shown: 'unmet',
};

/** The special activity has not been done there yet. */
export const UNUSED: SpaceNeed<Execution> = {
  applies: (_, x) => x.specialSpaces.length > 0,
  holds: (_, x, space) => !x.specialSpaces.includes(space),
  shown: 'unmet',
};

/** A second operation on the card may be limited to the spaces of the first. */
export const WITHIN: SpaceNeed<Execution> = {
  applies: (_, x) => x.within !== undefined,
  holds: (_, x, space) => x.within?.includes(space) === true,
};

/** The faction can pay for the space. Not shown where nothing has to be paid. */
export const paid = (
  cost: (g: Position, space: Space) => number,
  most: (g: Position) => number,
): SpaceNeed<Execution, 'n'> => ({
  holds: (g, x, space) => affords(g, x, cost(g, space)),
  allMeet: (g, x) => affords(g, x, most(g)),
  shown: (g, x, space) => !x.free && cost(g, space) > 0,
  params: (g) => ({ n: most(g) }),
});
/** The same where every space costs as much. */
export const paidFor = (cost: (g: Position) => number): GeneralSpaceNeed<Execution, 'n'> => ({
  applies: (g, x) => !x.free && cost(g) > 0,
  holdsForAll: (g, x) => affords(g, x, cost(g)),
  params: (g) => ({ n: cost(g) }),
});

/** Another space than the one that the question names. */
export const otherThanFrom: SpaceNeed<{ readonly from: Space }, 'space'> = {
  holds: (_, { from }, space) => space !== from,
  shown: 'unmet',
  params: (_, { from }) => ({ space: spaceRef(from) }),
};
export const otherThanTo: SpaceNeed<{ readonly to: Space }, 'space'> = {
  holds: (_, { to }, space) => space !== to,
  shown: 'unmet',
  params: (_, { to }) => ({ space: spaceRef(to) }),
};

/** Card 27, shaded. */
export const NO_MISSILES: SpaceNeed<unknown, 'card'> = {
  applies: (g) => hasMomentum(g, MISIL_ANTIAEREO),
  holds: (g, _, space) => !missilesForbid(g, space),
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
