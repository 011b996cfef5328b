import { texts } from '@sandtable/kernel';

/** What conditions say: clauses that are true or not. */
export const NEEDS = texts({
  'need.text': {
    en: 'what the text of “{card}” asks for',
    pl: 'to, czego wymaga tekst „{card}”',
    hu: 'amit a(z) „{card}” szövege kíván',
    fr: 'ce que demande le texte de « {card} »',
  },
  'need.other': {
    en: 'a different country',
    pl: 'inny kraj niż tamten',
    hu: 'másik ország, nem ugyanaz',
    fr: 'un autre pays que celui-là',
  },
  'need.value': {
    en: 'Governance no higher than the value of {n} (Good 1, Fair 2, Poor 3), or not yet known',
    pl: 'Rządy nie wyższe niż wartość {n} (Dobre 1, Poprawne 2, Słabe 3) albo jeszcze nieznane',
    hu: 'a kormányzás nem magasabb a(z) {n} értéknél (jó 1, megfelelő 2, gyenge 3), vagy még nem ismert',
    fr: 'une gouvernance qui ne dépasse pas la valeur {n} (bonne 1, correcte 2, mauvaise 3), ou encore inconnue',
  },
  'need.notIslamist': {
    en: 'not under Islamist Rule',
    pl: 'bez Rządów Islamskich',
    hu: 'nincs iszlamista uralom alatt',
    fr: 'pas sous un régime islamiste',
  },
  'need.improvable': {
    en: 'Neutral, or an Ally whose Governance is not yet Good, or not yet tested',
    pl: 'Neutralny, albo Sprzymierzony bez Dobrych Rządów, albo jeszcze bez testu',
    hu: 'semleges, vagy szövetséges, amelynek kormányzása még nem jó, vagy még nem volt próbája',
    fr: 'neutre, ou allié dont la gouvernance n’est pas encore bonne, ou pas encore testé',
  },
  'need.secured': {
    en: 'in a Regime Change country, at least 5 more troops than cells',
    pl: 'w kraju Zmiany Reżimu co najmniej o 5 więcej oddziałów niż komórek',
    hu: 'rezsimváltásos országban legalább 5-tel több csapat, mint sejt',
    fr: 'dans un pays en changement de régime, au moins 5 troupes de plus que de cellules',
  },
  'need.persuadable': {
    en: 'a Posture that can change: not the United States, Israel or Iran',
    pl: 'Nastawienie, które może się zmienić: nie Stany Zjednoczone, Izrael ani Iran',
    hu: 'változtatható hozzáállás: nem az Egyesült Államok, Izrael vagy Irán',
    fr: 'une attitude qui peut changer : ni les États-Unis, ni Israël, ni l’Iran',
  },
  'need.troops': { en: 'troops there', pl: 'są tam oddziały', hu: 'vannak ott csapatok', fr: 'des troupes sur place' },
  'need.leaveFive': {
    en: 'in a Regime Change country, troops to spare: at least 5 more than the cells must stay',
    pl: 'w kraju Zmiany Reżimu nadmiar oddziałów: musi zostać co najmniej o 5 więcej niż komórek',
    hu: 'rezsimváltásos országban fölös csapatok: a sejteknél legalább 5-tel többnek kell maradnia',
    fr: 'dans un pays en changement de régime, des troupes en trop : il doit en rester au moins 5 de plus que de cellules',
  },
  'need.ally': {
    en: 'an Ally, or the Philippines under “Abu Sayyaf”',
    pl: 'Sprzymierzony, albo Filipiny przy „Abu Sayyaf”',
    hu: 'szövetséges, vagy a Fülöp-szigetek az „Abu Sayyaf” idején',
    fr: 'un allié, ou les Philippines sous « Abu Sayyaf »',
  },
  'need.hardUs': {
    en: 'the US Posture is Hard',
    pl: 'Nastawienie US jest Twarde',
    hu: 'az amerikai hozzáállás kemény',
    fr: 'l’attitude des États-Unis est dure',
  },
  'need.softUs': {
    en: 'the US Posture is Soft',
    pl: 'Nastawienie US jest Miękkie',
    hu: 'az amerikai hozzáállás puha',
    fr: 'l’attitude des États-Unis est souple',
  },
  'need.islamist': {
    en: 'under Islamist Rule, or named by “Iraqi WMD” or “Libyan WMD”',
    pl: 'Rządy Islamskie, albo kraj wskazany przez „Iraqi WMD” lub „Libyan WMD”',
    hu: 'iszlamista uralom alatt van, vagy az „Iraqi WMD” vagy a „Libyan WMD” megnevezi',
    fr: 'sous un régime islamiste, ou désigné par « Iraqi WMD » ou « Libyan WMD »',
  },
  'need.sixElsewhere': {
    en: '{n} troops that may leave one other place',
    pl: '{n} oddziałów, które mogą wyjść z jednego innego miejsca',
    hu: '{n} csapat, amely egyetlen másik helyről elindulhat',
    fr: '{n} troupes qui peuvent quitter un même autre lieu',
  },
  'need.sixMayLeave': {
    en: '{n} troops that may leave',
    pl: '{n} oddziałów, które mogą opuścić kraj',
    hu: '{n} csapat, amely elindulhat',
    fr: '{n} troupes qui peuvent partir',
  },
  'need.regimeChange': {
    en: 'a Regime Change country',
    pl: 'kraj Zmiany Reżimu',
    hu: 'rezsimváltásos ország',
    fr: 'un pays en changement de régime',
  },
  'need.cellOrCadre': {
    en: 'a cell or a cadre there',
    pl: 'jest tam komórka albo kadra',
    hu: 'van ott sejt vagy káder',
    fr: 'une cellule ou un cadre sur place',
  },
  'need.disruptable': {
    en: 'a cell there that can be disrupted, or a cadre without any',
    pl: 'jest tam komórka, którą można rozbić, albo kadra bez komórek',
    hu: 'van ott felszámolható sejt, vagy sejt nélküli káder',
    fr: 'une cellule à démanteler sur place, ou un cadre sans cellule',
  },
  'need.notIran': { en: 'not Iran', pl: 'nie Iran', hu: 'nem Irán', fr: 'pas l’Iran' },
  'need.access': {
    en: 'an Ally, or 2 troops there, or a non-Muslim country',
    pl: 'Sprzymierzony, albo 2 oddziały na miejscu, albo kraj niemuzułmański',
    hu: 'szövetséges, vagy 2 csapat van ott, vagy nem muszlim ország',
    fr: 'un allié, ou 2 troupes sur place, ou un pays non musulman',
  },
  'need.notFata': {
    en: 'not sheltered by “FATA”',
    pl: 'bez osłony „FATA”',
    hu: 'nem védi a „FATA”',
    fr: 'pas à l’abri de « FATA »',
  },
  'need.plot': { en: 'a plot there', pl: 'jest tam Intryga', hu: 'van ott merénylet', fr: 'un complot sur place' },
  'need.cell': { en: 'a cell there', pl: 'jest tam komórka', hu: 'van ott sejt', fr: 'une cellule sur place' },
  'need.traveller': {
    en: 'a cell there that can travel',
    pl: 'jest tam komórka, która może podróżować',
    hu: 'van ott utazni képes sejt',
    fr: 'une cellule sur place qui peut voyager',
  },
  'need.staying': {
    en: 'a cell there that has not moved yet',
    pl: 'jest tam komórka, która jeszcze nie rusza w drogę',
    hu: 'van ott sejt, amely még nem indult útnak',
    fr: 'une cellule sur place qui n’a pas encore bougé',
  },
  'need.anywhere': { en: 'any country', pl: 'dowolny kraj', hu: 'bármelyik ország', fr: 'n’importe quel pays' },
  'need.near': {
    en: '{from} or a neighbor of it, because of “Biometrics”',
    pl: '{from} albo kraj sąsiedni, z powodu „Biometrics”',
    hu: '{from} vagy egy szomszédja, a „Biometrics” miatt',
    fr: '{from} ou un pays voisin, à cause de « Biometrics »',
  },
  'need.muslim': { en: 'a Muslim country', pl: 'kraj muzułmański', hu: 'muszlim ország', fr: 'un pays musulman' },
  'need.marked': {
    en: 'a country whose Governance is known',
    pl: 'znane Rządy',
    hu: 'ismert kormányzás',
    fr: 'une gouvernance connue',
  },
  'need.notBhutto': {
    en: 'not sheltered by “Benazir Bhutto”',
    pl: 'bez osłony „Benazir Bhutto”',
    hu: 'nem védi a „Benazir Bhutto”',
    fr: 'pas à l’abri de « Benazir Bhutto »',
  },
  'need.cellForDie': {
    en: 'a cell there for one more die',
    pl: 'jest tam komórka na jeszcze jedną kość',
    hu: 'van ott sejt még egy kockához',
    fr: 'une cellule sur place pour un dé de plus',
  },
  'need.cadre': { en: 'a cadre there', pl: 'jest tam kadra', hu: 'van ott káder', fr: 'un cadre sur place' },
  'need.notUs': {
    en: 'any country but the United States',
    pl: 'nie Stany Zjednoczone',
    hu: 'nem az Egyesült Államok',
    fr: 'pas les États-Unis',
  },
  'need.schengen': { en: 'a Schengen country', pl: 'kraj Schengen', hu: 'schengeni ország', fr: 'un pays de Schengen' },
  'need.notYet': {
    en: 'not chosen already',
    pl: 'jeszcze niewybrany',
    hu: 'még nem választott',
    fr: 'pas déjà choisi',
  },
});

type AfterNeed<Key> = Key extends `need.${infer Name}` ? Name : never;
export type Need = AfterNeed<keyof typeof NEEDS>;
