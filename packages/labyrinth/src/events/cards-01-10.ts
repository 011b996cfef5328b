import { cellsIn } from '../cell-counts.js';
import { ALL_COUNTRIES, type Country, countryOf, isMuslim, PHILIPPINES, UNITED_STATES } from '../countries.js';
import { test } from '../governance.js';
import { ALLY, adjacent, hasMarker, NEUTRAL, type Plot, type Position, SOFT } from '../position.js';
import { countryRef } from '../references.js';
import { log } from '../text.js';
import { changeFunding } from '../tracks.js';
import { troopsIn } from '../troops.js';
import { endMark, putMark, removeCellFrom } from './effects.js';
import type { Event, Events } from './event.js';
import { pickEventPlot } from './questions.js';

const CENTRAL_ASIA = countryOf('central-asia');

/** 1: not a second time, and not in Iran, which is no Muslim country (4.4). */
export const mayBacklash = ({ country, backlash }: Plot): boolean => isMuslim(country) && !backlash;

const sanctions: Event = {
  playable: (g) => hasMarker(g, 'patriot-act'),
  run: function* (g) {
    changeFunding(g, -2);
  },
};

/** Cells with troops, or one step away from some; NATO (41) will do. */
const nearTroops = (g: Position, country: Country): boolean =>
  troopsIn(g, country) > 0 || adjacent(g, country).some((near) => troopsIn(g, near) > 0);
export const specialForcesTargets = (g: Position): Country[] =>
  ALL_COUNTRIES.filter((country) => cellsIn(g, country) > 0 && nearTroops(g, country));

const specialForces = (card: number): Event => ({
  playable: (g) => specialForcesTargets(g).length > 0,
  run: (g) => removeCellFrom(g, 'us', card, specialForcesTargets(g)),
});

export const CARDS_01_10: Events = {
  // Backlash: that plot will cost Funding when it is resolved (8.5.6).
  1: {
    playable: (g) => g.plots.some(mayBacklash),
    run: function* (g) {
      const plot = yield* pickEventPlot(g, 1, mayBacklash);
      if (!plot) return;
      g.plots = g.plots.map((it) => (it === plot ? { ...plot, backlash: true } : it));
      log(g, 'log.backlash', { space: countryRef(plot.country) });
    },
  },

  // Biometrics: for the turn; Travel (8.3) looks at it.
  2: { run: function* () {} },

  // CTR: no Loose Nuke, HEU or Kazakh Strain from there.
  3: {
    playable: (g) => g.posture[UNITED_STATES] === SOFT,
    run: function* (g) {
      putMark(g, 'ctr-russia');
      const alignment = g.alignment[CENTRAL_ASIA];
      if (alignment === ALLY || alignment === NEUTRAL) putMark(g, 'ctr-central-asia');
    },
  },

  // Moro Talks: no Abu Sayyaf (57) any more.
  4: {
    run: function* (g) {
      putMark(g, 'moro-talks');
      endMark(g, 'abu-sayyaf');
      test(g, PHILIPPINES);
      changeFunding(g, -1);
    },
  },

  // NEST: plots placed from now on; placing them looks at it.
  5: {
    run: function* (g) {
      putMark(g, 'nest');
    },
  },

  6: sanctions,
  7: sanctions,
  8: specialForces(8),
  9: specialForces(9),
  10: specialForces(10),
};
