import type { HelpPages } from '@sandtable/kernel';

/** Chapter 2. */
export const sequence = {
  '2.1': [
    'Setting up',
    'In the open deployment each Faction places its starting pieces itself: Cartels first, then AUC, FARC and the Government.\nFARC sets up in Departments, the Government in Cities and Departments without FARC Bases, at least 4 of the 6 Cartels Bases are in populated Departments. The limit of 2 Bases per space applies here too.\nIn the standard deployment all this is done for you.',
  ],
  '2.2': [
    'The deck',
    'One card is in play, and the next one is visible to all, unless you chose to play without that. Plan for both: a good Event may come on a card on which you will be Ineligible.',
  ],
  '2.3.1': [
    'Eligibility',
    'A Faction that executed an Operation or the Event on the last card is Ineligible on this one; all others are Eligible. At the start and after each Propaganda Round all are Eligible. A Faction that only did something free during another’s turn stays Eligible.',
  ],
  '2.3.2': [
    'Faction order',
    'The symbols on the card, from left to right, show who chooses first. Ineligible Factions are skipped. The first that does not Pass is 1st Eligible, the next one 2nd.',
  ],
  '2.3.3': [
    'Pass',
    'You do nothing, gain 1 Resource (the Government 3) and stay Eligible for the next card. Your place on this card goes to the next Faction in order.',
  ],
  '2.3.4': [
    'What you may do on this card',
    'As 1st Eligible: an Operation, with or without a Special Activity, or the Event.\nAs 2nd Eligible it depends on the first. After an Operation alone you may do a Limited Operation (one space). After an Operation with a Special Activity: a Limited Operation or the Event. After the Event: an Operation, with a Special Activity if you like.\nConsider what you leave to the 2nd Eligible: your Special Activity gives it access to the Event. Passing is always allowed.',
  ],
  '2.3.5': [
    'Limited Operation',
    'An Operation in a single space, without a Special Activity. Patrol, Sweep and March may bring pieces from several spaces, but all to the one destination.\nOtherwise it costs and does the same as a full Operation, and it makes you Ineligible on the next card too.',
  ],
  '2.3.6': [
    'Ship',
    'If you paid for an Operation and added no Special Activity, a Shipment may be removed for one more Limited Operation of any kind, for free.\nIt may be your own Shipment, or another player’s if they agree. Once per card.\nAn Operation that cost nothing, such as a March along LoCs only, does not qualify.',
  ],
  '2.3.7': [
    'Who is Eligible next',
    'When the card is done, Factions that executed an Operation or the Event become Ineligible, the others Eligible. Some Events change this: they keep a Faction Eligible, or make one Ineligible through the next card.',
  ],
  '2.3.9': [
    'The last Event card',
    'On the last Event card before the final Propaganda players may execute only Limited Operations, and neither Sweep nor March. The Event is available as usual. Non-players are not limited.',
  ],
  '2.4.1': [
    'The final Propaganda',
    'The fourth Propaganda card (the third in the short game) is the last. If nobody wins at its start, its round is played up to Elite Backing, and then the margins decide.',
  ],
} as const satisfies HelpPages;
