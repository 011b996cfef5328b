/** What a board needs from the game besides its rules: the printed components, the view and the types of texts. */
export { ASSOCIATIONS, type Association, CARDS, type Card } from './data/cards.js';
export {
  COUNTRIES,
  COUNTRY_IDS,
  type CountryFacts,
  type CountryId,
  GOVERNANCES,
  type GovernanceName,
  KINDS,
  type Kind,
} from './data/countries.js';
export { SCENARIO_IDS, SCENARIOS, type ScenarioId } from './data/scenarios.js';
export { EVENT_MARKERS, type EventMarkerId } from './event-markers.js';
export { JIHADIST_OPERATIONS, OPERATIONS, type Operation, US_OPERATIONS } from './operations.js';
export { IDEOLOGIES, type Ideology, STEPS, type Step } from './position.js';
export type { View } from './position-format.js';
export type { CountryView } from './position-json/countries.js';
export { PLOT_NAMES, type PlotName, type PlotView } from './position-json/plots.js';
export type { QuestionId } from './questions.js';
export { type BySide, other, SIDES, type Side } from './sides.js';
export type { GameTexts } from './text.js';
export {
  CELLS,
  FUNDING_BOXES,
  MAX_FUNDING,
  MAX_PRESTIGE,
  MAX_RESERVES,
  PRESTIGE_LEVELS,
  TROOP_BOXES,
  TROOPS,
} from './tracks.js';
