import { texts } from '@sandtable/kernel';
/** What Advantages and Ministries log, and the buttons that they offer. */
export const POWER_WORDS = texts({
  'option.uprising': {
    en: 'Uprising: shift a space of Scotland or Ireland with Military points',
    pl: 'Powstanie: przekupienie pola Szkocji lub Irlandii za Punkty Militarne',
    hu: 'Felkelés: skót vagy ír mező átbillentése katonai pontokkal',
    fr: 'Soulèvement : basculer une case d’Écosse ou d’Irlande avec des points militaires',
  },
  'option.claim': {
    en: 'Claim to the throne: pay 3 Military points, score victory points',
    pl: 'Roszczenie do tronu: zapłać 3 Punkty Militarne, zdobądź Punkty Zwycięstwa',
    hu: 'Trónigény: 3 katonai pontért győzelmi pontok',
    fr: 'Prétention au trône : payer 3 points militaires, marquer des points de victoire',
  },
  'log.ministry.revealed': {
    en: '{side} reveals {ministry}.',
    pl: '{side} ujawnia kartę Ministra: {ministry}.',
    hu: '{side} felfedi: {ministry}.',
    fr: '{side_id, select, britain {La Grande-Bretagne} other {La France}} révèle {ministry}.',
  },
  'log.ministry': {
    en: '{side} uses {ministry}.',
    pl: '{side} korzysta ze zdolności Ministra: {ministry}.',
    hu: '{side} használja a minisztérium képességét: {ministry}.',
    fr: '{side_id, select, britain {La Grande-Bretagne} other {La France}} utilise le ministère : {ministry}.',
  },
  'log.ministry.points': {
    en: '{ministry}: +{n, plural, one {# point} other {# points}} ({type})',
    pl: '{ministry}: +{n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} ({type})',
    hu: '{ministry}: +{n, plural, one {# pont} other {# pont}} ({type})',
    fr: '{ministry} : +{n, plural, one {# point} many {# points} other {# points}} ({type})',
  },
  'log.ministry.points.limited': {
    en: '{ministry}: +{n, plural, one {# point} other {# points}} ({type}, {limit})',
    pl: '{ministry}: +{n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} ({type}, {limit})',
    hu: '{ministry}: +{n, plural, one {# pont} other {# pont}} ({type}, {limit})',
    fr: '{ministry} : +{n, plural, one {# point} many {# points} other {# points}} ({type}, {limit})',
  },
  'log.ministry.unrecorded': {
    en: '{ministry}: Debt that is not recorded: {n}.',
    pl: '{ministry}: niezapisany Dług: {n}.',
    hu: '{ministry}: fel nem jegyzett adósság: {n}.',
    fr: '{ministry} : dette non notée : {n}.',
  },
  'log.advantage.freely': {
    en: '{side} may use {advantage} once this round without exhausting it.',
    pl: '{side} może raz w tej rundzie użyć Korzyści bez wyczerpania: {advantage}.',
    hu: '{side} ebben a körben egyszer kimerítés nélkül használhatja: {advantage}.',
    fr: '{side_id, select, britain {La Grande-Bretagne} other {La France}} peut utiliser {advantage} une fois pendant ce tour d’action sans l’épuiser.',
  },
  'log.advantage.used': {
    en: '{side} uses {advantage}.',
    pl: '{side} używa Korzyści: {advantage}.',
    hu: '{side} felhasználja: {advantage}.',
    fr: '{side_id, select, britain {La Grande-Bretagne} other {La France}} utilise {advantage}.',
  },
  'log.advantage.used.freely': {
    en: '{side} uses {advantage} without exhausting it.',
    pl: '{side} używa Korzyści bez wyczerpania: {advantage}.',
    hu: '{side} kimerítés nélkül használja: {advantage}.',
    fr: '{side_id, select, britain {La Grande-Bretagne} other {La France}} utilise {advantage} sans l’épuiser.',
  },
  'log.discarded': {
    en: '{side} discards {card}.',
    pl: '{side} odrzuca kartę: {card}.',
    hu: '{side} eldobja: {card}.',
    fr: '{side_id, select, britain {La Grande-Bretagne} other {La France}} défausse {card}.',
  },
  'log.debt.limit': {
    en: '{side}: the Debt Limit is now {now}.',
    pl: '{side}: Limit Zadłużenia wynosi teraz {now}.',
    hu: '{side}: az adósságkorlát most {now}.',
    fr: '{side} : la limite de dette est maintenant de {now}.',
  },
  'log.huguenots': {
    en: 'Huguenots settle in {space}.',
    pl: 'Hugenoci osiedlają się: {space}.',
    hu: 'Hugenották telepednek le: {space}.',
    fr: 'Des huguenots s’installent : {space}.',
  },
  'log.huguenots.used': {
    en: '{space}: the Huguenots reduce the cost of a Market; their marker is turned over.',
    pl: '{space}: Hugenoci obniżają koszt Rynku, ich znacznik zostaje odwrócony.',
    hu: '{space}: a hugenották olcsóbbá tesznek egy piacot, jelzőjük megfordul.',
    fr: '{space} : les huguenots réduisent le coût d’un marché, leur marqueur est retourné.',
  },
  'log.huguenots.again': {
    en: 'All Huguenots markers can be used again.',
    pl: 'Wszystkie znaczniki Hugenotów można wykorzystać ponownie.',
    hu: 'Minden hugenotta jelző újra használható.',
    fr: 'Tous les marqueurs huguenots sont de nouveau utilisables.',
  },
  'log.huguenots.lost': {
    en: '{space}: the Huguenots marker is lost.',
    pl: '{space}: znacznik Hugenotów przepada.',
    hu: '{space}: a hugenotta jelző elvész.',
    fr: '{space} : le marqueur huguenot est perdu.',
  },
  'log.townshend': {
    en: 'Townshend Acts: this turn British Minor Actions may unflag Markets of one commodity: {commodity}.',
    pl: 'Ustawy Townshenda: w tej turze brytyjskie Akcje Poboczne mogą opuszczać Flagi na Rynkach jednego towaru: {commodity}.',
    hu: 'Townshend-törvények: ebben a fordulóban brit mellékakció leveheti a zászlót egy árucikk piacairól: {commodity}.',
    fr: 'Lois Townshend : ce tour-ci, les actions mineures britanniques peuvent abaisser les drapeaux des marchés d’une denrée : {commodity}.',
  },
});
