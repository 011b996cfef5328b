import type { EventText } from './event.js';

/** What the cards 19-36 do, in our own words. */
export const TEXT_19_36: EventText = {
  19: {
    unshaded: {
      en: 'In every space where it can, the executing Faction makes one free Operation: the Government a Sweep without moving cubes or an Assault, an Insurgent an Attack or Terror.',
      pl: 'Na każdym polu, na którym to możliwe, wykonująca frakcja przeprowadza jedną darmową operację: Rząd przeszukiwanie bez ruchu kostek albo szturm, powstańcy atak albo terror.',
      hu: 'A végrehajtó frakció minden mezőn, ahol tud, egy ingyenes műveletet hajt végre: a Kormány tisztogatást kockák mozgatása nélkül vagy támadást, a lázadó frakció támadást vagy terrort.',
      fr: 'Dans chaque zone où c’est possible, la Faction exécutante mène une Opération gratuite : pour le Gouvernement un Ratissage sans déplacer de cubes ou un Assaut, pour une Faction insurgée une Attaque ou une Terreur.',
    },
  },
  20: {
    unshaded: {
      en: 'The Government moves up to 6 FARC Guerrillas, each into an adjacent space.',
      pl: 'Rząd przesuwa do 6 partyzantów FARC, każdego na sąsiadujące pole.',
      hu: 'A Kormány legfeljebb 6 FARC gerillát mozgat, mindegyiket egy szomszédos mezőre.',
      fr: 'Le Gouvernement déplace jusqu’à 6 Guérillas FARC, chacune vers une zone adjacente.',
    },
    shaded: {
      en: 'FARC makes a free March, then may flip up to 3 of its Guerrillas Underground.',
      pl: 'FARC wykonuje darmowy przemarsz, po czym może odwrócić do 3 swoich partyzantów na stronę ukrytą.',
      hu: 'A FARC ingyen menetel, majd legfeljebb 3 gerilláját rejtőzködőre fordíthatja.',
      fr: 'Les FARC mènent une Marche gratuite, puis peuvent retourner jusqu’à 3 de leurs Guérillas côté dormant.',
    },
  },
  21: {
    unshaded: {
      en: 'FARC loses 6 Resources. Remove 1 FARC Base, even one with FARC Guerrillas.',
      pl: 'FARC traci 6 zasobów. Usuń 1 bazę FARC, nawet jeśli są przy niej partyzanci FARC.',
      hu: 'A FARC 6 erőforrást veszít. Távolíts el 1 FARC bázist, akkor is, ha FARC gerillák vannak mellette.',
      fr: 'Les FARC perdent 6 Ressources. Éliminez 1 Base FARC, même accompagnée de Guérillas FARC.',
    },
    shaded: {
      en: 'FARC gains 6 Resources. Place 1 FARC Base in any City or Department.',
      pl: 'FARC zyskuje 6 zasobów. Umieść 1 bazę FARC w dowolnym mieście lub departamencie.',
      hu: 'A FARC 6 erőforrást kap. Rakj le 1 FARC bázist bármelyik városba vagy körzetbe.',
      fr: 'Les FARC gagnent 6 Ressources. Placez 1 Base FARC dans une Métropole ou un Département quelconque.',
    },
  },
  22: {
    unshaded: {
      en: 'Set one space of Opposition to Neutral.',
      pl: 'Zmień jedno pole z opozycją na neutralne.',
      hu: 'Állíts egy ellenállást mutató mezőt semlegesre.',
      fr: 'Une zone en Opposition devient Neutre.',
    },
    shaded: {
      en: 'Insurgent Momentum: in the next Support Phase FARC may also Agitate in up to 3 spaces that have FARC pieces and are not under Government Control.',
      pl: 'Powstańczy impet: w najbliższej fazie poparcia FARC może agitować także na maksymalnie 3 polach z elementami FARC, które nie są pod kontrolą rządu.',
      hu: 'Lázadók lendületben: a következő támogatási fázisban a FARC legfeljebb 3 további olyan mezőn is agitálhat, ahol van FARC egység és nincs kormányzati ellenőrzés.',
      fr: 'Élan insurrectionnel : à la prochaine Phase de Soutien, les FARC peuvent aussi mener l’Agitation dans 3 zones au plus contenant des pièces FARC et sans Contrôle du Gouvernement.',
    },
  },
  23: {
    unshaded: {
      en: 'In one Department flip all Guerrillas Active and remove all Cartels Bases.',
      pl: 'W jednym departamencie aktywuj wszystkich partyzantów i usuń wszystkie bazy Karteli.',
      hu: 'Egy körzetben aktiválj minden gerillát, és távolíts el minden kartellbázist.',
      fr: 'Dans un Département, activez toutes les Guérillas et éliminez toutes les Bases des Cartels.',
    },
    shaded: {
      en: 'The Government removes 3 of its Troops. The Government and FARC are Ineligible through the next card.',
      pl: 'Rząd usuwa 3 swoje kostki wojsk. Rząd i FARC są nieuprawnione do końca następnej karty.',
      hu: 'A Kormány eltávolítja 3 katonáját. A Kormány és a FARC a következő kártya végéig nem megfelelő.',
      fr: 'Le Gouvernement élimine 3 de ses Troupes. Le Gouvernement et les FARC sont inéligibles jusqu’à la fin de la prochaine carte.',
    },
  },
  24: {
    unshaded: {
      en: 'Set one City to Active Support. FARC is Ineligible through the next card.',
      pl: 'Ustaw aktywne poparcie w jednym mieście. Frakcja FARC jest nieuprawniona do końca następnej karty.',
      hu: 'Állíts egy várost aktív támogatásra. A FARC a következő kártya végéig nem megfelelő.',
      fr: 'Une Métropole passe en Soutien actif. Les FARC sont inéligibles jusqu’à la fin de la prochaine carte.',
    },
    shaded: {
      en: 'Remove 2 Troops from one space with FARC pieces. Set one City of Support to Neutral.',
      pl: 'Usuń 2 kostki wojsk z jednego pola z elementami FARC. Zmień jedno miasto z poparciem na neutralne.',
      hu: 'Távolíts el 2 katonát egy olyan mezőről, ahol van FARC egység. Állíts egy támogatást mutató várost semlegesre.',
      fr: 'Éliminez 2 Troupes d’une zone contenant des pièces FARC. Une Métropole en Soutien devient Neutre.',
    },
  },
  25: {
    unshaded: {
      en: 'Remove all FARC pieces from one Mountain Department.',
      pl: 'Usuń wszystkie elementy FARC z jednego departamentu górskiego.',
      hu: 'Távolíts el minden FARC egységet egy hegyi körzetből.',
      fr: 'Éliminez toutes les pièces FARC d’un Département de Montagne.',
    },
    shaded: {
      en: 'Place 3 FARC pieces in any mix, all in Antioquia or all in one Department adjacent to it.',
      pl: 'Umieść 3 dowolne elementy FARC, wszystkie w Antioquii albo w jednym sąsiadującym z nią departamencie.',
      hu: 'Rakj le 3 FARC egységet tetszőleges összetételben, mindet Antioquiába vagy egy vele szomszédos körzetbe.',
      fr: 'Placez 3 pièces FARC au choix, toutes en Antioquia ou toutes dans un même Département adjacent.',
    },
  },
  26: {
    unshaded: {
      en: 'In every space with Cartels Guerrillas and FARC pieces, Cartels make a free Attack against FARC.',
      pl: 'Na każdym polu z partyzantami Karteli i elementami FARC Kartele wykonują darmowy atak przeciwko FARC.',
      hu: 'Minden mezőn, ahol kartellgerilla és FARC egység is van, a Kartellek ingyen megtámadják a FARC-ot.',
      fr: 'Dans chaque zone avec des Guérillas des Cartels et des pièces FARC, les Cartels mènent une Attaque gratuite contre les FARC.',
    },
    shaded: {
      en: 'For each space with a Cartels Base and a FARC Guerrilla, Cartels give FARC 3 Resources (2nd edition: 6).',
      pl: 'Za każde pole z bazą Karteli i partyzantem FARC Kartele oddają FARC 3 zasoby (2. edycja: 6).',
      hu: 'Minden mezőért, ahol kartellbázis és FARC gerilla is van, a Kartellek 3 erőforrást adnak a FARC-nak (2. kiadás: 6).',
      fr: 'Pour chaque zone avec une Base des Cartels et une Guérilla FARC, les Cartels donnent 3 Ressources aux FARC (2e édition : 6).',
    },
  },
  27: {
    unshaded: {
      en: 'The Government makes 3 free Special Activities in any mix.',
      pl: 'Rząd wykonuje 3 darmowe czynności specjalne w dowolnym zestawie.',
      hu: 'A Kormány 3 ingyenes speciális tevékenységet hajt végre tetszőleges összetételben.',
      fr: 'Le Gouvernement mène 3 Activités spéciales gratuites, au choix.',
    },
    shaded: {
      en: 'Insurgent Momentum: until the next Reset Phase no Government Special Activity in spaces with Guerrillas.',
      pl: 'Powstańczy impet: do najbliższej fazy resetu rządowe czynności specjalne są niedozwolone na polach z partyzantami.',
      hu: 'Lázadók lendületben: a következő visszaállítási fázisig nincs kormányzati speciális tevékenység olyan mezőn, ahol gerilla van.',
      fr: 'Élan insurrectionnel : jusqu’à la prochaine Phase de Réinitialisation, aucune Activité spéciale du Gouvernement dans les zones contenant des Guérillas.',
    },
  },
  28: {
    unshaded: {
      en: 'Remove up to 3 Insurgent pieces from one space next to Venezuela.',
      pl: 'Usuń do 3 elementów powstańców z jednego pola przy granicy z Wenezuelą.',
      hu: 'Távolíts el legfeljebb 3 lázadó egységet egy Venezuelával határos mezőről.',
      fr: 'Éliminez jusqu’à 3 pièces insurgées d’une zone voisine du Venezuela.',
    },
    shaded: {
      en: 'Place 1 FARC Base in a Department next to Venezuela. Sabotage each LoC at Cúcuta that has no pieces.',
      pl: 'Umieść 1 bazę FARC w departamencie przy granicy z Wenezuelą. Połóż sabotaż na każdym LiKomie przy Cúcucie, na którym nie ma elementów.',
      hu: 'Rakj le 1 FARC bázist egy Venezuelával határos körzetbe. Szabotálj minden Cúcutával szomszédos kommunikációs vonalat, amelyen nincs egység.',
      fr: 'Placez 1 Base FARC dans un Département voisin du Venezuela. Sabotez chaque LdC adjacente à Cúcuta qui ne contient aucune pièce.',
    },
  },
  29: {
    unshaded: {
      en: 'The Government flips all FARC Guerrillas in one space Active and makes a free Assault there.',
      pl: 'Rząd aktywuje wszystkich partyzantów FARC na jednym polu i wykonuje tam darmowy szturm.',
      hu: 'A Kormány egy mezőn aktiválja az összes FARC gerillát, majd ott ingyenes támadást hajt végre.',
      fr: 'Le Gouvernement active toutes les Guérillas FARC dans une zone et y mène un Assaut gratuit.',
    },
    shaded: {
      en: 'FARC or AUC makes 2 free Ambushes in one space with any of its Guerrillas, without flipping them.',
      pl: 'FARC albo AUC wykonuje 2 darmowe zasadzki na jednym polu z użyciem dowolnych swoich partyzantów, nie odwracając ich.',
      hu: 'A FARC vagy az AUC egy mezőn 2 ingyenes rajtaütést hajt végre bármely ottani gerillájával, átfordítás nélkül.',
      fr: 'Les FARC ou les AUC mènent 2 Embuscades gratuites dans une même zone avec n’importe lesquelles de leurs Guérillas, sans les retourner.',
    },
  },
  30: {
    unshaded: {
      en: 'Remove 1 FARC Zone (2nd edition: and 1 FARC Base there).',
      pl: 'Usuń 1 strefę FARC (2. edycja: oraz 1 bazę FARC w niej).',
      hu: 'Távolíts el 1 FARC zónát (2. kiadás: és ott 1 FARC bázist).',
      fr: 'Éliminez 1 Zone FARC (2e édition : et 1 Base FARC qui s’y trouve).',
    },
    shaded: {
      en: 'The Government places 1 FARC Zone (2nd edition: then place 1 FARC Base in it).',
      pl: 'Rząd umieszcza 1 strefę FARC (2. edycja: następnie umieść w niej 1 bazę FARC).',
      hu: 'A Kormány lerak 1 FARC zónát (2. kiadás: majd rakj le oda 1 FARC bázist).',
      fr: 'Le Gouvernement place 1 Zone FARC (2e édition : puis placez-y 1 Base FARC).',
    },
  },
  31: {
    unshaded: {
      en: 'Shift 2 Cities and 1 Department 1 level each toward Active Support.',
      pl: 'Przesuń 2 miasta i 1 departament o 1 poziom w kierunku aktywnego poparcia.',
      hu: 'Állíts át 2 várost és 1 körzetet 1-1 szinttel az aktív támogatás felé.',
      fr: 'Permutez 2 Métropoles et 1 Département d’un niveau chacun vers le Soutien actif.',
    },
    shaded: {
      en: 'Set 3 spaces at Passive Opposition to Active Opposition.',
      pl: 'Zmień 3 pola z bierną opozycją na aktywną opozycję.',
      hu: 'Állíts 3 passzív ellenállású mezőt aktív ellenállásra.',
      fr: '3 zones en Opposition passive passent en Opposition active.',
    },
  },
  32: {
    unshaded: {
      en: 'Set 2 spaces that are Neutral or at Passive Opposition to Passive Support.',
      pl: 'Zmień 2 pola neutralne lub z bierną opozycją na bierne poparcie.',
      hu: 'Állíts 2 semleges vagy passzív ellenállású mezőt passzív támogatásra.',
      fr: '2 zones Neutres ou en Opposition passive passent en Soutien passif.',
    },
    shaded: {
      en: 'FARC gains 12 Resources.',
      pl: 'FARC zyskuje 12 zasobów.',
      hu: 'A FARC 12 erőforrást kap.',
      fr: 'Les FARC gagnent 12 Ressources.',
    },
  },
  33: {
    unshaded: {
      en: 'Remove up to 3 Insurgent pieces from one space next to Ecuador.',
      pl: 'Usuń do 3 elementów powstańców z jednego pola przy granicy z Ekwadorem.',
      hu: 'Távolíts el legfeljebb 3 lázadó egységet egy Ecuadorral határos mezőről.',
      fr: 'Éliminez jusqu’à 3 pièces insurgées d’une zone voisine de l’Équateur.',
    },
    shaded: {
      en: 'Ecuador becomes a Department with Population 0 that holds up to 2 pieces of each Faction. The executing Faction places 2 of its pieces there.',
      pl: 'Ekwador staje się departamentem o populacji 0, mieszczącym do 2 elementów każdej frakcji. Wykonująca frakcja umieszcza tam 2 swoje elementy.',
      hu: 'Ecuador 0 népességű körzetté válik, amelyben frakciónként legfeljebb 2 egység lehet. A végrehajtó frakció 2 egységét lerakja oda.',
      fr: 'L’Équateur devient un Département de Population 0, limité à 2 pièces par Faction. La Faction exécutante y place 2 de ses pièces.',
    },
  },
  34: {
    unshaded: {
      en: 'One Insurgent Faction loses 5 Resources.',
      pl: 'Jedna frakcja powstańcza traci 5 zasobów.',
      hu: 'Egy lázadó frakció 5 erőforrást veszít.',
      fr: 'Une Faction insurgée perd 5 Ressources.',
    },
    shaded: {
      en: 'One Insurgent Faction places 2 Guerrillas and 1 Base in one Department with Population 0.',
      pl: 'Jedna frakcja powstańcza umieszcza 2 partyzantów i 1 bazę w jednym departamencie o populacji 0.',
      hu: 'Egy lázadó frakció 2 gerillát és 1 bázist rak le egy 0 népességű körzetbe.',
      fr: 'Une Faction insurgée place 2 Guérillas et 1 Base dans un même Département de Population 0.',
    },
  },
  35: {
    unshaded: {
      en: 'In one Department replace each Cartels Base with 1 Police. Aid +3.',
      pl: 'W jednym departamencie zamień każdą bazę Karteli na 1 kostkę policji. Wsparcie +3.',
      hu: 'Egy körzetben cserélj le minden kartellbázist 1-1 rendőrre. Segély +3.',
      fr: 'Dans un Département, remplacez chaque Base des Cartels par 1 Police. Aide +3.',
    },
    shaded: {
      en: 'Shift one Department with a Cartels Base 2 levels toward Active Opposition.',
      pl: 'Przesuń jeden departament z bazą Karteli o 2 poziomy w kierunku aktywnej opozycji.',
      hu: 'Állíts át egy kartellbázist tartalmazó körzetet 2 szinttel az aktív ellenállás felé.',
      fr: 'Permutez un Département contenant une Base des Cartels de 2 niveaux vers l’Opposition active.',
    },
  },
  36: {
    unshaded: {
      en: 'The Government places a FARC Zone in a Mountain Department; set 2 Neutral spaces adjacent to it to Passive Support (2nd edition: also place a FARC Base there, and shift any 2 adjacent spaces 1 level toward Active Support). The executing Faction stays Eligible.',
      pl: 'Rząd umieszcza strefę FARC w departamencie górskim; zmień 2 sąsiadujące z nim pola neutralne na bierne poparcie (2. edycja: umieść tam też bazę FARC i przesuń 2 dowolne sąsiadujące pola o 1 poziom w kierunku aktywnego poparcia). Wykonująca frakcja pozostaje uprawniona.',
      hu: 'A Kormány FARC zónát rak le egy hegyi körzetbe; állíts 2 vele szomszédos semleges mezőt passzív támogatásra (2. kiadás: rakj le oda egy FARC bázist is, és állíts át bármely 2 szomszédos mezőt 1 szinttel az aktív támogatás felé). A végrehajtó frakció megfelelő marad.',
      fr: 'Le Gouvernement place une Zone FARC dans un Département de Montagne ; 2 zones Neutres adjacentes passent en Soutien passif (2e édition : placez-y aussi une Base FARC et permutez 2 zones adjacentes quelconques d’un niveau vers le Soutien actif). La Faction exécutante reste éligible.',
    },
  },
};
