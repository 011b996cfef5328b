import type { Catalog, Language } from '@sandtable/kernel';
import type { LocalizedText } from './phrases.js';

/** What events ask. */
export const EVENT_ASKS = {
  reveal: {
    en: '{card}: {card_id, select, 34 {{keyword} makes its bonus 3 VP instead of 2} other {its bonus wants {keyword}}}. Reveal a Ministry that has it, or go on without.',
    pl: '{card}: {card_id, select, 34 {z Kompetencją {keyword} premia to 3 PZ zamiast 2} other {premia wymaga Kompetencji {keyword}}}. Ujawnij Ministra, który ją ma, albo graj bez tego.',
    hu: '{card}: {card_id, select, 34 {ezzel a kulcsszóval 2 helyett 3 győzelmi pont a bónusz: {keyword}} other {a bónusz kulcsszava: {keyword}}}. Fedj fel egy ilyen minisztériumot, vagy folytasd nélküle.',
    fr: '{card} : {card_id, select, 34 {avec {keyword}, son bonus donne 3 PV au lieu de 2} other {son bonus demande {keyword}}}. Révélez un ministère qui l’a, ou continuez sans.',
  },
  type: {
    en: '{card}: {n} points of which type?{limit_id, select, none {} other { ({limit})}}',
    pl: '{card}: punkty ({n}) jakiego typu?{limit_id, select, none {} other { ({limit})}}',
    hu: '{card}: milyen típusú {n} pont?{limit_id, select, none {} other { ({limit})}}',
    fr: '{card} : {n} points de quel type ?{limit_id, select, none {} other { ({limit})}}',
  },
  unflag: {
    en: '{card}: which space loses its opposing flag?',
    pl: '{card}: na którym polu opuścić Flagę przeciwnika?',
    hu: '{card}: melyik mezőről kerüljön le az ellenfél zászlója?',
    fr: '{card} : quelle case perd son drapeau adverse ?',
  },
  shift: {
    en: '{card}: shift which space? An empty one takes your flag, from another the flag comes down.',
    pl: '{card}: które pole przekupić? Na pustym podnosisz swoją Flagę, na innym opuszczasz Flagę przeciwnika.',
    hu: '{card}: melyik mezőt billented át? Üres mezőre a te zászlód kerül, másról lekerül az ellenfélé.',
    fr: '{card} : basculer quelle case ? Une case vide reçoit votre drapeau, une autre perd le sien.',
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
    en: '{card}: where does a Conflict marker go? ({left} to place)',
    pl: '{card}: gdzie położyć znacznik Konfliktu? (do położenia: {left})',
    hu: '{card}: hová kerüljön konfliktusjelző? (lerakandó: {left})',
    fr: '{card} : où placer un marqueur de conflit ? (à placer : {left})',
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
    fr: '{card} : quelle escadre retourne à la base navale ?',
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
    en: '{card} costs you something: choose what you lose.',
    pl: '{card} przynosi ci stratę: wybierz jaką.',
    hu: '{card}: veszteség ér, válaszd ki, melyik legyen az.',
    fr: '{card} vous coûte quelque chose : choisissez votre perte.',
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
    fr: '{card} : laquelle de vos escadres retourne à la base navale ?',
  },
  cotton: {
    en: '{card}: have Cotton scored now, as if in demand? Whoever leads in it is rewarded.',
    pl: '{card}: rozliczyć teraz bawełnę, jakby była objęta Popytem? Nagrodę dostaje, kto w niej prowadzi.',
    hu: '{card}: értékeled most a gyapotot, mintha keresett volna? A jutalom azé, aki vezet benne.',
    fr: '{card} : faire décompter le coton maintenant, comme s’il était demandé ? Qui y mène est récompensé.',
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
} as const satisfies Readonly<Record<string, LocalizedText>>;

/** What events tell; `log.event` itself stands with the rest of the log. */
const TOLD: Readonly<Record<string, LocalizedText>> = {
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
    fr: '{side} reçoit des points pour ce tour d’action : {n} ({type}).',
  },
  'points.limited': {
    en: '{side} receives points for this round: {n} ({type}, {limit}).',
    pl: '{side} otrzymuje punkty na tę rundę: {n} ({type}, {limit}).',
    hu: '{side} pontokat kap erre a körre: {n} ({type}, {limit}).',
    fr: '{side} reçoit des points pour ce tour d’action : {n} ({type}, {limit}).',
  },
  lasting: {
    en: '{card} makes some purchases of this round cheaper.',
    pl: '{card} obniża koszt niektórych zakupów w tej rundzie.',
    hu: '{card} e körben olcsóbbá tesz néhány vásárlást.',
    fr: '{card} rend certains achats de ce tour d’action moins chers.',
  },
  nothing: {
    en: '{card}: nothing there for it to act on.',
    pl: '{card}: efekt nie ma na co zadziałać.',
    hu: '{card}: nincs mire hatnia.',
    fr: '{card} : rien sur quoi agir.',
  },
  aside: {
    en: 'A Squadron of {side} is set aside until the next peace turn, from: {from}.',
    pl: 'Eskadra ({side}) zostaje odłożona do następnej Tury Pokoju, skąd: {from}.',
    hu: 'Egy hajóraj ({side}) félrekerül a következő békefordulóig, innen: {from}.',
    fr: 'Une escadre ({side}) est mise de côté jusqu’au prochain tour de paix, depuis : {from}.',
  },
  gone: {
    en: 'A Squadron of {side} leaves the game, from: {from}.',
    pl: 'Eskadra ({side}) opuszcza grę, skąd: {from}.',
    hu: 'Egy hajóraj ({side}) kikerül a játékból, innen: {from}.',
    fr: 'Une escadre ({side}) quitte la partie, depuis : {from}.',
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
const WORDS: Readonly<Record<string, LocalizedText>> = {
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
    ...Object.entries(EVENT_ASKS).map(([what, text]) => [`ask.event.${what}`, text[language]]),
    ...Object.entries(TOLD).map(([what, text]) => [`log.event.${what}`, text[language]]),
    ...Object.entries(WORDS).map(([key, text]) => [key, text[language]]),
  ]);
