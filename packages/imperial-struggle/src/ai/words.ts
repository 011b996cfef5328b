import { texts } from '@sandtable/kernel';

/** What a searching player says has moved its judgment: the groups of its features. */
export const FEATURE_WORDS = texts({
  'feature.time': {
    en: 'rounds and initiative',
    pl: 'rundy i Inicjatywa',
    hu: 'az akciókörök és a kezdeményezés',
    fr: 'les tours d’action et l’initiative',
    es: 'las rondas y la Iniciativa',
  },
  'feature.scoring': {
    en: 'Awards, Demand and Prestige',
    pl: 'Nagrody, Popyt i Prestiż',
    hu: 'a díjak, a kereslet és a presztízs',
    fr: 'les récompenses, la demande et le prestige',
    es: 'los Premios, la Demanda y el Prestigio',
  },
  'feature.marker': {
    en: 'the victory point marker',
    pl: 'znacznik punktów zwycięstwa',
    hu: 'a győzelmipont-jelző',
    fr: 'le marqueur de points de victoire',
    es: 'el marcador de puntos de victoria',
  },
  'feature.war': {
    en: 'the coming war',
    pl: 'nadchodząca Wojna',
    hu: 'a közelgő háború',
    fr: 'la guerre à venir',
    es: 'la guerra que viene',
  },
  'feature.purse': {
    en: 'Debt, Treaty Points and cards',
    pl: 'Dług, Punkty Odwetu i karty',
    hu: 'az adósság, a szerződéspontok és a lapok',
    fr: 'la dette, les points de traité et les cartes',
    es: 'la Deuda, los Puntos de Tratado y las cartas',
  },
  'feature.map': {
    en: 'flags and Advantages',
    pl: 'Flagi i Korzyści',
    hu: 'a zászlók és az előnyök',
    fr: 'les drapeaux et les avantages',
    es: 'las banderas y las Ventajas',
  },
  'feature.outlook': {
    en: 'the worth of the map',
    pl: 'wartość mapy',
    hu: 'a térkép értéke',
    fr: 'la valeur de la carte',
    es: 'el valor del mapa',
  },
  'feature.ministries': {
    en: 'Ministries',
    pl: 'Ministrowie',
    hu: 'a minisztériumok',
    fr: 'les ministères',
    es: 'los Ministerios',
  },
});
