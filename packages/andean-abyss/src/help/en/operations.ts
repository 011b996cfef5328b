import type { HelpPages } from '@sandtable/kernel';

/** Chapter 3. */
export const operations = {
  '3.1': [
    'Operations',
    'Choose one kind of Operation and the spaces where you carry it out, one after another, each once. You pay space by space, so what a Special Activity earns you may pay for the next space. You decide which enemy Factions you target and which you leave alone.',
  ],
  '3.1.2': [
    'Free Operations',
    'A free Operation costs no Resources; all its other conditions stand. If an Event lets another Faction act for free, that Faction stays Eligible.',
  ],
  '3.2.1': [
    'Train',
    'The Government raises forces: 3 Resources for each City or Department.\nIn a City, or a Department with a Government Base, place up to 6 cubes, Troops and Police in any mix.\nThen, in just one of the chosen spaces, either swap 3 cubes for a Base or pay for Civic Action: 3 more Resources a step, with Troops, Police and more pieces there than all others together. A Department without a Base takes no cubes, but may be chosen for that second part.\nNot in a FARC Zone.',
  ],
  '3.2.2': [
    'Patrol',
    'The Government guards the roads: 3 Resources for the whole Operation.\nMove any cubes along LoCs and Cities, as far as you like; they must stop where they meet a Guerrilla.\nThen each cube on a LoC uncovers one Underground Guerrilla there, moved or not. At last you may Assault on one LoC at no cost.\nA Limited Patrol sends all to one destination, and only a LoC that is this destination may be Assaulted.',
  ],
  '3.2.3': [
    'Sweep',
    'The Government looks for Guerrillas: 3 Resources for each City or Department.\nTroops come from adjacent spaces, or over one LoC that is free of Guerrillas.\nAfter all moves, each cube in a chosen space, Police too, turns one Underground Guerrilla Active; in Forest it takes two cubes for one. Police do not move. With 3 Troops and 1 Police in a Forest you find 2.\nNot in a FARC Zone, and not on the last Event card.',
  ],
  '3.2.4': [
    'Assault',
    'The Government removes what it can see: 3 Resources for each space.\nEach Troops removes one Active Guerrilla; in Cities and on LoCs Police strike too; in Mountains it takes 2 Troops for one piece.\nA Faction’s Bases fall only when it has no Guerrilla left there: a single Underground one shields them, so Sweep first.\nYou choose which Factions to hit, but a Faction once hit is hit to the full.',
  ],
  '3.2.5': [
    'Drug Bust',
    'If an Assault removes a Guerrilla and the Shipment with it, the Government’s Aid rises by 6. The owner may save it by handing it to another Guerrilla in the space.',
  ],
  '3.3.1': [
    'Rally',
    'Insurgents grow: 1 Resource for each City or Department.\nFARC may not choose spaces with Support, AUC none with Opposition; Cartels may go anywhere.\nIn each space do one thing: place 1 Guerrilla; or swap 2 of your Guerrillas for a Base; or, where you have a Base already, place as many Guerrillas as Population plus your Bases, or bring any of your Guerrillas from anywhere and hide all there.\nRemember the limit of 2 Bases a space.',
  ],
  '3.3.2': [
    'March',
    'Guerrillas move to adjacent spaces, each once: 1 Resource for each City or Department entered, LoCs are free.\nThose who go from one space to another are one group. Into a LoC or a space with Support the whole group turns Active if the group and the cubes there are together more than 3; so two slip past one Police, three do not.\nFor AUC spaces with Opposition are watched too, and FARC Guerrillas count like cubes. Not on the last Event card.',
  ],
  '3.3.3': [
    'Attack',
    'Strike where you have a Guerrilla and an enemy: 1 Resource a space.\nAll your Guerrillas there turn Active, then a die is rolled: if it is not higher than their number, remove up to 2 enemy pieces, hidden ones too, a Faction’s Bases last. With 6 you cannot fail; a single one succeeds on a 1 only.\nA roll of 1 also brings you a new Guerrilla. A Shipment lost by the victim becomes yours.',
  ],
  '3.3.4': [
    'Terror',
    'Needs an Underground Guerrilla, who turns Active: 1 Resource for each City or Department, LoCs are free.\nA Terror marker comes, and the people shift one level: by FARC toward Active Opposition, by AUC and Cartels toward Neutral. The marker must be paid off before anybody can buy Support or Opposition there.\nOn a LoC it is Sabotage, and the Government loses that income in the next round.\nAUC Terror also cuts Aid: by 3, in two or more spaces by 5.',
  ],
} as const satisfies HelpPages;
