import { texts } from '@sandtable/kernel';

/** Rolls: what a die must show, before and after. */
export const dice = texts({
  'dice.atLeast': {
    en: '{n, plural, =6 {6} other {{n}+}}',
    pl: '{n, plural, =6 {6} other {{n}+}}',
    hu: '{n, plural, =6 {6} other {{n}+}}',
    fr: '{n, plural, =6 {6} other {{n}+}}',
    es: '{n, plural, =6 {6} other {{n}+}}',
  },
  'dice.atMost': {
    en: '{n, plural, =1 {1} other {1–{n}}}',
    pl: '{n, plural, =1 {1} other {1–{n}}}',
    hu: '{n, plural, =1 {1} other {1–{n}}}',
    fr: '{n, plural, =1 {1} other {1–{n}}}',
    es: '{n, plural, =1 {1} other {1–{n}}}',
  },
  'dice.roll': {
    en: 'Roll: {need} ({percent}%)',
    pl: 'Rzut: {need} ({percent}%)',
    hu: 'Dobás: {need} ({percent}%)',
    fr: 'Dé : {need} ({percent} %)',
    es: 'Tirada: {need} ({percent} %)',
  },
  'dice.success': {
    en: '{need}: success',
    pl: '{need}: sukces',
    hu: '{need}: siker',
    fr: '{need} : succès',
    es: '{need}: éxito',
  },
  'dice.failure': {
    en: '{need}: failure',
    pl: '{need}: porażka',
    hu: '{need}: kudarc',
    fr: '{need} : échec',
    es: '{need}: fracaso',
  },
  'dice.tapAgain': {
    en: '{option}: this can’t be undone. Tap again to choose it.',
    pl: '{option}: tego nie można cofnąć. Dotknij jeszcze raz, aby wybrać.',
    hu: '{option}: ezt nem lehet visszavonni. Érintsd meg újra, ha ezt választod.',
    fr: '{option} : cela ne peut pas être annulé. Touchez encore pour choisir.',
    es: '{option}: no se puede deshacer. Toca otra vez para elegirlo.',
  },
});
