import type { HelpPages } from '@sandtable/kernel';

/** Chapter 8. */
export const nonplayers = {
  '8.1': [
    'Non-players and the card',
    'A Non-player Faction that is 1st Eligible takes the Event only if its symbol is the very first on the card; as 2nd it takes the Event whenever it is open, unless the card bears a gray 2.\nAn Event that would change nothing is left for an Operation. Non-players are never limited, never Ship, and Pass with 0 Resources.\nIn the game for two the Government chooses Event or Operation for a 2nd Eligible Non-player.',
  ],
  '8.1.1': [
    'What Non-players do',
    'Each Non-player Faction goes down its own list of conditions to find its Operation, carries it out as far as it can, and adds the Special Activity that goes with it if possible.\nAn Operation that cannot be done gives way to the one before it on the list: Terror, Attack, March, Rally; failing that it Passes.',
  ],
  '8.1.2': [
    'How Non-players handle pieces',
    'They place Bases before Guerrillas, and remove enemy Bases first, then Police, Troops, hidden and seen Guerrillas. They march so as to stay hidden if they can. Own losses: Active before Underground. They keep Shipments with their own, and take Bases for them. They give nothing away.',
  ],
  '8.2': [
    'Random spaces',
    'If several Cities or Departments are equally good for a Non-player, three dice point to a place in a fixed table, and the first candidate from there on is taken.',
  ],
  '8.3': [
    'Random LoCs',
    'Among equal LoCs a Non-player takes the most valuable one, then one next to a random City, then any by lot.',
  ],
  '8.4': [
    'Events of Non-players',
    'A Non-player carries out an Event by general principles, and by instructions of its own for some cards.',
  ],
  '8.4.1': ['Which text', 'A Non-player always takes the shaded text if there is one.'],
  '8.4.2': ['As much as possible', 'A Non-player places and moves as many pieces as the Event allows.'],
  '8.4.3': [
    'Where Events strike',
    'Where an Event shifts Support or Opposition, a Non-player takes the space that changes the totals most; else spaces are random.',
  ],
  '8.4.4': [
    'Instructions for Events',
    'For some cards the sheet of the Faction that stands first on the card says what a Non-player does with it.',
  ],
  '8.5.1': [
    'Non-player Cartels: Rally and Cultivate',
    'They Rally if 10 or more of their Guerrillas and Bases are available, or if a Base can be made. Up to 3 spaces: Bases first, then hiding Guerrillas near cubes, then guards for Bases without any, then one more Department to Cultivate in.',
  ],
  '8.5.2': [
    'Non-player Cartels: March and Process',
    'Otherwise, while a Shipment is available, they March into one City or Department with room for a Base, leaving a guard at each Base, and Process 2 Shipments; if they cannot, they sell a Base where they have two.',
  ],
  '8.5.3': [
    'Non-player Cartels: Terror and Bribe',
    'Otherwise Terror in up to 3 spaces where people live, with Support first, then Opposition. Bribes remove the Government’s pieces before those of FARC and AUC, where Cartels have pieces of their own.',
  ],
  '8.6.1': [
    'Non-player AUC: Rally, Extort and Elite Backing',
    'AUC Rallies if 6 or more of its Guerrillas are available or a Base can be made. Up to 3 spaces: Bases, then hiding near cubes, then Guerrillas beside FARC Bases, at own Bases, elsewhere. It Extorts wherever it can. Elite Backing goes by the same order.',
  ],
  '8.6.2': [
    'Non-player AUC: March',
    'Otherwise, if AUC Guerrillas stand in fewer than half of the spaces with FARC Bases, AUC Marches into one space with FARC pieces and none of its own Guerrillas, a FARC Base if it can reach one, leaving guards behind. It Extorts wherever it can.',
  ],
  '8.6.3': [
    'Non-player AUC: Attack and Ambush',
    'If no hidden AUC Guerrilla stands beside a FARC Base, AUC Attacks in up to 3 spaces: for Shipments, then FARC, then the Government. It Ambushes where it has the fewest Guerrillas.',
  ],
  '8.6.4': [
    'Non-player AUC: Terror and Assassinate',
    'If a hidden AUC Guerrilla stands beside a FARC Base, AUC carries out Terror there and in up to 2 more spaces, and Assassinates wherever it can: for Shipments, then FARC, the Government, Cartels.',
  ],
  '8.7.1': [
    'Non-player FARC: Rally and Extort',
    'FARC Rallies if 9 or more of its Guerrillas are available or a Base can be made: Bases first, then hiding near cubes, then Guerrillas at all its Bases, then one more space. It Extorts with two or more hidden Guerrillas in a space, and on one LoC.',
  ],
  '8.7.2': [
    'Non-player FARC: March',
    'Otherwise, if it threatens no space with Support and no LoC, FARC Marches: onto LoCs not yet Sabotaged, then into up to 3 spaces with people where it could not Agitate yet, then with its largest group into one more.',
  ],
  '8.7.3': [
    'Non-player FARC: Attack and Ambush',
    'Otherwise, if FARC has more Resources than the Government, it Attacks wherever it has 3 or more Guerrillas, and once with a hidden one: for Shipments, then AUC, the Government, Cartels. It Ambushes where it has the fewest Guerrillas.',
  ],
  '8.7.4': [
    'Non-player FARC: Terror and Kidnap',
    'Otherwise Terror: on all LoCs it can Sabotage, then where it can Kidnap, then in all other spaces with people that are not at Active Opposition. It Kidnaps in up to 3 of these, on LoCs and in Cities first.',
  ],
  '8.7.5': [
    'Non-player FARC: Agitation',
    'FARC Agitates as much as it can pay for: fewest Terror markers first, then spaces with Support, then the most people. It removes Terror only where a shift can follow.',
  ],
  '8.8': [
    'The game for one',
    'Alone as the Government you cannot win early; any Non-player that reaches its goal beats you. After the final Propaganda your margin is compared with the best of theirs: the further ahead you are, the greater your success.',
  ],
} as const satisfies HelpPages;
