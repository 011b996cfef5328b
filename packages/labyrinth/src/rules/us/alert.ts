import { type Procedure, randomBelow, reveal } from '@sandtable/kernel';
import { COUNTRY, countryQuestion, wordQuestion } from '../../ask.js';
import type { Country } from '../../countries.js';
import { retirePlot } from '../../plot-supply.js';
import { plotsIn } from '../../plots.js';
import type { Plot, Position } from '../../position.js';
import { countryRef, PLOT_FACES, type PlotFace, plotRef } from '../../references.js';
import { log } from '../../text.js';
import { HAS_PLOT } from '../plot-needs.js';

export const ALERT = {
  country: countryQuestion('us', 'alert', '7.5.2', {}, { needs: { plot: HAS_PLOT } }),
  which: wordQuestion('us', 'alert.which', '7.5.2', { space: COUNTRY }, PLOT_FACES),
};

/** 7.5, 7.5.1-2 Alert: with a value of 3 one plot anywhere is shown and blocked. */
export function* alert(g: Position): Procedure {
  const plot = yield* pickPlot(g, () => true, {
    country: () => ALERT.country.ask(g, {}),
    which: (space, faces) => ALERT.which.ask(g, { space }, faces),
  });
  if (plot) block(g, plot);
}

/** 7.5.3: looked at only once it is chosen. */
export function block(g: Position, plot: Plot): void {
  reveal(g.chance, 'everybody');
  log(g, 'log.blocked', { space: countryRef(plot.country), plot: plotRef(plot.kind) });
  retirePlot(g, plot);
}

/** The two questions for a plot: in which country, and which of those there. */
interface PlotQuestions {
  country(only: (country: Country) => boolean): Procedure<Country | undefined>;
  which(country: Country, faces: readonly PlotFace[]): Procedure<PlotFace>;
}

/**
 * The US picks a plot: by country, and by its place there, for they all look alike but those that lie open. Plots are
 * read again after every question and never held on to: the position may be another world's by then.
 */
export function* pickPlot(
  g: Position,
  mayPick: (plot: Plot) => boolean,
  asks: PlotQuestions,
): Procedure<Plot | undefined> {
  const country = yield* asks.country((it) => plotsIn(g, it).some(mayPick));
  if (country === undefined) return undefined;
  const here = () => plotsIn(g, country).filter(mayPick);
  // Hidden plots that the US can't distinguish are one option, and chance decides which of them it is.
  const faces = [...new Set(here().map(faceOf))];
  const face = yield* asks.which(country, faces);
  const alike = here().filter((plot) => faceOf(plot) === face);
  return alike.length > 1 ? alike[randomBelow(g.chance, alike.length)] : alike[0];
}
const faceOf = ({ kind, open, backlash }: Plot): PlotFace =>
  open ? PLOT_FACES[kind] : backlash ? 'plot:backlash' : 'plot:hidden';
