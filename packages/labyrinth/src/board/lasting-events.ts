import type { CountryId } from '../data/countries.js';
import type { EventMarkerId } from '../event-markers.js';
import type { View } from '../position-format.js';

/** The card that each marker comes from (6.2.7); its text explains the effect. */
export const CARD_OF_MARK: Readonly<Record<EventMarkerId, number>> = {
  abbas: 11,
  'abu-sayyaf': 57,
  'al-anbar': 58,
  'anbar-awakening': 13,
  'benazir-bhutto': 33,
  'bhutto-shot': 60,
  'ctr-russia': 3,
  'ctr-central-asia': 3,
  'enhanced-measures': 34,
  fata: 80,
  'indo-pakistani-talks': 36,
  'iraqi-wmd': 37,
  'leak-enhanced-measures': 84,
  'leak-renditions': 84,
  'leak-wiretapping': 84,
  'libyan-deal': 38,
  'libyan-wmd': 39,
  'moro-talks': 4,
  nest: 5,
  'patriot-act': 43,
  pirates: 73,
  renditions: 44,
  'saddam-captured': 27,
  sadr: 54,
  'vieira-de-mello-slain': 56,
  wiretapping: 31,
};
/** 41: NATO's marker is a piece on the map. */
export const NATO_CARD = 41;

/** Where an event lasts that concerns single countries. */
const PLACES: Readonly<Partial<Record<EventMarkerId, readonly CountryId[]>>> = {
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

/** Lasting events that concern a country. */
export const marksIn = (view: View, country: CountryId): readonly EventMarkerId[] =>
  view.marks.filter((mark) => PLACES[mark]?.includes(country));
