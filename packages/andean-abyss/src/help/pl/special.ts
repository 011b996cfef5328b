import type { TranslatedHelp } from '@sandtable/kernel';
import type { special as en } from '../en/special.js';

export const special: TranslatedHelp<typeof en> = {
  '4.1': [
    'Czynności specjalne',
    'Do pełnej operacji możesz dodać jeden rodzaj czynności specjalnej: przed nią, między dwoma jej polami lub po niej. Jest darmowa, z wyjątkiem korupcji. Jej zysk może opłacić operację.\nOtwiera wydarzenie następnej frakcji, więc zastanów się, jeśli wolisz je zablokować.',
  ],
  '4.1.1': [
    'Co z czym',
    'Transport lotniczy, opryski, wymuszenie i korupcja towarzyszą każdej operacji. Atak z powietrza: patrolowi, przeszukiwaniu lub szturmowi. Zasadzka jest częścią ataku, porwanie i zamach częścią terroru; uprawa i produkcja towarzyszą zgrupowaniu lub przemarszowi.',
  ],
  '4.2.1': [
    'Transport lotniczy',
    'Rząd przewozi do 3 wojsk z jednego pola na dowolne inne, choćby najdalsze; nie do strefy FARC. Przydaje się przed przeszukiwaniem lub szturmem albo by sprowadzić wojska do domu. „Blackhawks” zmienia liczbę; „Misil Antiaéreo” (karta 27) zamyka pola z partyzantami.',
  ],
  '4.2.2': [
    'Atak z powietrza',
    'Przy patrolu, przeszukiwaniu lub szturmie Rząd usuwa jednego aktywnego partyzanta w departamencie lub na LiKomie, nawet bez własnych elementów na polu. Bazę można trafić tylko wtedy, gdy jej właściciel nie ma już na polu partyzantów. Nigdy w miastach.',
  ],
  '4.2.3': [
    'Opryski',
    'Spryskaj uprawy koki w jednym departamencie z elementami Karteli: wsparcie rośnie o 4 i usuwa się wszystkie tamtejsze bazy Karteli, strzeżone czy nie.\nRolnicy są wściekli: ten departament lub sąsiedni, do wyboru, przesuwa się o poziom w stronę aktywnej opozycji. Jeśli żaden nie może się już przesunąć, FARC dostaje w tym departamencie partyzanta.',
  ],
  '4.3.1': [
    'Wymuszenie (FARC)',
    'Gdzie FARC ma więcej elementów niż wszyscy inni razem i ukrytego partyzanta, jeden z ukrytych staje się aktywny, a FARC zyskuje 1 zasób. Rób to na tylu polach, na ilu chcesz, także na LiKomach, wszędzie w tym samym czasie. Jeśli terror ma dopiero nastąpić, musisz zostawić kogoś ukrytego, kto go przeprowadzi.',
  ],
  '4.3.2': [
    'Zasadzka',
    'Na jednym polu twojego ataku, na którym masz ukrytego partyzanta: tylko on staje się aktywny, nie rzuca się kością, usuwasz do 2 wrogich elementów, bazy na końcu, i umieszczasz partyzanta. Użyj jej tam, gdzie masz niewielu partyzantów i rzut byłby ryzykowny.',
  ],
  '4.3.3': [
    'Porwanie',
    'Na najwyżej 3 polach tej operacji terroru, na których partyzantów FARC jest więcej niż policji.\nW mieście lub na LiKomie płaci Rząd, przy bazie Karteli mogą płacić Kartele: tyle zasobów, ile pokaże kostka, o ile je mają. Jeśli ofiara ma tam dostawę, bierzesz ją zamiast rzucać.\nPrzy wyniku 6 AUC umieszcza tam element.',
  ],
  '4.4.1': [
    'Wymuszenie i zasadzka (AUC)',
    'AUC robi jedno i drugie jak FARC, własnymi elementami. Wymuszenie: gdzie AUC ma więcej elementów niż wszyscy inni razem, ukryty partyzant staje się aktywny, a AUC zyskuje 1 zasób, na dowolnej liczbie pól. Zasadzka: na jednym polu ataku ukryty partyzant zapewnia sukces.',
  ],
  '4.4.2': [
    'Zamach',
    'Na najwyżej 3 polach tej operacji terroru, na których partyzantów AUC jest więcej niż policji, usuń dowolny jeden wrogi element: kostkę, partyzanta, choćby ukrytego, lub bazę, nawet strzeżoną. Dostawa stracona w ten sposób staje się twoja.',
  ],
  '4.5.1': [
    'Uprawa',
    'Przy zgrupowaniu lub przemarszu.\nWybierz zaludnione pole, na którym partyzantów Karteli jest więcej niż policji i mieści się jeszcze baza. Przenieś tam bazę Karteli skądkolwiek; albo, jeśli to departament tego zgrupowania, umieść nową.\nJeśli uprawa poprzedza zgrupowanie w tym departamencie, nowa baza już się przy nim liczy.',
  ],
  '4.5.2': [
    'Produkcja',
    'Przy zgrupowaniu lub przemarszu, jedno z dwojga.\nAlbo usuń tyle baz Karteli, ile chcesz, po 3 zasoby za każdą. Albo umieść 1 lub 2 dostawy, każdą przy dowolnym partyzancie, nawet innej frakcji, na polu z bazą Karteli.\nKażda sprzedana baza to o jedną mniej do zwycięstwa.',
  ],
  '4.5.3': [
    'Dostawy',
    'Każda z 4 dostaw leży przy partyzancie i idzie z nim; należy do frakcji tego partyzanta.\nW najbliższej rundzie propagandy jest warta bazę lub 6 zasobów, albo dodatkową operację ograniczoną (2.3.6). Właściciel może ją przekazać innemu partyzantowi na polu.\nGdy usunięto jej ostatniego posiadacza, właściciel wybiera, kto ją przejmuje, albo dostawa przepada: przy ataku i zamachu zyskuje ją atakujący; przy szturmie zostaje usunięta, a Rząd zyskuje 6 wsparcia (przejęcie narkotyków).',
  ],
  '4.5.4': [
    'Korupcja',
    'Jedyna czynność specjalna, która kosztuje: 3 zasoby za pole, na najwyżej 3 polach, gdziekolwiek na mapie.\nNa każdym usuń do 2 kostek albo do 2 partyzantów, albo odwróć do 2 partyzantów (także własnych), albo usuń 1 bazę, nawet strzeżoną.\nO dostawach straconych w ten sposób decydują Kartele.',
  ],
};
