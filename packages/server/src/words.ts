import type { Catalogs } from '@sandtable/kernel';

/** What the server says beside the kernel and the games. */
export const serverMessages: Catalogs = {
  en: {
    'error.game': 'There is no game “{given}”. Allowed: {allowed}.',
    'error.setting': 'The setting {name} cannot be “{given}”. Allowed: {allowed}.',
    'error.folder': 'The data folder {folder} cannot be used ({code}).',
    'error.folderInUse': 'Another server uses the data folder {folder}: stop it, or choose another folder with --data.',
  },
  pl: {
    'error.game': 'Nie ma gry „{given}”. Dozwolone: {allowed}.',
    'error.setting': 'Ustawienie {name} nie może mieć wartości „{given}”. Dozwolone: {allowed}.',
    'error.folder': 'Nie można używać folderu danych {folder} ({code}).',
    'error.folderInUse':
      'Folderu danych {folder} używa inny serwer: zatrzymaj go albo wybierz inny folder przez --data.',
  },
  hu: {
    'error.game': 'Nincs „{given}” nevű játék. Lehetséges: {allowed}.',
    'error.setting': 'A(z) {name} beállítás értéke nem lehet „{given}”. Lehetséges: {allowed}.',
    'error.folder': 'A(z) {folder} adatmappa nem használható ({code}).',
    'error.folderInUse':
      'A(z) {folder} adatmappát egy másik szerver használja: állítsd le, vagy válassz másik mappát ezzel: --data.',
  },
  fr: {
    'error.game': 'Il n’y a pas de jeu «\u202f{given}\u202f». Possibles\u202f: {allowed}.',
    'error.setting': 'Le réglage {name} ne peut pas être «\u202f{given}\u202f». Possibles\u202f: {allowed}.',
    'error.folder': 'Le dossier de données {folder} est inutilisable ({code}).',
    'error.folderInUse':
      'Un autre serveur utilise le dossier de données {folder}\u202f: arrêtez-le, ou choisissez un autre dossier avec --data.',
  },
};
