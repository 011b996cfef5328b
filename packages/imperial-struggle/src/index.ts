import type { SearchableGame } from '@sandtable/ai';
import { type Catalog, randomBot } from '@sandtable/kernel';
import { hooks } from './ai/hooks.js';
import { levels } from './ai/levels.js';
import { standing } from './board/standing.js';
import { EVENT_CARDS } from './data/events.js';
import { steady } from './heuristic/index.js';
import { checkInvariants } from './invariants/index.js';
import { messages } from './messages/index.js';
import { optionHint } from './option-hint.js';
import { clone, type Position } from './position.js';
import { FORMAT, type View } from './position-format.js';
import { readPosition } from './position-json/read.js';
import { FORMER_OPTION_IDS, KINDS } from './references.js';
import { play } from './rules/sequence.js';
import { setup } from './setup.js';
import { SIDES } from './sides.js';
import { tables } from './tables.js';
import { HIDDEN_ANSWERS, redact, view } from './view.js';

/** Titles of cards. The catalogs translate only the few that the rulebooks translate. */
const names: Catalog = Object.fromEntries(EVENT_CARDS.map((card) => [`card.${card.number}`, card.title]));

/** Imperial Struggle: Britain and France, 1697 to 1789, two players. */
export const imperialStruggle: SearchableGame<Position, View> = {
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
  kinds: KINDS,
  formerOptionIds: FORMER_OPTION_IDS,
  ai: hooks,
  defaultBots: { britain: 'steady', france: 'steady' },
  bots: { random: randomBot, steady, ...levels },
  seats: () => SIDES,
  setup,
  play,
  clone,
  view,
  redact,
  hiddenAnswers: HIDDEN_ANSWERS,
  check: checkInvariants,
  writePosition: FORMAT.writeFile,
  readPosition,
  tables,
  optionHint,
  standing,
  stats: (g) => ({ turns: g.turn }),
};
