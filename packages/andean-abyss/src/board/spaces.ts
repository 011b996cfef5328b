import type { SpaceId } from '../data/spaces.js';
import { FACTIONS, type Faction } from '../factions.js';
import { allPieces, outnumbersAll, strength } from '../forces.js';
import { population, spaceId, spaceOf } from '../map.js';
import { adjacent, CONTROL, inPlay as isInPlay } from '../position.js';
import type { View } from '../position-format.js';
import { positionFromView } from '../position-from-view.js';
import { marksControl } from '../rules/control.js';
import { type Level, level, levelValue } from '../support.js';

/** The state of a space as a view shows it, computed by the rules themselves. */

/** 1.3.5: Ecuador and Panamá become spaces only through their events. */
export const inPlay = (view: View, space: SpaceId): boolean => isInPlay(positionFromView(view), spaceOf(space));

/** 1.3.6: among the spaces in play. */
export const neighborsOf = (view: View, space: SpaceId): readonly SpaceId[] =>
  adjacent(positionFromView(view), spaceOf(space)).map(spaceId);

export const strengthIn = (view: View, space: SpaceId, faction: Faction): number =>
  strength(positionFromView(view), spaceOf(space), faction);

/** 1.6.2: what a space adds to Total Support (above 0) or Total Opposition (below 0). */
export const supportWorth = (view: View, id: SpaceId): number => {
  const space = spaceOf(id);
  return population(space) * level(positionFromView(view), space);
};
/** 1.6.2: the factor by which a level multiplies population. */
export const populationFactor = (of: Level): number => Math.abs(levelValue(of));

/** Only the Government and FARC control spaces. */
const CONTROLLERS = CONTROL.filter((it) => it !== 'none');
type Controller = (typeof CONTROLLERS)[number];

/** 6.2: Control of a space: by its marker where markers count, or else as it would be determined now. */
export type ControlState =
  | { readonly by: 'marker'; readonly faction: Controller | undefined }
  | {
      readonly by: 'count';
      /** The faction with more pieces than all others together. */
      readonly most?: { readonly faction: Faction; readonly own: number; readonly others: number };
      /** That faction, if it can control spaces. */
      readonly controller: Controller | undefined;
    };

/** During a round the markers count; in the second edition only in the Redeploy phase (E4). */
export function controlState(view: View, id: SpaceId): ControlState {
  const g = positionFromView(view);
  const space = spaceOf(id);
  if (marksControl(g) && g.control.some((mark) => mark > 0)) {
    return { by: 'marker', faction: CONTROLLERS.find((faction) => faction === CONTROL[g.control[space]]) };
  }
  const most = FACTIONS.find((faction) => outnumbersAll(g, space, faction));
  if (!most) return { by: 'count', controller: undefined };
  const own = strength(g, space, most);
  return {
    by: 'count',
    most: { faction: most, own, others: allPieces(g, space) - own },
    controller: CONTROLLERS.find((it) => it === most),
  };
}
