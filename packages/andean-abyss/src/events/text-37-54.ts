import type { EventText } from './event.js';

/** What the cards 37-54 do, in our own words. */
export const TEXT_37_54: EventText = {
  37: {
    unshaded: {
      en: 'In every space where it can, the Government makes a free Sweep without movement or a free Assault, against FARC only. AUC Guerrillas there count as Troops.',
      pl: 'Na każdym polu, na którym to możliwe, Rząd wykonuje darmowe przeszukiwanie bez ruchu albo darmowy szturm, tylko przeciw FARC. Partyzanci AUC liczą się tam jako wojska.',
      hu: 'A Kormány minden mezőn, ahol tud, ingyenes tisztogatást végez mozgás nélkül vagy ingyenes támadást, csak a FARC ellen. Az ottani AUC gerillák katonáknak számítanak.',
      fr: 'Dans chaque zone où c’est possible, le Gouvernement mène un Ratissage gratuit sans déplacement ou un Assaut gratuit, contre les FARC seulement. Les Guérillas AUC y comptent comme des Troupes.',
    },
    shaded: {
      en: 'AUC makes a free March, then a free Ambush in one of the spaces it Marched into.',
      pl: 'AUC wykonuje darmowy przemarsz, a potem darmową zasadzkę na jednym z pól docelowych przemarszu.',
      hu: 'Az AUC ingyen menetel, majd ingyenes rajtaütést hajt végre az egyik mezőn, ahová menetelt.',
      fr: 'Les AUC mènent une Marche gratuite, puis une Embuscade gratuite dans une des zones où elles sont entrées.',
    },
  },
  38: {
    unshaded: {
      en: 'Remove all Active AUC Guerrillas from up to 3 spaces with cubes or Support.',
      pl: 'Usuń wszystkich aktywnych partyzantów AUC z maksymalnie 3 pól z kostkami lub poparciem.',
      hu: 'Távolíts el minden aktív AUC gerillát legfeljebb 3 olyan mezőről, ahol kocka vagy támogatás van.',
      fr: 'Éliminez toutes les Guérillas AUC actives de 3 zones au plus contenant des cubes ou en Soutien.',
    },
    shaded: {
      en: 'Flip all AUC Guerrillas in spaces with cubes or Support Underground.',
      pl: 'Odwróć na stronę ukrytą wszystkich partyzantów AUC na polach z kostkami lub poparciem.',
      hu: 'Fordíts rejtőzködőre minden AUC gerillát azokon a mezőkön, ahol kocka vagy támogatás van.',
      fr: 'Retournez côté dormant toutes les Guérillas AUC dans les zones contenant des cubes ou en Soutien.',
    },
  },
  39: {
    unshaded: {
      en: 'Place 1 Police in each of 6 Departments.',
      pl: 'Umieść po 1 kostce policji w 6 departamentach.',
      hu: 'Rakj le 1-1 rendőrt 6 körzetbe.',
      fr: 'Placez 1 Police dans chacun de 6 Départements.',
    },
    shaded: {
      en: 'In up to 3 Departments replace 1 Police with 1 AUC Guerrilla.',
      pl: 'W maksymalnie 3 departamentach zamień 1 kostkę policji na 1 partyzanta AUC.',
      hu: 'Legfeljebb 3 körzetben cserélj le 1 rendőrt 1 AUC gerillára.',
      fr: 'Dans 3 Départements au plus, remplacez 1 Police par 1 Guérilla AUC.',
    },
  },
  40: {
    unshaded: {
      en: 'Replace 3 AUC Guerrillas anywhere with Police.',
      pl: 'Zamień 3 dowolnych partyzantów AUC na policję.',
      hu: 'Cserélj le bárhol 3 AUC gerillát rendőrre.',
      fr: 'Remplacez 3 Guérillas AUC, où que ce soit, par de la Police.',
    },
    shaded: {
      en: 'Move all cubes from one Department with AUC pieces to any Cities. Then place 1 AUC piece, Guerrilla or Base, in each of 2 Cities.',
      pl: 'Przesuń wszystkie kostki z jednego departamentu z elementami AUC do dowolnych miast. Potem umieść po 1 elemencie AUC, partyzancie lub bazie, w 2 miastach.',
      hu: 'Mozgasd az összes kockát egy olyan körzetből, ahol AUC egység van, tetszőleges városokba. Ezután rakj le 1-1 AUC egységet, gerillát vagy bázist, 2 városba.',
      fr: 'Déplacez tous les cubes d’un Département contenant des pièces AUC vers des Métropoles au choix. Placez ensuite 1 pièce AUC, Guérilla ou Base, dans chacune de 2 Métropoles.',
    },
  },
  41: {
    unshaded: {
      en: 'AUC loses 6 Resources. Remove all AUC pieces from one space.',
      pl: 'AUC traci 6 zasobów. Usuń wszystkie elementy AUC z jednego pola.',
      hu: 'Az AUC 6 erőforrást veszít. Távolíts el minden AUC egységet egy mezőről.',
      fr: 'Les AUC perdent 6 Ressources. Éliminez toutes les pièces AUC d’une zone.',
    },
    shaded: {
      en: 'AUC gains 3 Resources for each space with both AUC and Cartels pieces.',
      pl: 'AUC zyskuje 3 zasoby za każde pole, na którym są zarówno elementy AUC, jak i Karteli.',
      hu: 'Az AUC 3 erőforrást kap minden olyan mezőért, ahol AUC egység és kartellegység is van.',
      fr: 'Les AUC gagnent 3 Ressources par zone contenant à la fois des pièces AUC et des pièces des Cartels.',
    },
  },
  42: {
    unshaded: {
      en: 'Set 2 Neutral spaces to Passive Support. The Government gains 3 Resources.',
      pl: 'Ustaw bierne poparcie na 2 neutralnych polach. Rząd zyskuje 3 zasoby.',
      hu: 'Állíts 2 semleges mezőt passzív támogatásra. A Kormány 3 erőforrást kap.',
      fr: 'Faites passer 2 zones Neutres en Soutien passif. Le Gouvernement gagne 3 Ressources.',
    },
    shaded: {
      en: 'Insurgent Momentum: until Reset, Sweep does not Activate and Assault does not remove the executing Faction’s pieces.',
      pl: 'Powstańczy impet: do fazy resetu przeszukiwanie nie aktywuje, a szturm nie usuwa elementów wykonującej frakcji.',
      hu: 'Lázadók lendületben: a következő visszaállítási fázisig a tisztogatás nem aktiválja, a kormány támadása pedig nem távolítja el a végrehajtó frakció egységeit.',
      fr: 'Élan insurrectionnel : jusqu’à la prochaine Phase de Réinitialisation, le Ratissage n’active pas et l’Assaut n’élimine pas les pièces de la Faction exécutante.',
    },
  },
  43: {
    unshaded: {
      en: 'In one Department with Troops place 2 Terror markers and remove all FARC Bases.',
      pl: 'W jednym departamencie z wojskami umieść 2 żetony terroru i usuń wszystkie bazy FARC.',
      hu: 'Egy körzetben, ahol katonák vannak, rakj le 2 terrorjelzőt, és távolíts el minden FARC bázist.',
      fr: 'Dans un Département contenant des Troupes, placez 2 marqueurs Terreur et éliminez toutes les Bases FARC.',
    },
    shaded: {
      en: 'In one Department with Troops place 2 Terror markers. Aid −9.',
      pl: 'W jednym departamencie z wojskami umieść 2 żetony terroru. Wsparcie −9.',
      hu: 'Egy körzetben, ahol katonák vannak, rakj le 2 terrorjelzőt. Segély −9.',
      fr: 'Dans un Département contenant des Troupes, placez 2 marqueurs Terreur. Aide −9.',
    },
  },
  44: {
    unshaded: {
      en: 'Set one City without Opposition to Active Support. The Government gains 3 Resources.',
      pl: 'Ustaw aktywne poparcie w jednym mieście bez opozycji. Rząd zyskuje 3 zasoby.',
      hu: 'Állíts egy várost, ahol nincs ellenállás, aktív támogatásra. A Kormány 3 erőforrást kap.',
      fr: 'Faites passer une Métropole sans Opposition en Soutien actif. Le Gouvernement gagne 3 Ressources.',
    },
    shaded: {
      en: 'Set one City with Support to Neutral. The Government loses 3 Resources.',
      pl: 'Zmień jedno miasto z poparciem na neutralne. Rząd traci 3 zasoby.',
      hu: 'Állíts egy támogatást mutató várost semlegesre. A Kormány 3 erőforrást veszít.',
      fr: 'Une Métropole en Soutien devient Neutre. Le Gouvernement perd 3 Ressources.',
    },
  },
  45: {
    unshaded: {
      en: 'Shift every space that has both a cube and Terror 1 level toward Active Support.',
      pl: 'Przesuń każde pole, na którym są zarówno kostka, jak i terror, o 1 poziom w kierunku aktywnego poparcia.',
      hu: 'Állíts át minden mezőt, ahol kocka és terrorjelző is van, 1 szinttel az aktív támogatás felé.',
      fr: 'Permutez d’un niveau chaque zone contenant à la fois un cube et un marqueur Terreur vers le Soutien actif.',
    },
    shaded: {
      en: 'Aid −1 for each space with AUC pieces. Then roll a die: the Government loses that many Resources.',
      pl: 'Wsparcie −1 za każde pole z elementami AUC. Potem rzuć kostką do gry: Rząd traci tyle zasobów, ile wypadło.',
      hu: 'Segély −1 minden olyan mezőért, ahol AUC egység van. Ezután dobj egy kockával: a Kormány ennyi erőforrást veszít.',
      fr: 'Aide −1 par zone contenant des pièces AUC. Lancez ensuite un dé : le Gouvernement perd autant de Ressources.',
    },
  },
  46: {
    unshaded: {
      en: 'Name an Insurgent Faction: with any one of its Guerrillas, even an Active one, it makes a free Terror in one space, with 2 markers. There it then removes 2 enemy pieces of its choice and sets Passive Support or Passive Opposition.',
      pl: 'Wskaż frakcję powstańczą: dowolnym swoim partyzantem, nawet aktywnym, wykonuje ona darmowy terror na jednym polu, z 2 żetonami. Potem usuwa tam 2 wybrane wrogie elementy i ustawia bierne poparcie albo bierną opozycję.',
      hu: 'Nevezz meg egy lázadó frakciót: bármelyik gerillájával, akár aktívval is, ingyenes terrort hajt végre egy mezőn, 2 jelzővel. Utána ott eltávolít 2 tetszőleges ellenséges egységet, és passzív támogatást vagy passzív ellenállást állít be.',
      fr: 'Désignez une Faction insurgée : avec une de ses Guérillas, même active, elle mène une Terreur gratuite dans une zone, avec 2 marqueurs. Elle y élimine ensuite 2 pièces ennemies de son choix et fixe le Soutien passif ou l’Opposition passive.',
    },
  },
  47: {
    unshaded: {
      en: 'Flip all AUC Guerrillas Active. Then in every space the Police make a free Assault against AUC as if they were Troops.',
      pl: 'Aktywuj wszystkich partyzantów AUC. Potem na każdym polu policja wykonuje darmowy szturm przeciw AUC, jakby była wojskami.',
      hu: 'Aktiválj minden AUC gerillát. Ezután minden mezőn a rendőrség ingyenes támadást hajt végre az AUC ellen, mintha katonák lennének.',
      fr: 'Activez toutes les Guérillas AUC. Puis, dans chaque zone, la Police mène un Assaut gratuit contre les AUC comme si elle était des Troupes.',
    },
    shaded: {
      en: 'AUC places 2 Guerrillas in Cúcuta, makes a free Terror there, and flips any 2 AUC Guerrillas Underground.',
      pl: 'AUC umieszcza 2 partyzantów w Cúcucie, wykonuje tam darmowy terror i odwraca dowolnych 2 partyzantów AUC na stronę ukrytą.',
      hu: 'Az AUC lerak 2 gerillát Cúcutába, ott ingyenes terrort hajt végre, és bármelyik 2 AUC gerillát rejtőzködőre fordítja.',
      fr: 'Les AUC placent 2 Guérillas à Cúcuta, y mènent une Terreur gratuite et retournent 2 Guérillas AUC au choix côté dormant.',
    },
  },
  48: {
    unshaded: {
      en: 'In one space adjacent to a 3-Econ Pipeline set Opposition to Neutral or remove 1 FARC Base.',
      pl: 'Na jednym polu sąsiadującym z rurociągiem o Ekon 3 zmień opozycję na poziom neutralny albo usuń 1 bazę FARC.',
      hu: 'Egy 3 gazdasági értékű csővezetékkel szomszédos mezőn állítsd az ellenállást semlegesre, vagy távolíts el 1 FARC bázist.',
      fr: 'Dans une zone adjacente à un Pipeline d’Econ 3, l’Opposition devient Neutre ou 1 Base FARC est éliminée.',
    },
    shaded: {
      en: 'Shift 2 Cities other than Bogotá 1 level each toward Active Opposition.',
      pl: 'Przesuń 2 miasta inne niż Bogotá o 1 poziom w kierunku aktywnej opozycji.',
      hu: 'Állíts át 2 várost, Bogotá kivételével, 1-1 szinttel az aktív ellenállás felé.',
      fr: 'Permutez 2 Métropoles autres que Bogotá d’un niveau chacune vers l’Opposition active.',
    },
  },
  49: {
    unshaded: {
      en: 'Remove 3 Available AUC Guerrillas from the game.',
      pl: 'Usuń z gry 3 dostępnych partyzantów AUC.',
      hu: 'Távolíts el végleg a játékból 3 elérhető AUC gerillát.',
      fr: 'Retirez définitivement du jeu 3 Guérillas AUC disponibles.',
    },
    shaded: {
      en: 'Place 1 AUC Guerrilla and 1 AUC Base in one Department.',
      pl: 'Umieść 1 partyzanta AUC i 1 bazę AUC w jednym departamencie.',
      hu: 'Rakj le 1 AUC gerillát és 1 AUC bázist egy körzetbe.',
      fr: 'Placez 1 Guérilla AUC et 1 Base AUC dans un Département.',
    },
  },
  50: {
    unshaded: {
      en: 'The Government places up to 3 Police in any Departments.',
      pl: 'Rząd umieszcza do 3 kostek policji w dowolnych departamentach.',
      hu: 'A Kormány legfeljebb 3 rendőrt rak le tetszőleges körzetekbe.',
      fr: 'Le Gouvernement place jusqu’à 3 Police dans des Départements au choix.',
    },
    shaded: {
      en: 'Remove any 2 Police, or replace both with AUC Guerrillas.',
      pl: 'Usuń 2 dowolne kostki policji albo zamień obie na partyzantów AUC.',
      hu: 'Távolíts el bármelyik 2 rendőrt, vagy cseréld le mindkettőt AUC gerillára.',
      fr: 'Éliminez 2 Police au choix, ou remplacez-les toutes deux par des Guérillas AUC.',
    },
  },
  51: {
    unshaded: {
      en: 'Remove Sabotage from all Pipelines. If none was Sabotaged, the Government gains 12 Resources instead.',
      pl: 'Usuń sabotaż ze wszystkich rurociągów. Jeśli nie było go na żadnym, Rząd zyskuje w zamian 12 zasobów.',
      hu: 'Távolítsd el a szabotázst minden csővezetékről. Ha egyiken sem volt, a Kormány helyette 12 erőforrást kap.',
      fr: 'Éliminez le Sabotage de tous les Pipelines. Si aucun n’était saboté, le Gouvernement gagne 12 Ressources à la place.',
    },
    shaded: {
      en: 'Sabotage 3 Pipelines that have FARC Guerrillas or are adjacent to a space with them.',
      pl: 'Umieść sabotaż na 3 rurociągach, na których są partyzanci FARC lub które sąsiadują z polem z nimi.',
      hu: 'Szabotálj 3 olyan csővezetéket, amelyen FARC gerilla van, vagy amely FARC gerillás mezővel szomszédos.',
      fr: 'Sabotez 3 Pipelines contenant des Guérillas FARC ou adjacents à une zone qui en contient.',
    },
  },
  52: {
    unshaded: {
      en: 'Shift 2 Cities or Mountain Departments 1 level each toward Active Support.',
      pl: 'Przesuń 2 miasta lub departamenty górskie o 1 poziom w kierunku aktywnego poparcia.',
      hu: 'Állíts át 2 várost vagy hegyi körzetet 1-1 szinttel az aktív támogatás felé.',
      fr: 'Permutez 2 Métropoles ou Départements de Montagne d’un niveau chacun vers le Soutien actif.',
    },
    shaded: {
      en: 'Place 1 AUC Base in a space with AUC pieces. Then AUC gains 1 Resource for each AUC Base on the map.',
      pl: 'Umieść 1 bazę AUC na polu z elementami AUC. Potem AUC zyskuje 1 zasób za każdą bazę AUC na mapie.',
      hu: 'Rakj le 1 AUC bázist egy olyan mezőre, ahol AUC egység van. Ezután az AUC 1 erőforrást kap minden térképen lévő AUC bázisért.',
      fr: 'Placez 1 Base AUC dans une zone contenant des pièces AUC. Les AUC gagnent ensuite 1 Ressource par Base AUC sur la carte.',
    },
  },
  53: {
    unshaded: {
      en: 'Name an Insurgent Faction: it moves 1 or 2 of its Guerrillas from one Department to any other and flips them Underground.',
      pl: 'Wskaż frakcję powstańczą: przesuwa ona 1 lub 2 swoich partyzantów z jednego departamentu do dowolnego innego i odwraca ich na stronę ukrytą.',
      hu: 'Nevezz meg egy lázadó frakciót: 1 vagy 2 gerilláját egy körzetből bármelyik másikba mozgatja, és rejtőzködőre fordítja.',
      fr: 'Désignez une Faction insurgée : elle déplace 1 ou 2 de ses Guérillas d’un Département vers n’importe quel autre et les retourne côté dormant.',
    },
  },
  54: {
    unshaded: {
      en: 'Remove up to 2 Guerrillas of any Factions, or replace each with a Guerrilla of another Faction of your choice.',
      pl: 'Usuń do 2 partyzantów dowolnych frakcji albo zamień każdego na partyzanta innej, wybranej frakcji.',
      hu: 'Távolíts el legfeljebb 2 gerillát bármelyik frakcióból, vagy cseréld le mindegyiket egy általad választott másik frakció gerillájára.',
      fr: 'Éliminez jusqu’à 2 Guérillas de n’importe quelles Factions, ou remplacez chacune par une Guérilla d’une autre Faction au choix.',
    },
  },
};
