import { type Catalog, type Game, randomBot } from '@sandtable/kernel';
import { arrange, SOLITAIRE } from './arrange.js';
import { solitaire } from './automa/bot.js';
import { check } from './check.js';
import { CARDS } from './data/cards.js';
import { SCENARIO_IDS } from './data/scenarios.js';
import { steady } from './heuristic/index.js';
import { messages } from './messages/index.js';
import { read } from './note/read.js';
import { write } from './note/write.js';
import { clone, IDEOLOGIES, type Position } from './position.js';
import { play } from './rules/sequence.js';
import { setup } from './setup.js';
import { SIDES } from './sides.js';
import { tables } from './tables.js';
import { view, visible } from './view.js';

export { conditions } from './conditions/index.js';
export { conditionsIn } from './conditions/seen.js';

/** Cards keep their titles in every language. */
const names: Catalog = Object.fromEntries(CARDS.map((card) => [`card.${card.number}`, card.title]));

/** Labyrinth: the War on Terror, one or two players. */
export const labyrinth: Game<Position> = {
  id: 'labyrinth',
  title: 'Labyrinth',
  version: 2,
  options: {
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
  bots: { random: randomBot, solitaire, steady },
  unattended: { us: 'steady', jihadist: SOLITAIRE },
  seats: () => SIDES,
  arrange,
  setup,
  play,
  clone,
  view,
  visible,
  check,
  write,
  read,
  tables,
  stats: (g) => ({ cards: g.discard.length + g.removed.length }),
};
