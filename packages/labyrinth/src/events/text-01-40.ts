import type { EventText, EventTexts } from './event-text.js';

const SANCTIONS: EventText = {
  en: 'US event. If the Patriot Act is in effect: Funding −2.',
  pl: 'Zdarzenie US. Jeśli działa Patriot Act: Fundusze −2.',
  hu: 'Amerikai esemény. Ha a Patriot Act érvényben van: finanszírozás −2.',
  fr: 'Événement américain. Si le Patriot Act est en vigueur : financement −2.',
};

const SPECIAL_FORCES: EventText = {
  en: 'US event. If a cell is with troops or next to a country with troops: remove one such cell, asleep or active.',
  pl: 'Zdarzenie US. Jeśli komórka jest w kraju z oddziałami albo obok takiego kraju: usuń jedną taką komórkę, uśpioną lub aktywną.',
  hu: 'Amerikai esemény. Ha egy sejt csapatokkal egy országban vagy azzal szomszédos országban van: távolíts el egy ilyen alvó vagy aktív sejtet.',
  fr: 'Événement américain. Si une cellule est avec des troupes ou dans un pays adjacent à des troupes : retirez une telle cellule, dormante ou active.',
};

const PREDATOR: EventText = {
  en: 'US event. If there is a cell in a Muslim country (not Iran): remove one of them, asleep or active.',
  pl: 'Zdarzenie US. Jeśli w kraju muzułmańskim (nie w Iranie) jest komórka: usuń jedną, uśpioną lub aktywną.',
  hu: 'Amerikai esemény. Ha van sejt egy muszlim országban (Irán nem az): távolíts el egyet, alvót vagy aktívat.',
  fr: 'Événement américain. S’il y a une cellule dans un pays musulman (pas l’Iran) : retirez-en une, dormante ou active.',
};

