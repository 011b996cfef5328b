import { texts } from '@sandtable/kernel';

/** What can go wrong with a game on this page. */
export const play = texts({
  'play.unkept': {
    en: 'This browser can’t store your game. You can keep playing, but the game is lost when you close the page. Save its record to be safe.',
    pl: 'Ta przeglądarka nie chce zachować gry: toczy się dalej, lecz zniknie po zamknięciu strony. Dla pewności zapisz jej zapis do pliku.',
    hu: 'Ez a böngésző nem őrzi meg a játékot: folytatódik, de az oldal bezárásakor elvész. Mentsd el a jegyzőkönyvét.',
    fr: 'Ce navigateur refuse de garder votre partie : elle continue, mais sera perdue à la fermeture de la page. Par prudence, enregistrez-la dans un fichier.',
  },
  'play.broken': {
    en: 'The game has stopped: {reason}. Everything you played is stored; reload the page.',
    pl: 'Gra stanęła: {reason}. To, co rozegrano, jest zachowane; wczytaj stronę ponownie.',
    hu: 'A játék megállt: {reason}. Amit lejátszottak, megvan; töltsd be újra az oldalt.',
    fr: 'La partie s’est arrêtée : {reason}. Ce qui a été joué est gardé ; rechargez la page.',
  },
  'play.waiting': {
    en: 'The server can’t be reached. We keep trying, and this table opens by itself as soon as the server is back. Nothing you played is lost.',
    pl: 'Serwer jest niedostępny. Próbujemy dalej; stół otworzy się sam, gdy tylko serwer wróci. Nic z tego, co rozegrano, nie przepadło.',
    hu: 'A kiszolgáló nem érhető el. Tovább próbáljuk, és az asztal magától megnyílik, amint a kiszolgáló újra elérhető. Semmi sem veszett el abból, amit játszottál.',
    fr: 'Le serveur est injoignable. Nous réessayons ; cette table s’ouvrira d’elle-même dès son retour. Rien de ce que vous avez joué n’est perdu.',
  },
  'play.elsewhere': {
    en: 'This game is being played in another tab or window. Here you can watch it.',
    pl: 'Ta gra toczy się w innej karcie lub oknie. Tutaj możesz ją oglądać.',
    hu: 'Ezt a játékot egy másik lapon vagy ablakban játsszák. Itt nézni lehet.',
    fr: 'Cette partie se joue dans un autre onglet ou une autre fenêtre. Ici, vous pouvez la regarder.',
  },
  'play.takeOver': { en: 'Play here', pl: 'Graj tutaj', hu: 'Játék itt', fr: 'Jouer ici' },
  'play.removed': {
    en: 'This game was played in two tabs at once, and {n, plural, one {one stored answer does} other {# stored answers do}} not fit the rest. The game continues from the last answer that fits; you can save the removed answers as a file.',
    pl: 'W tę grę grano w dwóch kartach naraz i {n, plural, one {jedna zapisana odpowiedź nie pasuje} few {# zapisane odpowiedzi nie pasują} many {# zapisanych odpowiedzi nie pasuje} other {# zapisanej odpowiedzi nie pasuje}} do reszty. Gra toczy się dalej od ostatniej pasującej odpowiedzi; to, co odcięto, możesz zapisać do pliku.',
    hu: 'Ezt a játékot egyszerre két lapon játszották, és {n, plural, one {egy tárolt válasz} other {# tárolt válasz}} nem illik a többihez. A játék az utolsó illő választól folytatódik; a levágott rész fájlba menthető.',
    fr: 'Cette partie a été jouée dans deux onglets à la fois, et {n, plural, one {une réponse enregistrée ne s’accorde} other {# réponses enregistrées ne s’accordent}} pas avec le reste. La partie reprend à la dernière réponse qui convient ; vous pouvez enregistrer le reste dans un fichier.',
  },
  'play.removed.save': {
    en: 'Save the removed answers',
    pl: 'Zapisz odcięte odpowiedzi',
    hu: 'A levágott rész mentése',
    fr: 'Enregistrer le reste',
  },
  'play.removed.discard': { en: 'Discard it', pl: 'Odrzuć je', hu: 'Elvetés', fr: 'L’abandonner' },
  'play.error.gone': {
    en: 'This game is no longer stored in this browser.',
    pl: 'Tej gry nie ma (lub już nie ma) w tej przeglądarce.',
    hu: 'Ez a játék nincs (vagy már nincs) ebben a böngészőben.',
    fr: 'Cette partie n’est pas (ou plus) dans ce navigateur.',
  },
  'play.error.elsewhere': {
    en: 'Your answer was not used: this game has continued in another tab.',
    pl: 'Twoja odpowiedź nie została przyjęta: gra potoczyła się dalej w innej karcie.',
    hu: 'A válaszodat nem fogadtuk el: a játék egy másik lapon folytatódott.',
    fr: 'Votre réponse n’a pas été retenue : la partie a continué dans un autre onglet.',
  },
  'play.error.game': {
    en: 'This version of Sandtable has no game “{game}”.',
    pl: 'Ten program nie ma gry „{game}”.',
    hu: 'Ez a program nem ismeri a(z) „{game}” játékot.',
    fr: 'Ce programme n’a pas de jeu « {game} ».',
  },
  'play.error.link': {
    en: 'This link is incomplete, or the match no longer exists.',
    pl: 'Ten odnośnik nie otwiera żadnej rozgrywki: jest niepełny albo rozgrywki już nie ma.',
    hu: 'Ez a hivatkozás nem nyit meg játszmát: hiányos, vagy a játszma már nincs meg.',
    fr: 'Ce lien n’ouvre aucune partie : il est incomplet ou la partie n’existe plus.',
  },
  'play.error.offline': {
    en: 'The server can’t be reached. Check your network.',
    pl: 'Serwer nie odpowiada. Czy jest połączenie z siecią?',
    hu: 'A kiszolgáló nem érhető el. Van hálózat?',
    fr: 'Le serveur est injoignable. Y a-t-il un réseau ?',
  },
  'play.error.otherRules': {
    en: 'This match was started under an earlier version of the rules and can’t continue.',
    pl: 'Tę rozgrywkę rozpoczęto według innych zasad niż obecne na serwerze: nie można jej kontynuować.',
    hu: 'Ez a játszma más szabályok szerint kezdődött, mint amelyek most a kiszolgálón vannak: nem folytatható.',
    fr: 'Cette partie a commencé sous d’autres règles que celles du serveur : elle ne peut pas continuer.',
  },
  'play.error.damaged': {
    en: 'The stored data of this match is damaged, so it can’t continue.',
    pl: 'To, co serwer przechował z tej rozgrywki, jest uszkodzone: nie można jej kontynuować.',
    hu: 'Amit a kiszolgáló ebből a játszmából tárolt, sérült: nem folytatható.',
    fr: 'Ce que le serveur a gardé de cette partie est abîmé : elle ne peut pas continuer.',
  },
  'play.error.late': {
    en: 'The match has moved on in the meantime.',
    pl: 'Rozgrywka tymczasem poszła dalej.',
    hu: 'A játszma közben továbbhaladt.',
    fr: 'La partie a avancé entre-temps.',
  },
  'play.error.tooFast': {
    en: 'You are sending too fast. Try again in a moment.',
    pl: 'Nie tak szybko: spróbuj za chwilę.',
    hu: 'Ne olyan gyorsan: próbáld meg egy pillanat múlva.',
    fr: 'Pas si vite : réessayez dans un instant.',
  },
  'play.error.tooManyMatches': {
    en: 'Too many matches were created from your address in the last hour. Wait a few minutes, then try again.',
    pl: 'Z twojego adresu utworzono w ostatniej godzinie wiele partii. Poczekaj kilka minut i spróbuj ponownie.',
    hu: 'Az elmúlt órában sok játszmát hoztak létre a címedről. Várj néhány percet, aztán próbáld újra.',
    fr: 'Beaucoup de parties ont été créées depuis votre adresse au cours de la dernière heure. Attendez quelques minutes, puis réessayez.',
  },
  'play.error.full': {
    en: 'The chat of this match is full, so your message was not stored.',
    pl: 'Czat tej partii jest pełny, więc wiadomość nie została zapisana.',
    hu: 'Ennek a játszmának a csevegése megtelt, ezért az üzenet nem lett elmentve.',
    fr: 'La discussion de cette partie est pleine : votre message n’a pas été enregistré.',
  },
  'play.error.notOver': {
    en: 'The full record is available when the match is over.',
    pl: 'Pełny zapis będzie dostępny po zakończeniu partii.',
    hu: 'A teljes játszmaleírás a játszma vége után érhető el.',
    fr: 'L’enregistrement complet est disponible une fois la partie finie.',
  },
  'play.error.server': {
    en: 'The server refused: {text}',
    pl: 'Serwer odmawia: {text}',
    hu: 'A kiszolgáló elutasítja: {text}',
    fr: 'Le serveur refuse : {text}',
  },
});
