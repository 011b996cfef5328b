import { type Catalog, catalogsOf, texts } from '@sandtable/kernel';
import { FACES } from './position.js';

const all = texts({
  'seat.north': { en: 'North', pl: 'Północ', hu: 'Észak', fr: 'Nord' },
  'seat.south': { en: 'South', pl: 'Południe', hu: 'Dél', fr: 'Sud' },
  'ask.bid': { en: 'What do you bid?', pl: 'Co licytujesz?', hu: 'Mit licitálsz?', fr: 'Qu’annoncez-vous ?' },
  'ask.answer': {
    en: 'The bid is {bid}. Do you bid higher or doubt it?',
    pl: 'Licytacja: {bid}. Przebijasz czy sprawdzasz?',
    hu: 'A licit {bid}. Emeled vagy kétségbe vonod?',
    fr: 'L’annonce est {bid}. Surenchérir ou douter ?',
  },
  'option.doubt': { en: 'Doubt it', pl: 'Sprawdzam', hu: 'Nem hiszem', fr: 'Je doute' },
  'log.roll': {
    en: 'Both roll: North {north}, South {south, plural, one {# die} other {# dice}}',
    pl: 'Obie strony rzucają: Północ {north}, Południe {south} kośćmi',
    hu: 'Mindkét fél dob: Észak {north}, Dél {south} kockával',
    fr: 'Les deux camps lancent : Nord {north}, Sud {south, plural, one {# dé} other {# dés}}',
  },
  'log.bid': {
    en: '{seat} bids {bid}',
    pl: '{seat} licytuje {bid}',
    hu: '{seat} licitje: {bid}',
    fr: '{seat} annonce {bid}',
  },
  'log.shows': {
    en: '{seat} shows {dice}',
    pl: '{seat} pokazuje {dice}',
    hu: '{seat} kockái: {dice}',
    fr: '{seat} montre {dice}',
  },
  'log.doubt': {
    en: '{seat} doubts {bid}; there are {found}. {loser} loses a die',
    pl: '{seat} sprawdza {bid}; jest ich {found}. Kość traci {loser}',
    hu: '{seat} nem hiszi: {bid}; valójában {found} van. Kockát veszít: {loser}',
    fr: '{seat} doute de {bid} ; il y en a {found}. {loser} perd un dé',
  },
  'result.dice': {
    en: '{seat} wins with {left, plural, one {# die} other {# dice}} left',
    pl: 'Wygrywa {seat}; pozostałe kości: {left}',
    hu: '{seat} nyer, {left} kockája maradt',
    fr: '{seat} gagne avec {left, plural, one {# dé} other {# dés}}',
  },
  'table.lastBid': {
    en: 'The last bid is {bid}',
    pl: 'Ostatnia licytacja: {bid}',
    hu: 'Az utolsó licit: {bid}',
    fr: 'La dernière annonce est {bid}',
  },
  'table.noBid': {
    en: 'Nobody has bid yet',
    pl: 'Nikt jeszcze nie licytował',
    hu: 'Még senki sem licitált',
    fr: 'Personne n’a encore annoncé',
  },
  'table.side': { en: 'Side', pl: 'Strona', hu: 'Fél', fr: 'Camp' },
  'table.dice': { en: 'Dice', pl: 'Kości', hu: 'Kockák', fr: 'Dés' },
  'because.likely': {
    en: '{bid} is as many as it expects',
    pl: 'tylu się spodziewa: {bid}',
    hu: 'ennyire számít: {bid}',
    fr: 'il s’attend à {bid}',
  },
  'because.unlikely': {
    en: '{bid} is more than it expects',
    pl: 'tylu się nie spodziewa: {bid}',
    hu: 'ennyire nem számít: {bid}',
    fr: '{bid} dépasse ce à quoi il s’attend',
  },
  'option-help.dice': {
    en: 'How many dice each side has',
    pl: 'Ile kości ma każda strona',
    hu: 'Hány kockája van egy félnek',
    fr: 'Combien de dés a chaque camp',
  },
  'option-help.dice.3': {
    en: 'three, a short game',
    pl: 'trzy, krótka gra',
    hu: 'három, rövid játék',
    fr: 'trois, une partie courte',
  },
  'option-help.dice.5': { en: 'five', pl: 'pięć', hu: 'öt', fr: 'cinq' },
  'option-help.ones': {
    en: 'Whether ones count as every face',
    pl: 'Czy jedynki liczą się jako każda wartość',
    hu: 'Az egyesek minden értéknek számítanak-e',
    fr: 'Si les as comptent pour toutes les faces',
  },
  'option-help.ones.wild': { en: 'they do', pl: 'tak', hu: 'igen', fr: 'oui' },
  'option-help.ones.plain': {
    en: 'they are only ones',
    pl: 'nie, to tylko jedynki',
    hu: 'nem, csak egyesek',
    fr: 'non, ce ne sont que des as',
  },
});

export type GameTexts = typeof all;

export const messages = catalogsOf(all);

const MAX_DICE = 10;
/** Bids look the same in every language: 3 × ⚄. */
export const names: Catalog = Object.fromEntries(
  Array.from({ length: MAX_DICE }, (_, i) => i + 1).flatMap((count) =>
    FACES.map((face) => [`bid.${count}x${face}`, `${count} × ${'⚀⚁⚂⚃⚄⚅'[face - 1]}`]),
  ),
);
