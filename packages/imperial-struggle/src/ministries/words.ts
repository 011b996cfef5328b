/** Words in the four languages, by key. */
export type Words = Readonly<Record<string, Readonly<Record<'en' | 'pl' | 'hu' | 'fr', string>>>>;

/** What Advantages and Ministries ask and tell. */
export const POWER_WORDS: Words = {
  'ask.discount': {
    en: 'It costs {cost}. Make it cheaper?',
    pl: 'Koszt: {cost}. Czy go obniżyć?',
    hu: 'Ára: {cost}. Olcsóbbá teszed?',
    fr: 'Coût : {cost}. Le réduire ?',
  },
  'ask.advantage.conflict': {
    en: '{advantage}: where does the Conflict marker go?',
    pl: '{advantage}: gdzie umieścić znacznik Konfliktu?',
    hu: '{advantage}: hová kerüljön a konfliktusjelző?',
    fr: '{advantage} : où placer le marqueur de conflit ?',
  },
  'ask.advantage.squadron': {
    en: '{advantage}: which Squadron is driven off?',
    pl: '{advantage}: którą Eskadrę przepędzić?',
    hu: '{advantage}: melyik hajórajt űzöd el?',
    fr: '{advantage} : quelle escadre déloger ?',
  },
  'ask.advantage.freely': {
    en: 'Which Advantage is used, exhausted or not?',
    pl: 'Której Korzyści użyć, choćby Wyczerpanej?',
    hu: 'Melyik előnyt használod, akár kimerülten is?',
    fr: 'Quel avantage utiliser, même épuisé ?',
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
    en: 'Where does the Huguenots marker go?',
    pl: 'Gdzie umieścić znacznik Hugenotów?',
    hu: 'Hová kerüljön a hugenotta jelző?',
    fr: 'Où placer le marqueur huguenot ?',
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
  'log.advantage.used': {
    en: '{side} uses {advantage}.',
    pl: '{side}: użyta Korzyść – {advantage}.',
    hu: '{side} felhasználja: {advantage}.',
    fr: '{side} utilise {advantage}.',
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
  'log.townshend': {
    en: 'Townshend Acts: Minor Actions may unflag Markets this turn – {commodity}.',
    pl: 'Ustawy Townshenda: Akcje Poboczne mogą w tej turze opuszczać Flagi na Rynkach – {commodity}.',
    hu: 'Townshend-törvények: mellékakció ebben a fordulóban zászlót vehet le e piacokról – {commodity}.',
    fr: 'Lois Townshend : les actions mineures peuvent abaisser des drapeaux sur ces marchés ce tour-ci – {commodity}.',
  },
};
