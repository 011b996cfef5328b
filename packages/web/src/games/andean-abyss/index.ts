import { andeanAbyss } from '@sandtable/andean-abyss';
import type { Front } from '../front.js';

const nothing = () => null;

export const front: Front = {
  game: andeanAbyss as unknown as Front['game'],
  Board: nothing,
  Panels: nothing,
  Closer: nothing,
  words: { en: {}, pl: {}, hu: {}, fr: {} },
  seat: () => ({ colour: 'gray', sign: '?' }),
  help: async () => ({}),
  heading: () => undefined,
  changes: () => [],
  scores: () => ({}),
};
