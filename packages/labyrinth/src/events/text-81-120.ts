import type { EventText, EventTexts } from './event-text.js';

const leak: EventText = {
  en: 'If Enhanced Measures, Renditions or Wiretapping is marked: one of them ends and can never occur again. Roll US posture, then Prestige. An Ally becomes Neutral.',
  pl: 'Jeśli oznaczono Enhanced Measures, Renditions lub Wiretapping: jedno z nich kończy się i już nigdy nie zajdzie. Rzuć na nastawienie US, potem na Prestiż. Jeden sprzymierzony kraj staje się neutralny.',
  hu: 'Ha az Enhanced Measures, a Renditions vagy a Wiretapping jelölve van: az egyik véget ér, és többé nem következhet be. Dobás az amerikai hozzáállásra, majd a presztízsre. Egy szövetséges semlegessé válik.',
  fr: 'Si Enhanced Measures, Renditions ou Wiretapping est marqué : l’un d’eux prend fin et ne peut plus jamais se produire. Jet d’attitude des États-Unis, puis jet de prestige. Un allié devient neutre.',
};

const martyrdom: EventText = {
  en: 'Remove a cell from a country not under Islamist Rule to place any two Available plots there.',
  pl: 'Usuń komórkę z kraju bez Rządów Islamskich, aby umieścić tam dowolne dwie dostępne intrygi.',
  hu: 'Vegyél le egy sejtet egy nem iszlamista uralom alatti országból, és tegyél oda két tetszőleges elérhető merényletet.',
  fr: 'Retirez une cellule d’un pays qui n’est pas sous régime islamiste pour y placer deux complots disponibles quelconques.',
};

const iran: EventText = {
  en: 'Choose a Shia-Mix country and test it. US: remove a cell there or in Iran. Jihadist: two jihad rolls there without cells; each success removes an Aid and worsens Governance, not to Islamist Rule; failures cost nothing.',
  pl: 'Wybierz kraj szyicko-mieszany i przeprowadź jego test. US: usuń stamtąd albo z Iranu komórkę. Dżihadyści: dwa rzuty na dżihad bez komórek; każdy sukces usuwa Pomoc i pogarsza rządy, ale nie do Rządów Islamskich; porażki nic nie kosztują.',
  hu: 'Válassz egy síita-vegyes országot; kezdeti próbát kap. USA: vegyél le onnan vagy Iránból egy sejtet. Dzsihadisták: két dzsiháddobás sejtek nélkül; minden siker levesz egy segélyt és rontja a kormányzást, de nem iszlamista uralomig; a kudarcnak nincs ára.',
  fr: 'Choisissez un pays mixte chiite et testez-le. États-Unis : retirez-y une cellule, ou en Iran. Djihadistes : deux jets de djihad sans cellules ; chaque réussite retire une aide et dégrade la gouvernance, jamais jusqu’au régime islamiste ; les échecs ne coûtent rien.',
};

const oilPriceSpike: EventText = {
  en: 'To the end of the turn each Oil Exporter is worth 1 Resource more. Take a card from the discard pile, the Lapsing box or the 1st Plot box into your hand, but no Oil Price Spike; show it.',
  pl: 'Do końca tury każdy eksporter ropy jest wart o 1 zasób więcej. Weź na rękę kartę ze stosu kart odrzuconych, z obszaru zdarzeń krótkotrwałych lub 1-szej intrygi, ale nie Oil Price Spike; pokaż ją.',
  hu: 'A forduló végéig minden olajexportőr 1 erőforrással többet ér. Vegyél a kezedbe egy kártyát a dobópakliból, a lejáró események mezőjéről vagy az 1. merénylet mezőről, de nem Oil Price Spike-ot; mutasd meg.',
  fr: 'Jusqu’à la fin du tour, chaque exportateur de pétrole vaut 1 ressource de plus. Prenez en main une carte de la défausse, de la case Temporaire ou de la case 1er complot, mais pas Oil Price Spike ; montrez-la.',
};

