import { type Catalog, type Game, randomBot } from '@sandtable/kernel';
import { EVENT_CARDS } from './data/events.js';
import { steady } from './heuristic/index.js';
import { checkInvariants } from './invariants/index.js';
import { messages } from './messages/index.js';
import { clone, type Position } from './position.js';
import { readPosition } from './position-json/read.js';
import { writePosition } from './position-json/write.js';
import { play } from './rules/sequence.js';
import { setup } from './setup.js';
import { SIDES } from './sides.js';
import { tables } from './tables.js';
import { redact, view } from './view.js';

/** Titles of cards. The catalogs translate only the few that the rulebooks translate. */
const names: Catalog = Object.fromEntries(EVENT_CARDS.map((card) => [`card.${card.number}`, card.title]));

/** Imperial Struggle: Britain and France, 1697 to 1789, two players. */
export const imperialStruggle: Game<Position> = {
  id: 'imperial-struggle',
  title: 'Imperial Struggle',
  version: 2,
  settings: {
    surcharge: { values: ['purchase', 'region'], default: 'purchase' },
    spain: { values: ['no', 'yes'], default: 'no' },
    swap: { values: ['no', 'yes'], default: 'no' },
    layout: { values: ['chance', 'choice'], default: 'chance' },
    forts: { values: ['usual', 'tough'], default: 'usual' },
  },
  scenarios: { standard: {} },
  messages,
  names,
  bots: { random: randomBot, steady },
  seats: () => SIDES,
  setup,
  play,
  clone,
  view,
  redact,
  check: checkInvariants,
  writePosition,
  readPosition,
  tables,
  stats: (g) => ({ turns: g.turn }),
};
