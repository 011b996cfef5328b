import type { NeedTexts } from './need-texts.js';

/** What makes an operation or special activity possible or worth while. */
export const ACTION_NEEDS = {
  train: {
    en: 'a City or a Government Base; or 3 cubes and room for a Base; or all that Civic Action takes',
    pl: 'miasto lub baza rządowa; albo 3 kostki i miejsce na bazę; albo wszystko, czego wymaga akcja obywatelska',
    hu: 'város vagy kormánybázis; vagy 3 kocka és hely egy bázisnak; vagy minden, ami civil fejlesztési projekthez kell',
    fr: 'une Métropole ou une Base du Gouvernement ; ou 3 cubes et de la place pour une Base ; ou ce qu’exige l’Action civique',
  },
  trainUse: {
    en: 'cubes can still be placed here, or a Base or Civic Action is possible here and no other space was taken for that alone',
    pl: 'można tu jeszcze położyć kostki albo możliwa jest baza lub akcja obywatelska i żadnego innego pola nie wybrano tylko po to',
    hu: 'ide még rakható kocka, vagy lehet itt bázis vagy civil fejlesztési projekt, és csak ezért még nem választottál másik mezőt',
    fr: 'on peut encore y placer des cubes, ou bien une Base ou une Action civique y est possible et aucune autre zone n’a été prise pour cela seul',
  },
  build: {
    en: '3 cubes, a Base available and room for it; or Troops, Police, most pieces and 3 Resources for Civic Action',
    pl: '3 kostki, dostępna baza i miejsce na nią; albo wojska, policja, większość elementów i 3 zasoby na akcję obywatelską',
    hu: '3 kocka, elérhető bázis és hely neki; vagy katona, rendőr, többség és 3 erőforrás civil fejlesztési projektre',
    fr: '3 cubes, une Base disponible et de la place ; ou Troupes, Police, majorité et 3 Ressources pour l’Action civique',
  },
  sweep: {
    en: 'Troops can come here, or cubes here can find somebody',
    pl: 'mogą tu przyjść wojska albo tutejsze kostki mogą kogoś znaleźć',
    hu: 'jöhetnek ide katonák, vagy az itteni kockák találhatnak valakit',
    fr: 'des Troupes peuvent y venir, ou les cubes sur place trouver quelqu’un',
  },
  target: {
    en: 'an Active Guerrilla, or a Base that no Guerrilla guards, that may be hit',
    pl: 'aktywny partyzant albo baza bez partyzantów, które wolno trafić',
    hu: 'aktív gerilla, vagy gerilla nélküli bázis, amely eltalálható',
    fr: 'une Guérilla active, ou une Base sans Guérilla, que l’on peut frapper',
  },
  hits: {
    en: 'cubes enough to strike: Troops (2 for a hit in Mountains), in Cities and on LoCs Police too',
    pl: 'dość kostek, by uderzyć: wojska (w górach 2 na trafienie), w miastach i na LiKomach także policja',
    hu: 'elég kocka a csapáshoz: katonák (hegyen találatonként 2), városban és kommunikációs vonalon rendőrök is',
    fr: 'assez de cubes pour frapper : Troupes (2 par coup en Montagne), dans les Métropoles et sur les LdC la Police aussi',
  },
  rally: {
    en: 'something to gain: an own Base here, a Guerrilla available, or 2 Guerrillas for a Base',
    pl: 'jest co zyskać: własna baza, dostępny partyzant albo 2 partyzanci na bazę',
    hu: 'van mit nyerni: saját bázis, elérhető gerilla, vagy 2 gerilla egy bázishoz',
    fr: 'quelque chose à gagner : une Base à soi, une Guérilla disponible, ou 2 Guérillas pour une Base',
  },
  keepsTerror: {
    en: 'somebody stays Underground for the Terror to come',
    pl: 'ktoś pozostaje ukryty na nadchodzący terror',
    hu: 'marad valaki rejtőzködve a következő terrorhoz',
    fr: 'quelqu’un reste dormant pour la Terreur à venir',
  },
  ofTerror: {
    en: 'a space of this Terror, or with an Underground Guerrilla for it',
    pl: 'pole tego terroru albo z ukrytym partyzantem, który może go przeprowadzić',
    hu: 'e terror mezője, vagy van itt hozzá rejtőzködő gerilla',
    fr: 'une zone de cette Terreur, ou avec une Guérilla dormante pour elle',
  },
  ofTerrorPaid: {
    en: 'a space of this Terror, or with an Underground Guerrilla and the Resources for it',
    pl: 'pole tego terroru albo z ukrytym partyzantem i zasobami na niego',
    hu: 'e terror mezője, vagy van itt hozzá rejtőzködő gerilla és erőforrás',
    fr: 'une zone de cette Terreur, ou avec une Guérilla dormante et les Ressources pour elle',
  },
  victim: {
    en: 'somebody to pay: a City or LoC (Government), or a Cartels Base',
    pl: 'ma kto zapłacić: miasto lub LiKom (Rząd) albo baza Karteli',
    hu: 'van, aki fizessen: város vagy kommunikációs vonal (Kormány), vagy kartellbázis',
    fr: 'quelqu’un pour payer : une Métropole ou une LdC (Gouvernement), ou une Base des Cartels',
  },
  ransom: {
    en: 'Resources for the Terror here, or a ransom that brings them',
    pl: 'zasoby na terror na tym polu albo okup, który je da',
    hu: 'van erőforrás az itteni terrorra, vagy a váltságdíj meghozza',
    fr: 'des Ressources pour la Terreur ici, ou une rançon qui les apporte',
  },
  grow: {
    en: 'a Department of this Rally with a Base available, or a Cartels Base elsewhere that can move',
    pl: 'departament tego zgrupowania i dostępna baza albo baza Karteli gdzie indziej do przeniesienia',
    hu: 'e gyülekezés körzete elérhető bázissal, vagy máshol van áthelyezhető kartellbázis',
    fr: 'un Département de ce Ralliement avec une Base disponible, ou ailleurs une Base des Cartels à déplacer',
  },
  bribable: {
    en: 'somebody to bribe: cubes, Guerrillas or an enemy Base',
    pl: 'jest kogo przekupić: kostki, partyzanci lub wroga baza',
    hu: 'van kit megvesztegetni: kocka, gerilla vagy ellenséges bázis',
    fr: 'quelqu’un à corrompre : cubes, Guérillas ou Base ennemie',
  },
  leavesOperation: {
    en: 'the Operation can still begin afterwards',
    pl: 'operacja może się potem jeszcze zacząć',
    hu: 'a művelet utána még elkezdhető',
    fr: 'l’Opération peut encore commencer ensuite',
  },
  spares: {
    en: 'the Operation can begin without a piece from here',
    pl: 'operacja może się zacząć bez elementu stąd',
    hu: 'a művelet innen elvett egység nélkül is elkezdhető',
    fr: 'l’Opération peut commencer sans une pièce d’ici',
  },
  shipment: {
    en: 'a Shipment here: {faction}',
    pl: 'dostawa na polu: {faction}',
    hu: 'szállítmány itt: {faction}',
    fr: 'une Cargaison ici : {faction}',
  },
  anyShipment: { en: 'a Shipment here', pl: 'dostawa na polu', hu: 'van itt szállítmány', fr: 'une Cargaison ici' },
  shipmentLeft: {
    en: 'a Shipment available',
    pl: 'dostępna dostawa',
    hu: 'van elérhető szállítmány',
    fr: 'une Cargaison disponible',
  },
  taker: {
    en: 'a Guerrilla of another player here to take it',
    pl: 'partyzant innego gracza, który ją weźmie',
    hu: 'van itt más játékosnak gerillája, aki átveszi',
    fr: 'une Guérilla d’un autre joueur pour la prendre',
  },
  lender: {
    en: 'a Shipment of another player here, and a Guerrilla of yours',
    pl: 'dostawa innego gracza i twój partyzant',
    hu: 'más játékos szállítmánya és a te gerillád',
    fr: 'une Cargaison d’un autre joueur et une de vos Guérillas',
  },
  undeclined: {
    en: 'its owner has not declined already',
    pl: 'jej właściciel jeszcze nie odmówił',
    hu: 'a gazdája még nem utasította vissza',
    fr: 'son propriétaire n’a pas déjà refusé',
  },
} as const satisfies NeedTexts;
