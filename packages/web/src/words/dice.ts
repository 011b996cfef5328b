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
    fr: 'Dé : {need} ({percent} %)',
    es: 'Tirada: {need} ({percent} %)',
  },
  'dice.rolled': {
    en: 'rolled {n}',
    pl: 'rzut: {n}',
    hu: 'dobás: {n}',
    fr: 'dé : {n}',
    es: 'dado: {n}',
  },
  'dice.total': {
    en: 'total {n}',
    pl: 'razem {n}',
    hu: 'összesen {n}',
    fr: 'total {n}',
    es: 'total {n}',
  },
  'dice.success': {
    en: '{rolled}, needed {need}: success',
    pl: '{rolled}, potrzeba {need}: sukces',
    hu: '{rolled} (kell: {need}), siker',
    fr: '{rolled}, il faut {need} : succès',
    es: '{rolled}, se necesita {need}: éxito',
  },
  'dice.failure': {
    en: '{rolled}, needed {need}: failure',
    pl: '{rolled}, potrzeba {need}: porażka',
    hu: '{rolled} (kell: {need}), kudarc',
    fr: '{rolled}, il faut {need} : échec',
    es: '{rolled}, se necesita {need}: fracaso',
  },
  'dice.decided': {
    en: '{rolled}: {outcome} ({below}: {otherwise}, {need}: {aim})',
    pl: '{rolled} – {outcome} ({below}: {otherwise}, {need}: {aim})',
    hu: '{rolled} – {outcome} ({below}: {otherwise}, {need}: {aim})',
    fr: '{rolled} – {outcome} ({below} : {otherwise}, {need} : {aim})',
    es: '{rolled} – {outcome} ({below}: {otherwise}, {need}: {aim})',
  },
  'dice.tapAgain': {
    en: '{option}: this can’t be undone. Tap again to choose it.',
    pl: '{option}: tego nie można cofnąć. Dotknij jeszcze raz, aby wybrać.',
    hu: '{option}: ezt nem lehet visszavonni. Érintsd meg újra, ha ezt választod.',
    fr: '{option} : cela ne peut pas être annulé. Touchez encore pour choisir.',
    es: '{option}: no se puede deshacer. Toca otra vez para elegirlo.',
  },
});
