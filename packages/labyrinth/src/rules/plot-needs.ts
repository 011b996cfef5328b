import type { CountryNeed } from '../ask.js';

/** There is a plot in the country. */
export const HAS_PLOT: CountryNeed<unknown> = {
  holds: (g, _, country) => g.plots.some((plot) => plot.country === country),
};
