import type { Catalog, Catalogs } from '@sandtable/kernel';
import { FACES } from './position.js';

const en = {
  'seat.north': 'North',
  'seat.south': 'South',
  'ask.bid': 'What do you bid?',
  'ask.answer': 'The bid is {bid}. Do you bid higher or doubt it?',
  'option.doubt': 'Doubt it',
  'log.roll': 'Both roll: North {north}, South {south, plural, one {# die} other {# dice}}',
  'log.bid': '{seat} bids {bid}',
  'log.shows': '{seat} shows {dice}',
  'log.doubt': '{seat} doubts {bid}; there are {found}. {loser} loses a die',
  'result.dice': '{seat} wins with {left, plural, one {# die} other {# dice}} left',
  'table.lastBid': 'The last bid is {bid}',
  'table.noBid': 'Nobody has bid yet',
  'table.side': 'Side',
  'table.dice': 'Dice',
  'because.likely': '{bid} is as many as it expects',
  'because.unlikely': '{bid} is more than it expects',
  'option-help.dice': 'How many dice each side has',
  'option-help.dice.3': 'three, a short game',
  'option-help.dice.5': 'five',
  'option-help.ones': 'Whether ones count as every face',
  'option-help.ones.wild': 'they do',
  'option-help.ones.plain': 'they are only ones',
} as const;
type Key = keyof typeof en;

const pl: Record<Key, string> = {
  'seat.north': 'Północ',
  'seat.south': 'Południe',
  'ask.bid': 'Co licytujesz?',
  'ask.answer': 'Licytacja: {bid}. Przebijasz czy sprawdzasz?',
  'option.doubt': 'Sprawdzam',
  'log.roll': 'Obie strony rzucają: Północ {north}, Południe {south} kośćmi',
  'log.bid': '{seat} licytuje {bid}',
  'log.shows': '{seat} pokazuje {dice}',
  'log.doubt': '{seat} sprawdza {bid}; jest ich {found}. Kość traci {loser}',
  'result.dice': 'Wygrywa {seat}; pozostałe kości: {left}',
  'table.lastBid': 'Ostatnia licytacja: {bid}',
  'table.noBid': 'Nikt jeszcze nie licytował',
  'table.side': 'Strona',
  'table.dice': 'Kości',
  'because.likely': 'tylu się spodziewa: {bid}',
  'because.unlikely': 'tylu się nie spodziewa: {bid}',
  'option-help.dice': 'Ile kości ma każda strona',
  'option-help.dice.3': 'trzy, krótka gra',
  'option-help.dice.5': 'pięć',
  'option-help.ones': 'Czy jedynki liczą się jako każda wartość',
  'option-help.ones.wild': 'tak',
  'option-help.ones.plain': 'nie, to tylko jedynki',
};

const hu: Record<Key, string> = {
  'seat.north': 'Észak',
  'seat.south': 'Dél',
  'ask.bid': 'Mit licitálsz?',
  'ask.answer': 'A licit {bid}. Emeled vagy kétségbe vonod?',
  'option.doubt': 'Nem hiszem',
  'log.roll': 'Mindkét fél dob: Észak {north}, Dél {south} kockával',
  'log.bid': '{seat} licitje: {bid}',
  'log.shows': '{seat} kockái: {dice}',
  'log.doubt': '{seat} nem hiszi: {bid}; valójában {found} van. Kockát veszít: {loser}',
  'result.dice': '{seat} nyer, {left} kockája maradt',
  'table.lastBid': 'Az utolsó licit: {bid}',
  'table.noBid': 'Még senki sem licitált',
  'table.side': 'Fél',
  'table.dice': 'Kockák',
  'because.likely': 'ennyire számít: {bid}',
  'because.unlikely': 'ennyire nem számít: {bid}',
  'option-help.dice': 'Hány kockája van egy félnek',
  'option-help.dice.3': 'három, rövid játék',
  'option-help.dice.5': 'öt',
  'option-help.ones': 'Az egyesek minden értéknek számítanak-e',
  'option-help.ones.wild': 'igen',
  'option-help.ones.plain': 'nem, csak egyesek',
};

const fr: Record<Key, string> = {
  'seat.north': 'Nord',
  'seat.south': 'Sud',
  'ask.bid': 'Qu’annoncez-vous ?',
  'ask.answer': 'L’annonce est {bid}. Surenchérir ou douter ?',
  'option.doubt': 'Je doute',
  'log.roll': 'Les deux camps lancent : Nord {north}, Sud {south, plural, one {# dé} other {# dés}}',
  'log.bid': '{seat} annonce {bid}',
  'log.shows': '{seat} montre {dice}',
  'log.doubt': '{seat} doute de {bid} ; il y en a {found}. {loser} perd un dé',
  'result.dice': '{seat} gagne avec {left, plural, one {# dé} other {# dés}}',
  'table.lastBid': 'La dernière annonce est {bid}',
  'table.noBid': 'Personne n’a encore annoncé',
  'table.side': 'Camp',
  'table.dice': 'Dés',
  'because.likely': 'il s’attend à {bid}',
  'because.unlikely': '{bid} dépasse ce à quoi il s’attend',
  'option-help.dice': 'Combien de dés a chaque camp',
  'option-help.dice.3': 'trois, une partie courte',
  'option-help.dice.5': 'cinq',
  'option-help.ones': 'Si les as comptent pour toutes les faces',
  'option-help.ones.wild': 'oui',
  'option-help.ones.plain': 'non, ce ne sont que des as',
};

export const messages: Catalogs = { en, pl, hu, fr };

const MAX_DICE = 10;
/** Bids look the same in every language: 3 × ⚄. */
export const names: Catalog = Object.fromEntries(
  Array.from({ length: MAX_DICE }, (_, i) => i + 1).flatMap((count) =>
    FACES.map((face) => [`bid.${count}x${face}`, `${count} × ${'⚀⚁⚂⚃⚄⚅'[face - 1]}`]),
  ),
);
