import type { HelpPages } from '@sandtable/kernel';

/** What a beginner asks first. */
export const topics = {
  'topic.sequence': [
    'How a turn goes',
    'Nobody has a hand of cards: one Event card at a time is drawn for all, and the next one is shown. The four symbols on the card say in which order the Eligible Factions choose.\nAt most two Factions act on a card, each with an Operation or the card’s Event; the others wait, or Pass for a few Resources. What the first one does decides what the second may do.\nWhen a Propaganda card comes, victory is checked and all Factions earn Resources.',
  ],
  'topic.eligibility': [
    'Eligible or Ineligible',
    'A Faction that acted on this card sits out the next one; a Faction that did nothing or Passed may act on it. So you act at most on every other card: look at the next card before you act on this one.\nA Pass keeps you Eligible and brings 1 Resource, or 3 to the Government. Some Events make a Faction Ineligible, or let it stay Eligible.',
  ],
  'topic.victory': [
    'Who wins',
    'Each Faction has its own goal, checked at the start of every Propaganda Round.\nGovernment: Total Support above 60.\nFARC: Total Opposition plus FARC Bases above 25.\nAUC: more Bases than FARC.\nCartels: more than 10 Bases and more than 40 Resources.\nIf no Faction has won by the end of the final Propaganda, the one with the best margin wins.\nA Non-player that reaches its goal beats every player. A Government alone against three Non-players never wins early: after the final Propaganda its margin minus their best shows how well it did: from 1 a stalemate, from 4 progress, from 9 a triumph.',
  ],
  'topic.map': [
    'The map',
    'Cities and Departments have a Population that can support or oppose the Government; the higher it is, the more the space counts. Forest makes Sweep harder, Mountain makes Assault harder.\nLines of Communication (LoCs), the roads and pipelines between them, hold no people and no Bases, but their economic value is the Government’s income, and Sabotage takes it away.',
  ],
  'topic.pieces': [
    'The pieces',
    'The Government has Troops, who strike, and Police, who hold; both are called cubes.\nFARC, AUC and Cartels have Guerrillas, Underground (hidden) or Active (visible). Most Government actions affect only Active ones, so it must Activate them first.\nAll Factions have Bases, at most 2 in a space. A Base can be removed only when no Guerrilla or cube of its owner is left to guard it; Assassination, Bribes, Eradication and some Events ignore that.',
  ],
  'topic.propaganda': [
    'The Propaganda Round',
    'Victory is checked first.\nThen Control is marked, threatened LoCs are Sabotaged, and all Factions earn Resources: the Government from its LoCs and Aid, the others from their Bases.\nThe Government may buy Support, FARC Opposition; a new president may be elected, AUC may Rally once for free.\nFinally Troops redeploy, all Guerrillas flip Underground, Terror and Sabotage markers are removed, and all Factions are Eligible.',
  ],
  'topic.government': [
    'The Government in a nutshell',
    'You win with Total Support above 60.\nTrain to raise Troops and Police, hold Cities and Departments with both, and pay for Civic Action there. Sweep finds Guerrillas, Assault removes them, Patrol keeps the roads open that pay you.\nDo not leave Troops without Police: in every Propaganda Round Troops outside Bases and Cities must redeploy. Watch your Resources: almost everything costs 3.',
  ],
  'topic.farc': [
    'FARC in a nutshell',
    'You win with Opposition and Bases: together more than 25.\nRally where there is no Support, build Bases in the hinterland, spread with March, and shift spaces with Terror, best where the Population is high.\nOutnumber all others in a space to Extort there and to Agitate in the Propaganda Round, at only 1 Resource per step. Kidnapping takes Resources from the Government and the Cartels.\nKeep an eye on AUC, which needs more Bases than you.',
  ],
  'topic.auc': [
    'AUC in a nutshell',
    'You win with more Bases than FARC, so building one and removing one of theirs count the same.\nRally where there is no Opposition, best where FARC is not strong. Assassinate removes even a guarded Base.\nTerror wears down both Support and Opposition and cuts the Government’s Aid. You earn only 1 Resource per Base, so Extort often.',
  ],
  'topic.cartels': [
    'Cartels in a nutshell',
    'You win with more than 10 Bases and more than 40 Resources at the same time.\nYou may Rally anywhere; Cultivate spreads Bases, each worth 3 Resources in every Propaganda Round. Process turns Bases into cash or Shipments; Bribes remove whatever stands in your way.\nYou are rich but weak: with few Guerrillas your Bases are easy targets, so stay out of the others’ way and make deals.',
  ],
} as const satisfies HelpPages;
