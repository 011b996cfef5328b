import type { Catalog, Language } from '@sandtable/kernel';
import type { Text } from './phrases.js';

/** What events ask. */
const ASKS: Readonly<Record<string, Text>> = {
  reveal: {
    en: '{card}: its bonus wants {keyword}. Reveal a Ministry that has it, or go on without.',
    pl: '{card}: premia wymaga Kompetencji {keyword}. Ujawnij Ministra, który ją ma, albo graj bez premii.',
    hu: '{card}: a bónusz kulcsszava: {keyword}. Fedj fel egy ilyen minisztériumot, vagy folytasd nélküle.',
    fr: '{card} : son bonus demande {keyword}. Révélez un ministère qui l’a, ou continuez sans.',
  },
  type: {
    en: '{card}: {n} points of which type?',
    pl: '{card}: punkty ({n}) jakiego typu?',
    hu: '{card}: milyen típusú {n} pont?',
    fr: '{card} : {n} points de quel type ?',
  },
  unflag: {
    en: '{card}: which space loses its flag?',
    pl: '{card}: na którym polu opuścić Flagę?',
    hu: '{card}: melyik mezőről kerüljön le a zászló?',
    fr: '{card} : quelle case perd son drapeau ?',
  },
  shift: {
    en: '{card}: shift which space?',
    pl: '{card}: które pole przekupić?',
    hu: '{card}: melyik mezőt billented át?',
    fr: '{card} : basculer quelle case ?',
  },
  remove: {
    en: '{card}: remove which opposing flag?',
    pl: '{card}: którą Flagę przeciwnika usunąć?',
    hu: '{card}: az ellenfél melyik zászlóját távolítod el?',
    fr: '{card} : retirer quel drapeau adverse ?',
  },
  'remove.own': {
    en: '{card}: which of your own flags goes?',
    pl: '{card}: którą własną Flagę usunąć?',
    hu: '{card}: melyik saját zászlódat távolítod el?',
    fr: '{card} : lequel de vos drapeaux part ?',
  },
  conflict: {
    en: '{card}: where does a Conflict marker go?',
    pl: '{card}: gdzie położyć znacznik Konfliktu?',
    hu: '{card}: hová kerüljön konfliktusjelző?',
    fr: '{card} : où placer un marqueur de conflit ?',
  },
  control: {
    en: '{card}: take control of which Local Alliance?',
    pl: '{card}: nad którym Lokalnym Sojuszem przejąć kontrolę?',
    hu: '{card}: melyik helyi szövetséget veszed át?',
    fr: '{card} : prendre le contrôle de quelle alliance locale ?',
  },
  hyder: {
    en: '{card}: take control of a Local Alliance, or place two Conflict markers?',
    pl: '{card}: przejąć kontrolę nad Lokalnym Sojuszem czy położyć dwa znaczniki Konfliktu?',
    hu: '{card}: átveszel egy helyi szövetséget, vagy két konfliktusjelzőt teszel le?',
    fr: '{card} : prendre le contrôle d’une alliance locale, ou placer deux marqueurs de conflit ?',
  },
  'fort-or-cotton': {
    en: '{card}: damage which Fort, or shift which Cotton Market?',
    pl: '{card}: który Fort uszkodzić albo który Rynek bawełny przekupić?',
    hu: '{card}: melyik erődöt rongálod meg, vagy melyik gyapotpiacot billented át?',
    fr: '{card} : endommager quel fort, ou basculer quel marché de coton ?',
  },
  'squadron.home': {
    en: '{card}: which Squadron goes to the Navy Box?',
    pl: '{card}: która Eskadra wraca do Bazy Floty?',
    hu: '{card}: melyik hajóraj tér vissza a flottabázisra?',
    fr: '{card} : quelle escadre retourne en zone navale ?',
  },
  'squadron.aside': {
    en: '{card}: which Squadron is set aside until the next peace turn?',
    pl: '{card}: którą Eskadrę odłożyć do następnej Tury Pokoju?',
    hu: '{card}: melyik hajóraj kerül félre a következő békefordulóig?',
    fr: '{card} : quelle escadre est mise de côté jusqu’au prochain tour de paix ?',
  },
  'squadron.gone': {
    en: '{card}: which Squadron leaves the game?',
    pl: '{card}: która Eskadra opuszcza grę?',
    hu: '{card}: melyik hajóraj kerül ki a játékból?',
    fr: '{card} : quelle escadre quitte la partie ?',
  },
  'tile.back': {
    en: '{card}: from which theater does a Bonus War Tile go back?',
    pl: '{card}: z której Kampanii wraca Wojsko Elitarne?',
    hu: '{card}: melyik hadszíntérről kerüljön vissza egy bónusz hadilapka?',
    fr: '{card} : de quel théâtre une tuile de guerre bonus est-elle retirée ?',
  },
  'tile.lose': {
    en: '{card}: which of your Bonus War Tiles goes back to the pool?',
    pl: '{card}: które twoje Wojsko Elitarne wraca do puli?',
    hu: '{card}: melyik bónusz hadilapkád kerüljön vissza a készletbe?',
    fr: '{card} : laquelle de vos tuiles de guerre bonus retourne dans la réserve ?',
  },
  loss: {
    en: '{card}: choose your loss.',
    pl: '{card}: wybierz swoją stratę.',
    hu: '{card}: válaszd ki a veszteségedet.',
    fr: '{card} : choisissez votre perte.',
  },
  'loss.fort': {
    en: '{card}: which of your Forts is damaged?',
    pl: '{card}: który twój Fort zostaje uszkodzony?',
    hu: '{card}: melyik erődöd sérül meg?',
    fr: '{card} : lequel de vos forts est endommagé ?',
  },
  'loss.squadron': {
    en: '{card}: which of your Squadrons goes to the Navy Box?',
    pl: '{card}: która twoja Eskadra wraca do Bazy Floty?',
    hu: '{card}: melyik hajórajod tér vissza a flottabázisra?',
    fr: '{card} : laquelle de vos escadres retourne en zone navale ?',
  },
  cotton: {
    en: '{card}: have Cotton scored now?',
    pl: '{card}: rozliczyć teraz bawełnę?',
    hu: '{card}: értékeled most a gyapotot?',
    fr: '{card} : faire décompter le coton maintenant ?',
  },
  refresh: {
    en: '{card}: which exhausted Advantage can be used again? Or stop here.',
    pl: '{card}: którą wyczerpaną Korzyść odświeżyć? Albo zakończ.',
    hu: '{card}: melyik kimerült előny legyen újra használható? Vagy fejezd be.',
    fr: '{card} : quel avantage épuisé redevient utilisable ? Ou arrêtez-vous là.',
  },
  exhaust: {
    en: '{card}: which Advantage is exhausted? Or stop here.',
    pl: '{card}: którą Korzyść wyczerpać? Albo zakończ.',
    hu: '{card}: melyik előny merüljön ki? Vagy fejezd be.',
    fr: '{card} : quel avantage est épuisé ? Ou arrêtez-vous là.',
  },
  byng: {
    en: '{card}: on which theater does the Byng marker go?',
    pl: '{card}: na której Kampanii położyć żeton Bynga?',
    hu: '{card}: melyik hadszíntérre kerüljön a Byng-jelző?',
    fr: '{card} : sur quel théâtre placer le marqueur Byng ?',
  },
  'demand.add': {
    en: '{card}: which commodity joins this turn’s Global Demand? Or none.',
    pl: '{card}: który towar dodać do Globalnego Popytu w tej turze? Albo żaden.',
    hu: '{card}: melyik árucikk kerüljön e forduló világkeresletébe? Vagy egyik sem.',
    fr: '{card} : quelle denrée rejoint la demande mondiale de ce tour ? Ou aucune.',
  },
  'demand.replace': {
    en: '{card}: {commodity} was drawn. Which tile does it replace?',
    pl: '{card}: wylosowano {commodity}. Który żeton zastąpić?',
    hu: '{card}: a húzott lapka: {commodity}. Melyik lapka helyére kerüljön?',
    fr: '{card} : {commodity} est tiré. Quelle tuile remplace-t-il ?',
  },
  price: {
    en: '{card}: take 1 Debt, or lose 1 Treaty Point?',
    pl: '{card}: zaciągnąć 1 Dług czy stracić 1 Punkt Odwetu?',
    hu: '{card}: felveszel 1 adósságot, vagy elveszítesz 1 szerződéspontot?',
    fr: '{card} : prendre 1 dette, ou perdre 1 point de traité ?',
  },
};

