import type { TranslatedHelp } from '@sandtable/kernel';
import type { peace as original } from '../en/peace.js';

export const peace: TranslatedHelp<typeof original> = {
  '4.0': [
    'Przebieg gry',
    'Sześć Tur Pokoju w trzech Epokach, a między nimi cztery Wojny. Tury Pokoju przygotowują Wojny.',
  ],
  '4.1': [
    'Tura Pokoju',
    'Na początku Epoki nowe karty i wyższy Limit Zadłużenia; potem Nagrody, Globalny Popyt, porządkowanie, rozdanie, Ministrowie, Inicjatywa, Faza Akcji, a na koniec punktacja i sprawdzenie zwycięstwa.',
  ],
  '4.1.1': [
    'Talia',
    'W turach 3 i 5 karty nowej Epoki wtasowuje się do talii; odrzucone zostają poza nią. W turze 5 karty Epoki Sukcesji odchodzą z ręki i z gry.',
  ],
  '4.1.2': ['Limit Zadłużenia rośnie', 'W turach 3 i 5 rośnie o 4 dla obu stron: 6, potem 10, potem 14.'],
  '4.1.3': [
    'Wyłożenie Nagród',
    'W turach 1, 3 i 5 do każdego Regionu trafiają dwie Nagrody, a pierwszą się odkrywa; w turach 2, 4 i 6 odkrywa się drugą.',
  ],
  '4.1.4': ['Globalny Popyt', 'Losuje się trzy z sześciu towarów: tylko one punktują w tej turze.'],
  '4.1.5': [
    'Porządkowanie',
    'Wszystkie Korzyści i zdolności Ministrów znów są gotowe, żetony z poprzedniej tury odkłada się, a Eskadry czekające na Torze Epok wracają do Bazy Floty.',
  ],
  '4.1.6': [
    'Rozdanie',
    'Odkrywa się dziewięć żetonów Inwestycji. Obie strony dobierają po trzy karty Wydarzeń i w tajemnicy odrzucają, aż zostaną trzy; odrzucone pokazuje się razem.\nZatrzymaj karty pasujące do wyłożonych żetonów i do Kompetencji, które chcesz wybrać.',
  ],
  '4.1.7': [
    'Wybór Ministrów',
    'W turach 1, 3 i 5 obie strony jednocześnie i w tajemnicy wybierają po dwóch Ministrów Epoki; w turach 2, 4 i 6 wolno wymienić zakrytych.\nPatrz na Kompetencje, których wymagają twoje karty, i na swoje plany.',
  ],
  '4.1.8': [
    'Inicjatywa',
    'Ma ją strona, która przegrywa; przy równowadze zostaje, gdzie była. Kto ją ma, wskazuje, kto zagra pierwszą rundę tury, a więc i kto ostatnią. Pierwszy wybiera ze wszystkich dziewięciu żetonów; ostatniemu nikt już nie odpowie.\nW turze 1 decyduje Francja.',
  ],
  '4.1.9': ['Faza Akcji', 'Po cztery rundy na przemian, zaczyna pierwszy gracz.'],
  '4.1.10': ['Redukcja Punktów Odwetu', 'Zostają najwyżej 4 Punkty Odwetu: reszta teraz przepada.'],
  '4.1.11': ['Pozostałe efekty', 'Teraz działa to, co czeka na koniec tury, najpierw u pierwszego gracza.'],
  '4.1.12': [
    'Punktacja',
    'Regiony: Nagrodę dostaje ten, kto kontroluje więcej pól wszystkich rodzajów, z przewagą, jakiej ona wymaga.\nPrestiż: za więcej pól Prestiżu w Europie 2 Punkty Zwycięstwa.\nGlobalny Popyt: za każdy towar tej tury nagrodę z tabeli Epoki dostaje ten, kto kontroluje więcej Rynków.\nRemisy nic nie dają, a pola ze znacznikiem Konfliktu się nie liczą.',
  ],
  '4.1.13': [
    'Sprawdzenie zwycięstwa',
    'Kto w tej turze zdobył wszystkie cztery Nagrody i wszystkie towary objęte popytem, wygrywa grę. Poza tym Wielka Brytania wygrywa przy 0 lub mniej, Francja przy 30 lub więcej.',
  ],
  '4.1.14': ['Koniec gry', 'W turze 6 następuje punktacja końcowa.'],
  '5.0': [
    'Rundy',
    'Weź żeton, zagraj Wydarzenie, jeśli wolno, wydaj punkty. Które Rynki są Odcięte, ustala się na początku rundy i tak zostaje do jej końca.',
  ],
  '5.1': [
    'Żeton Inwestycji',
    'Trzeba wziąć jeden z pozostałych. Potem wykorzystaj go albo poddaj rundę: spłacasz do 2 Długu i runda się kończy.\nMocny żeton ma więcej punktów; słaby pozwala zagrać Wydarzenie. Żetonu, który weźmiesz, nie dostanie przeciwnik.',
  ],
  '5.2': [
    'Zagranie Wydarzenia',
    'Z symbolem Wydarzenia, przed wszystkim innym z żetonu. Jeśli karta pokazuje typ Akcji, Akcja Główna musi być tego typu. Najpierw sprawdza się warunek Premii; potem efekt, potem Premia. Trzeba wykonać tyle, ile się da, chyba że karta mówi „może”. Punkty z karty wydaje się później, w jej granicach.',
  ],
  '5.3': [
    'Wydawanie punktów',
    'W dowolnej kolejności: Akcja Główna, Akcja Poboczna, punkty z Wydarzenia, Przegrupowanie, Korzyści, Ministrowie. Każdy zakup kończy się przed następnym.\nPanel zakupów pokazuje, ile co kosztuje i które punkty zapłacą.',
  ],
  '5.3.1': ['Typy Akcji', 'Za Punkty Ekonomiczne, Polityczne i Militarne kupuje się różne rzeczy.'],
  '5.3.2': [
    'Akcja Główna i Poboczna',
    'Punkty Akcji Głównej można wydać na kilka rzeczy. Akcja Poboczna opłaca jedną, a reszta przepada; nie wolno nią opuścić Flagi, przepędzić Eskadry ani przejąć Fortu, chyba że na polu leży znacznik Konfliktu.\nObie można powiększyć Długiem i Punktami Odwetu.',
  ],
  '5.3.3': [
    'Przegrupowanie',
    'Wskaż jedno swoje Wojsko Regularne w najbliższej Wojnie i dobierz inne: zostaje to, które wolisz. Drugie wraca do puli albo, dopóki zostają ci co najmniej cztery, opuszcza grę.\nW turze 6 symbol daje zamiast tego Punkt Odwetu.',
  ],
  '5.3.4': [
    'Kilka Regionów',
    'Pierwszy Region, w którym wydajesz w tej rundzie Punkty Ekonomiczne, jest bez dopłaty; gdzie indziej każdy zakup kosztuje o 1 więcej. Tak samo, liczone osobno, z Punktami Politycznymi. Punktów Militarnych to nie dotyczy.\nZ odpowiednim ustawieniem gry za każdy dalszy Region płaci się tylko raz w rundzie.',
  ],
  '5.4': ['Akcje Ekonomiczne', 'Punkty Ekonomiczne służą do jednego: przekupują Rynki.'],
  '5.4.1': [
    'Przekupienie Rynku',
    'Musi być połączony z twoim Terytorium, Fortem lub Eskadrą albo z Rynkiem, który jest twój od początku rundy, nie jest Odcięty i nie ma znacznika Konfliktu. Nie da się więc w jednej rundzie przechodzić łańcuchem z nowego Rynku na następny.\nRynek jest Odcięty, jeśli na początku rundy nie da się go połączyć przez Rynki właściciela z jego Terytorium, Fortem lub Eskadrą.',
  ],
  '5.4.2': [
    'Ile kosztuje Rynek',
    'Koszt z planszy; 1, jeśli jest Odcięty lub ma znacznik Konfliktu. Odejmij zniżki. Potem o 1 więcej, gdy opuszczasz Flagę na Rynku Strzeżonym, czyli połączonym z Eskadrą lub nieuszkodzonym Fortem właściciela, i o 1 więcej w innym Regionie. Nigdy mniej niż 1.',
  ],
  '5.5': ['Akcje Polityczne', 'Punkty Polityczne przekupują Poselstwa i dobierają karty Wydarzeń.'],
  '5.5.1': ['Przekupienie Poselstwa', 'Dowolne dostępne, gdziekolwiek leży: połączenie nie jest potrzebne.'],
  '5.5.2': [
    'Ile kosztuje Poselstwo',
    'Koszt z planszy; 1 ze znacznikiem Konfliktu. Odejmij zniżki, potem o 1 więcej w innym Regionie. Nigdy mniej niż 1.',
  ],
  '5.5.3': [
    'Dobranie karty Wydarzenia',
    'Za 3 Punkty Polityczne, póki są karty w talii. Do następnego rozdania wolno mieć ich więcej niż trzy.',
  ],
  '5.6': [
    'Akcje Militarne',
    'Punkty Militarne kupują Wojska Elitarne, usuwają znaczniki Konfliktu, budują i naprawiają Forty, budują i rozmieszczają Eskadry. W innych Regionach nie kosztują więcej.',
  ],
  '5.6.1': [
    'Wojska Elitarne',
    'Po 2 punkty, najwyżej dwa w rundzie. Losujesz jedno, oglądasz i kładziesz zakryte w Kampanii najbliższej Wojny; w każdej mieszczą się dwa twoje, a jedno wolno przesunąć, by zrobić miejsce.\nW turze 6 nie ma już Wojny: zamiast tego 2 Punkty Militarne dają 1 Ekonomiczny lub Polityczny.',
  ],
  '5.6.2': [
    'Usunięcie znacznika Konfliktu',
    '2 punkty albo 1, jeśli Rynek jest Strzeżony; o 1 więcej, jeśli znacznik ma +1. Można usunąć dowolny znacznik z planszy.',
  ],
  '5.6.3': [
    'Budowa Fortu',
    'Za koszt z planszy, w połączeniu z Rynkiem, Eskadrą lub Terytorium, które kontrolujesz od początku rundy.',
  ],
  '5.6.4': [
    'Naprawa Fortu',
    'Własny uszkodzony Fort: koszt mniejszy o 1. Uszkodzony Fort przeciwnika staje się twój za koszt większy o 1, jeśli kontrolujesz połączony z nim Rynek lub masz tam Eskadrę; nie Akcją Poboczną.',
  ],
  '5.6.5': ['Budowa Eskadry', '4 punkty. Trafia do Bazy Floty i od razu można ją rozmieścić.'],
  '5.6.6': [
    'Rozmieszczanie Eskadr',
    'Z Bazy Floty lub z innego Akwenu na dowolny Akwen, każdą Eskadrę raz w rundzie. Pusty Akwen kosztuje 1 punkt. Przepędzenie innej Eskadry kosztuje 2 z innego Akwenu i 3 z Bazy Floty, a Akcją Poboczną nie można tego zrobić.\nOdpływając, Eskadra zostawia dawny Akwen pusty.',
  ],
  '6.0': [
    'Dług',
    'Za Dług kupujesz to, na co dziś cię nie stać. Nie ma odsetek, ale wiele Wydarzeń pyta, kto jest mniej zadłużony, a zapas do limitu jest na końcu wart punkty.',
  ],
  '6.1': [
    'Więcej Długu',
    'W swojej rundzie każdy punkt Długu dodaje punkt typu, który daje twój żeton lub Wydarzenie, z tymi samymi ograniczeniami, aż do Limitu Zadłużenia.',
  ],
  '6.2': [
    'Mniej Długu',
    'Poddanie rundy zmniejsza go najwyżej o 2; zmniejszają go też niektóre Wydarzenia, Ministrowie i towary.',
  ],
  '6.3': [
    'Limit Zadłużenia',
    'Z własnej woli nie możesz go przekroczyć. Za każdy wymuszony punkt Długu ponad limit przeciwnik dostaje 1 Punkt Zwycięstwa.',
  ],
  '6.4': ['Dostępny Dług', 'Limit mniej obecny Dług. Gdy Wydarzenia porównują strony, lepiej mieć więcej.'],
  '9.0': [
    'Punkty Odwetu',
    'Rekompensata za przegrane Wojny i część niektórych Nagród. Działają jak Dług, który nic nie kosztuje, ale nie spłacą wymuszonego Długu.',
  ],
  '9.1': [
    'Wydawanie Punktów Odwetu',
    'Każdy dodaje punkt typu, który daje w tej rundzie twój żeton lub Wydarzenie, z tymi samymi ograniczeniami. Gdy brakuje punktów, wybierasz, ile pokryją Punkty Odwetu; resztę pokryje Dług.',
  ],
  '9.2': ['Utrata Punktów Odwetu', 'Punkty Odwetu powyżej 4 przepadają przed punktacją każdej tury.'],
};
