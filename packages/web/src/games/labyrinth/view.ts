import type { Json } from '@sandtable/kernel';
import type { CountryId, CountryView, PlotView, View } from '@sandtable/labyrinth/board-data';

/** Reads the page's Json as Labyrinth's `View`. This is the only place that does so. */
export const parseView = (view: Json): View => view as View;

const NOTHING: CountryView = {};
export const at = (view: View, country: CountryId): CountryView => view.countries[country] ?? NOTHING;

export const plotsIn = (view: View, country: CountryId): readonly PlotView[] =>
  (view.plots ?? []).filter((plot) => plot.country === country);
