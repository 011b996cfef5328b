import { type Game, randomBot } from '@sandtable/kernel';
import { steady } from './heuristic.js';
import { messages, names } from './messages.js';
import { begin, clone, type Position, SEATS } from './position.js';
import { play } from './rules.js';
import { check, readPosition, redact, tables, type View, view, writePosition } from './view.js';

export type { GameTexts } from './messages.js';
export { SEATS } from './position.js';
export type { View } from './view.js';

/** Everything that a host knows about the game. docs/adding-a-game.md explains it. */
export const liarsDice: Game<Position, View> = {
  id: 'liars-dice',
  title: 'Liar’s Dice',
  version: 1,
  settings: {
    dice: { values: ['3', '5'], default: '5' },
    ones: { values: ['wild', 'plain'], default: 'wild' },
  },
  scenarios: { standard: {}, short: { dice: '3' } },
  messages,
  names,
  kinds: { bid: 'piece' },
  bots: { random: randomBot, steady },
  defaultBots: { north: 'steady', south: 'steady' },
  seats: () => SEATS,
  setup: (settings, chance) => begin(chance, Number(settings['dice']), settings['ones'] === 'wild'),
  play,
  clone,
  redact,
  view,
  check,
  writePosition,
  readPosition,
  tables,
};
