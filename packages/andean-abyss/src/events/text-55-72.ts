import type { EventText } from './event.js';

/** What the cards 55-72 do, in our own words. */
export const TEXT_55_72: EventText = {
  55: {
    unshaded: {
      en: 'Remove 1 Shipment, whoever owns it, and 5 Cartels Guerrillas anywhere (2nd edition: 2 Shipments, and Aid +3).',
      pl: 'Usuń 1 dostawę, niezależnie od właściciela, i 5 dowolnych partyzantów Karteli (2. edycja: 2 dostawy oraz wsparcie +3).',
      hu: 'Távolíts el 1 szállítmányt, bárkié is, és bárhol 5 kartellgerillát (2. kiadás: 2 szállítmányt, és segély +3).',
      fr: 'Éliminez 1 Cargaison, quel que soit son propriétaire, et 5 Guérillas des Cartels où que ce soit (2e édition : 2 Cargaisons, et Aide +3).',
    },
    shaded: {
      en: 'Shift 3 spaces with Cartels pieces 1 level each toward Active Opposition.',
      pl: 'Przesuń 3 pola z elementami Karteli, każde o 1 poziom w kierunku aktywnej opozycji.',
      hu: 'Állíts át 3 olyan mezőt, ahol kartellegység van, 1-1 szinttel az aktív ellenállás felé.',
      fr: 'Permutez 3 zones contenant des pièces des Cartels, chacune d’un niveau vers l’Opposition active.',
    },
  },
  56: {
    unshaded: {
      en: 'The Cartels transfer 9 Resources (2nd edition: 15) to the Government.',
      pl: 'Kartele przekazują Rządowi 9 zasobów (2. edycja: 15).',
      hu: 'A Kartellek 9 erőforrást (2. kiadás: 15-öt) adnak át a Kormánynak.',
      fr: 'Les Cartels transfèrent 9 Ressources (2e édition : 15) au Gouvernement.',
    },
    shaded: {
      en: 'The Cartels gain 2 Resources for each Cartels piece in Cities. Then place 1 Cartels Base in each of 2 Cities.',
      pl: 'Kartele zyskują 2 zasoby za każdy element Karteli w miastach. Potem umieść po 1 bazie Karteli w 2 miastach.',
      hu: 'A Kartellek 2 erőforrást kapnak minden városban lévő kartellegységért. Ezután rakj le 1-1 kartellbázist 2 városba.',
      fr: 'Les Cartels gagnent 2 Ressources par pièce des Cartels dans les Métropoles. Placez ensuite 1 Base des Cartels dans chacune de 2 Métropoles.',
    },
  },
  57: {
    unshaded: {
      en: 'Replace up to 3 Cartels pieces anywhere, Guerrillas or Bases, with Police.',
      pl: 'Zamień do 3 dowolnych elementów Karteli, partyzantów lub baz, na policję.',
      hu: 'Cserélj le bárhol legfeljebb 3 kartellegységet, gerillát vagy bázist, rendőrre.',
      fr: 'Remplacez jusqu’à 3 pièces des Cartels, Guérillas ou Bases, où que ce soit, par de la Police.',
    },
    shaded: {
      en: 'In each of 2 spaces replace 1 Police with 1 Cartels piece, Guerrilla or Base.',
      pl: 'Na każdym z 2 pól zamień 1 kostkę policji na 1 element Karteli, partyzanta lub bazę.',
      hu: '2 mezőn cserélj le 1-1 rendőrt 1-1 kartellegységre, gerillára vagy bázisra.',
      fr: 'Dans chacune de 2 zones, remplacez 1 Police par 1 pièce des Cartels, Guérilla ou Base.',
    },
  },
  58: {
    unshaded: {
      en: 'The Cartels lose 6 Resources. Remove all Cartels Guerrillas from the map.',
      pl: 'Kartele tracą 6 zasobów. Usuń z mapy wszystkich partyzantów Karteli.',
      hu: 'A Kartellek 6 erőforrást veszítenek. Távolíts el a térképről minden kartellgerillát.',
      fr: 'Les Cartels perdent 6 Ressources. Éliminez toutes les Guérillas des Cartels de la carte.',
    },
    shaded: {
      en: 'The Cartels move up to 4 Police from anywhere to any spaces.',
      pl: 'Kartele przesuwają do 4 kostek policji z dowolnych pól na dowolne pola.',
      hu: 'A Kartellek legfeljebb 4 rendőrt bárhonnan tetszőleges mezőkre mozgatnak.',
      fr: 'Les Cartels déplacent jusqu’à 4 Police d’où que ce soit vers des zones de leur choix.',
    },
  },
  59: {
    unshaded: {
      en: 'Flip all Cartels Guerrillas Active. The Government then makes a free Assault against the Cartels only, in every space where it can.',
      pl: 'Aktywuj wszystkich partyzantów Karteli. Potem Rząd wykonuje darmowy szturm, tylko przeciw Kartelom, na każdym polu, na którym to możliwe.',
      hu: 'Aktiválj minden kartellgerillát. Ezután a Kormány minden mezőn, ahol tud, ingyenes támadást hajt végre, csak a Kartellek ellen.',
      fr: 'Activez toutes les Guérillas des Cartels. Le Gouvernement mène ensuite un Assaut gratuit, contre les Cartels seulement, dans chaque zone où c’est possible.',
    },
    shaded: {
      en: 'Flip all Cartels Guerrillas Underground. The Cartels may then move up to 3 of them anywhere.',
      pl: 'Odwróć wszystkich partyzantów Karteli na stronę ukrytą. Potem Kartele mogą przesunąć do 3 z nich w dowolne miejsca.',
      hu: 'Fordíts rejtőzködőre minden kartellgerillát. Ezután a Kartellek legfeljebb 3-at bárhová mozgathatnak közülük.',
      fr: 'Retournez toutes les Guérillas des Cartels côté dormant. Les Cartels peuvent ensuite en déplacer jusqu’à 3 où ils veulent.',
    },
  },
  60: {
    unshaded: {
      en: 'Remove all Cartels pieces from 2 Cities or from 1 Department. The Government gains 6 Resources.',
      pl: 'Usuń wszystkie elementy Karteli z 2 miast albo z 1 departamentu. Rząd zyskuje 6 zasobów.',
      hu: 'Távolíts el minden kartellegységet 2 városból vagy 1 körzetből. A Kormány 6 erőforrást kap.',
      fr: 'Éliminez toutes les pièces des Cartels de 2 Métropoles ou d’un seul Département. Le Gouvernement gagne 6 Ressources.',
    },
    shaded: {
      en: 'The Cartels place 1 Base in each of 2 Cities, then Bribe in any 1 space at no cost.',
      pl: 'Kartele umieszczają po 1 bazie w 2 miastach, a potem bez kosztu wykonują korupcję na 1 dowolnym polu.',
      hu: 'A Kartellek 1-1 bázist raknak le 2 városba, majd bármely 1 mezőn ingyen megvesztegetést hajtanak végre.',
      fr: 'Les Cartels placent 1 Base dans chacune de 2 Métropoles, puis mènent une Corruption gratuite dans 1 zone quelconque.',
    },
  },
  61: {
    unshaded: {
      en: 'Remove all Cartels pieces from 1 City. The Cartels lose 6 Resources.',
      pl: 'Usuń wszystkie elementy Karteli z 1 miasta. Kartele tracą 6 zasobów.',
      hu: 'Távolíts el minden kartellegységet 1 városból. A Kartellek 6 erőforrást veszítenek.',
      fr: 'Éliminez toutes les pièces des Cartels d’une Métropole. Les Cartels perdent 6 Ressources.',
    },
    shaded: {
      en: 'Place 1 Cartels Base in each of 3 Departments without Cartels pieces.',
      pl: 'Umieść po 1 bazie Karteli w 3 departamentach bez elementów Karteli.',
      hu: 'Rakj le 1-1 kartellbázist 3 olyan körzetbe, ahol nincs kartellegység.',
      fr: 'Placez 1 Base des Cartels dans chacun de 3 Départements sans pièce des Cartels.',
    },
  },
  62: {
    unshaded: {
      en: 'Remove up to 3 Insurgent pieces in all from Forest Departments of Population 0, Bases as freely as Guerrillas.',
      pl: 'Usuń w sumie do 3 elementów powstańców z leśnych departamentów o populacji 0, bazy tak samo swobodnie jak partyzantów.',
      hu: 'Távolíts el összesen legfeljebb 3 lázadó egységet a 0 népességű erdős körzetekből, a bázisokat is szabadon.',
      fr: 'Éliminez en tout jusqu’à 3 pièces insurgées des Départements de Forêt de Population 0, les Bases aussi librement que les Guérillas.',
    },
    shaded: {
      en: 'Place 1 Cartels Base in each of Guainía, Vaupés and Amazonas.',
      pl: 'Umieść po 1 bazie Karteli w departamentach Guainía, Vaupés i Amazonas.',
      hu: 'Rakj le 1-1 kartellbázist Guainía, Vaupés és Amazonas körzetébe.',
      fr: 'Placez 1 Base des Cartels dans chacun des Départements Guainía, Vaupés et Amazonas.',
    },
  },
  63: {
    unshaded: {
      en: 'Remove all Cartels Guerrillas but one from each space. With each survivor, even an Active one, the Cartels make a free Terror. The Cartels are Ineligible through the next card.',
      pl: 'Z każdego pola usuń wszystkich partyzantów Karteli oprócz jednego. Każdym pozostałym, nawet aktywnym, Kartele wykonują darmowy terror. Kartele są nieuprawnione do końca następnej karty.',
      hu: 'Minden mezőről távolíts el minden kartellgerillát egy kivételével. A Kartellek minden megmaradttal, akár aktívval is, ingyenes terrort hajtanak végre. A Kartellek a következő kártya végéig nem megfelelők.',
      fr: 'Éliminez de chaque zone toutes les Guérillas des Cartels sauf une. Avec chaque survivante, même active, les Cartels mènent une Terreur gratuite. Les Cartels sont inéligibles jusqu’à la fin de la prochaine carte.',
    },
  },
  64: {
    unshaded: {
      en: 'Place 1 Shipment (2nd edition: 2) with FARC Guerrillas in spaces with a Cartels Base.',
      pl: 'Umieść 1 dostawę (2. edycja: 2) u partyzantów FARC na polach z bazą Karteli.',
      hu: 'Rakj le 1 szállítmányt (2. kiadás: 2-t) FARC gerillák alá olyan mezőkön, ahol kartellbázis van.',
      fr: 'Placez 1 Cargaison (2e édition : 2) sous des Guérillas FARC dans des zones avec une Base des Cartels.',
    },
    shaded: {
      en: 'The Cartels gain 2 Resources for each Cartels Base in a City and 1 for each in a Department.',
      pl: 'Kartele zyskują 2 zasoby za każdą swoją bazę w mieście i 1 za każdą w departamencie.',
      hu: 'A Kartellek 2 erőforrást kapnak minden városban és 1-et minden körzetben lévő bázisukért.',
      fr: 'Les Cartels gagnent 2 Ressources par Base des Cartels dans une Métropole et 1 par Base dans un Département.',
    },
  },
  65: {
    unshaded: {
      en: 'In one Mountain Department place or remove 1 Shipment, or place or remove 1 Insurgent Base (2nd edition: do both).',
      pl: 'W jednym górskim departamencie umieść lub usuń 1 dostawę albo umieść lub usuń 1 bazę powstańców (2. edycja: zrób jedno i drugie).',
      hu: 'Egy hegyi körzetben rakj le vagy távolíts el 1 szállítmányt, vagy rakj le vagy távolíts el 1 lázadó bázist (2. kiadás: mindkettőt).',
      fr: 'Dans un Département de Montagne, placez ou éliminez 1 Cargaison, ou placez ou éliminez 1 Base insurgée (2e édition : les deux).',
    },
  },
  66: {
    unshaded: {
      en: 'Remove 3 Cartels Bases from Forest Departments.',
      pl: 'Usuń 3 bazy Karteli z leśnych departamentów.',
      hu: 'Távolíts el 3 kartellbázist erdős körzetekből.',
      fr: 'Éliminez 3 Bases des Cartels de Départements de Forêt.',
    },
    shaded: {
      en: 'Place 1 Cartels Base in each Forest Department that already has one and has room for another.',
      pl: 'Umieść 1 bazę Karteli w każdym leśnym departamencie, w którym już jest baza Karteli i jest miejsce na kolejną.',
      hu: 'Rakj le 1 kartellbázist minden olyan erdős körzetbe, ahol már van kartellbázis, és még egynek van helye.',
      fr: 'Placez 1 Base des Cartels dans chaque Département de Forêt qui en a déjà une et où une autre peut tenir.',
    },
  },
  67: {
    unshaded: {
      en: 'The Cartels lose 10 Resources (2nd edition: 20).',
      pl: 'Kartele tracą 10 zasobów (2. edycja: 20).',
      hu: 'A Kartellek 10 erőforrást veszítenek (2. kiadás: 20-at).',
      fr: 'Les Cartels perdent 10 Ressources (2e édition : 20).',
    },
    shaded: {
      en: 'Insurgent Momentum: in the next Resources Phase the Cartels earn 4 Resources for each Base instead of 3.',
      pl: 'Powstańczy impet: w najbliższej fazie zasobów Kartele zyskują 4 zasoby za każdą bazę zamiast 3.',
      hu: 'Lázadók lendületben: a következő erőforrás fázisban a Kartellek bázisonként 3 helyett 4 erőforrást kapnak.',
      fr: 'Élan insurrectionnel : à la prochaine Phase de Ressources, les Cartels reçoivent 4 Ressources par Base au lieu de 3.',
    },
  },
  68: {
    unshaded: {
      en: 'From Coastal spaces remove 2 Cartels pieces, or up to 2 Shipments, whoever owns them.',
      pl: 'Z pól wybrzeża usuń 2 elementy Karteli albo do 2 dostaw, niezależnie od właściciela.',
      hu: 'Tengerparti mezőkről távolíts el 2 kartellegységet, vagy legfeljebb 2 szállítmányt, bárkié is.',
      fr: 'Des zones côtières, éliminez 2 pièces des Cartels, ou jusqu’à 2 Cargaisons, quels que soient leurs propriétaires.',
    },
    shaded: {
      en: 'The Cartels gain 2 Resources for each Cartels piece in Coastal spaces.',
      pl: 'Kartele zyskują 2 zasoby za każdy element Karteli na polach wybrzeża.',
      hu: 'A Kartellek 2 erőforrást kapnak minden tengerparti mezőn lévő kartellegységért.',
      fr: 'Les Cartels gagnent 2 Ressources par pièce des Cartels dans les zones côtières.',
    },
  },
  69: {
    unshaded: {
      en: 'Move any number of your cubes or Guerrillas from one space along 1 to 3 adjacent Departments into the last of them. There you may make one free Operation: Train, Sweep or Assault, or Rally, Attack or Terror.',
      pl: 'Przesuń dowolną liczbę swoich kostek lub partyzantów z jednego pola przez 1–3 kolejne, sąsiadujące ze sobą departamenty do ostatniego z nich. Możesz tam wykonać jedną darmową operację: szkolenie, przeszukiwanie lub szturm albo zgrupowanie, atak lub terror.',
      hu: 'Mozgasd tetszőleges számú kockádat vagy gerilládat egy mezőről 1–3 egymással szomszédos körzeten át az utolsóba. Ott egy ingyenes műveletet hajthatsz végre: kiképzést, tisztogatást vagy támadást, illetve lázadóként gyülekezést, támadást vagy terrort.',
      fr: 'Déplacez autant de vos cubes ou Guérillas que vous voulez d’une zone, à travers 1 à 3 Départements adjacents, jusqu’au dernier. Vous pouvez y mener une Opération gratuite : Entraînement, Ratissage ou Assaut, ou bien Ralliement, Attaque ou Terreur.',
    },
  },
  70: {
    unshaded: {
      en: 'The Government gains 6 Resources for each Forest Department without Guerrillas.',
      pl: 'Rząd zyskuje 6 zasobów za każdy leśny departament bez partyzantów.',
      hu: 'A Kormány 6 erőforrást kap minden erdős körzetért, ahol nincs gerilla.',
      fr: 'Le Gouvernement gagne 6 Ressources par Département de Forêt sans Guérilla.',
    },
    shaded: {
      en: 'Name an Insurgent Faction: in each Forest Department where it has a Guerrilla it makes a free Terror with any one of them, even an Active one, and gains 3 Resources for each Terror.',
      pl: 'Wskaż frakcję powstańczą: w każdym leśnym departamencie, w którym ma partyzanta, wykonuje ona darmowy terror jednym z nich, nawet aktywnym, i zyskuje 3 zasoby za każdy terror.',
      hu: 'Nevezz meg egy lázadó frakciót: minden erdős körzetben, ahol gerillája van, egyikükkel, akár aktívval is, ingyenes terrort hajt végre, és terroronként 3 erőforrást kap.',
      fr: 'Désignez une Faction insurgée : dans chaque Département de Forêt où elle a une Guérilla, elle mène une Terreur gratuite avec l’une d’elles, même active, et gagne 3 Ressources par Terreur.',
    },
  },
  71: {
    unshaded: {
      en: 'Remove 1 Guerrilla from Chocó. Its Faction loses 5 Resources.',
      pl: 'Usuń 1 partyzanta z Chocó. Jego frakcja traci 5 zasobów.',
      hu: 'Távolíts el 1 gerillát Chocóból. A frakciója 5 erőforrást veszít.',
      fr: 'Éliminez 1 Guérilla du Chocó. Sa Faction perd 5 Ressources.',
    },
    shaded: {
      en: 'For the rest of the game Panamá is a Forest Department of Population 0, where Sweep Activates nobody. The executing Faction places 1 or 2 of its Bases there.',
      pl: 'Do końca gry Panamá jest leśnym departamentem o populacji 0, w którym przeszukiwanie nikogo nie aktywuje. Wykonująca frakcja umieszcza tam 1 lub 2 swoje bazy.',
      hu: 'A játék végéig Panamá 0 népességű erdős körzet, ahol a tisztogatás senkit sem aktivál. A végrehajtó frakció 1 vagy 2 bázisát lerakja oda.',
      fr: 'Jusqu’à la fin de la partie, Panamá est un Département de Forêt de Population 0, où le Ratissage n’active personne. La Faction exécutante y place 1 ou 2 de ses Bases.',
    },
  },
  72: {
    unshaded: {
      en: 'In 2 spaces replace every Cartels Guerrilla with a Guerrilla of another Faction of your choice.',
      pl: 'Na 2 polach zamień każdego partyzanta Karteli na partyzanta innej, wybranej frakcji.',
      hu: '2 mezőn cserélj le minden kartellgerillát egy általad választott másik frakció gerillájára.',
      fr: 'Dans 2 zones, remplacez chaque Guérilla des Cartels par une Guérilla d’une autre Faction de votre choix.',
    },
    shaded: {
      en: 'Place all Available Cartels Guerrillas in spaces with Cartels Bases.',
      pl: 'Umieść wszystkich dostępnych partyzantów Karteli na polach z bazami Karteli.',
      hu: 'Rakd le az összes elérhető kartellgerillát kartellbázissal rendelkező mezőkre.',
      fr: 'Placez toutes les Guérillas disponibles des Cartels dans des zones avec des Bases des Cartels.',
    },
  },
};
