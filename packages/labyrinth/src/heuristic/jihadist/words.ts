import { texts } from '@sandtable/kernel';

/** Why `steady` does what it does for the Jihadists, beside what it says for both sides. */
export const STEADY_JIHADIST_WORDS = texts({
  'reason.steady.jihad': {
    en: 'a Jihad gains the most in {space}',
    pl: 'Dżihad obiecuje tam najwięcej: {space}',
    hu: 'ott ígér a legtöbbet a dzsihád: {space}',
    fr: 'le djihad y promet le plus : {space}',
    es: 'donde más gana una Yihad es en {space_the}',
  },
  'reason.steady.jihad.major': {
    en: 'there are enough cells for a revolution',
    pl: 'komórek wystarcza na rewolucję',
    hu: 'van elég sejt a forradalomhoz',
    fr: 'il y a assez de cellules pour une révolution',
    es: 'hay células suficientes para una revolución',
  },
  'reason.steady.plot': {
    en: 'a plot hurts the US most in {space}',
    pl: 'tam Intryga najbardziej zaszkodzi US: {space}',
    hu: 'ott árt a merénylet legtöbbet az USA-nak: {space}',
    fr: 'c’est là qu’un complot nuit le plus aux États-Unis : {space}',
    es: 'donde más daña a EE. UU. un complot es en {space_the}',
  },
  'reason.steady.plot.kind': {
    en: 'this plot does the most there',
    pl: 'ta Intryga zdziała tam najwięcej',
    hu: 'ez a merénylet éri el ott a legtöbbet',
    fr: 'ce complot y fait le plus d’effet',
    es: 'este complot es el que más efecto tiene allí',
  },
  'reason.steady.recruit': {
    en: 'new cells do the most good in {space}',
    pl: 'tam nowe komórki przydadzą się najbardziej: {space}',
    hu: 'ott érnek legtöbbet az új sejtek: {space}',
    fr: 'de nouvelles cellules y servent le mieux : {space}',
    es: 'donde más útiles son células nuevas es en {space_the}',
  },
  'reason.steady.recruit.share': {
    en: 'as many as possible',
    pl: 'ile tylko się da',
    hu: 'annyi, amennyi csak lehet',
    fr: 'autant qu’il se peut',
    es: 'tantas como sea posible',
  },
  'reason.steady.travel': {
    en: 'cells gather in {space} for the next Jihad or plot',
    pl: 'komórki zbierają się do następnego Dżihadu lub Intrygi: {space}',
    hu: 'a sejtek a következő dzsihádra vagy merényletre gyülekeznek: {space}',
    fr: 'les cellules se rassemblent pour le prochain djihad ou complot : {space}',
    es: 'las células se reúnen en {space_the} para la próxima Yihad o el próximo complot',
  },
  'reason.steady.travel.cell': {
    en: 'an active cell arrives as a sleeper',
    pl: 'aktywna komórka dociera jako uśpiona',
    hu: 'az aktív sejt alvóként érkezik meg',
    fr: 'une cellule active arrive dormante',
    es: 'una célula activa llega como durmiente',
  },
  'reason.steady.cell.place': {
    en: 'a cell is worth the most in {space}',
    pl: 'tam komórka jest najwięcej warta: {space}',
    hu: 'ott ér legtöbbet egy sejt: {space}',
    fr: 'une cellule y vaut le plus : {space}',
    es: 'donde más vale una célula es en {space_the}',
  },
  'reason.steady.cell.lose': {
    en: 'the cell that the US sees anyway',
    pl: 'ta komórka, którą US i tak widzą',
    hu: 'az a sejt, amelyet az USA úgyis lát',
    fr: 'la cellule que les États-Unis voient de toute façon',
    es: 'la célula que EE. UU. ve de todos modos',
  },
  'reason.steady.jihadist.posture': {
    en: 'the World Posture should be the opposite of the US Posture',
    pl: 'Nastawienie świata powinno być przeciwne do US',
    hu: 'a világ hozzáállása legyen ellentétes az USA-éval',
    fr: 'l’attitude mondiale doit être contraire à celle des États-Unis',
    es: 'la Postura mundial debe ser la opuesta a la Postura de EE. UU.',
  },
});
