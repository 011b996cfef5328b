/** What a board shows beyond the bare position: functions over a seat's view, made of the rules' own functions. */
export { conditionsFromView } from '../conditions/from-view.js';
export { closedActions } from './closed-actions.js';
export { countDeck } from './deck.js';
export { rollOdds } from './dice.js';
export { earnings, econ, markersLeft } from './income.js';
export { type AidCost, aidOperations, aidSpecials } from './player-aid.js';
export { cylinders, SEQUENCE_BOXES } from './sequence.js';
export {
  controlState,
  inPlay,
  neighborsOf,
  populationFactor,
  strengthIn,
  supportWorth,
} from './spaces.js';
export { marginRule, type VictoryAim, victoryAims } from './victory.js';
