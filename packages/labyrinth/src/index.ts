import type { SearchableGame } from '@sandtable/ai';
import { type Catalog, randomBot } from '@sandtable/kernel';
import { hooks } from './ai/hooks.js';
import { levels } from './ai/levels.js';
import { solitaire } from './automa/bot.js';
import { standing } from './board/standing.js';
import { CARDS } from './data/cards.js';
import { SCENARIO_IDS } from './data/scenarios.js';
import { steady } from './heuristic/index.js';
import { checkInvariants } from './invariants.js';
import { messages } from './messages/index.js';
import { optionHint } from './option-hint.js';
import { clone, IDEOLOGIES, type Position } from './position.js';
import { FORMAT, type View } from './position-format.js';
import { readPosition } from './position-json/read.js';
import { FORMER_OPTION_IDS } from './references.js';
import { resolveSeating, SOLITAIRE } from './resolve-seating.js';
import { play } from './rules/sequence.js';
import { setup } from './setup.js';
import { SIDES } from './sides.js';
import { tables } from './tables.js';
import { HIDDEN_ANSWERS, redact, view } from './view.js';

export { conditions } from './conditions/index.js';

/** Cards keep their titles in every language; messages select on what is said of a card beside its text (4.10, 6.2.7, 6.2.9). */
const names: Catalog = Object.fromEntries(
  CARDS.flatMap(({ number, title, association, mark, lapsing, remove }) => [
    [`card.${number}`, title],
    [`card.${number}.side`, association],
    [`card.${number}.lasts`, mark ? 'marker' : lapsing ? 'turn' : 'no'],
    [`card.${number}.leaves`, remove === 'event' ? 'event' : remove === 'us-event' ? 'us' : 'no'],
  ]),
);

/** Labyrinth: the War on Terror, one or two players. */
export const labyrinth: SearchableGame<Position, View> = {
  id: 'labyrinth',
  title: 'Labyrinth',
  version: 2,
  settings: {
    setup: { values: SCENARIO_IDS, default: 'lets-roll' },
    length: { values: ['standard', 'tournament', 'campaign'], default: 'standard' },
    solitaire: { values: ['no', 'yes'], default: 'no' },
    ideology: { values: IDEOLOGIES, default: 'normal' },
    piles: { values: ['one', 'three'], default: 'one' },
    prestige: { values: ['relations', 'plain'], default: 'relations' },
  },
  scenarios: Object.fromEntries([...SCENARIO_IDS.map((setup) => [setup, { setup }]), ['solo', { solitaire: 'yes' }]]),
  messages,
  names,
  ai: hooks,
  bots: { random: randomBot, solitaire, steady, ...levels },
  defaultBots: { us: 'steady', jihadist: SOLITAIRE },
  seats: () => SIDES,
  resolveSeating,
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
  kinds: { space: 'space', piece: 'piece', plot: 'piece', card: 'card' },
  formerOptionIds: FORMER_OPTION_IDS,
  stats: (g) => ({ cards: g.discard.length + g.removed.length }),
};
