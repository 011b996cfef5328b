import type { Cover } from '../../cover.js';
import { Emblem } from './emblem.js';
import { words } from './words.js';

export const cover: Cover<typeof words> = {
  title: 'Labyrinth',
  players: [1, 2],
  hours: [2, 4],
  solo: { options: { scenario: 'solo' }, seating: { us: 'person' } },
  soloAgainstLevel: { options: { scenario: 'lets-roll' }, seating: { us: 'person', jihadist: 'medium' } },
  first: 'us',
  Emblem,
  picture: '/boards/labyrinth.webp',
  words,
};
