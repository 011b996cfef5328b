import { phrases } from './phrases.js';

/** Rolls: what a die must show, before and after. */
export const dice = phrases({
  en: {
    'dice.atLeast': '{n, plural, =6 {6} other {{n}+}}',
    'dice.atMost': '{n, plural, =1 {1} other {1–{n}}}',
    'dice.roll': 'Roll: {need} ({percent}%)',
    'dice.success': '{need}: success',
    'dice.failure': '{need}: failure',
    'dice.tapAgain': '{option}: this can’t be undone. Tap again to choose it.',
  },
  pl: {
    'dice.atLeast': '{n, plural, =6 {6} other {{n}+}}',
    'dice.atMost': '{n, plural, =1 {1} other {1–{n}}}',
    'dice.roll': 'Rzut: {need} ({percent}%)',
    'dice.success': '{need}: sukces',
    'dice.failure': '{need}: porażka',
    'dice.tapAgain': '{option}: tego nie można cofnąć. Dotknij jeszcze raz, aby wybrać.',
  },
  hu: {
    'dice.atLeast': '{n, plural, =6 {6} other {{n}+}}',
    'dice.atMost': '{n, plural, =1 {1} other {1–{n}}}',
    'dice.roll': 'Dobás: {need} ({percent}%)',
    'dice.success': '{need}: siker',
    'dice.failure': '{need}: kudarc',
    'dice.tapAgain': '{option}: ezt nem lehet visszavonni. Érintsd meg újra, ha ezt választod.',
  },
  fr: {
    'dice.atLeast': '{n, plural, =6 {6} other {{n}+}}',
    'dice.atMost': '{n, plural, =1 {1} other {1–{n}}}',
    'dice.roll': 'Dé : {need} ({percent} %)',
    'dice.success': '{need} : succès',
    'dice.failure': '{need} : échec',
    'dice.tapAgain': '{option} : cela ne peut pas être annulé. Touchez encore pour choisir.',
  },
});
