/** What a board shows beyond the bare position: functions over a seat's view, made of the rules' own functions. */
export { conditionsFromView } from '../conditions/from-view.js';
export { optionHint } from '../option-hint.js';
export { purchasesFromView } from '../purchases/from-view.js';
export { advantagesAt, holderOf, isBlocked, squadronsAtSea } from './advantages.js';
export { isTileToCome, pointsLeft, pointsOfType, tilesForEvent } from './round.js';
export {
  type AwardForecast,
  awardIn,
  type ControlCount,
  commoditiesIn,
  type FinalForecast,
  finalForecast,
  leadOf,
  PRESTIGE_VP,
  prestigeIn,
  regionsIn,
  type ScoringForecast,
  scoringForecast,
  winnerAt,
} from './scoring.js';
export { bonusIn, type SpaceSituation, spaceSituation } from './spaces.js';
export {
  conqueredIn,
  countsInTheater,
  MAX_REFUSALS,
  type StrengthView,
  sameTiers,
  type TheaterForecast,
  type TheaterOfWar,
  theaterForecast,
  theatersFor,
} from './theaters.js';
export {
  eraOf,
  isAtWar,
  isLastTurn,
  roundOf,
  roundsOf,
  STAGES,
  stagesBefore,
  TURNS_BY_ERA,
  turnOfWar,
  warOf,
} from './turns.js';
