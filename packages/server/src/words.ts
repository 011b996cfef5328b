import type { Catalogs } from '@sandtable/kernel';

/** What the server says beside the kernel and the games. */
export const serverMessages: Catalogs = {
  en: {
    'error.game': 'There is no game “{given}”. Allowed: {allowed}.',
    'error.setting': 'The setting {name} cannot be “{given}”. Allowed: {allowed}.',
  },
  pl: {
    'error.game': 'Nie ma gry „{given}”. Dozwolone: {allowed}.',
    'error.setting': 'Ustawienie {name} nie może mieć wartości „{given}”. Dozwolone: {allowed}.',
  },
  hu: {
    'error.game': 'Nincs „{given}” nevű játék. Lehetséges: {allowed}.',
    'error.setting': 'A(z) {name} beállítás értéke nem lehet „{given}”. Lehetséges: {allowed}.',
  },
  fr: {
    'error.game': 'Il n’y a pas de jeu «\u202f{given}\u202f». Possibles\u202f: {allowed}.',
    'error.setting': 'Le réglage {name} ne peut pas être «\u202f{given}\u202f». Possibles\u202f: {allowed}.',
  },
};
