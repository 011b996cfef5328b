import type { TranslatedHelp } from '@sandtable/kernel';
import type { war as original } from '../en/war.js';

export const war: TranslatedHelp<typeof original> = {
  '7.0': [
    'Wojny',
    'Wojnę rozstrzyga się Kampania po Kampanii. Potem sprawdza się zwycięstwo, sprząta arkusz i rozkłada następną Wojnę.',
  ],
  '7.1': [
    'Rozstrzyganie Kampanii',
    'Odkrywa się Wojska, działają ich symbole, liczy się Posiłki, silniejszy wygrywa i od razu bierze Łupy, jeszcze przed następną Kampanią.',
  ],
  '7.1.1': ['Odkrycie Wojsk', 'Obie strony odkrywają wszystkie Wojska w Kampanii; ich liczby się dodaje.'],
  '7.1.2': [
    'Symbole Wojsk',
    'Najpierw działają symbole strony, która prowadzi w Punktach Zwycięstwa. Dług: przeciwnik bierze 1 punkt Długu. Przekreślona Flaga: opuść Flagę przeciwnika na Rynku lub Poselstwie w Regionach Kampanii, bez znacznika Konfliktu i w miarę możności taką, której utrata nie odetnie innych. Fort i okręt: uszkodź Fort przeciwnika lub przepędź jego Eskadrę. Symbolu trzeba użyć, jeśli się da.',
  ],
  '7.1.3': [
    'Posiłki',
    'Każda Kampania ma własną listę: +1 za każde pole Sojuszu jej państw z kropkami tej Wojny, za każdy nieuszkodzony Fort, każdą Eskadrę w Regionie, każdy znacznik Konfliktu na polu z Flagą przeciwnika i za ujawnionego Ministra z jej Kompetencją.',
  ],
  '7.1.4': [
    'Kto wygrywa Kampanię',
    'Wygrywa wyższa suma Wojsk i Posiłków; różnica to przewaga. Remis nikomu nic nie daje.',
  ],
  '7.2': [
    'Łupy Wojenne',
    'Zależnie od przewagi: Punkty Zwycięstwa i Podboju dla zwycięzcy, czasem opuszczona Flaga przeciwnika; Punkty Odwetu dla pokonanego.',
  ],
  '7.2.1': [
    'Punkty Podboju',
    'Trzeba je wydać od razu, po 1 za pole, w Regionach Kampanii lub na jej liście dalszych Terytoriów. Dopóki jest cel, nie można przestać; przepada tylko to, czego nie da się wydać. Poselstw nie można podbić.',
  ],
  '7.2.1.1': [
    'Podbój Fortów, Rynków i Akwenów',
    'Dowolne w Regionach Kampanii, bez połączenia. Uszkodzony Fort pozostaje uszkodzony. Akwen zajmuje Eskadra z Bazy Floty lub z tego samego Regionu, każda raz na Wojnę.',
  ],
  '7.2.1.2': [
    'Podbój Terytoriów',
    'Jeśli ma Linie Podboju, musisz kontrolować Fort, Akwen lub Terytorium na drugim końcu jednej z nich. Właściciel może odmówić. Terytorium ze znacznikiem Hugenotów kosztuje o 1 więcej.',
  ],
  '7.2.2': [
    'Odmowa',
    'Właściciel może zatrzymać Terytorium, dając zdobywcy Punkty Zwycięstwa: 3 za pierwszym razem w Wojnie, 5 za drugim, trzeciego nie ma. Punkt Podboju przepada, a to Terytorium jest bezpieczne do końca Wojny.',
  ],
  '7.3': [
    'Skutki Kampanii',
    'Jakobici: francuska wygrana w drugim powstaniu przywraca ich jako trzeciego Ministra Francji; wyraźna wygrana Wielkiej Brytanii albo negocjacje papiesko-hanowerskie usuwają ich z gry.\nPanowanie na Atlantyku daje siłę w wojnie o Amerykę i kosztuje pokonanego Eskadry.\nWojna o Antyle też kosztuje pokonanego Eskadry, po wydaniu Punktów Podboju.\nNiepodległość: Francja podnosi Flagi USA i może opuścić Flagi na Fortach Północnych Kolonii; odcięte przez to Rynki tracą Flagi.',
  ],
  '7.4': [
    'Zwycięstwo po Wojnie',
    'Kto wygrał każdą Kampanię z najwyższą przewagą, wygrywa grę. Poza tym sprawdza się znacznik jak po Turze Pokoju.',
  ],
  '7.5': [
    'Po Wojnie',
    'Wojska Regularne wracają do puli, Elitarne z tej Wojny opuszczają grę. Znaczniki Konfliktu, które dały siłę, się usuwa.',
  ],
  '7.6': [
    'Następna Wojna',
    'Do każdej Kampanii trafia losowe Wojsko Regularne każdej strony. W pierwszej rundzie tury 4 obie dostają za darmo tyle Wojsk Elitarnych, ile miały w wojnie o sukcesję austriacką, najwyżej trzy.',
  ],
  '10.0': [
    'Stany Zjednoczone',
    'Pola z ich Flagą nie można podbić, a innej Flagi nie można na nim podnieść. W turze 6 ich dwa Poselstwa są dostępne dla obu stron i liczą się do Prestiżu. W punktacji końcowej ich Flagi liczą się jak francuskie.',
  ],
  '11.0': [
    'Punktacja końcowa',
    'Więcej pól Prestiżu: 2 Punkty Zwycięstwa. Większy Dostępny Dług: 1 za każde pełne 2 punkty różnicy, najwyżej 4. Za każdy z sześciu towarów więcej Rynków: 1. Każda twoja Flaga na Terytorium w kolorze przeciwnika: 2.\nFrancja wygrywa przy 16 lub więcej, Wielka Brytania przy 14 lub mniej; przy 15 decyduje większy Dostępny Dług, a gdy jest równy, wygrywa Wielka Brytania.',
  ],
  '12.1': [
    'Opcja: imperium Hiszpanii',
    'Na początku Hiszpania ma Hawanę, Santiago i Puerto Principe. Jej Flagi nie należą do nikogo i opuszcza się je za 1 punkt. Kto podbije niczyje hiszpańskie Terytorium, pozwala przeciwnikowi po tej Kampanii przekupić za darmo jedno Poselstwo w Hiszpanii.',
  ],
  '12.2': [
    'Opcja: planowanie Kampanii',
    'Przegrupowanie może zamiast tego zamienić miejscami dwa Wojska Regularne na arkuszu; a Wojska Regularne na Wojnę można najpierw obejrzeć i rozłożyć według woli. Każdą z tych zasad można wybrać osobno.',
  ],
  '12.3': ['Opcja: umocnione Forty', 'Do podbicia Fortu potrzebna jest Linia Podboju, jak przy Terytorium.'],
};
