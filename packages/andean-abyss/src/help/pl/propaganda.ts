import type { TranslatedHelp } from '@sandtable/kernel';
import type { propaganda as en } from '../en/propaganda.js';

export const propaganda: TranslatedHelp<typeof en> = {
  '6.1': [
    'Faza zwycięstwa',
    'Każda runda propagandy zaczyna się od sprawdzenia warunków zwycięstwa. Jeśli jakaś frakcja spełnia swój, gra od razu się kończy, a o kolejności decydują marginesy zwycięstwa.',
  ],
  '6.2': [
    'Faza kontroli',
    'Jeśli Rząd lub FARC ma w mieście lub departamencie więcej elementów niż wszyscy inni razem, kontroluje to pole w tej rundzie.\nPotem sabotowany jest każdy LiKom, na którym partyzantów jest więcej niż kostek, i każdy LiKom sąsiadujący z miastem pod kontrolą FARC.\nZ kartą 7th Special Forces w grze Rząd może potem usunąć skądkolwiek do 3 żetonów terroru lub sabotażu.',
  ],
  '6.3': [
    'Faza zasobów',
    'Rząd dostaje 30 minus wartość sabotowanych LiKomów, a do tego wsparcie, chyba że prezydentem jest Samper. FARC i AUC dostają po 1 za każdą własną bazę na mapie, Kartele po 3. Potem są zyski z narkotyków.',
  ],
  '6.3.3': [
    'Zyski z narkotyków',
    'Każdą dostawę się wymienia: na bazę właściciela na polu, na którym leży, jeśli jest dostępna i się mieści, albo na 6 zasobów. Bazy umieszczone teraz nie zmieniają kontroli w tej rundzie.',
  ],
  '6.4.1': [
    'Akcja obywatelska',
    'Rząd kupuje poparcie tam, gdzie ma kontrolę, wojska i policję: 3 zasoby za krok. Krok usuwa jeden żeton terroru; dopiero gdy żadnego już nie ma, przesuwa pole o poziom w stronę aktywnego poparcia.\nNeutralne miasto z jednym żetonem terroru wymaga 9 zasobów, by dojść do aktywnego poparcia. Można to robić na tylu polach, na ile starczy zasobów.',
  ],
  '6.4.2': [
    'Agitacja',
    'FARC kupuje opozycję na polach pod swoją kontrolą, zaledwie za 1 zasób od kroku. Krok usuwa jeden żeton terroru; gdy żadnego już nie ma, przesuwa pole o poziom w stronę aktywnej opozycji.',
  ],
  '6.4.3': [
    'Wybory',
    'Jeśli suma poparcia wynosi 60 lub mniej, urząd obejmuje następny prezydent. Samper: wsparcie nie daje zasobów. Pastrana: Rząd musi umieścić strefę FARC. Uribe: usuwa się wszystkie strefy FARC i nie ma już wyborów.',
  ],
  '6.4.4': [
    'Strefy FARC',
    'Rząd wybiera departament spośród tych, które mają najwięcej elementów FARC i nie są jeszcze strefami FARC. Jego kostki muszą się stamtąd natychmiast przenieść, a jego bazy są usuwane.\nOdtąd żaden element rządowy nie może tam wejść ani zostać umieszczony. Atak z powietrza i opryski nadal tam sięgają.',
  ],
  '6.4.5': [
    'Wsparcie elit',
    'AUC może przeprowadzić darmowe zgrupowanie na jednym polu, na którym nie ma opozycji ani kontroli Rządu lub FARC. Bez czynności specjalnej.',
  ],
  '6.5': [
    'Faza rozmieszczenia',
    'Najpierw przenoszą się wojska, które muszą (6.5.1), potem mogą się przenieść pozostałe (6.5.2), a na końcu policja (6.5.3). W tej fazie liczą się żetony kontroli, a nie przenoszone właśnie elementy.',
  ],
  '6.5.1': [
    'Wojska, które muszą się przenieść',
    'Wojska na LiKomach i w departamentach bez bazy rządowej muszą iść do miast lub na pola z bazą rządową, które są pod kontrolą Rządu. Jeśli takich nie ma, idą do Bogoty. Można je podzielić. Policja może zostać na miejscu.',
  ],
  '6.5.2': [
    'Wojska, które mogą się przenieść',
    'Wszystkie inne wojska też mogą iść do takich miast i baz pod kontrolą Rządu. Żadna kostka nie przenosi się dwa razy.',
  ],
  '6.5.3': [
    'Policja, która może się przenieść',
    'Policja może iść na dowolny LiKom i na dowolne pole pod kontrolą Rządu. Policja na drogach strzeże dochodu, policja obok wojsk umożliwia akcję obywatelską.',
  ],
  '6.6': [
    'Faza resetu',
    'Wszystkie frakcje są uprawnione, usuwa się żetony terroru, sabotażu i kontroli, kończy się powstańczy impet i wszyscy partyzanci odwracają się na stronę ukrytą.',
  ],
  '7.1': [
    'Kolejność końcowa',
    'O kolejności frakcji decydują marginesy zwycięstwa. Przy remisie pierwsze są frakcje nieobsadzone, potem Kartele, AUC, FARC i Rząd. Jeśli swój warunek zwycięstwa spełni frakcja nieobsadzona, wszyscy gracze przegrywają.',
  ],
  '7.2': [
    'Warunki zwycięstwa',
    'Rząd: suma poparcia powyżej 60.\nFARC: suma opozycji i bazy FARC razem powyżej 25.\nAUC: więcej baz niż FARC.\nKartele: więcej niż 10 baz i więcej niż 40 zasobów.\nSamo osiągnięcie tej liczby nie wystarczy: trzeba ją przekroczyć.',
  ],
  '7.3': [
    'Margines zwycięstwa',
    'O ile frakcja przekroczyła swój cel albo ile jej brakuje.\nRząd: suma poparcia minus 60.\nFARC: opozycja i bazy minus 25.\nAUC: bazy AUC minus bazy FARC.\nKartele: niższa z wartości bazy minus 10 i zasoby minus 40.\nPo finałowej propagandzie wygrywa najwyższy margines, nawet poniżej 0.',
  ],
};
