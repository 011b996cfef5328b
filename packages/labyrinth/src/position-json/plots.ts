import { type MarkerFace, type PlotKind, WMD } from '../position.js';

/** The names of plot markers in position files. One that the viewer may not look at is `hidden`. */
export const PLOT_NAMES = ['plot-1', 'plot-2', 'plot-3', 'wmd'] as const;
export type PlotName = (typeof PLOT_NAMES)[number];

export const plotName = (kind: MarkerFace): PlotName | 'hidden' => (kind === 0 ? 'hidden' : PLOT_NAMES[kind - 1]);
export const plotNamed = (name: PlotName): PlotKind =>
  name === 'wmd' ? WMD : ((PLOT_NAMES.indexOf(name) + 1) as PlotKind);

/** Counts by kind, as in a position file. */
export const plotCounts = (counts: readonly number[]): Record<PlotName, number> => ({
  'plot-1': counts[1],
  'plot-2': counts[2],
  'plot-3': counts[3],
  wmd: counts[WMD],
});
