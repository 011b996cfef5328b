import { texts } from '@sandtable/kernel';

/** The bar above the board, and the names of the tabs beside it. */
export const status = texts({
  'status.title': {
    en: 'Prestige, Posture, Funding, troops, victory',
    pl: 'Prestiż, Nastawienie, Fundusze, Oddziały, zwycięstwo',
    hu: 'Presztízs, hozzáállás, finanszírozás, csapatok, győzelem',
    fr: 'Prestige, attitude, financement, troupes, victoire',
    es: 'Prestigio, Postura, Financiamiento, tropas, victoria',
  },
  'status.world': { en: 'World', pl: 'Świat', hu: 'Világ', fr: 'Monde', es: 'Mundo' },
  'status.us': { en: 'US', pl: 'US', hu: 'USA', fr: 'É.-U.', es: 'EE. UU.' },
  'status.troops': { en: 'Troops', pl: 'Oddziały', hu: 'Csapatok', fr: 'Troupes', es: 'Tropas' },
  'status.goodResources': { en: 'Res.', pl: 'Zas.', hu: 'Erőf.', fr: 'Ress.', es: 'Rec.' },
  'status.goodOrFair': { en: 'Good+Fair', pl: 'Dobre+Popr.', hu: 'jó+megf.', fr: 'bonne+corr.', es: 'Buena+Acept.' },
  'status.noCells': { en: 'Cells', pl: 'Kom.', hu: 'Sejt', fr: 'Cell.', es: 'Células' },
  'status.islamistResources': { en: 'Res.', pl: 'Zas.', hu: 'Erőf.', fr: 'Ress.', es: 'Rec.' },
  'status.poorOrIslamist': {
    en: 'Poor+Islamist',
    pl: 'Słabe+Isl.',
    hu: 'gyenge+iszl.',
    fr: 'mauv.+islam.',
    es: 'Mala+Isl.',
  },
  'status.of': {
    en: '{what}: {n}, wins at {needed}',
    pl: '{what}: {n}, wygrywa {needed}',
    hu: '{what}: {n}, győz: {needed}',
    fr: '{what} : {n}, gagne à {needed}',
    es: '{what}: {n}, gana con {needed}',
  },
  'tab.turn': { en: 'Turn', pl: 'Tura', hu: 'Forduló', fr: 'Tour', es: 'Turno' },
  'tab.events': { en: 'Events', pl: 'Zdarzenia', hu: 'Események', fr: 'Événements', es: 'Eventos' },
});
