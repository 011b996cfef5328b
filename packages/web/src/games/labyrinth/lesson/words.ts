import { texts } from '@sandtable/kernel';

/** Texts of the coach in the lesson. */
export const lessonWords = texts({
  'lesson.welcome': {
    en: 'Autumn 2001. You are the United States; the Jihadists are played by the rulebook’s own procedure. We play two of your Action Phases together; nothing you click can go wrong.',
    pl: 'Jesień 2001. Jesteś Stanami Zjednoczonymi; Dżihadystów prowadzi procedura z instrukcji. Rozegramy razem dwie twoje Fazy Akcji; żadnym kliknięciem niczego nie zepsujesz.',
    hu: '2001 ősze. Te vagy az Egyesült Államok; a dzsihadistákat a szabálykönyv saját eljárása játssza. Két akciófázisodat játsszuk le együtt; egyetlen kattintással sem ronthatsz el semmit.',
    fr: 'Automne 2001. Vous menez les États-Unis ; les djihadistes suivent la procédure du livret. Nous jouons ensemble deux de vos phases d’action ; aucun clic ne peut rien gâcher.',
  },
  'lesson.aim': {
    en: 'You win by good government in the Muslim world: 12 Resources in countries with Good Governance, or 15 Muslim countries with Good or Fair Governance. The Jihadists need 6 Resources under Islamist Rule, or 15 Muslim countries with Poor Governance or Islamist Rule while your Prestige is 1, or a WMD plot in the United States. The panel shows how close each side is.',
    pl: 'Wygrywasz, gdy w świecie muzułmańskim panują dobre rządy: 12 Zasobów w krajach o Rządach Dobrych albo 15 krajów muzułmańskich o Rządach Dobrych lub Poprawnych. Dżihadyści potrzebują 6 Zasobów pod Rządami Islamskimi, 15 krajów muzułmańskich o Rządach Słabych lub Islamskich przy twoim Prestiżu 1 albo Intrygi WMD w Stanach Zjednoczonych. Panel pokazuje, ile której stronie brakuje.',
    hu: 'A muszlim világ jó kormányzásával győzöl: 12 erőforrás jó kormányzású országokban, vagy 15 jó vagy megfelelő kormányzású muszlim ország. A dzsihadistáknak 6 erőforrás kell iszlamista uralom alatt, vagy 15 gyenge kormányzású vagy iszlamista uralmú muszlim ország 1-es presztízsednél, vagy egy WMD-merénylet az Egyesült Államokban. A panel mutatja, melyik oldal hol tart.',
    fr: 'Vous gagnez par la bonne gouvernance du monde musulman : 12 ressources dans des pays de bonne gouvernance, ou 15 pays musulmans de gouvernance bonne ou correcte. Aux djihadistes il faut 6 ressources sous régime islamiste, ou 15 pays musulmans de gouvernance mauvaise ou islamiste alors que votre prestige est à 1, ou un complot ADM aux États-Unis. Le panneau montre où en est chaque camp.',
  },
  'lesson.country': {
    en: 'Each box is a country. Its color and number are its Governance: 1 Good, 2 Fair, 3 Poor, and black for Islamist Rule. A tick is an Ally, a circle Neutral, a cross an Adversary. The number on top is its Resources, a black drop means oil. Dark discs are cells, here asleep; blue cubes are your troops. Countries that are only a name on the map are unmarked: their Governance and Alignment are not known yet.',
    pl: 'Każda ramka to kraj. Kolor i liczba to Rządy: 1 Dobre, 2 Poprawne, 3 Słabe, a czerń to Rządy Islamskie. Ptaszek to Sprzymierzony, kółko Neutralny, krzyżyk Wrogi. Liczba u góry to Zasoby, czarna kropla oznacza ropę. Ciemne krążki to komórki, tutaj uśpione; niebieskie kostki to twoje oddziały. Kraje, z których na mapie jest tylko nazwa, są nieoznaczone: ich Rządy i Sprzyjanie nie są jeszcze znane.',
    hu: 'Minden keret egy ország. Színe és száma a kormányzása: 1 jó, 2 megfelelő, 3 gyenge, a fekete az iszlamista uralom. A pipa szövetséges, a kör semleges, a kereszt ellenséges. A felső szám az erőforrása, a fekete csepp olajat jelent. A sötét korongok sejtek, itt alvók; a kék kockák a csapataid. Azok az országok, amelyeknek csak a neve látszik a térképen, jelöletlenek: kormányzásuk és elköteleződésük még ismeretlen.',
    fr: 'Chaque cadre est un pays. Sa couleur et son chiffre sont sa gouvernance : 1 bonne, 2 correcte, 3 mauvaise, noir pour un régime islamiste. Une coche est un allié, un cercle un neutre, une croix un adversaire. Le nombre du haut est ses ressources, une goutte noire le pétrole. Les disques sombres sont des cellules, ici dormantes ; les cubes bleus vos troupes. Les pays dont on ne voit que le nom sur la carte sont non marqués : leur gouvernance et leur alignement ne sont pas encore connus.',
  },
  'lesson.hand': {
    en: 'Your hand lies along the lower edge of the map (on a phone: under “Situation”). The big number is the value of a card, the sign says whose event it is. Each phase you play two cards, each for its event or for an operation. An operation of value n works where Governance is n or better; the hardest places need a 3.',
    pl: 'Twoja ręka leży wzdłuż dolnej krawędzi mapy (w telefonie: pod „Sytuacja”). Duża liczba to wartość karty, znak mówi, czyje to zdarzenie. W każdej fazie zagrywasz dwie karty, każdą jako zdarzenie albo operację. Operacja o wartości n działa tam, gdzie Rządy są n lub lepsze; najtrudniejsze miejsca wymagają 3.',
    hu: 'A kezed a térkép alsó szélén van (telefonon: „Helyzet”). A nagy szám a kártya értéke, a jel mondja meg, kié az esemény. Fázisonként két lapot játszol ki, mindegyiket eseményként vagy műveletre. Az n értékű művelet ott működik, ahol a kormányzás n vagy jobb; a legnehezebb helyek 3-ast kérnek.',
    fr: 'Votre main est au bord inférieur de la carte (sur un téléphone : sous « Situation »). Le grand chiffre est la valeur de la carte, le signe dit de qui est l’événement. À chaque phase vous jouez deux cartes, chacune pour son événement ou une opération. Une opération de valeur n est possible là où la gouvernance est n ou meilleure ; les lieux les plus durs demandent 3.',
  },
  'lesson.card': {
    en: 'Afghanistan is under Islamist Rule. Only one operation works there: Regime Change, with a value of 3 and a Hard US Posture. Choose the card Hijab, value 3.',
    pl: 'W Afganistanie są Rządy Islamskie. Działa tam tylko jedna operacja: Zmiana Reżimu, o wartości 3 i przy Twardym Nastawieniu US. Wybierz kartę Hijab, wartość 3.',
    hu: 'Afganisztánban iszlamista uralom van. Ott csak egy művelet működik: a rezsimváltás, 3-as értékkel és kemény amerikai hozzáállással. Válaszd a Hijab lapot, értéke 3.',
    fr: 'L’Afghanistan est sous régime islamiste. Une seule opération y est possible : le changement de régime, de valeur 3 et avec une attitude américaine dure. Choisissez la carte Hijab, valeur 3.',
  },
  'lesson.regimeChange': {
    en: 'It is a US card, so its event does not happen when you use it for an operation. Choose Regime Change.',
    pl: 'To karta US, więc jej zdarzenie nie zachodzi, gdy użyjesz jej do operacji. Wybierz Zmianę Reżimu.',
    hu: 'Ez amerikai lap, így az eseménye nem történik meg, ha műveletre használod. Válaszd a rezsimváltást.',
    fr: 'C’est une carte américaine : son événement n’arrive pas si vous l’utilisez pour une opération. Choisissez le changement de régime.',
  },
  'lesson.troops': {
    en: 'It takes at least 6 troops from one place, here the Troop Track. The fewer you keep there, the fewer cards you get next turn. Send 6.',
    pl: 'Potrzeba co najmniej 6 oddziałów z jednego miejsca, tutaj z toru. Im mniej tam zostanie, tym mniej kart dostaniesz w następnej turze. Wyślij 6.',
    hu: 'Legalább 6 csapat kell egy helyről, itt a csapatsávról. Minél kevesebb marad ott, annál kevesebb lapot kapsz a következő fordulóban. Küldj 6-ot.',
    fr: 'Il faut au moins 6 troupes d’un seul lieu, ici la piste. Moins il en reste, moins vous aurez de cartes au prochain tour. Envoyez-en 6.',
  },
  'lesson.rolled': {
    en: 'The regime has fallen. Afghanistan is an Ally now, its Governance was rolled, and its cells have turned active. Your Prestige was rolled too: the dice are on the map and, under “Turn”, on the panel (on a phone: under “Situation”). The green flag says that this is a Regime Change country: keep 5 more troops there than cells, or you can neither leave nor rebuild.',
    pl: 'Reżim upadł. Afganistan jest teraz Sprzymierzony, rzucono na jego Rządy, a jego komórki stały się aktywne. Rzucono też na twój Prestiż: kości są na mapie i na panelu pod „Tura” (w telefonie: pod „Sytuacja”). Zielona flaga mówi, że to kraj Zmiany Reżimu: trzymaj tam o 5 oddziałów więcej niż komórek, inaczej nie wyjdziesz i nie odbudujesz.',
    hu: 'A rezsim megbukott. Afganisztán most szövetséges, a kormányzására dobtunk, a sejtjei aktívak lettek. A presztízsedre is dobtunk: a kockák a térképen és a panelen, a „Forduló” fülön vannak (telefonon: „Helyzet”). A zöld zászló jelzi, hogy ez rezsimváltásos ország: tarts ott 5-tel több csapatot, mint sejtet, különben se elmenni, se újjáépíteni nem tudsz.',
    fr: 'Le régime est tombé. L’Afghanistan est maintenant un allié, on a jeté sa gouvernance, ses cellules sont à découvert. On a aussi jeté votre prestige : les dés sont sur la carte et sur le panneau, sous « Tour » (sur un téléphone : sous « Situation »). Le drapeau vert dit que c’est un pays en changement de régime : gardez-y 5 troupes de plus que de cellules, sinon vous ne pourrez ni partir ni rebâtir.',
  },
  'lesson.theirs': {
    en: 'Your second card. Saddam is an event of the Jihadists: if you use it for an operation, the event happens too. But it sets their Funding to 9, where it is already: today it costs you nothing. Choose it.',
    pl: 'Druga karta. Saddam to zdarzenie Dżihadystów: jeśli użyjesz jej do operacji, zdarzenie też zajdzie. Ale ustawia Fundusze na 9, a już tam są: dziś nic cię nie kosztuje. Wybierz ją.',
    hu: 'A második lapod. A Saddam a dzsihadisták eseménye: ha műveletre használod, az esemény is megtörténik. De 9-re állítja a finanszírozásukat, ahol már áll: ma semmibe sem kerül. Válaszd ezt.',
    fr: 'Votre deuxième carte. Saddam est un événement djihadiste : si vous l’utilisez pour une opération, il arrive aussi. Mais il met leur financement à 9, où il est déjà : aujourd’hui il ne vous coûte rien. Choisissez-la.',
  },
  'lesson.disrupt': {
    en: 'Disrupt removes active cells and uncovers sleepers. With 2 troops there it reaches two cells and gives you Prestige. Choose Disrupt.',
    pl: 'Rozbicie usuwa aktywne komórki i odkrywa uśpione. Przy 2 oddziałach na miejscu obejmuje dwie komórki i daje Prestiż. Wybierz Rozbicie.',
    hu: 'A felszámolás eltávolítja az aktív sejteket és felfedi az alvókat. 2 csapattal két sejtet ér el, és presztízst ad. Válaszd a felszámolást.',
    fr: 'Le démantèlement retire les cellules actives et découvre les dormantes. Avec 2 troupes sur place il touche deux cellules et donne du prestige. Choisissez-le.',
  },
  'lesson.order': {
    en: 'You decide whether their event comes before or after your operation. Here it makes no difference: the operation first.',
    pl: 'Ty decydujesz, czy ich zdarzenie zajdzie przed operacją, czy po niej. Tutaj to bez różnicy: najpierw operacja.',
    hu: 'Te döntöd el, hogy az eseményük a műveleted előtt vagy után jöjjön. Itt mindegy: előbb a művelet.',
    fr: 'Vous décidez si leur événement vient avant ou après votre opération. Ici peu importe : l’opération d’abord.',
  },
  'lesson.jihadists': {
    en: 'The Jihadists have played two cards. One was an event: new cells in Pakistan and India. With the other they plotted where your troops are: the marker with a question mark in Afghanistan is a plot, and you do not see how big it is. If you do not block it, it takes effect at the end of your phase. The point that was left put a cell into a country drawn at random: Indonesia/Malaysia. The log shows all of it; “why?” gives the rule by which they chose.',
    pl: 'Dżihadyści zagrali dwie karty. Jedna była zdarzeniem: nowe komórki w Pakistanie i Indiach. Drugą knuli tam, gdzie są twoje oddziały: znacznik ze znakiem zapytania w Afganistanie to Intryga i nie widzisz, jak duża. Jeśli jej nie zablokujesz, zadziała na końcu twojej fazy. Za pozostały punkt trafiła komórka do wylosowanego kraju: Indonezji/Malezji. Dziennik opowiada wszystko; „dlaczego?” mówi, według której zasady wybrali.',
    hu: 'A dzsihadisták két lapot játszottak ki. Az egyik esemény volt: új sejtek Pakisztánban és Indiában. A másikkal ott szerveztek merényletet, ahol a csapataid vannak: a kérdőjeles jelző Afganisztánban merénylet, és nem látod, mekkora. Ha nem hárítod el, a fázisod végén hat. A maradék pontért egy sejt került egy kisorsolt országba: Indonézia/Malajziába. A napló mindent elmond; a „miért?” megmondja, melyik szabály szerint választottak.',
    fr: 'Les djihadistes ont joué deux cartes. L’une était un événement : de nouvelles cellules au Pakistan et en Inde. Avec l’autre ils ont comploté là où sont vos troupes : le marqueur au point d’interrogation en Afghanistan est un complot, et vous n’en voyez pas la taille. Si vous ne le déjouez pas, il agira à la fin de votre phase. Le point restant a mis une cellule dans un pays tiré au sort : Indonésie/Malaisie. Le journal dit tout ; « pourquoi ? » dit selon quelle règle ils ont choisi.',
  },
  'lesson.alertCard': {
    en: 'To block a plot you need Alert, again with a value of 3. Choose Safer Now.',
    pl: 'Aby zablokować Intrygę, potrzebny jest Alert, znów o wartości 3. Wybierz Safer Now.',
    hu: 'A merénylet elhárításához riasztás kell, megint 3-as értékkel. Válaszd a Safer Now lapot.',
    fr: 'Pour déjouer un complot il faut une alerte, encore de valeur 3. Choisissez Safer Now.',
  },
  'lesson.alert': {
    en: 'Choose Alert. There is only one plot, so it is found at once.',
    pl: 'Wybierz Alert. Intryga jest tylko jedna, więc od razu ją znajdziesz.',
    hu: 'Válaszd a riasztást. Csak egy merénylet van, így rögtön megtalálod.',
    fr: 'Choisissez l’alerte. Il n’y a qu’un complot, il est donc trouvé aussitôt.',
  },
  'lesson.ideasCard': {
    en: 'One card is left in this phase. Pakistan has Fair Governance and is Neutral, and its WMD must not fall into the wrong hands: win it over. Choose Kemalist Republic, value 2.',
    pl: 'W tej fazie została jedna karta. Pakistan ma Poprawne Rządy i jest Neutralny, a jego WMD nie mogą wpaść w niepowołane ręce: pozyskaj go. Wybierz Kemalist Republic, wartość 2.',
    hu: 'Egy lap maradt ebben a fázisban. Pakisztán kormányzása megfelelő, elköteleződése semleges, és a WMD-k nem kerülhetnek rossz kezekbe: nyerd meg. Válaszd a Kemalist Republic lapot, értéke 2.',
    fr: 'Il reste une carte dans cette phase. Le Pakistan est neutre, de gouvernance correcte, et ses ADM ne doivent pas tomber entre de mauvaises mains : ralliez-le. Choisissez Kemalist Republic, valeur 2.',
  },
  'lesson.ideas': {
    en: 'Choose War of Ideas. Fair Governance asks for a value of 2.',
    pl: 'Wybierz Wojnę Idei. Rządy Poprawne wymagają wartości 2.',
    hu: 'Válaszd az eszmék háborúját. A megfelelő kormányzás 2-es értéket kér.',
    fr: 'Choisissez la guerre des idées. La gouvernance correcte demande une valeur de 2.',
  },
  'lesson.pakistan': {
    en: 'The button says which die you need: 5 or more. Your Prestige and the World Posture can add to the roll or take from it; now they change nothing. Choose Pakistan.',
    pl: 'Przycisk mówi, jakiego wyniku potrzebujesz: 5 lub więcej. Prestiż i Nastawienie świata mogą coś dodać albo odjąć; teraz niczego nie zmieniają. Wybierz Pakistan.',
    hu: 'A gomb megmondja, milyen dobás kell: 5 vagy több. A presztízsed és a világ hozzáállása növelheti vagy csökkentheti; most nem változtatnak rajta. Válaszd Pakisztánt.',
    fr: 'Le bouton dit quel dé il faut : 5 ou plus. Votre prestige et l’attitude mondiale peuvent ajouter au jet ou en retirer ; à présent ils n’y changent rien. Choisissez le Pakistan.',
  },
  'lesson.end': {
    en: 'That is the rhythm of the whole game: two cards of theirs, two of yours, plots that wait for an answer, a new deal when the hands are empty. An Ally’s Governance can be raised by more War of Ideas: that is how you win. The number beside each question opens its rule. Keep playing from here, or start a new game.',
    pl: 'To rytm całej gry: dwie karty ich, dwie twoje, Intrygi czekające na odpowiedź, nowe rozdanie, gdy ręce są puste. Rządy Sprzymierzonego podniesiesz kolejną Wojną Idei: tak się wygrywa. Liczba obok pytania otwiera jego zasadę. Graj dalej od tego miejsca albo zacznij nową grę.',
    hu: 'Ez az egész játék ritmusa: két lap tőlük, kettő tőled, merényletek, amelyek válaszra várnak, új osztás, ha a kezek kiürülnek. Egy szövetséges kormányzását további eszmék háborújával emelheted: így győzöl. A kérdés melletti szám megnyitja a szabályát. Játssz tovább innen, vagy kezdj új játékot.',
    fr: 'Voilà le rythme de toute la partie : deux cartes à eux, deux à vous, des complots qui attendent une réponse, une nouvelle donne quand les mains sont vides. La gouvernance d’un allié monte par d’autres guerres des idées : c’est ainsi qu’on gagne. Le nombre à côté de chaque question ouvre sa règle. Continuez à partir d’ici, ou commencez une nouvelle partie.',
  },
});
