/** What a board shows beyond the bare position: functions over a seat's view, made of the rules' own functions. */
export { conditionsFromView } from '../conditions/from-view.js';
export { triggerHint } from '../option-hint.js';
export { closedOperations } from './closed-operations.js';
export {
  areNeighbors,
  type ClosedLinks,
  closedLinks,
  governanceOf,
  governanceValue,
  isMuslim,
  isUnmarked,
  neighborsOf,
  postureOf,
  resourcesOf,
  sadrIn,
} from './countries.js';
export { jihadistOdds, MODIFIERS, rollOdds, warOfIdeasOdds } from './dice.js';
export { heldCardHint } from './hand.js';
export { CARD_OF_MARK, marksIn, NATO_CARD } from './lasting-events.js';
export {
  cellBoxes,
  FUNDING_TRACK,
  handSizeDealt,
  PRESTIGE_TRACK,
  type TrackBox,
  troopBoxes,
  WORLD_TRACK,
} from './tracks.js';
export { decksOf, finalForecast, leader, margins, type VictoryAim, victoryAims } from './victory.js';
