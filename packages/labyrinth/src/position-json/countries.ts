import { flag, integer, type Json, type JsonPlace, objectFields, within, word } from '@sandtable/kernel';
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
import { COUNTRY_IDS, type CountryId, GOVERNANCES } from '../data/countries.js';
import { ALIGNMENT_NAMES, GOVERNANCE_NAMES, POSTURE_NAMES } from '../governance.js';
import { GREEN, NEUTRAL, type Position, TAN, UNMARKED, WMD } from '../position.js';
import { countryRef } from '../references.js';
import { inputError, type KeyOf } from '../text.js';
import { readPlotsIn } from './plots.js';

/** A field of a country in JSON. A country that is listed holds exactly the pieces and markers that are listed. */
interface CountryField<J> {
  /** Undefined where the field is left out. */
  write(g: Position, country: Country): J | undefined;
  read(g: Position, country: Country, json: Json, at: JsonPlace): void;
  /** Takes a piece or marker away; governance, alignment and posture stay unless they are listed. */
  clear?(g: Position, country: Country): void;
}

/** The fields of a position that are lists of numbers. */
type ListName = { [K in keyof Position]-?: Position[K] extends number[] ? K : never }[keyof Position];
const count = (name: ListName): CountryField<number> => ({
  write: (g, country) => g[name][country] || undefined,
  read(g, country, json, at) {
    g[name][country] = integer(0, 99).read(json, at);
  },
  clear(g, country) {
    g[name][country] = 0;
  },
});

const marker = (name: ListName): CountryField<true> => ({
  write: (g, country) => g[name][country] > 0 || undefined,
  read(g, country, json, at) {
    g[name][country] = flag.read(json, at) ? 1 : 0;
  },
  clear(g, country) {
    g[name][country] = 0;
  },
});

const ALIGNMENTS = ['ally', 'neutral', 'adversary'] as const;
const POSTURES = ['soft', 'hard'] as const;
const REGIME_CHANGES = ['green', 'tan'] as const;
const refuse = (key: KeyOf<'wrong', 'space'>, country: Country) => inputError(key, { space: countryRef(country) });

const governance: CountryField<(typeof GOVERNANCES)[number]> = {
  write: (g, country) => (isMuslim(country) ? GOVERNANCES[g.governance[country] - 1] : undefined),
  read(g, country, json, at) {
    const level = word(['unmarked', ...GOVERNANCES] as const).read(json, at);
    if (!isMuslim(country)) throw refuse('wrong.governance', country);
    g.governance[country] = GOVERNANCE_NAMES.indexOf(level);
    // 4.9.4: a country is Neutral when it is first tested.
    if (level === 'unmarked') g.alignment[country] = 0;
    else if (g.alignment[country] === 0) g.alignment[country] = NEUTRAL;
  },
};

const alignment: CountryField<'ally' | 'neutral' | 'adversary'> = {
  write: (g, country) =>
    isMuslim(country) && g.governance[country] !== UNMARKED ? ALIGNMENTS[g.alignment[country] - 1] : undefined,
  read(g, country, json, at) {
    const side = word(ALIGNMENTS).read(json, at);
    if (!isMuslim(country)) throw refuse('wrong.alignment', country);
    g.alignment[country] = ALIGNMENT_NAMES.indexOf(side);
  },
};

const posture: CountryField<'soft' | 'hard'> = {
  // Israel never changes (4.3.3).
  write: (g, country) => (country === ISRAEL ? undefined : POSTURES[g.posture[country] - 1]),
  read(g, country, json, at) {
    const level = word(POSTURE_NAMES).read(json, at);
    if (!isNonMuslim(country) || country === ISRAEL) throw refuse('wrong.posture', country);
    g.posture[country] = POSTURE_NAMES.indexOf(level);
  },
};

const regimeChange: CountryField<'green' | 'tan'> = {
  write: ({ regimeChange }, country) =>
    regimeChange[country] > 0 ? (regimeChange[country] === GREEN ? 'green' : 'tan') : undefined,
  read(g, country, json, at) {
    g.regimeChange[country] = word(REGIME_CHANGES).read(json, at) === 'green' ? GREEN : TAN;
  },
  clear(g, country) {
    g.regimeChange[country] = 0;
  },
};

/** Every field of a position that has one number for each country, in the order in which they are written. */
const COUNTRY_FIELDS = {
  /** Of Muslim countries, once they have been tested. */
  governance,
  alignment,
  /** Of the others, once they have been tested; Israel’s is printed. */
  posture,
  sleepers: count('sleepers'),
  active: count('active'),
  troops: count('troops'),
  aid: count('aid'),
  cadre: marker('cadre'),
  besieged: marker('besieged'),
  regimeChange,
};
export type CountryFieldName = keyof typeof COUNTRY_FIELDS;
export const COUNTRY_FIELD_NAMES = Object.keys(COUNTRY_FIELDS) as readonly CountryFieldName[];
const ENTRIES = Object.entries<CountryField<unknown>>(COUNTRY_FIELDS);

export type CountryView = {
  readonly [N in CountryFieldName]?: Exclude<ReturnType<(typeof COUNTRY_FIELDS)[N]['write']>, undefined>;
};

/** Omits countries that differ in nothing from an empty, unmarked one. */
export function writeCountries(g: Position): Readonly<Partial<Record<CountryId, CountryView>>> {
  const countries: Partial<Record<CountryId, CountryView>> = {};
  for (const country of ALL_COUNTRIES) {
    let here: Record<string, unknown> | undefined;
    for (const [name, field] of ENTRIES) {
      const value = field.write(g, country);
      if (value === undefined) continue;
      here ??= {};
      here[name] = value;
    }
    if (here) countries[countryId(country)] = here;
  }
  return countries;
}

/** Countries may list their plots too, for people. */
export function readCountries(g: Position, json: Json, at: JsonPlace): void {
  const given = objectFields(json, at, COUNTRY_IDS);
  for (const id of COUNTRY_IDS) {
    const found = given[id];
    if (found !== undefined) readCountry(g, countryOf(id), found, within(at, id));
  }
}

function readCountry(g: Position, country: Country, json: Json, at: JsonPlace): void {
  const given = objectFields(json, at, [...COUNTRY_FIELD_NAMES, 'plots']);
  clearCountry(g, country);
  for (const [name, field] of ENTRIES) {
    const found = given[name];
    if (found !== undefined) field.read(g, country, found, within(at, name));
  }
  if (given.plots !== undefined) g.plots = [...g.plots, ...readPlotsIn(country, given.plots, within(at, 'plots'))];
}

function clearCountry(g: Position, country: Country): void {
  for (const [, { clear }] of ENTRIES) clear?.(g, country);
}

/** `onlyThese`: clears the map and makes every country unmarked that can be. */
export function clearMap(g: Position): void {
  for (const country of ALL_COUNTRIES) {
    clearCountry(g, country);
    g.alignment[country] = 0;
    if (isMuslim(country)) g.governance[country] = UNMARKED;
    if (country !== ISRAEL && country !== UNITED_STATES) g.posture[country] = 0;
  }
  g.plots = [];
  g.available[WMD] = 0;
  g.marks.fill(0);
  g.nato = -1;
}
