import { phrases } from '../../../words/phrases.js';

/** Texts of the coach in the lesson. */
export const lessonWords = phrases({
  en: {
    'lesson.welcome':
      'Colombia in the middle of the 1990s. You are the Government, blue on the map: square cubes are Troops and Police, round discs are Bases. FARC (red), AUC (yellow) and the Cartels (green) are played by the rulebook’s own procedure. We play one card together; nothing you click can go wrong.',
    'lesson.aim':
      'You want Total Support: people who stand behind the state. Each City and Department counts its population, twice under Active Support. The mark is 60; your margin, on the panel (on a phone: under “Situation”), says how far you are. At each Propaganda card an opponent above its own mark beats you; after the fourth you must be ahead of the best of them.',
    'lesson.card':
      'Each turn is a card. The four signs on it, from left to right, are the order in which Eligible Factions may act: the first two of them do. You also see the next card. On this one you are first.',
    'lesson.operation':
      'The first in line chooses: an Operation (with a Special Activity if wanted), the card’s Event, or Pass. What you choose limits who comes second. We take an Operation: choose Train.',
    'lesson.where':
      'Glowing spaces can be chosen; each costs 3 Resources. Rest on one to see what is there. Cali has a population of 3 and nobody’s Support yet: choose Cali, on the map or by its button.',
    'lesson.troops':
      'Training in a City places up to 6 cubes. Troops fight and move far; Police hold a place and find guerrillas. Place 2 Troops.',
    'lesson.police': 'And 4 Police for the rest.',
    'lesson.enough': 'You could train elsewhere, as long as you can pay. One City is enough today: choose Done.',
    'lesson.civic':
      'Train ends with a gift: in one of its spaces you may build a Base, or win people over by Civic Action where you have Control, Troops and Police. Choose Cali.',
    'lesson.civicWay': 'Choose Civic Action.',
    'lesson.civicSteps':
      'Each step costs 3 Resources: first it removes Terror, then it moves Cali a level towards Active Support. Two steps: from Neutral to Active Support. That is 6 points of Total Support.',
    'lesson.special':
      'An Operation may have one Special Activity, before, between or after its spaces. Choose Air Lift: it moves up to 3 Troops anywhere.',
    'lesson.from': 'From where? Medellín has 3 Troops to spare: choose it.',
    'lesson.to': 'To Santander, where FARC and AUC both hide a guerrilla next to your Base.',
    'lesson.lift': 'All 3 of them.',
    'lesson.others':
      'Look what came of it. You took an Operation with a Special Activity, so FARC, second on the card, could take the Event: it has sabotaged three pipelines, and those pay you nothing until they are repaired. Both of you sat out the next card. The log tells it all; “why?” tells by which rule each opponent chose.',
    'lesson.limited':
      'You are Eligible again, as second this time. FARC has taken an Operation with a Special Activity: that leaves you a Limited Operation in one space, or the Event. The Event here only helps insurgents. Pass: you gain 3 Resources, and because you pass you stay Eligible for the next card.',
    'lesson.end':
      'That is the rhythm of the whole game: card, first Eligible, second Eligible, next card, until Propaganda. Sweep finds guerrillas, Assault removes those that are found, Patrol keeps the roads open. The number beside each question opens its rule. Keep playing from here, or start a new game.',
  },
  pl: {
    'lesson.welcome':
      'Kolumbia w połowie lat 90. Jesteś Rządem, na mapie niebieskim: kwadratowe kostki to Wojska i Policja, okrągłe krążki to bazy. FARC (czerwone), AUC (żółte) i Kartele (zielone) grają według procedury z instrukcji. Rozegramy razem jedną kartę; żadnym kliknięciem niczego nie zepsujesz.',
    'lesson.aim':
      'Chodzi o sumę poparcia: o ludzi, którzy stoją za państwem. Każde miasto i departament liczy swoją populację, przy aktywnym poparciu podwójnie. Próg to 60; twój margines, na panelu (w telefonie: pod „Sytuacja”), mówi, ile brakuje. Przy każdej karcie Propagandy przeciwnik powyżej swojego progu pokonuje cię; po czwartej musisz wyprzedzać najlepszego z nich.',
    'lesson.card':
      'Każda tura to karta. Cztery znaki na niej, od lewej do prawej, to kolejność, w jakiej mogą działać uprawnione frakcje: działają dwie pierwsze. Widzisz też następną kartę. Na tej jesteś pierwszy.',
    'lesson.operation':
      'Pierwszy w kolejce wybiera: operację (w razie chęci z czynnością specjalną), wydarzenie z karty albo rezygnację. Twój wybór ogranicza drugiego. Bierzemy operację: wybierz Szkolenie.',
    'lesson.where':
      'Świecące pola można wybrać; każde kosztuje 3 zasoby. Zatrzymaj się na polu, aby zobaczyć, co na nim jest. Cali ma populację 3 i jeszcze nikogo nie popiera: wybierz Cali na mapie albo przyciskiem.',
    'lesson.troops':
      'Szkolenie w mieście umieszcza do 6 kostek. Wojska walczą i poruszają się daleko; Policja trzyma miejsce i wykrywa partyzantów. Umieść 2 Wojska.',
    'lesson.police': 'A resztę, 4, jako Policję.',
    'lesson.enough':
      'Można szkolić i gdzie indziej, dopóki starcza zasobów. Dziś wystarczy jedno miasto: wybierz Koniec.',
    'lesson.civic':
      'Na koniec Szkolenia jest premia: na jednym z jego pól możesz zbudować bazę albo pozyskać ludzi akcją obywatelską tam, gdzie masz kontrolę, Wojska i Policję. Wybierz Cali.',
    'lesson.civicWay': 'Wybierz akcję obywatelską.',
    'lesson.civicSteps':
      'Każdy krok kosztuje 3 zasoby: najpierw usuwa terror, potem przesuwa Cali o poziom ku aktywnemu poparciu. Dwa kroki: z neutralności do aktywnego poparcia. To 6 punktów sumy poparcia.',
    'lesson.special':
      'Operacja może mieć jedną czynność specjalną: przed polami, pomiędzy nimi lub po nich. Wybierz Transport lotniczy: przenosi do 3 Wojsk dokądkolwiek.',
    'lesson.from': 'Skąd? Medellín ma 3 Wojska w zapasie: wybierz je.',
    'lesson.to': 'Do Santander, gdzie FARC i AUC ukrywają po partyzancie obok twojej bazy.',
    'lesson.lift': 'Wszystkie 3.',
    'lesson.others':
      'Zobacz, co z tego wynikło. Wziąłeś operację z czynnością specjalną, więc FARC, druga na karcie, mogła wziąć wydarzenie: sabotowała trzy rurociągi, które nic ci nie dadzą, póki się ich nie naprawi. Oboje odpoczywaliście przy następnej karcie. Wszystko jest w dzienniku; „dlaczego?” mówi, według której zasady wybierał każdy przeciwnik.',
    'lesson.limited':
      'Znów jesteś uprawniony, tym razem jako drugi. FARC wzięła operację z czynnością specjalną: zostaje ci operacja ograniczona na jednym polu albo wydarzenie. To wydarzenie pomaga tylko rebeliantom. Zrezygnuj: zyskasz 3 zasoby i, skoro rezygnujesz, pozostaniesz uprawniony przy następnej karcie.',
    'lesson.end':
      'Taki jest rytm całej gry: karta, pierwsza uprawniona, druga uprawniona, następna karta, aż do Propagandy. Przeszukiwanie wykrywa partyzantów, szturm usuwa wykrytych, patrol utrzymuje drogi. Liczba przy każdym pytaniu otwiera jego zasadę. Graj dalej stąd albo zacznij od nowa.',
  },
  hu: {
    'lesson.welcome':
      'Kolumbia az 1990-es évek közepén. Te vagy a Kormány, a térképen kék: a négyzetes kockák a katonák és a rendőrség, a kerek korongok a bázisok. A FARC-ot (piros), az AUC-t (sárga) és a Kartelleket (zöld) a szabálykönyv saját eljárása játssza. Egy kártyát együtt játszunk le; semmilyen kattintással nem ronthatsz el semmit.',
    'lesson.aim':
      'Az összes támogatás a célod: az emberek, akik az állam mögött állnak. Minden város és körzet a népességét számítja, aktív támogatásnál duplán. A küszöb 60; a győzelmi különbözeted a panelen (telefonon: „Helyzet”) mutatja, hol tartasz. Minden Propaganda kártyánál legyőz az az ellenfél, aki a maga küszöbe fölött van; a negyedik után a legjobbjuk előtt kell lenned.',
    'lesson.card':
      'Minden kör egy kártya. A négy jel rajta balról jobbra az a sorrend, amelyben a megfelelő frakciók cselekedhetnek: közülük az első kettő cselekszik. A következő kártyát is látod. Ezen te vagy az első.',
    'lesson.operation':
      'A sorban első választ: műveletet (ha akar, speciális tevékenységgel), a kártya eseményét, vagy passzol. A választásod korlátozza a másodikat. Műveletet veszünk: válaszd a Kiképzést.',
    'lesson.where':
      'A világító mezők választhatók; mindegyik 3 erőforrásba kerül. Állj meg egyen, és látod, mi van ott. Cali népessége 3, és még senkit sem támogat: válaszd Calit a térképen vagy a gombjával.',
    'lesson.troops':
      'A kiképzés egy városban legfeljebb 6 kockát rak le. A katonák harcolnak és messzire mozognak; a rendőrség helyben marad és gerillákat fed fel. Rakj le 2 katonát.',
    'lesson.police': 'A többi, 4, legyen rendőrség.',
    'lesson.enough': 'Máshol is lehetne kiképezni, amíg tudsz fizetni. Ma egy város elég: válaszd a Kész gombot.',
    'lesson.civic':
      'A kiképzés végén ajándék jár: egyik mezőjén bázist építhetsz, vagy civil fejlesztési projekttel megnyerheted az embereket ott, ahol ellenőrzésed, katonád és rendőröd van. Válaszd Calit.',
    'lesson.civicWay': 'Válaszd a civil fejlesztési projektet.',
    'lesson.civicSteps':
      'Minden lépés 3 erőforrás: előbb a terrort távolítja el, aztán egy szinttel az aktív támogatás felé viszi Calit. Két lépés: semlegesből aktív támogatás. Ez 6 pont az összes támogatásban.',
    'lesson.special':
      'Egy művelethez egy speciális tevékenység járhat: a mezői előtt, között vagy után. Válaszd a Légi hidat: legfeljebb 3 katonát visz bárhová.',
    'lesson.from': 'Honnan? Medellínben van 3 nélkülözhető katona: azt válaszd.',
    'lesson.to': 'Santanderbe, ahol a FARC és az AUC is egy-egy gerillát rejteget a bázisod mellett.',
    'lesson.lift': 'Mind a hármat.',
    'lesson.others':
      'Nézd, mi lett belőle. Műveletet választottál speciális tevékenységgel, ezért a FARC, a kártyán második, elvihette az eseményt: három vezetéket szabotált, és azok semmit sem fizetnek, amíg meg nem javítják őket. A következő kártyán mindketten pihentetek. A naplóban minden benne van; a „miért?” megmondja, melyik szabály szerint választott minden ellenfél.',
    'lesson.limited':
      'Megint megfelelő vagy, ezúttal második. A FARC műveletet választott speciális tevékenységgel: neked egy limitált művelet marad egyetlen mezőn, vagy az esemény. Ez az esemény csak a felkelőknek jó. Passzolj: 3 erőforrást kapsz, és mert passzolsz, a következő kártyán is megfelelő maradsz.',
    'lesson.end':
      'Ez az egész játék ritmusa: kártya, első megfelelő, második megfelelő, következő kártya, a Propagandáig. A tisztogatás felfedi a gerillákat, a támadás eltávolítja a felfedetteket, a járőrözés nyitva tartja az utakat. A kérdések melletti szám a szabályt nyitja meg. Játssz tovább innen, vagy kezdj újat.',
  },
  fr: {
    'lesson.welcome':
      'La Colombie au milieu des années 1990. Vous êtes le Gouvernement, bleu sur la carte : les cubes sont les Troupes et la Police, les disques ronds les Bases. Les FARC (rouge), les AUC (jaune) et les Cartels (vert) sont joués par la procédure du livret. Nous jouons une carte ensemble ; aucun clic ne peut rien gâcher.',
    'lesson.aim':
      'Vous cherchez le Soutien total : ceux qui sont derrière l’État. Chaque Métropole et chaque Département compte sa population, deux fois en Soutien actif. Le seuil est 60 ; votre marge, sur le panneau (sur un téléphone : sous « Situation »), dit où vous en êtes. À chaque carte Propagande, un adversaire au-dessus de son propre seuil vous bat ; après la quatrième, vous devez devancer le meilleur d’entre eux.',
    'lesson.card':
      'Chaque tour est une carte. Ses quatre signes, de gauche à droite, donnent l’ordre dans lequel les factions éligibles peuvent agir : les deux premières agissent. Vous voyez aussi la carte suivante. Sur celle-ci, vous êtes premier.',
    'lesson.operation':
      'Le premier choisit : une Opération (avec une Activité spéciale s’il veut), l’Événement de la carte, ou passer. Votre choix limite le second. Prenons une Opération : choisissez l’Entraînement.',
    'lesson.where':
      'Les zones qui luisent peuvent être choisies ; chacune coûte 3 Ressources. Arrêtez-vous sur l’une d’elles pour voir ce qui s’y trouve. Cali a une population de 3 et ne soutient encore personne : choisissez Cali, sur la carte ou par son bouton.',
    'lesson.troops':
      'L’Entraînement dans une Métropole place jusqu’à 6 cubes. Les Troupes combattent et vont loin ; la Police tient la place et découvre les guérilleros. Placez 2 Troupes.',
    'lesson.police': 'Et 4 Police pour le reste.',
    'lesson.enough':
      'On pourrait s’entraîner ailleurs, tant qu’on peut payer. Une Métropole suffit aujourd’hui : choisissez Terminé.',
    'lesson.civic':
      'L’Entraînement finit par un cadeau : dans une de ses zones, vous pouvez bâtir une Base, ou gagner les gens par l’Action civique là où vous avez le Contrôle, des Troupes et de la Police. Choisissez Cali.',
    'lesson.civicWay': 'Choisissez l’Action civique.',
    'lesson.civicSteps':
      'Chaque pas coûte 3 Ressources : il retire d’abord la Terreur, puis rapproche Cali d’un niveau du Soutien actif. Deux pas : de neutre à Soutien actif. Cela fait 6 points de Soutien total.',
    'lesson.special':
      'Une Opération peut avoir une Activité spéciale, avant, entre ou après ses zones. Choisissez le Transport aérien : il déplace jusqu’à 3 Troupes n’importe où.',
    'lesson.from': 'D’où ? Medellín a 3 Troupes à donner : choisissez-la.',
    'lesson.to': 'Vers Santander, où les FARC et les AUC cachent chacune un guérillero près de votre Base.',
    'lesson.lift': 'Toutes les 3.',
    'lesson.others':
      'Voyez ce qui en est venu. Vous avez pris une Opération avec une Activité spéciale ; les FARC, secondes sur la carte, ont donc pu prendre l’Événement : elles ont saboté trois oléoducs, qui ne vous rapportent rien tant qu’ils ne sont pas réparés. Vous vous êtes tous deux reposés à la carte suivante. Le journal raconte tout ; « pourquoi ? » dit selon quelle règle chaque adversaire a choisi.',
    'lesson.limited':
      'Vous êtes de nouveau éligible, en second cette fois. Les FARC ont pris une Opération avec une Activité spéciale : il vous reste une Opération limitée dans une zone, ou l’Événement. Cet Événement n’aide que les insurgés. Passez : vous gagnez 3 Ressources et, parce que vous passez, vous restez éligible à la carte suivante.',
    'lesson.end':
      'Voilà le rythme de toute la partie : carte, première éligible, seconde éligible, carte suivante, jusqu’à la Propagande. Le Ratissage découvre les guérilleros, l’Assaut retire ceux qui sont découverts, la Patrouille garde les routes ouvertes. Le numéro près de chaque question ouvre sa règle. Jouez la suite d’ici, ou recommencez.',
  },
});
