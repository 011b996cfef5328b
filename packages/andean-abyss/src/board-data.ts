/** What a board needs from the game besides its rules: the printed components, the view and the types of texts. */
export { CARDS, type Card, type CardHalf, FIRST_PROPAGANDA, isPropaganda } from './data/cards.js';
export * from './data/deployment.js';
export { SPACE_IDS, SPACES, type SpaceFacts, type SpaceId, TERRAINS, type Terrain } from './data/spaces.js';
export {
  type ByFaction,
  FACTIONS,
  type Faction,
  factionOrder,
  INSURGENTS,
  type Insurgent,
  isFaction,
} from './factions.js';
export { OPERATIONS, type OperationId } from './operation.js';
export { PIECE_IDS, type PieceId } from './pieces.js';
export { CARD_ACTIONS, type CardAction, PRESIDENTS, type President, STEPS, type Step } from './position.js';
export type { View } from './position-format.js';
export type { SpaceView } from './position-json/spaces.js';
export type { QuestionId } from './questions.js';
export { MAX_AID, MAX_RESOURCES } from './resources.js';
export type { GameTexts } from './text.js';
