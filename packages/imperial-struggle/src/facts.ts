/** What a board needs of the game beside its rules: the printed components, and what a view shows. */
export { conditionsIn } from './conditions/seen.js';
export { ADVANTAGE_IDS, ADVANTAGES, type Advantage, type AdvantageId } from './data/advantages.js';
export { AWARDS, type Award, DEMAND, ERAS, type Era } from './data/awards.js';
export { EVENT_CARDS, type EventCard } from './data/events.js';
export { type ActionType, INVESTMENTS, type Investment, MINOR_POINTS } from './data/investments.js';
export { KEYWORDS, type Keyword, MINISTRIES, type Ministry } from './data/ministries.js';
export {
  COMMODITIES,
  COUNTRIES,
  type Commodity,
  type Country,
  REGIONS,
  type Region,
  SPACE_IDS,
  SPACES,
  type SpaceFacts,
  type SpaceId,
  type SpaceKind,
} from './data/spaces.js';
export { type Theater, type Tier, WAR_IDS, WARS, type WarId } from './data/wars.js';
export {
  type Ahead,
  type AwardAhead,
  awardIn,
  bonusIn,
  commoditiesIn,
  type FinalAhead,
  finalAhead,
  type Ground,
  groundIn,
  prestigeIn,
  regionsIn,
  type Standing,
  type StrengthSeen,
  scoringAhead,
  strengthsIn,
} from './outlook.js';
export { type Pool, SOURCES, type Source, STEPS, type Step } from './position.js';
export type { Lack, Purchase } from './purchases/purchases.js';
export { purchasesIn } from './purchases/seen.js';
export { MINISTRY_DEEDS, type MinistryDeed, ministryDeed, ministryOption } from './references.js';
export type { Plan } from './rules/payment.js';
export type { RoundSeen, Seen } from './seen.js';
export { type BySide, other, SIDES, type Side } from './sides.js';
export { tierOf } from './strength.js';
export { isBasic, TILES, type TileFacts, type TileSymbol } from './tiles.js';
