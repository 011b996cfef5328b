import { texts } from '@sandtable/kernel';

/** The grammar of names, and the forms that sentences need: with an article, after “of”, after “to”. */
export const grammar = texts({
  'seat.britain.number': { en: 'singular', pl: 'singular', hu: 'singular', fr: 'singular', es: 'singular' },
  'seat.britain.gender': { en: 'other', pl: 'feminine', hu: 'other', fr: 'feminine', es: 'feminine' },
  'seat.britain.the': {
    en: 'Britain',
    pl: 'Wielka Brytania',
    hu: 'Nagy-Britannia',
    fr: 'la Grande-Bretagne',
    es: 'Gran Bretaña',
  },
  'seat.britain.of': {
    en: 'Britain',
    pl: 'Wielkiej Brytanii',
    hu: 'Nagy-Britannia',
    fr: 'de la Grande-Bretagne',
    es: 'de Gran Bretaña',
  },
  'seat.britain.to': {
    en: 'Britain',
    pl: 'Wielkiej Brytanii',
    hu: 'Nagy-Britanniának',
    fr: 'à la Grande-Bretagne',
    es: 'a Gran Bretaña',
  },
  'seat.france.number': { en: 'singular', pl: 'singular', hu: 'singular', fr: 'singular', es: 'singular' },
  'seat.france.gender': { en: 'other', pl: 'feminine', hu: 'other', fr: 'feminine', es: 'feminine' },
  'seat.france.the': { en: 'France', pl: 'Francja', hu: 'Franciaország', fr: 'la France', es: 'Francia' },
  'seat.france.of': { en: 'France', pl: 'Francji', hu: 'Franciaország', fr: 'de la France', es: 'de Francia' },
  'seat.france.to': { en: 'France', pl: 'Francji', hu: 'Franciaországnak', fr: 'à la France', es: 'a Francia' },
});
