import type { TranslatedHelp } from '@sandtable/kernel';
import type { topics as en } from '../en/topics.js';

export const topics: TranslatedHelp<typeof en> = {
  'topic.sequence': [
    'Jak przebiega tura',
    'Nikt nie ma kart na ręce: dla wszystkich odkrywa się po jednej karcie wydarzenia, a następną widać z wyprzedzeniem. Cztery symbole na karcie mówią, w jakiej kolejności wybierają uprawnione frakcje.\nNa jednej karcie działają najwyżej dwie frakcje, każda przez operację albo wydarzenie z karty; pozostałe czekają lub rezygnują za kilka zasobów. To, co zrobi pierwsza, decyduje o tym, co wolno drugiej.\nGdy przychodzi karta propagandy, sprawdza się zwycięstwo i wszystkie frakcje otrzymują zasoby.',
  ],
  'topic.eligibility': [
    'Uprawniona czy nie',
    'Frakcja, która działała na tej karcie, pauzuje na następnej; frakcja, która nic nie zrobiła lub zrezygnowała, może na niej działać. Działasz więc najwyżej na co drugiej karcie: zanim zużyjesz swoją turę, spójrz na następną, już odkrytą.\nRezygnacja zachowuje uprawnienie i daje 1 zasób, Rządowi 3. Niektóre wydarzenia odbierają frakcji uprawnienie albo pozwalają je zachować.',
  ],
  'topic.victory': [
    'Kto wygrywa',
    'Każda frakcja ma własny cel, sprawdzany na początku każdej rundy propagandy.\nRząd: suma poparcia powyżej 60.\nFARC: suma opozycji plus bazy FARC powyżej 25.\nAUC: więcej baz niż FARC.\nKartele: więcej niż 10 baz i więcej niż 40 zasobów.\nJeśli do końca finałowej propagandy nikt nie wygra, wygrywa frakcja z najlepszym marginesem.\nFrakcja nieobsadzona, która osiągnie cel, pokonuje wszystkich graczy. Rząd sam przeciw trzem frakcjom nieobsadzonym nigdy nie wygrywa wcześniej: po finałowej propagandzie jego margines minus najlepszy z ich marginesów mówi, jak mu poszło: od 1 pat, od 4 postęp, od 9 triumf.',
  ],
  'topic.map': [
    'Mapa',
    'Miasta i departamenty mają populację, która może popierać Rząd lub być w opozycji; im więcej ludzi, tym więcej liczy się pole. Las ukrywa partyzantów przed przeszukiwaniem, góry osłabiają szturm.\nNa liniach komunikacyjnych (LiKomach), czyli drogach i rurociągach, nikt nie mieszka i nie ma baz, ale ich wartość ekonomiczna to dochód Rządu, a sabotaż go odbiera.',
  ],
  'topic.pieces': [
    'Elementy',
    'Rząd ma wojska, które uderzają, i policję, która utrzymuje teren; jedne i drugie to kostki.\nFARC, AUC i Kartele mają partyzantów, ukrytych lub aktywnych (widocznych). Większość działań Rządu dotyka tylko aktywnych, więc najpierw trzeba ich aktywować.\nWszystkie frakcje budują bazy, najwyżej 2 na polu. Bazę można usunąć dopiero wtedy, gdy nie strzeże jej już żaden partyzant ani kostka jej właściciela; zamach, korupcja, opryski i niektóre wydarzenia na to nie zważają.',
  ],
  'topic.propaganda': [
    'Runda propagandy',
    'Najpierw sprawdza się zwycięstwo.\nPotem zaznacza się kontrolę, zagrożone LiKomy ulegają sabotażowi i wszyscy zarabiają: Rząd na LiKomach i wsparciu, pozostali na bazach.\nRząd może kupować poparcie, FARC opozycję; może dojść do wyboru prezydenta, a AUC może raz przeprowadzić darmowe zgrupowanie.\nNa koniec wojska się przenoszą, wszyscy partyzanci odwracają się na stronę ukrytą, usuwa się żetony terroru i sabotażu i wszystkie frakcje są uprawnione.',
  ],
  'topic.government': [
    'Rząd w pigułce',
    'Wygrywasz dzięki ludziom: suma poparcia powyżej 60.\nSzkolenie daje wojska i policję; trzymaj miasta i departamenty jednymi i drugimi i opłacaj tam akcje obywatelskie. Przeszukiwanie znajduje partyzantów, szturm ich usuwa, patrol utrzymuje drogi, z których żyjesz.\nNie zostawiaj wojsk bez policji: w każdej rundzie propagandy wojska spoza baz i miast muszą się przenieść. Pilnuj zasobów: prawie wszystko kosztuje 3.',
  ],
  'topic.farc': [
    'FARC w pigułce',
    'Wygrywasz dzięki opozycji i bazom: razem więcej niż 25.\nPrzeprowadzaj zgrupowania tam, gdzie nie ma poparcia, buduj bazy na odludziu, rozchodź się przemarszem i przekonuj ludzi terrorem, najlepiej tam, gdzie mieszka ich wielu.\nGdzie masz więcej elementów niż wszyscy inni razem, możesz wymuszać, a w rundzie propagandy agitować, zaledwie za 1 zasób od poziomu. Porwania zabierają zasoby Rządowi i Kartelom.\nMiej oko na AUC, która potrzebuje więcej baz niż ty.',
  ],
  'topic.auc': [
    'AUC w pigułce',
    'Wygrywasz, mając więcej baz niż FARC, więc zbudowanie własnej i usunięcie cudzej liczą się tak samo.\nPrzeprowadzaj zgrupowania tam, gdzie nie ma opozycji, najlepiej gdzie FARC jest słaba. Zamach usuwa nawet strzeżoną bazę.\nTerror osłabia i poparcie, i opozycję oraz zmniejsza wsparcie Rządu. Zarabiasz tylko 1 zasób za bazę, więc często wymuszaj.',
  ],
  'topic.cartels': [
    'Kartele w pigułce',
    'Wygrywasz, mając jednocześnie więcej niż 10 baz i więcej niż 40 zasobów.\nZgrupowanie możesz przeprowadzić wszędzie; uprawa rozprzestrzenia bazy, z których każda daje 3 zasoby w każdej rundzie propagandy. Produkcja zamienia bazy na gotówkę lub dostawy; korupcja usuwa to, co stoi na drodze.\nJesteś bogaty, ale słaby: przy niewielu partyzantach twoje bazy to łatwy łup, więc schodź innym z drogi i zawieraj umowy.',
  ],
};
