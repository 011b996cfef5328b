import type { EventPrompts } from './event-text.js';

/** What only the cards 1-40 ask. */
export const PROMPTS_01_40 = {
  'plot.which': {
    en: '{card}: which plot in {space}?',
    pl: '{card}: która intryga ({space})?',
    hu: '{card}: melyik merénylet ({space})?',
    fr: '{card} : quel complot ({space}) ?',
  },
  extra: {
    en: '{card}: one more card may be played at once. Choose it, or stop here.',
    pl: '{card}: można od razu zagrać jeszcze jedną kartę. Wybierz ją albo zakończ.',
    hu: '{card}: azonnal kijátszhatsz még egy kártyát. Válaszd ki, vagy fejezd be.',
    fr: '{card} : une carte de plus peut être jouée aussitôt. Choisissez-la, ou arrêtez-vous là.',
  },
  ideas: {
    en: '{card}: in which country is the War of Ideas rolled? Up to {left} more.',
    pl: '{card}: w którym kraju rzucić na Wojnę Idei? Jeszcze najwyżej {left}.',
    hu: '{card}: melyik országban legyen dobás az eszmék háborújára? Legfeljebb {left} van hátra.',
    fr: '{card} : dans quel pays faire le jet de guerre des idées ? Encore {left} au plus.',
  },
  backChannel: {
    en: '{card}: discard a card whose value equals the Resources of an Adversary, to make that country Neutral; or stop here.',
    pl: '{card}: odrzuć kartę o wartości równej zasobom wrogiego kraju, żeby stał się neutralny, albo zakończ.',
    hu: '{card}: dobj el egy kártyát, amelynek értéke egy ellenséges ország erőforrásaival egyenlő, hogy semleges legyen; vagy fejezd be.',
    fr: '{card} : défaussez une carte dont la valeur égale les ressources d’un adversaire pour le rendre neutre, ou arrêtez-vous là.',
  },
  regimeChange: {
    en: '{card}: make Regime Change in {space} at once? It can also be done later with an operation of value 3.',
    pl: '{card}: przeprowadzić od razu Zmianę Reżimu ({space})? Można to też zrobić później operacją o wartości 3.',
    hu: '{card}: azonnal végrehajtod a rezsimváltást ({space})? Később, 3-as értékű művelettel is lehet.',
    fr: '{card} : effectuer aussitôt le changement de régime ({space}) ? Il peut aussi se faire plus tard avec une opération de valeur 3.',
  },
} as const satisfies EventPrompts;
