import type { TranslatedHelp } from '@sandtable/kernel';
import type { nonplayers as en } from '../en/nonplayers.js';

export const nonplayers: TranslatedHelp<typeof en> = {
  '8.1': [
    'Frakcje nieobsadzone a karta',
    'Frakcja nieobsadzona jako pierwsza uprawniona wykonuje wydarzenie tylko wtedy, gdy jej symbol jest na karcie zupełnie pierwszy; jako druga zawsze, gdy jest ono dostępne, chyba że karta ma szarą 2.\nZamiast wydarzenia, które nic by nie zmieniło, wykonuje operację. Frakcje nieobsadzone nigdy nie są ograniczone, nie korzystają z wysyłki i rezygnują, gdy mają 0 zasobów.\nW grze dla dwóch osób za drugą uprawnioną frakcję nieobsadzoną wybiera Rząd: wydarzenie czy operacja.',
  ],
  '8.1.1': [
    'Co robią frakcje nieobsadzone',
    'Każda frakcja nieobsadzona przechodzi własną listę warunków, by znaleźć operację, wykonuje ją, ile się da, i jeśli to możliwe, dodaje należącą do niej czynność specjalną.\nJeśli operacja jest niemożliwa, frakcja wykonuje poprzednią z listy: terror, atak, przemarsz, zgrupowanie; jeśli niemożliwe jest nawet zgrupowanie, rezygnuje.',
  ],
  '8.1.2': [
    'Jak postępują z elementami',
    'Umieszczają bazy przed partyzantami, a u wroga usuwają najpierw bazy, potem policję, wojska, ukrytych i aktywnych partyzantów. Maszerują tak, by w miarę możności pozostać ukrytymi. Własne straty: aktywni przed ukrytymi. Dostawy zatrzymują u swoich i zamieniają na bazy. Niczego nie oddają.',
  ],
  '8.2': [
    'Losowe pola',
    'Jeśli kilka miast lub departamentów jest dla frakcji nieobsadzonej równie dobrych, trzy kości wskazują miejsce w stałej tabeli i bierze się pierwsze pasujące od niego pole.',
  ],
  '8.3': [
    'Losowe LiKomy',
    'Spośród równych LiKomów frakcja nieobsadzona bierze najcenniejszy, potem ten obok losowego miasta, wreszcie dowolny przez losowanie.',
  ],
  '8.4': [
    'Wydarzenia frakcji nieobsadzonych',
    'Frakcja nieobsadzona wykonuje wydarzenie według ogólnych zasad, a przy niektórych kartach według osobnych instrukcji.',
  ],
  '8.4.1': ['Który tekst', 'Frakcja nieobsadzona zawsze bierze tekst zacieniony, jeśli jest.'],
  '8.4.2': ['Ile się da', 'Frakcja nieobsadzona umieszcza i przesuwa tyle elementów, na ile pozwala wydarzenie.'],
  '8.4.3': [
    'Gdzie działa wydarzenie',
    'Gdy wydarzenie przesuwa poparcie lub opozycję, frakcja nieobsadzona bierze pole, które najbardziej zmienia sumy; poza tym pola są losowe.',
  ],
  '8.4.4': [
    'Instrukcje do wydarzeń',
    'Przy niektórych kartach arkusz frakcji, która stoi na karcie pierwsza, mówi, co robi z nimi frakcja nieobsadzona.',
  ],
  '8.5.1': [
    'Nieobsadzone Kartele: zgrupowanie i uprawa',
    'Przeprowadzają zgrupowanie, jeśli dostępnych jest razem co najmniej 10 ich partyzantów i baz albo można umieścić bazę. Najwyżej 3 pola: najpierw bazy, potem aktywni partyzanci przy bazach z kostkami odwracają się na stronę ukrytą, potem partyzanci do baz, przy których ich nie ma, wreszcie jeszcze jeden departament pod uprawę.',
  ],
  '8.5.2': [
    'Nieobsadzone Kartele: przemarsz i produkcja',
    'W przeciwnym razie, póki jest dostępna dostawa, maszerują do jednego miasta lub departamentu z miejscem na bazę, zostawiając straż przy każdej bazie, i przygotowują 2 dostawy; jeśli nie mogą, sprzedają bazę tam, gdzie mają dwie.',
  ],
  '8.5.3': [
    'Nieobsadzone Kartele: terror i korupcja',
    'W przeciwnym razie terror na najwyżej 3 zaludnionych polach, najpierw z poparciem, potem z opozycją. Korupcja usuwa elementy Rządu przed elementami FARC i AUC, tam gdzie Kartele mają własne.',
  ],
  '8.6.1': [
    'Nieobsadzona frakcja AUC: zgrupowanie, wymuszenie i wsparcie elit',
    'AUC przeprowadza zgrupowanie, jeśli dostępnych jest co najmniej 6 jej partyzantów albo można umieścić bazę. Najwyżej 3 pola: bazy, potem aktywni partyzanci przy bazach z kostkami odwracają się na stronę ukrytą, potem partyzanci przy bazach FARC, przy własnych bazach, gdzie indziej. Wymusza wszędzie, gdzie może. Wsparcie elit idzie tym samym porządkiem.',
  ],
  '8.6.2': [
    'Nieobsadzona frakcja AUC: przemarsz',
    'W przeciwnym razie, jeśli partyzanci AUC stoją na mniej niż połowie pól z bazami FARC, AUC maszeruje na jedno pole z elementami FARC, a bez własnych partyzantów, w miarę możności z bazą FARC, zostawiając straż. Wymusza wszędzie, gdzie może.',
  ],
  '8.6.3': [
    'Nieobsadzona frakcja AUC: atak i zasadzka',
    'Jeśli obok żadnej bazy FARC nie ma ukrytego partyzanta AUC, AUC atakuje na najwyżej 3 polach: dla dostaw, potem FARC, potem Rząd. Zasadzkę robi tam, gdzie ma najmniej partyzantów.',
  ],
  '8.6.4': [
    'Nieobsadzona frakcja AUC: terror i zamach',
    'Jeśli obok bazy FARC jest ukryty partyzant AUC, AUC przeprowadza terror tam i na najwyżej 2 innych polach, a zamachy wszędzie, gdzie może: dla dostaw, potem FARC, Rząd, Kartele.',
  ],
  '8.7.1': [
    'Nieobsadzona frakcja FARC: zgrupowanie i wymuszenie',
    'FARC przeprowadza zgrupowanie, jeśli dostępnych jest co najmniej 9 jej partyzantów albo można umieścić bazę: najpierw bazy, potem aktywni partyzanci przy bazach z kostkami odwracają się na stronę ukrytą, potem partyzanci przy wszystkich bazach, wreszcie jeszcze jedno pole. Wymusza tam, gdzie na polu ma dwóch lub więcej ukrytych partyzantów, i na jednym LiKomie.',
  ],
  '8.7.2': [
    'Nieobsadzona frakcja FARC: przemarsz',
    'W przeciwnym razie, jeśli nie zagraża żadnemu polu z poparciem ani LiKomowi, FARC maszeruje: na LiKomy bez sabotażu, potem na najwyżej 3 zaludnione pola, na których nie mogłaby jeszcze agitować, potem największą grupą na jeszcze jedno.',
  ],
  '8.7.3': [
    'Nieobsadzona frakcja FARC: atak i zasadzka',
    'W przeciwnym razie, jeśli FARC ma więcej zasobów niż Rząd, atakuje wszędzie, gdzie ma co najmniej 3 partyzantów, oraz na jednym polu z ukrytym partyzantem: dla dostaw, potem AUC, Rząd, Kartele. Zasadzkę robi tam, gdzie ma najmniej partyzantów.',
  ],
  '8.7.4': [
    'Nieobsadzona frakcja FARC: terror i porwanie',
    'W przeciwnym razie terror: na wszystkich LiKomach, które może sabotować, potem tam, gdzie może porywać, potem na wszystkich innych zaludnionych polach, na których nie ma aktywnej opozycji. Porywa na najwyżej 3 z nich, najpierw na LiKomach i w miastach.',
  ],
  '8.7.5': [
    'Nieobsadzona frakcja FARC: agitacja',
    'FARC agituje, na ile starcza zasobów: najpierw gdzie jest najmniej żetonów terroru, potem pola z poparciem, potem najludniejsze. Terror usuwa tylko tam, gdzie może nastąpić przesunięcie.',
  ],
  '8.8': [
    'Gra jednoosobowa',
    'Grając samotnie Rządem, nie wygrasz przed czasem; pokona cię każda frakcja nieobsadzona, która osiągnie swój cel. Po finałowej propagandzie twój margines porównuje się z najlepszym z ich marginesów: im większa przewaga, tym większy sukces.',
  ],
};
