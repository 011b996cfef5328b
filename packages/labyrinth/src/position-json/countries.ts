import { Fields, InputError, isJsonObject, type Json } from '@sandtable/kernel';
import {
  ALL_COUNTRIES,
  type Country,
  countryId,
  countryOf,
  ISRAEL,
  isMuslim,
  isNonMuslim,
  UNITED_STATES,
} from '../countries.js';
import { COUNTRY_IDS, GOVERNANCES } from '../data/countries.js';
import { ALIGNMENT_NAMES, GOVERNANCE_NAMES, POSTURE_NAMES } from '../governance.js';
import { GREEN, NEUTRAL, type Plot, type Position, TAN, UNMARKED } from '../position.js';
import { countryRef } from '../references.js';
import { PLOT_NAMES, plotNamed } from './plots.js';

const COUNTS = ['sleepers', 'active', 'troops', 'aid'] as const;
const FLAGS = ['cadre', 'besieged'] as const;
const HERE: readonly string[] = ['governance', 'alignment', 'posture', ...COUNTS, ...FLAGS, 'regimeChange', 'plots'];

/** `onlyThese`: clears the map and makes every country unmarked that can be. */
export function clearMap(g: Position): void {
  for (const country of ALL_COUNTRIES) {
    clearCountry(g, country);
    g.alignment[country] = 0;
    if (isMuslim(country)) g.governance[country] = UNMARKED;
    if (country !== ISRAEL && country !== UNITED_STATES) g.posture[country] = 0;
  }
  g.plots = [];
  g.marks.fill(0);
  g.nato = -1;
}

function clearCountry(g: Position, country: Country): void {
  for (const list of [...COUNTS, ...FLAGS]) g[list][country] = 0;
  g.regimeChange[country] = 0;
}

/**
 * A country that is listed holds exactly the pieces and markers that are listed; its governance, alignment and posture
 * change only if they are listed. Returns the plots there.
 */
export function readCountry(g: Position, country: Country, json: Json | undefined): Plot[] | undefined {
  const where = `countries.${countryId(country)}`;
  const here = Fields.of(json, where, HERE);
  clearCountry(g, country);
  readLevels(g, country, here);
  for (const count of COUNTS) g[count][country] = here.number(count, 0, 99) ?? 0;
  for (const flag of FLAGS) g[flag][country] = here.flag(flag) ? 1 : 0;
  const change = here.word('regimeChange', ['green', 'tan'] as const);
  if (change) g.regimeChange[country] = change === 'green' ? GREEN : TAN;
  return here.list('plots')?.map((plot, i) => readPlot(plot, `${where}.plots.${i}`, country));
}

function readLevels(g: Position, country: Country, here: Fields): void {
  const refuse = (key: string) => new InputError(key, { space: countryRef(country) });
  const governance = here.word('governance', ['unmarked', ...GOVERNANCES] as const);
  const alignment = here.word('alignment', ALIGNMENT_NAMES.slice(1));
  const posture = here.word('posture', POSTURE_NAMES);
  if (governance && !isMuslim(country)) throw refuse('wrong.governance');
  if (alignment && !isMuslim(country)) throw refuse('wrong.alignment');
  if (posture && (!isNonMuslim(country) || country === ISRAEL)) throw refuse('wrong.posture');
  if (governance) {
    g.governance[country] = GOVERNANCE_NAMES.indexOf(governance);
    // 4.9.4: a country is Neutral when it is first tested.
    if (governance === 'unmarked') g.alignment[country] = 0;
    else if (g.alignment[country] === 0) g.alignment[country] = NEUTRAL;
  }
  if (alignment) g.alignment[country] = ALIGNMENT_NAMES.indexOf(alignment);
  if (posture) g.posture[country] = POSTURE_NAMES.indexOf(posture);
}

/** `"plot-2"` within a country, or an object with more fields. */
export function readPlot(json: Json, where: string, country?: Country): Plot {
  const fields = ['kind', 'open', 'backlash', ...(country === undefined ? ['country'] : [])];
  const plot = Fields.of(isJsonObject(json) ? json : { kind: json }, where, fields);
  const id = plot.word('country', COUNTRY_IDS);
  const place = country ?? (id && countryOf(id));
  const kind = plot.word('kind', PLOT_NAMES);
  if (!kind || place === undefined)
    throw new InputError('error.note.missing', { where, key: kind ? 'country' : 'kind' });
  return {
    country: place,
    kind: plotNamed(kind),
    ...(plot.flag('open') ? { open: true } : {}),
    ...(plot.flag('backlash') ? { backlash: true } : {}),
  };
}
