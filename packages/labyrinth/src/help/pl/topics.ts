import type { TranslatedHelp } from '@sandtable/kernel';
import type { topics as en } from '../en/topics.js';

export const topics: TranslatedHelp<typeof en> = {
  'topic.aim': [
    'O co chodzi w grze',
    'US starają się zaprowadzić w świecie muzułmańskim Dobre Rządy, Dżihadyści – Rządy Islamskie. Kraje o większych Zasobach liczą się bardziej.\nUS wygrywają, mając 12 Zasobów pod Dobrymi Rządami, Dżihadyści – 6 pod Rządami Islamskimi; są też inne drogi (2.1). Jeśli do wyczerpania ostatniej talii nikt nie wygra, Dobrych Zasobów musi być ponad dwa razy więcej niż Islamskich, inaczej wygrywają Dżihadyści.\nWiększość krajów jest na początku nieoznaczona: ich Rządy lub Nastawienie wychodzą na jaw dopiero wtedy, gdy ktoś tam trafi.',
  ],
  'topic.turn': [
    'Jak przebiega tura',
    'Obie strony mają karty na ręce. Dżihadyści zagrywają dwie karty, potem US dwie i tak dalej, aż ręce będą puste.\nPo każdych dwóch kartach US działają wszystkie Intrygi na mapie, których nie zablokowano. Zawsze jest więc jedna okazja, by Intrygę powstrzymać.\nGdy kart zabraknie, Fundusze spadają, Prestiż może się zmienić i rozdaje się nowe karty: im więcej oddziałów w domu, tym więcej kart dla US; im większe Fundusze, tym więcej dla Dżihadystów.',
  ],
  'topic.card': [
    'Co można zrobić z kartą',
    'Karta ma wartość od 1 do 3 i zdarzenie. Używasz jednego z dwojga: zdarzenia, jeśli jest twoje lub nieskojarzone, albo wartości – do operacji.\nJeśli użyjesz do operacji karty drugiej strony, zajdzie także jej zdarzenie. To ty wybierasz, czy przed operacją, czy po niej, i często na tym polega cała sztuka: zagraj cudzą kartę wtedy, gdy jej zdarzenie nie może zaszkodzić.\nKartę o wartości 1 lub 2 można też odłożyć jako Rezerwy.',
  ],
  'topic.countries': [
    'Rządy, Sprzyjanie i Nastawienie',
    'Kraje muzułmańskie mają Rządy (Dobre 1, Poprawne 2, Słabe 3 lub Islamskie) i Sprzyjanie (Sprzymierzony, Neutralny, Wrogi). Liczba ta działa w dwie strony: US potrzebują tam karty o co najmniej takiej wartości, a kość Dżihadystów odnosi sukces przy tylu lub mniej. Kraj o Słabych Rządach jest więc trudny dla US, a łatwy dla Dżihadystów.\nPozostałe kraje mają Nastawienie, Twarde lub Miękkie. Gdy świat skłania się w inną stronę niż US, Wojna Idei jest trudniejsza. Iran nie ma ani jednego, ani drugiego: może być tylko miejscem dla komórek i Intryg.',
  ],
  'topic.cells': [
    'Komórki, oddziały i kadry',
    'Komórki są uśpione, dopóki czegoś nie zrobią; potem są aktywne. Rozbicie usuwa aktywne, a uśpione tylko ujawnia. Podróż na powrót usypia komórkę.\nKomórki spoza mapy czekają na Torze Funduszy, a niskie Fundusze część z nich zamykają.\nOddziały stoją w krajach Sprzymierzonych lub w krajach Zmiany Reżimu. Tam, gdzie rozbito ostatnią komórkę, zostaje kadra i Dżihadyści mogą znów rekrutować.',
  ],
  'topic.us': [
    'US w skrócie',
    'Wojną Idei zmieniaj kraje Neutralne w Sprzymierzone i poprawiaj ich Rządy. W rzucie pomagają Prestiż, Pomoc, dobry sąsiad i świat, który się z tobą zgadza.\nRozbijaj komórki, zanim będzie ich o pięć więcej niż twoich oddziałów, bo wtedy Wielki Dżihad może przynieść Rządy Islamskie.\nTrzymaj kartę o wartości 3 na Alert. Zmiana Reżimu odzyskuje kraj, ale wiąże oddziały i zmniejsza twoją rękę.',
  ],
  'topic.jihadist': [
    'Dżihadyści w skrócie',
    'Rekrutuj tam, gdzie Rządy są Słabe, podróżuj do sąsiadów o Słabych Rządach, pogarszaj Rządy Małym Dżihadem i zbierz o pięć komórek więcej niż oddziałów, by ruszyć z Wielkim.\nIntrygi przynoszą Fundusze, które spadają co turę, a bez Funduszy nie masz ani komórek, ani kart. Intrygi w krajach z Pomocą lub oddziałami bolą podwójnie.\nGdy Prestiż spadnie do 1, wygrywa też piętnaście krajów o Rządach Słabych lub Islamskich; WMD w Stanach Zjednoczonych wygrywa od razu.',
  ],
  'topic.hidden': [
    'Co jest ukryte',
    'Widzisz własne karty, a z kart drugiej strony tylko ich liczbę. Jedynie Dżihadyści wiedzą, jakie Intrygi umieścili; pokazuje je Alert albo ich skutek.\nKarty odrzucone i usunięte są jawne dla wszystkich, podobnie jak liczba kart do dobrania.\nW grze 1-osobowej nikt nie widzi kart Dżihadystów, zanim zostaną zagrane.',
  ],
  'topic.solitaire': [
    'Gra 1-osobowa',
    'Prowadzisz US; Dżihadyści z instrukcji zagrywają górną kartę zakrytego stosu. Ich zdarzenia i nieskojarzone zachodzą, jeśli mogą. Jeśli mogłoby zajść zdarzenie US, używają karty do Intrygi. W pozostałych przypadkach wybierają pierwszą możliwą operację: Wielki Dżihad, który może się udać, Mały Dżihad przy Rządach Dobrych lub Poprawnych, Rekrutację, Podróż. Operacje, które zostaną, stają się Radykalizacją.\nDziennik podaje zasadę każdego kroku. Na koniec musisz mieć ponad dwa razy więcej Zasobów niż oni i co najmniej 6, 9 lub 12 Dobrych Zasobów przy 1, 2 lub 3 taliach.',
  ],
};
