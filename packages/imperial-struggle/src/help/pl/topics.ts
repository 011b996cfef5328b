import type { TranslatedHelp } from '@sandtable/kernel';
import type { topics as original } from '../en/topics.js';

export const topics: TranslatedHelp<typeof original> = {
  'topic.aim': [
    'O co toczy się gra',
    'Wielka Brytania i Francja przez niemal stulecie walczą o cztery Regiony. Punkty Zwycięstwa obu stron pokazuje jeden znacznik: zaczyna na 15, Francja pcha go w górę, Wielka Brytania ściąga w dół.\nPunkty przynosi koniec każdej Tury Pokoju, za Regiony, Prestiż w Europie i towary objęte popytem, oraz cztery Wojny między turami. Przy 30 wygrywa Francja, przy 0 Wielka Brytania; inaczej ten, po czyjej stronie znacznik stanie na końcu.\nZanim cokolwiek wydasz, sprawdź, za co płaci ta tura: za każdym razem jest inaczej.',
  ],
  'topic.turn': [
    'Jak przebiega tura',
    'Najpierw widać, co będzie punktowane: Nagroda w każdym Regionie i trzy towary objęte popytem. Wykłada się dziewięć żetonów Inwestycji, rozdaje karty, w tajemnicy wybiera Ministrów.\nPotem obie strony grają na przemian po cztery rundy. W każdej bierze się jeden żeton; dziewiąty zostaje.\nNa koniec liczy się Regiony, Prestiż i towary. Po turach 1, 3, 4 i 5 następuje Wojna.',
  ],
  'topic.round': [
    'Jak przebiega runda',
    'Weź żeton Inwestycji. Ma punkty jednego typu na Akcję Główną i 2 punkty innego typu na Akcję Poboczną; słabsze żetony pozwalają za to zagrać Wydarzenie albo poprawić armię.\nMożesz poddać rundę i spłacić do 2 Długu. Jeśli nie, zacznij od Wydarzenia, o ile żeton ma symbol, a potem wydawaj punkty w dowolnej kolejności, sięgając po Korzyści i Ministrów.\nCzego nie wydasz, przepada z końcem rundy.',
  ],
  'topic.points': [
    'Trzy typy punktów',
    'Punkty Ekonomiczne przekupują Rynki. Punkty Polityczne przekupują Poselstwa i dobierają karty Wydarzeń. Punkty Militarne budują i naprawiają Forty, budują i rozmieszczają Eskadry, kupują Wojska Elitarne i usuwają znaczniki Konfliktu.\nBrakuje punktów? Każdy punkt Długu albo Punkt Odwetu dodaje jeden punkt typu, którym dysponujesz w tej rundzie.\nAkcja Poboczna opłaca tylko jedną rzecz i nie może opuścić Flagi, przepędzić Eskadry ani przejąć Fortu przeciwnika, chyba że leży tam znacznik Konfliktu.',
  ],
  'topic.price': [
    'Ile kosztuje pole',
    'Zacznij od kosztu z planszy albo od 1, jeśli na polu leży znacznik Konfliktu lub jest to Odcięty Rynek. Odejmij zniżki z Korzyści, od Ministrów i z Wydarzeń. Dodaj 1, gdy opuszczasz Flagę na Rynku Strzeżonym, i 1, gdy pole nie leży w pierwszym Regionie tej rundy. Nigdy nie wychodzi mniej niż 1.\nPrzekupienie to jeden krok: opuszcza Flagę przeciwnika albo podnosi twoją. Aby przejąć pole, trzeba je przekupić dwa razy.',
  ],
  'topic.war': [
    'Jak przebiega Wojna',
    'Każda Wojna ma trzy lub cztery Kampanie. W każdej z nich obie strony mają zakryte Wojsko Regularne i za Punkty Militarne mogą dołożyć Wojska Elitarne.\nPodczas Wojny żetony się odkrywa i liczy Posiłki: Sojusze, Forty, Eskadry, znaczniki Konfliktu na polach z Flagą przeciwnika, Kompetencje Ministrów. Silniejszy wygrywa Kampanię; im większa przewaga, tym więcej Punktów Zwycięstwa i Podboju, a dla pokonanego Punktów Odwetu.\nO Wojnie decydują więc Tury Pokoju przed nią.',
  ],
  'topic.hidden': [
    'Co jest ukryte',
    'Widzisz własne karty na ręce, własnych zakrytych Ministrów i własne Wojska; u przeciwnika widać tylko ich liczbę.\nWybór Ministrów i odrzucanie kart odbywają się jednocześnie: nic nie widać, dopóki nie odpowiedzą obie strony.\nCo raz ujawniono, pozostaje znane.',
  ],
  'topic.britain': [
    'Wielka Brytania w skrócie',
    'Ściągasz znacznik w dół. Zaczynasz z dwiema Eskadrami w Bazie Floty: Eskadra na właściwym Akwenie daje dostęp do Rynków, strzeże twoich i liczy się w Wojnach.\nPilnuj Irlandii i Szkocji, gdzie mogą powstać jakobici, i nie oddawaj Europy Francji, która jest tam silna.\nGdy przegrywasz na punkty, masz Inicjatywę: zdecyduj, czy wolisz pierwszy żeton, czy ostatnią rundę.',
  ],
  'topic.france': [
    'Francja w skrócie',
    'Pchasz znacznik w górę i w turze 1 wskazujesz, kto zaczyna. Hiszpania, Bawaria i Irlandia są już po twojej stronie: w pierwszej Wojnie takie Sojusze są warte tyle co Wojska.\nMasz tylko jedną Eskadrę, więc zbuduj następne, nim Wielka Brytania zajmie wszystkie Akweny. W Europie Środkowej leży już twoje Wojsko Elitarne.\nNa koniec gry amerykańskie Flagi liczą się jako twoje: nie zaniedbaj ostatniej Wojny.',
  ],
};
