import { texts } from '@sandtable/kernel';

/** Texts of the coach in the lesson. */
export const lessonWords = texts({
  'lesson.welcome': {
    en: 'The year is 1697. You lead Britain; a bot plays France. We play your first Action Round together, then you watch France’s. You can’t do anything wrong.',
    pl: 'Jest rok 1697. Prowadzisz Wielką Brytanię; Francję prowadzi bot. Rozegramy razem twoją pierwszą rundę, a potem popatrzysz na francuską. Żadnym kliknięciem niczego nie zepsujesz.',
    hu: '1697-et írunk. Te vezeted Nagy-Britanniát; Franciaországot egy bot játssza. Az első akciókörödet együtt játsszuk le, aztán megnézed a franciát. Egyetlen kattintással sem ronthatsz el semmit.',
    fr: 'Nous sommes en 1697. Vous menez la Grande-Bretagne ; un robot joue la France. Nous jouons ensemble votre premier tour d’action, puis vous regardez celui de la France. Aucun clic ne peut rien gâcher.',
  },
  'lesson.aim': {
    en: 'One marker counts the victory points of both sides. It is at 15: you pull it down to 0, France pushes it up to 30. Points come at the end of every turn from the flags on the map, and from the wars between the turns.',
    pl: 'Punkty Zwycięstwa obu stron pokazuje jeden znacznik. Stoi na 15: ty ściągasz go do 0, Francja pcha do 30. Punkty przynosi koniec każdej tury, za Flagi na planszy, i Wojny między turami.',
    hu: 'Mindkettőtök győzelmi pontjait egyetlen jelző mutatja. 15-ön áll: te 0-ra húzod, Franciaország 30-ra tolja. Pont jár minden forduló végén a térképen álló zászlókért, és a fordulók közti háborúkért.',
    fr: 'Un seul marqueur compte les points de victoire des deux camps. Il est à 15 : vous le tirez vers 0, la France le pousse vers 30. Les points viennent à la fin de chaque tour, des drapeaux sur la carte, et des guerres entre les tours.',
  },
  'lesson.spaces': {
    en: 'The map has four Regions and five kinds of spaces. One of each is framed: a Market with its commodity (circle), a Territory (square), a Naval space (hexagon), a Political space (diamond) and a Fort. Red flags are yours, blue ones French. Lines connect spaces. Point at a space (on a phone: tap it) to read all about it.',
    pl: 'Plansza ma cztery Regiony i pięć rodzajów pól. Po jednym jest w ramce: Rynek z towarem (koło), Terytorium (kwadrat), Akwen (sześciokąt), Poselstwo (romb) i Fort. Czerwone Flagi są twoje, niebieskie francuskie. Linie łączą pola. Wskaż pole (w telefonie: dotknij go), by przeczytać o nim wszystko.',
    hu: 'A térképen négy régió és ötféle mező van. Mindegyikből egy be van keretezve: piac az árucikkével (kör), terület (négyzet), tengeri mező (hatszög), politikai mező (rombusz) és erőd. A piros zászlók a tieid, a kékek a franciáké. Vonalak kötik össze a mezőket. Mutass rá egyikre (telefonon: koppints rá), és mindent megtudsz róla.',
    fr: 'La carte a quatre régions et cinq sortes de cases. Une de chaque sorte est encadrée : un marché et sa denrée (rond), un territoire (carré), une case maritime (hexagone), une case politique (losange) et un fort. Les drapeaux rouges sont à vous, les bleus à la France. Des traits relient les cases. Pointez-en une (sur un téléphone : touchez-la) pour tout lire.',
  },
  'lesson.pays': {
    en: 'Before you spend anything, look at what scores this turn: see “Scoring”, framed now (on a phone: under “Situation”). Each Region has an Award for the side that controls more of its spaces. The side with more Prestige spaces in Europe scores 2 points. And three of the six commodities are in demand: now Sugar, Furs and Cotton, for the side with more Markets of each.',
    pl: 'Zanim cokolwiek wydasz, sprawdź, co punktuje w tej turze: mówi o tym „Punktacja”, teraz w ramce (w telefonie: pod „Sytuacja”). Każdy Region ma Nagrodę dla strony, która kontroluje w nim więcej pól. Kto ma więcej pól Prestiżu w Europie, zdobywa 2 punkty. A z sześciu towarów trzy są objęte popytem: teraz trzcina cukrowa, futra i bawełna, dla tego, kto ma więcej Rynków każdego z nich.',
    hu: 'Mielőtt bármit elköltesz, nézd meg, mi ér pontot ebben a fordulóban: a most bekeretezett „Értékelés” mutatja (telefonon: „Helyzet”). Minden régiónak díja van annak, aki több mezőjét ellenőrzi. Akinek több európai presztízsmezője van, 2 pontot kap. A hat árucikkből pedig három keresett: most a cukor, a prém és a gyapot, annak, akinek több piaca van belőle.',
    fr: 'Avant de dépenser, regardez ce qui rapporte ce tour : c’est sous « Décompte », encadré à présent (sur un téléphone : sous « Situation »). Chaque région a une récompense pour le camp qui contrôle plus de ses cases. Le camp qui a plus de cases de prestige en Europe marque 2 points. Et sur six denrées, trois sont demandées : maintenant sucre, fourrures et coton, pour qui a plus de marchés de chacune.',
  },
  'lesson.war': {
    en: 'After this turn comes the War of the Spanish Succession. Its theaters are under “War” (on a phone: under “Situation”): each side has tiles there, face down to the other, and gets strength from Alliances, Squadrons and Forts. What you do in peace decides the war.',
    pl: 'Po tej turze nadejdzie wojna o sukcesję hiszpańską. Jej Kampanie pokazuje „Wojna” (w telefonie: pod „Sytuacja”): każda strona ma tam zakryte przed rywalem Wojska i siłę z Sojuszy, Eskadr i Fortów. O Wojnie decyduje to, co zrobisz w czasie pokoju.',
    hu: 'E forduló után jön a spanyol örökösödési háború. Hadszínterei a „Háború” alatt vannak (telefonon: „Helyzet”): mindkét félnek lapkái fekszenek ott, a másik elől rejtve, és erőt ad a szövetség, a hajóraj és az erőd. A háborút az dönti el, amit békében teszel.',
    fr: 'Après ce tour vient la guerre de Succession d’Espagne. Ses théâtres sont sous « Guerre » (sur un téléphone : sous « Situation ») : chaque camp y a des tuiles, cachées à l’autre, et de la force par les alliances, les escadres et les forts. La paix décide de la guerre.',
  },
  'lesson.secret': {
    en: 'Your three Event cards are below the map, your two Ministries in the tab “Ministries” (on a phone, both are under “Situation”). France sees neither. A Ministry has no effect until you reveal it. Its keyword matters: some Events give more to a side that has it.',
    pl: 'Pod planszą są twoje trzy karty Wydarzeń, a w zakładce „Ministrowie” dwaj Ministrowie (w telefonie i to, i to jest pod „Sytuacja”). Francja nie widzi ani jednych, ani drugich. Minister nie działa, dopóki go nie ujawnisz. Jego Kompetencja jest ważna: niektóre Wydarzenia dają więcej temu, kto ją ma.',
    hu: 'A térkép alatt van három eseménykártyád, a „Minisztériumok” fülön a két minisztériumod (telefonon mindkettő a „Helyzet” alatt). Franciaország egyiket sem látja. A minisztérium nem hat, amíg fel nem feded. A kulcsszava fontos: egyes események többet adnak annak, akinek megvan.',
    fr: 'Vos trois cartes Événement sont sous la carte, vos deux ministères dans l’onglet « Ministères » (sur un téléphone, tout est sous « Situation »). La France ne les voit pas. Un ministère n’a pas d’effet tant que vous ne le révélez pas. Son mot-clé compte : certains événements donnent plus à qui l’a.',
  },
  'lesson.tile': {
    en: 'An Action Round begins with an Investment tile. Each has a Major Action with points of one type, and a Minor Action with 2 points of another. Four points are a lot, but only weaker tiles let you play an Event. Take the one with Economic 3, Military 2 and an Event.',
    pl: 'Rundę zaczyna żeton Inwestycji. Każdy ma Akcję Główną z punktami jednego typu i Akcję Poboczną z 2 punktami innego. Cztery punkty to dużo, ale tylko słabsze żetony pozwalają zagrać Wydarzenie. Weź ten z 3 Ekonomicznymi, 2 Militarnymi i Wydarzeniem.',
    hu: 'Az akciókör egy befektetéslapkával kezdődik. Mindegyiken van főakció egyfajta ponttal és mellékakció 2 másfajta ponttal. Négy pont sok, de eseményt csak a gyengébb lapkák engednek. Vedd el azt, amelyiken gazdasági 3, katonai 2 és esemény van.',
    fr: 'Un tour d’action commence par une tuile d’investissement. Chacune a une action majeure avec des points d’un type, et une action mineure avec 2 points d’un autre. Quatre points, c’est beaucoup, mais seules les tuiles plus faibles permettent un événement. Prenez celle qui a économique 3, militaire 2 et un événement.',
  },
  'lesson.use': {
    en: 'You could pass now and reduce your Debt. You have none: play the tile.',
    pl: 'Można teraz poddać rundę i zmniejszyć Dług. Nie masz go: wykorzystaj żeton.',
    hu: 'Most passzolhatnál, és csökkenthetnéd az adósságodat. Nincs adósságod: játszd ki a lapkát.',
    fr: 'Vous pourriez passer et réduire votre dette. Vous n’en avez pas : utilisez la tuile.',
  },
  'lesson.event': {
    en: 'An Event comes before everything else. Vatican Politics gives you 2 Diplomatic points for the German States, Prussia and the Dutch Republic, so you will have points of all three types. Choose it.',
    pl: 'Wydarzenie idzie przed wszystkim innym. Vatican Politics daje 2 Punkty Polityczne na Państwa Niemieckie, Prusy i Zjednoczone Prowincje, więc będziesz mieć punkty wszystkich trzech rodzajów. Wybierz tę kartę.',
    hu: 'Az esemény minden más előtt jön. A Vatican Politics 2 diplomáciai pontot ad a Német államokra, Poroszországra és a Holland Köztársaságra, így mindhárom típusú pontod lesz. Válaszd ezt.',
    fr: 'L’événement vient avant tout le reste. Vatican Politics vous donne 2 points diplomatiques pour les États allemands, la Prusse et les Provinces-Unies : vous aurez ainsi des points des trois types. Choisissez-la.',
  },
  'lesson.ministry': {
    en: 'Its bonus needs the keyword Style, and one of your Ministries has it: Jonathan Swift. Reveal him. From now on France knows him, and his abilities work.',
    pl: 'Premia wymaga Kompetencji Salony, a ma ją jeden z twoich Ministrów: Jonathan Swift. Ujawnij go. Odtąd Francja go zna, a jego zdolności działają.',
    hu: 'A bónusza a Stílus kulcsszót kéri, és az egyik minisztériumodnak megvan: Jonathan Swift. Fedd fel. Mostantól Franciaország is ismeri, és képességei élnek.',
    fr: 'Son bonus demande le mot-clé Style, et l’un de vos ministères l’a : Jonathan Swift. Révélez-le. La France le connaît désormais, et ses capacités agissent.',
  },
  'lesson.points': {
    en: 'Now you have 3 Economic points, 2 Military points of the Minor Action, and 2 and 1 Diplomatic points with limits. “What you can buy” (on a phone: under “Situation”) lists every purchase and how its cost is made up. You may buy in any order.',
    pl: 'Masz teraz 3 Punkty Ekonomiczne, 2 Militarne z Akcji Pobocznej oraz 2 i 1 Polityczne z ograniczeniami. „Co możesz kupić” (w telefonie: pod „Sytuacja”) wymienia wszystkie zakupy i to, z czego składa się koszt. Kolejność jest dowolna.',
    hu: 'Most van 3 gazdasági pontod, 2 katonai a mellékakcióból, és 2 meg 1 diplomáciai, kötöttségekkel. Az „Amit megvehetsz” (telefonon: „Helyzet”) minden vásárlást felsorol, a költség összetevőivel. A sorrend tetszőleges.',
    fr: 'Vous avez maintenant 3 points économiques, 2 militaires de l’action mineure, et 2 et 1 diplomatiques avec leurs limites. « Ce que vous pouvez acheter » (sur un téléphone : sous « Situation ») montre tous les achats et ce qui compose leur coût. L’ordre est libre.',
  },
  'lesson.martinique': {
    en: 'Sugar is in demand, and Martinique is French. It is connected to your St. Lucia, so you can reach it. Its printed cost is 2, but the Conflict marker makes it 1. No Squadron or Fort protects it, and it is your first Region this round, so nothing is added. Choose Martinique.',
    pl: 'Na trzcinę cukrową jest popyt, a Martynika jest francuska. Łączy się z twoją Saint Lucią, więc jest w zasięgu. Koszt z planszy to 2, ale znacznik Konfliktu obniża go do 1. Nie strzeże jej Eskadra ani Fort, a to twój pierwszy Region w tej rundzie, więc nic nie dochodzi. Wybierz Martynikę.',
    hu: 'A cukor keresett, és Martinique francia. Össze van kötve a te Saint Luciáddal, így eléred. Nyomtatott költsége 2, de a konfliktusjelző 1-re viszi. Sem hajóraj, sem erőd nem védi, és ez a köröd első régiója, így semmi nem jön hozzá. Válaszd Martinique-ot.',
    fr: 'Le sucre est demandé, et la Martinique est française. Elle est reliée à votre Sainte-Lucie : vous l’atteignez. Son coût imprimé est de 2, mais le marqueur de conflit le ramène à 1. Ni escadre ni fort ne la protège, et c’est votre première région de ce tour d’action : rien ne s’ajoute. Choisissez la Martinique.',
  },
  'lesson.shift': {
    en: 'You could also pay Military points to remove the Conflict marker, but that would help France. Shift it instead: Martinique is unflagged.',
    pl: 'Za Punkty Militarne można by też usunąć znacznik Konfliktu, ale to pomogłoby Francji. Zamiast tego przekup: opuszczasz francuską Flagę.',
    hu: 'Katonai pontért a konfliktusjelzőt is eltávolíthatnád, de az Franciaországnak segítene. Inkább billentsd át: lekerül a francia zászló.',
    fr: 'Avec des points militaires vous pourriez retirer le marqueur de conflit, mais cela aiderait la France. Basculez plutôt : le drapeau français est abaissé.',
  },
  'lesson.antigua': {
    en: 'A shift is one step: Martinique is empty now. With the 2 points left, flag Antigua, also Sugar and also connected to St. Lucia. In another Region it would cost 1 more. Choose Antigua.',
    pl: 'Przekupienie to jeden krok: Martynika jest teraz pusta. Za pozostałe 2 punkty podnieś Flagę na Antigui, też z trzciną cukrową i też połączonej z Saint Lucią. W innym Regionie kosztowałoby to o 1 więcej. Wybierz Antiguę.',
    hu: 'Az átbillentés egy lépés: Martinique most üres. A maradék 2 pontból tűzd ki zászlódat Antiguán, ez is cukor, és ez is össze van kötve Saint Luciával. Másik régióban 1-gyel többe kerülne. Válaszd Antiguát.',
    fr: 'Basculer est un seul pas : la Martinique est vide maintenant. Avec les 2 points qui restent, hissez votre drapeau à Antigua, du sucre aussi, elle aussi reliée à Sainte-Lucie. Dans une autre région cela coûterait 1 de plus. Choisissez Antigua.',
  },
  'lesson.dutch': {
    en: 'Now diplomacy. Political spaces need no connection. The Alliance space of the Dutch Republic, cost 2, counts in two theaters of the next war. Choose it.',
    pl: 'Teraz dyplomacja. Poselstwa nie wymagają połączenia. Sojusz Zjednoczonych Prowincji, koszt 2, liczy się w dwóch Kampaniach nadchodzącej Wojny. Wybierz go.',
    hu: 'Most a diplomácia. Politikai mezőhöz nem kell összeköttetés. A Holland Köztársaság szövetségmezője, költsége 2, a jövő háború két hadszínterén is számít. Válaszd ezt.',
    fr: 'Maintenant, la diplomatie. Les cases politiques n’ont pas besoin de liaison. La case d’alliance des Provinces-Unies, coût 2, compte dans deux théâtres de la prochaine guerre. Choisissez-la.',
  },
  'lesson.first': {
    en: 'Two kinds of points could pay: those for a few countries only, and the one for all of Europe. Spend the limited ones first and keep the other.',
    pl: 'Zapłacić mogą dwie pule punktów: ta na kilka państw i ta na całą Europę. Niech najpierw zapłaci węższa, a tamtą zachowaj.',
    hu: 'Kétféle pont fizethetne: amelyik csak néhány országra jó, és amelyik egész Európára. Fizessenek előbb a szűkebbek, a másikat tartsd meg.',
    fr: 'Deux sortes de points pourraient payer : ceux de quelques pays seulement, et celui de toute l’Europe. Que les plus limités paient d’abord ; gardez l’autre.',
  },
  'lesson.debt': {
    en: 'You have one Diplomatic point left, for Europe. The Prestige space of Spain costs 2: the missing point becomes Debt. Your Debt Limit is 6 now, and there is no interest; at the end of the game the side with more Available Debt scores for it. Choose Spain (Prestige 2).',
    pl: 'Został ci jeden Punkt Polityczny, na Europę. Pole Prestiżu Hiszpanii kosztuje 2: brakujący punkt staje się Długiem. Limit Zadłużenia wynosi teraz 6, odsetek nie ma; na końcu gry punkty dostaje strona z większym Dostępnym Długiem. Wybierz Hiszpanię (Prestiż 2).',
    hu: 'Egy diplomáciai pontod maradt, Európára. Spanyolország presztízsmezője 2-be kerül: a hiányzó pont adósság lesz. Az adósságkorlát most 6, kamat nincs; a játék végén a nagyobb szabad hitelkeretű fél kap pontot. Válaszd Spanyolországot (presztízs 2).',
    fr: 'Il vous reste un point diplomatique, pour l’Europe. La case de prestige d’Espagne coûte 2 : le point manquant devient de la dette. La limite de dette est de 6 pour l’instant, sans intérêts ; à la fin de la partie, le camp qui a le plus de dette disponible marque des points. Choisissez l’Espagne (prestige 2).',
  },
  'lesson.squadron': {
    en: 'The Minor Action pays for one thing only, and takes nothing from the opponent. Deploy a Squadron from your Navy Box to the Antilles Channel for 1 point. It protects St. Lucia and Antigua: unflagging them costs France 1 more.',
    pl: 'Akcja Poboczna opłaca tylko jedną rzecz i niczego nie odbiera przeciwnikowi. Rozmieść Eskadrę z Bazy Floty na Kanale Antylskim za 1 punkt. Strzeże Saint Lucii i Antigui: opuszczenie tam Flagi kosztuje Francję o 1 więcej.',
    hu: 'A mellékakció egyetlen vásárlásra elég, és semmit sem vesz el az ellenféltől. Küldj hajórajt a flottabázisról az Antillák-csatornára 1 pontért. Védi Saint Luciát és Antiguát: onnan a zászló levétele Franciaországnak 1-gyel többe kerül.',
    fr: 'L’action mineure ne paie qu’une chose, et n’enlève rien à l’adversaire. Déployez une escadre de la base navale vers le canal des Antilles pour 1 point. Elle protège Sainte-Lucie et Antigua : y abaisser un drapeau coûte 1 de plus à la France.',
  },
  'lesson.standing': {
    en: 'Look under “Scoring” (on a phone: under “Situation”): if the turn ended now, you would win the Caribbean Award, Sugar and Prestige. But each side has four rounds, and France will answer.',
    pl: 'Spójrz na „Punktację” (w telefonie: pod „Sytuacja”): gdyby tura kończyła się teraz, twoje byłyby Nagroda za Karaiby, trzcina cukrowa i Prestiż. Ale każdy ma cztery rundy i Francja odpowie.',
    hu: 'Nézd meg az „Értékelést” (telefonon: „Helyzet”): ha most lenne vége a fordulónak, tiéd volna a karibi díj, a cukor és a presztízs. De mindenkinek négy köre van, és Franciaország felelni fog.',
    fr: 'Voyez « Décompte » (sur un téléphone : sous « Situation ») : si le tour finissait maintenant, vous auriez la récompense des Caraïbes, le sucre et le prestige. Mais chacun a quatre tours d’action, et la France répondra.',
  },
  'lesson.done': {
    en: 'The last Military point is lost: a Minor Action buys only one thing. End the round.',
    pl: 'Ostatni Punkt Militarny przepada; Akcja Poboczna kupuje jedną rzecz. Zakończ rundę.',
    hu: 'Az utolsó katonai pont elvész; a mellékakció egy dolgot vesz. Fejezd be a kört.',
    fr: 'Le dernier point militaire est perdu ; une action mineure n’achète qu’une chose. Terminez le tour d’action.',
  },
  'lesson.france': {
    en: 'France has taken a tile and spent its points. The log shows every step, and “why?” shows the bot’s reasons. See what has changed: flags, Squadrons, Conflict markers, and France’s Debt.',
    pl: 'Francja wzięła żeton i wydała punkty. Dziennik opowiada każdy krok, a „dlaczego?” podaje powody bota. Zobacz, co się zmieniło: Flagi, Eskadry, znaczniki Konfliktu i Dług Francji.',
    hu: 'Franciaország lapkát vett és elköltötte pontjait. A napló minden lépést elmond, a „miért?” pedig a bot okait. Nézd meg, mi változott: zászlók, hajórajok, konfliktusjelzők és a francia adósság.',
    fr: 'La France a pris une tuile et dépensé ses points. Le journal montre chaque étape, et « pourquoi ? » les raisons du robot. Voyez ce qui a changé : drapeaux, escadres, marqueurs de conflit, dette de la France.',
  },
  'lesson.end': {
    en: 'That is how the game goes: four rounds each, then scoring, and after most turns a war. The number beside each question opens its rule, and the help explains the rest. Keep playing from here, or start a new game.',
    pl: 'Tak toczy się gra: po cztery rundy, potem punktacja, a po większości tur Wojna. Liczba obok pytania otwiera jego zasadę, pomoc wyjaśnia resztę. Graj dalej od tego miejsca albo zacznij nową grę.',
    hu: 'Így zajlik a játék: négy-négy kör, aztán értékelés, és a legtöbb forduló után háború. A kérdés melletti szám megnyitja a szabályát, a súgó elmagyarázza a többit. Játssz tovább innen, vagy kezdj új játékot.',
    fr: 'C’est ainsi que va la partie : quatre tours d’action chacun, puis le décompte, et après la plupart des tours une guerre. Le nombre à côté de chaque question ouvre sa règle, l’aide explique le reste. Continuez ici, ou commencez une nouvelle partie.',
  },
});
