import { texts } from '@sandtable/kernel';

/** What a searching player says has moved its judgment: the groups of its features. */
export const FEATURE_WORDS = texts({
  'feature.victory': {
    en: 'the distance to victory',
    pl: 'odległość od zwycięstwa',
    hu: 'a győzelemtől való távolság',
    fr: 'la distance jusqu’à la victoire',
    es: 'la distancia a la victoria',
  },
  'feature.tracks': {
    en: 'Prestige, Funding, Posture and Troops',
    pl: 'Prestiż, Fundusze, Nastawienie i oddziały',
    hu: 'a presztízs, a finanszírozás, a hozzáállás és a csapatok',
    fr: 'le prestige, le financement, l’attitude et les troupes',
    es: 'Prestigio, Financiamiento, Postura y tropas',
  },
  'feature.time': {
    en: 'cards and phases',
    pl: 'karty i fazy',
    hu: 'a lapok és a fázisok',
    fr: 'les cartes et les phases',
    es: 'cartas y fases',
  },
  'feature.plots': {
    en: 'plots and cells in the United States',
    pl: 'Intrygi i komórki w Stanach Zjednoczonych',
    hu: 'a merényletek és a sejtek az Egyesült Államokban',
    fr: 'les complots et les cellules aux États-Unis',
    es: 'complots y células en Estados Unidos',
  },
  'feature.hands': {
    en: 'cards in hand',
    pl: 'karty na ręce',
    hu: 'a kézben lévő lapok',
    fr: 'les cartes en main',
    es: 'cartas en la mano',
  },
  'feature.countries': {
    en: 'Governance, Alignment and cells',
    pl: 'Rządy, Sprzyjanie i komórki',
    hu: 'a kormányzás, az elköteleződés és a sejtek',
    fr: 'la gouvernance, l’alignement et les cellules',
    es: 'Gobernanza, Alineamiento y células',
  },
});