/** What the cards 1-40 do, in our own words. All are events of the US. */
export const TEXT_01_40: EventTexts = {
  1: {
    en: 'US event. If a plot lies in a Muslim country (not Iran): choose one of them. If it is not blocked, its Funding is lost instead of gained: −1, or −2 where governance is Good; a WMD sets Funding to 1.',
    pl: 'Zdarzenie US. Jeśli w kraju muzułmańskim (nie w Iranie) leży intryga: wybierz jedną. Nieblokowana odejmie Fundusze, zamiast je dodać: −1, a przy dobrych rządach −2; WMD ustawia Fundusze na 1.',
    hu: 'Amerikai esemény. Ha muszlim országban (Irán nem az) merénylet van: válassz egyet. Ha nem hárítják el, a finanszírozást nem növeli, hanem csökkenti: −1, jó kormányzásnál −2; tömegpusztító fegyver 1-re állítja.',
    fr: 'Événement américain. Si un complot se trouve dans un pays musulman (pas l’Iran) : choisissez-en un. Non déjoué, il fait perdre du financement au lieu d’en rapporter : −1, ou −2 si la gouvernance est bonne ; une ADM le met à 1.',
  },
  2: {
    en: 'US event, for the rest of the turn. Cells may Travel only within a country or to an adjacent one; to an adjacent country with Good governance they must roll.',
    pl: 'Zdarzenie US, do końca tury. Komórki mogą podróżować tylko w obrębie kraju lub do przyległego; do przyległego kraju o dobrych rządach muszą rzucać kością.',
    hu: 'Amerikai esemény, a forduló végéig. A sejtek csak országon belül vagy szomszédos országba utazhatnak; jó kormányzású szomszédos országba dobniuk kell.',
    fr: 'Événement américain, jusqu’à la fin du tour. Les cellules ne voyagent que dans leur pays ou vers un pays adjacent ; vers un pays adjacent de bonne gouvernance, il leur faut réussir un jet.',
  },
  3: {
    en: 'US event. If the US is Soft: mark Russia, and Central Asia too if it is an Ally or Neutral. Loose Nuke, HEU and Kazakh Strain cannot take place in a marked country.',
    pl: 'Zdarzenie US. Jeśli US ma nastawienie miękkie: oznacz Rosję oraz Azję Centralną, jeśli jest sprzymierzona lub neutralna. W oznaczonym kraju nie mogą zajść Loose Nuke, HEU ani Kazakh Strain.',
    hu: 'Amerikai esemény. Ha az USA hozzáállása puha: jelöld meg Oroszországot, és Közép-Ázsiát is, ha szövetséges vagy semleges. Megjelölt országban nem következhet be a Loose Nuke, a HEU és a Kazakh Strain.',
    fr: 'Événement américain. Si l’attitude des États-Unis est souple : marquez la Russie, et l’Asie centrale si elle est alliée ou neutre. Loose Nuke, HEU et Kazakh Strain ne peuvent avoir lieu dans un pays marqué.',
  },
  4: {
    en: 'US event, once. Test the Philippines; Funding −1. Abu Sayyaf ends and cannot occur any more.',
    pl: 'Zdarzenie US, jednorazowe. Przetestuj Filipiny; Fundusze −1. Abu Sayyaf kończy się i nie może już zajść.',
    hu: 'Amerikai esemény, egyszeri. Tégy próbát a Fülöp-szigeteken; finanszírozás −1. Az Abu Sayyaf véget ér, és többé nem következhet be.',
    fr: 'Événement américain, unique. Testez les Philippines ; financement −1. Abu Sayyaf prend fin et ne peut plus avoir lieu.',
  },
  5: {
    en: 'US event, once. From now on a WMD plot in the United States is placed face up. Solitaire: every plot there is, while a WMD is among the markers in use.',
    pl: 'Zdarzenie US, jednorazowe. Odtąd intryga WMD w Stanach Zjednoczonych jest umieszczana odkryta. W grze 1-osobowej: każda intryga tamże, dopóki wśród używanych znaczników jest WMD.',
    hu: 'Amerikai esemény, egyszeri. Ettől kezdve az Egyesült Államokba helyezett tömegpusztító merénylet képpel felfelé kerül le. Egyszemélyes játékban minden ottani merénylet, amíg WMD van a használt jelzők között.',
    fr: 'Événement américain, unique. Désormais, un complot ADM aux États-Unis est placé face visible. En solo : tout complot placé là-bas, tant qu’une ADM est parmi les marqueurs en jeu.',
  },
  6: SANCTIONS,
  7: SANCTIONS,
  8: SPECIAL_FORCES,
  9: SPECIAL_FORCES,
  10: SPECIAL_FORCES,
  11: {
    en: 'US event, once. Lasts until a plot is resolved in Israel, and allows Quartet. If troops are not in Overstretch and no neighbor of Israel is under Islamist Rule: Prestige +1 and Funding −2.',
    pl: 'Zdarzenie US, jednorazowe. Trwa, aż w Izraelu zostanie rozstrzygnięta intryga, i umożliwia Quartet. Jeśli oddziały nie są w Przeciążeniu, a żaden sąsiad Izraela nie jest pod Rządami Islamskimi: Prestiż +1 i Fundusze −2.',
    hu: 'Amerikai esemény, egyszeri. Addig tart, amíg Izraelben merénylet nem következik be, és lehetővé teszi a Quartetet. Ha a csapatok nincsenek túlterhelve, és Izrael egyik szomszédja sem áll iszlamista uralom alatt: presztízs +1, finanszírozás −2.',
    fr: 'Événement américain, unique. Dure jusqu’à ce qu’un complot soit résolu en Israël, et permet Quartet. Si les troupes ne sont pas en surextension et qu’aucun voisin d’Israël n’est sous régime islamiste : prestige +1 et financement −2.',
  },
  12: {
    en: 'US event. Test Egypt. Funding −4, or −2 if any country is under Islamist Rule.',
    pl: 'Zdarzenie US. Przetestuj Egipt. Fundusze −4, albo −2, jeśli jakiś kraj jest pod Rządami Islamskimi.',
    hu: 'Amerikai esemény. Tégy próbát Egyiptomban. Finanszírozás −4, illetve −2, ha bármely ország iszlamista uralom alatt áll.',
    fr: 'Événement américain. Testez l’Égypte. Financement −4, ou −2 si un pays est sous régime islamiste.',
  },
  13: {
    en: 'US event. If there are troops in Iraq or Syria: place 1 Aid in one of the two that has troops; Prestige +1. Al-Anbar ends and cannot occur any more.',
    pl: 'Zdarzenie US. Jeśli w Iraku lub Syrii są oddziały: umieść 1 Pomoc w tym z nich, gdzie są oddziały; Prestiż +1. Al-Anbar kończy się i nie może już zajść.',
    hu: 'Amerikai esemény. Ha Irakban vagy Szíriában csapatok vannak: helyezz 1 segélyt a kettő közül oda, ahol csapatok vannak; presztízs +1. Az Al-Anbar véget ér, és többé nem következhet be.',
    fr: 'Événement américain. S’il y a des troupes en Irak ou en Syrie : placez 1 aide dans l’un des deux qui a des troupes ; prestige +1. Al-Anbar prend fin et ne peut plus avoir lieu.',
  },
  14: {
    en: 'US event. If there is an Adversary: choose one and roll a die. On 4 to 6 it becomes Neutral.',
    pl: 'Zdarzenie US. Jeśli jest kraj wrogi: wybierz jeden i rzuć kością. Przy 4–6 staje się neutralny.',
    hu: 'Amerikai esemény. Ha van ellenséges ország: válassz egyet, és dobj. 4–6 esetén semleges lesz.',
    fr: 'Événement américain. S’il y a un pays adversaire : choisissez-en un et lancez un dé. Sur 4 à 6, il devient neutre.',
  },
  15: {
    en: 'US event, once. If Somalia or Sudan is under Islamist Rule: one that is becomes Poor and Neutral.',
    pl: 'Zdarzenie US, jednorazowe. Jeśli Somalia lub Sudan jest pod Rządami Islamskimi: jeden taki kraj ma odtąd słabe rządy i jest neutralny.',
    hu: 'Amerikai esemény, egyszeri. Ha Szomália vagy Szudán iszlamista uralom alatt áll: az egyik ilyen ország gyenge kormányzású és semleges lesz.',
    fr: 'Événement américain, unique. Si la Somalie ou le Soudan est sous régime islamiste : l’un de ceux qui le sont passe à une gouvernance mauvaise et devient neutre.',
  },
  16: {
    en: 'US event, once. Set the posture of Benelux. Funding −1 if no country is under Islamist Rule.',
    pl: 'Zdarzenie US, jednorazowe. Ustal nastawienie Beneluksu. Fundusze −1, jeśli żaden kraj nie jest pod Rządami Islamskimi.',
    hu: 'Amerikai esemény, egyszeri. Határozd meg a Benelux hozzáállását. Finanszírozás −1, ha egyetlen ország sem áll iszlamista uralom alatt.',
    fr: 'Événement américain, unique. Fixez l’attitude du Benelux. Financement −1 si aucun pays n’est sous régime islamiste.',
  },
  17: {
    en: 'US event. The Jihadists discard every Loose Nuke, HEU and Kazakh Strain they hold. If they hold none, remove a cell from Russia or Central Asia. Solitaire: look through their stack, then shuffle it.',
    pl: 'Zdarzenie US. Dżihadyści odrzucają wszystkie trzymane Loose Nuke, HEU i Kazakh Strain. Jeśli nie mają żadnej, usuń komórkę z Rosji lub Azji Centralnej. W grze 1-osobowej: przejrzyj ich stos, a potem go przetasuj.',
    hu: 'Amerikai esemény. A dzsihadisták eldobják a kezükben lévő összes Loose Nuke, HEU és Kazakh Strain kártyát. Ha egy sincs náluk, távolíts el egy sejtet Oroszországból vagy Közép-Ázsiából. Egyszemélyes játékban: nézd át a paklijukat, majd keverd meg.',
    fr: 'Événement américain. Les djihadistes défaussent tous les Loose Nuke, HEU et Kazakh Strain de leur main. S’ils n’en ont aucun, retirez une cellule de Russie ou d’Asie centrale. En solo : consultez leur pile, puis mélangez-la.',
  },
  18: {
    en: 'US event. Look at the Jihadists’ cards. Make an operation of value 1. Then one more card may be played at once, besides the two of the Action Phase.',
    pl: 'Zdarzenie US. Obejrzyj karty Dżihadystów. Wykonaj operację o wartości 1. Potem można od razu zagrać jeszcze jedną kartę, ponad dwie z Fazy Akcji.',
    hu: 'Amerikai esemény. Nézd meg a dzsihadisták kártyáit. Hajts végre egy 1-es értékű műveletet. Ezután azonnal kijátszhatsz még egy kártyát az akciófázis két kártyáján felül.',
    fr: 'Événement américain. Regardez les cartes des djihadistes. Effectuez une opération de valeur 1. Puis une carte de plus peut être jouée aussitôt, en sus des deux de la phase d’action.',
  },
  19: {
    en: 'US event. Turkey becomes Fair and an Ally, whatever it was.',
    pl: 'Zdarzenie US. Turcja ma odtąd poprawne rządy i jest sprzymierzona, bez względu na to, co było.',
    hu: 'Amerikai esemény. Törökország megfelelő kormányzású és szövetséges lesz, bármilyen volt is.',
    fr: 'Événement américain. La Turquie passe à une gouvernance correcte et devient alliée, quel que soit son état.',
  },
  20: {
    en: 'US event, once. Jordan becomes Fair and an Ally. Prestige +1, Funding −1.',
    pl: 'Zdarzenie US, jednorazowe. Jordania ma odtąd poprawne rządy i jest sprzymierzona. Prestiż +1, Fundusze −1.',
    hu: 'Amerikai esemény, egyszeri. Jordánia megfelelő kormányzású és szövetséges lesz. Presztízs +1, finanszírozás −1.',
    fr: 'Événement américain, unique. La Jordanie passe à une gouvernance correcte et devient alliée. Prestige +1, financement −1.',
  },
  21: {
    en: 'US event. If a plot lies in an Ally or in any Good country: show and block one of them. Draw a card. Set the posture of a country other than the United States.',
    pl: 'Zdarzenie US. Jeśli intryga leży w kraju sprzymierzonym lub w dowolnym o dobrych rządach: odkryj i zablokuj jedną z nich. Dobierz kartę. Ustal nastawienie kraju innego niż Stany Zjednoczone.',
    hu: 'Amerikai esemény. Ha szövetséges vagy bármely jó kormányzású országban merénylet van: fedj fel és háríts el egyet. Húzz egy kártyát. Határozd meg az Egyesült Államokon kívül egy ország hozzáállását.',
    fr: 'Événement américain. Si un complot se trouve chez un allié ou dans un pays de bonne gouvernance : révélez-en un et déjouez-le. Piochez une carte. Fixez l’attitude d’un pays autre que les États-Unis.',
  },
  22: {
    en: 'US event. If there is a cell in Israel, Jordan or Lebanon: remove all cells from these three.',
    pl: 'Zdarzenie US. Jeśli w Izraelu, Jordanii lub Libanie jest komórka: usuń wszystkie komórki z tych trzech krajów.',
    hu: 'Amerikai esemény. Ha Izraelben, Jordániában vagy Libanonban van sejt: távolítsd el az összes sejtet ebből a háromból.',
    fr: 'Événement américain. S’il y a une cellule en Israël, en Jordanie ou au Liban : retirez toutes les cellules de ces trois pays.',
  },
  23: PREDATOR,
  24: PREDATOR,
  25: PREDATOR,
  26: {
    en: 'US event. If Abbas is in effect, troops are not in Overstretch and no neighbor of Israel is under Islamist Rule: Prestige +2 and Funding −3.',
    pl: 'Zdarzenie US. Jeśli działa Abbas, oddziały nie są w Przeciążeniu, a żaden sąsiad Izraela nie jest pod Rządami Islamskimi: Prestiż +2 i Fundusze −3.',
    hu: 'Amerikai esemény. Ha az Abbas érvényben van, a csapatok nincsenek túlterhelve, és Izrael egyik szomszédja sem áll iszlamista uralom alatt: presztízs +2, finanszírozás −3.',
    fr: 'Événement américain. Si Abbas est en vigueur, que les troupes ne sont pas en surextension et qu’aucun voisin d’Israël n’est sous régime islamiste : prestige +2 et financement −3.',
  },
  27: {
    en: 'US event, once. If there are troops in Iraq: place 1 Aid there; Prestige +1. Saddam cannot occur any more, and FREs places only 2 cells.',
    pl: 'Zdarzenie US, jednorazowe. Jeśli w Iraku są oddziały: umieść tam 1 Pomoc; Prestiż +1. Saddam nie może już zajść, a FREs umieszcza tylko 2 komórki.',
    hu: 'Amerikai esemény, egyszeri. Ha Irakban csapatok vannak: helyezz oda 1 segélyt; presztízs +1. A Saddam többé nem következhet be, a FREs pedig csak 2 sejtet helyez le.',
    fr: 'Événement américain, unique. S’il y a des troupes en Irak : placez-y 1 aide ; prestige +1. Saddam ne peut plus avoir lieu, et FREs ne place que 2 cellules.',
  },
  28: {
    en: 'US event. If there is a Besieged Regime: take that marker off one country.',
    pl: 'Zdarzenie US. Jeśli na mapie jest Oblężony Reżim: zdejmij ten znacznik z jednego kraju.',
    hu: 'Amerikai esemény. Ha van ostromlott rezsim: vedd le a jelzőt egy országról.',
    fr: 'Événement américain. S’il y a un régime assiégé : ôtez ce marqueur d’un pays.',
  },
  29: {
    en: 'US event, once. The United Kingdom takes the posture of the US. Then roll for War of Ideas in up to 3 different Schengen countries.',
    pl: 'Zdarzenie US, jednorazowe. Wielka Brytania przyjmuje nastawienie US. Następnie rzuć na Wojnę Idei w najwyżej 3 różnych krajach strefy Schengen.',
    hu: 'Amerikai esemény, egyszeri. Az Egyesült Királyság az USA hozzáállását veszi fel. Ezután dobj az eszmék háborújára legfeljebb 3 különböző schengeni országban.',
    fr: 'Événement américain, unique. Le Royaume-Uni prend l’attitude des États-Unis. Faites ensuite un jet de guerre des idées dans 3 pays Schengen différents au plus.',
  },
  30: {
    en: 'US event. If there is a Regime Change country and Vieira de Mello Slain is not in effect: place 1 Aid in such a country and roll for War of Ideas there without GWOT penalty, whatever cells it has.',
    pl: 'Zdarzenie US. Jeśli jest kraj Zmiany Reżimu i nie działa Vieira de Mello Slain: umieść w takim kraju 1 Pomoc i rzuć tam na Wojnę Idei bez kary za Relacje GWOT, bez względu na komórki.',
    hu: 'Amerikai esemény. Ha van rezsimváltásos ország, és a Vieira de Mello Slain nincs érvényben: helyezz egy ilyen országba 1 segélyt, és dobj ott az eszmék háborújára GWOT-büntetés nélkül, bármennyi sejt van is ott.',
    fr: 'Événement américain. S’il y a un pays en changement de régime et que Vieira de Mello Slain n’est pas en vigueur : placez 1 aide dans un tel pays et faites-y un jet de guerre des idées sans pénalité GWOT, quelles que soient ses cellules.',
  },
  31: {
    en: 'US event. If there is a cell, a cadre or a plot in the United States, the United Kingdom or Canada: remove all of them there, leaving no cadres. Draw a card. Leak can end it for good.',
    pl: 'Zdarzenie US. Jeśli w Stanach Zjednoczonych, Wielkiej Brytanii lub Kanadzie jest komórka, kadra lub intryga: usuń stamtąd wszystkie, nie zostawiając kadr. Dobierz kartę. Leak może je zablokować na stałe.',
    hu: 'Amerikai esemény. Ha az Egyesült Államokban, az Egyesült Királyságban vagy Kanadában sejt, káder vagy merénylet van: távolítsd el onnan mindet, káder sem marad. Húzz egy kártyát. A Leak végleg véget vethet neki.',
    fr: 'Événement américain. S’il y a une cellule, un cadre ou un complot aux États-Unis, au Royaume-Uni ou au Canada : retirez-les tous, sans laisser de cadre. Piochez une carte. Leak peut y mettre fin définitivement.',
  },
  32: {
    en: 'US event. If the US is Soft: another card of just the value of an Adversary’s Resources may be discarded from the US hand. That country becomes Neutral and gets 1 Aid.',
    pl: 'Zdarzenie US. Jeśli US ma nastawienie miękkie: można odrzucić z ręki US inną kartę o wartości równej dokładnie zasobom wrogiego kraju. Kraj ten staje się neutralny i otrzymuje 1 Pomoc.',
    hu: 'Amerikai esemény. Ha az USA hozzáállása puha: az amerikai kézből eldobható egy másik kártya, amelynek értéke pontosan egy ellenséges ország erőforrásaival egyenlő. Az az ország semleges lesz, és 1 segélyt kap.',
    fr: 'Événement américain. Si l’attitude des États-Unis est souple : une autre carte de la main américaine, de valeur exactement égale aux ressources d’un adversaire, peut être défaussée. Ce pays devient neutre et reçoit 1 aide.',
  },
  33: {
    en: 'US event, once. If neither Pakistan nor a neighbor of it is under Islamist Rule and Bhutto Shot has not occurred: a Poor Pakistan becomes Fair. As long as it lasts, there is no Jihad in Pakistan and Musharraf cannot occur.',
    pl: 'Zdarzenie US, jednorazowe. Jeśli ani Pakistan, ani żaden jego sąsiad nie jest pod Rządami Islamskimi i nie zaszło Bhutto Shot: słabe rządy w Pakistanie stają się poprawne. Dopóki trwa, w Pakistanie nie ma Dżihadu, a Musharraf nie może zajść.',
    hu: 'Amerikai esemény, egyszeri. Ha sem Pakisztán, sem egyik szomszédja nem áll iszlamista uralom alatt, és a Bhutto Shot nem történt meg: Pakisztán gyenge kormányzása megfelelő lesz. Amíg tart, Pakisztánban nincs dzsihád, és a Musharraf nem következhet be.',
    fr: 'Événement américain, unique. Si ni le Pakistan ni un de ses voisins n’est sous régime islamiste et que Bhutto Shot n’a pas eu lieu : un Pakistan de gouvernance mauvaise passe à correcte. Tant que cela dure, pas de djihad au Pakistan, et Musharraf ne peut avoir lieu.',
  },
  34: {
    en: 'US event. If the US is Hard and can Disrupt somewhere: Disrupt in a country of any governance, and take a card from the Jihadists by chance. Leak can end it for good.',
    pl: 'Zdarzenie US. Jeśli US ma nastawienie twarde i gdzieś może przeprowadzić Rozbicie: przeprowadź je w kraju o dowolnych rządach i zabierz Dżihadystom losową kartę. Leak może je zablokować na stałe.',
    hu: 'Amerikai esemény. Ha az USA hozzáállása kemény, és valahol végrehajthat felszámolást: hajtsd végre bármilyen kormányzású országban, és végy el véletlenszerűen egy kártyát a dzsihadistáktól. A Leak végleg véget vethet neki.',
    fr: 'Événement américain. Si l’attitude des États-Unis est dure et qu’un démantèlement est possible : effectuez-le dans un pays de gouvernance quelconque, et prenez au hasard une carte aux djihadistes. Leak peut y mettre fin définitivement.',
  },
  35: {
    en: 'US event, once. If no country is under Islamist Rule: test Turkey, then improve its governance by one level. Set the posture of France. Funding −2.',
    pl: 'Zdarzenie US, jednorazowe. Jeśli żaden kraj nie jest pod Rządami Islamskimi: przetestuj Turcję, a potem popraw jej rządy o jeden poziom. Ustal nastawienie Francji. Fundusze −2.',
    hu: 'Amerikai esemény, egyszeri. Ha egyetlen ország sem áll iszlamista uralom alatt: tégy próbát Törökországban, majd javíts egy szintet a kormányzásán. Határozd meg Franciaország hozzáállását. Finanszírozás −2.',
    fr: 'Événement américain, unique. Si aucun pays n’est sous régime islamiste : testez la Turquie, puis améliorez sa gouvernance d’un niveau. Fixez l’attitude de la France. Financement −2.',
  },
  36: {
    en: 'US event, once. If Pakistan is Good or Fair: it becomes an Ally. Set the posture of India. Until a plot is resolved in India, Kashmir and Lashkar-e-Tayyiba cannot occur.',
    pl: 'Zdarzenie US, jednorazowe. Jeśli Pakistan ma rządy dobre lub poprawne: staje się sprzymierzony. Ustal nastawienie Indii. Dopóki w Indiach nie zostanie rozstrzygnięta intryga, nie mogą zajść Kashmir i Lashkar-e-Tayyiba.',
    hu: 'Amerikai esemény, egyszeri. Ha Pakisztán kormányzása jó vagy megfelelő: szövetséges lesz. Határozd meg India hozzáállását. Amíg Indiában merénylet nem következik be, nem történhet meg a Kashmir és a Lashkar-e-Tayyiba.',
    fr: 'Événement américain, unique. Si la gouvernance du Pakistan est bonne ou correcte : il devient allié. Fixez l’attitude de l’Inde. Tant qu’aucun complot n’est résolu en Inde, Kashmir et Lashkar-e-Tayyiba ne peuvent avoir lieu.',
  },
  37: {
    en: 'US event, once. If the US is Hard and Iraq an Adversary: Regime Change may be made in Iraq at any governance, at once or later with an operation of value 3.',
    pl: 'Zdarzenie US, jednorazowe. Jeśli US ma nastawienie twarde, a Irak jest wrogi: w Iraku można przeprowadzić Zmianę Reżimu przy dowolnych rządach, od razu albo później operacją o wartości 3.',
    hu: 'Amerikai esemény, egyszeri. Ha az USA hozzáállása kemény, és Irak ellenséges: Irakban bármilyen kormányzásnál végrehajtható rezsimváltás, azonnal vagy később 3-as értékű művelettel.',
    fr: 'Événement américain, unique. Si l’attitude des États-Unis est dure et l’Irak adversaire : un changement de régime peut se faire en Irak quelle que soit sa gouvernance, aussitôt ou plus tard avec une opération de valeur 3.',
  },
  38: {
    en: 'US event, once. If Libya is Poor and Iraq or Syria an Ally: Libya becomes an Ally; Prestige +1. Set the postures of 2 Schengen countries. Libyan WMD ends and cannot occur any more.',
    pl: 'Zdarzenie US, jednorazowe. Jeśli Libia ma słabe rządy, a Irak lub Syria jest sprzymierzona: Libia staje się sprzymierzona; Prestiż +1. Ustal nastawienie 2 krajów strefy Schengen. Libyan WMD kończy się i nie może już zajść.',
    hu: 'Amerikai esemény, egyszeri. Ha Líbia kormányzása gyenge, és Irak vagy Szíria szövetséges: Líbia szövetséges lesz; presztízs +1. Határozd meg 2 schengeni ország hozzáállását. A Libyan WMD véget ér, és többé nem következhet be.',
    fr: 'Événement américain, unique. Si la gouvernance de la Libye est mauvaise et que l’Irak ou la Syrie est allié : la Libye devient alliée ; prestige +1. Fixez l’attitude de 2 pays Schengen. Libyan WMD prend fin et ne peut plus avoir lieu.',
  },
  39: {
    en: 'US event, once. If the US is Hard, Libya an Adversary and Libyan Deal has not occurred: Regime Change may be made in Libya at any governance, at once or later with an operation of value 3.',
    pl: 'Zdarzenie US, jednorazowe. Jeśli US ma nastawienie twarde, Libia jest wroga i nie zaszło Libyan Deal: w Libii można przeprowadzić Zmianę Reżimu przy dowolnych rządach, od razu albo później operacją o wartości 3.',
    hu: 'Amerikai esemény, egyszeri. Ha az USA hozzáállása kemény, Líbia ellenséges, és a Libyan Deal nem történt meg: Líbiában bármilyen kormányzásnál végrehajtható rezsimváltás, azonnal vagy később 3-as értékű művelettel.',
    fr: 'Événement américain, unique. Si l’attitude des États-Unis est dure, la Libye adversaire et que Libyan Deal n’a pas eu lieu : un changement de régime peut se faire en Libye quelle que soit sa gouvernance, aussitôt ou plus tard avec une opération de valeur 3.',
  },
  40: {
    en: 'US event. If there is a Regime Change country: improve the governance of one of them by one level.',
    pl: 'Zdarzenie US. Jeśli jest kraj Zmiany Reżimu: popraw rządy jednego z nich o jeden poziom.',
    hu: 'Amerikai esemény. Ha van rezsimváltásos ország: javíts egy szintet az egyik ilyen kormányzásán.',
    fr: 'Événement américain. S’il y a un pays en changement de régime : améliorez la gouvernance de l’un d’eux d’un niveau.',
  },
};
