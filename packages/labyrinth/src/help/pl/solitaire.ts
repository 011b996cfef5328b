import type { TranslatedHelp } from '@sandtable/kernel';
import type { solitaire as en } from '../en/solitaire.js';

export const solitaire: TranslatedHelp<typeof en> = {
  '9.1': [
    'Zwycięstwo w grze 1-osobowej',
    'Usunięcie ostatniej komórki nie daje zwycięstwa. Dżihadyści wygrywają, mając 6 Zasobów pod Rządami Islamskimi, nawet jeśli żadne dwa z tych krajów nie są przyległe. Gdy skończy się ostatnia talia, US potrzebują też co najmniej 6, 9 lub 12 Dobrych Zasobów przy 1, 2 lub 3 taliach.',
  ],
  '9.2': [
    'Stos Dżihadystów',
    'Ich ręka to stos, którego nikt nie widzi. Zagrywają górną kartę, po dwie w każdej Fazie Akcji. Zyskane karty kładzie się na wierzch, tracone bierze z wierzchu. Nigdy nie używają Rezerw i nigdy nie uruchamiają zdarzeń US.',
  ],
  '9.3.1': [
    'Której komórki używają lub którą tracą',
    'Gdy Dżihadyści muszą wybrać jedną ze swoich komórek w kraju, aktywne idą przed uśpionymi, a Sadr na końcu. Gdzie wybierają US, wybór jest dowolny.',
  ],
  '9.3.2': [
    'Jaką Intrygę umieszczają',
    'Sukces Intrygi bierze losowy znacznik z dostępnych, bez względu na wartość karty. Zdarzenia, które podają liczbę, zachowują ją.',
  ],
  '9.4.1': [
    'Zdarzenie czy operacja',
    'Karta US, której zdarzenie mogłoby teraz zajść: używają jej do Intrygi, a zdarzenie nie zachodzi. Ich zdarzenia i nieskojarzone zachodzą, jeśli mogą; zdarzenie, które miałoby umieścić komórki, gdy na torze nie ma żadnej, zamienia się w Radykalizację.\nPo zdarzeniu nieskojarzonym, a także z każdą inną kartą, wybierają pierwszą możliwą operację: Wielki Dżihad, który może się udać, Mały Dżihad w kraju o Rządach Dobrych lub Poprawnych, Rekrutację, Podróż.',
  ],
  '9.4.2.1': [
    'Gdzie uderzają zdarzenia',
    'Zdarzenia umieszczające Intrygi kierują się priorytetami Intrygi (9.4.2.2), zmieniające Rządy lub Sprzyjanie – Małego Dżihadu (9.4.2.4), a przenoszące komórki – Podróży (9.4.2.6). Gdy karta zostawia inny wybór, wśród dozwolonych krajów rozstrzygają kości.',
  ],
  '9.4.2.2': [
    'Gdzie knują Intrygi',
    'Najpierw w Stanach Zjednoczonych. Jeśli Prestiż nie jest Niski: na Filipinach przy Abu Sayyaf, potem w krajach z oddziałami. Jeśli nie ma kary za Relacje GWOT: w krajach o Nastawieniu takim jak US. Potem w krajach z Pomocą. Jeśli Fundusze są poniżej 9: w krajach niemuzułmańskich, potem w muzułmańskich.\nW każdym kroku Poprawne przed Dobrymi i Słabymi; dla Intryg ze zdarzeń: Dobre, Poprawne, Słabe. Jedna kość na komórkę. Reszta staje się Radykalizacją.',
  ],
  '9.4.2.3': [
    'Gdzie próbują Wielkiego Dżihadu',
    'Tylko tam, gdzie może się udać: komórek jest o 5 więcej niż oddziałów, a wartość wystarcza – 2 przy Rządach Słabych, 3 przy Poprawnych, o 1 mniej, gdy reżim jest Oblężony. Najpierw Pakistan, potem kraj o największych Zasobach.',
  ],
  '9.4.2.4': [
    'Gdzie próbują Małego Dżihadu',
    'W krajach o Rządach Dobrych przed Poprawnymi. Wśród nich: Pakistan, potem kraje z Pomocą, potem Oblężone Reżimy, potem największe Zasoby. Jedna kość na komórkę, na ile starczy wartości; reszta staje się Radykalizacją.',
  ],
  '9.4.2.5': [
    'Gdzie rekrutują',
    'Wybór powtarza się dla każdej kości. Najpierw kraj Zmiany Reżimu, w którym oddziałów jest o 5 lub więcej ponad komórki; potem kraj o Rządach Islamskich, w którym komórek jest mniej niż dwukrotność wartości karty; potem kraj o najwyższym współczynniku Rekrutacji lub Rządach.\nPrzy remisie: Oblężony Reżim, najwięcej oddziałów i komórek razem, największe Zasoby, wreszcie kości.',
  ],
  '9.4.2.6': [
    'Dokąd podróżują',
    'Po jednej komórce na krok: kraj ze Zmianą Reżimu, Oblężonym Reżimem lub Pomocą; kraj o Rządach Słabych, w którym dwie komórki więcej umożliwiłyby Wielki Dżihad; kraj muzułmański o Rządach Dobrych lub Poprawnych obok komórki; gdy Nastawienie US jest Twarde – nieoznaczony kraj niemuzułmański, gdy Miękkie – kraj niemuzułmański o Nastawieniu Miękkim. Reszta trafia do losowego kraju.\nW każdym kroku najpierw Pakistan, potem największe Zasoby, potem kości.',
  ],
  '9.4.2.6.1': [
    'Skąd podróżują',
    'Z kraju o Rządach Islamskich, w którym komórek jest więcej niż wynosi wartość karty; potem z kraju Zmiany Reżimu, gdzie komórek jest więcej niż oddziałów; potem z kraju przyległego do celu; potem skądkolwiek. Najpierw ruszają aktywne i w miarę możności nie z kraju, który jest celem tej samej karty.\nOstatnia komórka w kraju o Rządach Islamskich lub Zmiany Reżimu zostaje i zasypia.',
  ],
  '9.4.3': [
    'Radykalizacja',
    'Czego operacja nie może użyć, wydaje się w tej kolejności, każde raz: komórka z toru do losowego kraju, bez względu na Fundusze; jedna komórka podróżuje na pewno; jeśli Fundusze są poniżej 9, Intryga w losowym kraju z komórką. Każdy punkt, który jeszcze zostanie, pogarsza o poziom losowy kraj muzułmański o Rządach Dobrych lub Poprawnych.',
  ],
  '9.5': [
    'Losowe kraje',
    'Kości wskazują kraj w tabeli. Jeśli nie pasuje, bierze się najbliższy, który pasuje, a wśród równych rozstrzygają kości.',
  ],
  '9.6': [
    'Zdarzenia z własną instrukcją',
    'Przy niektórych kartach powiedziane jest, co robią Dżihadyści w grze 1-osobowej: na przykład Oil Price Spike odzyskuje jedną z najcenniejszych ich odrzuconych kart, Clean Operatives wysyła obie komórki do Stanów Zjednoczonych, a Iran i Jaysh al-Mahdi uderzają w kraj Szyicko-mieszany wskazany kośćmi.',
  ],
  '9.7': [
    'Ideologia Dżihadystów',
    'Wzmacnia Dżihadystów w grze 1-osobowej; każdy poziom zawiera poprzednie. Spójność (nasz dodatek): każdy sukces Intrygi umieszcza dwie Intrygi. Atrakcyjność: każdy sukces Rekrutacji umieszcza dwie komórki. Potencjał: Wielki Dżihad wymaga tylko o 3 więcej komórek niż oddziałów. Zaraźliwość: US muszą zagrać wszystkie karty. Zjadliwość: nieudane kości Dżihadu nie kosztują komórek.',
  ],
};
