import { phrases } from './phrases.js';

/** What can go wrong with a game on this page. */
export const play = phrases({
  en: {
    'play.unkept':
      'This browser can’t store your game. You can keep playing, but the game is lost when you close the page. Save its record to be safe.',
    'play.broken': 'The game has stopped: {reason}. Everything you played is stored; reload the page.',
    'play.waiting':
      'The server can’t be reached. We keep trying, and this table opens by itself as soon as the server is back. Nothing you played is lost.',
    'play.elsewhere': 'This game is being played in another tab or window. Here you can watch it.',
    'play.takeOver': 'Play here',
    'play.removed':
      'This game was played in two tabs at once, and {n, plural, one {one stored answer does} other {# stored answers do}} not fit the rest. The game continues from the last answer that fits; you can save the removed answers as a file.',
    'play.removed.save': 'Save the removed answers',
    'play.removed.discard': 'Discard it',
    'play.error.gone': 'This game is no longer stored in this browser.',
    'play.error.elsewhere': 'Your answer was not used: this game has continued in another tab.',
    'play.error.game': 'This version of Sandtable has no game “{game}”.',
    'play.error.link': 'This link is incomplete, or the match no longer exists.',
    'play.error.offline': 'The server can’t be reached. Check your network.',
    'play.error.otherRules': 'This match was started under an earlier version of the rules and can’t continue.',
    'play.error.damaged': 'The stored data of this match is damaged, so it can’t continue.',
    'play.error.late': 'The match has moved on in the meantime.',
    'play.error.tooFast': 'You are sending too fast. Try again in a moment.',
    'play.error.tooManyMatches':
      'Too many matches were created from your address in the last hour. Wait a few minutes, then try again.',
    'play.error.full': 'The chat of this match is full, so your message was not stored.',
    'play.error.notOver': 'The full record is available when the match is over.',
    'play.error.server': 'The server refused: {text}',
  },
  pl: {
    'play.unkept':
      'Ta przeglądarka nie chce zachować gry: toczy się dalej, lecz zniknie po zamknięciu strony. Dla pewności zapisz jej zapis do pliku.',
    'play.broken': 'Gra stanęła: {reason}. To, co rozegrano, jest zachowane; wczytaj stronę ponownie.',
    'play.waiting':
      'Serwer jest niedostępny. Próbujemy dalej; stół otworzy się sam, gdy tylko serwer wróci. Nic z tego, co rozegrano, nie przepadło.',
    'play.elsewhere': 'Ta gra toczy się w innej karcie lub oknie. Tutaj możesz ją oglądać.',
    'play.takeOver': 'Graj tutaj',
    'play.removed':
      'W tę grę grano w dwóch kartach naraz i {n, plural, one {jedna zapisana odpowiedź nie pasuje} few {# zapisane odpowiedzi nie pasują} many {# zapisanych odpowiedzi nie pasuje} other {# zapisanej odpowiedzi nie pasuje}} do reszty. Gra toczy się dalej od ostatniej pasującej odpowiedzi; to, co odcięto, możesz zapisać do pliku.',
    'play.removed.save': 'Zapisz odcięte odpowiedzi',
    'play.removed.discard': 'Odrzuć je',
    'play.error.gone': 'Tej gry nie ma (lub już nie ma) w tej przeglądarce.',
    'play.error.elsewhere': 'Twoja odpowiedź nie została przyjęta: gra potoczyła się dalej w innej karcie.',
    'play.error.game': 'Ten program nie ma gry „{game}”.',
    'play.error.link': 'Ten odnośnik nie otwiera żadnej rozgrywki: jest niepełny albo rozgrywki już nie ma.',
    'play.error.offline': 'Serwer nie odpowiada. Czy jest połączenie z siecią?',
    'play.error.otherRules':
      'Tę rozgrywkę rozpoczęto według innych zasad niż obecne na serwerze: nie można jej kontynuować.',
    'play.error.damaged': 'To, co serwer przechował z tej rozgrywki, jest uszkodzone: nie można jej kontynuować.',
    'play.error.late': 'Rozgrywka tymczasem poszła dalej.',
    'play.error.tooFast': 'Nie tak szybko: spróbuj za chwilę.',
    'play.error.tooManyMatches':
      'Z twojego adresu utworzono w ostatniej godzinie wiele partii. Poczekaj kilka minut i spróbuj ponownie.',
    'play.error.full': 'Czat tej partii jest pełny, więc wiadomość nie została zapisana.',
    'play.error.notOver': 'Pełny zapis będzie dostępny po zakończeniu partii.',
    'play.error.server': 'Serwer odmawia: {text}',
  },
  hu: {
    'play.unkept':
      'Ez a böngésző nem őrzi meg a játékot: folytatódik, de az oldal bezárásakor elvész. Mentsd el a jegyzőkönyvét.',
    'play.broken': 'A játék megállt: {reason}. Amit lejátszottak, megvan; töltsd be újra az oldalt.',
    'play.waiting':
      'A kiszolgáló nem érhető el. Tovább próbáljuk, és az asztal magától megnyílik, amint a kiszolgáló újra elérhető. Semmi sem veszett el abból, amit játszottál.',
    'play.elsewhere': 'Ezt a játékot egy másik lapon vagy ablakban játsszák. Itt nézni lehet.',
    'play.takeOver': 'Játék itt',
    'play.removed':
      'Ezt a játékot egyszerre két lapon játszották, és {n, plural, one {egy tárolt válasz} other {# tárolt válasz}} nem illik a többihez. A játék az utolsó illő választól folytatódik; a levágott rész fájlba menthető.',
    'play.removed.save': 'A levágott rész mentése',
    'play.removed.discard': 'Elvetés',
    'play.error.gone': 'Ez a játék nincs (vagy már nincs) ebben a böngészőben.',
    'play.error.elsewhere': 'A válaszodat nem fogadtuk el: a játék egy másik lapon folytatódott.',
    'play.error.game': 'Ez a program nem ismeri a(z) „{game}” játékot.',
    'play.error.link': 'Ez a hivatkozás nem nyit meg játszmát: hiányos, vagy a játszma már nincs meg.',
    'play.error.offline': 'A kiszolgáló nem érhető el. Van hálózat?',
    'play.error.otherRules':
      'Ez a játszma más szabályok szerint kezdődött, mint amelyek most a kiszolgálón vannak: nem folytatható.',
    'play.error.damaged': 'Amit a kiszolgáló ebből a játszmából tárolt, sérült: nem folytatható.',
    'play.error.late': 'A játszma közben továbbhaladt.',
    'play.error.tooFast': 'Ne olyan gyorsan: próbáld meg egy pillanat múlva.',
    'play.error.tooManyMatches':
      'Az elmúlt órában sok játszmát hoztak létre a címedről. Várj néhány percet, aztán próbáld újra.',
    'play.error.full': 'Ennek a játszmának a csevegése megtelt, ezért az üzenet nem lett elmentve.',
    'play.error.notOver': 'A teljes játszmaleírás a játszma vége után érhető el.',
    'play.error.server': 'A kiszolgáló elutasítja: {text}',
  },
  fr: {
    'play.unkept':
      'Ce navigateur refuse de garder votre partie : elle continue, mais sera perdue à la fermeture de la page. Par prudence, enregistrez-la dans un fichier.',
    'play.broken': 'La partie s’est arrêtée : {reason}. Ce qui a été joué est gardé ; rechargez la page.',
    'play.waiting':
      'Le serveur est injoignable. Nous réessayons ; cette table s’ouvrira d’elle-même dès son retour. Rien de ce que vous avez joué n’est perdu.',
    'play.elsewhere': 'Cette partie se joue dans un autre onglet ou une autre fenêtre. Ici, vous pouvez la regarder.',
    'play.takeOver': 'Jouer ici',
    'play.removed':
      'Cette partie a été jouée dans deux onglets à la fois, et {n, plural, one {une réponse enregistrée ne s’accorde} other {# réponses enregistrées ne s’accordent}} pas avec le reste. La partie reprend à la dernière réponse qui convient ; vous pouvez enregistrer le reste dans un fichier.',
    'play.removed.save': 'Enregistrer le reste',
    'play.removed.discard': 'L’abandonner',
    'play.error.gone': 'Cette partie n’est pas (ou plus) dans ce navigateur.',
    'play.error.elsewhere': 'Votre réponse n’a pas été retenue : la partie a continué dans un autre onglet.',
    'play.error.game': 'Ce programme n’a pas de jeu « {game} ».',
    'play.error.link': 'Ce lien n’ouvre aucune partie : il est incomplet ou la partie n’existe plus.',
    'play.error.offline': 'Le serveur est injoignable. Y a-t-il un réseau ?',
    'play.error.otherRules':
      'Cette partie a commencé sous d’autres règles que celles du serveur : elle ne peut pas continuer.',
    'play.error.damaged': 'Ce que le serveur a gardé de cette partie est abîmé : elle ne peut pas continuer.',
    'play.error.late': 'La partie a avancé entre-temps.',
    'play.error.tooFast': 'Pas si vite : réessayez dans un instant.',
    'play.error.tooManyMatches':
      'Beaucoup de parties ont été créées depuis votre adresse au cours de la dernière heure. Attendez quelques minutes, puis réessayez.',
    'play.error.full': 'La discussion de cette partie est pleine : votre message n’a pas été enregistré.',
    'play.error.notOver': 'L’enregistrement complet est disponible une fois la partie finie.',
    'play.error.server': 'Le serveur refuse : {text}',
  },
});
