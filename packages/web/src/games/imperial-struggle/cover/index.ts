import type { Cover } from '../../cover.js';
import { Emblem } from './emblem.js';
import { words } from './words.js';

export const cover: Cover<typeof words> = {
  title: 'Imperial Struggle',
  players: [1, 2],
  hours: [3, 6],
  solo: { options: { scenario: 'standard' }, seating: { britain: 'person', france: 'medium' } },
  first: 'britain',
  Emblem,
  picture: '/boards/imperial-struggle.webp',
  words,
};
