import type { HelpPages } from '@sandtable/kernel';

/** Chapters 6 and 7. */
export const propaganda = {
  '6.1': [
    'Victory Phase',
    'Each Propaganda Round begins with a look at the goals. If a Faction has reached its own, the game ends at once and the margins decide the places.',
  ],
  '6.2': [
    'Control Phase',
    'Whoever of Government or FARC has more pieces in a City or Department than all others together controls it for this round.\nThen Sabotage comes to every LoC with more Guerrillas than cubes, and to every LoC next to a City under FARC Control.\nWith the 7th Special Forces in play the Government may then remove up to 3 markers of Terror or Sabotage from anywhere.',
  ],
  '6.3': [
    'Resources Phase',
    'The Government gets 30 less the value of Sabotaged LoCs, and Aid on top unless Samper is president. FARC and AUC get 1 for each own Base on the map, Cartels 3. Then Shipments pay off.',
  ],
  '6.3.3': [
    'Drug Profits',
    'Each Shipment is turned in: for a Base of its owner in the space where it lies, if one is available and fits there, or for 6 Resources. Bases placed now do not change Control in this round.',
  ],
  '6.4.1': [
    'Civic Action',
    'The Government buys Support where it has Control, Troops and Police: 3 Resources a step. A step removes one Terror marker; only when there is none left, it shifts the space one level toward Active Support.\nA Neutral City with one Terror marker takes 9 Resources to reach Active Support. It may go on in as many spaces as it can pay for.',
  ],
  '6.4.2': [
    'Agitation',
    'FARC buys Opposition in spaces under FARC Control, at just 1 Resource a step. A step removes one Terror marker; when there is none left, it shifts the space one level toward Active Opposition.',
  ],
  '6.4.3': [
    'Election',
    'If Total Support is 60 or less, the next president takes office. Samper: Aid brings no money. Pastrana: the Government must place a FARC Zone. Uribe: all FARC Zones go, and he stays.',
  ],
  '6.4.4': [
    'FARC Zones',
    'The Government chooses the Department, among those with the most FARC pieces that are not Zones yet. Its cubes there must leave at once, to spaces where they may redeploy, and its Bases there are lost.\nFrom then on no Government piece may enter or be placed there. Air Strikes and Eradication still reach it.',
  ],
  '6.4.5': [
    'Elite Backing',
    'AUC may Rally in one space for free, where there is no Opposition and neither the Government nor FARC has Control. No Special Activity goes with it.',
  ],
  '6.5': [
    'Redeploy Phase',
    'First the Government’s Troops that must go home do so (6.5.1), then its other Troops may move (6.5.2), then its Police (6.5.3). In this phase the Control markers count, not the pieces as they move.',
  ],
  '6.5.1': [
    'Troops that must go home',
    'Troops on LoCs, and in Departments without a Government Base, must go to Cities, or spaces with a Government Base, under Government Control. If there are none, they go to Bogotá. You may divide them. Police may stay where they are.',
  ],
  '6.5.2': [
    'Troops that may move',
    'All other Troops may go to such Cities and Bases under Government Control too. Nobody redeploys twice.',
  ],
  '6.5.3': [
    'Police that may move',
    'Police may go to any LoC and to any space under Government Control. Police on roads guard your income, Police beside Troops make Civic Action possible.',
  ],
  '6.6': [
    'Reset Phase',
    'Everybody is Eligible, all markers of Terror, Sabotage and Control go, Insurgent Momentum ends, and all Guerrillas turn Underground.',
  ],
  '7.1': [
    'Places',
    'Victory margins rank the Factions. In a tie Non-players come first, then Cartels, AUC, FARC and the Government. If a Non-player Faction reaches its goal, all players lose alike.',
  ],
  '7.2': [
    'The goals',
    'Government: Total Support above 60.\nFARC: Total Opposition and FARC Bases together above 25.\nAUC: more Bases than FARC.\nCartels: more than 10 Bases and more than 40 Resources.\nTo be level is not enough.',
  ],
  '7.3': [
    'Victory margin',
    'How far a Faction is past its goal, or short of it.\nGovernment: Total Support less 60.\nFARC: Opposition and Bases less 25.\nAUC: its Bases less those of FARC.\nCartels: the lower of Bases less 10 and Resources less 40.\nAfter the final Propaganda the highest margin wins, even below 0.',
  ],
} as const satisfies HelpPages;
