import { shuffle } from '@sandtable/kernel';
import { toy } from '@sandtable/kernel/testing';

const ROUNDS = 2000;

/** The toy game repeated without end, for long matches between people. */
export const endless: typeof toy = {
  ...toy,
  id: 'endless',
  setup: (options, chance) => ({
    ...toy.setup(options, chance),
    rounds: ROUNDS,
    deck: shuffle(
      chance,
      Array.from({ length: ROUNDS }, (_, i) => (i % 5) + 1),
    ),
  }),
};
