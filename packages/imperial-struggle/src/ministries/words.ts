/** Words in the four languages, by key. */
export type WordsByLanguage = Readonly<Record<string, Readonly<Record<'en' | 'pl' | 'hu' | 'fr', string>>>>;

/** What Advantages and Ministries ask and tell. */
export const POWER_WORDS = {
  'ask.discount': {
    en: '{what} costs {cost}. Make it cheaper by an Advantage, a Ministry, an event, or the Huguenots of a Territory?',
    pl: '{what}, koszt {cost}. Czy obniżyć go Korzyścią, Ministrem, Wydarzeniem lub Hugenotami z Terytorium?',
    hu: '{what}, ára {cost}. Olcsóbbá teszed előnnyel, minisztériummal, eseménnyel vagy egy terület hugenottáival?',
    fr: '{what}, coût {cost}. Le réduire par un avantage, un ministère, un événement ou les huguenots d’un territoire ?',
  },
  'ask.advantage.conflict': {
    en: '{advantage}: where does its Conflict marker go?',
    pl: '{advantage}: gdzie umieścić znacznik Konfliktu?',
    hu: '{advantage}: hová kerüljön a konfliktusjelző?',
    fr: '{advantage} : où placer le marqueur de conflit ?',
  },
  'ask.advantage.squadron': {
    en: '{advantage}: which Squadron is driven off to its Navy Box, for 1 Military point?',
    pl: '{advantage}: którą Eskadrę przepędzić do Bazy Floty, za 1 Punkt Militarny?',
    hu: '{advantage}: melyik hajórajt űzöd a flottabázisára 1 katonai pontért?',
    fr: '{advantage} : quelle escadre déloger vers sa base navale, pour 1 point militaire ?',
  },
  'ask.advantage.freely': {
    en: '{card}: which Advantage do you use now, exhausted or not? It is not exhausted by this.',
    pl: '{card}: której Korzyści używasz teraz, choćby Wyczerpanej? To jej nie wyczerpuje.',
    hu: '{card}: melyik előnyt használod most, akár kimerülten is? Ettől nem merül ki.',
    fr: '{card} : quel avantage utilisez-vous maintenant, même épuisé ? Cela ne l’épuise pas.',
  },
  'ask.ministry.use': {
    en: '{ministry}: which ability?',
    pl: '{ministry}: która zdolność?',
    hu: '{ministry}: melyik képessége?',
    fr: '{ministry} : quelle capacité ?',
  },
  'ask.ministry.discard': {
    en: '{ministry}: which Event card is discarded?',
    pl: '{ministry}: którą kartę Wydarzenia odrzucić?',
    hu: '{ministry}: melyik eseménykártyát dobod el?',
    fr: '{ministry} : quelle carte Événement défausser ?',
  },
  'ask.huguenots': {
    en: 'Where does the Huguenots marker go? The Territory costs 1 Conquest Point more, and once a Market of its Region costs 1 less.',
    pl: 'Gdzie umieścić znacznik Hugenotów? Terytorium kosztuje 1 Punkt Podboju więcej, a raz Rynek w tym Regionie kosztuje o 1 mniej.',
    hu: 'Hová kerüljön a hugenotta jelző? A terület 1 hódítási ponttal drágább, és egyszer egy piac a régiójában 1-gyel olcsóbb.',
    fr: 'Où placer le marqueur huguenot ? Le territoire coûte 1 point de conquête de plus et, une fois, un marché de sa région coûte 1 de moins.',
  },
  'ask.townshend': {
    en: 'Markets of which commodity can a Minor Action unflag this turn?',
    pl: 'Na Rynkach którego towaru Akcja Poboczna może w tej turze opuszczać Flagi?',
    hu: 'Melyik árucikk piacairól vehet le zászlót mellékakció ebben a fordulóban?',
    fr: 'De quelle denrée une action mineure peut-elle abaisser les drapeaux ce tour-ci ?',
  },
  'option.uprising': {
    en: 'Uprising: shift a space of Scotland or Ireland with Military points',
    pl: 'Powstanie: przekupienie pola Szkocji lub Irlandii za Punkty Militarne',
    hu: 'Felkelés: skót vagy ír mező átbillentése katonai pontokkal',
    fr: 'Soulèvement : basculer une case d’Écosse ou d’Irlande avec des points militaires',
  },
  'option.claim': {
    en: 'Claim to the throne: 3 Military points for victory points',
    pl: 'Roszczenie do tronu: 3 Punkty Militarne za Punkty Zwycięstwa',
    hu: 'Trónigény: 3 katonai pont győzelmi pontokért',
    fr: 'Prétention au trône : 3 points militaires contre des points de victoire',
  },
  'log.ministry.revealed': {
    en: '{side} reveals {ministry}.',
    pl: '{side}: ujawniona karta Ministra – {ministry}.',
    hu: '{side} felfedi: {ministry}.',
    fr: '{side} révèle {ministry}.',
  },
  'log.ministry': {
    en: '{ministry} ({side}) takes effect.',
    pl: '{ministry} ({side}): zdolność działa.',
    hu: '{ministry} ({side}) képessége érvényesül.',
    fr: '{ministry} ({side}) fait effet.',
  },
  'log.ministry.points': {
    en: '{ministry}: {n, plural, one {# point} other {# points}} more ({type})',
    pl: '{ministry}: {n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} więcej ({type})',
    hu: '{ministry}: {n, plural, one {# ponttal} other {# ponttal}} több ({type})',
    fr: '{ministry} : {n, plural, one {# point} many {# points} other {# points}} de plus ({type})',
  },
  'log.ministry.points.limited': {
    en: '{ministry}: {n, plural, one {# point} other {# points}} more ({type}, {limit})',
    pl: '{ministry}: {n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} więcej ({type}, {limit})',
    hu: '{ministry}: {n, plural, one {# ponttal} other {# ponttal}} több ({type}, {limit})',
    fr: '{ministry} : {n, plural, one {# point} many {# points} other {# points}} de plus ({type}, {limit})',
  },
  'log.ministry.unrecorded': {
    en: '{ministry}: Debt that is not recorded: {n}.',
    pl: '{ministry}: niezapisany Dług: {n}.',
    hu: '{ministry}: fel nem jegyzett adósság: {n}.',
    fr: '{ministry} : dette non notée : {n}.',
  },
  'log.advantage.freely': {
    en: '{side} may use {advantage} once in this round without exhausting it.',
    pl: '{side} może raz w tej rundzie użyć Korzyści bez wyczerpania: {advantage}.',
    hu: '{side} ebben a körben egyszer kimerítés nélkül használhatja: {advantage}.',
    fr: '{side} peut utiliser {advantage} une fois pendant ce tour d’action sans l’épuiser.',
  },
  'log.advantage.used': {
    en: '{side} uses {advantage}.',
    pl: '{side}: użyta Korzyść – {advantage}.',
    hu: '{side} felhasználja: {advantage}.',
    fr: '{side} utilise {advantage}.',
  },
  'log.advantage.used.freely': {
    en: '{side} uses {advantage} without exhausting it.',
    pl: '{side}: Korzyść użyta bez wyczerpania – {advantage}.',
    hu: '{side} kimerítés nélkül használja: {advantage}.',
    fr: '{side} utilise {advantage} sans l’épuiser.',
  },
  'log.discarded': {
    en: '{side} discards {card}.',
    pl: '{side}: odrzucona karta – {card}.',
    hu: '{side} eldobja: {card}.',
    fr: '{side} défausse {card}.',
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
    en: '{space}: the Huguenots make a Market cheaper, and their marker is turned over.',
    pl: '{space}: Hugenoci obniżają koszt Rynku, ich znacznik zostaje odwrócony.',
    hu: '{space}: a hugenották olcsóbbá tesznek egy piacot, jelzőjük megfordul.',
    fr: '{space} : les huguenots réduisent le coût d’un marché, leur marqueur est retourné.',
  },
  'log.huguenots.again': {
    en: 'All Huguenots markers can be used again.',
    pl: 'Wszystkie znaczniki Hugenotów można wykorzystać ponownie.',
    hu: 'Minden hugenotta jelző újra használható.',
    fr: 'Tous les marqueurs huguenots resservent.',
  },
  'log.huguenots.lost': {
    en: '{space}: the Huguenots marker is lost.',
    pl: '{space}: znacznik Hugenotów przepada.',
    hu: '{space}: a hugenotta jelző elvész.',
    fr: '{space} : le marqueur huguenot est perdu.',
  },
  'log.townshend': {
    en: 'Townshend Acts: Minor Actions may unflag Markets this turn – {commodity}.',
    pl: 'Ustawy Townshenda: Akcje Poboczne mogą w tej turze opuszczać Flagi na Rynkach – {commodity}.',
    hu: 'Townshend-törvények: mellékakció ebben a fordulóban zászlót vehet le e piacokról – {commodity}.',
    fr: 'Lois Townshend : les actions mineures peuvent abaisser des drapeaux sur ces marchés ce tour-ci – {commodity}.',
  },
} as const satisfies WordsByLanguage;
