import { texts } from '@sandtable/kernel';

/** The bar above the board, and the names of the tabs beside it. */
export const status = texts({
  'status.title': {
    en: 'Victory points, Debt, Treaty Points, demand, Initiative',
    pl: 'Punkty Zwycięstwa, Dług, Punkty Odwetu, Popyt, Inicjatywa',
    hu: 'Győzelmi pontok, adósság, szerződéspontok, kereslet, kezdeményezés',
    fr: 'Points de victoire, dette, points de traité, demande, initiative',
    es: 'Puntos de victoria, Deuda, Puntos de Tratado, demanda, Iniciativa',
  },
  'status.debt': {
    en: 'Debt / limit',
    pl: 'Dług / limit',
    hu: 'Adósság / korlát',
    fr: 'Dette / limite',
    es: 'Deuda / límite',
  },
  'status.demand': { en: 'Demand', pl: 'Popyt', hu: 'Kereslet', fr: 'Demande', es: 'Demanda' },
  'status.initiative': { en: 'Initiative', pl: 'Inicjatywa', hu: 'Kezdeményezés', fr: 'Initiative', es: 'Iniciativa' },
  'tab.round': { en: 'Round', pl: 'Runda', hu: 'Kör', fr: 'Tour d’action', es: 'Ronda' },
  'tab.purchases': { en: 'Buy', pl: 'Zakupy', hu: 'Vásárlás', fr: 'Achats', es: 'Comprar' },
  'tab.sides': { en: 'Treasury', pl: 'Skarbiec', hu: 'Kincstár', fr: 'Trésor', es: 'Tesoro' },
  'tab.war': { en: 'War', pl: 'Wojna', hu: 'Háború', fr: 'Guerre', es: 'Guerra' },
  'tab.aid': { en: 'Aid', pl: 'Pomoc', hu: 'Segédlet', fr: 'Aide', es: 'Ayuda' },
});
