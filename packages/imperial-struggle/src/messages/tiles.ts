import { texts } from '@sandtable/kernel';

/** Investment tiles: points of the Major Action, points of the Minor Action, and what else the tile shows (3.2). */
export const INVESTMENT_TILES = texts({
  plain: {
    en: '{major} {points} + {minor} {few}',
    pl: 'punkty {major} {points} + {minor} {few}',
    hu: '{major} {points} + {minor} {few}',
    fr: '{major} {points} + {minor} {few}',
    es: '{major} {points} + {minor} {few}',
  },
  event: {
    en: '{major} {points} + {minor} {few} + Event',
    pl: 'punkty {major} {points} + {minor} {few} + Wydarzenie',
    hu: '{major} {points} + {minor} {few} + esemény',
    fr: '{major} {points} + {minor} {few} + événement',
    es: '{major} {points} + {minor} {few} + Evento',
  },
  upgrade: {
    en: '{major} {points} + {minor} {few} + Military Upgrade',
    pl: 'punkty {major} {points} + {minor} {few} + Przegrupowanie',
    hu: '{major} {points} + {minor} {few} + hadseregfejlesztés',
    fr: '{major} {points} + {minor} {few} + amélioration militaire',
    es: '{major} {points} + {minor} {few} + Mejora militar',
  },
  both: {
    en: '{major} {points} + {minor} {few} + Event + Military Upgrade',
    pl: 'punkty {major} {points} + {minor} {few} + Wydarzenie + Przegrupowanie',
    hu: '{major} {points} + {minor} {few} + esemény + hadseregfejlesztés',
    fr: '{major} {points} + {minor} {few} + événement + amélioration militaire',
    es: '{major} {points} + {minor} {few} + Evento + Mejora militar',
  },
});

/** War tiles: their strength and what else they do (3.7). */
export const WAR_TILES = texts({
  none: { en: '{strength}', pl: '{strength}', hu: '{strength}', fr: '{strength}', es: '{strength}' },
  debt: {
    en: '{strength}, Debt',
    pl: '{strength}, Dług',
    hu: '{strength}, adósság',
    fr: '{strength}, dette',
    es: '{strength}, Deuda',
  },
  'fort-or-fleet': {
    en: '{strength}, Fort or Squadron',
    pl: '{strength}, Fort lub Eskadra',
    hu: '{strength}, erőd vagy hajóraj',
    fr: '{strength}, fort ou escadre',
    es: '{strength}, Fuerte o Escuadra',
  },
  unflag: {
    en: '{strength}, unflags a space',
    pl: '{strength}, opuszcza Flagę',
    hu: '{strength}, zászlót vesz le',
    fr: '{strength}, abaisse un drapeau',
    es: '{strength}, arría una bandera',
  },
});
