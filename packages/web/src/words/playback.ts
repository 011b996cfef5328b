import { phrases } from './phrases.js';

/** How others' cards and moves are shown. */
export const playback = phrases({
  en: {
    'playback.next': 'Next',
    'playback.auto': 'Auto',
    'playback.auto.explain': 'Go on to the others’ next card without a click',
    'playback.announced': 'What comes next',
    'desk.speed.slow': 'Slowly',
    'desk.key.n': 'Next card of the others',
  },
  pl: {
    'playback.next': 'Dalej',
    'playback.auto': 'Automatycznie',
    'playback.auto.explain': 'Przechodź do następnej karty innych bez klikania',
    'playback.announced': 'Co teraz nastąpi',
    'desk.speed.slow': 'Powoli',
    'desk.key.n': 'Następna karta innych',
  },
  hu: {
    'playback.next': 'Tovább',
    'playback.auto': 'Automatikus',
    'playback.auto.explain': 'Kattintás nélkül jöjjön a többiek következő lapja',
    'playback.announced': 'Mi következik',
    'desk.speed.slow': 'Lassan',
    'desk.key.n': 'A többiek következő lapja',
  },
  fr: {
    'playback.next': 'Suivant',
    'playback.auto': 'Auto',
    'playback.auto.explain': 'Passer sans clic à la carte suivante des autres',
    'playback.announced': 'Ce qui vient',
    'desk.speed.slow': 'Lentement',
    'desk.key.n': 'Carte suivante des autres',
  },
});
