import type { HelpPages } from '@sandtable/kernel';

/** Chapters 6 and 7. */
export const propaganda = {
  '6.1': [
    'Victory Phase',
    'Each Propaganda Round begins with a check of the victory conditions. If a Faction meets its own, the game ends at once and the margins decide the ranking.',
  ],
  '6.2': [
    'Control Phase',
    'If the Government or FARC has more pieces in a City or Department than all others together, it Controls the space for this round.\nThen every LoC with more Guerrillas than cubes, and every LoC adjacent to a City under FARC Control, is Sabotaged.\nWith 7th Special Forces in play the Government may then remove up to 3 Terror or Sabotage markers from anywhere.',
  ],
  '6.3': [
    'Resources Phase',
    'The Government earns 30 minus the Econ of Sabotaged LoCs, plus Aid unless Samper is president. FARC and AUC earn 1 for each of their Bases on the map, the Cartels 3. Then come Drug Profits.',
  ],
  '6.3.3': [
    'Drug Profits',
    'Each Shipment is turned in: for a Base of its owner in the same space, if one is Available and there is room, or for 6 Resources. Bases placed now do not change Control in this round.',
  ],
  '6.4.1': [
    'Civic Action',
    'The Government buys Support where it has Control, Troops and Police: 3 Resources per step. A step removes one Terror marker or, if there is none, shifts the space one level toward Active Support.\nA Neutral City with one Terror marker takes 9 Resources to reach Active Support. Civic Action is possible in as many spaces as the Government can pay for.',
  ],
  '6.4.2': [
    'Agitation',
    'FARC buys Opposition in spaces under FARC Control, at only 1 Resource per step. A step removes one Terror marker or, if there is none, shifts the space one level toward Active Opposition.',
  ],
  '6.4.3': [
    'Election',
    'If Total Support is 60 or less, the next president takes office. Samper: Aid brings no Resources. Pastrana: the Government must place a FARC Zone. Uribe: all FARC Zones are removed, and there are no more Elections.',
  ],
  '6.4.4': [
    'FARC Zones',
    'The Government chooses the Department, among those with the most FARC pieces that are not FARC Zones yet. Its cubes there must redeploy at once, and its Bases there are removed.\nFrom then on no Government piece may enter or be placed there. Air Strikes and Eradication still reach it.',
  ],
  '6.4.5': [
    'Elite Backing',
    'AUC may Rally in one space for free, where there is no Opposition and neither the Government nor FARC has Control. No Special Activity goes with it.',
  ],
  '6.5': [
    'Redeploy Phase',
    'First Troops that must redeploy do so (6.5.1), then other Troops may (6.5.2), then Police may (6.5.3). In this phase the Control markers count, not the pieces as they move.',
  ],
  '6.5.1': [
    'Troops that must redeploy',
    'Troops on LoCs, and in Departments without a Government Base, must go to Cities, or spaces with a Government Base, under Government Control. If there are none, they go to Bogotá. You may divide them. Police may stay where they are.',
  ],
  '6.5.2': [
    'Troops that may redeploy',
    'All other Troops may go to such Cities and Bases under Government Control too. No cube redeploys twice.',
  ],
  '6.5.3': [
    'Police that may redeploy',
    'Police may go to any LoC and to any space under Government Control. Police on LoCs protect your income; Police beside Troops make Civic Action possible.',
  ],
  '6.6': [
    'Reset Phase',
    'All Factions become Eligible, all Terror, Sabotage and Control markers are removed, Insurgent Momentum ends, and all Guerrillas flip Underground.',
  ],
  '7.1': [
    'Ranking',
    'Victory margins rank the Factions. In a tie Non-players come first, then Cartels, AUC, FARC and the Government. If a Non-player Faction meets its victory condition, all players lose.',
  ],
  '7.2': [
    'Victory conditions',
    'Government: Total Support above 60.\nFARC: Total Opposition and FARC Bases together above 25.\nAUC: more Bases than FARC.\nCartels: more than 10 Bases and more than 40 Resources.\nReaching the number is not enough: it must be exceeded.',
  ],
  '7.3': [
    'Victory margin',
    'How far a Faction is past its victory condition, or short of it.\nGovernment: Total Support minus 60.\nFARC: Opposition and Bases minus 25.\nAUC: its Bases minus those of FARC.\nCartels: the lower of Bases minus 10 and Resources minus 40.\nAfter the final Propaganda the highest margin wins, even below 0.',
  ],
} as const satisfies HelpPages;
