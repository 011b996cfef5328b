import { texts } from '@sandtable/kernel';

/** What the numbers count that answer a question, where they stand away from it: the question's key, with `count` for `ask`. */
export const counts = texts({
  'count.train.troops': { en: 'Troops', pl: 'wojska', hu: 'katona', fr: 'Troupes', es: 'Tropas' },
  'count.train.police': { en: 'Police', pl: 'policja', hu: 'rendőr', fr: 'Police', es: 'Policía' },
  'count.train.base': { en: 'Troops', pl: 'wojska', hu: 'katona', fr: 'Troupes', es: 'Tropas' },
  'count.civic.steps': { en: 'steps', pl: 'kroki', hu: 'lépés', fr: 'étapes', es: 'pasos' },
  'count.move.troops': { en: 'Troops', pl: 'wojska', hu: 'katona', fr: 'Troupes', es: 'Tropas' },
  'count.move.police': { en: 'Police', pl: 'policja', hu: 'rendőr', fr: 'Police', es: 'Policía' },
  'count.move.underground': {
    en: 'Underground Guerrillas',
    pl: 'ukryci partyzanci',
    hu: 'rejtőzködő gerilla',
    fr: 'Guérillas dormantes',
    es: 'Guerrillas clandestinas',
  },
  'count.move.active': {
    en: 'Active Guerrillas',
    pl: 'aktywni partyzanci',
    hu: 'aktív gerilla',
    fr: 'Guérillas actives',
    es: 'Guerrillas activas',
  },
  'count.rally.number': { en: 'Guerrillas', pl: 'partyzanci', hu: 'gerilla', fr: 'Guérillas', es: 'Guerrillas' },
  'count.agitate.steps': { en: 'steps', pl: 'kroki', hu: 'lépés', fr: 'étapes', es: 'pasos' },
  'count.redeploy.number': { en: '{piece}', pl: '{piece}', hu: '{piece}', fr: '{piece}', es: '{piece}' },
});
