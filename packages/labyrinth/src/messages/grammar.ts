import { texts } from '@sandtable/kernel';

/** The grammar of names, and the forms that sentences need: with an article, after “of”, after “to”. */
export const grammar = texts({
  'seat.us.number': { en: 'singular', pl: 'plural', hu: 'singular', fr: 'plural', es: 'singular' },
  'seat.us.gender': { en: 'other', pl: 'other', hu: 'other', fr: 'masculine', es: 'masculine' },
  'seat.us.the': { en: 'the US', pl: 'US', hu: 'az USA', fr: 'les États-Unis', es: 'EE. UU.' },
  'seat.us.of': { en: 'the US', pl: 'US', hu: 'az USA', fr: 'des États-Unis', es: 'de EE. UU.' },
  'seat.us.to': { en: 'the US', pl: 'US', hu: 'az USA-nak', fr: 'aux États-Unis', es: 'a EE. UU.' },
  'seat.jihadist.number': { en: 'plural', pl: 'plural', hu: 'plural', fr: 'plural', es: 'plural' },
  'seat.jihadist.gender': { en: 'other', pl: 'masculine', hu: 'other', fr: 'masculine', es: 'masculine' },
  'seat.jihadist.the': {
    en: 'the Jihadists',
    pl: 'Dżihadyści',
    hu: 'a Dzsihadisták',
    fr: 'les Djihadistes',
    es: 'los Yihadistas',
  },
  'seat.jihadist.of': {
    en: 'the Jihadists',
    pl: 'Dżihadystów',
    hu: 'a Dzsihadisták',
    fr: 'des Djihadistes',
    es: 'de los Yihadistas',
  },
  'seat.jihadist.to': {
    en: 'the Jihadists',
    pl: 'Dżihadystom',
    hu: 'a Dzsihadistáknak',
    fr: 'aux Djihadistes',
    es: 'a los Yihadistas',
  },
  // Names that have an article in the middle of a sentence; other countries go without.
  'place.track.the': {
    en: 'the Troop Track',
    pl: 'Tor Oddziałów',
    hu: 'a csapatsáv',
    fr: 'la piste des troupes',
    es: 'la Pista de Tropas',
  },
  'space.united-kingdom.the': {
    en: 'the United Kingdom',
    pl: 'Wielka Brytania',
    hu: 'az Egyesült Királyság',
    fr: 'le Royaume-Uni',
    es: 'el Reino Unido',
  },
  'space.benelux.the': { en: 'Benelux', pl: 'Benelux', hu: 'a Benelux', fr: 'le Benelux', es: 'el Benelux' },
  'space.caucasus.the': { en: 'the Caucasus', pl: 'Kaukaz', hu: 'a Kaukázus', fr: 'le Caucase', es: 'el Cáucaso' },
  'space.gulf-states.the': {
    en: 'the Gulf States',
    pl: 'Kraje Zatoki',
    hu: 'az Öböl-államok',
    fr: 'les États du Golfe',
    es: 'los Países del Golfo',
  },
  // Islamist Rule is not a kind of Governance by its name: a sentence about Governance leaves that word out.
  'governance.islamist-rule.gender': { en: 'other', pl: 'other', hu: 'other', fr: 'masculine', es: 'masculine' },
});
