import type { TranslatedHelp } from '@sandtable/kernel';
import type { operations as en } from '../en/operations.js';

export const operations: TranslatedHelp<typeof en> = {
  '3.1': [
    'Operacje',
    'Wybierz jeden rodzaj operacji i pola, na których ją przeprowadzasz, jedno po drugim, każde raz. Płacisz pole po polu, więc zyskiem z czynności specjalnej możesz opłacić następne pole. Ty decydujesz, które wrogie frakcje obierasz za cel, a które zostawiasz w spokoju.',
  ],
  '3.1.2': [
    'Darmowe operacje',
    'Darmowa operacja nie kosztuje zasobów; wszystkie inne warunki obowiązują. Jeśli wydarzenie pozwala innej frakcji działać za darmo, ta frakcja pozostaje uprawniona.',
  ],
  '3.2.1': [
    'Szkolenie',
    'Rząd powiększa siły: 3 zasoby za każde miasto lub departament.\nW mieście albo departamencie z bazą rządową umieść do 6 kostek, wojsk i policji w dowolnym składzie.\nPotem, tylko na jednym z wybranych pól, zamień 3 kostki na bazę albo opłać akcję obywatelską: jeszcze 3 zasoby za krok, gdy stoją tam wojska, policja i więcej elementów Rządu niż wszystkich innych razem. Departament bez bazy nie przyjmuje kostek, ale można go wybrać dla tej drugiej części.\nNie w strefie FARC.',
  ],
  '3.2.2': [
    'Patrol',
    'Rząd strzeże dróg: 3 zasoby za całą operację.\nPrzesuń dowolne kostki przez LiKomy i miasta tak daleko, jak chcesz; muszą się zatrzymać tam, gdzie napotkają partyzanta.\nPotem każda kostka na LiKomie aktywuje tam jednego ukrytego partyzanta, niezależnie od tego, czy się ruszyła. Na koniec możesz przeprowadzić darmowy szturm na jednym LiKomie.\nPatrol ograniczony prowadzi wszystkie kostki na jedno pole docelowe, a szturm jest możliwy tylko wtedy, gdy jest nim LiKom.',
  ],
  '3.2.3': [
    'Przeszukiwanie',
    'Rząd aktywuje partyzantów: 3 zasoby za każde miasto lub departament.\nWojska przychodzą z pól sąsiednich albo przez jeden LiKom wolny od partyzantów.\nPo wszystkich ruchach każda kostka na wybranym polu, także policja, aktywuje jednego ukrytego partyzanta; w lesie trzeba na to dwóch kostek. Policja się nie rusza. Z 3 kostkami wojsk i 1 policji w lesie aktywujesz 2.\nNie w strefie FARC i nie na ostatniej karcie wydarzenia.',
  ],
  '3.2.4': [
    'Szturm',
    'Rząd usuwa aktywnych powstańców: 3 zasoby za każde pole.\nKażda kostka wojsk usuwa jednego aktywnego partyzanta; w miastach i na LiKomach robi to też policja; w górach na jeden element trzeba 2 kostek wojsk.\nBazy frakcji można usunąć dopiero, gdy nie ma już tam żadnego jej partyzanta: chroni je nawet jeden ukryty, więc najpierw przeszukuj.\nSam wybierasz frakcje, które są celem, ale z każdej musisz usunąć tyle elementów, ile możesz.',
  ],
  '3.2.5': [
    'Przejęcie narkotyków',
    'Jeśli szturm usuwa partyzanta wraz z dostawą, wsparcie Rządu rośnie o 6. Właściciel może ją uratować, oddając innemu partyzantowi na polu.',
  ],
  '3.3.1': [
    'Zgrupowanie',
    'Powstańcy powiększają siły: 1 zasób za każde miasto lub departament.\nFARC nie może wybrać pól z poparciem, AUC pól z opozycją; Kartele mogą wszędzie.\nNa każdym polu zrób jedno: umieść 1 partyzanta; albo zamień 2 swoich partyzantów na bazę; albo, gdzie masz już bazę, umieść tylu partyzantów, ile wynosi populacja plus twoje bazy, lub sprowadź dowolnych swoich partyzantów skądkolwiek i odwróć wszystkich swoich na tym polu na stronę ukrytą.\nPamiętaj o limicie 2 baz na polu.',
  ],
  '3.3.2': [
    'Przemarsz',
    'Partyzanci idą na sąsiednie pola, każdy raz: 1 zasób za każde miasto lub departament, do którego wchodzą, LiKomy są darmowe.\nIdący z jednego pola na drugie to jedna grupa. Na LiKomie lub polu z poparciem cała grupa staje się aktywna, jeśli razem z tamtejszymi kostkami jest ich więcej niż 3; dwóch prześlizgnie się obok jednej policji, trzech już nie.\nW przypadku AUC strzeżone są też pola z opozycją, a partyzanci FARC liczą się jak kostki. Nie na ostatniej karcie wydarzenia.',
  ],
  '3.3.3': [
    'Atak',
    'Atakuj tam, gdzie masz partyzanta i jest wróg: 1 zasób za pole.\nWszyscy twoi partyzanci na polu stają się aktywni, potem rzut kością: jeśli wynik nie przekracza ich liczby, usuń do 2 wrogich elementów, także ukrytych, a bazy danej frakcji na końcu. Z 6 partyzantami nie można chybić; jednemu udaje się tylko przy 1.\nWynik 1 daje też nowego partyzanta. Dostawa stracona przez ofiarę staje się twoja.',
  ],
  '3.3.4': [
    'Terror',
    'Wymaga ukrytego partyzanta, który staje się aktywny: 1 zasób za każde miasto lub departament, LiKomy są darmowe.\nUmieszcza się żeton terroru, a pole przesuwa się o poziom: przez FARC w stronę aktywnej opozycji, przez AUC i Kartele w stronę neutralnego. Akcja obywatelska i agitacja muszą najpierw usunąć żeton, zanim przesuną pole.\nNa LiKomie jest to sabotaż i Rząd traci ten dochód w najbliższej rundzie propagandy.\nTerror AUC zmniejsza też wsparcie: o 3, na dwóch lub więcej polach o 5.',
  ],
};
