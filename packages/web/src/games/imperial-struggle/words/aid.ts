import { phrases } from '../../../words/phrases.js';

/** The player aid, in our own words. */
export const aid = phrases({
  en: {
    'aid.title': 'Player aid',
    'aid.pages': 'Pages',
    'aid.page.turn': 'The turn',
    'aid.page.points': 'What points buy',
    'aid.page.war': 'War',
    'aid.page.scoring': 'Scoring',
    'aid.turn.name': 'A peace turn',
    'aid.turn':
      'Awards and three commodities in demand are laid out, nine Investment tiles shown, three Event cards dealt to each (three are kept), Ministries chosen in secret. Who is behind has the initiative and says who begins. Then four Action Rounds each, in turn; Treaty Points above 4 are lost; scoring; perhaps a war.',
    'aid.round.name': 'An Action Round',
    'aid.round':
      'Take one of the tiles left. Then pass (2 Debt less, and the round is over), or play it: first an event if the tile shows the symbol, then its Major and Minor Action, Advantages, Ministries and the Upgrade in any order.',
    'aid.event.name': 'Event cards',
    'aid.event':
      'Only with the event symbol, before anything else of the tile. A card that shows a kind of points needs a Major Action of that kind. If its condition is met when it is played, the bonus comes too; a Ministry may be revealed for it. Points of an event count as a Major Action, but keep their limits. The card leaves the game.',
    'aid.ministry.name': 'Ministries',
    'aid.ministry':
      'Two of the era, chosen face down on its first turn; on the second those still face down may be changed. One is revealed in an own round, whenever it is wanted; only then do its abilities and keywords count. Most abilities work once a turn.',
    'aid.major.name': 'Major Action',
    'aid.major': 'Its points pay for as many things as they reach.',
    'aid.minor.name': 'Minor Action',
    'aid.minor':
      '2 points for one single thing; what is left is lost. It cannot take away an opposing flag or Squadron, unless a Conflict marker lies there.',
    'aid.upgrade.name': 'Military Upgrade',
    'aid.upgrade':
      'With the symbol: draw another Basic War Tile for a theater and keep the better; the other goes back, or leaves the game. On turn 6 a Treaty Point instead.',
    'aid.advantage.name': 'Advantages',
    'aid.advantage':
      'Yours while you hold every space of it. Two a round at most, one of each Region, not one gained in the same round. Used, it is exhausted until the next turn; a Conflict marker on a space of it blocks it.',
    'aid.debt.name': 'Debt',
    'aid.debt':
      'Each point of Debt adds a point of a kind that you have in this round, up to the Debt Limit. Debt that is forced upon you beyond the limit gives the other side a victory point each.',
    'aid.treaty.name': 'Treaty Points',
    'aid.treaty':
      'Each adds a point in the same way, without Debt. At the end of a turn all above 4 are lost, before scoring.',
    'aid.market.name': 'Shift a Market',
    'aid.market.cost': 'printed cost',
    'aid.market':
      'Put your flag on an empty one, or take the other’s down. It must be connected to your Territory, Fort or Squadron, or to a Market that has been yours since before the round, is not isolated and has no Conflict marker.',
    'aid.cheap.name': 'Isolated, or in conflict',
    'aid.cheap.cost': '1',
    'aid.cheap':
      'A Market that no chain of its owner’s Markets joins to a Territory, Fort or Squadron when the round begins, or any space with a Conflict marker, shifts for 1.',
    'aid.guarded.name': 'Protected Market',
    'aid.guarded.cost': '+1',
    'aid.guarded': 'To take down the flag of a Market beside its owner’s Squadron or undamaged Fort costs 1 more.',
    'aid.political.name': 'Shift a Political space',
    'aid.political.cost': 'printed cost',
    'aid.political': 'Any that is open; no connection is needed. With a Conflict marker for 1.',
    'aid.draw.name': 'Draw an Event card',
    'aid.draw.cost': '3',
    'aid.draw': 'While the draw pile lasts. Hands go back to three with the next deal.',
    'aid.region.name': 'Another Region',
    'aid.region.cost': '+1',
    'aid.region':
      'Of Economic points, and of Diplomatic points, the first Region of the round is free; every purchase in another costs 1 more. Military points know no Regions.',
    'aid.tile.name': 'Bonus War Tile',
    'aid.tile.cost': '2',
    'aid.tile': 'Drawn by chance, for a theater of the next war: two a round, two in a theater.',
    'aid.calm.name': 'Remove a Conflict marker',
    'aid.calm.cost': '2',
    'aid.calm': '1 on a Protected Market; 1 more where the marker shows +1.',
    'aid.fort.name': 'Build a Fort',
    'aid.fort.cost': 'printed cost',
    'aid.fort':
      'On an empty Fort space connected to your Market without conflict, Squadron or Territory, both when the round began and now.',
    'aid.repair.name': 'Repair or seize a Fort',
    'aid.repair.cost': 'printed cost −1 / +1',
    'aid.repair':
      'Your own damaged Fort for 1 less. An opposing one that is damaged for 1 more, beside your Squadron or Market without conflict, and not with a Minor Action: it becomes yours.',
    'aid.squadron.name': 'Construct a Squadron',
    'aid.squadron.cost': '4',
    'aid.squadron': 'From the yard to your Navy Box; eight a side.',
    'aid.deploy.name': 'Deploy a Squadron',
    'aid.deploy.cost': '1, 2 or 3',
    'aid.deploy':
      'From the Navy Box or another sea, each once a round. To an empty sea 1; to drive an opposing one off to its Navy Box 2 from another sea, 3 from the box, and not with a Minor Action.',
    'aid.convert.name': 'Turn 6: change points',
    'aid.convert.cost': '2 for 1',
    'aid.convert': 'There is no more war: two Military points give one Economic or Diplomatic point, one kind a round.',
    'aid.war.name': 'A war',
    'aid.war':
      'After turns 1, 3, 4 and 5. Theater by theater: both turn up their tiles there, tile symbols take effect, strength is added up, the higher total has the spoils of its lead at once. A tie brings nothing.',
    'aid.symbols.name': 'Symbols of tiles',
    'aid.symbols':
      'Who leads in victory points first. Debt: the other takes 1 Debt. Crossed flag: take down an opposing flag of a Market or Political space of the theater’s Regions without a Conflict marker. Fort or fleet: damage a Fort there, or drive a Squadron off. What can be done must be done.',
    'aid.strength.name': 'Strength',
    'aid.strength':
      'Tiles, and 1 for each thing of the theater’s list: Alliances of the countries named that show this war, Squadrons and undamaged Forts there, Conflict markers on the other’s flags there, a revealed Ministry with the keyword.',
    'aid.spoils.name': 'Spoils',
    'aid.spoils':
      'By the lead: victory points, Conquest Points to be spent at once, sometimes a flag taken down or more; the loser has Treaty Points. Who wins every theater of a war in its highest tier wins the game.',
    'aid.conquest.name': 'Conquest Points',
    'aid.conquest':
      '1 each: a Fort, a Market or (with a Squadron) a sea of the theater’s Regions, or a Territory there or on the theater’s list; one that has Conquest Lines only over such a line from your Fort, sea or Territory. Huguenots make it 2.',
    'aid.refuse.name': 'Refusing',
    'aid.refuse':
      'The owner of a Territory may refuse to yield it: 3 victory points to the other the first time, 5 the second, twice a war. The Conquest Point is lost.',
    'aid.after.name': 'After a war',
    'aid.after':
      'Basic tiles go back, Bonus tiles leave the game, Conflict markers that gave strength are removed. The next display is laid out with a Basic tile a theater and side.',
    'aid.awards.name': 'Region Awards',
    'aid.awards':
      'More controlled spaces of all kinds in a Region, Squadrons too, by at least the lead that the tile names. Spaces with a Conflict marker count for nobody.',
    'aid.prestige.name': 'Prestige',
    'aid.prestige': 'More Prestige spaces: 2 victory points.',
    'aid.demand.name': 'Global Demand',
    'aid.demand': 'For each commodity in demand, more Markets of it: what the table of the era pays. Ties pay nothing.',
    'aid.victory.name': 'How to win',
    'aid.victory':
      'At once after scoring: with every Award and all of the Global Demand of a turn, or with the marker at 0 (Britain) or 30 (France). After a war: every theater in its highest tier. Else after turn 6: below 15 Britain, above it France; at 15 more available Debt, then Britain.',
    'aid.final.name': 'Final scoring',
    'aid.final':
      'After turn 6: Prestige 2; 1 for every 2 of available Debt more, 4 at most; 1 for each of the six commodities led; 2 for each own flag on a Territory of the other’s color (those of the United States count as French).',
  },
  pl: {
    'aid.title': 'Pomoc gracza',
    'aid.pages': 'Strony',
    'aid.page.turn': 'Tura',
    'aid.page.points': 'Co kupują punkty',
    'aid.page.war': 'Wojna',
    'aid.page.scoring': 'Punktacja',
    'aid.turn.name': 'Tura Pokoju',
    'aid.turn':
      'Rozkłada się Nagrody i popyt na trzy towary, dziewięć Inwestycji, każdy dobiera trzy karty Wydarzeń (zostają trzy) i potajemnie wybiera Ministrów. Kto przegrywa, ma Inicjatywę i mówi, kto zaczyna. Potem na przemian po cztery rundy; Punkty Odwetu powyżej 4 przepadają; punktacja; być może Wojna.',
    'aid.round.name': 'Runda',
    'aid.round':
      'Weź jeden z pozostałych żetonów. Potem poddaj rundę (Dług mniejszy o 2, koniec rundy) albo graj: najpierw Wydarzenie, jeśli żeton ma symbol, potem w dowolnej kolejności Akcja Główna i Poboczna, Korzyści, Ministrowie i Przegrupowanie.',
    'aid.event.name': 'Karty Wydarzeń',
    'aid.event':
      'Tylko z symbolem Wydarzenia, przed wszystkim innym z żetonu. Karta z rodzajem punktów wymaga takiej Akcji Głównej. Jeśli w chwili zagrania jej warunek jest spełniony, działa też premia; można w tym celu ujawnić Ministra. Punkty z Wydarzenia są jak Akcja Główna, ale zachowują swoje ograniczenia. Karta opuszcza grę.',
    'aid.ministry.name': 'Ministrowie',
    'aid.ministry':
      'Dwóch z danej Epoki, wybieranych potajemnie w jej pierwszej turze; w drugiej można wymienić zakrytych. Ministra ujawnia się we własnej rundzie, kiedy się chce; dopiero wtedy działają jego zdolności i Kompetencje. Większość zdolności działa raz na turę.',
    'aid.major.name': 'Akcja Główna',
    'aid.major': 'Jej punkty opłacają tyle zakupów, na ile wystarczą.',
    'aid.minor.name': 'Akcja Poboczna',
    'aid.minor':
      '2 punkty na jedną jedyną rzecz; reszta przepada. Nie może zabrać przeciwnikowi Flagi ani Eskadry, chyba że leży tam znacznik Konfliktu.',
    'aid.upgrade.name': 'Przegrupowanie',
    'aid.upgrade':
      'Z symbolem: dobierz inne Wojsko Regularne w Kampanii i zachowaj lepsze; drugie wraca do puli albo opuszcza grę. W turze 6 zamiast tego Punkt Odwetu.',
    'aid.advantage.name': 'Korzyści',
    'aid.advantage':
      'Twoja, gdy masz wszystkie jej pola. Najwyżej dwie na rundę, po jednej z Regionu, nie ta zdobyta w tej rundzie. Użyta jest wyczerpana do następnej tury; znacznik Konfliktu na jej polu ją blokuje.',
    'aid.debt.name': 'Dług',
    'aid.debt':
      'Każdy punkt Długu to dodatkowy punkt takiego rodzaju, jaki masz w tej rundzie, do Limitu Zadłużenia. Narzucony Dług ponad limit daje przeciwnikowi po 1 PZ.',
    'aid.treaty.name': 'Punkty Odwetu',
    'aid.treaty':
      'Każdy działa tak samo, ale bez Długu. Na koniec tury, przed punktacją, wszystkie powyżej 4 przepadają.',
    'aid.market.name': 'Przekupienie Rynku',
    'aid.market.cost': 'koszt pola',
    'aid.market':
      'Podnieś Flagę na pustym albo opuść Flagę przeciwnika. Musi łączyć się z twoim Terytorium, Fortem lub Eskadrą albo z Rynkiem, który jest twój od początku rundy, nie jest Odcięty i nie ma znacznika Konfliktu.',
    'aid.cheap.name': 'Odcięty lub w Konflikcie',
    'aid.cheap.cost': '1',
    'aid.cheap':
      'Rynek, którego na początku rundy żaden łańcuch Rynków właściciela nie łączy z Terytorium, Fortem ani Eskadrą, oraz każde pole ze znacznikiem Konfliktu przekupuje się za 1.',
    'aid.guarded.name': 'Rynek Strzeżony',
    'aid.guarded.cost': '+1',
    'aid.guarded':
      'Opuszczenie Flagi na Rynku połączonym z Eskadrą lub nieuszkodzonym Fortem właściciela kosztuje o 1 więcej.',
    'aid.political.name': 'Przekupienie Poselstwa',
    'aid.political.cost': 'koszt pola',
    'aid.political': 'Dowolne dostępne; połączenie nie jest potrzebne. Ze znacznikiem Konfliktu za 1.',
    'aid.draw.name': 'Dobranie karty Wydarzenia',
    'aid.draw.cost': '3',
    'aid.draw': 'Dopóki jest talia. Do trzech kart schodzi się przy następnym rozdaniu.',
    'aid.region.name': 'Dodatkowy Region',
    'aid.region.cost': '+1',
    'aid.region':
      'Osobno dla punktów Ekonomicznych i Politycznych: pierwszy Region rundy jest bez opłaty, każdy zakup w innym kosztuje o 1 więcej. Punktów Militarnych to nie dotyczy.',
    'aid.tile.name': 'Wojsko Elitarne',
    'aid.tile.cost': '2',
    'aid.tile': 'Losowane, do Kampanii najbliższej Wojny: najwyżej dwa na rundę i dwa w Kampanii.',
    'aid.calm.name': 'Usunięcie znacznika Konfliktu',
    'aid.calm.cost': '2',
    'aid.calm': '1 na Rynku Strzeżonym; o 1 więcej, gdy znacznik pokazuje +1.',
    'aid.fort.name': 'Budowa Fortu',
    'aid.fort.cost': 'koszt pola',
    'aid.fort':
      'Na pustym polu Fortu połączonym z twoim Rynkiem bez Konfliktu, Eskadrą lub Terytorium, zarówno na początku rundy, jak i teraz.',
    'aid.repair.name': 'Naprawa lub przejęcie Fortu',
    'aid.repair.cost': 'koszt pola −1 / +1',
    'aid.repair':
      'Własny uszkodzony Fort za 1 mniej. Uszkodzony Fort przeciwnika za 1 więcej, obok twojej Eskadry lub Rynku bez Konfliktu, nie Akcją Poboczną: staje się twój.',
    'aid.squadron.name': 'Budowa Eskadry',
    'aid.squadron.cost': '4',
    'aid.squadron': 'Ze Stoczni do Bazy Floty; po osiem na stronę.',
    'aid.deploy.name': 'Rozmieszczenie Eskadry',
    'aid.deploy.cost': '1, 2 lub 3',
    'aid.deploy':
      'Z Bazy Floty lub innego Akwenu, każda raz na rundę. Na pusty Akwen 1; przepędzenie Eskadry przeciwnika do jego Bazy: 2 z innego Akwenu, 3 z Bazy, nie Akcją Poboczną.',
    'aid.convert.name': 'Tura 6: zamiana punktów',
    'aid.convert.cost': '2 za 1',
    'aid.convert':
      'Nie ma już Wojny: dwa Punkty Militarne dają jeden Ekonomiczny albo Polityczny, jeden rodzaj na rundę.',
    'aid.war.name': 'Wojna',
    'aid.war':
      'Po turach 1, 3, 4 i 5. Kampania po Kampanii: obaj odkrywają Wojska, działają ich symbole, sumuje się siłę, a wyższa suma od razu daje łupy według przewagi. Remis nie daje nic.',
    'aid.symbols.name': 'Symbole Wojsk',
    'aid.symbols':
      'Najpierw gracz prowadzący w PZ. Dług: przeciwnik bierze 1 Długu. Przekreślona Flaga: opuść Flagę przeciwnika na Rynku lub Poselstwie w Regionie Kampanii, bez znacznika Konfliktu. Fort lub flota: uszkodź tam Fort albo przepędź Eskadrę. Co da się zrobić, trzeba zrobić.',
    'aid.strength.name': 'Siła',
    'aid.strength':
      'Wojska oraz po 1 za wszystko z listy Kampanii: Sojusze wymienionych państw oznaczone tą Wojną, tamtejsze Eskadry i nieuszkodzone Forty, znaczniki Konfliktu na tamtejszych Flagach przeciwnika, ujawniony Minister z Kompetencją.',
    'aid.spoils.name': 'Łupy Wojenne',
    'aid.spoils':
      'Według przewagi: PZ, Punkty Podboju do wydania od razu, czasem opuszczona Flaga lub coś więcej; pokonany dostaje Punkty Odwetu. Kto wygra wszystkie Kampanie Wojny z najwyższą przewagą, wygrywa grę.',
    'aid.conquest.name': 'Punkty Podboju',
    'aid.conquest':
      'Po 1: Fort, Rynek lub (Eskadrą) Akwen w Regionie Kampanii albo tamtejsze lub wymienione na liście Terytorium, wzdłuż Linii Podboju od twojego Fortu, Akwenu lub Terytorium, jeśli takie linie ma. Hugenoci: 2.',
    'aid.refuse.name': 'Odmowa',
    'aid.refuse':
      'Właściciel Terytorium może odmówić jego oddania: 3 PZ dla przeciwnika za pierwszym razem, 5 za drugim, dwa razy na Wojnę. Punkt Podboju przepada.',
    'aid.after.name': 'Po Wojnie',
    'aid.after':
      'Wojska Regularne wracają do puli, Elitarne opuszczają grę, znaczniki Konfliktu, które dawały siłę, znikają. Na następny arkusz trafia po jednym Wojsku Regularnym na Kampanię i stronę.',
    'aid.awards.name': 'Nagrody za Dominację',
    'aid.awards':
      'Więcej kontrolowanych pól wszystkich rodzajów w Regionie, także Eskadr, z przewagą co najmniej taką, jak na żetonie. Pola ze znacznikiem Konfliktu nie liczą się nikomu.',
    'aid.prestige.name': 'Prestiż',
    'aid.prestige': 'Więcej pól Prestiżu: 2 PZ.',
    'aid.demand.name': 'Globalny Popyt',
    'aid.demand': 'Za każdy towar z popytem, więcej jego Rynków: tyle, ile mówi tabela Epoki. Remis nie daje nic.',
    'aid.victory.name': 'Jak wygrać',
    'aid.victory':
      'Od razu po punktacji: wszystkie Nagrody i cały Globalny Popyt tury albo znacznik na 0 (Wielka Brytania) lub 30 (Francja). Po Wojnie: wszystkie Kampanie z najwyższą przewagą. W przeciwnym razie po turze 6: poniżej 15 Wielka Brytania, powyżej Francja; przy 15 większy dostępny Dług, potem Wielka Brytania.',
    'aid.final.name': 'Punktacja końcowa',
    'aid.final':
      'Po turze 6: Prestiż 2; po 1 za każde 2 punkty przewagi w dostępnym Długu, najwyżej 4; po 1 za każdy z sześciu towarów z przewagą; po 2 za każdą własną Flagę na Terytorium barwy przeciwnika (Flagi USA liczą się jako francuskie).',
  },
  hu: {
    'aid.title': 'Segédlet',
    'aid.pages': 'Oldalak',
    'aid.page.turn': 'A forduló',
    'aid.page.points': 'Mit vesznek a pontok',
    'aid.page.war': 'Háború',
    'aid.page.scoring': 'Értékelés',
    'aid.turn.name': 'Békeforduló',
    'aid.turn':
      'Díjak és három keresett árucikk kerül ki, kilenc befektetéslapka, mindkét fél három eseménykártyát húz (három marad), és titokban minisztériumot választ. Aki hátrányban van, azé a kezdeményezés: ő mondja meg, ki kezd. Ezután felváltva négy-négy akciókör; a 4 fölötti szerződéspontok elvesznek; értékelés; esetleg háború.',
    'aid.round.name': 'Akciókör',
    'aid.round':
      'Végy el egyet a megmaradt lapkákból. Ezután passzolj (2-vel kevesebb adósság, és vége a körnek), vagy játszd ki: előbb esemény, ha a lapkán ott a jele, majd tetszőleges sorrendben a fő- és mellékakció, előnyök, minisztériumok és a fejlesztés.',
    'aid.event.name': 'Eseménykártyák',
    'aid.event':
      'Csak eseményjellel, a lapka minden más része előtt. A pontfajtát mutató laphoz olyan főakció kell. Ha kijátszáskor teljesül a feltétele, a bónusz is jár; ezért felfedhető egy minisztérium. Az esemény pontjai főakciónak számítanak, de megkötéseik maradnak. A lap kikerül a játékból.',
    'aid.ministry.name': 'Minisztériumok',
    'aid.ministry':
      'A korszak két minisztériuma, az első fordulóban lefordítva; a másodikban a még lefordítottak cserélhetők. Saját körben bármikor felfedhető; képességei és kulcsszavai csak akkor élnek. A legtöbb képesség fordulónként egyszer használható.',
    'aid.major.name': 'Főakció',
    'aid.major': 'Pontjai annyi dologra jók, amennyire futja.',
    'aid.minor.name': 'Mellékakció',
    'aid.minor':
      '2 pont egyetlen dologra; a maradék elvész. Nem vehet el ellenséges zászlót vagy hajórajt, hacsak nincs ott konfliktusjelző.',
    'aid.upgrade.name': 'Hadseregfejlesztés',
    'aid.upgrade':
      'A jellel: húzz másik alap hadilapkát egy hadszíntérre, és tartsd meg a jobbat; a másik visszakerül, vagy kikerül a játékból. A 6. fordulóban helyette szerződéspont.',
    'aid.advantage.name': 'Előnyök',
    'aid.advantage':
      'A tiéd, amíg minden mezője a tiéd. Körönként legfeljebb kettő, régiónként egy, és nem az ugyanabban a körben szerzett. Használat után a következő fordulóig kimerült; mezőjén lévő konfliktusjelző akadályozza.',
    'aid.debt.name': 'Adósság',
    'aid.debt':
      'Minden adósságpont egy plusz pontot ad olyan fajtából, amilyened e körben van, az adósságkorlátig. A korlát fölé kényszerített adósságért az ellenfél pontonként 1 győzelmi pontot kap.',
    'aid.treaty.name': 'Szerződéspontok',
    'aid.treaty':
      'Mindegyik ugyanígy ad egy pontot, adósság nélkül. A forduló végén, értékelés előtt, a 4 fölöttiek elvesznek.',
    'aid.market.name': 'Piac átbillentése',
    'aid.market.cost': 'nyomtatott ár',
    'aid.market':
      'Tűzz zászlót egy üres piacra, vagy vedd le az ellenfélét. Kapcsolódnia kell területedhez, erődödhöz vagy hajórajodhoz, vagy olyan piachoz, amely a kör kezdete óta a tiéd, nem elszigetelt, és nincs rajta konfliktusjelző.',
    'aid.cheap.name': 'Elszigetelt vagy konfliktusos',
    'aid.cheap.cost': '1',
    'aid.cheap':
      'Az a piac, amelyet a kör elején birtokosa piacainak lánca nem köt területhez, erődhöz vagy hajórajhoz, és minden konfliktusjelzős mező 1-ért billenthető.',
    'aid.guarded.name': 'Védett piac',
    'aid.guarded.cost': '+1',
    'aid.guarded': 'A birtokosa hajóraja vagy ép erődje melletti piac zászlóját levenni 1-gyel drágább.',
    'aid.political.name': 'Politikai mező átbillentése',
    'aid.political.cost': 'nyomtatott ár',
    'aid.political': 'Bármelyik nyitott; kapcsolat nem kell. Konfliktusjelzővel 1-ért.',
    'aid.draw.name': 'Eseménykártya húzása',
    'aid.draw.cost': '3',
    'aid.draw': 'Amíg van húzópakli. Három lapra a következő osztáskor kell visszamenni.',
    'aid.region.name': 'Más régió',
    'aid.region.cost': '+1',
    'aid.region':
      'A gazdasági és a diplomáciai pontoknál külön-külön a kör első régiója felár nélküli; minden vásárlás másikban 1-gyel drágább. A katonai pontokra nem vonatkozik.',
    'aid.tile.name': 'Bónusz hadilapka',
    'aid.tile.cost': '2',
    'aid.tile': 'Véletlenül húzva, a következő háború egyik hadszínterére: körönként kettő, hadszíntérenként kettő.',
    'aid.calm.name': 'Konfliktusjelző eltávolítása',
    'aid.calm.cost': '2',
    'aid.calm': 'Védett piacon 1; 1-gyel több, ha a jelzőn +1 áll.',
    'aid.fort.name': 'Erőd építése',
    'aid.fort.cost': 'nyomtatott ár',
    'aid.fort':
      'Üres erődmezőre, amely konfliktus nélküli piacodhoz, hajórajodhoz vagy területedhez kapcsolódik, a kör elején és most is.',
    'aid.repair.name': 'Erőd javítása vagy elfoglalása',
    'aid.repair.cost': 'nyomtatott ár −1 / +1',
    'aid.repair':
      'Saját sérült erődöd 1-gyel olcsóbban. Az ellenfél sérült erődje 1-gyel drágábban, hajórajod vagy konfliktus nélküli piacod mellett, nem mellékakcióval: a tiéd lesz.',
    'aid.squadron.name': 'Hajóraj építése',
    'aid.squadron.cost': '4',
    'aid.squadron': 'A hajógyárból a flottabázisra; oldalanként nyolc.',
    'aid.deploy.name': 'Hajóraj kiküldése',
    'aid.deploy.cost': '1, 2 vagy 3',
    'aid.deploy':
      'A flottabázisról vagy más tengerről, mindegyik körönként egyszer. Üres tengerre 1; ellenséges hajóraj elűzése 2 más tengerről, 3 a bázisról, nem mellékakcióval.',
    'aid.convert.name': '6. forduló: pontváltás',
    'aid.convert.cost': '2-ért 1',
    'aid.convert': 'Nincs több háború: két katonai pont egy gazdasági vagy diplomáciai pontot ad, körönként egyfélét.',
    'aid.war.name': 'Háború',
    'aid.war':
      'Az 1., 3., 4. és 5. forduló után. Hadszíntérről hadszíntérre: mindketten felfedik lapkáikat, a jelek hatnak, az erőt összeadják, és a nagyobb összeg azonnal megkapja az előnyének járó zsákmányt. Döntetlen semmit sem ad.',
    'aid.symbols.name': 'A lapkák jelei',
    'aid.symbols':
      'Előbb a győzelmi pontokban vezető. Adósság: az ellenfél 1 adósságot kap. Áthúzott zászló: vedd le az ellenfél egy zászlóját a hadszíntér régióinak konfliktusjelző nélküli piacáról vagy politikai mezőjéről. Erőd vagy flotta: rongálj meg ott egy erődöt, vagy űzz el egy hajórajt. Ami lehetséges, kötelező.',
    'aid.strength.name': 'Erő',
    'aid.strength':
      'Lapkák, és 1-1 a hadszíntér listájának minden eleméért: a megnevezett országok e háborút mutató szövetségei, az ottani hajórajok és ép erődök, konfliktusjelzők az ellenfél ottani zászlóin, felfedett minisztérium a kulcsszóval.',
    'aid.spoils.name': 'Hadizsákmány',
    'aid.spoils':
      'Az előny szerint: győzelmi pontok, azonnal elköltendő hódítási pontok, néha levett zászló vagy más; a vesztes szerződéspontot kap. Aki egy háború minden hadszínterét a legmagasabb fokozaton nyeri, megnyeri a játszmát.',
    'aid.conquest.name': 'Hódítási pontok',
    'aid.conquest':
      'Egyenként 1: erőd, piac vagy (hajórajjal) tenger a hadszíntér régióiban, vagy ottani, illetve a listán szereplő terület, hódítási vonala mentén erődödből, tengeredről vagy területedről, ha van ilyen vonala. Hugenottákkal 2.',
    'aid.refuse.name': 'Visszautasítás',
    'aid.refuse':
      'Egy terület birtokosa megtagadhatja az átadását: először 3, másodszor 5 győzelmi pont az ellenfélnek, háborúnként kétszer. A hódítási pont elvész.',
    'aid.after.name': 'A háború után',
    'aid.after':
      'Az alaplapkák visszakerülnek, a bónuszlapkák kikerülnek a játékból, az erőt adó konfliktusjelzők lekerülnek. A következő táblára hadszíntérenként és oldalanként egy alaplapka kerül.',
    'aid.awards.name': 'Régiódíjak',
    'aid.awards':
      'Több ellenőrzött mező egy régióban, minden fajtából, hajórajokkal együtt, legalább a lapkán álló előnnyel. A konfliktusjelzős mezők senkinek sem számítanak.',
    'aid.prestige.name': 'Presztízs',
    'aid.prestige': 'Több presztízsmező: 2 győzelmi pont.',
    'aid.demand.name': 'Világkereslet',
    'aid.demand':
      'Minden keresett árucikknél a több piac: a korszak táblázata szerinti jutalom. Döntetlen semmit sem ad.',
    'aid.victory.name': 'Hogyan győzhetsz',
    'aid.victory':
      'Értékelés után azonnal: egy forduló minden díja és teljes világkereslete, vagy a jelző 0-n (Nagy-Britannia) vagy 30-on (Franciaország). Háború után: minden hadszíntér a legmagasabb fokozaton. Egyébként a 6. forduló után: 15 alatt Nagy-Britannia, fölötte Franciaország; 15-nél a nagyobb szabad hitelkeret, majd Nagy-Britannia.',
    'aid.final.name': 'Végső értékelés',
    'aid.final':
      'A 6. forduló után: presztízs 2; a szabad hitelkeret minden 2 pontnyi többletéért 1, legfeljebb 4; a hat árucikkből minden vezetettért 1; minden saját zászlóért az ellenfél színét viselő területen 2 (az USA zászlói franciának számítanak).',
  },
  fr: {
    'aid.title': 'Aide de jeu',
    'aid.pages': 'Pages',
    'aid.page.turn': 'Le tour',
    'aid.page.points': 'Ce qu’achètent les points',
    'aid.page.war': 'Guerre',
    'aid.page.scoring': 'Décompte',
    'aid.turn.name': 'Un tour de paix',
    'aid.turn':
      'On dispose les récompenses et trois denrées demandées, neuf tuiles d’investissement, chacun pioche trois cartes Événement (il en garde trois) et choisit ses ministères en secret. Le joueur mené a l’initiative et dit qui commence. Puis quatre tours d’action chacun, en alternance ; les points de traité au-delà de 4 sont perdus ; décompte ; parfois une guerre.',
    'aid.round.name': 'Un tour d’action',
    'aid.round':
      'Prenez une des tuiles restantes. Puis passez (2 de dette en moins, et le tour d’action est fini), ou jouez-la : d’abord un événement si la tuile en porte le symbole, puis ses actions majeure et mineure, avantages, ministères et amélioration dans l’ordre voulu.',
    'aid.event.name': 'Cartes Événement',
    'aid.event':
      'Seulement avec le symbole, avant tout le reste de la tuile. Une carte qui montre un type de points demande une action majeure de ce type. Si sa condition est remplie quand on la joue, le bonus s’ajoute ; on peut révéler un ministère pour cela. Les points d’un événement valent une action majeure, mais gardent leurs limites. La carte quitte la partie.',
    'aid.ministry.name': 'Ministères',
    'aid.ministry':
      'Deux de l’ère, choisis face cachée à son premier tour ; au second, ceux encore cachés peuvent changer. On en révèle un pendant son propre tour d’action, quand on veut ; alors seulement valent ses capacités et mots-clés. La plupart des capacités servent une fois par tour.',
    'aid.major.name': 'Action majeure',
    'aid.major': 'Ses points paient autant de choses qu’ils le permettent.',
    'aid.minor.name': 'Action mineure',
    'aid.minor':
      '2 points pour une seule chose ; le reste est perdu. Elle ne peut enlever ni drapeau ni escadre à l’adversaire, sauf là où se trouve un marqueur de conflit.',
    'aid.upgrade.name': 'Amélioration militaire',
    'aid.upgrade':
      'Avec le symbole : piochez une autre tuile de base pour un théâtre et gardez la meilleure ; l’autre retourne dans la réserve ou quitte la partie. Au tour 6, un point de traité à la place.',
    'aid.advantage.name': 'Avantages',
    'aid.advantage':
      'À vous tant que vous en avez toutes les cases. Deux au plus par tour d’action, un par région, pas un obtenu ce tour d’action. Utilisé, il est épuisé jusqu’au tour suivant ; un marqueur de conflit sur une de ses cases le bloque.',
    'aid.debt.name': 'Dette',
    'aid.debt':
      'Chaque point de dette ajoute un point d’un type que vous avez ce tour d’action, jusqu’à la limite. La dette imposée au-delà donne 1 point de victoire à l’adversaire par point.',
    'aid.treaty.name': 'Points de traité',
    'aid.treaty':
      'Chacun ajoute un point de la même façon, sans dette. À la fin du tour, avant le décompte, ceux au-delà de 4 sont perdus.',
    'aid.market.name': 'Basculer un marché',
    'aid.market.cost': 'coût imprimé',
    'aid.market':
      'Hissez votre drapeau sur un marché vide, ou abaissez celui de l’adversaire. Il doit être relié à votre territoire, fort ou escadre, ou à un marché à vous depuis avant ce tour d’action, non isolé et sans marqueur de conflit.',
    'aid.cheap.name': 'Isolé ou en conflit',
    'aid.cheap.cost': '1',
    'aid.cheap':
      'Un marché qu’aucune chaîne de marchés de son propriétaire ne relie à un territoire, fort ou escadre au début du tour d’action, ou toute case avec un marqueur de conflit, se bascule pour 1.',
    'aid.guarded.name': 'Marché protégé',
    'aid.guarded.cost': '+1',
    'aid.guarded':
      'Abaisser le drapeau d’un marché relié à une escadre ou à un fort intact de son propriétaire coûte 1 de plus.',
    'aid.political.name': 'Basculer une case politique',
    'aid.political.cost': 'coût imprimé',
    'aid.political': 'N’importe laquelle, si elle est ouverte ; sans liaison. Pour 1 avec un marqueur de conflit.',
    'aid.draw.name': 'Piocher une carte Événement',
    'aid.draw.cost': '3',
    'aid.draw': 'Tant qu’il reste une pioche. On revient à trois cartes à la distribution suivante.',
    'aid.region.name': 'Une autre région',
    'aid.region.cost': '+1',
    'aid.region':
      'Pour les points économiques, et à part pour les diplomatiques, la première région du tour d’action est sans surcoût ; chaque achat dans une autre coûte 1 de plus. Rien de tel pour les points militaires.',
    'aid.tile.name': 'Tuile de guerre bonus',
    'aid.tile.cost': '2',
    'aid.tile': 'Tirée au hasard, pour un théâtre de la prochaine guerre : deux par tour d’action, deux par théâtre.',
    'aid.calm.name': 'Retirer un marqueur de conflit',
    'aid.calm.cost': '2',
    'aid.calm': '1 sur un marché protégé ; 1 de plus si le marqueur montre +1.',
    'aid.fort.name': 'Construire un fort',
    'aid.fort.cost': 'coût imprimé',
    'aid.fort':
      'Sur une case de fort vide reliée à votre marché sans conflit, escadre ou territoire, au début du tour d’action comme maintenant.',
    'aid.repair.name': 'Réparer ou saisir un fort',
    'aid.repair.cost': 'coût imprimé −1 / +1',
    'aid.repair':
      'Votre fort endommagé pour 1 de moins. Un fort adverse endommagé pour 1 de plus, relié à votre escadre ou marché sans conflit, jamais par une action mineure : il devient vôtre.',
    'aid.squadron.name': 'Construire une escadre',
    'aid.squadron.cost': '4',
    'aid.squadron': 'Du chantier à votre base navale ; huit par camp.',
    'aid.deploy.name': 'Déployer une escadre',
    'aid.deploy.cost': '1, 2 ou 3',
    'aid.deploy':
      'De la base navale ou d’une autre mer, chacune une fois par tour d’action. Vers une mer vide 1 ; pour déloger une escadre adverse 2 depuis une autre mer, 3 depuis la base navale, jamais par une action mineure.',
    'aid.convert.name': 'Tour 6 : convertir des points',
    'aid.convert.cost': '2 pour 1',
    'aid.convert':
      'Plus de guerre : deux points militaires donnent un point économique ou diplomatique, un seul type par tour d’action.',
    'aid.war.name': 'Une guerre',
    'aid.war':
      'Après les tours 1, 3, 4 et 5. Théâtre par théâtre : les deux camps révèlent leurs tuiles, les symboles agissent, on additionne la force, et le plus fort total reçoit aussitôt le butin de sa marge. Une égalité ne donne rien.',
    'aid.symbols.name': 'Symboles des tuiles',
    'aid.symbols':
      'D’abord le joueur en tête aux points de victoire. Dette : l’adversaire prend 1 dette. Drapeau barré : abaissez un drapeau adverse d’un marché ou d’une case politique des régions du théâtre, sans marqueur de conflit. Fort ou flotte : endommagez-y un fort, ou délogez une escadre. Ce qui est possible est obligatoire.',
    'aid.strength.name': 'Force',
    'aid.strength':
      'Les tuiles, et 1 pour chaque élément de la liste du théâtre : alliances des pays nommés marquées de cette guerre, escadres et forts intacts sur place, marqueurs de conflit sur les drapeaux adverses, un ministère révélé avec le mot-clé.',
    'aid.spoils.name': 'Butin',
    'aid.spoils':
      'Selon la marge : points de victoire, points de conquête à dépenser aussitôt, parfois un drapeau abaissé ou plus ; le vaincu a des points de traité. Qui remporte tous les théâtres d’une guerre au plus haut palier gagne la partie.',
    'aid.conquest.name': 'Points de conquête',
    'aid.conquest':
      '1 chacun : un fort, un marché ou (avec une escadre) une mer des régions du théâtre, ou un territoire de celles-ci ou de la liste, par une ligne de conquête depuis votre fort, mer ou territoire s’il en a. Avec les huguenots : 2.',
    'aid.refuse.name': 'Refus',
    'aid.refuse':
      'Le propriétaire d’un territoire peut refuser de le céder : 3 points de victoire à l’adversaire la première fois, 5 la seconde, deux fois par guerre. Le point de conquête est perdu.',
    'aid.after.name': 'Après une guerre',
    'aid.after':
      'Les tuiles de base retournent en réserve, les bonus quittent la partie, les marqueurs de conflit qui ont compté sont retirés. Le plateau suivant reçoit une tuile de base par théâtre et par camp.',
    'aid.awards.name': 'Récompenses de région',
    'aid.awards':
      'Plus de cases contrôlées de tous types dans une région, escadres comprises, avec au moins l’avance indiquée. Les cases avec un marqueur de conflit ne comptent pour personne.',
    'aid.prestige.name': 'Prestige',
    'aid.prestige': 'Plus de cases de prestige : 2 points de victoire.',
    'aid.demand.name': 'Demande mondiale',
    'aid.demand':
      'Pour chaque denrée demandée, plus de marchés : ce que paie le tableau de l’ère. Une égalité ne paie rien.',
    'aid.victory.name': 'Comment gagner',
    'aid.victory':
      'Aussitôt après un décompte : toutes les récompenses et toute la demande mondiale d’un tour, ou le marqueur à 0 (Grande-Bretagne) ou 30 (France). Après une guerre : tous les théâtres au plus haut palier. Sinon après le tour 6 : sous 15 la Grande-Bretagne, au-dessus la France ; à 15 le plus de dette disponible, puis la Grande-Bretagne.',
    'aid.final.name': 'Décompte final',
    'aid.final':
      'Après le tour 6 : prestige 2 ; 1 par tranche de 2 de dette disponible en plus, 4 au maximum ; 1 par denrée dominée parmi les six ; 2 par drapeau sur un territoire de la couleur adverse (ceux des États-Unis comptent comme français).',
  },
});
