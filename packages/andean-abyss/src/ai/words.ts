import { texts } from '@sandtable/kernel';

/** What a searching player says has moved its judgment: the groups of its features. */
export const FEATURE_WORDS = texts({
  'feature.margins': {
    en: 'the distance to victory',
    pl: 'odległość od zwycięstwa',
    hu: 'a győzelemtől való távolság',
    fr: 'la distance jusqu’à la victoire',
    es: 'la distancia a la victoria',
  },
  'feature.time': {
    en: 'cards and turn order',
    pl: 'karty i kolejność',
    hu: 'a lapok és a sorrend',
    fr: 'les cartes et l’ordre de jeu',
    es: 'cartas y orden de turno',
  },
  'feature.forces': {
    en: 'forces on the map',
    pl: 'siły na mapie',
    hu: 'az egységek a térképen',
    fr: 'les forces sur la carte',
    es: 'fuerzas en el mapa',
  },
  'feature.resources': {
    en: 'Resources and income',
    pl: 'zasoby i dochody',
    hu: 'az erőforrások és a bevétel',
    fr: 'les ressources et les revenus',
    es: 'Recursos e ingresos',
  },
  'feature.people': {
    en: 'Support, Opposition and Control',
    pl: 'poparcie, opozycja i kontrola',
    hu: 'a támogatás, az ellenállás és az ellenőrzés',
    fr: 'le soutien, l’opposition et le contrôle',
    es: 'Apoyo, Oposición y Control',
  },
  'feature.lasting': {
    en: 'lasting events',
    pl: 'trwałe wydarzenia',
    hu: 'a tartós események',
    fr: 'les événements durables',
    es: 'eventos duraderos',
  },
});
