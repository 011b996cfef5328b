import { type Catalog, type Game, randomBot } from '@sandtable/kernel';
import { EVENT_CARDS } from './data/events.js';
import { ALL_SPACES, factsOf, spaceId } from './map.js';
import { clone, type Position } from './position.js';
import { play } from './rules/sequence.js';
import { setup } from './setup.js';
import { SIDES } from './sides.js';

const names: Catalog = Object.fromEntries([
  ...ALL_SPACES.map((space) => [`space.${spaceId(space)}`, factsOf(space).name]),
  ...EVENT_CARDS.map((card) => [`card.${card.number}`, card.title]),
]);

/** Imperial Struggle: Britain and France, 1697 to 1789, two players. */
export const imperialStruggle: Game<Position> = {
  id: 'imperial-struggle',
  title: 'Imperial Struggle',
  version: 1,
  options: {
    surcharge: { values: ['purchase', 'region'], default: 'purchase' },
    spain: { values: ['no', 'yes'], default: 'no' },
    swap: { values: ['no', 'yes'], default: 'no' },
    layout: { values: ['chance', 'choice'], default: 'chance' },
    forts: { values: ['usual', 'tough'], default: 'usual' },
  },
  scenarios: { standard: {} },
  messages: { en: {}, pl: {}, hu: {}, fr: {} },
  names,
  bots: { random: randomBot },
  seats: () => SIDES,
  setup,
  play,
  clone,
  view: () => null,
  visible: (g) => clone(g),
  check: () => {},
  write: () => ({}),
  read: (_, base) => clone(base),
  tables: () => [],
  stats: (g) => ({ turns: g.turn }),
};
