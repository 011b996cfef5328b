import { phrases } from '../../../words/phrases.js';

/** The player aid: every operation and special activity in two lines, in our own words. */
export const aid = phrases({
  en: {
    'aid.title': 'Player aid',
    'aid.operations': 'Operations',
    'aid.specials': 'Special Activities',
    'aid.cost.space': '{n} a space',
    'aid.cost.once': '{n} in all',
    'aid.cost.butLocs': '{n} a City or Department, LoCs free',
    'aid.cost.free': 'no cost',
    'aid.with': 'with {operations}',
    'aid.with.any': 'with any Operation',
    'aid.train':
      'Up to 6 cubes in each selected City or space with a Base of yours. Then in one selected space: a Base for 3 cubes, or Civic Action (3 a step) with Control, Troops and Police.',
    'aid.patrol':
      'Cubes move along LoCs and Cities and stop where they meet Guerrillas. Each cube on a LoC Activates 1 Guerrilla there. Then one free Assault on a LoC.',
    'aid.sweep':
      'Troops move in from adjacent spaces, or across one LoC free of Guerrillas. Each cube Activates 1 Guerrilla; in Forest it takes 2 cubes.',
    'aid.assault':
      'Each of your Troops removes 1 Active Guerrilla, or a Base with no Guerrilla left to guard it; in Mountain it takes 2 Troops. Police count in Cities and on LoCs only. A Shipment removed: Aid +6.',
    'aid.rally.farc':
      'Not where there is Support. Place 1 Guerrilla, or turn 2 into a Base. With a Base there: place up to Pop + Bases Guerrillas, or bring yours from anywhere and turn all Underground.',
    'aid.rally.auc':
      'Not where there is Opposition. Place 1 Guerrilla, or turn 2 into a Base. With a Base there: place up to Pop + Bases Guerrillas, or bring yours from anywhere and turn all Underground.',
    'aid.rally.cartels':
      'Anywhere. Place 1 Guerrilla, or turn 2 into a Base. With a Base there: place up to Pop + Bases Guerrillas, or bring yours from anywhere and turn all Underground.',
    'aid.march.farc':
      'Guerrillas move to adjacent spaces. On LoCs and into Support a group turns Active if it and the cubes there are more than 3.',
    'aid.march.auc':
      'Guerrillas move to adjacent spaces. On LoCs, into Support or Opposition a group turns Active if it, the cubes and the FARC Guerrillas there are more than 3.',
    'aid.march.cartels':
      'Guerrillas move to adjacent spaces. On LoCs and into Support a group turns Active if it and the cubes there are more than 3.',
    'aid.attack':
      'All your Guerrillas there turn Active. If a die is no higher than their number, remove up to 2 enemy pieces, Bases last; a 1 also places a Guerrilla.',
    'aid.terror.farc':
      '1 Underground Guerrilla turns Active and places a Terror marker: 1 level toward Active Opposition. On a LoC: Sabotage.',
    'aid.terror.auc':
      '1 Underground Guerrilla turns Active and places a Terror marker: 1 level toward Neutral. On a LoC: Sabotage. Aid −3, or −5 for several spaces.',
    'aid.terror.cartels':
      '1 Underground Guerrilla turns Active and places a Terror marker: 1 level toward Neutral. On a LoC: Sabotage.',
    'aid.air-lift': 'Move up to 3 Troops from one space to any other.',
    'aid.air-strike':
      'In one Department or LoC remove 1 Active Guerrilla, or a Base with no Guerrilla left to guard it.',
    'aid.eradicate':
      'In one Department with Cartels pieces: Aid +4, all Cartels Bases there go. Then a Department there or adjacent shifts 1 level toward Active Opposition (if none can, FARC places a Guerrilla).',
    'aid.extort':
      'In any spaces where you have more pieces than all enemies together: 1 Underground Guerrilla turns Active for +1 Resource.',
    'aid.ambush':
      'In one space of the Attack with an Underground Guerrilla: only it turns Active, success is certain, and a Guerrilla is placed.',
    'aid.kidnap':
      'In up to 3 spaces of the Terror with more FARC Guerrillas than Police: take a die of Resources from the Government (City or LoC) or the Cartels (their Base), or a Shipment. A 6 lets AUC place a piece.',
    'aid.assassinate':
      'In up to 3 spaces of the Terror with more AUC Guerrillas than Police: remove 1 enemy piece, even a guarded Base.',
    'aid.cultivate':
      'In a populated space with more Cartels Guerrillas than Police: move a Cartels Base there, or place a new one in a Department of this Rally.',
    'aid.process':
      'Remove any Cartels Bases for 3 Resources each; or place 1 or 2 Shipments under any Guerrillas in spaces with Cartels Bases.',
    'aid.bribe':
      '3 Resources a space, up to 3 spaces: remove 2 cubes or 2 Guerrillas, turn over 2 Guerrillas, or remove 1 Base.',
    'aid.round': 'Propaganda Round',
    'aid.pass': 'Pass (2.3.3): the Government gains 3, an Insurgent 1; it stays Eligible.',
    'aid.ship':
      'Ship (2.3.6): a Faction that paid for an Operation without Special Activity may spend a Shipment on a free Limited Operation.',
  },
  pl: {
    'aid.title': 'Pomoc gracza',
    'aid.operations': 'Operacje',
    'aid.specials': 'Czynności specjalne',
    'aid.cost.space': '{n} za pole',
    'aid.cost.once': '{n} łącznie',
    'aid.cost.butLocs': '{n} za miasto lub departament, LiKom za darmo',
    'aid.cost.free': 'bez kosztu',
    'aid.with': 'przy: {operations}',
    'aid.with.any': 'przy dowolnej operacji',
    'aid.train':
      'Do 6 kostek w każdym wybranym mieście lub na polu z własną bazą. Potem na jednym wybranym polu: baza za 3 kostki albo akcja obywatelska (3 za krok) przy kontroli, wojskach i policji.',
    'aid.patrol':
      'Kostki przemieszczają się po LiKom i miastach i stają tam, gdzie spotkają partyzantów. Każda kostka na LiKom aktywuje 1 partyzanta. Potem jeden darmowy szturm na LiKom.',
    'aid.sweep':
      'Wojska wchodzą z sąsiednich pól lub przez jedną LiKom bez partyzantów. Każda kostka aktywuje 1 partyzanta; w lesie trzeba 2 kostek.',
    'aid.assault':
      'Każda kostka wojsk usuwa 1 aktywnego partyzanta lub bazę, której nie broni już partyzant; w górach trzeba 2 kostek wojsk. Policja liczy się tylko w miastach i na LiKom. Za usuniętą dostawę: wsparcie +6.',
    'aid.rally.farc':
      'Nie tam, gdzie jest poparcie. Umieść 1 partyzanta albo zamień 2 na bazę. Gdy jest baza: umieść do Pop + bazy partyzantów albo sprowadź swoich skądkolwiek i ukryj wszystkich.',
    'aid.rally.auc':
      'Nie tam, gdzie jest opozycja. Umieść 1 partyzanta albo zamień 2 na bazę. Gdy jest baza: umieść do Pop + bazy partyzantów albo sprowadź swoich skądkolwiek i ukryj wszystkich.',
    'aid.rally.cartels':
      'Wszędzie. Umieść 1 partyzanta albo zamień 2 na bazę. Gdy jest baza: umieść do Pop + bazy partyzantów albo sprowadź swoich skądkolwiek i ukryj wszystkich.',
    'aid.march.farc':
      'Partyzanci przechodzą na sąsiednie pola. Na LiKom i polach z poparciem grupa staje się aktywna, jeśli ona i kostki tam to razem więcej niż 3.',
    'aid.march.auc':
      'Partyzanci przechodzą na sąsiednie pola. Na LiKom i polach z poparciem lub opozycją grupa staje się aktywna, jeśli ona, kostki i partyzanci FARC to razem więcej niż 3.',
    'aid.march.cartels':
      'Partyzanci przechodzą na sąsiednie pola. Na LiKom i polach z poparciem grupa staje się aktywna, jeśli ona i kostki tam to razem więcej niż 3.',
    'aid.attack':
      'Wszyscy twoi partyzanci na polu stają się aktywni. Jeśli rzut nie przekracza ich liczby, usuń do 2 wrogich elementów, bazy ostatnie; wynik 1 daje też nowego partyzanta.',
    'aid.terror.farc':
      '1 ukryty partyzant staje się aktywny i kładzie żeton terroru: 1 poziom w stronę aktywnej opozycji. Na LiKom: sabotaż.',
    'aid.terror.auc':
      '1 ukryty partyzant staje się aktywny i kładzie żeton terroru: 1 poziom w stronę neutralności. Na LiKom: sabotaż. Wsparcie −3, a przy kilku polach −5.',
    'aid.terror.cartels':
      '1 ukryty partyzant staje się aktywny i kładzie żeton terroru: 1 poziom w stronę neutralności. Na LiKom: sabotaż.',
    'aid.air-lift': 'Przenieś do 3 kostek wojsk z jednego pola na dowolne inne.',
    'aid.air-strike':
      'W jednym departamencie lub na LiKom usuń 1 aktywnego partyzanta lub bazę, której nie broni już partyzant.',
    'aid.eradicate':
      'W jednym departamencie z elementami Karteli: wsparcie +4, wszystkie bazy Karteli tam znikają. Potem departament ten lub sąsiedni przesuwa się o 1 poziom w stronę aktywnej opozycji (jeśli żaden nie może, FARC umieszcza partyzanta).',
    'aid.extort':
      'Na dowolnych polach, gdzie masz więcej elementów niż wszyscy wrogowie razem: 1 ukryty partyzant staje się aktywny za +1 zasób.',
    'aid.ambush':
      'Na jednym polu ataku z ukrytym partyzantem: tylko on staje się aktywny, sukces jest pewny i umieszczasz partyzanta.',
    'aid.kidnap':
      'Na maksymalnie 3 polach terroru z większą liczbą partyzantów FARC niż policji: zabierz rzut kostką zasobów rządowi (miasto, LiKom) lub Kartelom (ich baza) albo dostawę. Wynik 6 pozwala AUC umieścić element.',
    'aid.assassinate':
      'Na maksymalnie 3 polach terroru z większą liczbą partyzantów AUC niż policji: usuń 1 wrogi element, nawet bronioną bazę.',
    'aid.cultivate':
      'Na zaludnionym polu z większą liczbą partyzantów Karteli niż policji: przenieś tam bazę Karteli albo umieść nową w departamencie tego zgrupowania.',
    'aid.process':
      'Usuń dowolne bazy Karteli za 3 zasoby każda albo umieść 1–2 dostawy pod dowolnymi partyzantami na polach z bazami Karteli.',
    'aid.bribe': '3 zasoby za pole, do 3 pól: usuń 2 kostki lub 2 partyzantów, odwróć 2 partyzantów albo usuń 1 bazę.',
    'aid.round': 'Runda propagandy',
    'aid.pass': 'Rezygnacja (2.3.3): rząd zyskuje 3, powstańcy 1; frakcja pozostaje uprawniona.',
    'aid.ship':
      'Wysyłka (2.3.6): frakcja, która zapłaciła za operację bez czynności specjalnej, może wydać dostawę na darmową operację ograniczoną.',
  },
  hu: {
    'aid.title': 'Játékossegédlet',
    'aid.operations': 'Műveletek',
    'aid.specials': 'Speciális tevékenységek',
    'aid.cost.space': 'mezőnként {n}',
    'aid.cost.once': 'összesen {n}',
    'aid.cost.butLocs': 'városonként vagy körzetenként {n}, a vonalak ingyen',
    'aid.cost.free': 'ingyen',
    'aid.with': 'ehhez: {operations}',
    'aid.with.any': 'bármely művelethez',
    'aid.train':
      'Legfeljebb 6 kocka minden kiválasztott városba vagy saját bázisos mezőre. Utána egy kiválasztott mezőn: 3 kockáért bázis, vagy civil fejlesztési projekt (lépésenként 3), ha ott ellenőrzés, katona és rendőr is van.',
    'aid.patrol':
      'A kockák a vonalakon és városokon át mozognak, és megállnak, ahol gerillát találnak. Vonalon minden kocka 1 gerillát aktivál. Utána egy ingyenes támadás egy vonalon.',
    'aid.sweep':
      'A katonák szomszédos mezőről, vagy egy gerillák nélküli vonalon át érkeznek. Minden kocka 1 gerillát aktivál; erdőben 2 kocka kell hozzá.',
    'aid.assault':
      'Minden katona 1 aktív gerillát vagy gerilla nélkül maradt bázist távolít el; hegyen 2 katona kell hozzá. A rendőrség csak városban és vonalon számít. Eltávolított szállítmányért: segély +6.',
    'aid.rally.farc':
      'Nem ott, ahol támogatás van. Rakj le 1 gerillát, vagy cserélj le 2-t bázisra. Ha ott bázisod van: rakj le legfeljebb Pop + bázis gerillát, vagy hozd oda gerilláidat bárhonnan, és rejtsd el mindet.',
    'aid.rally.auc':
      'Nem ott, ahol ellenállás van. Rakj le 1 gerillát, vagy cserélj le 2-t bázisra. Ha ott bázisod van: rakj le legfeljebb Pop + bázis gerillát, vagy hozd oda gerilláidat bárhonnan, és rejtsd el mindet.',
    'aid.rally.cartels':
      'Bárhol. Rakj le 1 gerillát, vagy cserélj le 2-t bázisra. Ha ott bázisod van: rakj le legfeljebb Pop + bázis gerillát, vagy hozd oda gerilláidat bárhonnan, és rejtsd el mindet.',
    'aid.march.farc':
      'A gerillák szomszédos mezőre lépnek. Vonalon és támogatásos mezőn a csoport aktívvá válik, ha az ottani kockákkal együtt 3-nál több.',
    'aid.march.auc':
      'A gerillák szomszédos mezőre lépnek. Vonalon, támogatásos vagy ellenállásos mezőn a csoport aktívvá válik, ha az ottani kockákkal és FARC gerillákkal együtt 3-nál több.',
    'aid.march.cartels':
      'A gerillák szomszédos mezőre lépnek. Vonalon és támogatásos mezőn a csoport aktívvá válik, ha az ottani kockákkal együtt 3-nál több.',
    'aid.attack':
      'Minden ottani gerillád aktívvá válik. Ha a dobás nem nagyobb a számuknál, távolíts el legfeljebb 2 ellenséges egységet, bázist utolsóként; az 1-es egy új gerillát is hoz.',
    'aid.terror.farc':
      '1 rejtőzködő gerilla aktívvá válik és terrorjelzőt rak: 1 szint az aktív ellenállás felé. Vonalon: szabotázs.',
    'aid.terror.auc':
      '1 rejtőzködő gerilla aktívvá válik és terrorjelzőt rak: 1 szint a semleges felé. Vonalon: szabotázs. Segély −3, több mezőnél −5.',
    'aid.terror.cartels':
      '1 rejtőzködő gerilla aktívvá válik és terrorjelzőt rak: 1 szint a semleges felé. Vonalon: szabotázs.',
    'aid.air-lift': 'Vigyél legfeljebb 3 katonát egy mezőről bármely másikra.',
    'aid.air-strike': 'Egy körzetben vagy vonalon távolíts el 1 aktív gerillát vagy gerilla nélkül maradt bázist.',
    'aid.eradicate':
      'Egy körzetben, ahol kartellegység van: segély +4, minden ottani kartellbázis lekerül. Utána az a vagy egy szomszédos körzet 1 szinttel az aktív ellenállás felé tolódik (ha egyik sem tud, a FARC rak le egy gerillát).',
    'aid.extort':
      'Bármely mezőn, ahol több egységed van, mint az összes ellenfélnek együtt: 1 rejtőzködő gerilla aktívvá válik +1 erőforrásért.',
    'aid.ambush':
      'A támadás egy mezőjén, ahol van rejtőzködő gerillád: csak az válik aktívvá, a siker biztos, és egy új gerilla kerül oda.',
    'aid.kidnap':
      'A terror legfeljebb 3 mezőjén, ahol több a FARC gerilla, mint a rendőr: végy el egy dobásnyi erőforrást a kormánytól (város, vonal) vagy a Kartellektől (bázisuk), vagy egy szállítmányt. 6-osnál az AUC lerak egy egységet.',
    'aid.assassinate':
      'A terror legfeljebb 3 mezőjén, ahol több az AUC gerilla, mint a rendőr: távolíts el 1 ellenséges egységet, akár védett bázist is.',
    'aid.cultivate':
      'Lakott mezőn, ahol több a kartellgerilla, mint a rendőr: vigyél oda egy kartellbázist, vagy rakj le újat a gyülekezés egyik körzetében.',
    'aid.process':
      'Távolíts el kartellbázisokat, darabját 3 erőforrásért; vagy rakj 1-2 szállítmányt bármely gerilla alá olyan mezőn, ahol kartellbázis van.',
    'aid.bribe':
      'Mezőnként 3 erőforrás, legfeljebb 3 mezőn: távolíts el 2 kockát vagy 2 gerillát, fordíts át 2 gerillát, vagy távolíts el 1 bázist.',
    'aid.round': 'Propaganda forduló',
    'aid.pass': 'Passzolás (2.3.3): a kormány 3-at, egy lázadó 1-et kap; megfelelő marad.',
    'aid.ship':
      'Szállítás (2.3.6): aki speciális tevékenység nélküli műveletért fizetett, egy szállítmányt elkölthet egy ingyenes limitált műveletre.',
  },
  fr: {
    'aid.title': 'Aide de jeu',
    'aid.operations': 'Opérations',
    'aid.specials': 'Activités spéciales',
    'aid.cost.space': '{n} par zone',
    'aid.cost.once': '{n} en tout',
    'aid.cost.butLocs': '{n} par Métropole ou Département, LdC gratuites',
    'aid.cost.free': 'sans coût',
    'aid.with': 'avec : {operations}',
    'aid.with.any': 'avec toute Opération',
    'aid.train':
      'Jusqu’à 6 cubes dans chaque Métropole choisie ou zone avec une Base à vous. Puis, dans une zone choisie : une Base pour 3 cubes, ou l’Action civique (3 par niveau) avec Contrôle, Troupes et Police.',
    'aid.patrol':
      'Les cubes suivent LdC et Métropoles et s’arrêtent où ils rencontrent des Guérillas. Chaque cube sur une LdC y active 1 Guérilla. Puis un Assaut gratuit sur une LdC.',
    'aid.sweep':
      'Des Troupes arrivent des zones adjacentes, ou par une LdC sans Guérilla. Chaque cube active 1 Guérilla ; en Forêt il en faut 2.',
    'aid.assault':
      'Chaque cube de Troupes élimine 1 Guérilla active, ou une Base que plus aucune Guérilla ne garde ; en Montagne il en faut 2. La Police ne compte que dans les Métropoles et sur les LdC. Une Cargaison retirée : Aide +6.',
    'aid.rally.farc':
      'Pas où il y a du Soutien. Placez 1 Guérilla, ou changez-en 2 en Base. Avec une Base : placez jusqu’à Pop + Bases Guérillas, ou amenez les vôtres de partout et rendez-les toutes dormantes.',
    'aid.rally.auc':
      'Pas où il y a de l’Opposition. Placez 1 Guérilla, ou changez-en 2 en Base. Avec une Base : placez jusqu’à Pop + Bases Guérillas, ou amenez les vôtres de partout et rendez-les toutes dormantes.',
    'aid.rally.cartels':
      'Partout. Placez 1 Guérilla, ou changez-en 2 en Base. Avec une Base : placez jusqu’à Pop + Bases Guérillas, ou amenez les vôtres de partout et rendez-les toutes dormantes.',
    'aid.march.farc':
      'Les Guérillas vont dans des zones adjacentes. Sur une LdC ou en Soutien, un groupe devient actif si lui et les cubes présents font plus de 3.',
    'aid.march.auc':
      'Les Guérillas vont dans des zones adjacentes. Sur une LdC, en Soutien ou en Opposition, un groupe devient actif si lui, les cubes et les Guérillas FARC présents font plus de 3.',
    'aid.march.cartels':
      'Les Guérillas vont dans des zones adjacentes. Sur une LdC ou en Soutien, un groupe devient actif si lui et les cubes présents font plus de 3.',
    'aid.attack':
      'Toutes vos Guérillas y deviennent actives. Si un dé ne dépasse pas leur nombre, éliminez jusqu’à 2 pièces ennemies, Bases en dernier ; un 1 place aussi une Guérilla.',
    'aid.terror.farc':
      '1 Guérilla dormante devient active et place un marqueur Terreur : 1 niveau vers l’Opposition active. Sur une LdC : Sabotage.',
    'aid.terror.auc':
      '1 Guérilla dormante devient active et place un marqueur Terreur : 1 niveau vers Neutre. Sur une LdC : Sabotage. Aide −3, ou −5 pour plusieurs zones.',
    'aid.terror.cartels':
      '1 Guérilla dormante devient active et place un marqueur Terreur : 1 niveau vers Neutre. Sur une LdC : Sabotage.',
    'aid.air-lift': 'Déplacez jusqu’à 3 Troupes d’une zone vers n’importe quelle autre.',
    'aid.air-strike':
      'Dans un Département ou une LdC, éliminez 1 Guérilla active, ou une Base que plus aucune Guérilla ne garde.',
    'aid.eradicate':
      'Dans un Département avec des pièces des Cartels : Aide +4, toutes les Bases des Cartels y disparaissent. Puis ce Département ou un voisin passe d’un niveau vers l’Opposition active (si aucun ne peut, les FARC placent une Guérilla).',
    'aid.extort':
      'Dans toutes zones où vos pièces dépassent tous les ennemis réunis : 1 Guérilla dormante devient active pour +1 Ressource.',
    'aid.ambush':
      'Dans une zone de l’Attaque avec une Guérilla dormante : elle seule devient active, le succès est sûr, et une Guérilla est placée.',
    'aid.kidnap':
      'Dans 3 zones au plus de la Terreur avec plus de Guérillas FARC que de Police : prenez un dé de Ressources au Gouvernement (Métropole, LdC) ou aux Cartels (leur Base), ou une Cargaison. Un 6 laisse les AUC placer une pièce.',
    'aid.assassinate':
      'Dans 3 zones au plus de la Terreur avec plus de Guérillas AUC que de Police : éliminez 1 pièce ennemie, même une Base gardée.',
    'aid.cultivate':
      'Dans une zone peuplée avec plus de Guérillas des Cartels que de Police : déplacez-y une Base des Cartels, ou placez-en une nouvelle dans un Département de ce Ralliement.',
    'aid.process':
      'Retirez des Bases des Cartels pour 3 Ressources chacune ; ou placez 1 ou 2 Cargaisons sous des Guérillas de votre choix, dans des zones avec une Base des Cartels.',
    'aid.bribe':
      '3 Ressources par zone, 3 zones au plus : éliminez 2 cubes ou 2 Guérillas, retournez 2 Guérillas, ou éliminez 1 Base.',
    'aid.round': 'Phase de Propagande',
    'aid.pass': 'Passer (2.3.3) : le Gouvernement gagne 3, un Insurgé 1 ; il reste éligible.',
    'aid.ship':
      'Expédier (2.3.6) : une Faction qui a payé une Opération sans Activité spéciale peut dépenser une Cargaison pour une Opération limitée gratuite.',
  },
});
