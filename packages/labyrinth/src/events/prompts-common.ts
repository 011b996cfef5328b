import type { EventPrompts } from './event-text.js';

/** Questions that many events put. */
export const PROMPTS_COMMON = {
  country: {
    en: '{card}: choose a country.',
    pl: '{card}: wybierz kraj.',
    hu: '{card}: válassz országot.',
    fr: '{card} : choisissez un pays.',
  },
  cellPlace: {
    en: '{card}: in which country is a cell placed?',
    pl: '{card}: w którym kraju umieścić komórkę?',
    hu: '{card}: melyik országba kerüljön sejt?',
    fr: '{card} : dans quel pays placer une cellule ?',
  },
  cell: {
    en: '{card}: which cell in {space}?',
    pl: '{card}: która komórka ({space})?',
    hu: '{card}: melyik sejt ({space})?',
    fr: '{card} : quelle cellule ({space}) ?',
  },
  plot: {
    en: '{card}: choose a plot.',
    pl: '{card}: wybierz intrygę.',
    hu: '{card}: válassz merényletet.',
    fr: '{card} : choisissez un complot.',
  },
  postureOf: {
    en: '{card}: set the posture of which country?',
    pl: '{card}: nastawienie którego kraju ustalić?',
    hu: '{card}: melyik ország hozzáállását határozod meg?',
    fr: '{card} : de quel pays fixer l’attitude ?',
  },
  posture: {
    en: '{card}: Soft or Hard posture for {space}?',
    pl: '{card}: nastawienie miękkie czy twarde ({space})?',
    hu: '{card}: puha vagy kemény hozzáállás ({space})?',
    fr: '{card} : attitude souple ou dure ({space}) ?',
  },
  ally: {
    en: '{card}: which Ally becomes Neutral?',
    pl: '{card}: który sprzymierzony kraj staje się neutralny?',
    hu: '{card}: melyik szövetséges válik semlegessé?',
    fr: '{card} : quel allié devient neutre ?',
  },
  discard: {
    en: '{card}: which card do you discard?',
    pl: '{card}: którą kartę odrzucasz?',
    hu: '{card}: melyik kártyát dobod el?',
    fr: '{card} : quelle carte défaussez-vous ?',
  },
} as const satisfies EventPrompts;
