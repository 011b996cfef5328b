import { COUNTRIES, COUNTRY_IDS, type CountryFacts, type CountryId } from './data/countries.js';

/** A country as its index in COUNTRY_IDS, so that positions can be arrays of numbers. */
export type Country = number & { readonly kind: 'country' };

export const COUNTRY_COUNT = COUNTRY_IDS.length;
export const ALL_COUNTRIES: readonly Country[] = COUNTRY_IDS.map((_, index) => index as Country);

export const countryOf = (id: CountryId): Country => COUNTRY_IDS.indexOf(id) as Country;
export const countryId = (country: Country): CountryId => COUNTRY_IDS[country];

const FACTS: readonly CountryFacts[] = COUNTRY_IDS.map((id) => COUNTRIES[id]);
export const factsOf = (country: Country): CountryFacts => FACTS[country];

const MUSLIM = FACTS.map(({ kind }) => kind === 'sunni' || kind === 'shia-mix');
export const isMuslim = (country: Country): boolean => MUSLIM[country];
const NON_MUSLIM = FACTS.map(({ kind }) => kind === 'non-muslim');
/** 4.3; not Iran, which is neither (4.4). */
export const isNonMuslim = (country: Country): boolean => NON_MUSLIM[country];
const SHIA_MIX = FACTS.map(({ kind }) => kind === 'shia-mix');
export const isShiaMix = (country: Country): boolean => SHIA_MIX[country];
const SCHENGEN_MEMBER = FACTS.map(({ schengen }) => schengen === 'member');
export const isSchengen = (country: Country): boolean => SCHENGEN_MEMBER[country];
const OIL = FACTS.map(({ oil }) => oil === true);
export const isOil = (country: Country): boolean => OIL[country];
const RESOURCES = FACTS.map(({ resources = 0 }) => resources);
export const printedResources = (country: Country): number => RESOURCES[country];

export const MUSLIM_COUNTRIES = ALL_COUNTRIES.filter(isMuslim);
export const SHIA_MIX_COUNTRIES = ALL_COUNTRIES.filter(isShiaMix);
export const NON_MUSLIM_COUNTRIES = ALL_COUNTRIES.filter(isNonMuslim);
export const SCHENGEN = ALL_COUNTRIES.filter(isSchengen);

export const UNITED_STATES = countryOf('united-states');
export const CANADA = countryOf('canada');
export const UNITED_KINGDOM = countryOf('united-kingdom');
export const ISRAEL = countryOf('israel');
export const IRAN = countryOf('iran');
export const IRAQ = countryOf('iraq');
export const PAKISTAN = countryOf('pakistan');
export const PHILIPPINES = countryOf('philippines');

/** 4.5: the seven Schengen countries touch one another and every country linked with them. */
const links = ALL_COUNTRIES.filter((country) => FACTS[country].schengen === 'link');
const ADJACENT: readonly (readonly Country[])[] = ALL_COUNTRIES.map((country) => {
  const { lines, schengen } = FACTS[country];
  const near = new Set(lines.map(countryOf));
  if (schengen) for (const member of SCHENGEN) near.add(member);
  if (schengen === 'member') for (const link of links) near.add(link);
  near.delete(country);
  return [...near].sort((a, b) => a - b);
});
/** As printed. Patriot Act (43) may have changed it: use `adjacent` of position.ts. */
export const printedAdjacent = (country: Country): readonly Country[] => ADJACENT[country];
