import { texts } from '@sandtable/kernel';

/** What the phases of a peace turn bring (4.1), and the final scoring (11.0). */
export const TURN_LOG = texts({
  'log.era.empire': {
    en: 'The Empire Era begins: its Event cards are shuffled into the Event deck. Debt Limits: Britain {britain}, France {france}',
    pl: 'Zaczyna się Epoka Imperium: jej karty Wydarzeń zostają wtasowane do talii. Limity Zadłużenia: Wielka Brytania {britain}, Francja {france}',
    hu: 'Kezdődik a birodalom kora: eseménykártyáit az eseménypakliba keverik. Adósságkorlát: Nagy-Britannia {britain}, Franciaország {france}',
    fr: 'L’ère de l’Empire commence : ses cartes Événement sont mélangées au paquet. Limites de dette : Grande-Bretagne {britain}, France {france}',
  },
  'log.era.revolution': {
    en: 'The Revolution Era begins: its Event cards are shuffled into the Event deck. Debt Limits: Britain {britain}, France {france}',
    pl: 'Zaczyna się Epoka Rewolucji: jej karty Wydarzeń zostają wtasowane do talii. Limity Zadłużenia: Wielka Brytania {britain}, Francja {france}',
    hu: 'Kezdődik a forradalom kora: eseménykártyáit az eseménypakliba keverik. Adósságkorlát: Nagy-Britannia {britain}, Franciaország {france}',
    fr: 'L’ère de la Révolution commence : ses cartes Événement sont mélangées au paquet. Limites de dette : Grande-Bretagne {britain}, France {france}',
  },
  'log.succession': {
    en: '{card} leaves the game: the Succession Era is over.',
    pl: '{card}: karta opuszcza grę, bo Epoka Sukcesji się skończyła.',
    hu: '{card} kikerül a játékból: véget ért az örökösödés kora.',
    fr: 'La carte {card} quitte la partie : l’ère de la Succession est terminée.',
  },
  'log.succession.hand': {
    en: '{side} removes {card} from its hand: the Succession Era is over.',
    pl: '{side} usuwa kartę z ręki: {card}. Epoka Sukcesji się skończyła.',
    hu: '{side} eltávolítja a kezéből: {card}. Véget ért az örökösödés kora.',
    fr: '{side_id, select, britain {La Grande-Bretagne} other {La France}} retire de sa main : {card}. L’ère de la Succession est terminée.',
  },
  'log.awards': {
    en: 'Awards: Europe {europe}; North America {america}; Caribbean {caribbean}; India {india}',
    pl: 'Nagrody za Dominację: Europa {europe}; Ameryka Północna {america}; Karaiby {caribbean}; Indie {india}',
    hu: 'Díjak: Európa {europe}; Észak-Amerika {america}; Karib-térség {caribbean}; India {india}',
    fr: 'Récompenses : Europe {europe} ; Amérique du Nord {america} ; Caraïbes {caribbean} ; Inde {india}',
  },
  'log.award.tile': {
    en: '{vp} VP{trp, select, 0 {} other { and a Treaty Point}}{margin, select, 1 {} other { for a lead of {margin}}}',
    pl: '{vp} PZ{trp, select, 0 {} other { i Punkt Odwetu}}{margin, select, 1 {} other { przy przewadze {margin} pól}}',
    hu: '{vp} győzelmi pont{trp, select, 0 {} other { és egy szerződéspont}}{margin, select, 1 {} other { {margin} mezőnyi előnyért}}',
    fr: '{vp} PV{trp, select, 0 {} other { et un point de traité}}{margin, select, 1 {} other { pour {margin} cases d’avance}}',
  },
  'log.demand.now': {
    en: 'Global Demand: {list}',
    pl: 'Globalny Popyt: {list}',
    hu: 'Világkereslet: {list}',
    fr: 'Demande mondiale : {list}',
  },
  'log.list': { en: '{first}, {rest}', pl: '{first}, {rest}', hu: '{first}, {rest}', fr: '{first}, {rest}' },
  'log.returned': {
    en: '{side}: {n, plural, one {# Squadron returns} other {# Squadrons return}} to the Navy Box.',
    pl: '{side}: {n, plural, one {# Eskadra wraca} few {# Eskadry wracają} many {# Eskadr wraca} other {# Eskadry wraca}} do Bazy Floty.',
    hu: '{side}: {n, plural, one {# hajóraj visszatér} other {# hajóraj visszatér}} a flottabázisra.',
    fr: '{side} : {n, plural, one {# escadre revient} many {# escadres reviennent} other {# escadres reviennent}} à la base navale.',
  },
  'log.cabinets': {
    en: 'Both sides have chosen their Ministries, face down.',
    pl: 'Obie strony wybrały Ministrów; karty są zakryte.',
    hu: 'Mindkét fél kiválasztotta minisztériumait, képpel lefelé.',
    fr: 'Les deux camps ont choisi leurs ministères, face cachée.',
  },
  'log.jacobites.third': {
    en: '{side} gets {ministry} as a third Ministry.',
    pl: '{side} dostaje trzeciego Ministra: {ministry}.',
    hu: '{side} harmadik minisztériumot kap: {ministry}.',
    fr: '{side_id, select, britain {La Grande-Bretagne} other {La France}} reçoit un troisième ministère : {ministry}.',
  },
  'log.initiative': {
    en: '{side} has the Initiative.',
    pl: 'Inicjatywę ma {side}.',
    hu: 'A kezdeményezés birtokosa: {side}.',
    fr: '{side_id, select, britain {La Grande-Bretagne} other {La France}} a l’initiative.',
  },
  'log.treaty.cap': {
    en: '{side} loses its Treaty Points above {most}: {n}.',
    pl: '{side} traci Punkty Odwetu powyżej {most}: {n}.',
    hu: '{side} elveszíti a {most} fölötti szerződéspontjait: {n}.',
    fr: '{side_id, select, britain {La Grande-Bretagne} other {La France}} perd ses points de traité au-delà de {most} : {n}.',
  },
  'log.award': {
    en: '{region}: Britain {britain}, France {france}. {side} wins the Award ({tile}).',
    pl: '{region}: Wielka Brytania {britain}, Francja {france}. Nagrodę ({tile}) zdobywa {side}.',
    hu: '{region}: Nagy-Britannia {britain}, Franciaország {france}. A díjat ({tile}) {side} nyeri el.',
    fr: '{region} : Grande-Bretagne {britain}, France {france}. {side_id, select, britain {La Grande-Bretagne} other {La France}} remporte la récompense ({tile}).',
  },
  'log.award.none': {
    en: '{region}: Britain {britain}, France {france}. Nobody wins the Award ({tile}).',
    pl: '{region}: Wielka Brytania {britain}, Francja {france}. Nikt nie zdobywa Nagrody ({tile}).',
    hu: '{region}: Nagy-Britannia {britain}, Franciaország {france}. A díjat ({tile}) senki sem nyeri el.',
    fr: '{region} : Grande-Bretagne {britain}, France {france}. Personne ne remporte la récompense ({tile}).',
  },
  'log.prestige': {
    en: 'Prestige: Britain {britain}, France {france}. {side} leads.',
    pl: 'Prestiż: Wielka Brytania {britain}, Francja {france}. Prowadzi {side}.',
    hu: 'Presztízs: Nagy-Britannia {britain}, Franciaország {france}. {side} vezet.',
    fr: 'Prestige : Grande-Bretagne {britain}, France {france}. {side_id, select, britain {La Grande-Bretagne} other {La France}} mène.',
  },
  'log.prestige.none': {
    en: 'Prestige: Britain {britain}, France {france}. Nobody leads.',
    pl: 'Prestiż: Wielka Brytania {britain}, Francja {france}. Nikt nie prowadzi.',
    hu: 'Presztízs: Nagy-Britannia {britain}, Franciaország {france}. Senki sem vezet.',
    fr: 'Prestige : Grande-Bretagne {britain}, France {france}. Personne ne mène.',
  },
  'log.demand': {
    en: 'Markets ({commodity}): Britain {britain}, France {france}. {side} leads.',
    pl: 'Rynki ({commodity}): Wielka Brytania {britain}, Francja {france}. Prowadzi {side}.',
    hu: 'Piacok ({commodity}): Nagy-Britannia {britain}, Franciaország {france}. {side} vezet.',
    fr: 'Marchés ({commodity}) : Grande-Bretagne {britain}, France {france}. {side_id, select, britain {La Grande-Bretagne} other {La France}} mène.',
  },
  'log.demand.none': {
    en: 'Markets ({commodity}): Britain {britain}, France {france}. Nobody leads.',
    pl: 'Rynki ({commodity}): Wielka Brytania {britain}, Francja {france}. Nikt nie prowadzi.',
    hu: 'Piacok ({commodity}): Nagy-Britannia {britain}, Franciaország {france}. Senki sem vezet.',
    fr: 'Marchés ({commodity}) : Grande-Bretagne {britain}, France {france}. Personne ne mène.',
  },
  'log.final.debt': {
    en: 'Available Debt: Britain {britain}, France {france}. The side with more scores 1 VP for every 2 points of difference, up to 4.',
    pl: 'Dostępny Dług: Wielka Brytania {britain}, Francja {france}. Kto ma więcej, zdobywa 1 PZ za każde 2 punkty różnicy, najwyżej 4.',
    hu: 'Szabad hitelkeret: Nagy-Britannia {britain}, Franciaország {france}. Akié nagyobb, az a különbség minden 2 pontjáért 1 győzelmi pontot kap, legfeljebb 4-et.',
    fr: 'Dette disponible : Grande-Bretagne {britain}, France {france}. Le camp qui en a le plus marque 1 PV par tranche de 2 points d’écart, 4 au plus.',
  },
  'log.final.territories': {
    en: 'Flags on Territories of the other side’s color: Britain {britain}, France {france}. Each scores 2 VP; flags of the United States count as French.',
    pl: 'Flagi na Terytoriach w barwie przeciwnika: Wielka Brytania {britain}, Francja {france}. Każda daje 2 PZ; Flagi USA liczą się jak francuskie.',
    hu: 'Zászlók az ellenfél színét viselő területeken: Nagy-Britannia {britain}, Franciaország {france}. Mindegyik 2 győzelmi pont; az USA zászlói franciának számítanak.',
    fr: 'Drapeaux sur des territoires de la couleur adverse : Grande-Bretagne {britain}, France {france}. 2 PV chacun ; ceux des États-Unis comptent comme français.',
  },
});
