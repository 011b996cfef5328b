import type { TranslatedHelp } from '@sandtable/kernel';
import type { introduction as en } from '../en/introduction.js';

export const introduction: TranslatedHelp<typeof en> = {
  '1.3.6': [
    'Pola sąsiadujące',
    'Dwa pola sąsiadują, jeśli się stykają. LiKom między dwoma departamentami ich nie rozdziela, a wszystkie pola, które spotykają się przy miasteczku, sąsiadują ze sobą; samo miasteczko nie jest polem. Przyjrzyj się polu, by zobaczyć jego sąsiadów.',
  ],
  '1.4.1': [
    'Dostępne siły i zabieranie własnych elementów',
    'Umieszczać można tylko elementy z dostępnych sił. Jeśli danego rodzaju już nie ma, nic się nie umieszcza, a element do zamiany po prostu się usuwa.\nPodczas swojej operacji, czynności specjalnej lub wydarzenia możesz zabierać własne elementy z mapy, na przykład by umieścić je ponownie tam, gdzie są potrzebne, i to ukryte. Zanim operacja się zacznie, nie możesz zabrać elementu, którego ona potrzebuje.\nJeśli obierasz frakcję za cel na polu, musisz trafić tyle jej elementów, ile możesz.',
  ],
  '1.4.2': [
    'Pojemność pól',
    'W mieście lub departamencie mieszczą się najwyżej 2 bazy, licząc wszystkie frakcje razem. Na LiKomach nie ma baz. Elementy rządowe nie mogą wejść do strefy FARC. Wojska, policja i partyzanci nie mają innych ograniczeń, z wyjątkiem Ekwadoru, gdy otworzy go wydarzenie: 2 elementy na frakcję.',
  ],
  '1.4.3': [
    'Ukryci i aktywni',
    'Partyzant jest ukryty lub aktywny (widoczny). Nowi zawsze pojawiają się ukryci.\nAktywują ich przeszukiwanie i patrol, a także ich własny atak, terror i wymuszenie oraz przemarsz na strzeżone pole (3.3.2); szturm i atak z powietrza trafiają tylko aktywnych.\nWszyscy ukrywają się znów pod koniec rundy propagandy albo przez zgrupowanie przy własnej bazie.',
  ],
  '1.5': [
    'Gracze i frakcje',
    'Każda z czterech frakcji walczy dla siebie; wszystkie inne to jej wrogowie.\nGdy osób jest mniej, frakcje nieobsadzone działają według priorytetów z zasad (8) albo dwóch lub trzech graczy dzieli się czterema frakcjami: wtedy gracz wygrywa tylko wszystkimi swoimi, a liczy się najgorszy z ich marginesów.',
  ],
  '1.5.1': [
    'Umowy',
    'Możesz obiecać wszystko, a nikt nie musi dotrzymać słowa. Naprawdę z rąk do rąk przechodzą tylko zasoby i dostawy, wyłącznie do frakcji, która właśnie działa, lub od niej, a to, o co prosisz, wymaga zgody dającego. Dwie frakcje tego samego gracza nic sobie nie przekazują.',
  ],
  '1.6': [
    'Poparcie i opozycja',
    'Każde zaludnione pole jest na jednym z pięciu poziomów: aktywne poparcie, bierne poparcie, neutralny, bierna opozycja, aktywna opozycja.\nBierny poziom liczy populację raz, aktywny dwa razy. Miasto o populacji 8 z aktywnym poparciem jest warte dla Rządu 16.\nLiKomy i departamenty bez ludności są zawsze neutralne i nikomu się nie liczą.',
  ],
  '1.7': [
    'Zasoby, wsparcie i transfery',
    'Za operacje płaci się zasobami, których można mieć najwyżej 99. Wsparcie (najwyżej 29) to jeszcze nie pieniądze: dodaje się je do zasobów Rządu w rundzie propagandy, chyba że prezydentem jest Samper.\nGdy działasz, inny gracz może dać ci zasoby albo ty możesz część oddać; musi ci zostać dość na operację, którą zaczynasz. Frakcje nieobsadzone przyjmują dary, ale nic nie dają.',
  ],
};
