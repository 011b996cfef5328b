import type { TranslatedHelp } from '@sandtable/kernel';
import type { us as en } from '../en/us.js';

export const us: TranslatedHelp<typeof en> = {
  '7.1': [
    'Operacje US',
    'Wartość karty musi być co najmniej równa Rządom celu: Dobre 1, Poprawne 2, Słabe 3. Zmiana Reżimu, Wycofanie i Alert zawsze wymagają 3. W kraju o Rządach Islamskich możliwe są tylko Zmiana Reżimu i Alert.',
  ],
  '7.2': [
    'Wojna Idei',
    'W kraju muzułmańskim Neutralnym albo Sprzymierzonym, którego Rządy nie są jeszcze Dobre: przy zmodyfikowanym 5 lub więcej kraj Neutralny staje się Sprzymierzony albo Rządy Sprzymierzonego poprawiają się o poziom. Dokładnie 4 daje pierwszą Pomoc. Przy Zmianie Reżimu oddziałów musi być o 5 więcej niż komórek.\nW innym kraju, poza US, Izraelem i Iranem: rzut na jego Nastawienie, Twarde przy 5–6. Jeśli jest potem takie jak US, Prestiż rośnie o 1.',
  ],
  '7.3.1': [
    'Rozmieszczenie',
    'Przenieś dowolną liczbę oddziałów z jednego miejsca do jednego innego; Tor Oddziałów też jest miejscem. Wartość musi być co najmniej równa Rządom celu; na tor wystarczy każda karta.\nZ kraju Zmiany Reżimu może odejść tylko tyle oddziałów, by nadal było ich o 5 więcej niż komórek. Oddziały na torze dają więcej kart.',
  ],
  '7.3.3': [
    'Dokąd mogą iść oddziały',
    'Tylko do kraju Sprzymierzonego, a więc zawsze muzułmańskiego, albo z powrotem na Tor Oddziałów. Do kraju o Rządach Islamskich wchodzą przez Zmianę Reżimu.',
  ],
  '7.3.4': [
    'Zmiana Reżimu',
    'Przy wartości 3 i Twardym Nastawieniu US wprowadź co najmniej 6 oddziałów z jednego miejsca do kraju o Rządach Islamskich. Dostaje on zielony znacznik i staje się Sprzymierzony, rzuca się na jego Rządy (Słabe przy 1–4, Poprawne przy 5–6), wszystkie komórki stają się tam aktywne i wykonuje się rzut na Prestiż.\nOdtąd oddziałów musi być o 5 więcej niż komórek, by część mogła odejść lub by możliwa była Wojna Idei; Rekrutacja nie wymaga tam rzutu. Znacznik znika, gdy Rządy staną się Dobre lub Islamskie.',
  ],
  '7.3.5': [
    'Wycofanie',
    'Przy wartości 3 i Miękkim Nastawieniu US wyprowadź z kraju Zmiany Reżimu dowolną liczbę oddziałów, bez względu na komórki, do Sprzymierzonego lub na tor. Pomoc przepada, reżim zostaje Oblężony i wykonuje się rzut na Prestiż. Znacznik Zmiany Reżimu zostaje.',
  ],
  '7.4.1': [
    'Gdzie można rozbijać',
    'W kraju musi być komórka lub kadra; ponadto musi on być Sprzymierzony albo niemuzułmański (lecz nie Iran) albo muszą w nim stać co najmniej 2 oddziały. Wartość musi być co najmniej równa jego Rządom.',
  ],
  '7.4.2': [
    'Co daje Rozbicie',
    'Dotyczy jednej komórki, a dwóch, jeśli są tam co najmniej 2 oddziały lub Nastawienie kraju jest Twarde. Aktywna wraca na Tor Funduszy, uśpiona staje się aktywna; tej samej komórki jedno i drugie spotkać nie może. Gdy komórek nie ma, znika kadra. Gdy znika ostatnia komórka, zostaje kadra.\nJeśli są tam co najmniej 2 oddziały, Prestiż rośnie o 1.',
  ],
  '7.5.2': [
    'Alert',
    'Za wartość 3 wybierz jedną Intrygę gdziekolwiek, także w Iranie lub w kraju Wrogim, odsłoń ją i zablokuj. WMD opuszcza grę; innego znacznika można użyć ponownie. Przed wyborem nie wolno podglądać.',
  ],
  '7.6.2': [
    'Ponowna Ocena',
    'Obie karty Fazy Akcji, każda o wartości 3 i bez Rezerw, odwracają Nastawienie US z Twardego na Miękkie lub odwrotnie.',
  ],
  '7.6.3': [
    'Kolejność Ponownej Oceny',
    'Jeśli na tych dwóch kartach są zdarzenia Dżihadystów, one też zachodzą. US wybierają, w jakiej kolejności następują one i zmiana Nastawienia.',
  ],
};
