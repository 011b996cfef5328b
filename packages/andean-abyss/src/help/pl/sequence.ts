import type { TranslatedHelp } from '@sandtable/kernel';
import type { sequence as en } from '../en/sequence.js';

export const sequence: TranslatedHelp<typeof en> = {
  '2.1': [
    'Przygotowanie',
    'W otwartym rozstawieniu każda frakcja sama umieszcza początkowe elementy: najpierw Kartele, potem AUC, FARC i Rząd.\nFARC rozstawia się w departamentach, Rząd w miastach i departamentach bez baz FARC, a co najmniej 4 z 6 baz Karteli trafiają do departamentów, w których mieszkają ludzie. Limit 2 baz na polu obowiązuje i tutaj.\nW standardowym rozstawieniu wszystko jest już gotowe.',
  ],
  '2.2': [
    'Talia',
    'Jedna karta jest rozgrywana, a następną widzą wszyscy, chyba że wybrano grę bez odkrywania. Planuj z obiema: dobre wydarzenie może się trafić na karcie, na której nie będziesz uprawniony.',
  ],
  '2.3.1': [
    'Uprawnienie',
    'Kto na poprzedniej karcie wykonał operację lub wydarzenie, na tej jest nieuprawniony; wszyscy inni są uprawnieni. Na początku gry i po każdej rundzie propagandy uprawnieni są wszyscy. Frakcje, które tylko zrobiły coś za darmo w cudzej turze, pozostają uprawnione.',
  ],
  '2.3.2': [
    'Kolejność frakcji',
    'Symbole na karcie, od lewej do prawej, mówią, kto wybiera pierwszy. Nieuprawnione frakcje się pomija. Pierwsza, która nie zrezygnuje, jest pierwszą uprawnioną, następna drugą.',
  ],
  '2.3.3': [
    'Rezygnacja',
    'Nic nie robisz, bierzesz 1 zasób (Rząd 3) i pozostajesz uprawniony na następnej karcie. Twoje miejsce na tej karcie zajmuje następna frakcja w kolejności.',
  ],
  '2.3.4': [
    'Co wolno na tej karcie',
    'Jako pierwsza uprawniona: operacja, z czynnością specjalną lub bez, albo wydarzenie.\nJako druga zależysz od pierwszej. Po samej operacji: operacja ograniczona (jedno pole). Po operacji z czynnością specjalną: operacja ograniczona albo wydarzenie. Po wydarzeniu: operacja, jeśli chcesz z czynnością specjalną.\nUważaj, co zostawiasz następnej frakcji: czynność specjalna otwiera jej wydarzenie. Zrezygnować wolno zawsze.',
  ],
  '2.3.5': [
    'Operacja ograniczona',
    'Operacja na jednym polu, bez czynności specjalnej. Patrol, przeszukiwanie i przemarsz mogą sprowadzić elementy z kilku pól, ale wszystkie na jedno pole docelowe.\nPoza tym kosztuje i daje tyle, co pełna, i tak samo odbiera uprawnienie na następnej karcie.',
  ],
  '2.3.6': [
    'Wysyłka',
    'Zapłaciłeś za operację i nie dodałeś czynności specjalnej: teraz można usunąć dostawę, by wykonać jeszcze jedną, darmową operację ograniczoną dowolnego dostępnego ci rodzaju.\nMoże to być twoja dostawa albo innego gracza, jeśli się zgodzi. Raz na kartę.\nOperacja, która nic nie kosztowała, na przykład przemarsz wyłącznie po LiKomach, nie daje tego prawa.',
  ],
  '2.3.7': [
    'Kto będzie uprawniony',
    'Po rozegraniu karty ci, którzy wykonali operację lub wydarzenie, stają się nieuprawnieni, reszta uprawniona. Wydarzenie może mówić co innego: niektóre zachowują uprawnienie frakcji, inne odbierają je do końca następnej karty.',
  ],
  '2.3.9': [
    'Ostatnia karta wydarzenia',
    'Na ostatniej karcie wydarzenia przed finałową propagandą gracze mają tylko operacje ograniczone, bez przeszukiwania i przemarszu. Wydarzenie jest dostępne jak zwykle. Frakcji nieobsadzonych to nie wiąże.',
  ],
  '2.4.1': [
    'Finałowa propaganda',
    'Czwarta karta propagandy (w krótszej grze trzecia) jest ostatnia. Jeśli na jej początku nikt nie wygra, rozgrywa się rundę do wsparcia elit, a potem decydują marginesy zwycięstwa.',
  ],
};
