import type { View } from '../position-format.js';
import { positionFromView } from '../position-from-view.js';
import { PRESTIGE_MODIFIERS } from '../rules/us/war-of-ideas.js';
import type { Side } from '../sides.js';
import {
  BOX_SIZE,
  FUNDING_BOXES,
  fundingLevelAt,
  handSizeOfBox,
  jihadistHandSize,
  MAX_FUNDING,
  MAX_PRESTIGE,
  MAX_WORLD_POSTURE,
  MIN_FUNDING,
  MIN_PRESTIGE,
  PRESTIGE_LEVELS,
  prestigeLevelAt,
  TROOP_BOXES,
  usHandSize,
} from '../tracks.js';

/** The printed tracks (4.7): their spaces by level, and what the levels mean. */

const span = (from: number, to: number): readonly number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** 4.7.1, with the War of Ideas modifier of each level (4.9.2). */
export const PRESTIGE_TRACK = PRESTIGE_LEVELS.map((level) => ({
  level,
  values: span(MIN_PRESTIGE, MAX_PRESTIGE).filter((n) => prestigeLevelAt(n) === level),
  modifier: PRESTIGE_MODIFIERS[level],
}));
/** 4.7.4.1. */
export const FUNDING_TRACK = FUNDING_BOXES.map((level) => ({
  level,
  values: span(MIN_FUNDING, MAX_FUNDING).filter((n) => fundingLevelAt(n) === level),
}));
/** 4.7.2: Hard above 0. */
export const WORLD_TRACK = {
  soft: span(-MAX_WORLD_POSTURE, -1),
  even: [0],
  hard: span(1, MAX_WORLD_POSTURE),
} as const;

/** 4.7.3-4: a box of troops or cells: the pieces in it, whether it counts now, and the hand size that it gives (5.2.8). */
export interface TrackBox<Level extends string> {
  readonly level: Level;
  readonly cards: number;
  readonly size: number;
  readonly count: number;
  readonly open: boolean;
}

/** How much of a stock is in the box that fills after `filled` others. */
const share = (stock: number, filled: number): number => Math.max(0, Math.min(BOX_SIZE, stock - filled * BOX_SIZE));

/** 4.7.3: boxes fill from the left; the level is that of the rightmost one that isn't full. */
export const troopBoxes = (view: View): readonly TrackBox<(typeof TROOP_BOXES)[number]>[] =>
  TROOP_BOXES.map((level, box) => ({
    level,
    cards: handSizeOfBox(box),
    size: BOX_SIZE,
    count: share(view.troopsOnTrack, box),
    open: level === view.troopLevel,
  }));

/** 4.7.4: boxes fill from the right; cells right of the Funding marker are out of reach. */
export const cellBoxes = (view: View): readonly TrackBox<(typeof FUNDING_BOXES)[number]>[] => {
  const funded = FUNDING_BOXES.indexOf(view.fundingLevel);
  return FUNDING_BOXES.map((level, box) => ({
    level,
    cards: handSizeOfBox(box),
    size: BOX_SIZE,
    count: share(view.cellsOnTrack, FUNDING_BOXES.length - 1 - box),
    open: box <= funded,
  }));
};

/** 5.2.8: the hand size that a side's track gives it now. */
export const handSizeDealt = (view: View, side: Side): number =>
  (side === 'us' ? usHandSize : jihadistHandSize)(positionFromView(view));
