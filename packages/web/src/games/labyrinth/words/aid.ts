import { phrases } from '../../../words/phrases.js';

/** The player aid: every operation in a few lines, in our own words. */
export const aid = phrases({
  en: {
    'aid.title': 'Player aid',
    'aid.sides': 'Sides',
    'aid.operations': 'Operations',
    'aid.general': 'How it all works',
    'aid.war-of-ideas.name': 'War of Ideas',
    'aid.war-of-ideas':
      'Value at least the Governance (Good 1, Fair 2, Poor 3). Muslim country, Neutral or Ally: on a modified 5 or more, Neutral becomes Ally, or an Ally’s Governance improves; exactly 4 places the first Aid. Regime Change: troops must exceed cells by 5. Elsewhere: roll Posture; Prestige +1 if it is now that of the US.',
    'aid.deploy.name': 'Deploy',
    'aid.deploy':
      'Move any troops from one place (or the track) to one Ally or the track. Value at least the target’s Governance; 1 for the track. From a Regime Change country as many as leave 5 more troops than cells.',
    'aid.regime-change.name': 'Regime Change',
    'aid.regime-change':
      'Value 3, US Hard. Bring 6 or more troops from one place into a country under Islamist Rule: it becomes an Ally, its Governance is rolled, all cells there turn active, Prestige is rolled.',
    'aid.withdraw.name': 'Withdraw',
    'aid.withdraw':
      'Value 3, US Soft. Take any troops out of a Regime Change country: its Aid is lost, the regime is Besieged, Prestige is rolled.',
    'aid.disrupt.name': 'Disrupt',
    'aid.disrupt':
      'Value at least the Governance. In an Ally, a non-Muslim country, or with 2 troops there: one cell, or two with 2 troops or a Hard Posture. Active ones go, sleepers turn active; with no cell, the cadre goes. With 2 troops: Prestige +1.',
    'aid.alert.name': 'Alert',
    'aid.alert': 'Value 3. Turn up one plot anywhere and block it. A WMD leaves the game.',
    'aid.reassessment.name': 'Reassessment',
    'aid.reassessment': 'Both cards of the phase, each of value 3 (no Reserves): the US Posture turns round.',
    'aid.reserves.name': 'Reserves',
    'aid.reserves.us':
      'Instead of an operation, lay up the value of a card of 1 or 2 (at most 2 in all). Later in the turn, add all of it to one operation, up to 3.',
    'aid.reserves.jihadist':
      'Instead of an operation, lay up the value of a card of 1 or 2 (at most 2 in all). Later in the turn it gives that many more dice or moves, up to 3.',
    'aid.recruit.name': 'Recruit',
    'aid.recruit':
      'One die per point, where there is a cell or cadre: on a roll no higher than Governance (or the recruit number), a sleeper cell comes from the track, as far as Funding allows. No roll is needed under Islamist Rule or Regime Change.',
    'aid.travel.name': 'Travel',
    'aid.travel':
      'A cell a point. To a neighbor or under Islamist Rule it arrives for sure; elsewhere on the Governance number or less, else it is lost. It arrives as a sleeper; staying put also turns it into a sleeper.',
    'aid.minor-jihad.name': 'Minor Jihad',
    'aid.minor-jihad':
      'A die and a cell a point in Muslim countries; the cells turn active. On the Governance number or less: Governance a step worse, not below Poor, and one Aid lost. Each failure costs a cell.',
    'aid.major-jihad.name': 'Major Jihad',
    'aid.major-jihad':
      'With at least 5 more cells than troops, all turning active: two successes beyond Poor (one if Besieged) bring Islamist Rule, an Adversary, and Funding by its Resources; Prestige 1 if troops are there. Three dice in a Poor country that fail: Besieged Regime, and a step toward Ally.',
    'aid.plot.name': 'Plot',
    'aid.plot':
      'A die and a cell a point, not under Islamist Rule; the cells turn active. On the Governance number or less a plot is placed face down, of a number no higher than the card’s value, or a WMD. The first Plot card of a turn triggers no US event.',
    'aid.turn.name': 'A turn',
    'aid.turn':
      'The Jihadists play two cards, then the US two, and so on until the hands are empty. After each US phase, plots that were not blocked take effect.',
    'aid.card.name': 'A card',
    'aid.card':
      'Either its event, if it is yours or nobody’s and can occur, or an operation with its value. An operation with a card of the other side lets their event happen too, before or after.',
    'aid.test.name': 'Tests',
    'aid.test':
      'An unmarked country is tested when an operation aims at it or a cell comes: 1 to 4 Poor or Soft, 5 and 6 Fair or Hard. A Muslim country begins Neutral.',
    'aid.woi-dice.name': 'War of Ideas roll',
    'aid.woi-dice':
      'Prestige Low −1, High +1, Very High +2; −1 from Fair to Good; the GWOT penalty; +1 each Aid; +1 if a neighbor is a Good Ally.',
    'aid.plots.name': 'Unblocked plots',
    'aid.plots':
      'Muslim country: Funding +1 (+2 if Good), dice by its number worsen Governance. Elsewhere: Funding by its number (twice if Good), Posture is rolled, in Schengen in two more countries too. United States: Funding 9, Posture and Prestige are rolled; a WMD there ends the game. With troops there: Prestige −1.',
    'aid.end.name': 'End of turn',
    'aid.end':
      'Funding −1. Prestige −1 if any country is under Islamist Rule; +1 if the world stands at 3 on the side of the US. Lapsing events and Reserves end, new cards are dealt, green Regime Change turns tan.',
    'aid.victory.name': 'How to win',
    'aid.victory':
      'The US wins at once with 12 Resources under Good Governance, with 15 Muslim countries Good or Fair, or with no cell left on the map. The Jihadists win at once with 6 Resources under Islamist Rule in countries of which two are neighbors, with 15 Muslim countries Poor or Islamist while Prestige is 1, or with a WMD in the United States. Else the last deck decides: more than twice the Islamist Resources for the US. In the solitaire game the last cell does not win, neighbors do not matter, and the US also needs 6, 9 or 12 Good Resources for 1, 2 or 3 decks.',
    'aid.setup.name': 'Beginning',
    'aid.setup':
      'The scenario says how countries, tracks and events stand. Countries not named are unmarked: nobody knows yet how they stand.',
    'aid.relations.name': 'GWOT relations',
    'aid.relations':
      'All non-Muslim countries but the US together are the world: Hard ones less Soft ones, at most 3 either way. If the world stands on the other side than the US, the difference is a penalty on War of Ideas.',
    'aid.cadre.name': 'Cadres',
    'aid.cadre':
      'When the last cell of a country is disrupted or taken by an event, a cadre stays: Recruit is still possible there. A new cell replaces it. The Jihadists may take cadres off in their own phase.',
    'aid.events.name': 'Events',
    'aid.events':
      'An event occurs only if its condition holds. You may play your own events and those of neither side. Some leave a marker and last; some lapse at the end of the turn; some leave the game.',
    'aid.trigger.name': 'The other side’s event',
    'aid.trigger':
      'Using a card of the other side for an operation or Reserves lets its event happen, if it can: you choose whether before or after, they make its choices.',
    'aid.jihadist-dice.name': 'Jihadist dice',
    'aid.jihadist-dice':
      'Any card serves anywhere; its value is the number of dice or moves. All are declared before any is rolled. A die succeeds on the number of the Governance or less: Good 1, Fair 2, Poor 3.',
    'aid.solitaire.name': 'The rulebook’s Jihadists',
    'aid.solitaire':
      'In the solitaire game you are the US. The Jihadists play the top card of a hidden stack: their own and unassociated events happen if they can; a US event that could occur makes the card plot instead. Else, or after an unassociated event, they take the first operation that is possible: a Major Jihad that can succeed, a Minor Jihad where Governance is Good or Fair, Recruit, Travel. What is left over radicalizes: a new cell somewhere by chance, a journey, a plot, worse Governance. Where the chart leaves a choice, dice decide. “Why?” in the log tells the rule of every step.',
  },
  pl: {
    'aid.title': 'Pomoc gracza',
    'aid.sides': 'Strony',
    'aid.operations': 'Operacje',
    'aid.general': 'Jak to działa',
    'aid.war-of-ideas.name': 'Wojna Idei',
    'aid.war-of-ideas':
      'Wartość co najmniej jak Rządy (Dobre 1, Poprawne 2, Słabe 3). Kraj muzułmański, Neutralny lub Sprzymierzony: zmodyfikowane 5 lub więcej zmienia Neutralny w Sprzymierzony albo poprawia Rządy; dokładnie 4 kładzie pierwszą Pomoc. Przy Zmianie Reżimu oddziałów musi być o 5 więcej niż komórek. Gdzie indziej: rzut na Nastawienie; Prestiż +1, jeśli jest teraz takie jak US.',
    'aid.deploy.name': 'Rozmieszczenie',
    'aid.deploy':
      'Przenieś dowolne oddziały z jednego miejsca (lub toru) do jednego Sprzymierzonego albo na tor. Wartość co najmniej jak Rządy celu; na tor 1. Z kraju Zmiany Reżimu tylko tyle, by zostało o 5 więcej niż komórek.',
    'aid.regime-change.name': 'Zmiana Reżimu',
    'aid.regime-change':
      'Wartość 3, US Twarde. Wprowadź 6 lub więcej oddziałów z jednego miejsca do kraju o Rządach Islamskich: staje się Sprzymierzony, rzut na Rządy, wszystkie komórki aktywne, rzut na Prestiż.',
    'aid.withdraw.name': 'Wycofanie',
    'aid.withdraw':
      'Wartość 3, US Miękkie. Wyprowadź dowolne oddziały z kraju Zmiany Reżimu: Pomoc przepada, reżim Oblężony, rzut na Prestiż.',
    'aid.disrupt.name': 'Rozbicie',
    'aid.disrupt':
      'Wartość co najmniej jak Rządy. W kraju Sprzymierzonym, nie-muzułmańskim lub z 2 oddziałami: jedna komórka, a dwie przy 2 oddziałach lub Twardym Nastawieniu. Aktywne znikają, uśpione stają się aktywne; bez komórek znika kadra. Przy 2 oddziałach: Prestiż +1.',
    'aid.alert.name': 'Alert',
    'aid.alert': 'Wartość 3. Odsłoń jedną Intrygę gdziekolwiek i zablokuj ją. WMD opuszcza grę.',
    'aid.reassessment.name': 'Ponowna Ocena',
    'aid.reassessment': 'Obie karty fazy, każda o wartości 3 (bez Rezerw): Nastawienie US się odwraca.',
    'aid.reserves.name': 'Rezerwy',
    'aid.reserves.us':
      'Zamiast operacji odłóż wartość karty 1 lub 2 (łącznie najwyżej 2). Później w tej turze dodaj całość do jednej operacji, do 3.',
    'aid.reserves.jihadist':
      'Zamiast operacji odłóż wartość karty 1 lub 2 (łącznie najwyżej 2). Później w tej turze daje tyle więcej kości lub ruchów, do 3.',
    'aid.recruit.name': 'Rekrutacja',
    'aid.recruit':
      'Kość za punkt, tam gdzie jest komórka lub kadra: przy wyniku nie większym niż Rządy (lub współczynnik rekrutacji) przybywa uśpiona komórka z toru, o ile pozwalają Fundusze. Bez rzutu przy Rządach Islamskich i Zmianie Reżimu.',
    'aid.travel.name': 'Podróż',
    'aid.travel':
      'Komórka za punkt. Do sąsiada lub kraju o Rządach Islamskich dociera na pewno; gdzie indziej przy wyniku nie większym niż Rządy, inaczej przepada. Przybywa uśpiona; pozostając na miejscu, też zasypia.',
    'aid.minor-jihad.name': 'Mały Dżihad',
    'aid.minor-jihad':
      'Kość i komórka za punkt w krajach muzułmańskich; komórki stają się aktywne. Wynik nie większy niż Rządy: Rządy o stopień gorsze, nie poniżej Słabych, i jedna Pomoc mniej. Każda porażka kosztuje komórkę.',
    'aid.major-jihad.name': 'Wielki Dżihad',
    'aid.major-jihad':
      'Gdy komórek jest o co najmniej 5 więcej niż oddziałów, a wszystkie stają się aktywne: dwa sukcesy ponad Słabe (jeden, gdy Oblężony) dają Rządy Islamskie, Wrogi i Fundusze o jego Zasoby; Prestiż 1, jeśli są tam oddziały. Trzy kości bez skutku w kraju Słabym: Oblężony Reżim i krok ku Sprzymierzonemu.',
    'aid.plot.name': 'Intryga',
    'aid.plot':
      'Kość i komórka za punkt, nie przy Rządach Islamskich; komórki stają się aktywne. Wynik nie większy niż Rządy: zakryta Intryga o liczbie nie większej niż wartość karty albo WMD. Pierwsza karta Intrygi w turze nie wywołuje zdarzenia US.',
    'aid.turn.name': 'Tura',
    'aid.turn':
      'Dżihadyści zagrywają dwie karty, potem US dwie i tak dalej, aż ręce będą puste. Po każdej fazie US działają nieblokowane Intrygi.',
    'aid.card.name': 'Karta',
    'aid.card':
      'Albo zdarzenie, jeśli twoje lub niczyje i możliwe, albo operacja o jej wartości. Operacja kartą drugiej strony pozwala też zajść jej zdarzeniu, przed lub po.',
    'aid.test.name': 'Testy',
    'aid.test':
      'Nieoznaczony kraj testuje się, gdy jest celem operacji lub przybywa komórka: 1 do 4 Słabe lub Miękkie, 5 i 6 Poprawne lub Twarde. Kraj muzułmański zaczyna jako Neutralny.',
    'aid.woi-dice.name': 'Rzut Wojny Idei',
    'aid.woi-dice':
      'Prestiż Niski −1, Wysoki +1, Bardzo wysoki +2; −1 z Poprawnych na Dobre; kara GWOT; +1 za każdą Pomoc; +1, jeśli sąsiad jest Dobrym Sprzymierzonym.',
    'aid.plots.name': 'Nieblokowane Intrygi',
    'aid.plots':
      'Kraj muzułmański: Fundusze +1 (+2 gdy Dobre), kości według liczby pogarszają Rządy. Gdzie indziej: Fundusze o liczbę (podwójnie gdy Dobre), rzut na Nastawienie, w Schengen też w dwóch innych krajach. Stany Zjednoczone: Fundusze 9, rzuty na Nastawienie i Prestiż; WMD kończy tam grę. Gdy są tam oddziały: Prestiż −1.',
    'aid.end.name': 'Koniec tury',
    'aid.end':
      'Fundusze −1. Prestiż −1, jeśli jakiś kraj ma Rządy Islamskie; +1, jeśli świat stoi na 3 po stronie US. Kończą się zdarzenia krótkotrwałe i Rezerwy, rozdaje się nowe karty, zielona Zmiana Reżimu staje się brązowa.',
    'aid.victory.name': 'Jak wygrać',
    'aid.victory':
      'US wygrywają natychmiast, mając 12 Zasobów pod Dobrymi Rządami, 15 krajów muzułmańskich o Rządach Dobrych lub Poprawnych albo gdy na mapie nie ma komórek. Dżihadyści wygrywają natychmiast, mając 6 Zasobów pod Rządami Islamskimi w krajach, z których dwa sąsiadują, 15 krajów muzułmańskich Słabych lub Islamskich przy Prestiżu 1 albo WMD w Stanach Zjednoczonych. Inaczej rozstrzyga ostatnia talia: US potrzebują ponad dwa razy więcej niż Zasoby Islamistów. W grze 1-osobowej ostatnia komórka nie daje zwycięstwa, sąsiedztwo nie ma znaczenia, a US potrzebują też 6, 9 lub 12 Dobrych Zasobów przy 1, 2 lub 3 taliach.',
    'aid.setup.name': 'Początek',
    'aid.setup':
      'Scenariusz mówi, jak stoją kraje, tory i zdarzenia. Kraje niewymienione są nieoznaczone: nikt jeszcze nie wie, jak stoją.',
    'aid.relations.name': 'Relacje GWOT',
    'aid.relations':
      'Wszystkie kraje nie-muzułmańskie poza US to razem świat: Twarde minus Miękkie, najwyżej 3 w każdą stronę. Gdy świat stoi po innej stronie niż US, różnica jest karą w Wojnie Idei.',
    'aid.cadre.name': 'Kadry',
    'aid.cadre':
      'Gdy ostatnia komórka kraju zostaje rozbita lub usunięta zdarzeniem, zostaje kadra: Rekrutacja jest tam nadal możliwa. Nowa komórka ją zastępuje. Dżihadyści mogą zdejmować kadry w swojej fazie.',
    'aid.events.name': 'Zdarzenia',
    'aid.events':
      'Zdarzenie zachodzi tylko, gdy spełniony jest jego warunek. Możesz zagrywać zdarzenia swoje i nieskojarzone. Niektóre zostawiają znacznik i trwają, inne kończą się z turą, jeszcze inne opuszczają grę.',
    'aid.trigger.name': 'Zdarzenie drugiej strony',
    'aid.trigger':
      'Użycie karty drugiej strony do operacji lub Rezerw pozwala zajść jej zdarzeniu, jeśli może: ty wybierasz, czy przed, czy po, a oni dokonują jego wyborów.',
    'aid.jihadist-dice.name': 'Kości Dżihadystów',
    'aid.jihadist-dice':
      'Każda karta służy wszędzie; jej wartość to liczba kości lub ruchów. Wszystkie ogłasza się przed rzutem. Kość jest sukcesem przy wyniku nie większym niż liczba Rządów: Dobre 1, Poprawne 2, Słabe 3.',
    'aid.solitaire.name': 'Dżihadyści z instrukcji',
    'aid.solitaire':
      'W grze 1-osobowej prowadzisz US. Dżihadyści zagrywają górną kartę zakrytego stosu: ich zdarzenia i nieskojarzone zachodzą, jeśli mogą; możliwe zdarzenie US sprawia, że karta służy do Intrygi. Inaczej, a także po zdarzeniu nieskojarzonym, wybierają pierwszą możliwą operację: Wielki Dżihad, który może się udać, Mały Dżihad przy Rządach Dobrych lub Poprawnych, Rekrutację, Podróż. Reszta radykalizuje: nowa komórka w losowym kraju, podróż, Intryga, gorsze Rządy. Gdzie tabela zostawia wybór, rozstrzygają kości. „Dlaczego?” w dzienniku podaje regułę każdego kroku.',
  },
  hu: {
    'aid.title': 'Játékossegédlet',
    'aid.sides': 'Oldalak',
    'aid.operations': 'Műveletek',
    'aid.general': 'Hogyan működik',
    'aid.war-of-ideas.name': 'Eszmék háborúja',
    'aid.war-of-ideas':
      'Az érték legalább a kormányzás (jó 1, megfelelő 2, gyenge 3). Muszlim ország, semleges vagy szövetséges: módosított 5 vagy több a semlegest szövetségessé teszi, vagy javítja a szövetséges kormányzását; pontosan 4 leteszi az első segélyt. Rezsimváltásnál a csapatoknak 5-tel kell meghaladniuk a sejteket. Máshol: hozzáállás-dobás; presztízs +1, ha most az USA-éval egyezik.',
    'aid.deploy.name': 'Telepítés',
    'aid.deploy':
      'Vigyél tetszőleges csapatot egy helyről (vagy a sávról) egy szövetségeshez vagy a sávra. Az érték legalább a cél kormányzása; a sávra 1. Rezsimváltó országból csak annyit, hogy 5-tel több maradjon a sejteknél.',
    'aid.regime-change.name': 'Rezsimváltás',
    'aid.regime-change':
      'Érték 3, az USA kemény. Vigyél legalább 6 csapatot egy helyről egy iszlamista uralmú országba: szövetséges lesz, dobás a kormányzásra, minden sejt aktív, dobás a presztízsre.',
    'aid.withdraw.name': 'Kivonulás',
    'aid.withdraw':
      'Érték 3, az USA puha. Vonj ki tetszőleges csapatot egy rezsimváltó országból: segélye elvész, a rezsim ostromlott, dobás a presztízsre.',
    'aid.disrupt.name': 'Felszámolás',
    'aid.disrupt':
      'Az érték legalább a kormányzás. Szövetségesnél, nem muszlim országban vagy 2 csapattal: egy sejt, 2 csapattal vagy kemény hozzáállásnál kettő. Az aktív eltűnik, az alvó aktív lesz; sejt nélkül a káder tűnik el. 2 csapattal: presztízs +1.',
    'aid.alert.name': 'Riasztás',
    'aid.alert': 'Érték 3. Fedj fel bárhol egy merényletet és hárítsd el. A WMD kikerül a játékból.',
    'aid.reassessment.name': 'Újraértékelés',
    'aid.reassessment': 'A fázis mindkét lapja, mindkettő 3-as (tartalék nélkül): az USA hozzáállása megfordul.',
    'aid.reserves.name': 'Tartalékok',
    'aid.reserves.us':
      'Művelet helyett tedd félre egy 1-es vagy 2-es lap értékét (összesen legfeljebb 2). Később a fordulóban add az egészet egy művelethez, legfeljebb 3-ig.',
    'aid.reserves.jihadist':
      'Művelet helyett tedd félre egy 1-es vagy 2-es lap értékét (összesen legfeljebb 2). Később a fordulóban ennyivel több kockát vagy lépést ad, legfeljebb 3-ig.',
    'aid.recruit.name': 'Toborzás',
    'aid.recruit':
      'Pontonként egy kocka, ahol sejt vagy káder van: a kormányzás számán vagy alatta (vagy a toborzási számon) alvó sejt jön a sávról, amennyit a finanszírozás enged. Iszlamista uralomnál és rezsimváltásnál nem kell dobni.',
    'aid.travel.name': 'Utazás',
    'aid.travel':
      'Pontonként egy sejt. Szomszédhoz vagy iszlamista uralomhoz biztosan megérkezik; máshová a kormányzás számán vagy alatta, különben elvész. Alvóként érkezik; helyben maradva is alvó lesz.',
    'aid.minor-jihad.name': 'Kis dzsihád',
    'aid.minor-jihad':
      'Pontonként egy kocka és egy sejt muszlim országokban; a sejtek aktívak lesznek. A kormányzás számán vagy alatta: a kormányzás egy fokkal rosszabb, de nem gyengénél rosszabb, és egy segély elvész. Minden kudarc egy sejtbe kerül.',
    'aid.major-jihad.name': 'Nagy dzsihád',
    'aid.major-jihad':
      'Ha legalább 5-tel több a sejt, mint a csapat, és mind aktívvá válik: két siker a gyengén túl (ostromlottnál egy) iszlamista uralmat hoz, ellenséges lesz, és erőforrásaival nő a finanszírozás; presztízs 1, ha csapat van ott. Három hatástalan kocka gyenge országban: ostromlott rezsim, és egy lépés a szövetséges felé.',
    'aid.plot.name': 'Merénylet',
    'aid.plot':
      'Pontonként egy kocka és egy sejt, iszlamista uralom alatt nem; a sejtek aktívak lesznek. A kormányzás számán vagy alatta lefordított merénylet kerül le, legfeljebb a lap értékével, vagy WMD. A forduló első merényletlapja nem vált ki amerikai eseményt.',
    'aid.turn.name': 'Egy forduló',
    'aid.turn':
      'A dzsihadisták két lapot játszanak, aztán az USA kettőt, és így tovább, míg a kezek kiürülnek. Minden amerikai fázis után hatnak az el nem hárított merényletek.',
    'aid.card.name': 'Egy kártya',
    'aid.card':
      'Vagy az eseménye, ha a tiéd vagy senkié és bekövetkezhet, vagy művelet az értékével. A másik oldal lapjával végzett műveletnél az ő eseményük is megtörténik, előtte vagy utána.',
    'aid.test.name': 'Próbák',
    'aid.test':
      'A jelöletlen országot próbára teszik, ha művelet célja lesz vagy sejt érkezik: 1–4 gyenge vagy puha, 5–6 megfelelő vagy kemény. A muszlim ország semlegesként kezd.',
    'aid.woi-dice.name': 'Eszmék háborúja dobás',
    'aid.woi-dice':
      'Presztízs alacsony −1, magas +1, nagyon magas +2; −1 megfelelőről jóra; a GWOT-büntetés; +1 segélyenként; +1, ha egy szomszéd jó szövetséges.',
    'aid.plots.name': 'Elhárítatlan merényletek',
    'aid.plots':
      'Muszlim ország: finanszírozás +1 (jónál +2), a számának megfelelő kockák rontják a kormányzást. Máshol: finanszírozás a számával (jónál kétszer), dobás a hozzáállásra, Schengenben további két országban is. Egyesült Államok: finanszírozás 9, dobás hozzáállásra és presztízsre; a WMD ott véget vet a játéknak. Ha csapat van ott: presztízs −1.',
    'aid.end.name': 'A forduló vége',
    'aid.end':
      'Finanszírozás −1. Presztízs −1, ha van iszlamista uralom; +1, ha a világ 3-on áll az USA oldalán. A lejáró események és tartalékok véget érnek, új osztás, a zöld rezsimváltás barnára fordul.',
    'aid.victory.name': 'Hogyan lehet győzni',
    'aid.victory':
      'Az USA azonnal győz 12 jól kormányzott erőforrással, 15 jó vagy megfelelő muszlim országgal, vagy ha nincs sejt a térképen. A dzsihadisták azonnal győznek 6 erőforrással iszlamista uralom alatt, ha két ilyen ország szomszédos, 15 gyenge vagy iszlamista muszlim országgal 1-es presztízsnél, vagy WMD-vel az Egyesült Államokban. Különben az utolsó pakli dönt: az USA-nak több kell, mint az iszlamista erőforrások kétszerese. Egyedül az utolsó sejt nem győzelem, a szomszédság nem számít, és az USA-nak 1, 2 vagy 3 paklinál 6, 9 vagy 12 jó erőforrás is kell.',
    'aid.setup.name': 'Kezdés',
    'aid.setup':
      'A forgatókönyv megmondja, hogyan állnak az országok, sávok és események. A meg nem nevezettek jelöletlenek: még senki sem tudja, hogyan állnak.',
    'aid.relations.name': 'GWOT-kapcsolatok',
    'aid.relations':
      'Az USA-n kívüli nem muszlim országok együtt a világ: a kemények mínusz a puhák, legfeljebb 3 bármely irányban. Ha a világ más oldalon áll, mint az USA, a különbség büntetés az eszmék háborújában.',
    'aid.cadre.name': 'Káderek',
    'aid.cadre':
      'Ha egy ország utolsó sejtjét felszámolják vagy esemény eltávolítja, káder marad: toborozni továbbra is lehet. Új sejt a helyére lép. A dzsihadisták saját fázisukban levehetnek kádert.',
    'aid.events.name': 'Események',
    'aid.events':
      'Esemény csak akkor következik be, ha a feltétele teljesül. Saját és semleges eseményt játszhatsz ki. Van, amelyik jelzőt hagy és tartós, van, amelyik a forduló végén lejár, és van, amelyik kikerül a játékból.',
    'aid.trigger.name': 'A másik oldal eseménye',
    'aid.trigger':
      'Ha a másik oldal lapját műveletre vagy tartalékra használod, az eseménye megtörténik, ha tud: te döntöd el, előtte vagy utána, a választásait ők hozzák.',
    'aid.jihadist-dice.name': 'A dzsihadisták kockái',
    'aid.jihadist-dice':
      'Bármely lap bárhol használható; értéke a kockák vagy lépések száma. Mindet dobás előtt kell bejelenteni. Egy kocka a kormányzás számán vagy alatta sikeres: jó 1, megfelelő 2, gyenge 3.',
    'aid.solitaire.name': 'A szabálykönyv dzsihadistái',
    'aid.solitaire':
      'Egyedül te vagy az USA. A dzsihadisták egy lefordított pakli felső lapját játsszák ki: saját és semleges eseményeik megtörténnek, ha tudnak; ha egy amerikai esemény bekövetkezhetne, a lap helyette merényletre szolgál. Különben, és semleges esemény után is, az első lehetséges műveletet választják: nagy dzsihád, amely sikerülhet, kis dzsihád jó vagy megfelelő kormányzásnál, toborzás, utazás. A maradék radikalizál: új sejt egy véletlen országban, utazás, merénylet, rosszabb kormányzás. Ahol a táblázat választást hagy, kocka dönt. A „miért?” a naplóban megmondja minden lépés szabályát.',
  },
  fr: {
    'aid.title': 'Aide de jeu',
    'aid.sides': 'Camps',
    'aid.operations': 'Opérations',
    'aid.general': 'Comment tout cela marche',
    'aid.war-of-ideas.name': 'Guerre des idées',
    'aid.war-of-ideas':
      'Valeur au moins égale à la gouvernance (bonne 1, correcte 2, mauvaise 3). Pays musulman neutre ou allié : sur 5 modifié ou plus, le neutre devient allié, ou la gouvernance de l’allié s’améliore ; 4 exactement place la première aide. Changement de régime : 5 troupes de plus que de cellules. Ailleurs : jet d’attitude ; prestige +1 si elle est maintenant celle des États-Unis.',
    'aid.deploy.name': 'Déploiement',
    'aid.deploy':
      'Déplacez des troupes d’un lieu (ou de la piste) vers un allié ou la piste. Valeur au moins égale à la gouvernance visée ; 1 vers la piste. D’un pays en changement de régime, il doit en rester 5 de plus que de cellules.',
    'aid.regime-change.name': 'Changement de régime',
    'aid.regime-change':
      'Valeur 3, États-Unis durs. Amenez 6 troupes ou plus d’un seul lieu dans un pays islamiste : il devient allié, on jette sa gouvernance, ses cellules deviennent actives, on jette le prestige.',
    'aid.withdraw.name': 'Retrait',
    'aid.withdraw':
      'Valeur 3, États-Unis souples. Retirez des troupes d’un pays en changement de régime : son aide est perdue, le régime est assiégé, on jette le prestige.',
    'aid.disrupt.name': 'Démantèlement',
    'aid.disrupt':
      'Valeur au moins égale à la gouvernance. Chez un allié, un pays non musulman ou avec 2 troupes : une cellule, ou deux avec 2 troupes ou une attitude dure. Les actives partent, les dormantes deviennent actives ; sans cellule, le cadre part. Avec 2 troupes : prestige +1.',
    'aid.alert.name': 'Alerte',
    'aid.alert': 'Valeur 3. Révélez un complot où que ce soit et déjouez-le. Une ADM quitte la partie.',
    'aid.reassessment.name': 'Réévaluation',
    'aid.reassessment':
      'Les deux cartes de la phase, chacune de valeur 3 (sans réserves) : l’attitude des États-Unis s’inverse.',
    'aid.reserves.name': 'Réserves',
    'aid.reserves.us':
      'Au lieu d’une opération, mettez de côté la valeur d’une carte de 1 ou 2 (2 au plus). Plus tard dans le tour, ajoutez le tout à une opération, jusqu’à 3.',
    'aid.reserves.jihadist':
      'Au lieu d’une opération, mettez de côté la valeur d’une carte de 1 ou 2 (2 au plus). Plus tard dans le tour, elle donne autant de dés ou de trajets en plus, jusqu’à 3.',
    'aid.recruit.name': 'Recrutement',
    'aid.recruit':
      'Un dé par point, là où il y a une cellule ou un cadre : au nombre de la gouvernance ou moins (ou à l’indice de recrutement), une cellule dormante vient de la piste, si le financement le permet. Sans jet sous un régime islamiste ou un changement de régime.',
    'aid.travel.name': 'Voyage',
    'aid.travel':
      'Une cellule par point. Vers un voisin ou un régime islamiste, elle arrive sûrement ; ailleurs au nombre de la gouvernance ou moins, sinon elle est perdue. Elle arrive dormante ; rester sur place l’endort aussi.',
    'aid.minor-jihad.name': 'Djihad mineur',
    'aid.minor-jihad':
      'Un dé et une cellule par point dans les pays musulmans ; les cellules deviennent actives. Au nombre de la gouvernance ou moins : gouvernance pire d’un cran, pas au-delà de mauvaise, et une aide perdue. Chaque échec coûte une cellule.',
    'aid.major-jihad.name': 'Djihad majeur',
    'aid.major-jihad':
      'Avec au moins 5 cellules de plus que de troupes, toutes devenant actives : deux réussites au-delà de mauvaise (une si assiégé) apportent le régime islamiste, adversaire, et ses ressources au financement ; prestige 1 s’il y a des troupes. Trois dés sans succès dans un pays mauvais : régime assiégé et un pas vers allié.',
    'aid.plot.name': 'Complot',
    'aid.plot':
      'Un dé et une cellule par point, pas sous un régime islamiste ; les cellules deviennent actives. Au nombre de la gouvernance ou moins, un complot est placé face cachée, d’un nombre au plus égal à la valeur de la carte, ou une ADM. La première carte de complot du tour ne déclenche pas d’événement américain.',
    'aid.turn.name': 'Un tour',
    'aid.turn':
      'Les djihadistes jouent deux cartes, puis les États-Unis deux, et ainsi de suite jusqu’aux mains vides. Après chaque phase américaine, les complots non déjoués agissent.',
    'aid.card.name': 'Une carte',
    'aid.card':
      'Soit son événement, s’il est à vous ou à personne et possible, soit une opération de sa valeur. Une opération avec une carte de l’autre camp laisse aussi arriver son événement, avant ou après.',
    'aid.test.name': 'Tests',
    'aid.test':
      'Un pays non marqué est testé quand une opération le vise ou qu’une cellule arrive : 1 à 4 mauvaise ou souple, 5 et 6 correcte ou dure. Un pays musulman commence neutre.',
    'aid.woi-dice.name': 'Jet de guerre des idées',
    'aid.woi-dice':
      'Prestige faible −1, élevé +1, très élevé +2 ; −1 de correcte à bonne ; la pénalité GWOT ; +1 par aide ; +1 si un voisin est un bon allié.',
    'aid.plots.name': 'Complots non déjoués',
    'aid.plots':
      'Pays musulman : financement +1 (+2 si bonne), des dés selon son nombre empirent la gouvernance. Ailleurs : financement de son nombre (double si bonne), jet d’attitude, à Schengen aussi dans deux autres pays. États-Unis : financement 9, jets d’attitude et de prestige ; une ADM y termine la partie. S’il y a des troupes : prestige −1.',
    'aid.end.name': 'Fin du tour',
    'aid.end':
      'Financement −1. Prestige −1 si un pays est sous régime islamiste ; +1 si le monde est à 3 du côté des États-Unis. Les événements temporaires et les réserves prennent fin, on distribue, le changement de régime vert devient brun.',
    'aid.victory.name': 'Comment gagner',
    'aid.victory':
      'Les États-Unis gagnent aussitôt avec 12 ressources bien gouvernées, 15 pays musulmans bons ou corrects, ou plus aucune cellule sur la carte. Les djihadistes gagnent aussitôt avec 6 ressources sous régime islamiste dont deux pays voisins, 15 pays musulmans mauvais ou islamistes alors que le prestige est à 1, ou une ADM aux États-Unis. Sinon le dernier paquet décide : il faut aux États-Unis plus du double des ressources islamistes. En solo, la dernière cellule ne suffit pas, le voisinage ne compte pas, et il faut aussi 6, 9 ou 12 ressources bien gouvernées pour 1, 2 ou 3 paquets.',
    'aid.setup.name': 'Début',
    'aid.setup':
      'Le scénario dit où en sont pays, pistes et événements. Les pays non nommés sont non marqués : nul ne sait encore où ils en sont.',
    'aid.relations.name': 'Relations GWOT',
    'aid.relations':
      'Tous les pays non musulmans sauf les États-Unis forment le monde : les durs moins les souples, 3 au plus d’un côté. Si le monde est de l’autre côté que les États-Unis, l’écart est une pénalité à la guerre des idées.',
    'aid.cadre.name': 'Cadres',
    'aid.cadre':
      'Quand la dernière cellule d’un pays est démantelée ou retirée par un événement, un cadre reste : on peut encore y recruter. Une nouvelle cellule le remplace. Les djihadistes peuvent retirer des cadres pendant leur phase.',
    'aid.events.name': 'Événements',
    'aid.events':
      'Un événement n’arrive que si sa condition est remplie. Vous pouvez jouer les vôtres et ceux d’aucun camp. Certains laissent un marqueur et durent, d’autres cessent à la fin du tour, d’autres quittent la partie.',
    'aid.trigger.name': 'L’événement de l’autre camp',
    'aid.trigger':
      'Utiliser une carte de l’autre camp pour une opération ou des réserves laisse arriver son événement, s’il le peut : vous choisissez avant ou après, lui en fait les choix.',
    'aid.jihadist-dice.name': 'Dés djihadistes',
    'aid.jihadist-dice':
      'Toute carte sert partout ; sa valeur est le nombre de dés ou de trajets. Tout est annoncé avant de jeter. Un dé réussit au nombre de la gouvernance ou moins : bonne 1, correcte 2, mauvaise 3.',
    'aid.solitaire.name': 'Les djihadistes du livret',
    'aid.solitaire':
      'En solo, vous menez les États-Unis. Les djihadistes jouent la carte du dessus d’une pile cachée : leurs événements et ceux d’aucun camp arrivent s’ils le peuvent ; un événement américain possible fait servir la carte à un complot. Sinon, et aussi après un événement d’aucun camp, ils prennent la première opération possible : un djihad majeur qui peut réussir, un djihad mineur où la gouvernance est bonne ou correcte, recrutement, voyage. Le reste radicalise : une nouvelle cellule dans un pays au hasard, un voyage, un complot, une gouvernance pire. Où le tableau laisse un choix, les dés décident. « Pourquoi ? » dans le journal dit la règle de chaque pas.',
  },
});
