import type { EventText } from './event.js';

/** What the cards 01-18 do, in our own words. */
export const TEXT_01_18: EventText = {
  1: {
    unshaded: {
      en: 'Government Capability: in each Support Phase one space needs only Government Control and any cube for Civic Action.',
      pl: 'Możliwość rządu: w każdej fazie poparcia na jednym polu do akcji obywatelskiej wystarczą kontrola rządu i dowolna kostka.',
      hu: 'A kormány lehetősége: minden támogatási fázisban egy mezőn a civil fejlesztési projekthez elég a kormányzati ellenőrzés és egy tetszőleges kocka.',
      fr: 'Capacité du Gouvernement : à chaque Phase de Soutien, dans une zone, le Contrôle du Gouvernement et un cube quelconque suffisent pour l’Action civique.',
    },
    shaded: {
      en: 'Government Capability: Civic Action, in Train too, needs at least 2 Troops and 2 Police in the space besides Government Control.',
      pl: 'Możliwość rządu: akcja obywatelska, także podczas szkolenia, wymaga na polu oprócz kontroli rządu co najmniej 2 kostek wojsk i 2 kostek policji.',
      hu: 'A kormány lehetősége: a civil fejlesztési projekthez, kiképzéskor is, a kormányzati ellenőrzésen kívül legalább 2 katona és 2 rendőr kell a mezőn.',
      fr: 'Capacité du Gouvernement : l’Action civique, même lors d’un Entraînement, exige dans la zone, outre le Contrôle du Gouvernement, au moins 2 Troupes et 2 Police.',
    },
  },
  2: {
    unshaded: {
      en: 'Government Capability: Sweep costs 1 Resource per space.',
      pl: 'Możliwość rządu: przeszukiwanie kosztuje 1 zasób za pole.',
      hu: 'A kormány lehetősége: a tisztogatás mezőnként 1 erőforrásba kerül.',
      fr: 'Capacité du Gouvernement : le Ratissage coûte 1 Ressource par zone.',
    },
    shaded: {
      en: 'Government Capability: Sweep in at most 1 space per card.',
      pl: 'Możliwość rządu: przeszukiwanie najwyżej na 1 polu na kartę.',
      hu: 'A kormány lehetősége: tisztogatás kártyánként legfeljebb 1 mezőn.',
      fr: 'Capacité du Gouvernement : Ratissage dans 1 zone au plus par carte.',
    },
  },
  3: {
    unshaded: {
      en: 'Government Capability: Assault costs 1 Resource per space.',
      pl: 'Możliwość rządu: szturm kosztuje 1 zasób za pole.',
      hu: 'A kormány lehetősége: a támadás (kormány) mezőnként 1 erőforrásba kerül.',
      fr: 'Capacité du Gouvernement : l’Assaut coûte 1 Ressource par zone.',
    },
    shaded: {
      en: 'Government Capability: Assault in at most 1 space per card.',
      pl: 'Możliwość rządu: szturm najwyżej na 1 polu na kartę.',
      hu: 'A kormány lehetősége: támadás (kormány) kártyánként legfeljebb 1 mezőn.',
      fr: 'Capacité du Gouvernement : Assaut dans 1 zone au plus par carte.',
    },
  },
  4: {
    unshaded: {
      en: 'Choose 3 Pipelines without Sabotage: the Government gains twice their total Econ in Resources.',
      pl: 'Wybierz 3 rurociągi bez sabotażu: Rząd zyskuje zasoby równe podwojonej sumie ich Ekon.',
      hu: 'Válassz 3 szabotázs nélküli csővezetéket: a Kormány összesített gazdasági értékük kétszeresét kapja erőforrásként.',
      fr: 'Choisissez 3 Pipelines sans Sabotage : le Gouvernement gagne en Ressources le double de leur Econ totale.',
    },
    shaded: {
      en: 'Sabotage 3 Pipelines without cubes, those of the highest Econ first.',
      pl: 'Umieść sabotaż na 3 rurociągach bez kostek, zaczynając od najwyższej Ekon.',
      hu: 'Szabotálj 3 kocka nélküli csővezetéket, a legnagyobb gazdasági értékűekkel kezdve.',
      fr: 'Sabotez 3 Pipelines sans cubes, en commençant par la plus forte Econ.',
    },
  },
  5: {
    unshaded: {
      en: 'Place 6 Police on Pipelines. Then flip 3 Guerrillas on or adjacent to those Pipelines to Active.',
      pl: 'Umieść 6 kostek policji na rurociągach. Następnie aktywuj 3 partyzantów na tych rurociągach lub na polach z nimi sąsiadujących.',
      hu: 'Rakj le 6 rendőrt csővezetékekre. Ezután fordíts aktívra 3 gerillát ezeken vagy a velük szomszédos mezőkön.',
      fr: 'Placez 6 Police sur des Pipelines. Puis activez 3 Guérillas sur ces Pipelines ou dans des zones adjacentes.',
    },
    shaded: {
      en: 'Shift a City or Department adjacent to a 3-Econ LoC 2 levels toward Active Opposition.',
      pl: 'Przesuń miasto lub departament sąsiadujący z LiKomem o Ekon 3 o 2 poziomy w kierunku aktywnej opozycji.',
      hu: 'Egy 3 gazdasági értékű kommunikációs vonallal szomszédos várost vagy körzetet állíts át 2 szinttel az aktív ellenállás felé.',
      fr: 'Permutez de 2 niveaux vers l’Opposition active une Métropole ou un Département adjacent à une LdC d’Econ 3.',
    },
  },
  6: {
    unshaded: {
      en: 'Set up to 2 Departments adjacent to a Sabotaged LoC from Neutral or Opposition to Passive Support.',
      pl: 'Zmień do 2 departamentów sąsiadujących z sabotowanym LiKomem z neutralnych lub opozycji na bierne poparcie.',
      hu: 'Állíts legfeljebb 2, szabotált kommunikációs vonallal szomszédos körzetet semlegesről vagy ellenállásról passzív támogatásra.',
      fr: 'Jusqu’à 2 Départements adjacents à une LdC sabotée, Neutres ou en Opposition, passent au Soutien passif.',
    },
    shaded: {
      en: 'Sabotage a Pipeline and shift a Department adjacent to it 1 level toward Active Opposition.',
      pl: 'Umieść sabotaż na rurociągu i przesuń sąsiadujący z nim departament o 1 poziom w kierunku aktywnej opozycji.',
      hu: 'Szabotálj egy csővezetéket, és állíts át egy vele szomszédos körzetet 1 szinttel az aktív ellenállás felé.',
      fr: 'Sabotez un Pipeline et permutez d’un niveau vers l’Opposition active un Département adjacent.',
    },
  },
  7: {
    unshaded: {
      en: 'Government Capability: in each Control Phase the Government may remove up to 3 Terror or Sabotage markers.',
      pl: 'Możliwość rządu: w każdej fazie kontroli Rząd może usunąć do 3 żetonów terroru lub sabotażu.',
      hu: 'A kormány lehetősége: a Kormány minden ellenőrzési fázisban legfeljebb 3 terror- vagy szabotázsjelzőt eltávolíthat.',
      fr: 'Capacité du Gouvernement : à chaque Phase de Contrôle, le Gouvernement peut éliminer jusqu’à 3 marqueurs Terreur ou Sabotage.',
    },
    shaded: {
      en: 'Government Capability: the Control Phase also Sabotages LoCs where Guerrillas, at least 1, equal cubes.',
      pl: 'Możliwość rządu: w fazie kontroli sabotaż pojawia się także na LiKomach, na których jest tyle samo partyzantów (co najmniej 1) co kostek.',
      hu: 'A kormány lehetősége: az ellenőrzési fázisban azok a kommunikációs vonalak is szabotáltak lesznek, ahol ugyanannyi gerilla (legalább 1) van, mint kocka.',
      fr: 'Capacité du Gouvernement : la Phase de Contrôle sabote aussi les LdC où les Guérillas, au moins 1, égalent les cubes.',
    },
  },
  8: {
    unshaded: {
      en: 'The Government makes 3 free Air Strikes.',
      pl: 'Rząd wykonuje 3 darmowe ataki z powietrza.',
      hu: 'A Kormány 3 ingyenes légi csapást hajt végre.',
      fr: 'Le Gouvernement mène 3 Attaques aériennes gratuites.',
    },
    shaded: {
      en: 'The Government loses 9 Resources.',
      pl: 'Rząd traci 9 zasobów.',
      hu: 'A Kormány 9 erőforrást veszít.',
      fr: 'Le Gouvernement perd 9 Ressources.',
    },
  },
  9: {
    unshaded: {
      en: 'Government Capability: Assault treats Mountain as City: every cube removes 1 piece.',
      pl: 'Możliwość rządu: przy szturmie góry liczą się jak miasto: każda kostka usuwa 1 element.',
      hu: 'A kormány lehetősége: támadásnál (kormány) a hegy városnak számít: minden kocka 1 egységet távolít el.',
      fr: 'Capacité du Gouvernement : pour l’Assaut, la Montagne compte comme une Métropole : chaque cube élimine 1 pièce.',
    },
    shaded: {
      en: 'Government Capability: Assault in Mountain removes only 1 piece per 4 Troops.',
      pl: 'Możliwość rządu: szturm w górach usuwa tylko 1 element za każde 4 kostki wojsk.',
      hu: 'A kormány lehetősége: hegyen a támadás (kormány) csak 4 katonánként távolít el 1 egységet.',
      fr: 'Capacité du Gouvernement : l’Assaut en Montagne n’élimine qu’1 pièce pour 4 Troupes.',
    },
  },
  10: {
    unshaded: {
      en: 'Government Capability: Air Lift moves any number of Troops.',
      pl: 'Możliwość rządu: transport lotniczy przemieszcza dowolną liczbę wojsk.',
      hu: 'A kormány lehetősége: a légi híd akárhány katonát mozgathat.',
      fr: 'Capacité du Gouvernement : le Transport aérien déplace autant de Troupes que voulu.',
    },
    shaded: {
      en: 'Government Capability: Air Lift moves only 1 Troops cube.',
      pl: 'Możliwość rządu: transport lotniczy przemieszcza tylko 1 kostkę wojsk.',
      hu: 'A kormány lehetősége: a légi híd csak 1 katonát mozgat.',
      fr: 'Capacité du Gouvernement : le Transport aérien ne déplace qu’1 Troupe.',
    },
  },
  11: {
    unshaded: {
      en: 'Government Capability: in Sweep, 1 Police may move into each selected space as Troops do.',
      pl: 'Możliwość rządu: podczas przeszukiwania na każde wybrane pole może wejść także 1 kostka policji, tak jak wojska.',
      hu: 'A kormány lehetősége: tisztogatáskor minden kiválasztott mezőre 1 rendőr is beléphet úgy, mint a katonák.',
      fr: 'Capacité du Gouvernement : lors d’un Ratissage, 1 Police peut aussi entrer dans chaque zone choisie, comme les Troupes.',
    },
    shaded: {
      en: 'Government Capability: Sweep Activates Guerrillas by Troops or by Police, not by both.',
      pl: 'Możliwość rządu: przeszukiwanie aktywuje partyzantów według liczby wojsk albo policji, nie obu razem.',
      hu: 'A kormány lehetősége: a tisztogatás vagy a katonák, vagy a rendőrök száma szerint aktivál gerillákat, nem a kettőé szerint együtt.',
      fr: 'Capacité du Gouvernement : le Ratissage active des Guérillas selon les Troupes ou selon la Police, pas les deux.',
    },
  },
  12: {
    unshaded: {
      en: 'The Government gains Resources equal to Aid, at most 20. Then Aid rises by 10.',
      pl: 'Rząd zyskuje zasoby równe wsparciu, najwyżej 20. Następnie wsparcie rośnie o 10.',
      hu: 'A Kormány a segéllyel megegyező, legfeljebb 20 erőforrást kap. Ezután a segély 10-zel nő.',
      fr: 'Le Gouvernement gagne des Ressources égales à l’Aide, 20 au plus. Puis l’Aide augmente de 10.',
    },
    shaded: {
      en: 'Insurgent Momentum: until the next Reset Phase no Air Strikes, and Patrol does not Activate Guerrillas.',
      pl: 'Powstańczy impet: do najbliższej fazy resetu nie ma ataków z powietrza, a patrol nie aktywuje partyzantów.',
      hu: 'Lázadók lendületben: a következő visszaállítási fázisig nincs légi csapás, és az őrjárat nem aktivál gerillákat.',
      fr: 'Élan insurrectionnel : jusqu’à la prochaine Phase de Réinitialisation, aucune Attaque aérienne, et la Patrouille n’active pas de Guérillas.',
    },
  },
  13: {
    unshaded: {
      en: 'Government Capability: Patrol may make its no-cost Assault on every LoC.',
      pl: 'Możliwość rządu: patrol może przeprowadzić swój szturm bez kosztu na każdym LiKomie.',
      hu: 'A kormány lehetősége: az őrjárat költség nélküli támadása minden kommunikációs vonalon végrehajtható.',
      fr: 'Capacité du Gouvernement : la Patrouille peut mener son Assaut sans coût sur chaque LdC.',
    },
    shaded: {
      en: 'Government Capability: Patrol no longer makes its no-cost Assault.',
      pl: 'Możliwość rządu: patrol nie przeprowadza szturmu bez kosztu.',
      hu: 'A kormány lehetősége: az őrjárathoz nem jár költség nélküli támadás.',
      fr: 'Capacité du Gouvernement : la Patrouille ne mène pas d’Assaut sans coût.',
    },
  },
  14: {
    unshaded: {
      en: 'The Government places 1 Base and 3 Troops in one Department.',
      pl: 'Rząd umieszcza 1 bazę i 3 kostki wojsk w jednym departamencie.',
      hu: 'A Kormány 1 bázist és 3 katonát rak le egy körzetbe.',
      fr: 'Le Gouvernement place 1 Base et 3 Troupes dans un Département.',
    },
    shaded: {
      en: 'Remove 1 Government Base and 1 cube from one Department.',
      pl: 'Usuń 1 bazę rządową i 1 kostkę z jednego departamentu.',
      hu: 'Távolíts el 1 kormánybázist és 1 kockát egy körzetből.',
      fr: 'Éliminez 1 Base du Gouvernement et 1 cube d’un Département.',
    },
  },
  15: {
    unshaded: {
      en: 'Roll a die: the Government gains 4 times the roll in Resources.',
      pl: 'Rzuć kostką do gry: Rząd zyskuje zasoby równe czterokrotności wyniku.',
      hu: 'Dobj egy kockával: a Kormány a dobás négyszeresét kapja erőforrásként.',
      fr: 'Lancez un dé : le Gouvernement gagne 4 fois le résultat en Ressources.',
    },
    shaded: {
      en: 'Set a City at Neutral or Passive Support to Passive Opposition.',
      pl: 'Zmień miasto neutralne lub z biernym poparciem na bierną opozycję.',
      hu: 'Állíts egy semleges vagy passzív támogatású várost passzív ellenállásra.',
      fr: 'Une Métropole Neutre ou au Soutien passif passe à l’Opposition passive.',
    },
  },
  16: {
    unshaded: {
      en: 'In each Mountain Department the Faction with the most pieces gains 5 Resources, or the Government on a tie.',
      pl: 'W każdym górskim departamencie frakcja z największą liczbą elementów zyskuje 5 zasobów, a przy remisie Rząd.',
      hu: 'Minden hegyi körzetben a legtöbb egységgel rendelkező frakció 5 erőforrást kap, döntetlennél a Kormány.',
      fr: 'Dans chaque Département de Montagne, la Faction ayant le plus de pièces gagne 5 Ressources ; en cas d’égalité, le Gouvernement.',
    },
    shaded: {
      en: 'The Government loses 10 Resources.',
      pl: 'Rząd traci 10 zasobów.',
      hu: 'A Kormány 10 erőforrást veszít.',
      fr: 'Le Gouvernement perd 10 Ressources.',
    },
  },
  17: {
    unshaded: {
      en: 'The Government gains Resources equal to Aid, at most 20. Then Aid rises by 6.',
      pl: 'Rząd zyskuje zasoby równe wsparciu, najwyżej 20. Następnie wsparcie rośnie o 6.',
      hu: 'A Kormány a segéllyel megegyező, legfeljebb 20 erőforrást kap. Ezután a segély 6-tal nő.',
      fr: 'Le Gouvernement gagne des Ressources égales à l’Aide, 20 au plus. Puis l’Aide augmente de 6.',
    },
    shaded: {
      en: 'Insurgent Momentum: until the next Reset Phase no Sweep or Assault in Departments.',
      pl: 'Powstańczy impet: do najbliższej fazy resetu przeszukiwanie i szturm są niedozwolone w departamentach.',
      hu: 'Lázadók lendületben: a következő visszaállítási fázisig nincs tisztogatás és támadás (kormány) a körzetekben.',
      fr: 'Élan insurrectionnel : jusqu’à la prochaine Phase de Réinitialisation, ni Ratissage ni Assaut dans les Départements.',
    },
  },
  18: {
    unshaded: {
      en: 'The Government gains Resources equal to Aid, at most 20. Then Aid rises by 20.',
      pl: 'Rząd zyskuje zasoby równe wsparciu, najwyżej 20. Następnie wsparcie rośnie o 20.',
      hu: 'A Kormány a segéllyel megegyező, legfeljebb 20 erőforrást kap. Ezután a segély 20-szal nő.',
      fr: 'Le Gouvernement gagne des Ressources égales à l’Aide, 20 au plus. Puis l’Aide augmente de 20.',
    },
    shaded: {
      en: 'The Government loses 6 Resources. Roll a die: Aid falls by the roll.',
      pl: 'Rząd traci 6 zasobów. Rzuć kostką do gry: wsparcie spada o wynik rzutu.',
      hu: 'A Kormány 6 erőforrást veszít. Dobj egy kockával: a segély a dobás értékével csökken.',
      fr: 'Le Gouvernement perd 6 Ressources. Lancez un dé : l’Aide baisse du résultat.',
    },
  },
};
