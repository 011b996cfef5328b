import { textsFor } from '@sandtable/kernel';
import type { EventQuestion } from '../questions.js';

/** What events ask. */
export const EVENT_ASKS = textsFor<`ask.event.${EventQuestion}`>()({
  'ask.event.reveal': {
    en: '{card}: {card_id, select, 34 {with {keyword} its bonus is 3 VP instead of 2} other {its bonus needs {keyword}}}. Reveal a Ministry that has it, if one is listed, or choose “Done” to go on without.',
    pl: '{card}: {card_id, select, 34 {z Kompetencją {keyword} Premia to 3 PZ zamiast 2} other {Premia wymaga Kompetencji {keyword}}}. Ujawnij Ministra, który ją ma, jeśli jest na liście, albo wybierz „Gotowe”, aby grać bez tego.',
    hu: '{card}: {card_id, select, 34 {ezzel a kulcsszóval 2 helyett 3 győzelmi pont a bónusz: {keyword}} other {a bónusz kulcsszava: {keyword}}}. Fedj fel egy ilyen minisztériumot, ha van a listán, vagy folytasd nélküle a „Kész” gombbal.',
    fr: '{card} : {card_id, select, 34 {avec {keyword}, son bonus donne 3 PV au lieu de 2} other {son bonus demande {keyword}}}. Révélez un ministère qui l’a, s’il y en a un dans la liste, ou choisissez « Terminé » pour continuer sans.',
  },
  'ask.event.type': {
    en: '{card}: choose the type of the {n} points you get{limit_id, select, none {} other { ({limit})}}.',
    pl: '{card}: wybierz typ punktów, które dostajesz: {n}{limit_id, select, none {} other { ({limit})}}.',
    hu: '{card}: válaszd ki a kapott {n} pont típusát{limit_id, select, none {} other { ({limit})}}.',
    fr: '{card} : choisissez le type des {n} points reçus{limit_id, select, none {} other { ({limit})}}.',
  },
  'ask.event.unflag': {
    en: '{card}: choose an opposing space to unflag.',
    pl: '{card}: wybierz pole, na którym opuścisz Flagę przeciwnika.',
    hu: '{card}: válaszd ki, melyik mezőről veszed le az ellenfél zászlóját.',
    fr: '{card} : choisissez la case où abaisser un drapeau adverse.',
  },
  'ask.event.shift': {
    en: '{card}: choose a space to shift. You flag it if it is empty; otherwise you unflag it.',
    pl: '{card}: wybierz pole do przekupienia. Na pustym podnosisz swoją Flagę, na innym opuszczasz Flagę przeciwnika.',
    hu: '{card}: válaszd ki az átbillentendő mezőt. Üres mezőre a te zászlód kerül, másról lekerül az ellenfélé.',
    fr: '{card} : choisissez une case à basculer. Vide, elle reçoit votre drapeau ; sinon, le drapeau adverse est abaissé.',
  },
  'ask.event.remove': {
    en: '{card}: choose an opposing space to unflag.',
    pl: '{card}: wybierz pole przeciwnika, na którym opuścisz Flagę.',
    hu: '{card}: válaszd ki, melyik mezőről veszed le az ellenfél zászlóját.',
    fr: '{card} : choisissez une case adverse dont vous abaissez le drapeau.',
  },
  'ask.event.remove.own': {
    en: '{card}: choose one of your own spaces to unflag.',
    pl: '{card}: wybierz własne pole, na którym opuścisz Flagę.',
    hu: '{card}: válaszd ki, melyik mezőről veszed le a saját zászlódat.',
    fr: '{card} : choisissez une de vos cases dont vous abaissez le drapeau.',
  },
  'ask.event.conflict': {
    en: '{card}: choose a space for a Conflict marker ({left} to place).',
    pl: '{card}: wybierz pole dla znacznika Konfliktu (do położenia: {left}).',
    hu: '{card}: válassz mezőt egy konfliktusjelzőnek (lerakandó: {left}).',
    fr: '{card} : choisissez une case pour un marqueur de conflit (à placer : {left}).',
  },
  'ask.event.control': {
    en: '{card}: choose a Local Alliance to take control of.',
    pl: '{card}: wybierz Lokalny Sojusz, nad którym przejmiesz kontrolę.',
    hu: '{card}: válaszd ki, melyik helyi szövetség irányítását veszed át.',
    fr: '{card} : choisissez une alliance locale dont prendre le contrôle.',
  },
  'ask.event.hyder': {
    en: '{card}: take control of a Local Alliance, or place two Conflict markers.',
    pl: '{card}: przejmij kontrolę nad Lokalnym Sojuszem albo połóż dwa znaczniki Konfliktu.',
    hu: '{card}: vedd át egy helyi szövetség irányítását, vagy tegyél le két konfliktusjelzőt.',
    fr: '{card} : prenez le contrôle d’une alliance locale, ou placez deux marqueurs de conflit.',
  },
  'ask.event.fort-or-cotton': {
    en: '{card}: choose an opposing Fort to damage, or a Cotton Market to shift.',
    pl: '{card}: wybierz Fort przeciwnika do uszkodzenia albo Rynek bawełny do przekupienia.',
    hu: '{card}: válassz egy ellenséges erődöt, hogy megrongáld, vagy egy gyapotpiacot, hogy átbillentsd.',
    fr: '{card} : choisissez un fort adverse à endommager, ou un marché de coton à basculer.',
  },
  'ask.event.squadron.home': {
    en: '{card}: choose the Squadron that returns to the Navy Box.',
    pl: '{card}: wybierz Eskadrę, która wraca do Bazy Floty.',
    hu: '{card}: válaszd ki, melyik hajóraj tér vissza a flottabázisra.',
    fr: '{card} : choisissez l’escadre qui retourne à la base navale.',
  },
  'ask.event.squadron.aside': {
    en: '{card}: choose the Squadron that is set aside until the next peace turn.',
    pl: '{card}: wybierz Eskadrę, która zostanie odłożona do następnej Tury Pokoju.',
    hu: '{card}: válaszd ki, melyik hajóraj kerül félre a következő békefordulóig.',
    fr: '{card} : choisissez l’escadre mise de côté jusqu’au prochain tour de paix.',
  },
  'ask.event.squadron.gone': {
    en: '{card}: choose the Squadron that leaves the game.',
    pl: '{card}: wybierz Eskadrę, która opuści grę.',
    hu: '{card}: válaszd ki, melyik hajóraj kerül ki a játékból.',
    fr: '{card} : choisissez l’escadre qui quitte la partie.',
  },
  'ask.event.tile.back': {
    en: '{card}: choose the theater where a Bonus War Tile of your opponent returns to the pool.',
    pl: '{card}: wybierz Kampanię, z której Wojsko Elitarne przeciwnika wraca do puli.',
    hu: '{card}: válaszd ki, melyik hadszíntérről kerüljön vissza a készletbe az ellenfél egy bónusz hadilapkája.',
    fr: '{card} : choisissez le théâtre d’où une tuile de guerre bonus adverse retourne dans la réserve.',
  },
  'ask.event.tile.lose': {
    en: '{card}: choose which of your Bonus War Tiles returns to the pool.',
    pl: '{card}: wybierz swoje Wojsko Elitarne, które wraca do puli.',
    hu: '{card}: válaszd ki, melyik bónusz hadilapkád kerüljön vissza a készletbe.',
    fr: '{card} : choisissez laquelle de vos tuiles de guerre bonus retourne dans la réserve.',
  },
  'ask.event.loss': {
    en: '{card}: choose what you lose.',
    pl: '{card}: wybierz, co tracisz.',
    hu: '{card}: válaszd ki, mit veszítesz.',
    fr: '{card} : choisissez ce que vous perdez.',
  },
  'ask.event.loss.fort': {
    en: '{card}: choose which of your Forts is damaged.',
    pl: '{card}: wybierz swój Fort, który zostanie uszkodzony.',
    hu: '{card}: válaszd ki, melyik erődöd sérül meg.',
    fr: '{card} : choisissez lequel de vos forts est endommagé.',
  },
  'ask.event.loss.squadron': {
    en: '{card}: choose which of your Squadrons returns to the Navy Box.',
    pl: '{card}: wybierz swoją Eskadrę, która wraca do Bazy Floty.',
    hu: '{card}: válaszd ki, melyik hajórajod tér vissza a flottabázisra.',
    fr: '{card} : choisissez laquelle de vos escadres retourne à la base navale.',
  },
  'ask.event.cotton': {
    en: '{card}: score Cotton now, as if it were in demand? The side with more Cotton Markets gets the reward.',
    pl: '{card}: rozliczyć teraz bawełnę, jakby była objęta Globalnym Popytem? Nagrodę dostaje strona, która ma więcej Rynków bawełny.',
    hu: '{card}: értékeled most a gyapotot, mintha keresett volna? A jutalom azé a félé, amelyiknek több gyapotpiaca van.',
    fr: '{card} : décompter le coton maintenant, comme s’il était demandé ? La récompense va au camp qui a le plus de marchés de coton.',
  },
  'ask.event.refresh': {
    en: '{card}: choose an exhausted Advantage to make usable again, or “Done” to stop.',
    pl: '{card}: wybierz wyczerpaną Korzyść, której będzie można znów użyć, albo „Gotowe”, aby skończyć.',
    hu: '{card}: válaszd ki, melyik kimerült előny legyen újra használható, vagy „Kész”.',
    fr: '{card} : choisissez un avantage épuisé qui redevient utilisable, ou « Terminé » pour vous arrêter.',
  },
  'ask.event.exhaust': {
    en: '{card}: choose an Advantage to exhaust, or “Done” to stop.',
    pl: '{card}: wybierz Korzyść, którą wyczerpiesz, albo „Gotowe”, aby skończyć.',
    hu: '{card}: válaszd ki, melyik előny merüljön ki, vagy „Kész”.',
    fr: '{card} : choisissez un avantage à épuiser, ou « Terminé » pour vous arrêter.',
  },
  'ask.event.byng': {
    en: '{card}: choose a theater for the Byng marker (+2 strength for Britain there).',
    pl: '{card}: wybierz Kampanię dla żetonu Bynga (+2 siły dla Wielkiej Brytanii).',
    hu: '{card}: válassz hadszínteret a Byng-jelzőnek (ott +2 brit erő).',
    fr: '{card} : choisissez un théâtre pour le marqueur Byng (+2 de force pour la Grande-Bretagne).',
  },
  'ask.event.demand.add': {
    en: '{card}: choose a commodity to add to this turn’s Global Demand, or “Done” for none.',
    pl: '{card}: wybierz towar, który dodasz do Globalnego Popytu w tej turze, albo „Gotowe”, jeśli żaden.',
    hu: '{card}: válaszd ki, melyik árucikket adod e forduló világkeresletéhez, vagy „Kész”, ha egyiket sem.',
    fr: '{card} : choisissez une denrée à ajouter à la demande mondiale de ce tour, ou « Terminé » pour aucune.',
  },
  'ask.event.demand.replace': {
    en: '{card}: you drew {commodity}. Choose the Global Demand tile it replaces.',
    pl: '{card}: wylosowany towar to {commodity}. Wybierz żeton Globalnego Popytu, który zastąpi.',
    hu: '{card}: a húzott árucikk: {commodity}. Válaszd ki, melyik keresletlapka helyére kerüljön.',
    fr: '{card} : denrée piochée : {commodity}. Choisissez la tuile de demande mondiale qu’elle remplace.',
  },
  'ask.event.price': {
    en: '{card}: take 1 Debt, or lose 1 Treaty Point.',
    pl: '{card}: zaciągnij 1 Dług albo strać 1 Punkt Odwetu.',
    hu: '{card}: vegyél fel 1 adósságot, vagy veszíts 1 szerződéspontot.',
    fr: '{card} : prenez 1 dette, ou perdez 1 point de traité.',
  },
});
