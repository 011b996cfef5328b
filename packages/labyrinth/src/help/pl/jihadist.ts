import type { TranslatedHelp } from '@sandtable/kernel';
import type { jihadist as en } from '../en/jihadist.js';

export const jihadist: TranslatedHelp<typeof en> = {
  '8.1': [
    'Operacje Dżihadystów',
    'Każdej karty można użyć wszędzie; jej wartość to liczba kości lub ruchów. Kość odnosi sukces przy liczbie Rządów lub mniej: Dobre 1, Poprawne 2, Słabe 3. Przy Rządach Islamskich rzut jest zbędny, podobnie jak przy Rekrutacji w kraju Zmiany Reżimu i Podróży do sąsiada.',
  ],
  '8.1.2': [
    'Najpierw zapowiedź, potem rzut',
    'Najpierw określ dla każdej kości, którego kraju dotyczy, potem rzuć wszystkimi; liczą się jednocześnie. Gdy sukcesów jest więcej niż dostępnych komórek, Dżihadyści wybierają, dokąd trafią komórki.',
  ],
  '8.2': [
    'Rekrutacja',
    'Tam, gdzie jest komórka lub kadra, każdy sukces umieszcza uśpioną komórkę z Toru Funduszy, o ile Fundusze udostępniają komórki. Kilka krajów ma własny współczynnik Rekrutacji, używany zamiast Rządów. W krajach Zmiany Reżimu i o Rządach Islamskich rzut jest zbędny. Porażka nic nie kosztuje.',
  ],
  '8.3': [
    'Podróż',
    'Każdy punkt przenosi jedną komórkę, każdą raz na kartę. Do kraju przyległego, w obrębie własnego lub do kraju o Rządach Islamskich dociera na pewno; gdzie indziej trzeba rzutu według Rządów celu, a komórka, której się nie uda, wraca na Tor Funduszy.\nPrzybywa uśpiona. Wszystkie podróże zapowiada się przed rzutami; nieoznaczony cel najpierw się testuje.',
  ],
  '8.4': [
    'Dżihad',
    'W kraju muzułmańskim, lecz nie o Rządach Islamskich, po jednej komórce na kość; uśpione, które biorą udział, stają się aktywne. Każdy sukces pogarsza Rządy o poziom, ale nie poniżej Słabych, i usuwa jedną Pomoc. Każda porażka kosztuje komórkę. Rządy Islamskie może przynieść tylko Wielki Dżihad (8.4.2).',
  ],
  '8.4.2': [
    'Wielki Dżihad',
    'Jeśli komórek jest o co najmniej 5 więcej niż oddziałów i wszystkie uśpione stają się aktywne, dwa sukcesy ponad Słabe przynoszą Rządy Islamskie; gdy reżim jest Oblężony, wystarcza jeden. W kraju o Poprawnych Rządach trzeba więc trzech sukcesów z jednej karty.\nKraj staje się wtedy Wrogi, znikają Pomoc, Oblężony Reżim i Zmiana Reżimu, Fundusze rosną o jego Zasoby, a Prestiż spada do 1, jeśli są tam oddziały. Za pierwszym razem w Pakistanie staje się dostępny jego arsenał: trzy WMD.',
  ],
  '8.4.3': [
    'Nieudany Dżihad',
    'Każda nieudana kość odsyła jedną komórkę na Tor Funduszy i nie zostawia kadry; Dżihadyści wybierają, którą.\nJeśli Wielki Dżihad z trzema kośćmi w kraju, którego Rządy już są Słabe, nie przyniesie Rządów Islamskich, reżim zostaje Oblężony, a kraj przesuwa się o krok ku Sprzymierzonemu.',
  ],
  '8.5.1': [
    'Intryga: gdzie',
    'W każdym kraju, który nie jest pod Rządami Islamskimi, także w Iranie, po jednej komórce na kość; uśpione, które biorą udział, stają się aktywne.\nPierwsza w turze karta użyta do Intrygi nie uruchamia zdarzenia US, jeśli wykonano choć jeden rzut.',
  ],
  '8.5.2': [
    'Intryga: jaki znacznik',
    'Każdy sukces umieszcza jeden dostępny znacznik, zakryty: o liczbie nie większej niż wartość karty albo WMD, jeśli jest dostępne. Tylko Dżihadyści mogą go oglądać. Porażka nie ma skutku.',
  ],
  '8.5.6': [
    'Niezablokowane Intrygi',
    'Działają pod koniec każdej Fazy Akcji US, w kolejności wybranej przez Dżihadystów.\nKraj muzułmański: Fundusze +1, a +2, gdy Dobre; tyle kości, ile wynosi liczba (WMD 3), pogarsza Rządy i usuwa Pomoc. Gdzie indziej: Fundusze o liczbę, podwójnie, gdy Dobre, 9 za WMD; rzut na Nastawienie, w Schengen także w dwóch innych krajach strefy. Iran: tylko Fundusze.\nStany Zjednoczone: Fundusze 9, rzuty na Nastawienie i Prestiż; WMD wygrywa grę.\nJeśli są tam oddziały: Prestiż −1, a przy WMD spada do 1.',
  ],
};
