import type { Json } from '@sandtable/kernel';
import {
  COUNTRIES,
  COUNTRY_IDS,
  type CountryId,
  type CountryView,
  type GovernanceName,
  type MarkId,
  type PlotView,
  type View,
} from '@sandtable/labyrinth/board-data';

/** Reads the page's Json as Labyrinth's `View`. This is the only place that does so. */
export const parseView = (view: Json): View => view as unknown as View;

const NOTHING: CountryView = {};
export const at = (view: View, country: CountryId): CountryView => view.countries[country] ?? NOTHING;

export const isMuslim = (country: CountryId): boolean =>
  COUNTRIES[country].kind === 'sunni' || COUNTRIES[country].kind === 'shia-mix';

/** The current or the printed value (4.3.1, 4.4); a Muslim country that is not yet tested has none. */
export const governanceOf = (view: View, country: CountryId): GovernanceName | undefined =>
  COUNTRIES[country].governance ?? at(view, country).governance;

/** 4.2.1: the value that operations and dice use; Islamist Rule comes after Poor. */
export const GOVERNANCE_VALUE: Readonly<Record<GovernanceName, number>> = {
  good: 1,
  fair: 2,
  poor: 3,
  'islamist-rule': 4,
};

export const postureOf = (view: View, country: CountryId): 'soft' | 'hard' | undefined =>
  COUNTRIES[country].posture ?? at(view, country).posture;

/** 4.9.4: the country has no marker yet. */
export const isUnmarked = (view: View, country: CountryId): boolean =>
  isMuslim(country)
    ? at(view, country).governance === undefined
    : COUNTRIES[country].kind === 'non-muslim' && postureOf(view, country) === undefined;

/** 117, 118: each raises the value of every Oil Exporter by one. */
const OIL_PRICE_SPIKES: readonly number[] = [117, 118];
export function resourcesOf(view: View, country: CountryId): number {
  const { resources = 0, oil } = COUNTRIES[country];
  return resources + (oil ? view.lapsing.filter((card) => OIL_PRICE_SPIKES.includes(card)).length : 0);
}

/** 54: not one of the fifteen cells, and never a sleeper. */
export const sadrIn = (view: View, country: CountryId): number =>
  country === 'iraq' && view.marks.includes('sadr') ? 1 : 0;
export const cellsIn = (view: View, country: CountryId): number => {
  const { sleepers = 0, active = 0 } = at(view, country);
  return sleepers + active + sadrIn(view, country);
};
/** 41: NATO counts as two troops. */
export const troopsIn = (view: View, country: CountryId): number =>
  (at(view, country).troops ?? 0) + (view.nato === country ? 2 : 0);

export const plotsIn = (view: View, country: CountryId): readonly PlotView[] =>
  (view.plots ?? []).filter((plot) => plot.country === country);

const links = COUNTRY_IDS.filter((id) => COUNTRIES[id].schengen === 'link');
const SCHENGEN = COUNTRY_IDS.filter((id) => COUNTRIES[id].schengen === 'member');

const printed = (country: CountryId): readonly CountryId[] => {
  const { lines, schengen } = COUNTRIES[country];
  const near = new Set<CountryId>(lines);
  if (schengen) for (const member of SCHENGEN) near.add(member);
  if (schengen === 'member') for (const link of links) near.add(link);
  near.delete(country);
  return COUNTRY_IDS.filter((id) => near.has(id));
};

/** 43 Patriot Act: the United States is adjacent to Canada only. */
export const isCut = (view: View, a: CountryId, b: CountryId): boolean =>
  view.marks.includes('patriot-act') &&
  ((a === 'united-states' && b !== 'canada') || (b === 'united-states' && a !== 'canada'));

/** 4.1.1 and 4.5: adjacency in the current position. */
export const neighborsOf = (view: View, country: CountryId): readonly CountryId[] =>
  printed(country).filter((near) => !isCut(view, country, near));

/** Lasting events that concern a country. The map shows only that there are some. */
const PLACES: Readonly<Partial<Record<MarkId, readonly CountryId[]>>> = {
  abbas: ['israel'],
  'abu-sayyaf': ['philippines'],
  'al-anbar': ['iraq'],
  'anbar-awakening': ['iraq'],
  'benazir-bhutto': ['pakistan'],
  'bhutto-shot': ['pakistan'],
  'ctr-russia': ['russia'],
  'ctr-central-asia': ['central-asia'],
  fata: ['pakistan'],
  'indo-pakistani-talks': ['pakistan'],
  'iraqi-wmd': ['iraq'],
  'libyan-deal': ['libya'],
  'libyan-wmd': ['libya'],
  'moro-talks': ['philippines'],
  nest: ['united-states'],
  'patriot-act': ['united-states'],
  pirates: ['somalia', 'yemen'],
  'saddam-captured': ['iraq'],
  'vieira-de-mello-slain': ['iraq'],
};
export const marksIn = (view: View, country: CountryId): readonly MarkId[] =>
  view.marks.filter((mark) => PLACES[mark]?.includes(country));
