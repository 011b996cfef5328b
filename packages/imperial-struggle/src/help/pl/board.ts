import type { TranslatedHelp } from '@sandtable/kernel';
import type { board as original } from '../en/board.js';

export const board: TranslatedHelp<typeof original> = {
  '2.1': [
    'Tury Pokoju i Wojny',
    'Jest sześć Tur Pokoju. Po turach 1, 3, 4 i 5 toczy się Wojna: o sukcesję hiszpańską, o sukcesję austriacką, siedmioletnia i o niepodległość Stanów Zjednoczonych. Po turze 6 następuje punktacja końcowa.',
  ],
  '2.2': [
    'Zwycięstwo',
    'Wynik wskazuje jeden znacznik: Wielka Brytania ściąga go ku 0, Francja pcha ku 30. Zwycięstwo sprawdza się na koniec każdej Tury Pokoju i po każdej Wojnie: wygrywa strona, do której końca toru dotarł znacznik.\nWygrywa też od razu ten, kto w jednej turze zdobędzie wszystkie cztery Nagrody i wszystkie towary objęte popytem albo wygra każdą Kampanię Wojny z najwyższą przewagą.',
  ],
  '3.1': [
    'Elementy gry',
    'Wszystko widzisz tutaj: planszę, żetony Inwestycji, karty Wydarzeń i Ministrów, Wojska, Eskadry, Flagi i znaczniki. Flag i znaczników Konfliktu nigdy nie zabraknie; Eskadr i żetonów może.',
  ],
  '3.2': [
    'Plansza',
    'Cztery Regiony: Europa, Ameryka Północna, Karaiby i Indie. Pięć rodzajów pól: Poselstwa, Rynki, Terytoria, Akweny i Forty. Linie ciągłe łączą pola; przerywane liczą się tylko w Wojnach.',
  ],
  '3.2.1': [
    'Poselstwa',
    'Dwory i porozumienia, każde ze swoim kosztem. Nie wymagają połączenia. Pola Prestiżu punktują razem na koniec tury. Pola Sojuszu dają siłę w Wojnach, których kropki mają na krawędzi. Poza Europą Lokalne Sojusze prowadzą do Korzyści.\nNiektóre stają się dostępne później: dwa w Prusach z Epoką Imperium, Synowie Wolności z Epoką Rewolucji.',
  ],
  '3.2.2': [
    'Rynki',
    'Miejsca handlu; liczba to ich koszt. Większość dostarcza jeden z sześciu towarów. Kto ma więcej Rynków towaru objętego popytem, dostaje za to nagrodę na koniec tury.',
  ],
  '3.2.3': [
    'Terytoria',
    'Terytorium nie zmienia właściciela w czasie pokoju, tylko przez podbój w Wojnie. Terytorium daje dostęp do połączonych z nim Rynków.',
  ],
  '3.2.4': [
    'Akweny',
    'Akwen kontroluje tylko ten, kto ma na nim Eskadrę. Daje ona dostęp do połączonych Rynków, strzeże twoich i liczy się w Regionie.',
  ],
  '3.2.5': [
    'Forty',
    'Fort strzeże połączonych z nim Rynków, daje do nich dostęp i siłę w Wojnach. Uszkodzony nie strzeże i nie walczy, ale nadal jest twój.',
  ],
  '3.2.6': [
    'Linie Podboju',
    'Linie przerywane. Terytorium, które je ma, można podbić w Wojnie tylko z twojego Fortu, Akwenu lub Terytorium na drugim końcu.',
  ],
  '3.2.7': [
    'Flagi i kontrola',
    'Kontrolujesz pole ze swoją Flagą, a Akwen ze swoją Eskadrą, jeśli nie leży tam znacznik Konfliktu. Każde takie pole, bez względu na rodzaj, liczy się w Regionie raz.',
  ],
  '3.2.8': [
    'Podnieść, opuścić, przekupić',
    'Przekupienie to jeden krok: podnosisz Flagę na pustym polu albo opuszczasz Flagę przeciwnika. Przejęcie kontroli robi oba naraz; potrafią to tylko niektóre Wydarzenia i Wojny.',
  ],
  '3.3': [
    'Żetony Inwestycji',
    'Dwadzieścia cztery żetony, każdy z Akcją Główną za 2 do 4 punktów i Akcją Poboczną za 2 punkty innego typu. Żetony z 3 punktami pozwalają zagrać Wydarzenie; z 2 punktami dają też Przegrupowanie.',
  ],
  '3.4': [
    'Karty Wydarzeń',
    'Karta ma część dla Wielkiej Brytanii i część dla Francji, a często i Premię. Niektóre pokazują typ Akcji: wtedy Akcja Główna żetonu musi być tego typu. Zagrana karta opuszcza grę.',
  ],
  '3.4.1': [
    'Talia Wydarzeń',
    'Karty Epoki dochodzą wraz z jej pierwszą turą. Karty Epoki Sukcesji odchodzą z nadejściem Epoki Rewolucji.',
  ],
  '3.4.2': ['Dwie wersje', 'Stosujesz część dla swojej strony albo wspólną dla obu.'],
  '3.4.3': [
    'Warunek Premii',
    'Jeśli w chwili zagrania warunek jest spełniony, dostajesz także Premię. Wiele kart wymaga Ministra z daną Kompetencją; wolno go właśnie wtedy ujawnić.',
  ],
  '3.4.4': [
    'Kiedy można zagrać kartę',
    'Tylko z żetonem, który ma symbol Wydarzenia, i zanim użyjesz czegokolwiek innego z żetonu. Jeśli karta pokazuje typ Akcji, Akcja Główna musi być tego typu.',
  ],
  '3.4.5': [
    'Punkty z Wydarzeń',
    'Wydaje się je jak punkty Akcji Głównej, ale tylko na to, co dopuszcza karta; dodany do nich Dług i Punkty Odwetu mają te same ograniczenia.',
  ],
  '3.5': [
    'Ministrowie',
    'Dwie karty w Gabinecie, wybrane w tajemnicy na Epokę. Nie działają, póki ich nie ujawnisz, a wolno to zrobić we własnych rundach. Ujawnione zostają do końca Epoki.',
  ],
  '3.5.1': [
    'Wybór Ministrów',
    'W pierwszej turze Epoki obie strony wybierają po dwóch jej Ministrów, zakrytych. W drugiej wolno wymienić tych, którzy wciąż są zakryci.',
  ],
  '3.5.2': [
    'Zdolności Ministrów',
    'Jedne działają stale, inne raz na turę lub Epokę, niektóre coś kosztują. Zużyta zdolność jest znów gotowa w następnej turze.',
  ],
  '3.5.3': [
    'Kompetencje',
    'Skarb, Merkantylizm, Administracja, Salony i Nauka same nic nie robią, ale pytają o nie Wydarzenia, a w niektórych Kampaniach dają siłę, jeśli Minister jest ujawniony.',
  ],
  '3.5.4': [
    'Punkty od Ministrów',
    'Powiększają tylko Akcję tego samego typu, którą masz w tej rundzie, w granicach podanych na karcie.',
  ],
  '3.6': [
    'Eskadry',
    'Po osiem dla każdej strony. Powstają w Bazie Floty i stąd płyną na dowolny Akwen; przepędzona Eskadra wraca do swojej Bazy Floty.',
  ],
  '3.7': [
    'Wojska',
    'Wojska Regularne mają siłę od −1 do +2, Elitarne od +1 do +3. Niektóre mają symbol: Dług dla przeciwnika, opuszczona Flaga, uszkodzony Fort lub przepędzona Eskadra. Własne możesz zawsze obejrzeć.',
  ],
  '3.8': [
    'Znaczniki Konfliktu',
    'Pole ze znacznikiem ma Flagę, ale nikt go nie kontroluje: nie liczy się do Regionów, towarów, Prestiżu ani warunków, nie daje połączenia ani Sojuszu. Przekupienie kosztuje tylko 1, nawet w Akcji Pobocznej, a w niektórych Wojnach daje siłę przeciwnikowi.',
  ],
  '3.8.1': [
    'Kładzenie znaczników Konfliktu',
    'Kładą je Wydarzenia i Korzyści, najwyżej jeden na polu. Niektóre mają +1: ich usunięcie kosztuje o 1 więcej.',
  ],
  '3.8.2': [
    'Znikanie znaczników Konfliktu',
    'Znacznik znika, gdy zmienia się Flaga na polu, gdy ktoś zapłaci Punktami Militarnymi albo po Wojnie, w której się liczył.',
  ],
  '3.9': [
    'Nagrody za Dominację',
    'Osiem żetonów na Epokę, po dwa na Region, jeden na turę. Dostaje ten, kto kontroluje w Regionie więcej pól; niektóre wymagają przewagi 2.',
  ],
  '3.10': [
    'Rejestry i znaczniki',
    'Punkty Zwycięstwa, Dług, Limit Zadłużenia i Punkty Odwetu są na rejestrach. Znacznik Punktów Zwycięstwa jest jeden dla obu stron; w trakcie tury może minąć 0 lub 30.',
  ],
  '8.0': [
    'Korzyści',
    'Dwadzieścia dwa przywileje: niższe koszty, znaczniki Konfliktu, przepędzenie Eskadry i podobne. Same nie dają punktów.',
  ],
  '8.1': [
    'Kto ma Korzyść',
    'Korzyść ma od razu ta strona, której Flagi są na wszystkich jej polach; traci ją, gdy tylko straci jedną z tych Flag. Wyczerpana Korzyść pozostaje wyczerpana także po przejściu na drugą stronę. Znacznik Konfliktu na jej polu ją blokuje.',
  ],
  '8.2': [
    'Używanie Korzyści',
    'W swojej rundzie, każdą raz na turę: najwyżej dwie w rundzie i tylko jedną z danego Regionu. Nie w rundzie, w której ją zdobyto, i nie przed Wydarzeniem. Zniżkę odejmuje się, zanim cokolwiek podniesie koszt.',
  ],
};
