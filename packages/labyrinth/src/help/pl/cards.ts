import type { TranslatedHelp } from '@sandtable/kernel';
import type { cards as en } from '../en/cards.js';

export const cards: TranslatedHelp<typeof en> = {
  '6.1': [
    'Użycie karty',
    'Każdą kartę zagrywa się albo jako zdarzenie, albo do operacji o jej wartości. Zdarzenie możesz zagrać tylko wtedy, gdy jest twojej strony lub nieskojarzone i spełniony jest jego warunek. Do operacji nadaje się każda karta, ale zdarzenie drugiej strony wtedy też zachodzi.',
  ],
  '6.2': [
    'Zdarzenia',
    'Zdarzenie zachodzi tylko, gdy spełniony jest jego warunek i nic go nie blokuje. Wykonuje się z niego wszystko, co się da.\nNiektóre zdarzenia zostawiają znacznik i trwają; inne kończą się z turą; jeszcze inne blokują kolejne; są też takie, które mogą zajść tylko raz, a karta opuszcza wtedy grę.',
  ],
  '6.2.1': [
    'Wykonanie zdarzenia',
    'Wartość karty nie ma dla zdarzenia znaczenia. Wyborów dokonuje strona, do której zdarzenie należy, nawet jeśli kartę zagrała druga; przy zdarzeniu nieskojarzonym – ta, która kartę zagrała.',
  ],
  '6.2.2': [
    'Karta przed zasadami',
    'Gdy tekst karty przeczy zasadom, rację ma karta, dopóki trwa jej efekt. Zdarzenie może więc pozwolić na miejsce lub ruch, które normalnie są zabronione. Z dwóch sprzecznych zdarzeń ważniejsze jest późniejsze.',
  ],
  '6.3.1': [
    'Karta do operacji',
    'Wybierasz operację i używasz do niej wartości karty; nieważne, czyje jest na niej zdarzenie. Wyjątkiem jest US Election: jej zdarzenie zachodzi zawsze, a grający wybiera, czy przed operacją, czy po niej.',
  ],
  '6.3.2': [
    'Zdarzenie drugiej strony',
    'Użycie karty ze zdarzeniem drugiej strony do operacji lub na Rezerwy uruchamia to zdarzenie. Wyborów dokonuje strona, do której należy. Jedyny wyjątek: pierwsza w turze karta użyta przez Dżihadystów do Intrygi nie uruchamia zdarzenia US.',
  ],
  '6.3.2.1': [
    'Przed czy po',
    'Ten, kto zagrywa kartę, wybiera, czy zdarzenie drugiej strony zachodzi przed operacją, czy po niej. Warunek sprawdza się w chwili, gdy zdarzenie miałoby zajść: to, co zrobisz najpierw, może mu zapobiec albo je umożliwić.',
  ],
  '6.3.3': [
    'Rezerwy',
    'Zamiast operacji można odłożyć kartę o wartości 1 lub 2: jej wartość trafia do twoich Rezerw, łącznie najwyżej 2. Jeśli jest na niej zdarzenie drugiej strony, zachodzi.\nRezerwy niewydane do końca tury przepadają.',
  ],
  '6.3.3.1': [
    'Wydawanie Rezerw',
    'Możesz dodać całe swoje Rezerwy do wartości karty użytej do operacji. Suma wynosi najwyżej 3, a Rezerwy wracają do 0. Nie wspomogą zdarzenia ani Ponownej Oceny.',
  ],
};
