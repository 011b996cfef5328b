import { randomBelow, reveal } from '@sandtable/kernel';
import { cellsIn } from './cell-counts.js';
import { type Country, PHILIPPINES, UNITED_STATES } from './countries.js';
import { test } from './governance.js';
import { availablePlots } from './plot-supply.js';
import { hasMarker, isSolitaire, PLOT_KINDS, type Plot, type PlotKind, type Position, WMD } from './position.js';
import { countryRef, plotRef } from './references.js';
import { log } from './text.js';
import { changePrestige } from './tracks.js';
import { troopsIn } from './troops.js';

/** Plot markers (4.8.1): numbered ones come and go, a WMD leaves the game when it is used (8.5.5). */

/** Puts an Available marker of this kind face down into a country (8.5.2, 8.5.4). */
export function placePlot(g: Position, country: Country, kind: PlotKind): void {
  // 4.9.4: only an event places a plot in an untested country.
  test(g, country);
  g.available[kind]--;
  const watched = country === UNITED_STATES && hasMarker(g, 'nest');
  // Even a plot that stays face down reveals something: that it is not a WMD.
  if (watched) reveal(g.chance, 'everybody');
  const open = watched && shownByNest(g, kind);
  g.plots = [...g.plots, open ? { country, kind, open: true } : { country, kind }];
  const space = countryRef(country);
  if (open) log(g, 'log.plotOpen', { space, plot: plotRef(kind) });
  else log(g, 'log.plot', { space });
  // 57 Abu Sayyaf: each costs Prestige at once, unless troops outnumber the cells.
  if (country === PHILIPPINES && hasMarker(g, 'abu-sayyaf') && troopsIn(g, country) <= cellsIn(g, country)) {
    changePrestige(g, -1);
  }
}

/** 5 NEST: a WMD in the US is face up; in the solitaire game, every plot there while a WMD is in use. */
const shownByNest = (g: Position, kind: PlotKind): boolean =>
  kind === WMD || (isSolitaire(g) && (g.available[WMD] > 0 || g.plots.some((plot) => plot.kind === WMD)));

/** 9.3.2: in the solitaire game, a random marker. */
export function randomKind(g: Position): PlotKind | undefined {
  let n = randomBelow(g.chance, Math.max(1, availablePlots(g)));
  for (const kind of PLOT_KINDS) {
    n -= g.available[kind];
    if (n < 0) return kind;
  }
  return undefined;
}

export const plotsIn = (g: Position, country: Country): Plot[] => g.plots.filter((plot) => plot.country === country);
