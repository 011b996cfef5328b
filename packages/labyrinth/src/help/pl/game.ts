import type { TranslatedHelp } from '@sandtable/kernel';
import type { game as en } from '../en/game.js';

export const game: TranslatedHelp<typeof en> = {
  '2.1': [
    'Natychmiastowe zwycięstwo',
    'US: 12 Zasobów w krajach o Dobrych Rządach; albo 15 krajów muzułmańskich o Rządach Dobrych lub Poprawnych; albo ani jednej komórki na mapie.\nDżihadyści: 6 Zasobów pod Rządami Islamskimi, przy czym co najmniej dwa z tych krajów są przyległe; albo 15 krajów muzułmańskich o Rządach Słabych lub Islamskich przy Prestiżu 1; albo Intryga WMD, która zadziała w Stanach Zjednoczonych.\nKraje nieoznaczone nie liczą się nikomu.',
  ],
  '2.3': [
    'Gdy skończy się ostatnia talia',
    'US wygrywają, jeśli Dobrych Zasobów jest ponad dwa razy więcej niż Islamskich; w przeciwnym razie wygrywają Dżihadyści. Kraj z zielonym znacznikiem Zmiany Reżimu liczy się tu – i tylko tu – jako Islamski.',
  ],
  '3.2': [
    'Przygotowanie gry',
    'Scenariusz określa stan krajów, torów, oddziałów, komórek i zdarzeń trwałych. Kraje, których nie wymienia, są nieoznaczone: przechodzą test, gdy jest to potrzebne (4.9.4). W niektórych scenariuszach Dżihadyści sami rozstawiają kilka komórek tam, gdzie scenariusz pozwala; kraj, do którego trafia komórka, jest testowany.',
  ],
  '4.1.1': [
    'Kraje przyległe',
    'Przyległe są kraje połączone linią. Siedem krajów strefy Schengen przylega do siebie nawzajem i do każdego kraju połączonego z ich ramką. Patriot Act przecina wszystkie połączenia Stanów Zjednoczonych poza Kanadą. Obejrzyj kraj, by zobaczyć jego obecnych sąsiadów.',
  ],
  '4.7.2': [
    'Nastawienie świata',
    'Liczą się wszystkie kraje niemuzułmańskie poza US: te o Nastawieniu Twardym minus te o Miękkim, najwyżej 3 w każdą stronę. Nastawienie Izraela jest zawsze Twarde; kraje nieoznaczone się nie liczą.\nJeśli Nastawienie świata jest przeciwne do US, różnica jest karą za Relacje GWOT w każdej Wojnie Idei w kraju muzułmańskim.',
  ],
  '4.8.4': [
    'Kadry',
    'Gdy ostatnia komórka kraju zostanie rozbita lub usunięta zdarzeniem, zostaje kadra: Dżihadyści nadal mogą tam rekrutować. Nowa komórka ją zastępuje. Komórki stracone przez własne nieudane rzuty kadry nie zostawiają.\nW swojej Fazie Akcji Dżihadyści mogą zdejmować kadry z mapy.',
  ],
  '4.9.2': [
    'Rzut Wojny Idei',
    'Sukces daje zmodyfikowane 5 lub więcej. Prestiż: Niski −1, Wysoki +1, Bardzo wysoki +2. Z Poprawnych na Dobre: −1. Kara za Relacje GWOT. Każdy znacznik Pomocy: +1. Jeśli choć jeden przyległy kraj jest Sprzymierzony i ma Dobre Rządy: +1.\nObejrzyj kraj, by zobaczyć, ile trzeba teraz wyrzucić.',
  ],
  '4.9.4': [
    'Test kraju',
    'Nieoznaczony kraj testuje się, gdy tylko stanie się celem operacji lub trafi do niego komórka. Kraj muzułmański ma Rządy Słabe przy 1–4, a Poprawne przy 5–6, i jest Neutralny. Inny ma Nastawienie Miękkie przy 1–4, a Twarde przy 5–6.\nTest poprzedza rzuty samej operacji. Jeśli okaże się, że karta ma za małą wartość, operacja się nie udaje, chyba że pomogą Rezerwy.',
  ],
  '5.2': [
    'Tura',
    'Dżihadyści zagrywają dwie karty, potem US dwie, na przemian, aż obie ręce będą puste albo US zatrzymają ostatnią kartę. Po każdej Fazie Akcji US działają niezablokowane Intrygi. Potem tura się kończy (5.2.5).',
  ],
  '5.2.2': [
    'Dwie karty na fazę',
    'W swojej Fazie Akcji strona zagrywa dwie karty, jedną po drugiej; każdą jako zdarzenie lub do operacji. Strona bez kart nie robi nic, tyle że Dżihadyści mogą zdejmować kadry.\nJeśli US mają tylko jedną kartę, mogą ją zagrać, odrzucić bez skutku albo zatrzymać na następną turę, ponad nowe rozdanie.',
  ],
  '5.2.5': [
    'Koniec tury',
    'Fundusze spadają o 1. Prestiż spada o 1, jeśli jakiś kraj ma Rządy Islamskie; potem rośnie o 1, jeśli Nastawienie świata jest na 3 po stronie US.\nOdrzuca się zdarzenia krótkotrwałe i kartę 1. Intrygi, Rezerwy wracają do 0, rozdaje się po 7 do 9 nowych kart, a zielone znaczniki Zmiany Reżimu odwraca się na brązową stronę.',
  ],
};