/** What events tell; `log.event` itself stands with the rest of the log. */
const TOLD: Readonly<Record<string, Text>> = {
  bonus: {
    en: '{side} earns the bonus of {card}.',
    pl: '{side} otrzymuje premię karty {card}.',
    hu: '{side} megkapja ennek bónuszát: {card}.',
    fr: '{side} obtient le bonus de {card}.',
  },
  points: {
    en: '{side} receives points for this round: {n} ({type}).',
    pl: '{side} otrzymuje punkty na tę rundę: {n} ({type}).',
    hu: '{side} pontokat kap erre a körre: {n} ({type}).',
    fr: '{side} reçoit des points pour ce tour : {n} ({type}).',
  },
  aside: {
    en: 'A Squadron of {side} is set aside until the next peace turn.',
    pl: 'Eskadra ({side}) zostaje odłożona do następnej Tury Pokoju.',
    hu: 'Egy hajóraj ({side}) félrekerül a következő békefordulóig.',
    fr: 'Une escadre ({side}) est mise de côté jusqu’au prochain tour de paix.',
  },
  gone: {
    en: 'A Squadron of {side} leaves the game.',
    pl: 'Eskadra ({side}) opuszcza grę.',
    hu: 'Egy hajóraj ({side}) kikerül a játékból.',
    fr: 'Une escadre ({side}) quitte la partie.',
  },
  'tile.back': {
    en: 'A Bonus War Tile of {side} goes back to the pool: {theater}.',
    pl: 'Wojsko Elitarne ({side}) wraca do puli: {theater}.',
    hu: 'Egy bónusz hadilapka ({side}) visszakerül a készletbe: {theater}.',
    fr: 'Une tuile de guerre bonus ({side}) retourne dans la réserve : {theater}.',
  },
  refreshed: {
    en: '{advantage} can be used again.',
    pl: '{advantage}: Korzyść odświeżona.',
    hu: '{advantage}: az előny újra használható.',
    fr: '{advantage} : l’avantage redevient utilisable.',
  },
  exhausted: {
    en: '{advantage} is exhausted without effect.',
    pl: '{advantage}: Korzyść wyczerpana bez efektu.',
    hu: '{advantage}: az előny hatás nélkül kimerül.',
    fr: '{advantage} : l’avantage est épuisé sans effet.',
  },
  byng: {
    en: 'The Byng marker goes to {theater}.',
    pl: 'Żeton Bynga trafia na Kampanię: {theater}.',
    hu: 'A Byng-jelző ide kerül: {theater}.',
    fr: 'Le marqueur Byng va à : {theater}.',
  },
  demand: {
    en: '{commodity} joins the Global Demand.',
    pl: 'Do Globalnego Popytu dochodzi: {commodity}.',
    hu: 'A világkereslet új árucikke: {commodity}.',
    fr: 'Nouvelle denrée demandée : {commodity}.',
  },
  'demand.replaced': {
    en: 'Global Demand: {commodity} instead of {old}.',
    pl: 'Globalny Popyt: {commodity} zamiast: {old}.',
    hu: 'Világkereslet: {commodity} ehelyett: {old}.',
    fr: 'Demande mondiale : {commodity} au lieu de {old}.',
  },
};

