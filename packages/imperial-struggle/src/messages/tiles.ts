import type { Language } from '@sandtable/kernel';
import type { TileSymbol } from '../tiles.js';

/** What an Investment tile is called beside its actions. */
export const INVESTMENT_PARTS: Readonly<Record<Language, Readonly<Record<'tile' | 'event' | 'upgrade', string>>>> = {
  en: { tile: '', event: 'event', upgrade: 'Military Upgrade' },
  pl: { tile: 'punkty ', event: 'Wydarzenie', upgrade: 'Przegrupowanie' },
  hu: { tile: '', event: 'esemény', upgrade: 'hadseregfejlesztés' },
  fr: { tile: '', event: 'événement', upgrade: 'amélioration militaire' },
};

/** What a war tile does beside its strength (3.7). */
export const TILE_SYMBOL_NAMES: Readonly<Record<TileSymbol, Readonly<Record<Language, string>>>> = {
  none: { en: '', pl: '', hu: '', fr: '' },
  debt: { en: ', Debt', pl: ', Dług', hu: ', adósság', fr: ', dette' },
  'fort-or-fleet': {
    en: ', Fort or Squadron',
    pl: ', Fort lub Eskadra',
    hu: ', erőd vagy hajóraj',
    fr: ', fort ou escadre',
  },
  unflag: { en: ', takes down a flag', pl: ', opuszcza Flagę', hu: ', zászlót vesz le', fr: ', abaisse un drapeau' },
};
