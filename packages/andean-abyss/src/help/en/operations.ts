import type { HelpPages } from '@sandtable/kernel';

/** Chapter 3. */
export const operations = {
  '3.1': [
    'Operations',
    'Choose one kind of Operation and the spaces where you carry it out, one after another, each once. You pay space by space, so what a Special Activity earns you may pay for the next space. You decide which enemy Factions you target and which you leave alone.',
  ],
  '3.1.2': [
    'Free Operations',
    'A free Operation costs no Resources; all its other conditions apply. If an Event lets another Faction act for free, that Faction stays Eligible.',
  ],
  '3.2.1': [
    'Train',
    'The Government raises forces: 3 Resources for each City or Department.\nIn a City, or a Department with a Government Base, place up to 6 cubes, Troops and Police in any mix.\nThen, in just one of the chosen spaces, either replace 3 cubes with a Base or pay for Civic Action: 3 more Resources per step, with Troops, Police and more pieces there than all others together. A Department without a Base takes no cubes, but may be chosen for that second part.\nNot in a FARC Zone.',
  ],
  '3.2.2': [
    'Patrol',
    'The Government guards the roads: 3 Resources for the whole Operation.\nMove any cubes along LoCs and Cities, as far as you like; they must stop where they meet a Guerrilla.\nThen each cube on a LoC, whether it moved or not, Activates one Underground Guerrilla there. Finally you may Assault on one LoC for free.\nA Limited Patrol moves all cubes to one destination, and the free Assault is possible only if that is a LoC.',
  ],
  '3.2.3': [
    'Sweep',
    'The Government Activates Guerrillas: 3 Resources for each City or Department.\nTroops come from adjacent spaces, or across one LoC without Guerrillas.\nAfter all moves, each cube in a chosen space, Police too, Activates one Underground Guerrilla; in Forest two cubes are needed for each. Police do not move. With 3 Troops and 1 Police in a Forest you Activate 2.\nNot in a FARC Zone, and not on the last Event card.',
  ],
  '3.2.4': [
    'Assault',
    'The Government removes Active Insurgents: 3 Resources for each space.\nEach Troops cube removes one Active Guerrilla; in Cities and on LoCs Police do so too; in Mountains 2 Troops are needed for each piece.\nA Faction’s Bases can be removed only when it has no Guerrilla left there: a single Underground one protects them, so Sweep first.\nYou choose which Factions to target, but you must remove as many pieces of a targeted Faction as you can.',
  ],
  '3.2.5': [
    'Drug Bust',
    'If an Assault removes a Guerrilla and the Shipment with it, the Government’s Aid rises by 6. The owner may save it by handing it to another Guerrilla in the space.',
  ],
  '3.3.1': [
    'Rally',
    'Insurgents build up: 1 Resource for each City or Department.\nFARC may not choose spaces with Support, AUC none with Opposition; Cartels may go anywhere.\nIn each space do one thing: place 1 Guerrilla; or replace 2 of your Guerrillas with a Base; or, where you have a Base already, place as many Guerrillas as Population plus your Bases, or move any of your Guerrillas there from anywhere and flip all of yours there Underground.\nRemember the limit of 2 Bases per space.',
  ],
  '3.3.2': [
    'March',
    'Guerrillas move to adjacent spaces, each once: 1 Resource for each City or Department entered, LoCs are free.\nThose that move from one space to another are one group. Entering a LoC or a space with Support, the whole group becomes Active if the group and the cubes there are more than 3 together; so two slip past one Police, three do not.\nFor AUC, spaces with Opposition are watched too, and FARC Guerrillas count like cubes. Not on the last Event card.',
  ],
  '3.3.3': [
    'Attack',
    'Attack where you have a Guerrilla and there is an enemy: 1 Resource per space.\nAll your Guerrillas there become Active, then roll a die: if it is not higher than their number, remove up to 2 enemy pieces, even Underground Guerrillas, a Faction’s Bases last. With 6 Guerrillas you cannot fail; a single one succeeds only on a 1.\nA roll of 1 also places a Guerrilla of yours. A Shipment lost by the victim becomes yours.',
  ],
  '3.3.4': [
    'Terror',
    'Needs an Underground Guerrilla, which becomes Active: 1 Resource for each City or Department, LoCs are free.\nA Terror marker is placed, and the space shifts one level: by FARC toward Active Opposition, by AUC and Cartels toward Neutral. The marker must be removed before Civic Action or Agitation can shift the space.\nOn a LoC it is Sabotage, and the Government loses that income in the next Propaganda Round.\nAUC Terror also cuts Aid: by 3, or by 5 in two or more spaces.',
  ],
} as const satisfies HelpPages;
