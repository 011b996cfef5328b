import { phrases } from '../../../words/phrases.js';

/** Texts of the coach in the lesson. */
export const lessonWords = phrases({
  en: {
    'lesson.welcome':
      'The year is 1697. You lead Britain; a bot plays France. We play your first Action Round together, and then you watch the French one. Nothing you click can go wrong.',
    'lesson.aim':
      'There is one marker for the victory points of both. It stands at 15: you pull it down to 0, France pushes it up to 30. Points come at the end of every turn from what is flagged on the map, and from the wars between the turns.',
    'lesson.spaces':
      'The map has four Regions and five kinds of spaces. Some are lit: a Market with its goods (round), a Territory (square), a Naval space (six corners), a Political space (diamond) and a Fort. Red flags are yours, blue ones French. Lines connect spaces. Rest on one to read all about it.',
    'lesson.pays':
      'Look at what this turn pays before you spend anything: it stands under “Scoring”. Each Region has an Award for who controls more of its spaces. Prestige spaces in Europe pay 2 points together. And of the six goods, three are in demand: today sugar, furs and cotton, for who has more Markets of each.',
    'lesson.war':
      'After this turn comes the War of the Spanish Succession. Its theaters stand under “Next war”: each side has tiles there, face down to the other, and strength from Alliances, Squadrons and Forts. What you do in peace decides the war.',
    'lesson.secret':
      'Beside the map are your three Event cards and, below, your two Ministries. France sees neither. Ministries sleep until you reveal them. The keyword in a corner matters: some events give more to who shows it.',
    'lesson.tile':
      'An Action Round begins with an Investment tile. Each has a Major Action with points of one kind, and a Minor Action with 2 points of another. Four points are many, but only weaker tiles let you play an Event. Take the one with Economic 3, Military 2 and an event.',
    'lesson.use': 'You could pass now and pay back Debt. You have none: play the tile.',
    'lesson.event':
      'An Event comes before everything else. Vatican Politics gives you 2 Diplomatic points for the German States, Prussia and the Dutch Republic, so that you will have points of all three kinds. Choose it.',
    'lesson.ministry':
      'Its bonus wants the keyword Style, and one of your Ministries has it: Jonathan Swift. Reveal him. From now on France knows him, and his abilities work.',
    'lesson.points':
      'Now you have 3 Economic points, 2 Military ones of the Minor Action, and 2 and 1 Diplomatic ones with limits. “What you can buy” lists everything you could buy, with its price taken apart. You may buy in any order.',
    'lesson.martinique':
      'Sugar is in demand, and Martinique is French. It is connected to your St. Lucia, so you can reach it. Printed cost 2; but the Conflict marker makes it 1. No Squadron or Fort protects it, and it is your first Region this round, so nothing is added. Choose Martinique.',
    'lesson.shift':
      'You could also pay Military points to remove the Conflict marker, which would help France. Shift it instead: the French flag comes down.',
    'lesson.antigua':
      'A shift is one step: Martinique is empty now. With the 2 points left, raise your flag at Antigua, also sugar and also beside St. Lucia. In another Region it would cost 1 more. Choose Antigua.',
    'lesson.dutch':
      'Now diplomacy. Political spaces need no connection. The Alliance of the Dutch Republic, cost 2, counts in two theaters of the coming war. Choose it.',
    'lesson.first':
      'Two kinds of points could pay: those for a few countries only, and the one for all of Europe. Let the narrow ones pay first and keep the other.',
    'lesson.debt':
      'One Diplomatic point is left, for Europe. The Prestige space of Spain costs 2: the missing point becomes Debt. Debt has a limit, now 6, but no interest; at the end, who owes less is paid for it. Choose Spain (Prestige 2).',
    'lesson.squadron':
      'The Minor Action pays for one thing only, and never against the other’s pieces. Send a Squadron from your Navy Box to the Antilles Channel for 1 point. It protects St. Lucia and Antigua: to lower a flag there costs France 1 more.',
    'lesson.standing':
      'Look under “Scoring”: were the turn over now, you would have the Caribbean Award, sugar and Prestige. But everybody has four rounds, and France will answer.',
    'lesson.done': 'The last Military point is lost; a Minor Action buys one thing. End the round.',
    'lesson.france':
      'France has taken a tile and spent its points. The log tells every step, and “why?” tells the bot’s reasons. See what has changed: flags, Squadrons, Conflict markers, and France’s Debt.',
    'lesson.end':
      'That is the rhythm: four rounds each, then scoring, and after most turns a war. The number beside each question opens its rule, and the help explains the rest. Keep playing from here, or start a new game.',
  },
  pl: {
    'lesson.welcome':
      'Jest rok 1697. Prowadzisz Wielką Brytanię; Francję prowadzi bot. Rozegramy razem twoją pierwszą rundę, a potem popatrzysz na francuską. Żadnym kliknięciem niczego nie zepsujesz.',
    'lesson.aim':
      'Punkty Zwycięstwa obu stron pokazuje jeden znacznik. Stoi na 15: ty ściągasz go do 0, Francja pcha do 30. Punkty przynosi koniec każdej tury, za Flagi na planszy, i Wojny między turami.',
    'lesson.spaces':
      'Plansza ma cztery Regiony i pięć rodzajów pól. Kilka świeci: Rynek z towarem (koło), Terytorium (kwadrat), Akwen (sześciokąt), Poselstwo (romb) i Fort. Czerwone Flagi są twoje, niebieskie francuskie. Linie łączą pola. Zatrzymaj się na polu, by przeczytać o nim wszystko.',
    'lesson.pays':
      'Zanim cokolwiek wydasz, sprawdź, za co płaci ta tura: mówi o tym „Punktacja”. Każdy Region ma Nagrodę dla tego, kto kontroluje w nim więcej pól. Pola Prestiżu w Europie dają razem 2 punkty. A z sześciu towarów poszukiwane są trzy: dziś trzcina cukrowa, futra i bawełna, dla tego, kto ma więcej Rynków każdego z nich.',
    'lesson.war':
      'Po tej turze nadejdzie wojna o sukcesję hiszpańską. Jej Kampanie pokazuje „Najbliższa Wojna”: każda strona ma tam zakryte przed rywalem Wojska i siłę z Sojuszy, Eskadr i Fortów. O Wojnie decyduje to, co zrobisz w czasie pokoju.',
    'lesson.secret':
      'Obok planszy są twoje trzy karty Wydarzeń, a niżej dwóch Ministrów. Francja ich nie widzi. Ministrowie śpią, póki ich nie ujawnisz. Ważna jest Kompetencja: niektóre Wydarzenia dają więcej temu, kto ją pokaże.',
    'lesson.tile':
      'Rundę zaczyna żeton Inwestycji. Każdy ma Akcję Główną z punktami jednego rodzaju i Akcję Poboczną z 2 punktami innego. Cztery punkty to dużo, ale tylko słabsze żetony pozwalają zagrać Wydarzenie. Weź ten z 3 Ekonomicznymi, 2 Militarnymi i Wydarzeniem.',
    'lesson.use': 'Można teraz poddać rundę i spłacić Dług. Nie masz żadnego: wykorzystaj żeton.',
    'lesson.event':
      'Wydarzenie idzie przed wszystkim innym. Vatican Politics daje 2 Punkty Polityczne na Państwa Niemieckie, Prusy i Zjednoczone Prowincje, więc będziesz mieć punkty wszystkich trzech rodzajów. Wybierz tę kartę.',
    'lesson.ministry':
      'Premia wymaga Kompetencji Salony, a ma ją jeden z twoich Ministrów: Jonathan Swift. Ujawnij go. Odtąd Francja go zna, a jego zdolności działają.',
    'lesson.points':
      'Masz teraz 3 Punkty Ekonomiczne, 2 Militarne z Akcji Pobocznej oraz 2 i 1 Polityczne z ograniczeniami. „Co możesz kupić” wymienia wszystko, co można kupić, z rozłożoną ceną. Kolejność jest dowolna.',
    'lesson.martinique':
      'Trzcina cukrowa jest poszukiwana, a Martynika jest francuska. Łączy się z twoją Saint Lucią, więc jest w zasięgu. Koszt z planszy to 2, ale znacznik Konfliktu robi z niego 1. Nie strzeże jej Eskadra ani Fort, a to twój pierwszy Region w tej rundzie, więc nic nie dochodzi. Wybierz Martynikę.',
    'lesson.shift':
      'Za Punkty Militarne można by też usunąć znacznik Konfliktu, co pomogłoby Francji. Zamiast tego przekup: francuska Flaga opada.',
    'lesson.antigua':
      'Przekupienie to jeden krok: Martynika jest teraz pusta. Za pozostałe 2 punkty podnieś Flagę na Antigui, też z trzciną cukrową i też obok Saint Lucii. W innym Regionie kosztowałoby to o 1 więcej. Wybierz Antiguę.',
    'lesson.dutch':
      'Teraz dyplomacja. Poselstwa nie wymagają połączenia. Sojusz Zjednoczonych Prowincji, koszt 2, liczy się w dwóch Kampaniach nadchodzącej Wojny. Wybierz go.',
    'lesson.first':
      'Zapłacić mogą dwa rodzaje punktów: te na kilka państw i ten na całą Europę. Niech najpierw zapłacą te węższe, a tamten zachowaj.',
    'lesson.debt':
      'Został jeden Punkt Polityczny, na Europę. Pole Prestiżu Hiszpanii kosztuje 2: brakujący punkt staje się Długiem. Dług ma limit, teraz 6, ale nie ma odsetek; na końcu gry płaci się temu, kto jest mniej zadłużony. Wybierz Hiszpanię (Prestiż 2).',
    'lesson.squadron':
      'Akcja Poboczna opłaca tylko jedną rzecz i nigdy nie uderza w cudze żetony. Wyślij Eskadrę z Bazy Floty na Kanał Antylski za 1 punkt. Strzeże Saint Lucii i Antigui: opuszczenie tam Flagi kosztuje Francję o 1 więcej.',
    'lesson.standing':
      'Spójrz na „Punktację”: gdyby tura kończyła się teraz, twoje byłyby Nagroda za Karaiby, trzcina cukrowa i Prestiż. Ale każdy ma cztery rundy i Francja odpowie.',
    'lesson.done': 'Ostatni Punkt Militarny przepada; Akcja Poboczna kupuje jedną rzecz. Zakończ rundę.',
    'lesson.france':
      'Francja wzięła żeton i wydała punkty. Dziennik opowiada każdy krok, a „dlaczego?” podaje powody bota. Zobacz, co się zmieniło: Flagi, Eskadry, znaczniki Konfliktu i Dług Francji.',
    'lesson.end':
      'Taki jest rytm: po cztery rundy, potem punktacja, a po większości tur Wojna. Liczba obok pytania otwiera jego regułę, pomoc wyjaśnia resztę. Graj dalej stąd albo zacznij od nowa.',
  },
  hu: {
    'lesson.welcome':
      '1697-et írunk. Te vezeted Nagy-Britanniát; Franciaországot egy bot játssza. Az első akciókörödet együtt játsszuk le, aztán megnézed a franciát. Egyetlen kattintással sem ronthatsz el semmit.',
    'lesson.aim':
      'Mindkettőtök győzelmi pontjait egyetlen jelző mutatja. 15-ön áll: te 0-ra húzod, Franciaország 30-ra tolja. Pont jár minden forduló végén a térképen álló zászlókért, és a fordulók közti háborúkért.',
    'lesson.spaces':
      'A térképen négy régió és ötféle mező van. Néhány világít: piac az árujával (kör), terület (négyzet), tengeri mező (hatszög), politikai mező (rombusz) és erőd. A piros zászlók a tieid, a kékek a franciáké. Vonalak kötik össze a mezőket. Állj meg egyiken, és mindent megtudsz róla.',
    'lesson.pays':
      'Mielőtt bármit elköltesz, nézd meg, mi fizet ebben a fordulóban: az „Értékelés” mutatja. Minden régiónak díja van annak, aki több mezőjét ellenőrzi. Az európai presztízsmezők együtt 2 pontot érnek. A hat áruból pedig három keresett: ma a cukor, a prém és a gyapot, annak, akinek több piaca van belőle.',
    'lesson.war':
      'E forduló után jön a spanyol örökösödési háború. Hadszínterei „A következő háború” alatt vannak: mindkét félnek lapkái fekszenek ott, a másik elől rejtve, és erőt ad a szövetség, a hajóraj és az erőd. A háborút az dönti el, amit békében teszel.',
    'lesson.secret':
      'A térkép mellett van három eseménykártyád, lejjebb a két minisztériumod. Franciaország egyiket sem látja. A minisztérium alszik, amíg fel nem feded. A kulcsszó fontos: egyes események többet adnak annak, aki megmutatja.',
    'lesson.tile':
      'Az akciókör egy befektetéslapkával kezdődik. Mindegyiken van főakció egyfajta ponttal és mellékakció 2 másfajta ponttal. Négy pont sok, de eseményt csak a gyengébb lapkák engednek. Vedd el azt, amelyiken gazdasági 3, katonai 2 és esemény van.',
    'lesson.use': 'Most passzolhatnál, és törleszthetnél adósságot. Nincs adósságod: játszd ki a lapkát.',
    'lesson.event':
      'Az esemény minden más előtt jön. A Vatican Politics 2 diplomáciai pontot ad a Német államokra, Poroszországra és a Holland Köztársaságra, így mindhárom fajta pontod lesz. Válaszd ezt.',
    'lesson.ministry':
      'A bónusza a Stílus kulcsszót kéri, és az egyik minisztériumodnak megvan: Jonathan Swift. Fedd fel. Mostantól Franciaország is ismeri, és képességei élnek.',
    'lesson.points':
      'Most van 3 gazdasági pontod, 2 katonai a mellékakcióból, és 2 meg 1 diplomáciai, kötöttségekkel. Az „Amit megvehetsz” felsorol mindent, részekre bontott árral. A sorrend tetszőleges.',
    'lesson.martinique':
      'A cukor keresett, és Martinique francia. Össze van kötve a te Saint Luciáddal, így eléred. Nyomtatott költsége 2, de a konfliktusjelző 1-re viszi. Sem hajóraj, sem erőd nem védi, és ez a köröd első régiója, így semmi nem jön hozzá. Válaszd Martinique-ot.',
    'lesson.shift':
      'Katonai pontért a konfliktusjelzőt is eltávolíthatnád, de az Franciaországnak segítene. Inkább billentsd át: lekerül a francia zászló.',
    'lesson.antigua':
      'Az átbillentés egy lépés: Martinique most üres. A maradék 2 pontból tűzd ki zászlódat Antiguán, ez is cukor, és ez is Saint Lucia mellett van. Másik régióban 1-gyel többe kerülne. Válaszd Antiguát.',
    'lesson.dutch':
      'Most a diplomácia. Politikai mezőhöz nem kell összeköttetés. A Holland Köztársaság szövetségmezője, költsége 2, a jövő háború két hadszínterén is számít. Válaszd ezt.',
    'lesson.first':
      'Kétféle pont fizethetne: amelyik csak néhány országra jó, és amelyik egész Európára. Fizessenek előbb a szűkebbek, a másikat tartsd meg.',
    'lesson.debt':
      'Egy diplomáciai pont maradt, Európára. Spanyolország presztízsmezője 2-be kerül: a hiányzó pont adósság lesz. Az adósságnak korlátja van, most 6, de kamata nincs; a végén az kap érte pontot, aki kevesebbel tartozik. Válaszd Spanyolországot (presztízs 2).',
    'lesson.squadron':
      'A mellékakció csak egy dolgot fizet, és sosem árthat a másiknak. Küldj hajórajt a flottabázisról az Antillák-csatornára 1 pontért. Védi Saint Luciát és Antiguát: onnan zászlót levenni Franciaországnak 1-gyel többe kerül.',
    'lesson.standing':
      'Nézd meg az „Értékelést”: ha most lenne vége a fordulónak, tiéd volna a karibi díj, a cukor és a presztízs. De mindenkinek négy köre van, és Franciaország felelni fog.',
    'lesson.done': 'Az utolsó katonai pont elvész; a mellékakció egy dolgot vesz. Fejezd be a kört.',
    'lesson.france':
      'Franciaország lapkát vett és elköltötte pontjait. A napló minden lépést elmond, a „miért?” pedig a bot okait. Nézd meg, mi változott: zászlók, hajórajok, konfliktusjelzők és a francia adósság.',
    'lesson.end':
      'Ez a ritmus: négy-négy kör, aztán értékelés, és a legtöbb forduló után háború. A kérdés melletti szám megnyitja a szabályát, a súgó elmagyarázza a többit. Játssz tovább innen, vagy kezdd újra.',
  },
  fr: {
    'lesson.welcome':
      'Nous sommes en 1697. Vous menez la Grande-Bretagne ; un robot joue la France. Nous jouons ensemble votre premier tour d’action, puis vous regardez celui de la France. Aucun clic ne peut rien gâcher.',
    'lesson.aim':
      'Un seul marqueur compte les points de victoire des deux. Il est à 15 : vous le tirez vers 0, la France le pousse vers 30. Les points viennent à la fin de chaque tour, de vos drapeaux sur la carte, et des guerres entre les tours.',
    'lesson.spaces':
      'La carte a quatre régions et cinq sortes de cases. Quelques-unes sont éclairées : un marché et sa denrée (rond), un territoire (carré), une case maritime (hexagone), une case politique (losange) et un fort. Les drapeaux rouges sont à vous, les bleus à la France. Des traits relient les cases. Arrêtez-vous sur l’une d’elles pour tout lire.',
    'lesson.pays':
      'Regardez ce que ce tour rapporte avant de dépenser : c’est sous « Décompte ». Chaque région a une récompense pour qui contrôle plus de ses cases. Les cases de prestige en Europe valent ensemble 2 points. Et sur six denrées, trois sont demandées : aujourd’hui sucre, fourrures et coton, pour qui a plus de marchés de chacune.',
    'lesson.war':
      'Après ce tour vient la guerre de Succession d’Espagne. Ses théâtres sont sous « Prochaine guerre » : chaque camp y a des tuiles, cachées à l’autre, et de la force par les alliances, les escadres et les forts. La paix décide de la guerre.',
    'lesson.secret':
      'À côté de la carte sont vos trois cartes Événement et, plus bas, vos deux ministères. La France ne les voit pas. Un ministère dort tant que vous ne le révélez pas. Son mot-clé compte : certains événements donnent plus à qui le montre.',
    'lesson.tile':
      'Un tour d’action commence par une tuile d’investissement. Chacune a une action majeure avec des points d’un type, et une action mineure avec 2 points d’un autre. Quatre points, c’est beaucoup, mais seules les tuiles plus faibles permettent un événement. Prenez celle d’économie 3, militaire 2, avec événement.',
    'lesson.use': 'Vous pourriez passer et rembourser de la dette. Vous n’en avez pas : utilisez la tuile.',
    'lesson.event':
      'L’événement vient avant tout le reste. Vatican Politics vous donne 2 points diplomatiques pour les États allemands, la Prusse et les Provinces-Unies : vous aurez ainsi des points des trois types. Choisissez-la.',
    'lesson.ministry':
      'Son bonus demande le mot-clé Style, et l’un de vos ministères l’a : Jonathan Swift. Révélez-le. La France le connaît désormais, et ses capacités agissent.',
    'lesson.points':
      'Vous avez maintenant 3 points économiques, 2 militaires de l’action mineure, et 2 et 1 diplomatiques avec leurs limites. « Ce que vous pouvez acheter » montre tous les achats possibles, le prix décomposé. L’ordre est libre.',
    'lesson.martinique':
      'Le sucre est demandé, et la Martinique est française. Elle est reliée à votre Sainte-Lucie : vous l’atteignez. Coût imprimé 2 ; mais le marqueur de conflit le ramène à 1. Ni escadre ni fort ne la protège, et c’est votre première région de ce tour d’action : rien ne s’ajoute. Choisissez la Martinique.',
    'lesson.shift':
      'Avec des points militaires vous pourriez retirer le marqueur de conflit, ce qui aiderait la France. Basculez plutôt : le drapeau français descend.',
    'lesson.antigua':
      'Basculer est un seul pas : la Martinique est vide maintenant. Avec les 2 points qui restent, hissez votre drapeau à Antigua, du sucre aussi, et aussi voisine de Sainte-Lucie. Dans une autre région cela coûterait 1 de plus. Choisissez Antigua.',
    'lesson.dutch':
      'À la diplomatie. Les cases politiques n’ont pas besoin de liaison. L’alliance des Provinces-Unies, coût 2, compte dans deux théâtres de la guerre à venir. Choisissez-la.',
    'lesson.first':
      'Deux sortes de points pourraient payer : ceux de quelques pays seulement, et celui de toute l’Europe. Que les plus limités paient d’abord ; gardez l’autre.',
    'lesson.debt':
      'Il reste un point diplomatique, pour l’Europe. La case de prestige d’Espagne coûte 2 : le point manquant devient de la dette. La dette a une limite, 6 pour l’instant, mais pas d’intérêts ; à la fin, qui doit le moins est payé. Choisissez l’Espagne (prestige 2).',
    'lesson.squadron':
      'L’action mineure ne paie qu’une chose, et jamais contre les pièces de l’autre. Envoyez une escadre de la base navale dans le canal des Antilles pour 1 point. Elle protège Sainte-Lucie et Antigua : y abaisser un drapeau coûte 1 de plus à la France.',
    'lesson.standing':
      'Voyez « Décompte » : si le tour finissait maintenant, vous auriez la récompense des Caraïbes, le sucre et le prestige. Mais chacun a quatre tours d’action, et la France répondra.',
    'lesson.done':
      'Le dernier point militaire est perdu ; une action mineure n’achète qu’une chose. Terminez le tour d’action.',
    'lesson.france':
      'La France a pris une tuile et dépensé ses points. Le journal dit chaque pas, et « pourquoi ? » les raisons du robot. Voyez ce qui a changé : drapeaux, escadres, marqueurs de conflit, dette de la France.',
    'lesson.end':
      'Voilà le rythme : quatre tours d’action chacun, puis le décompte, et après la plupart des tours une guerre. Le nombre à côté de chaque question ouvre sa règle, l’aide explique le reste. Jouez la suite, ou recommencez.',
  },
});
