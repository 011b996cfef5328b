import { phrases } from '../../../words/phrases.js';

/** The bar above the board, and the names of the tabs beside it. */
export const status = phrases({
  en: {
    'status.title': 'Victory points, Debt, Treaty Points, demand, initiative',
    'status.debt': 'Debt / limit',
    'status.demand': 'Demand',
    'status.initiative': 'Initiative',
    'tab.round': 'Round',
    'tab.purchases': 'Buy',
    'tab.sides': 'Treasury',
    'tab.war': 'War',
    'tab.aid': 'Aid',
  },
  pl: {
    'status.title': 'Punkty Zwycięstwa, Dług, Punkty Odwetu, Popyt, Inicjatywa',
    'status.debt': 'Dług / limit',
    'status.demand': 'Popyt',
    'status.initiative': 'Inicjatywa',
    'tab.round': 'Runda',
    'tab.purchases': 'Zakupy',
    'tab.sides': 'Skarb',
    'tab.war': 'Wojna',
    'tab.aid': 'Pomoc',
  },
  hu: {
    'status.title': 'Győzelmi pontok, adósság, szerződéspontok, kereslet, kezdeményezés',
    'status.debt': 'Adósság / korlát',
    'status.demand': 'Kereslet',
    'status.initiative': 'Kezdeményezés',
    'tab.round': 'Kör',
    'tab.purchases': 'Vétel',
    'tab.sides': 'Kincstár',
    'tab.war': 'Háború',
    'tab.aid': 'Segédlet',
  },
  fr: {
    'status.title': 'Points de victoire, dette, points de traité, demande, initiative',
    'status.debt': 'Dette / limite',
    'status.demand': 'Demande',
    'status.initiative': 'Initiative',
    'tab.round': 'Tour d’action',
    'tab.purchases': 'Achats',
    'tab.sides': 'Trésor',
    'tab.war': 'Guerre',
    'tab.aid': 'Aide',
  },
});
