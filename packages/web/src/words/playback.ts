import { texts } from '@sandtable/kernel';

/** How others' cards and moves are shown. */
export const playback = texts({
  'playback.next': { en: 'Next', pl: 'Dalej', hu: 'Tovább', fr: 'Suivant' },
  'playback.auto': { en: 'Auto', pl: 'Automatycznie', hu: 'Automatikus', fr: 'Auto' },
  'playback.auto.explain': {
    en: 'Go on to the others’ next card without a click',
    pl: 'Przechodź do następnej karty innych bez klikania',
    hu: 'Kattintás nélkül jöjjön a többiek következő lapja',
    fr: 'Passer sans clic à la carte suivante des autres',
  },
  'playback.announced': { en: 'What comes next', pl: 'Co teraz nastąpi', hu: 'Mi következik', fr: 'Ce qui vient' },
  'desk.speed.slow': { en: 'Slowly', pl: 'Powoli', hu: 'Lassan', fr: 'Lentement' },
  'desk.key.n': {
    en: 'Next card of the others',
    pl: 'Następna karta innych',
    hu: 'A többiek következő lapja',
    fr: 'Carte suivante des autres',
  },
});
