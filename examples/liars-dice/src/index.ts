import { type Game, randomBot } from '@sandtable/kernel';
import { steady } from './heuristic.js';
import { messages, names } from './messages.js';
import { begin, clone, type Position, SEATS } from './position.js';
import { play } from './rules.js';
import { check, readPosition, redact, tables, writePosition } from './view.js';

/** Everything that a host knows about the game. docs/adding-a-game.md explains it. */
export const liarsDice: Game<Position> = {
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
  bots: { random: randomBot, steady },
  defaultBots: { north: 'steady', south: 'steady' },
  seats: () => SEATS,
  setup: (settings, chance) => begin(chance, Number(settings['dice']), settings['ones'] === 'wild'),
  play,
  clone,
  redact,
  view: (position, seat) => writePosition(redact(position, seat)),
  check,
  writePosition,
  readPosition,
  tables,
};
