import { phrases } from './phrases.js';

/** What the others did since the player's last answer, and the log. */
export const turnSummary = phrases({
  en: {
    'log.money': 'Payments and gains: {n}',
    'log.size': 'Height of the log',
    'summary.title': 'Since your turn',
    'summary.replay': 'Show again',
    'summary.more': 'and {n} more',
    'summary.earlier': '{n, plural, one {# earlier turn is} other {# earlier turns are}} in the log.',
  },
  pl: {
    'log.money': 'Wydatki i wpływy: {n}',
    'log.size': 'Wysokość dziennika',
    'summary.title': 'Od twojej kolejki',
    'summary.replay': 'Pokaż znowu',
    'summary.more': 'i {n} więcej',
    'summary.earlier':
      '{n, plural, one {# wcześniejsza kolejka jest} few {# wcześniejsze kolejki są} other {# wcześniejszych kolejek jest}} w dzienniku.',
  },
  hu: {
    'log.money': 'Kiadások és bevételek: {n}',
    'log.size': 'A napló magassága',
    'summary.title': 'A legutóbbi döntésed óta',
    'summary.replay': 'Mutasd újra',
    'summary.more': 'és még {n}',
    'summary.earlier': '{n} korábbi lépés a naplóban van.',
  },
  fr: {
    'log.money': 'Dépenses et gains : {n}',
    'log.size': 'Hauteur du journal',
    'summary.title': 'Depuis votre tour',
    'summary.replay': 'Revoir',
    'summary.more': 'et {n} de plus',
    'summary.earlier': '{n, plural, one {# tour précédent est} other {# tours précédents sont}} dans le journal.',
  },
});
