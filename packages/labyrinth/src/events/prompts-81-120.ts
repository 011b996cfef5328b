import type { EventPrompts } from './event-text.js';

/** What only the cards 81-120 ask. */
export const PROMPTS_81_120 = {
  videos: {
    en: '{card}: where does somebody see the video? A recruit is tried there, and if no cell comes there is a cadre. ({left} to choose)',
    pl: '{card}: gdzie ktoś ogląda nagranie? Próbuje się tam rekrutować, a bez nowej komórki pojawia się kadra. (do wyboru: {left})',
    hu: '{card}: hol látják a felvételt? Ott toborzási kísérlet következik, és ha nem jön sejt, káder kerül oda. (hátravan: {left})',
    fr: '{card} : où regarde-t-on la vidéo ? On y tente un recrutement et, si aucune cellule ne vient, un cadre y est placé. (encore {left} à choisir)',
  },
  leak: {
    en: '{card}: which secret comes out? Its event ends and can never occur again.',
    pl: '{card}: która tajemnica wychodzi na jaw? Jej zdarzenie kończy się i już nigdy nie zajdzie.',
    hu: '{card}: melyik titok kerül nyilvánosságra? Az eseménye véget ér, és többé nem következhet be.',
    fr: '{card} : quel secret est révélé ? Son événement prend fin et ne pourra plus jamais se produire.',
  },
  martyr: {
    en: '{card}: in which country does a cell give its life for two plots?',
    pl: '{card}: w którym kraju komórka poświęca się dla dwóch intryg?',
    hu: '{card}: melyik országban áldozza fel magát egy sejt két merényletért?',
    fr: '{card} : dans quel pays une cellule se sacrifie-t-elle pour deux complots ?',
  },
  plotPlace: {
    en: '{card}: in which country is the plot placed?',
    pl: '{card}: w którym kraju umieścić intrygę?',
    hu: '{card}: melyik országba kerüljön a merénylet?',
    fr: '{card} : dans quel pays placer le complot ?',
  },
  worsen: {
    en: '{card}: in which country does Governance become one level worse?',
    pl: '{card}: w którym kraju rządy pogarszają się o jeden poziom?',
    hu: '{card}: melyik országban romlik egy szinttel a kormányzás?',
    fr: '{card} : dans quel pays la gouvernance baisse-t-elle d’un niveau ?',
  },
  test: {
    en: '{card}: choose a Shia-Mix country. It is tested; then a cell is removed there or in Iran.',
    pl: '{card}: wybierz kraj szyicko-mieszany. Przechodzi test, po czym usuwasz komórkę stamtąd albo z Iranu.',
    hu: '{card}: válassz síita-vegyes országot. Próbát kap, majd onnan vagy Iránból lekerül egy sejt.',
    fr: '{card} : choisissez un pays mixte chiite. Il est testé, puis une cellule y est retirée, ou en Iran.',
  },
  jihad: {
    en: '{card}: in which Shia-Mix country do two dice of jihad fall? It is tested first, and takes no cells.',
    pl: '{card}: w którym kraju szyicko-mieszanym rzucić dwiema kośćmi dżihadu? Najpierw test; komórki nie są potrzebne.',
    hu: '{card}: melyik síita-vegyes országban dobjunk két dzsihádkockával? Előbb próbát kap; sejt nem kell hozzá.',
    fr: '{card} : dans quel pays mixte chiite jeter deux dés de djihad ? Il est d’abord testé ; aucune cellule n’est requise.',
  },
  shiaMix: {
    en: '{card}: which country comes up on the Shia-Mix table? It is tested; the nearest that fits is meant.',
    pl: '{card}: który kraj wypada w tabeli szyicko-mieszanej? Przechodzi test; celem jest najbliższy odpowiedni.',
    hu: '{card}: melyik ország jön ki a síita-vegyes táblázatból? Próbát kap; a célpont a legközelebbi megfelelő ország.',
    fr: '{card} : quel pays sort de la table mixte chiite ? Il est testé ; la cible est le pays adéquat le plus proche.',
  },
  recover: {
    en: '{card}: which card do you take into your hand? Both sides see it.',
    pl: '{card}: którą kartę bierzesz na rękę? Widzą ją obie strony.',
    hu: '{card}: melyik kártyát veszed a kezedbe? Mindkét oldal látja.',
    fr: '{card} : quelle carte prenez-vous en main ? Les deux camps la voient.',
  },
} as const satisfies EventPrompts;
