import type { Catalogs } from '@sandtable/kernel';

/** What the server says beside the kernel and the games. */
export const serverMessages: Catalogs = {
  en: {
    'error.game': 'There is no game “{given}”. Allowed: {allowed}.',
    'error.setting': 'The setting {name} cannot be “{given}”. Allowed: {allowed}.',
    'error.folder': 'The data folder {folder} cannot be used ({code}).',
    'error.folderInUse': 'Another server uses the data folder {folder}: stop it, or choose another folder with --data.',
    'notice.subject': 'Your turn: {game}',
    'notice.turn': 'It is your turn ({seat}) in a match of {game}.',
    'notice.open': 'Open it by the link you joined with: {link}',
    'confirm.subject': 'Please confirm your e-mail address',
    'confirm.asked':
      'Someone who plays {seat} in a match of {game} on the server {address} asked to be notified at this e-mail address when it is their turn.',
    'confirm.yes': 'If that was you, open this link and press the button. It works for {hours} hours:',
    'confirm.no':
      'If it wasn’t you, ignore this letter: unless you confirm, no notifications will be sent to this address.',
    'error.sqliteDriver':
      'SQLite cannot be loaded by Node {node} on {platform} ({reason}). Run “npm ci” with this Node, use Node 20, 22 or 24, or keep matches in PostgreSQL with --database.',
  },
  pl: {
    'error.game': 'Nie ma gry „{given}”. Dozwolone: {allowed}.',
    'error.setting': 'Ustawienie {name} nie może mieć wartości „{given}”. Dozwolone: {allowed}.',
    'error.folder': 'Nie można używać folderu danych {folder} ({code}).',
    'error.folderInUse':
      'Folderu danych {folder} używa inny serwer: zatrzymaj go albo wybierz inny folder przez --data.',
    'notice.subject': 'Twój ruch: {game}',
    'notice.turn': 'Twój ruch ({seat}) w rozgrywce {game}.',
    'notice.open': 'Otwórz ją linkiem, którym do niej dołączono: {link}',
    'confirm.subject': 'Potwierdź swój adres e-mail',
    'confirm.asked':
      'Ktoś (strona: {seat}) w rozgrywce {game} na serwerze {address} poprosił o powiadomienia na ten adres e-mail, gdy przyjdzie jego kolej.',
    'confirm.yes':
      'Jeśli to ty, otwórz ten link i naciśnij przycisk. Link działa przez {hours, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}}:',
    'confirm.no':
      'Jeśli to nie ty, zignoruj ten list: bez potwierdzenia żadne powiadomienia nie będą wysyłane na ten adres.',
    'error.sqliteDriver':
      'Node {node} na {platform} nie może wczytać SQLite ({reason}). Uruchom „npm ci” tą wersją Node, użyj Node 20, 22 albo 24 lub przechowuj partie w PostgreSQL przez --database.',
  },
  hu: {
    'error.game': 'Nincs „{given}” nevű játék. Lehetséges: {allowed}.',
    'error.setting': 'A(z) {name} beállítás értéke nem lehet „{given}”. Lehetséges: {allowed}.',
    'error.folder': 'A(z) {folder} adatmappa nem használható ({code}).',
    'error.folderInUse':
      'A(z) {folder} adatmappát egy másik szerver használja: állítsd le, vagy válassz másik mappát ezzel: --data.',
    'notice.subject': 'Te jössz: {game}',
    'notice.turn': 'Te jössz ({seat}) ebben a játszmában: {game}.',
    'notice.open': 'Azzal a linkkel nyisd meg, amellyel csatlakoztál: {link}',
    'confirm.subject': 'Erősítsd meg az e-mail-címedet',
    'confirm.asked':
      'Valaki ({seat}), aki a(z) {address} szerveren játszik ({game}), azt kérte, hogy erre az e-mail-címre küldjünk értesítést, amikor ő jön.',
    'confirm.yes': 'Ha te voltál, nyisd meg ezt a linket, és nyomd meg a gombot. A link {hours} óráig érvényes:',
    'confirm.no':
      'Ha nem te voltál, hagyd figyelmen kívül ezt a levelet: megerősítés nélkül erre a címre nem küldünk értesítést.',
    'error.sqliteDriver':
      'A Node {node} ({platform}) nem tudja betölteni az SQLite-ot ({reason}). Futtasd az „npm ci” parancsot ezzel a Node-dal, használj 20-as, 22-es vagy 24-es Node-ot, vagy tárold a játszmákat PostgreSQL-ben ezzel: --database.',
  },
  fr: {
    'error.game': 'Il n’y a pas de jeu «\u202f{given}\u202f». Possibles\u202f: {allowed}.',
    'error.setting': 'Le réglage {name} ne peut pas être «\u202f{given}\u202f». Possibles\u202f: {allowed}.',
    'error.folder': 'Le dossier de données {folder} est inutilisable ({code}).',
    'error.folderInUse':
      'Un autre serveur utilise le dossier de données {folder}\u202f: arrêtez-le, ou choisissez un autre dossier avec --data.',
    'notice.subject': 'À vous de jouer\u202f: {game}',
    'notice.turn': 'C’est à vous de jouer ({seat}) dans une partie de {game}.',
    'notice.open': 'Ouvrez-la par le lien avec lequel vous l’avez rejointe\u202f: {link}',
    'confirm.subject': 'Confirmez votre adresse e-mail',
    'confirm.asked':
      'Une personne ({seat}) d’une partie de {game} sur le serveur {address} a demandé à être prévenue à cette adresse e-mail quand vient son tour.',
    'confirm.yes': 'Si c’est vous, ouvrez ce lien et appuyez sur le bouton. Il est valable {hours} heures\u202f:',
    'confirm.no':
      'Si ce n’est pas vous, ignorez ce message\u202f: sans confirmation, aucune notification ne sera envoyée à cette adresse.',
    'error.sqliteDriver':
      'Node {node} ne peut pas charger SQLite sur {platform} ({reason}). Lancez «\u202fnpm ci\u202f» avec ce Node, utilisez Node 20, 22 ou 24, ou gardez les parties dans PostgreSQL avec --database.',
  },
};
