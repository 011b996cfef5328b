import { phrases } from './phrases.js';

/** Each game as the home page shows it, before any of the game itself is loaded. */
export const covers = phrases({
  en: {
    'cover.andean-abyss.about':
      'Colombia in the 1990s: the Government, FARC, the AUC and the drug Cartels fight and bargain over the same mountains, cities and roads. Every card offers an event or time for operations, and each of the four wins in a way of its own.',
    'cover.andean-abyss.solo':
      '“Play now”: you are the Government, bots play the other three. Saved on this device after every move.',
    'cover.andean-abyss.seat.government': 'Government',
    'cover.andean-abyss.seat.farc': 'FARC',
    'cover.andean-abyss.seat.auc': 'AUC',
    'cover.andean-abyss.seat.cartels': 'Cartels',
    'cover.andean-abyss.side.government': 'Army and police against all the others. Wins by the support of the people.',
    'cover.andean-abyss.side.farc':
      'Guerrillas from the countryside. Wins by opposition to the Government and by bases.',
    'cover.andean-abyss.side.auc': 'Militias against FARC. Wins with more bases than FARC has.',
    'cover.andean-abyss.side.cartels': 'Money before everything. Wins with many bases and a full purse.',
    'cover.andean-abyss.bot.nonplayer': 'the rulebook’s opponent',
    'cover.andean-abyss.bot.steady': 'a steady Government',
    'cover.andean-abyss.bot.random': 'random moves',
    'cover.andean-abyss.scenario.standard': 'Standard game',
    'cover.andean-abyss.scenario.standard.how':
      'The printed set-up. Ends with the fourth Propaganda card, or as soon as somebody has won.',
    'cover.andean-abyss.scenario.short': 'Short game',
    'cover.andean-abyss.scenario.short.how': 'Ends one Propaganda card earlier: about three quarters of the time.',
    'cover.andean-abyss.scenario.open': 'Open set-up',
    'cover.andean-abyss.scenario.open.how': 'Each side first places its own forces. For those who know the game.',
    'cover.andean-abyss.scenario.two': 'Two people',
    'cover.andean-abyss.scenario.three': 'Three people',
    'cover.imperial-struggle.about':
      'Britain and France, 1697 to 1789: a century of rivalry in Europe, North America, the Caribbean and India. Flags are won in peace with trade, diplomacy and fleets, and tested in four wars; every turn different goods and different Regions pay.',
    'cover.imperial-struggle.solo':
      '“Play now”: you are Britain, a bot plays France. Saved on this device after every move.',
    'cover.imperial-struggle.seat.britain': 'Britain',
    'cover.imperial-struggle.seat.france': 'France',
    'cover.imperial-struggle.side.britain': 'Pulls the victory marker down. Trade, the navy and credit.',
    'cover.imperial-struggle.side.france': 'Pushes the victory marker up. Armies, courts and alliances.',
    'cover.imperial-struggle.bot.steady': 'a steady opponent',
    'cover.imperial-struggle.bot.random': 'random moves',
    'cover.imperial-struggle.scenario.standard': 'Standard game',
    'cover.imperial-struggle.scenario.standard.how':
      'Six peace turns and four wars, from the Spanish Succession to the American Revolution.',
    'cover.labyrinth.about':
      'The years after 11 September 2001: the United States and a network of Jihadists struggle over how the Muslim world is governed, from Morocco to Indonesia. Every card is an event or time for operations, and what helps you may help the other side as well.',
    'cover.labyrinth.solo':
      '“Play now”: you are the United States, the rulebook’s own procedure plays the Jihadists. Saved on this device after every move.',
    'cover.labyrinth.seat.us': 'US',
    'cover.labyrinth.seat.jihadist': 'Jihadists',
    'cover.labyrinth.side.us': 'Troops, ideas and intelligence. Wins by good governance in the Muslim world.',
    'cover.labyrinth.side.jihadist':
      'Hidden cells and plots. Wins by Islamist Rule, by chaos, or by a weapon of mass destruction.',
    'cover.labyrinth.bot.solitaire': 'the rulebook’s opponent',
    'cover.labyrinth.bot.steady': 'a steady opponent',
    'cover.labyrinth.bot.random': 'random moves',
    'cover.labyrinth.scenario.lets-roll': 'Let’s Roll!',
    'cover.labyrinth.scenario.lets-roll.how': 'September 2001; the United States takes a Hard Posture. The usual game.',
    'cover.labyrinth.scenario.you-can-call-me-al': 'You Can Call Me Al',
    'cover.labyrinth.scenario.you-can-call-me-al.how':
      'September 2001 under another president: the United States begins Soft.',
    'cover.labyrinth.scenario.anaconda': 'Anaconda',
    'cover.labyrinth.scenario.anaconda.how':
      '2002: the regime in Afghanistan has fallen, and the cells have scattered.',
    'cover.labyrinth.scenario.mission-accomplished': 'Mission Accomplished?',
    'cover.labyrinth.scenario.mission-accomplished.how':
      '2003: troops in Iraq and Afghanistan, and many events already past.',
    'cover.labyrinth.scenario.solo': 'Solitaire',
    'cover.labyrinth.scenario.solo.how': 'You are the United States; the rulebook’s chart plays the Jihadists.',
  },
  pl: {
    'cover.andean-abyss.about':
      'Kolumbia lat dziewięćdziesiątych: Rząd, FARC, AUC i narkotykowe Kartele walczą i targują się o te same góry, miasta i drogi. Każda karta to wydarzenie albo czas na operacje, a każda z czterech stron wygrywa na swój sposób.',
    'cover.andean-abyss.solo':
      '„Graj od razu”: prowadzisz Rząd, trzy pozostałe frakcje prowadzą boty. Zapis na tym urządzeniu po każdym ruchu.',
    'cover.andean-abyss.seat.government': 'Rząd',
    'cover.andean-abyss.seat.farc': 'FARC',
    'cover.andean-abyss.seat.auc': 'AUC',
    'cover.andean-abyss.seat.cartels': 'Kartele',
    'cover.andean-abyss.side.government': 'Wojsko i policja przeciw wszystkim innym. Wygrywa poparciem ludności.',
    'cover.andean-abyss.side.farc': 'Partyzanci z prowincji. Wygrywa opozycją wobec Rządu i bazami.',
    'cover.andean-abyss.side.auc': 'Milicje przeciw FARC. Wygrywa, mając więcej baz niż FARC.',
    'cover.andean-abyss.side.cartels': 'Przede wszystkim pieniądze. Wygrywają wieloma bazami i pełną kasą.',
    'cover.andean-abyss.bot.nonplayer': 'przeciwnik z instrukcji',
    'cover.andean-abyss.bot.steady': 'rozważny Rząd',
    'cover.andean-abyss.bot.random': 'losowe ruchy',
    'cover.andean-abyss.scenario.standard': 'Gra standardowa',
    'cover.andean-abyss.scenario.standard.how':
      'Rozstawienie z instrukcji. Kończy się z czwartą kartą propagandy albo gdy ktoś już wygrał.',
    'cover.andean-abyss.scenario.short': 'Gra krótka',
    'cover.andean-abyss.scenario.short.how':
      'Kończy się o jedną kartę propagandy wcześniej: jakieś trzy czwarte czasu.',
    'cover.andean-abyss.scenario.open': 'Otwarte rozstawienie',
    'cover.andean-abyss.scenario.open.how': 'Każda strona najpierw sama rozstawia swoje siły. Dla znających grę.',
    'cover.andean-abyss.scenario.two': 'Dwie osoby',
    'cover.andean-abyss.scenario.three': 'Trzy osoby',
    'cover.imperial-struggle.about':
      'Wielka Brytania i Francja, 1697–1789: stulecie rywalizacji w Europie, Ameryce Północnej, na Karaibach i w Indiach. Flagi zdobywa się w czasie pokoju handlem, dyplomacją i flotą, a sprawdzają je cztery wojny; w każdej turze opłacają się inne towary i inne regiony.',
    'cover.imperial-struggle.solo':
      '„Graj od razu”: prowadzisz Wielką Brytanię, Francję prowadzi bot. Zapis na tym urządzeniu po każdym ruchu.',
    'cover.imperial-struggle.seat.britain': 'Wielka Brytania',
    'cover.imperial-struggle.seat.france': 'Francja',
    'cover.imperial-struggle.side.britain': 'Ściąga znacznik zwycięstwa w dół. Handel, flota i kredyt.',
    'cover.imperial-struggle.side.france': 'Popycha znacznik zwycięstwa w górę. Armie, dwory i sojusze.',
    'cover.imperial-struggle.bot.steady': 'rozważny przeciwnik',
    'cover.imperial-struggle.bot.random': 'losowe ruchy',
    'cover.imperial-struggle.scenario.standard': 'Gra standardowa',
    'cover.imperial-struggle.scenario.standard.how':
      'Sześć tur pokoju i cztery wojny, od sukcesji hiszpańskiej po rewolucję amerykańską.',
    'cover.labyrinth.about':
      'Lata po 11 września 2001: Stany Zjednoczone i siatka Dżihadystów zmagają się o to, jak rządzony jest świat muzułmański, od Maroka po Indonezję. Każda karta to zdarzenie albo czas na operacje, a co pomaga tobie, może pomóc i drugiej stronie.',
    'cover.labyrinth.solo':
      '„Graj od razu”: prowadzisz Stany Zjednoczone, Dżihadystów prowadzi procedura z instrukcji. Zapis na tym urządzeniu po każdym ruchu.',
    'cover.labyrinth.seat.us': 'US',
    'cover.labyrinth.seat.jihadist': 'Dżihadyści',
    'cover.labyrinth.side.us': 'Oddziały, idee i wywiad. Wygrywa dobrymi rządami w świecie muzułmańskim.',
    'cover.labyrinth.side.jihadist':
      'Ukryte komórki i intrygi. Wygrywają Rządami Islamskimi, chaosem albo bronią masowego rażenia.',
    'cover.labyrinth.bot.solitaire': 'przeciwnik z instrukcji',
    'cover.labyrinth.bot.steady': 'rozważny przeciwnik',
    'cover.labyrinth.bot.random': 'losowe ruchy',
    'cover.labyrinth.scenario.lets-roll': 'Let’s Roll!',
    'cover.labyrinth.scenario.lets-roll.how':
      'Wrzesień 2001; Stany Zjednoczone przyjmują twarde nastawienie. Zwykła gra.',
    'cover.labyrinth.scenario.you-can-call-me-al': 'You Can Call Me Al',
    'cover.labyrinth.scenario.you-can-call-me-al.how':
      'Wrzesień 2001 pod innym prezydentem: Stany Zjednoczone zaczynają miękko.',
    'cover.labyrinth.scenario.anaconda': 'Anaconda',
    'cover.labyrinth.scenario.anaconda.how': 'Rok 2002: reżim w Afganistanie upadł, a komórki się rozproszyły.',
    'cover.labyrinth.scenario.mission-accomplished': 'Mission Accomplished?',
    'cover.labyrinth.scenario.mission-accomplished.how':
      'Rok 2003: oddziały w Iraku i Afganistanie, wiele zdarzeń już za nami.',
    'cover.labyrinth.scenario.solo': 'Gra jednoosobowa',
    'cover.labyrinth.scenario.solo.how': 'Prowadzisz Stany Zjednoczone; Dżihadystów prowadzi tabela z instrukcji.',
  },
  hu: {
    'cover.andean-abyss.about':
      'Kolumbia a kilencvenes években: a Kormány, a FARC, az AUC és a drogkartellek ugyanazokért a hegyekért, városokért és utakért harcolnak és alkudoznak. Minden kártya egy esemény vagy idő a műveletekre, és mind a négyen másképp győznek.',
    'cover.andean-abyss.solo':
      '„Játék most”: te vagy a Kormány, a másik hármat botok játsszák. Minden lépés után mentés ezen az eszközön.',
    'cover.andean-abyss.seat.government': 'Kormány',
    'cover.andean-abyss.seat.farc': 'FARC',
    'cover.andean-abyss.seat.auc': 'AUC',
    'cover.andean-abyss.seat.cartels': 'Kartellek',
    'cover.andean-abyss.side.government': 'Hadsereg és rendőrség mindenki más ellen. A lakosság támogatásával győz.',
    'cover.andean-abyss.side.farc': 'Vidéki gerillák. A Kormány elleni ellenállással és bázisokkal győz.',
    'cover.andean-abyss.side.auc': 'Milíciák a FARC ellen. Akkor győz, ha több bázisa van, mint a FARC-nak.',
    'cover.andean-abyss.side.cartels': 'Mindenekelőtt a pénz. Sok bázissal és teli kasszával győz.',
    'cover.andean-abyss.bot.nonplayer': 'a szabálykönyv ellenfele',
    'cover.andean-abyss.bot.steady': 'megfontolt Kormány',
    'cover.andean-abyss.bot.random': 'véletlen lépések',
    'cover.andean-abyss.scenario.standard': 'Standard játék',
    'cover.andean-abyss.scenario.standard.how':
      'A megadott telepítés. A negyedik propaganda kártyával ér véget, vagy amint valaki győzött.',
    'cover.andean-abyss.scenario.short': 'Rövid játék',
    'cover.andean-abyss.scenario.short.how': 'Egy propaganda kártyával hamarabb ér véget: az idő mintegy háromnegyede.',
    'cover.andean-abyss.scenario.open': 'Nyílt telepítés',
    'cover.andean-abyss.scenario.open.how':
      'Először minden oldal maga rakja le egységeit. Azoknak, akik ismerik a játékot.',
    'cover.andean-abyss.scenario.two': 'Ketten',
    'cover.andean-abyss.scenario.three': 'Hárman',
    'cover.imperial-struggle.about':
      'Nagy-Britannia és Franciaország, 1697–1789: egy évszázadnyi vetélkedés Európában, Észak-Amerikában, a Karib-térségben és Indiában. A zászlókat békében kereskedelem, diplomácia és flotta szerzi meg, és négy háború teszi próbára; minden fordulóban más áruk és más régiók fizetnek.',
    'cover.imperial-struggle.solo':
      '„Játék most”: te vagy Nagy-Britannia, Franciaországot bot játssza. Minden lépés után mentés ezen az eszközön.',
    'cover.imperial-struggle.seat.britain': 'Nagy-Britannia',
    'cover.imperial-struggle.seat.france': 'Franciaország',
    'cover.imperial-struggle.side.britain': 'Lefelé húzza a győzelmi jelzőt. Kereskedelem, flotta és hitel.',
    'cover.imperial-struggle.side.france': 'Felfelé tolja a győzelmi jelzőt. Hadseregek, udvarok és szövetségek.',
    'cover.imperial-struggle.bot.steady': 'megfontolt ellenfél',
    'cover.imperial-struggle.bot.random': 'véletlen lépések',
    'cover.imperial-struggle.scenario.standard': 'Standard játék',
    'cover.imperial-struggle.scenario.standard.how':
      'Hat békeforduló és négy háború, a spanyol örökösödéstől az amerikai forradalomig.',
    'cover.labyrinth.about':
      'A 2001. szeptember 11. utáni évek: az Egyesült Államok és a dzsihadisták hálózata azért küzd, hogyan kormányozzák a muszlim világot Marokkótól Indonéziáig. Minden kártya esemény vagy idő a műveletekre, és ami neked segít, a másiknak is segíthet.',
    'cover.labyrinth.solo':
      '„Játék most”: te vagy az Egyesült Államok, a dzsihadistákat a szabálykönyv saját eljárása játssza. Minden lépés után mentés ezen az eszközön.',
    'cover.labyrinth.seat.us': 'USA',
    'cover.labyrinth.seat.jihadist': 'Dzsihadisták',
    'cover.labyrinth.side.us': 'Csapatok, eszmék és hírszerzés. A muszlim világ jó kormányzásával győz.',
    'cover.labyrinth.side.jihadist':
      'Rejtett sejtek és merényletek. Iszlamista uralommal, káosszal vagy tömegpusztító fegyverrel győznek.',
    'cover.labyrinth.bot.solitaire': 'a szabálykönyv ellenfele',
    'cover.labyrinth.bot.steady': 'megfontolt ellenfél',
    'cover.labyrinth.bot.random': 'véletlen lépések',
    'cover.labyrinth.scenario.lets-roll': 'Let’s Roll!',
    'cover.labyrinth.scenario.lets-roll.how':
      '2001 szeptembere; az Egyesült Államok keményen lép fel. A szokásos játék.',
    'cover.labyrinth.scenario.you-can-call-me-al': 'You Can Call Me Al',
    'cover.labyrinth.scenario.you-can-call-me-al.how': '2001 szeptembere más elnökkel: az Egyesült Államok puhán kezd.',
    'cover.labyrinth.scenario.anaconda': 'Anaconda',
    'cover.labyrinth.scenario.anaconda.how': '2002: az afganisztáni rezsim megbukott, a sejtek szétszóródtak.',
    'cover.labyrinth.scenario.mission-accomplished': 'Mission Accomplished?',
    'cover.labyrinth.scenario.mission-accomplished.how':
      '2003: csapatok Irakban és Afganisztánban, sok esemény már mögöttünk van.',
    'cover.labyrinth.scenario.solo': 'Egyszemélyes játék',
    'cover.labyrinth.scenario.solo.how':
      'Te vagy az Egyesült Államok; a dzsihadistákat a szabálykönyv táblázata játssza.',
  },
  fr: {
    'cover.andean-abyss.about':
      'La Colombie des années 1990 : le Gouvernement, les FARC, les AUC et les Cartels de la drogue se disputent et marchandent les mêmes montagnes, villes et routes. Chaque carte offre un événement ou du temps pour des opérations, et chacun des quatre gagne à sa manière.',
    'cover.andean-abyss.solo':
      '« Jouer tout de suite » : vous menez le Gouvernement, des robots mènent les trois autres. Enregistré sur cet appareil après chaque coup.',
    'cover.andean-abyss.seat.government': 'Gouvernement',
    'cover.andean-abyss.seat.farc': 'FARC',
    'cover.andean-abyss.seat.auc': 'AUC',
    'cover.andean-abyss.seat.cartels': 'Cartels',
    'cover.andean-abyss.side.government':
      'Armée et police contre tous les autres. Gagne par le soutien de la population.',
    'cover.andean-abyss.side.farc':
      'Des guérilleros venus des campagnes. Gagnent par l’opposition au Gouvernement et par leurs bases.',
    'cover.andean-abyss.side.auc': 'Des milices contre les FARC. Gagnent avec plus de bases que les FARC.',
    'cover.andean-abyss.side.cartels': 'L’argent avant tout. Gagnent avec beaucoup de bases et une caisse pleine.',
    'cover.andean-abyss.bot.nonplayer': 'l’adversaire du livret',
    'cover.andean-abyss.bot.steady': 'un Gouvernement posé',
    'cover.andean-abyss.bot.random': 'coups au hasard',
    'cover.andean-abyss.scenario.standard': 'Partie standard',
    'cover.andean-abyss.scenario.standard.how':
      'La mise en place imprimée. Finit avec la quatrième carte Propagande, ou dès que quelqu’un a gagné.',
    'cover.andean-abyss.scenario.short': 'Partie courte',
    'cover.andean-abyss.scenario.short.how': 'Finit une carte Propagande plus tôt : environ les trois quarts du temps.',
    'cover.andean-abyss.scenario.open': 'Déploiement libre',
    'cover.andean-abyss.scenario.open.how': 'Chaque camp place d’abord ses propres forces. Pour qui connaît le jeu.',
    'cover.andean-abyss.scenario.two': 'Deux personnes',
    'cover.andean-abyss.scenario.three': 'Trois personnes',
    'cover.imperial-struggle.about':
      'La Grande-Bretagne et la France, de 1697 à 1789 : un siècle de rivalité en Europe, en Amérique du Nord, dans les Caraïbes et en Inde. Les drapeaux se gagnent en temps de paix par le commerce, la diplomatie et la flotte, et quatre guerres les mettent à l’épreuve ; à chaque tour, d’autres denrées et d’autres régions rapportent.',
    'cover.imperial-struggle.solo':
      '« Jouer tout de suite » : vous menez la Grande-Bretagne, un robot mène la France. Enregistré sur cet appareil après chaque coup.',
    'cover.imperial-struggle.seat.britain': 'Grande-Bretagne',
    'cover.imperial-struggle.seat.france': 'France',
    'cover.imperial-struggle.side.britain': 'Tire le marqueur de victoire vers le bas. Commerce, marine et crédit.',
    'cover.imperial-struggle.side.france': 'Pousse le marqueur de victoire vers le haut. Armées, cours et alliances.',
    'cover.imperial-struggle.bot.steady': 'un adversaire posé',
    'cover.imperial-struggle.bot.random': 'coups au hasard',
    'cover.imperial-struggle.scenario.standard': 'Partie standard',
    'cover.imperial-struggle.scenario.standard.how':
      'Six tours de paix et quatre guerres, de la succession d’Espagne à la révolution américaine.',
    'cover.labyrinth.about':
      'Les années d’après le 11 septembre 2001 : les États-Unis et un réseau de djihadistes se disputent la manière dont le monde musulman est gouverné, du Maroc à l’Indonésie. Chaque carte est un événement ou du temps pour des opérations, et ce qui vous aide peut aussi aider l’autre camp.',
    'cover.labyrinth.solo':
      '« Jouer tout de suite » : vous menez les États-Unis, la procédure du livret mène les djihadistes. Enregistré sur cet appareil après chaque coup.',
    'cover.labyrinth.seat.us': 'États-Unis',
    'cover.labyrinth.seat.jihadist': 'Djihadistes',
    'cover.labyrinth.side.us': 'Troupes, idées et renseignement. Gagnent par la bonne gouvernance du monde musulman.',
    'cover.labyrinth.side.jihadist':
      'Cellules cachées et complots. Gagnent par un régime islamiste, par le chaos ou par une arme de destruction massive.',
    'cover.labyrinth.bot.solitaire': 'l’adversaire du livret',
    'cover.labyrinth.bot.steady': 'un adversaire posé',
    'cover.labyrinth.bot.random': 'coups au hasard',
    'cover.labyrinth.scenario.lets-roll': 'Let’s Roll !',
    'cover.labyrinth.scenario.lets-roll.how':
      'Septembre 2001 ; les États-Unis adoptent une attitude dure. La partie habituelle.',
    'cover.labyrinth.scenario.you-can-call-me-al': 'You Can Call Me Al',
    'cover.labyrinth.scenario.you-can-call-me-al.how':
      'Septembre 2001 sous un autre président : les États-Unis commencent souples.',
    'cover.labyrinth.scenario.anaconda': 'Anaconda',
    'cover.labyrinth.scenario.anaconda.how': '2002 : le régime afghan est tombé et les cellules se sont dispersées.',
    'cover.labyrinth.scenario.mission-accomplished': 'Mission Accomplished ?',
    'cover.labyrinth.scenario.mission-accomplished.how':
      '2003 : des troupes en Irak et en Afghanistan, et bien des événements déjà passés.',
    'cover.labyrinth.scenario.solo': 'Solo',
    'cover.labyrinth.scenario.solo.how': 'Vous menez les États-Unis ; le tableau du livret mène les djihadistes.',
  },
});
