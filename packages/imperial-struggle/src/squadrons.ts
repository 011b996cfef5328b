import { NAVAL } from './map.js';
import { flagOf, type Position } from './position.js';
import type { Side } from './sides.js';

/** 3.6: how many Squadrons each side has; those that have left the game are counted in `sunk`. */
export const SQUADRONS = 8;

/** A side's Squadrons at sea, in the Navy Box, unbuilt and on the turn track. */
export const squadronsOf = (g: Position, side: Side): number =>
  NAVAL.filter((sea) => g.flags[sea] === flagOf(side)).length + g.navyBox[side] + g.unbuilt[side] + g.waiting[side];
