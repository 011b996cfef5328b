import { ADVANTAGE_IDS, ADVANTAGES, type AdvantageId } from '../data/advantages.js';
import type { SpaceId } from '../data/spaces.js';
import { NAVAL } from '../map.js';
import { flagOf, sideOf } from '../position.js';
import type { View } from '../position-format.js';
import { positionFromView } from '../position-from-view.js';
import { isCalm } from '../rules/advantages.js';
import type { Side } from '../sides.js';

const indexOf = (advantage: AdvantageId): number => ADVANTAGE_IDS.indexOf(advantage);

export const holderOf = (view: View, advantage: AdvantageId): Side | undefined =>
  sideOf(positionFromView(view).holders[indexOf(advantage)]);
export const advantagesAt = (space: SpaceId): readonly AdvantageId[] =>
  ADVANTAGE_IDS.filter((id) => ADVANTAGES[id].spaces.includes(space));
/** 8.1: a Conflict marker on one of its spaces blocks it. */
export const isBlocked = (view: View, advantage: AdvantageId): boolean =>
  !isCalm(positionFromView(view), indexOf(advantage));

/** 5.6.6: a side's Squadrons on the map. */
export const squadronsAtSea = (view: View, side: Side): number => {
  const { flags } = positionFromView(view);
  return NAVAL.filter((sea) => flags[sea] === flagOf(side)).length;
};
