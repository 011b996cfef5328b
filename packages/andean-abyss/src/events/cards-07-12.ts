import { gain } from '../resources.js';
import { airStrike, canAirStrike } from '../rules/special/air-strike.js';
import { drawOnAid } from './effects.js';
import type { EventCards } from './event.js';

/** Cards 7, 9, 10 and 11 are capabilities, both sides; 12, shaded, is momentum. */
export const CARDS_07_12: EventCards = {
  // Fuerza Aérea Colombiana
  8: {
    /** The Government makes 3 Air Strikes, whatever card 12 says (5.1.2). */
    *unshaded(g) {
      for (let strikes = 0; strikes < 3 && canAirStrike(g, true); strikes++) if (!(yield* airStrike(g, 'may'))) return;
    },
    /** The Government loses 9 resources. */
    *shaded(g) {
      gain(g, 'government', -9);
    },
  },

  // Plan Colombia
  12: {
    /** Resources for the present aid; then aid rises by 10. */
    *unshaded(g) {
      drawOnAid(g, 10);
    },
  },
};
