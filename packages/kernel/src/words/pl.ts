import type { en } from './en.js';

export const pl: Readonly<Record<keyof typeof en, string>> = {
  'error.scenario': 'Nie ma scenariusza „{given}”. Dozwolone: {allowed}.',
  'error.option': 'Nie ma opcji „{given}”. Dozwolone: {allowed}.',
  'error.optionValue': 'Opcja {option} nie może mieć wartości „{given}”. Dozwolone: {allowed}.',
  'error.seat': 'Nie ma miejsca „{given}”. Dozwolone: {allowed}.',
  'error.bot': 'Nie ma gracza „{given}” dla miejsca. Dozwolone: {allowed}.',
  'error.ended': 'Gra jest skończona: nie ma już na co odpowiadać.',
  'error.notAsked': 'Miejsce {seat} nie ma teraz nic do rozstrzygnięcia.',
  'error.notAnOption': '„{given}” nie jest tu dozwoloną odpowiedzią. Dozwolone: {allowed}.',
  'error.answerAt': 'Odpowiedź {number} („{given}”) nie zgadza się z zasadami. {reason}',
  'error.noSuchAnswer':
    'Nie ma odpowiedzi {number}: ta partia ma {allowed, plural, =0 {zero odpowiedzi} one {# odpowiedź} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}}.',
  'error.noteShape': 'Pozycja musi być obiektem JSON.',
  'error.noteSince': 'W pozycji pole „since” musi być listą odpowiedzi.',
  'error.noteChance': 'W pozycji pole „chance” musi mieć 32 cyfry szesnastkowe, nie same zera.',
  'error.dice': 'Kości muszą być listą liczb całkowitych od 1 do 6.',
  'error.recordNotJson': 'Ten zapis nie jest kompletny: nie da się go odczytać jako JSON. Czy został ucięty?',
  'error.recordNotOne': 'Ten plik nie jest zapisem Sandtable.',
  'error.recordFormat': 'Ten zapis ma format {given}; ten program czyta format {allowed}.',
  'error.recordField': 'Ten zapis jest uszkodzony: brakuje pola „{field}” albo jest niewłaściwego rodzaju.',
  'error.recordGame': 'Ten zapis dotyczy gry {given}, nie {allowed}.',
  'error.recordVersion': 'Ten zapis powstał w wersji {given} zasad; ten program ma wersję {allowed}.',
  'error.recordCut': 'Ten zapis zawiera {given} odpowiedzi, a mówi o {allowed}: został ucięty lub zmieniony.',
  'error.recordEnd': 'Ten zapis nie prowadzi do pozycji, o której mówi: został zmieniony po zapisaniu.',
  'option.number': '{n}',
  'option.reference': '{it}',
};