/** Buttons that only events have, and what only event points need (R18). */
const WORDS: Readonly<Record<string, Text>> = {
  'ask.war-tile.bound': {
    en: 'Pay with points that are bound to a Region, for a theater there, or with others, for any theater?',
    pl: 'Zapłacić punktami związanymi z Regionem, za Kampanię w tym Regionie, czy innymi, za dowolną Kampanię?',
    hu: 'Régióhoz kötött pontokkal fizetsz, ottani hadszíntérre, vagy másokkal, bármelyik hadszíntérre?',
    fr: 'Payer avec des points liés à une région, pour un théâtre de celle-ci, ou avec d’autres, pour n’importe quel théâtre ?',
  },
  'option.bound': { en: 'Bound points', pl: 'Punkty związane', hu: 'Kötött pontok', fr: 'Points liés' },
  'option.free': { en: 'Other points', pl: 'Inne punkty', hu: 'Más pontok', fr: 'Autres points' },
  'option.fort': { en: 'A Fort is damaged', pl: 'Uszkodzony Fort', hu: 'Egy erőd megsérül', fr: 'Un fort endommagé' },
  'option.squadron': {
    en: 'A Squadron goes home',
    pl: 'Eskadra do Bazy Floty',
    hu: 'Egy hajóraj hazatér',
    fr: 'Une escadre rentre',
  },
  'option.tile': {
    en: 'A Bonus War Tile goes back',
    pl: 'Wojsko Elitarne do puli',
    hu: 'Egy bónusz hadilapka visszakerül',
    fr: 'Une tuile de guerre bonus est rendue',
  },
  'option.control': {
    en: 'Take control',
    pl: 'Przejmij kontrolę',
    hu: 'Irányítás átvétele',
    fr: 'Prendre le contrôle',
  },
  'option.conflicts': {
    en: 'Two Conflict markers',
    pl: 'Dwa znaczniki Konfliktu',
    hu: 'Két konfliktusjelző',
    fr: 'Deux marqueurs de conflit',
  },
  'option.debt': { en: '1 Debt', pl: '1 Dług', hu: '1 adósság', fr: '1 dette' },
  'option.treaty': { en: '1 Treaty Point', pl: '1 Punkt Odwetu', hu: '1 szerződéspont', fr: '1 point de traité' },
};

/** Every key of events beside the cards’ own texts. */
export const eventWords = (language: Language): Catalog =>
  Object.fromEntries([
    ...Object.entries(ASKS).map(([what, text]) => [`ask.event.${what}`, text[language]]),
    ...Object.entries(TOLD).map(([what, text]) => [`log.event.${what}`, text[language]]),
    ...Object.entries(WORDS).map(([key, text]) => [key, text[language]]),
  ]);
