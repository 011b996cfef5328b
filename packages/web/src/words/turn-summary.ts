import { texts } from '@sandtable/kernel';

/** What the others did since the player's last answer, and the log. */
export const turnSummary = texts({
  'log.money': {
    en: 'Payments and gains: {n}',
    pl: 'Wydatki i wpływy: {n}',
    hu: 'Kiadások és bevételek: {n}',
    fr: 'Dépenses et gains : {n}',
    es: 'Pagos y ganancias: {n}',
  },
  'log.size': {
    en: 'Height of the log',
    pl: 'Wysokość dziennika',
    hu: 'A napló magassága',
    fr: 'Hauteur du journal',
    es: 'Altura del historial',
  },
  'summary.title': {
    en: 'Since your turn',
    pl: 'Od twojej kolei',
    hu: 'A legutóbbi döntésed óta',
    fr: 'Depuis votre tour',
    es: 'Desde tu turno',
  },
  'summary.replay': { en: 'Show again', pl: 'Pokaż znowu', hu: 'Mutasd újra', fr: 'Revoir', es: 'Ver otra vez' },
  'summary.unfold': {
    en: 'Show everything',
    pl: 'Pokaż wszystko',
    hu: 'Mutass mindent',
    fr: 'Tout afficher',
    es: 'Mostrar todo',
  },
  'summary.more': { en: 'and {n} more', pl: 'i {n} więcej', hu: 'és még {n}', fr: 'et {n} de plus', es: 'y {n} más' },
  'summary.earlier': {
    en: '{n, plural, one {# earlier turn is} other {# earlier turns are}} in the log.',
    pl: '{n, plural, one {# wcześniejsza kolejka jest} few {# wcześniejsze kolejki są} other {# wcześniejszych kolejek jest}} w dzienniku.',
    hu: '{n} korábbi lépés a naplóban van.',
    fr: '{n, plural, one {# tour précédent est} other {# tours précédents sont}} dans le journal.',
    es: '{n, plural, one {# turno anterior está} other {# turnos anteriores están}} en el historial.',
  },
});
