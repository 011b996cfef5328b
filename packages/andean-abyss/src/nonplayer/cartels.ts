import type { Chart } from './chart.js';
import { openSpaces, wish } from './mind.js';

export const cartels: Chart = {
  faction: 'cartels',
  order: ['rally', 'march', 'attack', 'terror'],
  boxes: { rally: { next: (m) => wish(openSpaces(m), '8.1.1', 'any') } },
  choose: () => ({ operation: 'rally', rule: '8.1.1', reason: 'any' }),
  origins: () => [],
  targets: ['government'],
  details: {},
};
