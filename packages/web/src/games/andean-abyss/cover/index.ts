import type { Cover } from '../../cover.js';
import { Emblem } from './emblem.js';
import { words } from './words.js';

export const cover: Cover<typeof words> = {
  title: 'Andean Abyss',
  players: [1, 4],
  hours: [2, 4],
  solo: { options: { scenario: 'solo' }, seating: { government: 'person' } },
  soloAgainstLevel: {
    options: { scenario: 'standard' },
    seating: { government: 'person', farc: 'medium', auc: 'medium', cartels: 'medium' },
  },
  first: 'government',
  Emblem,
  picture: '/boards/andean-abyss.webp',
  words,
};