/** What the cards 81-120 do, in our own words. */
export const TEXT_81_120: EventTexts = {
  81: {
    en: 'If there is a Regime Change country: place 5 cells in one, or all that the track has if fewer, and remove an Aid there; if it has none, its regime is Besieged.',
    pl: 'Jeśli jest kraj Zmiany Reżimu: umieść w jednym z nich 5 komórek albo wszystkie z toru, jeśli jest ich mniej, i usuń stamtąd Pomoc; jeśli jej nie ma, jego reżim jest oblężony.',
    hu: 'Ha van rezsimváltásos ország: az egyikbe tegyél 5 sejtet, vagy ha a sávon kevesebb van, mindet, és vegyél le onnan egy segélyt; ha nincs, a rezsimje ostromlott lesz.',
    fr: 'S’il y a un pays en changement de régime : placez-y 5 cellules, ou toutes celles de la piste s’il y en a moins, et retirez-en une aide ; s’il n’en a pas, son régime est assiégé.',
  },
  82: {
    en: 'Choose three countries without cells and test them; try one recruit in each, whatever Funding is. Where no cell comes, place a cadre.',
    pl: 'Wybierz trzy kraje bez komórek i przeprowadź ich testy; w każdym spróbuj raz rekrutować, niezależnie od Funduszy. Gdzie komórka się nie pojawi, umieść kadrę.',
    hu: 'Válassz három sejt nélküli országot; kezdeti próbát kapnak. Mindegyikben egy toborzási kísérlet, a finanszírozástól függetlenül. Ahová nem jön sejt, oda káder kerül.',
    fr: 'Choisissez trois pays sans cellule et testez-les ; tentez un recrutement dans chacun, quel que soit le financement. Là où aucune cellule ne vient, placez un cadre.',
  },
  83: {
    en: 'Unless Indo-Pakistani Talks is in effect: Pakistan moves one box towards Adversary and gets a cell.',
    pl: 'O ile nie działa Indo-Pakistani Talks: Pakistan przesuwa się o jedno pole w stronę wrogiego i otrzymuje komórkę.',
    hu: 'Ha az Indo-Pakistani Talks nincs érvényben: Pakisztán egy mezőt lép az ellenséges felé, és kap egy sejtet.',
    fr: 'Sauf si Indo-Pakistani Talks est en vigueur : le Pakistan se décale d’une case vers adversaire et reçoit une cellule.',
  },
  84: leak,
  85: leak,
  86: {
    en: 'The US discards a random card and loses 1 Prestige. Place a cell in a Shia-Mix country.',
    pl: 'US odrzuca losową kartę i traci 1 Prestiżu. Umieść komórkę w kraju szyicko-mieszanym.',
    hu: 'Az USA véletlenszerűen eldob egy kártyát, és veszít 1 presztízst. Tegyél egy sejtet egy síita-vegyes országba.',
    fr: 'Les États-Unis défaussent une carte au hasard et perdent 1 point de prestige. Placez une cellule dans un pays mixte chiite.',
  },
  87: martyrdom,
  88: martyrdom,
  89: martyrdom,
  90: {
    en: 'If Prestige is 6 or less and there are cells in a Regime Change country: the US discards two random cards, and their Jihadist events that can occur do. The US becomes Soft.',
    pl: 'Jeśli Prestiż wynosi 6 lub mniej, a w kraju Zmiany Reżimu są komórki: US odrzuca dwie losowe karty, a możliwe zdarzenia dżihadystów na nich zachodzą. US ma nastawienie miękkie.',
    hu: 'Ha a presztízs legfeljebb 6, és rezsimváltásos országban van sejt: az USA véletlenszerűen eldob két kártyát, és a rajtuk lévő, végrehajtható dzsihadista események bekövetkeznek. Az USA hozzáállása puha lesz.',
    fr: 'Si le prestige est de 6 au plus et qu’il y a des cellules dans un pays en changement de régime : les États-Unis défaussent deux cartes au hasard, et leurs événements djihadistes possibles se produisent. L’attitude des États-Unis devient souple.',
  },
  91: {
    en: 'If two Muslim countries or more are unmarked: test two of them and place a cell in each; two in each if any country is under Islamist Rule.',
    pl: 'Jeśli co najmniej dwa kraje muzułmańskie są nieoznaczone: przeprowadź testy dwóch z nich i umieść w każdym komórkę; po dwie, jeśli gdziekolwiek są Rządy Islamskie.',
    hu: 'Ha legalább két muszlim ország jelöletlen: kettő kezdeti próbát kap, és mindkettőbe kerül egy sejt; kettő-kettő, ha bárhol iszlamista uralom van.',
    fr: 'Si au moins deux pays musulmans sont non marqués : testez-en deux et placez une cellule dans chacun ; deux dans chacun si un pays est sous régime islamiste.',
  },
  92: {
    en: 'If Iraq is Poor and Adversary, and Saddam Captured has not occurred: Funding goes to 9.',
    pl: 'Jeśli Irak jest wrogi i ma słabe rządy, a Saddam Captured nie zaszło: Fundusze wzrastają do 9.',
    hu: 'Ha Irak gyenge és ellenséges, és a Saddam Captured nem következett be: a finanszírozás 9 lesz.',
    fr: 'Si l’Irak est adversaire et de mauvaise gouvernance, et que Saddam Captured n’a pas eu lieu : le financement passe à 9.',
  },
  93: {
    en: 'The regime of Afghanistan is Besieged. Place a cell in Afghanistan and one in Pakistan. Prestige −1, or −3 if either is under Islamist Rule.',
    pl: 'Reżim Afganistanu jest oblężony. Umieść komórkę w Afganistanie i w Pakistanie. Prestiż −1 albo −3, jeśli w którymś z nich są Rządy Islamskie.',
    hu: 'Afganisztán rezsimje ostromlott lesz. Tegyél egy-egy sejtet Afganisztánba és Pakisztánba. Presztízs −1, vagy −3, ha valamelyikük iszlamista uralom alatt áll.',
    fr: 'Le régime de l’Afghanistan est assiégé. Placez une cellule en Afghanistan et une au Pakistan. Prestige −1, ou −3 si l’un d’eux est sous régime islamiste.',
  },
  94: {
    en: 'If a Muslim country was tested to Fair or improved to Fair or Good in this Action Phase or the one before, and still is so: its Governance becomes one level worse.',
    pl: 'Jeśli w tej lub poprzedniej fazie akcji test dał krajowi muzułmańskiemu rządy poprawne albo rządy poprawiły się do poprawnych lub dobrych i nadal takie są: pogarszają się o jeden poziom.',
    hu: 'Ha ebben vagy az előző akciófázisban egy muszlim ország próbája megfelelő lett, vagy kormányzása megfelelőre vagy jóra javult, és még mindig az: egy szinttel romlik.',
    fr: 'Si, dans cette phase d’action ou la précédente, un pays musulman a été testé à correcte ou amélioré à correcte ou bonne, et l’est encore : sa gouvernance baisse d’un niveau.',
  },
  95: {
    en: 'Funding rises by the value of Saudi Arabia’s Governance (Good 1, Fair 2, Poor 3); to 9 under Islamist Rule.',
    pl: 'Fundusze rosną o wartość rządów Arabii Saudyjskiej (dobre 1, poprawne 2, słabe 3), a przy Rządach Islamskich do 9.',
    hu: 'A finanszírozás Szaúd-Arábia kormányzásának értékével nő (jó 1, megfelelő 2, gyenge 3); iszlamista uralom esetén 9-re.',
    fr: 'Le financement augmente de la valeur de gouvernance de l’Arabie saoudite (bonne 1, correcte 2, mauvaise 3) ; il passe à 9 sous régime islamiste.',
  },
  96: {
    en: 'The US sets the posture of Scandinavia. Then the Jihadists place a Plot 1, or any plot if some country is under Islamist Rule, in a Muslim country not under Islamist Rule; no cell is needed, and it is tested. The card leaves the game.',
    pl: 'US ustala nastawienie Skandynawii. Potem dżihadyści umieszczają intrygę 1, a jeśli gdziekolwiek są Rządy Islamskie, dowolną, w kraju muzułmańskim bez Rządów Islamskich; komórka nie jest potrzebna, kraj przechodzi test. Karta wypada z gry.',
    hu: 'Az USA beállítja Skandinávia hozzáállását. Utána a dzsihadisták egy 1-es merényletet, vagy ha bárhol iszlamista uralom van, bármelyiket, egy nem iszlamista uralom alatti muszlim országba tesznek; sejt nem kell, az ország próbát kap. A kártya kikerül a játékból.',
    fr: 'Les États-Unis fixent l’attitude de la Scandinavie. Puis les djihadistes placent un complot 1, ou n’importe lequel si un pays est sous régime islamiste, dans un pays musulman qui ne l’est pas ; aucune cellule n’est requise et il est testé. La carte quitte la partie.',
  },
  97: {
    en: 'If both sides hold another card: each gives the other a random one. Then whoever played this makes an operation of value 1.',
    pl: 'Jeśli obie strony mają jeszcze kartę: każda daje drugiej jedną losową. Potem strona, która zagrała tę kartę, wykonuje operację o wartości 1.',
    hu: 'Ha mindkét oldalnak van még kártyája: mindegyik ad a másiknak egyet véletlenszerűen. Utána az, aki ezt kijátszotta, végrehajt egy 1-es értékű műveletet.',
    fr: 'Si les deux camps ont une autre carte : chacun en donne une au hasard à l’autre. Puis celui qui a joué cette carte effectue une opération de valeur 1.',
  },
  98: {
    en: 'US: Funding −1. Jihadist: place a cell in Israel. The card leaves the game.',
    pl: 'US: Fundusze −1. Dżihadyści: umieść komórkę w Izraelu. Karta wypada z gry.',
    hu: 'USA: finanszírozás −1. Dzsihadisták: tegyél egy sejtet Izraelbe. A kártya kikerül a játékból.',
    fr: 'États-Unis : financement −1. Djihadistes : placez une cellule en Israël. La carte quitte la partie.',
  },
  99: {
    en: 'The US chooses a card from its hand and discards it. Prestige −1, Funding −1. The card leaves the game.',
    pl: 'US wybiera z ręki kartę i ją odrzuca. Prestiż −1, Fundusze −1. Karta wypada z gry.',
    hu: 'Az USA kiválaszt a kezéből egy kártyát, és eldobja. Presztízs −1, finanszírozás −1. A kártya kikerül a játékból.',
    fr: 'Les États-Unis choisissent une carte de leur main et la défaussent. Prestige −1, financement −1. La carte quitte la partie.',
  },
  100: {
    en: 'Troops at Overstretch: Funding +2. At Low Intensity: Funding −2. At War: nothing.',
    pl: 'Oddziały na polu Przeciążenie: Fundusze +2. Mała intensywność: Fundusze −2. Wojna: nic.',
    hu: 'Csapatok túlterheltségen: finanszírozás +2. Alacsony intenzitáson: finanszírozás −2. Háborún: semmi.',
    fr: 'Troupes en surextension : financement +2. En basse intensité : financement −2. En guerre : rien.',
  },
  101: {
    en: 'Prestige +1. Serbia takes the posture opposite to that of the US.',
    pl: 'Prestiż +1. Serbia przyjmuje nastawienie przeciwne do US.',
    hu: 'Presztízs +1. Szerbia az amerikaival ellentétes hozzáállást veszi fel.',
    fr: 'Prestige +1. La Serbie prend l’attitude opposée à celle des États-Unis.',
  },
  102: {
    en: 'Central Asia becomes Neutral and its Governance is rolled anew, whatever it was.',
    pl: 'Azja Centralna staje się neutralna, a na jej rządy rzuca się od nowa, jakiekolwiek były.',
    hu: 'Közép-Ázsia semleges lesz, és kormányzására újra kell dobni, bármilyen volt is.',
    fr: 'L’Asie centrale devient neutre et sa gouvernance est rejouée au dé, quelle qu’elle ait été.',
  },
  103: {
    en: 'US: remove a cell from a Shia-Mix country within three steps of Lebanon: Lebanon, Turkey, Iraq, Gulf States or Saudi Arabia. Jihadist: Lebanon becomes Poor and Neutral.',
    pl: 'US: usuń komórkę z kraju szyicko-mieszanego nie dalej niż trzy kroki od Libanu: Liban, Turcja, Irak, Kraje Zatoki lub Arabia Saudyjska. Dżihadyści: Liban staje się neutralny, o słabych rządach.',
    hu: 'USA: vegyél le egy sejtet egy Libanontól legfeljebb három lépésre lévő síita-vegyes országból: Libanon, Törökország, Irak, Öböl-államok vagy Szaúd-Arábia. Dzsihadisták: Libanon gyenge és semleges lesz.',
    fr: 'États-Unis : retirez une cellule d’un pays mixte chiite à trois pas au plus du Liban : Liban, Turquie, Irak, États du Golfe ou Arabie saoudite. Djihadistes : le Liban devient neutre, de mauvaise gouvernance.',
  },
  104: iran,
  105: iran,
  106: {
    en: 'If a Shia-Mix country holds both cells and troops: choose one. US: remove up to two cells there. Jihadist: its Governance becomes one level worse, not Islamist Rule.',
    pl: 'Jeśli w kraju szyicko-mieszanym są i komórki, i oddziały: wybierz taki kraj. US: usuń stamtąd do dwóch komórek. Dżihadyści: jego rządy pogarszają się o jeden poziom, ale nie do Rządów Islamskich.',
    hu: 'Ha egy síita-vegyes országban sejt és csapat is van: válassz egy ilyet. USA: vegyél le onnan legfeljebb két sejtet. Dzsihadisták: kormányzása egy szinttel romlik, de nem iszlamista uralomig.',
    fr: 'Si un pays mixte chiite contient à la fois cellules et troupes : choisissez-en un. États-Unis : retirez-y jusqu’à deux cellules. Djihadistes : sa gouvernance baisse d’un niveau, jamais jusqu’au régime islamiste.',
  },
  107: {
    en: 'US: place an Aid in Iraq. Jihadist: test Turkey; then the Governance of Turkey or Iraq becomes one level worse, not Islamist Rule.',
    pl: 'US: umieść Pomoc w Iraku. Dżihadyści: test Turcji; potem rządy Turcji lub Iraku pogarszają się o jeden poziom, ale nie do Rządów Islamskich.',
    hu: 'USA: tegyél egy segélyt Irakba. Dzsihadisták: Törökország próbát kap; utána Törökország vagy Irak kormányzása egy szinttel romlik, de nem iszlamista uralomig.',
    fr: 'États-Unis : placez une aide en Irak. Djihadistes : testez la Turquie ; puis la gouvernance de la Turquie ou de l’Irak baisse d’un niveau, jamais jusqu’au régime islamiste.',
  },
  108: {
    en: 'If there is a cell in Pakistan and Benazir Bhutto is not in effect: remove a cell there, and Pakistan becomes a Poor Ally.',
    pl: 'Jeśli w Pakistanie jest komórka i nie działa Benazir Bhutto: usuń stamtąd komórkę, a Pakistan staje się sprzymierzony, o słabych rządach.',
    hu: 'Ha Pakisztánban van sejt, és a Benazir Bhutto nincs érvényben: vegyél le onnan egy sejtet, és Pakisztán gyenge szövetséges lesz.',
    fr: 'S’il y a une cellule au Pakistan et que Benazir Bhutto n’est pas en vigueur : retirez-en une cellule, et le Pakistan devient un allié de mauvaise gouvernance.',
  },
  109: {
    en: 'If a Regime Change country holds two cells or more: remove two there. Roll Prestige. Whoever played this draws a card. The card leaves the game.',
    pl: 'Jeśli w kraju Zmiany Reżimu są co najmniej dwie komórki: usuń stamtąd dwie. Rzuć na Prestiż. Strona, która zagrała tę kartę, dobiera kartę. Karta wypada z gry.',
    hu: 'Ha egy rezsimváltásos országban legalább két sejt van: vegyél le onnan kettőt. Presztízsdobás. Aki ezt kijátszotta, húz egy kártyát. A kártya kikerül a játékból.',
    fr: 'Si un pays en changement de régime contient au moins deux cellules : retirez-en deux. Jet de prestige. Celui qui a joué cette carte en pioche une. La carte quitte la partie.',
  },
  110: {
    en: 'If there are troops in Iraq, Syria, Lebanon or Jordan: US: Prestige +3, and the card leaves the game. Jihadist: place 3 cells and an Available Plot 2 in one of these with troops.',
    pl: 'Jeśli w Iraku, Syrii, Libanie lub Jordanii są oddziały: US: Prestiż +3, karta wypada z gry. Dżihadyści: umieść 3 komórki i dostępną intrygę 2 w jednym z tych krajów, w którym są oddziały.',
    hu: 'Ha Irakban, Szíriában, Libanonban vagy Jordániában van csapat: USA: presztízs +3, és a kártya kikerül a játékból. Dzsihadisták: tegyél 3 sejtet és egy elérhető 2-es merényletet az egyikbe, ahol csapat van.',
    fr: 'S’il y a des troupes en Irak, en Syrie, au Liban ou en Jordanie : États-Unis : prestige +3, et la carte quitte la partie. Djihadistes : placez 3 cellules et un complot 2 disponible dans un de ces pays où il y a des troupes.',
  },
  111: {
    en: 'US, if no country is under Islamist Rule and neither FATA nor Al-Anbar is in effect: Funding −2, and the card leaves the game. Jihadist: Prestige −1, or −3 if any country is under Islamist Rule.',
    pl: 'US, jeśli nigdzie nie ma Rządów Islamskich i nie działa ani FATA, ani Al-Anbar: Fundusze −2, karta wypada z gry. Dżihadyści: Prestiż −1 albo −3, jeśli gdziekolwiek są Rządy Islamskie.',
    hu: 'USA, ha sehol nincs iszlamista uralom, és sem a FATA, sem az Al-Anbar nincs érvényben: finanszírozás −2, és a kártya kikerül a játékból. Dzsihadisták: presztízs −1, vagy −3, ha bárhol iszlamista uralom van.',
    fr: 'États-Unis, si aucun pays n’est sous régime islamiste et que ni FATA ni Al-Anbar ne sont en vigueur : financement −2, et la carte quitte la partie. Djihadistes : prestige −1, ou −3 si un pays est sous régime islamiste.',
  },
  112: {
    en: 'US, if no country is under Islamist Rule and neither FATA nor Al-Anbar is in effect: Funding −4, Prestige +1, and the card leaves the game. Jihadist: Prestige −2, or −4 if any country is under Islamist Rule.',
    pl: 'US, jeśli nigdzie nie ma Rządów Islamskich i nie działa ani FATA, ani Al-Anbar: Fundusze −4, Prestiż +1, karta wypada z gry. Dżihadyści: Prestiż −2 albo −4, jeśli gdziekolwiek są Rządy Islamskie.',
    hu: 'USA, ha sehol nincs iszlamista uralom, és sem a FATA, sem az Al-Anbar nincs érvényben: finanszírozás −4, presztízs +1, és a kártya kikerül a játékból. Dzsihadisták: presztízs −2, vagy −4, ha bárhol iszlamista uralom van.',
    fr: 'États-Unis, si aucun pays n’est sous régime islamiste et que ni FATA ni Al-Anbar ne sont en vigueur : financement −4, prestige +1, et la carte quitte la partie. Djihadistes : prestige −2, ou −4 si un pays est sous régime islamiste.',
  },
  113: {
    en: 'Test Sudan. With Prestige of 7 or more: place an Aid there, and it moves one box towards Ally. Otherwise its regime is Besieged, and it moves one box towards Adversary.',
    pl: 'Test Sudanu. Przy Prestiżu 7 lub więcej: umieść tam Pomoc, a Sudan przesuwa się o jedno pole w stronę sprzymierzonego. W przeciwnym razie jego reżim jest oblężony i przesuwa się on o jedno pole w stronę wrogiego.',
    hu: 'Szudán próbát kap. Legalább 7-es presztízsnél: tegyél oda egy segélyt, és egy mezőt lép a szövetséges felé. Különben rezsimje ostromlott lesz, és egy mezőt lép az ellenséges felé.',
    fr: 'Testez le Soudan. Avec un prestige de 7 ou plus : placez-y une aide, et il se décale d’une case vers allié. Sinon, son régime est assiégé et il se décale d’une case vers adversaire.',
  },
  114: {
    en: 'Roll Prestige. To the end of the turn nobody makes a Recruit operation, and Detainee Release cannot occur.',
    pl: 'Rzuć na Prestiż. Do końca tury nie wolno rekrutować, a Detainee Release nie może zajść.',
    hu: 'Presztízsdobás. A forduló végéig nincs toborzás művelet, és a Detainee Release nem következhet be.',
    fr: 'Jet de prestige. Jusqu’à la fin du tour, aucune opération de recrutement, et Detainee Release ne peut se produire.',
  },
  115: {
    en: 'Indonesia/Malaysia or a neighbor of it that has a cell and is an Ally or Hard. US: remove a cell there and draw 2 cards; the card leaves the game. Jihadist: place an Available plot there.',
    pl: 'Indonezja/Malezja lub jej sąsiad, w którym jest komórka i który jest sprzymierzony lub ma twarde nastawienie. US: usuń stamtąd komórkę i dobierz 2 karty; karta wypada z gry. Dżihadyści: umieść tam dostępną intrygę.',
    hu: 'Indonézia/Malajzia vagy egy szomszédja, ahol van sejt, és amely szövetséges vagy kemény. USA: vegyél le onnan egy sejtet, és húzz 2 kártyát; a kártya kikerül a játékból. Dzsihadisták: tegyél oda egy elérhető merényletet.',
    fr: 'L’Indonésie/Malaisie ou un de ses voisins, s’il contient une cellule et est allié ou d’attitude dure. États-Unis : retirez-y une cellule et piochez 2 cartes ; la carte quitte la partie. Djihadistes : placez-y un complot disponible.',
  },
  116: {
    en: 'US, if there are such plots: all plots in Allies and non-Muslim countries are shown and removed; draw 2 cards; the card leaves the game. Jihadist: place an Available plot in a country with a cell that is not under Islamist Rule.',
    pl: 'US, jeśli są takie intrygi: wszystkie intrygi w krajach sprzymierzonych i niemuzułmańskich zostają odkryte i usunięte; dobierz 2 karty; karta wypada z gry. Dżihadyści: umieść dostępną intrygę w kraju z komórką bez Rządów Islamskich.',
    hu: 'USA, ha van ilyen merénylet: a szövetséges és a nem muszlim országokban minden merényletet felfedünk és leveszünk; húzz 2 kártyát; a kártya kikerül a játékból. Dzsihadisták: tegyél egy elérhető merényletet egy sejttel rendelkező, nem iszlamista uralom alatti országba.',
    fr: 'États-Unis, s’il y en a : tous les complots chez les alliés et dans les pays non musulmans sont révélés et retirés ; piochez 2 cartes ; la carte quitte la partie. Djihadistes : placez un complot disponible dans un pays avec une cellule qui n’est pas sous régime islamiste.',
  },
  117: oilPriceSpike,
  118: oilPriceSpike,
  119: {
    en: 'Test Yemen. US: it becomes an Ally and gets an Aid, unless it is under Islamist Rule. Jihadist: it moves one box towards Adversary, and its regime is Besieged.',
    pl: 'Test Jemenu. US: staje się sprzymierzony i otrzymuje Pomoc, o ile nie ma tam Rządów Islamskich. Dżihadyści: przesuwa się o jedno pole w stronę wrogiego, a jego reżim jest oblężony.',
    hu: 'Jemen próbát kap. USA: szövetséges lesz, és kap egy segélyt, kivéve iszlamista uralom alatt. Dzsihadisták: egy mezőt lép az ellenséges felé, és rezsimje ostromlott lesz.',
    fr: 'Testez le Yémen. États-Unis : il devient allié et reçoit une aide, sauf sous régime islamiste. Djihadistes : il se décale d’une case vers adversaire, et son régime est assiégé.',
  },
  120: {
    en: 'Occurs whenever the card is used or discarded: roll US posture; then Prestige +1 without a GWOT penalty, or −1 with one.',
    pl: 'Zachodzi przy każdym użyciu i odrzuceniu karty: rzuć na nastawienie US; potem Prestiż +1 bez kary za relacje GWOT albo −1 z karą.',
    hu: 'A kártya minden használatakor és eldobásakor bekövetkezik: dobás az amerikai hozzáállásra; utána presztízs +1 GWOT-büntetés nélkül, vagy −1 büntetéssel.',
    fr: 'Se produit chaque fois que la carte est utilisée ou défaussée : jet d’attitude des États-Unis ; puis prestige +1 sans pénalité GWOT, ou −1 avec.',
  },
};
