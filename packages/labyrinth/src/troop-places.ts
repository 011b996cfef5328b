import { ALL_COUNTRIES, type Country } from './countries.js';
import { countryRef, countryReferred } from './references.js';

/** Where troops can be: in a country, or on the Troop Track (7.3.1). */
export const TRACK = 'track';
export type TroopPlace = Country | typeof TRACK;

export const PLACES: readonly TroopPlace[] = [TRACK, ...ALL_COUNTRIES];

/** The place as an option. */
export const placeRef = (place: TroopPlace): string => (place === TRACK ? TRACK : countryRef(place));
export const placeReferred = (option: string): TroopPlace | undefined =>
  option === TRACK ? TRACK : countryReferred(option);

/** The place as messages name it. */
const TRACK_NAME = 'place:track';
export const placeName = (place: TroopPlace): string => (place === TRACK ? TRACK_NAME : countryRef(place));
export const placeNamed = (name: string): TroopPlace | undefined =>
  name === TRACK_NAME ? TRACK : countryReferred(name);
