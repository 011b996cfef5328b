import { log, type Procedure, randomBelow, reveal } from '@sandtable/kernel';
import { further, pickCountry, pickWord, type Question, question } from '../../ask.js';
import type { Country } from '../../countries.js';
import { retirePlot } from '../../plot-supply.js';
import { plotsIn } from '../../plots.js';
import type { Plot, Position } from '../../position.js';
import { countryRef, plotRef } from '../../references.js';

/** 7.5, 7.5.1-2 Alert: with a value of 3 one plot anywhere is shown and blocked. */
export function* alert(g: Position): Procedure {
  const plot = yield* pickPlot(g, question('us', 'alert', '7.5.2'), () => true);
  if (plot) block(g, plot);
}

/** 7.5.3: looked at only once it is chosen. */
export function block(g: Position, plot: Plot): void {
  reveal(g.chance, 'everybody');
  log(g, 'log.blocked', { space: countryRef(plot.country), plot: plotRef(plot.kind) });
  retirePlot(g, plot);
}

/**
 * The US picks a plot: by country, and by its place there, for they all look alike but those that lie open. Plots are
 * read again after every question and never held on to: the position may be another world's by then.
 */
export function* pickPlot(g: Position, q: Question, mayPick: (plot: Plot) => boolean): Procedure<Plot | undefined> {
  const countries = [...new Set(g.plots.filter(mayPick).map((plot) => plot.country))].sort(
    (a, b) => a - b,
  ) as Country[];
  const country = yield* pickCountry(q, countries);
  if (country === undefined) return undefined;
  const here = () => plotsIn(g, country).filter(mayPick);
  // Hidden plots that the US can't distinguish are one option, and chance decides which of them it is.
  const faces = [...new Set(here().map(faceOf))];
  const face = yield* pickWord(further(q, 'which', { space: countryRef(country) }), faces);
  const alike = here().filter((plot) => faceOf(plot) === face);
  return alike.length > 1 ? alike[randomBelow(g.chance, alike.length)] : alike[0];
}
const faceOf = (plot: Plot): string =>
  plot.open ? plotRef(plot.kind) : plot.backlash ? 'plot:backlash' : 'plot:hidden';
