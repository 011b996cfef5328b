import { catalogsOf, texts } from '@sandtable/kernel';

/** The server's own messages, beside those of the kernel and the games. */
const serverTexts = texts({
  'error.game': {
    en: 'There is no game “{given}”. Allowed: {allowed}.',
    pl: 'Nie ma gry „{given}”. Dozwolone: {allowed}.',
    hu: 'Nincs „{given}” nevű játék. Lehetséges: {allowed}.',
    fr: 'Il n’y a pas de jeu « {given} ». Possibles : {allowed}.',
  },
  'error.setting': {
    en: 'The setting {name} cannot be “{given}”. Allowed: {allowed}.',
    pl: 'Ustawienie {name} nie może mieć wartości „{given}”. Dozwolone: {allowed}.',
    hu: 'A(z) {name} beállítás értéke nem lehet „{given}”. Lehetséges: {allowed}.',
    fr: 'Le réglage {name} ne peut pas être « {given} ». Possibles : {allowed}.',
  },
  'error.folder': {
    en: 'The data folder {folder} cannot be used ({code}).',
    pl: 'Nie można używać folderu danych {folder} ({code}).',
    hu: 'A(z) {folder} adatmappa nem használható ({code}).',
    fr: 'Le dossier de données {folder} est inutilisable ({code}).',
  },
  'error.folderInUse': {
    en: 'Another server uses the data folder {folder}: stop it, or choose another folder with --data.',
    pl: 'Folderu danych {folder} używa inny serwer: zatrzymaj go albo wybierz inny folder przez --data.',
    hu: 'A(z) {folder} adatmappát egy másik szerver használja: állítsd le, vagy válassz másik mappát ezzel: --data.',
    fr: 'Un autre serveur utilise le dossier de données {folder} : arrêtez-le, ou choisissez un autre dossier avec --data.',
  },
  'notice.subject': {
    en: 'Your turn: {game}',
    pl: 'Twój ruch: {game}',
    hu: 'Te jössz: {game}',
    fr: 'À vous de jouer : {game}',
  },
  'notice.turn': {
    en: 'It is your turn ({seat}) in a match of {game}.',
    pl: 'Twój ruch ({seat}) w rozgrywce {game}.',
    hu: 'Te jössz ({seat}) ebben a játszmában: {game}.',
    fr: 'C’est à vous de jouer ({seat}) dans une partie de {game}.',
  },
  'notice.gatheringSubject': {
    en: 'You are waited for: {game}',
    pl: 'Czekają na ciebie: {game}',
    hu: 'Rád várnak: {game}',
    fr: 'On vous attend : {game}',
  },
  'notice.gathering': {
    en: 'A match of {game} is about to begin and waits for you ({seat}). The others have contributed to its dice; your contribution is made when you open the match.',
    pl: 'Rozgrywka {game} zaraz się zacznie i czeka na ciebie ({seat}). Pozostali dołożyli się już do losowania kości; twój udział zostanie dodany, gdy otworzysz rozgrywkę.',
    hu: 'Mindjárt kezdődik egy játszma ({game}), és rád várnak ({seat}). A többiek már hozzájárultak a dobások sorsolásához; a te hozzájárulásod akkor kerül bele, amikor megnyitod a játszmát.',
    fr: 'Une partie de {game} va commencer et vous attend ({seat}). Les autres ont contribué au tirage des dés ; votre contribution se fera quand vous ouvrirez la partie.',
  },
  'notice.open': {
    en: 'Open it by the link you joined with: {link}',
    pl: 'Otwórz ją linkiem, którym do niej dołączono: {link}',
    hu: 'Azzal a linkkel nyisd meg, amellyel csatlakoztál: {link}',
    fr: 'Ouvrez-la par le lien avec lequel vous l’avez rejointe : {link}',
  },
  'confirm.subject': {
    en: 'Please confirm your e-mail address',
    pl: 'Potwierdź swój adres e-mail',
    hu: 'Erősítsd meg az e-mail-címedet',
    fr: 'Confirmez votre adresse e-mail',
  },
  'confirm.asked': {
    en: 'Someone who plays {seat} in a match of {game} on the server {address} asked to be notified at this e-mail address when it is their turn.',
    pl: 'Ktoś (strona: {seat}) w rozgrywce {game} na serwerze {address} poprosił o powiadomienia na ten adres e-mail, gdy przyjdzie jego kolej.',
    hu: 'Valaki ({seat}), aki a(z) {address} szerveren játszik ({game}), azt kérte, hogy erre az e-mail-címre küldjünk értesítést, amikor ő jön.',
    fr: 'Une personne ({seat}) d’une partie de {game} sur le serveur {address} a demandé à être prévenue à cette adresse e-mail quand vient son tour.',
  },
  'confirm.yes': {
    en: 'If that was you, open this link and press the button. It works for {hours} hours:',
    pl: 'Jeśli to ty, otwórz ten link i naciśnij przycisk. Link działa przez {hours, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}}:',
    hu: 'Ha te voltál, nyisd meg ezt a linket, és nyomd meg a gombot. A link {hours} óráig érvényes:',
    fr: 'Si c’est vous, ouvrez ce lien et appuyez sur le bouton. Il est valable {hours} heures :',
  },
  'confirm.no': {
    en: 'If it wasn’t you, ignore this letter: unless you confirm, no notifications will be sent to this address.',
    pl: 'Jeśli to nie ty, zignoruj ten list: bez potwierdzenia żadne powiadomienia nie będą wysyłane na ten adres.',
    hu: 'Ha nem te voltál, hagyd figyelmen kívül ezt a levelet: megerősítés nélkül erre a címre nem küldünk értesítést.',
    fr: 'Si ce n’est pas vous, ignorez ce message : sans confirmation, aucune notification ne sera envoyée à cette adresse.',
  },
  'error.newerDatabase': {
    en: 'This database was written by a newer program than this one: it has the migration {unknown}, and the newest that is known here is {newest}. Start the newer program, or restore a backup from before the upgrade.',
    pl: 'Tę bazę danych zapisał nowszy program: ma ona migrację {unknown}, a najnowsza znana tutaj to {newest}. Uruchom nowszy program albo przywróć kopię zapasową sprzed aktualizacji.',
    hu: 'Ezt az adatbázist egy újabb program írta: megvan benne a(z) {unknown} migráció, de itt a legújabb ismert a(z) {newest}. Indítsd el az újabb programot, vagy állíts vissza egy frissítés előtti biztonsági másolatot.',
    fr: 'Cette base de données a été écrite par un programme plus récent que celui-ci : elle a la migration {unknown}, et la plus récente connue ici est {newest}. Lancez le programme plus récent, ou restaurez une sauvegarde d’avant la mise à jour.',
  },
  'error.olderDatabase': {
    en: 'This database was last used by an older program. Start the server of this program on it once, so that it is brought up to date, stop it, and try again.',
    pl: 'Tej bazy danych używał ostatnio starszy program. Uruchom na niej raz serwer tego programu, żeby ją zaktualizował, zatrzymaj go i spróbuj ponownie.',
    hu: 'Ezt az adatbázist legutóbb egy régebbi program használta. Indítsd el rajta egyszer ennek a programnak a szerverét, hogy frissítse, állítsd le, és próbáld újra.',
    fr: 'Cette base de données a été utilisée en dernier par un programme plus ancien. Lancez une fois le serveur de ce programme dessus pour la mettre à jour, arrêtez-le et réessayez.',
  },
  'error.noDatabase': {
    en: 'There is no database {file}.',
    pl: 'Nie ma bazy danych {file}.',
    hu: 'Nincs ilyen adatbázis: {file}.',
    fr: 'Il n’y a pas de base de données {file}.',
  },
  'error.exportFolder': {
    en: 'The folder {folder} is not empty, and what is in it is not an export. Choose an empty one or one that does not exist yet.',
    pl: 'Folder {folder} nie jest pusty, a to, co w nim jest, nie jest eksportem. Wybierz pusty folder albo taki, którego jeszcze nie ma.',
    hu: 'A(z) {folder} mappa nem üres, és ami benne van, nem export. Válassz egy üres vagy még nem létező mappát.',
    fr: 'Le dossier {folder} n’est pas vide, et son contenu n’est pas un export. Choisissez un dossier vide ou qui n’existe pas encore.',
  },
  'error.notAnExport': {
    en: 'There is no export in the folder {folder}: its manifest.json is missing or cannot be read.',
    pl: 'W folderze {folder} nie ma eksportu: brakuje pliku manifest.json albo nie da się go odczytać.',
    hu: 'A(z) {folder} mappában nincs export: a manifest.json hiányzik vagy nem olvasható.',
    fr: 'Il n’y a pas d’export dans le dossier {folder} : son manifest.json manque ou est illisible.',
  },
  'error.exportFormat': {
    en: 'The export in {folder} has format {given}; this program reads format {allowed}. Import it with the program that made it.',
    pl: 'Eksport w folderze {folder} ma format {given}; ten program czyta format {allowed}. Zaimportuj go programem, który go utworzył.',
    hu: 'A(z) {folder} mappában lévő export formátuma {given}; ez a program a(z) {allowed} formátumot olvassa. Azzal a programmal importáld, amelyik készítette.',
    fr: 'L’export dans {folder} a le format {given} ; ce programme lit le format {allowed}. Importez-le avec le programme qui l’a fait.',
  },
  'error.exportSchema': {
    en: 'This export was made by a program with another layout of its database ({given}; here it is {allowed}). Export and import with the same version of the program.',
    pl: 'Ten eksport utworzył program z innym układem bazy danych ({given}; tutaj {allowed}). Eksportuj i importuj tą samą wersją programu.',
    hu: 'Ezt az exportot más adatbázis-szerkezetű program készítette ({given}; itt {allowed}). Ugyanazzal a programverzióval exportálj és importálj.',
    fr: 'Cet export a été fait par un programme dont la base a une autre structure ({given} ; ici {allowed}). Exportez et importez avec la même version du programme.',
  },
  'error.exportIncomplete': {
    en: 'The export in {folder} was interrupted. Run the same export again: it goes on where it stopped.',
    pl: 'Eksport do folderu {folder} został przerwany. Uruchom ten sam eksport ponownie: ruszy od miejsca, w którym się zatrzymał.',
    hu: 'A(z) {folder} mappába készülő export félbeszakadt. Futtasd újra ugyanazt az exportot: onnan folytatja, ahol megállt.',
    fr: 'L’export dans {folder} a été interrompu. Relancez le même export : il reprend où il s’est arrêté.',
  },
  'error.exportDamaged': {
    en: 'The file {file} of the export is missing or damaged. Copy the export again, or make it again.',
    pl: 'Brakuje pliku eksportu {file} albo jest on uszkodzony. Skopiuj eksport jeszcze raz albo utwórz go od nowa.',
    hu: 'Az export {file} fájlja hiányzik vagy sérült. Másold át újra az exportot, vagy készítsd el újra.',
    fr: 'Le fichier {file} de l’export manque ou est endommagé. Copiez l’export de nouveau, ou refaites-le.',
  },
  'error.importDiffers': {
    en: 'This database already holds something else: rows of “{table}” that are not in the export ({rows}). Nothing was written. Import into an empty database.',
    pl: 'W tej bazie danych jest już coś innego: liczba wierszy tabeli „{table}”, których nie ma w eksporcie: {rows}. Niczego nie zapisano. Importuj do pustej bazy danych.',
    hu: 'Ebben az adatbázisban már van más: a(z) „{table}” táblában {rows} olyan sor van, amely nincs az exportban. Semmi sem íródott ki. Üres adatbázisba importálj.',
    fr: 'Cette base de données contient déjà autre chose : des lignes de « {table} » qui ne sont pas dans l’export ({rows}). Rien n’a été écrit. Importez dans une base vide.',
  },
  'error.importNotSame': {
    en: 'After the import “{table}” does not hold what the export holds. Is a server running on this database? Stop it, empty the database and import again.',
    pl: 'Po imporcie zawartość tabeli „{table}” różni się od eksportu. Czy na tej bazie działa serwer? Zatrzymaj go, opróżnij bazę i zaimportuj jeszcze raz.',
    hu: 'Az importálás után a(z) „{table}” tábla nem azt tartalmazza, amit az export. Fut szerver ezen az adatbázison? Állítsd le, ürítsd ki az adatbázist, és importálj újra.',
    fr: 'Après l’import, « {table} » ne contient pas ce que contient l’export. Un serveur tourne-t-il sur cette base ? Arrêtez-le, videz la base et importez de nouveau.',
  },
  'error.importReplay': {
    en: 'After the import match {match} does not come to the same position as before. Keep the old database, and report this.',
    pl: 'Po imporcie rozgrywka {match} nie prowadzi do tej samej pozycji co przedtem. Zachowaj starą bazę danych i zgłoś to.',
    hu: 'Az importálás után a(z) {match} játszma nem ugyanahhoz az álláshoz vezet, mint előtte. Őrizd meg a régi adatbázist, és jelezd ezt nekünk.',
    fr: 'Après l’import, la partie {match} ne mène pas à la même position qu’avant. Gardez l’ancienne base de données, et signalez-le.',
  },
  'error.databaseRefused': {
    en: 'PostgreSQL at {server} refuses the connection: {reason}. Check the user name and password in DATABASE_URL or --database.',
    pl: 'PostgreSQL pod adresem {server} odmawia połączenia: {reason}. Sprawdź nazwę użytkownika i hasło w DATABASE_URL albo --database.',
    hu: 'A PostgreSQL ({server}) visszautasítja a kapcsolatot: {reason}. Ellenőrizd a felhasználónevet és a jelszót itt: DATABASE_URL vagy --database.',
    fr: 'PostgreSQL à {server} refuse la connexion : {reason}. Vérifiez le nom d’utilisateur et le mot de passe dans DATABASE_URL ou --database.',
  },
  'error.databaseMissing': {
    en: 'PostgreSQL at {server} has no database “{database}”. Create it (createdb {database}) or correct the name in DATABASE_URL or --database.',
    pl: 'PostgreSQL pod adresem {server} nie ma bazy danych „{database}”. Utwórz ją (createdb {database}) albo popraw nazwę w DATABASE_URL lub --database.',
    hu: 'A PostgreSQL-ben ({server}) nincs „{database}” nevű adatbázis. Hozd létre (createdb {database}), vagy javítsd ki a nevét itt: DATABASE_URL vagy --database.',
    fr: 'PostgreSQL à {server} n’a pas de base de données « {database} ». Créez-la (createdb {database}) ou corrigez son nom dans DATABASE_URL ou --database.',
  },
  'error.sqliteDriver': {
    en: 'SQLite cannot be loaded by Node {node} on {platform} ({reason}). Run “npm ci” with this Node, use Node 20, 22 or 24, or keep matches in PostgreSQL with --database.',
    pl: 'Node {node} na {platform} nie może wczytać SQLite ({reason}). Uruchom „npm ci” tą wersją Node, użyj Node 20, 22 albo 24 lub przechowuj partie w PostgreSQL przez --database.',
    hu: 'A Node {node} ({platform}) nem tudja betölteni az SQLite-ot ({reason}). Futtasd az „npm ci” parancsot ezzel a Node-dal, használj 20-as, 22-es vagy 24-es Node-ot, vagy tárold a játszmákat PostgreSQL-ben ezzel: --database.',
    fr: 'Node {node} ne peut pas charger SQLite sur {platform} ({reason}). Lancez « npm ci » avec ce Node, utilisez Node 20, 22 ou 24, ou gardez les parties dans PostgreSQL avec --database.',
  },
});

export const serverMessages = catalogsOf(serverTexts);
