import {
  type Format,
  flag,
  integer,
  isJsonObject,
  type Json,
  type JsonPlace,
  list,
  listIfAny,
  missing,
  objectFields,
  within,
  word,
} from '@sandtable/kernel';
import { type Country, countryId, countryOf } from '../countries.js';
import { COUNTRY_IDS, type CountryId } from '../data/countries.js';
import { WMD_IN_BOX } from '../plot-supply.js';
import { type MarkerFace, type Plot, type PlotKind, WMD } from '../position.js';

/** The names of plot markers in position files. One that the viewer may not look at is `hidden`. */
export const PLOT_NAMES = ['plot-1', 'plot-2', 'plot-3', 'wmd'] as const;
export type PlotName = (typeof PLOT_NAMES)[number];

const plotName = (kind: MarkerFace): PlotName | 'hidden' => (kind === 0 ? 'hidden' : PLOT_NAMES[kind - 1]);
const plotNamed = (name: PlotName): PlotKind => (name === 'wmd' ? WMD : ((PLOT_NAMES.indexOf(name) + 1) as PlotKind));

/** Markers by kind; those that the file doesn't list are none. */
export const plotCounts: Format<readonly number[], Readonly<Record<PlotName, number>>, number[]> = {
  write: (counts) => ({ 'plot-1': counts[1], 'plot-2': counts[2], 'plot-3': counts[3], wmd: counts[WMD] }),
  read(json, at) {
    const given = objectFields(json, at, PLOT_NAMES);
    const count = (name: PlotName) => integer(0, 2 * WMD_IN_BOX).read(given[name] ?? 0, within(at, name));
    return [0, ...PLOT_NAMES.map(count)];
  },
};

export type PlotView = {
  readonly country: CountryId;
  readonly kind: PlotName | 'hidden';
  readonly open?: true;
  readonly backlash?: true;
};

const writePlot = ({ country, kind, open, backlash }: Plot): PlotView => ({
  country: countryId(country),
  kind: plotName(kind),
  ...(open ? { open } : {}),
  ...(backlash ? { backlash } : {}),
});

/** Within a country, `"plot-2"` or an object without the country. */
function readPlot(json: Json, at: JsonPlace, country?: Country): Plot {
  const names = ['kind', 'open', 'backlash', ...(country === undefined ? ['country'] : [])];
  const given = objectFields(isJsonObject(json) ? json : { kind: json }, at, names);
  const isSet = (name: string): boolean => flag.read(given[name] ?? false, within(at, name));
  const place =
    country ??
    (given.country === undefined ? undefined : countryOf(word(COUNTRY_IDS).read(given.country, within(at, 'country'))));
  if (given.kind === undefined) throw missing(at, 'kind');
  const kind = readKind(given.kind, within(at, 'kind'));
  if (place === undefined) throw missing(at, 'country');
  return {
    country: place,
    kind,
    ...(isSet('open') ? { open: true } : {}),
    ...(isSet('backlash') ? { backlash: true } : {}),
  };
}

const readKind = (json: Json, at: JsonPlace): MarkerFace =>
  at.inView && json === 'hidden' ? 0 : plotNamed(word(PLOT_NAMES).read(json, at));

const plot: Format<Plot, PlotView> = { write: writePlot, read: (json, at) => readPlot(json, at) };
export const plots = listIfAny(plot);
export const readPlotsIn = (country: Country, json: Json, at: JsonPlace): Plot[] =>
  list({ ...plot, read: (it, where) => readPlot(it, where, country) }).read(json, at);
