/** What a board needs from the game besides its rules: the printed components, the view and the types of texts. */
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
export { ministryIn } from './option-hint.js';
export { type Pool, SOURCES, type Source, STEPS, type Step } from './position.js';
export type { View } from './position-format.js';
export type { Purchase } from './purchases/purchases.js';
export type { AskKey } from './questions.js';
export {
  investmentRef,
  investmentReferred,
  MINISTRY_ACTIONS,
  type MinistryAction,
  ministryActionOf,
  ministryOption,
  ministryRef,
  ministryReferred,
  warTileRef,
} from './references.js';
export type { RoundView } from './round-json.js';
export type { MissingPoints } from './rules/affordable.js';
export type { PaymentPlan } from './rules/payment.js';
export { type BySide, other, SIDES, type Side } from './sides.js';
export type { GameTexts } from './text.js';
export { isBasic, TILES, type TileFacts, type TileSymbol } from './tiles.js';
export { EVEN_VP, MAX_VP, MIN_VP } from './turns.js';
