import type { SearchableGame } from '@sandtable/ai';
import { type Catalog, randomBot } from '@sandtable/kernel';
import { hooks } from './ai/hooks.js';
import { levels } from './ai/levels.js';
import { seatsOf } from './ask.js';
import { nonplayer } from './automa/index.js';
import { standing } from './board/standing.js';
import { CARDS } from './data/cards.js';
import { steady } from './heuristic/index.js';
import { checkInvariants } from './invariants.js';
import { ALL_SPACES, spaceId, spaceName } from './map.js';
import { messages } from './messages/index.js';
import { clone, NONPLAYERS, type Position, type Rules } from './position.js';
import { FORMAT, type View } from './position-format.js';
import { readPosition } from './position-json/read.js';
import { NONPLAYER, resolveSeating } from './resolve-seating.js';
import { play } from './rules/sequence.js';
import { setup } from './setup.js';
import { tables } from './tables.js';
import { redact, view } from './view.js';

export { conditions } from './conditions/index.js';

/** Names of places and cards. The catalogs translate only the few that the rulebooks translate. */
const names: Catalog = Object.fromEntries([
  ...ALL_SPACES.map((space) => [`space.${spaceId(space)}`, spaceName(space)]),
  ...CARDS.map((card) => [`card.${card.number}`, card.title]),
]);

/** Andean Abyss: Colombia in the 1990s, one to four players. */
export const andeanAbyss: SearchableGame<Position, View> = {
  id: 'andean-abyss',
  title: 'Andean Abyss',
  version: 2,
  settings: {
    players: { values: ['4', '3', '2'], default: '4' },
    nonplayers: { values: NONPLAYERS, default: 'none' },
    edition: { values: ['1', '2'], default: '1' },
    deployment: { values: ['standard', 'open'], default: 'standard' },
    length: { values: ['standard', 'short'], default: 'standard' },
    reveal: { values: ['yes', 'no'], default: 'yes' },
    eligibility: { values: ['standard', 'A', 'B'], default: 'standard' },
    piles: { values: ['even', 'nearly'], default: 'even' },
    council: { values: ['operation', 'space'], default: 'operation' },
  },
  scenarios: {
    standard: {},
    short: { length: 'short' },
    open: { deployment: 'open' },
    solo: { nonplayers: 'farc+auc+cartels' },
    two: { nonplayers: 'auc+cartels' },
    three: { nonplayers: 'cartels' },
  },
  messages,
  names,
  kinds: { space: 'space', piece: 'piece', faction: 'party', card: 'card' },
  ai: hooks,
  bots: { nonplayer, random: randomBot, steady, ...levels },
  defaultBots: { government: 'steady', farc: NONPLAYER, auc: NONPLAYER, cartels: NONPLAYER },
  seats: (options) => seatsOf((options as unknown as Rules).players),
  resolveSeating,
  setup,
  play,
  clone,
  view,
  openInformation: true,
  redact,
  check: checkInvariants,
  writePosition: FORMAT.writeFile,
  readPosition,
  tables,
  standing,
  stats: (g) => ({ cards: g.turned }),
};
