import type { HelpPages } from '@sandtable/kernel';

/** Chapter 8. */
export const nonplayers = {
  '8.1': [
    'Non-players and the card',
    'A Non-player Faction that is 1st Eligible takes the Event only if its symbol is leftmost on the card; as 2nd Eligible it takes the Event whenever it is available, unless the card has a gray 2.\nIf the Event would change nothing, it takes an Operation instead. Non-players are never limited, never Ship, and Pass with 0 Resources.\nIn the two-player game the Government chooses Event or Operation for a 2nd Eligible Non-player.',
  ],
  '8.1.1': [
    'What Non-players do',
    'Each Non-player Faction goes down its own list of conditions to find its Operation, carries it out as far as it can, and adds the Special Activity that goes with it if possible.\nIf an Operation is not possible, it takes the one before it on the list: Terror, Attack, March, Rally; if even Rally is not possible, it Passes.',
  ],
  '8.1.2': [
    'How Non-players handle pieces',
    'They place Bases before Guerrillas, and remove enemy Bases first, then Police, Troops, Underground and Active Guerrillas. They March so as to stay Underground if they can. Of their own pieces they lose Active Guerrillas first. They keep Shipments with their own Guerrillas and turn them in for Bases. They give nothing away.',
  ],
  '8.2': [
    'Random spaces',
    'If several Cities or Departments are equally good for a Non-player, three dice point to a place in a fixed table, and the first candidate from there on is chosen.',
  ],
  '8.3': [
    'Random LoCs',
    'Among equal LoCs a Non-player chooses the one with the highest Econ, then one adjacent to a random City, then one at random.',
  ],
  '8.4': [
    'Events of Non-players',
    'A Non-player executes an Event by general principles, and by special instructions for some cards.',
  ],
  '8.4.1': ['Which text', 'A Non-player always chooses the shaded text if there is one.'],
  '8.4.2': ['As much as possible', 'A Non-player places and moves as many pieces as the Event allows.'],
  '8.4.3': [
    'Where Events take effect',
    'Where an Event shifts Support or Opposition, a Non-player chooses the space that changes the totals most; otherwise spaces are random.',
  ],
  '8.4.4': [
    'Instructions for Events',
    'For some cards the sheet of the Faction whose symbol is first on the card says what a Non-player does.',
  ],
  '8.5.1': [
    'Non-player Cartels: Rally and Cultivate',
    'They Rally if 10 or more of their Guerrillas and Bases are Available, or if Rally can place a Base. Up to 3 spaces: Bases first, then Active Guerrillas at Bases with cubes flip Underground, then Guerrillas for Bases without any, then one more Department to Cultivate in.',
  ],
  '8.5.2': [
    'Non-player Cartels: March and Process',
    'Otherwise, while a Shipment is Available, they March into one City or Department with room for a Base, leaving a Guerrilla at each Base, and Process 2 Shipments; if they cannot, they remove a Base for Resources where they have two.',
  ],
  '8.5.3': [
    'Non-player Cartels: Terror and Bribe',
    'Otherwise Terror in up to 3 populated spaces, with Support first, then Opposition. Bribes remove the Government’s pieces before those of FARC and AUC, where the Cartels have pieces.',
  ],
  '8.6.1': [
    'Non-player AUC: Rally, Extort and Elite Backing',
    'AUC Rallies if 6 or more of its Guerrillas are Available or Rally can place a Base. Up to 3 spaces: Bases, then Active Guerrillas at Bases with cubes flip Underground, then Guerrillas at FARC Bases, at its own Bases, elsewhere. It Extorts wherever it can. Elite Backing follows the same order.',
  ],
  '8.6.2': [
    'Non-player AUC: March',
    'Otherwise, if AUC Guerrillas are in fewer than half of the spaces with FARC Bases, AUC Marches into one space with FARC pieces and none of its own Guerrillas, with a FARC Base if it can reach one, leaving Guerrillas to guard its Bases. It Extorts wherever it can.',
  ],
  '8.6.3': [
    'Non-player AUC: Attack and Ambush',
    'If no Underground AUC Guerrilla is with a FARC Base, AUC Attacks in up to 3 spaces: for Shipments, then FARC, then the Government. It Ambushes where it has the fewest Guerrillas.',
  ],
  '8.6.4': [
    'Non-player AUC: Terror and Assassinate',
    'If an Underground AUC Guerrilla is with a FARC Base, AUC carries out Terror there and in up to 2 more spaces, and Assassinates wherever it can: for Shipments, then FARC, the Government, Cartels.',
  ],
  '8.7.1': [
    'Non-player FARC: Rally and Extort',
    'FARC Rallies if 9 or more of its Guerrillas are Available or Rally can place a Base: Bases first, then Active Guerrillas at Bases with cubes flip Underground, then Guerrillas at all its Bases, then one more space. It Extorts where it has two or more Underground Guerrillas, and on one LoC.',
  ],
  '8.7.2': [
    'Non-player FARC: March',
    'Otherwise, if it threatens no space with Support and no LoC, FARC Marches: onto LoCs not yet Sabotaged, then into up to 3 populated spaces where it could not Agitate yet, then with its largest group into one more.',
  ],
  '8.7.3': [
    'Non-player FARC: Attack and Ambush',
    'Otherwise, if FARC has more Resources than the Government, it Attacks wherever it has 3 or more Guerrillas, and in one space with an Underground one: for Shipments, then AUC, the Government, Cartels. It Ambushes where it has the fewest Guerrillas.',
  ],
  '8.7.4': [
    'Non-player FARC: Terror and Kidnap',
    'Otherwise Terror: on all LoCs it can Sabotage, then where it can Kidnap, then in all other populated spaces that are not at Active Opposition. It Kidnaps in up to 3 of these, on LoCs and in Cities first.',
  ],
  '8.7.5': [
    'Non-player FARC: Agitation',
    'FARC Agitates as much as it can pay for: fewest Terror markers first, then spaces with Support, then the highest Population. It removes Terror only where a shift can follow.',
  ],
  '8.8': [
    'The solo game',
    'Alone as the Government you cannot win early; any Non-player that meets its victory condition beats you. After the final Propaganda your margin is compared with the best of theirs: the further ahead you are, the better the result.',
  ],
} as const satisfies HelpPages;
