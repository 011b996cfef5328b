import { texts } from '@sandtable/kernel';

/** How others' cards and moves are shown. */
export const playback = texts({
  'playback.next': { en: 'Next', pl: 'Dalej', hu: 'Tovább', fr: 'Suivant', es: 'Siguiente' },
  'playback.auto': { en: 'Auto', pl: 'Automatycznie', hu: 'Automatikus', fr: 'Auto', es: 'Auto' },
  'playback.auto.explain': {
    en: 'Go on to the others’ next card without a click',
    pl: 'Przechodź do następnej karty innych bez klikania',
    hu: 'Kattintás nélkül jöjjön a többiek következő lapja',
    fr: 'Passer sans clic à la carte suivante des autres',
    es: 'Pasar a la siguiente carta de los demás sin hacer clic',
  },
  'playback.announced': {
    en: 'What comes next',
    pl: 'Co teraz nastąpi',
    hu: 'Mi következik',
    fr: 'Ce qui vient',
    es: 'Lo que viene ahora',
  },
  'desk.speed.slow': { en: 'Slowly', pl: 'Powoli', hu: 'Lassan', fr: 'Lentement', es: 'Despacio' },
  'desk.key.n': {
    en: 'Next card of the others',
    pl: 'Następna karta innych',
    hu: 'A többiek következő lapja',
    fr: 'Carte suivante des autres',
    es: 'Siguiente carta de los demás',
  },
});
