import type { Catalog } from '../messages.js';
import { catalogsOf, texts } from '../texts.js';

const toyTexts = texts({
  'seat.red': { en: 'Red', pl: 'Czerwoni', hu: 'Vörös', fr: 'Rouge' },
  'seat.blue': { en: 'Blue', pl: 'Niebiescy', hu: 'Kék', fr: 'Bleu' },
  'seat.none': { en: 'nobody', pl: 'nikt', hu: 'senki', fr: 'personne' },
  'space.hill': { en: 'the hill', pl: 'wzgórze', hu: 'domb', fr: 'la colline' },
  'space.ford': { en: 'the ford', pl: 'bród', hu: 'gázló', fr: 'le gué' },
  'prompt.bid': {
    en: 'How much do you bid for the card worth {value, plural, one {# point} other {# points}}?',
    pl: 'Ile dajesz za kartę wartą {value, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}?',
    hu: 'Mennyit ajánlasz a(z) {value} pontos lapért?',
    fr: 'Combien misez-vous sur la carte de {value, plural, one {# point} other {# points}} ?',
  },
  'prompt.march': { en: 'Where do you march?', pl: 'Dokąd maszerujesz?', hu: 'Hova vonulsz?', fr: 'Où marchez-vous ?' },
  'prompt.spend': {
    en: 'How many coins do you spend on the assault on {place}?',
    pl: 'Ile monet wydajesz na szturm ({place})?',
    hu: 'Hány érmét költesz a rohamra ({place})?',
    fr: 'Combien de pièces pour l’assaut ({place}) ?',
  },
  'option.hold': { en: 'Hold', pl: 'Stój', hu: 'Maradj', fr: 'Tenir' },
  'option.gift': {
    en: 'Give the other side a coin',
    pl: 'Oddaj monetę przeciwnikowi',
    hu: 'Adj egy érmét az ellenfélnek',
    fr: 'Donner une pièce à l’adversaire',
  },
  'log.card': {
    en: 'A card worth {value, plural, one {# point} other {# points}} is turned over.',
    pl: 'Odkryto kartę wartą {value, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
    hu: 'Egy {value} pontos lap kerül elő.',
    fr: 'Une carte de {value, plural, one {# point} other {# points}} est retournée.',
  },
  'log.bids': {
    en: 'Red bids {red}, Blue bids {blue}.',
    pl: 'Czerwoni dają {red}, Niebiescy {blue}.',
    hu: 'Vörös ajánlata {red}, Kéké {blue}.',
    fr: 'Rouge mise {red}, Bleu mise {blue}.',
  },
  'log.wins': {
    en: '{seat} wins the card and marches first.',
    pl: '{seat} zdobywają kartę i maszerują pierwsi.',
    hu: '{seat} nyeri a lapot, és elsőként vonul.',
    fr: '{seat} gagne la carte et marche en premier.',
  },
  'log.gift': {
    en: '{seat} gives a coin away.',
    pl: '{seat} oddają monetę.',
    hu: '{seat} odaad egy érmét.',
    fr: '{seat} donne une pièce.',
  },
  'log.holds': {
    en: '{seat} holds.',
    pl: '{seat} stoją w miejscu.',
    hu: '{seat} a helyén marad.',
    fr: '{seat} tient.',
  },
  'log.takes': {
    en: '{seat} takes {place}.',
    pl: '{seat} zajmują {place}.',
    hu: '{seat} elfoglalja: {place}.',
    fr: '{seat} prend {place}.',
  },
  'log.assault': {
    en: '{seat} assaults {place}: a {die} on the die and {spent, plural, one {# coin} other {# coins}}.',
    pl: '{seat} szturmują {place}: {die} na kości i {spent, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}.',
    hu: '{seat} rohama ({place}): a dobás {die}, ráköltve {spent} érme.',
    fr: '{seat} attaque {place} : {die} au dé et {spent, plural, one {# pièce} other {# pièces}}.',
  },
  'log.round': {
    en: 'End of round {round}: Red has {red}, Blue has {blue}.',
    pl: 'Koniec rundy {round}: Czerwoni mają {red}, Niebiescy {blue}.',
    hu: 'A(z) {round}. forduló vége: Vörös {red}, Kék {blue}.',
    fr: 'Fin du tour {round} : Rouge a {red}, Bleu a {blue}.',
  },
  'because.first': {
    en: '{seat} takes the first answer there is.',
    pl: '{seat} biorą pierwszą odpowiedź z brzegu.',
    hu: '{seat} az első választ adja.',
    fr: '{seat} prend la première réponse venue.',
  },
  'result.points': {
    en: 'Most points: {best}.',
    pl: 'Najwięcej punktów: {best}.',
    hu: 'A legtöbb pont: {best}.',
    fr: 'Le plus de points : {best}.',
  },
  'table.sides': { en: 'Round {round}', pl: 'Runda {round}', hu: '{round}. forduló', fr: 'Tour {round}' },
  'table.side': { en: 'Side', pl: 'Strona', hu: 'Oldal', fr: 'Camp' },
  'table.coins': { en: 'Coins', pl: 'Monety', hu: 'Érmék', fr: 'Pièces' },
  'table.points': { en: 'Points', pl: 'Punkty', hu: 'Pontok', fr: 'Points' },
  'table.places': { en: 'Places', pl: 'Miejsca', hu: 'Helyek', fr: 'Lieux' },
  'table.place': { en: 'Place', pl: 'Miejsce', hu: 'Hely', fr: 'Lieu' },
  'table.holder': { en: 'Holder', pl: 'Czyje', hu: 'Kié', fr: 'Tenu par' },
  'scenario.skirmish': { en: 'Skirmish', pl: 'Potyczka', hu: 'Csetepaté', fr: 'Escarmouche' },
  'scenario.campaign': { en: 'Campaign', pl: 'Kampania', hu: 'Hadjárat', fr: 'Campagne' },
  'option-help.rounds': {
    en: 'how many rounds are played',
    pl: 'ile rund się gra',
    hu: 'hány forduló a játék',
    fr: 'combien de tours dure la partie',
  },
  'option-help.fog': {
    en: 'whether the other side’s coins are hidden',
    pl: 'czy monety przeciwnika są ukryte',
    hu: 'rejtve vannak-e az ellenfél érméi',
    fr: 'si les pièces de l’adversaire sont cachées',
  },
  'option-value.fog.off': {
    en: 'coins are open',
    pl: 'monety są jawne',
    hu: 'az érmék láthatók',
    fr: 'les pièces sont visibles',
  },
  'option-value.fog.on': {
    en: 'coins are hidden',
    pl: 'monety są ukryte',
    hu: 'az érmék rejtve vannak',
    fr: 'les pièces sont cachées',
  },
  'bot.miser': {
    en: 'the first legal answer',
    pl: 'pierwsza dozwolona odpowiedź',
    hu: 'az első szabályos válasz',
    fr: 'la première réponse permise',
  },
  'stat.rounds': { en: 'rounds played', pl: 'rozegrane rundy', hu: 'lejátszott fordulók', fr: 'tours joués' },
  'error.toy': {
    en: 'In a position of this game, the field “{field}” is not of the right kind.',
    pl: 'W pozycji tej gry pole „{field}” jest niewłaściwego rodzaju.',
    hu: 'E játék állásában a(z) „{field}” mező hibás fajtájú.',
    fr: 'Dans une position de ce jeu, le champ « {field} » n’est pas du bon genre.',
  },
});

export const toyMessages = catalogsOf(toyTexts);
/** The mill has the same name in every language. */
export const names: Catalog = { 'space.mill': 'Mill' };
