import type { en } from './en.js';

export const hu: Readonly<Record<keyof typeof en, string>> = {
  'error.scenario': 'Nincs „{given}” forgatókönyv. Lehetséges: {allowed}.',
  'error.option': 'Nincs „{given}” beállítás. Lehetséges: {allowed}.',
  'error.optionValue': 'A(z) {option} beállítás értéke nem lehet „{given}”. Lehetséges: {allowed}.',
  'error.seat': 'Nincs „{given}” hely. Lehetséges: {allowed}.',
  'error.bot': 'Nincs „{given}” nevű játékos a helyre. Lehetséges: {allowed}.',
  'error.ended': 'A játék véget ért: nincs több megválaszolandó kérdés.',
  'error.notAsked': 'A(z) {seat} helynek most nincs miről döntenie.',
  'error.notAnOption': 'Itt „{given_ref}” nem szabályos válasz. Lehetséges: {allowed}.',
  'error.answerAt': 'A(z) {number}. válasz („{given_ref}”) nem felel meg a szabályoknak. {reason}',
  'error.noSuchAnswer':
    'Nincs {number}. válasz: ebben a játszmában {allowed, plural, =0 {nincs válasz} other {# válasz van}}.',
  'error.noteShape': 'Az állásnak JSON objektumnak kell lennie.',
  'error.noteSince': 'Az állásban a „since” mezőnek válaszok listájának kell lennie.',
  'error.noteChance': 'Az állásban a „chance” mező 32 hexadecimális számjegy, nem lehet mind nulla.',
  'error.dice': 'A dobásoknak 1 és 6 közötti egész számok listájának kell lenniük.',
  'error.recordNotJson': 'Ez a feljegyzés nem teljes: nem olvasható JSON-ként. Talán csonka?',
  'error.recordNotOne': 'Ez a fájl nem Sandtable-feljegyzés.',
  'error.recordFormat': 'A feljegyzés formátuma {given}; ez a program a(z) {allowed} formátumot olvassa.',
  'error.recordField': 'A feljegyzés sérült: a(z) „{field}” mező hiányzik vagy hibás fajtájú.',
  'error.recordGame': 'Ez a feljegyzés a(z) {given} játéké, nem a(z) {allowed} játéké.',
  'error.recordVersion':
    'A feljegyzés a szabályok {given}. változatával készült; ez a program a(z) {allowed}. változat.',
  'error.recordCut': 'A feljegyzésben {given} válasz van, de {allowed} válaszról szól: megcsonkították vagy átírták.',
  'error.recordEnd': 'A feljegyzés nem ahhoz az álláshoz vezet, amelyről szól: utólag átírták.',
  'bot.random': 'véletlenszerűen válaszol, minden szabályos válasz egyformán valószínű',
  'option.number': '{n}',
  'option.reference': '{it}',
};
