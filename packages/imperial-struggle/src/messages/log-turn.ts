import type { WordsByLanguage } from '../ministries/words.js';

/** What the phases of a peace turn bring (4.1), and the final scoring (11.0). */
export const TURN_LOG: WordsByLanguage = {
  'log.era.empire': {
    en: 'The Empire Era begins: its Event cards join the draw pile. Debt limits: Britain {britain}, France {france}',
    pl: 'Zaczyna się Epoka Imperium: jej karty Wydarzeń trafiają do talii. Limity Zadłużenia: Wielka Brytania {britain}, Francja {france}',
    hu: 'Kezdődik a birodalom kora: eseménykártyái a pakliba kerülnek. Adósságkorlát: Nagy-Britannia {britain}, Franciaország {france}',
    fr: 'L’ère de l’Empire commence : ses cartes Événement rejoignent la pioche. Limites de dette : Grande-Bretagne {britain}, France {france}',
  },
  'log.era.revolution': {
    en: 'The Revolution Era begins: its Event cards join the draw pile. Debt limits: Britain {britain}, France {france}',
    pl: 'Zaczyna się Epoka Rewolucji: jej karty Wydarzeń trafiają do talii. Limity Zadłużenia: Wielka Brytania {britain}, Francja {france}',
    hu: 'Kezdődik a forradalom kora: eseménykártyái a pakliba kerülnek. Adósságkorlát: Nagy-Britannia {britain}, Franciaország {france}',
    fr: 'L’ère de la Révolution commence : ses cartes Événement rejoignent la pioche. Limites de dette : Grande-Bretagne {britain}, France {france}',
  },
  'log.succession': {
    en: '{card} leaves the game with the Succession Era.',
    pl: '{card}: karta Epoki Sukcesji opuszcza grę.',
    hu: '{card} az örökösödés korával kikerül a játékból.',
    fr: '{card} quitte la partie avec l’ère de la Succession.',
  },
  'log.succession.hand': {
    en: '{card} leaves the game with the Succession Era, from the hand of {side}.',
    pl: '{card}: karta Epoki Sukcesji opuszcza grę z ręki ({side}).',
    hu: '{card} az örökösödés korával kikerül a játékból, kézből ({side}).',
    fr: '{card} quitte la partie avec l’ère de la Succession, de la main de {side}.',
  },
  'log.awards': {
    en: 'Awards: Europe {europe}; North America {america}; Caribbean {caribbean}; India {india}',
    pl: 'Nagrody za Dominację: Europa {europe}; Ameryka Północna {america}; Karaiby {caribbean}; Indie {india}',
    hu: 'Díjak: Európa {europe}; Észak-Amerika {america}; Karib-térség {caribbean}; India {india}',
    fr: 'Récompenses : Europe {europe} ; Amérique du Nord {america} ; Caraïbes {caribbean} ; Inde {india}',
  },
  'log.award.tile': {
    en: '{vp} VP{trp, select, 0 {} other { and a Treaty Point}}{margin, select, 1 {} other { for a lead of {margin}}}',
    pl: '{vp} PZ{trp, select, 0 {} other { i Punkt Odwetu}}{margin, select, 1 {} other { za przewagę {margin} pól}}',
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
    en: '{side}: {n, plural, one {# Squadron comes} other {# Squadrons come}} back to the Navy Box.',
    pl: '{side}: {n, plural, one {# Eskadra wraca} few {# Eskadry wracają} many {# Eskadr wraca} other {# Eskadry wraca}} do Bazy Floty.',
    hu: '{side}: {n, plural, one {# hajóraj visszatér} other {# hajóraj visszatér}} a flottabázisra.',
    fr: '{side} : {n, plural, one {# escadre revient} many {# escadres reviennent} other {# escadres reviennent}} dans la base navale.',
  },
  'log.cabinets': {
    en: 'Both sides have chosen their Ministries, face down.',
    pl: 'Obie strony wybrały Ministrów; karty są zakryte.',
    hu: 'Mindkét fél kiválasztotta minisztériumait, képpel lefelé.',
    fr: 'Les deux camps ont choisi leurs ministères, face cachée.',
  },
  'log.jacobites.third': {
    en: '{ministry}: a third Ministry of {side}, beside its two others',
    pl: '{ministry}: trzeci Minister w Gabinecie – {side}',
    hu: '{ministry}: harmadik minisztérium a másik kettő mellett – {side}',
    fr: '{ministry} : un troisième ministère, outre les deux autres – {side}',
  },
  'log.initiative': {
    en: '{side} has the initiative.',
    pl: 'Inicjatywa: {side}.',
    hu: 'Kezdeményezés: {side}.',
    fr: '{side} a l’initiative.',
  },
  'log.treaty.cap': {
    en: '{side}: Treaty Points above {most} are lost ({n}).',
    pl: '{side}: Punkty Odwetu powyżej {most} przepadają ({n}).',
    hu: '{side}: a {most} fölötti szerződéspontok elvesznek ({n}).',
    fr: '{side} : les points de traité au-delà de {most} sont perdus ({n}).',
  },
  'log.award': {
    en: '{region}: Britain {britain}, France {france}. The Award ({tile}) goes to {side}.',
    pl: '{region}: Wielka Brytania {britain}, Francja {france}. Nagroda ({tile}): {side}.',
    hu: '{region}: Nagy-Britannia {britain}, Franciaország {france}. A díj ({tile}) nyertese {side}.',
    fr: '{region} : Grande-Bretagne {britain}, France {france}. Récompense ({tile}) : {side}.',
  },
  'log.award.none': {
    en: '{region}: Britain {britain}, France {france}. Nobody wins the Award ({tile}).',
    pl: '{region}: Wielka Brytania {britain}, Francja {france}. Nikt nie zdobywa Nagrody ({tile}).',
    hu: '{region}: Nagy-Britannia {britain}, Franciaország {france}. A díjat ({tile}) senki sem nyeri el.',
    fr: '{region} : Grande-Bretagne {britain}, France {france}. Personne n’obtient la récompense ({tile}).',
  },
  'log.prestige': {
    en: 'Prestige: Britain {britain}, France {france}. {side} leads.',
    pl: 'Prestiż: Wielka Brytania {britain}, Francja {france}. Prowadzi {side}.',
    hu: 'Presztízs: Nagy-Britannia {britain}, Franciaország {france}. {side} vezet.',
    fr: 'Prestige : Grande-Bretagne {britain}, France {france}. {side} mène.',
  },
  'log.prestige.none': {
    en: 'Prestige: Britain {britain}, France {france}. Nobody leads.',
    pl: 'Prestiż: Wielka Brytania {britain}, Francja {france}. Nikt nie prowadzi.',
    hu: 'Presztízs: Nagy-Britannia {britain}, Franciaország {france}. Senki sem vezet.',
    fr: 'Prestige : Grande-Bretagne {britain}, France {france}. Personne ne mène.',
  },
  'log.demand': {
    en: 'Markets of {commodity}: Britain {britain}, France {france}. {side} leads.',
    pl: 'Rynki ({commodity}): Wielka Brytania {britain}, Francja {france}. Prowadzi {side}.',
    hu: 'Piacok ({commodity}): Nagy-Britannia {britain}, Franciaország {france}. {side} vezet.',
    fr: 'Marchés ({commodity}) : Grande-Bretagne {britain}, France {france}. {side} mène.',
  },
  'log.demand.none': {
    en: 'Markets of {commodity}: Britain {britain}, France {france}. Nobody leads.',
    pl: 'Rynki ({commodity}): Wielka Brytania {britain}, Francja {france}. Nikt nie prowadzi.',
    hu: 'Piacok ({commodity}): Nagy-Britannia {britain}, Franciaország {france}. Senki sem vezet.',
    fr: 'Marchés ({commodity}) : Grande-Bretagne {britain}, France {france}. Personne ne mène.',
  },
  'log.final.debt': {
    en: 'Available Debt: Britain {britain}, France {france}. Every 2 more are 1 VP, up to 4.',
    pl: 'Dostępny Dług: Wielka Brytania {britain}, Francja {france}. Każde 2 więcej to 1 PZ, najwyżej 4.',
    hu: 'Szabad hitelkeret: Nagy-Britannia {britain}, Franciaország {france}. Minden 2 többlet 1 győzelmi pont, legfeljebb 4.',
    fr: 'Dette disponible : Grande-Bretagne {britain}, France {france}. 1 PV par écart de 2, 4 au plus.',
  },
  'log.final.territories': {
    en: 'Territories of the other’s color: Britain {britain}, France {france}. Each is 2 VP; the United States count as French.',
    pl: 'Terytoria w barwie przeciwnika: Wielka Brytania {britain}, Francja {france}. Każde to 2 PZ; USA liczą się jak Francja.',
    hu: 'Az ellenfél színű területek: Nagy-Britannia {britain}, Franciaország {france}. Mindegyik 2 győzelmi pont; az USA franciának számít.',
    fr: 'Territoires à la couleur de l’adversaire : Grande-Bretagne {britain}, France {france}. 2 PV chacun ; les États-Unis comptent comme français.',
  },
};
