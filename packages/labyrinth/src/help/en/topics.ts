import type { HelpPages } from '@sandtable/kernel';

/** What a beginner asks first. */
export const topics = {
  'topic.aim': [
    'What it is all about',
    'The US tries to bring Good Governance to the Muslim world, the Jihadists to bring Islamist Rule. Countries with more Resources count for more.\nThe US wins with 12 Resources under Good Governance, the Jihadists with 6 under Islamist Rule; there are other ways (2.1). If nobody has won when the last deck is used up, Good must be more than twice Islamist, or the Jihadists win.\nMost countries are unmarked at first: their Governance or Posture becomes known only when someone goes there.',
  ],
  'topic.turn': [
    'How a turn goes',
    'Both sides have a hand of cards. The Jihadists play two cards, then the US plays two, and so on until the hands are empty.\nAfter every two cards of the US, all plots on the map that were not blocked take effect. So there is always one chance to stop a plot.\nWhen the cards are gone, Funding falls, Prestige may change, and new hands are dealt: the more troops at home, the more cards for the US; the more Funding, the more for the Jihadists.',
  ],
  'topic.card': [
    'What a card can do',
    'A card has a value from 1 to 3 and an event. You use one of the two: the event, if it is yours or unassociated, or the value for an operation.\nIf you use a card of the other side for an operation, its event happens as well. You choose whether before or after, and that is often the whole art: play their card when its event can do no harm.\nA card of value 1 or 2 can also be kept as Reserves.',
  ],
  'topic.countries': [
    'Governance, Alignment and Posture',
    'Muslim countries have Governance (Good 1, Fair 2, Poor 3, or Islamist Rule) and Alignment (Ally, Neutral, Adversary). The number does two things: the US needs a card of at least that value there, and a die of the Jihadists succeeds on that number or less. So a Poor country is hard for the US and easy for the Jihadists.\nOther countries have a Posture, Hard or Soft. If the world leans the other way than the US, the War of Ideas gets harder. Iran has neither: it can only be a place for cells and plots.',
  ],
  'topic.cells': [
    'Cells, troops and cadres',
    'Cells are sleepers until they do something; then they are active. Disrupt removes active cells but only wakes sleepers. Travel puts a cell to sleep again.\nCells that are not on the map wait on the Funding Track, and low Funding locks some of them away.\nTroops stand in Allies or in Regime Change countries. A cadre stays behind where the last cell was disrupted, so that the Jihadists can recruit there again.',
  ],
  'topic.us': [
    'The US in a nutshell',
    'Turn Neutral countries into Allies and improve their Governance by War of Ideas. Prestige, Aid, a good neighbor and a world that agrees with you help the die.\nDisrupt cells before they grow to five more than your troops, for then a Major Jihad can bring Islamist Rule.\nKeep a card of value 3 for an Alert. Regime Change brings a country back, but it ties down troops, and your hand shrinks.',
  ],
  'topic.jihadist': [
    'The Jihadists in a nutshell',
    'Recruit where Governance is Poor, travel to Poor neighbors, worsen Governance by Minor Jihad, and gather five more cells than troops for a Major Jihad.\nPlots bring Funding, which falls every turn, and without Funding you have neither cells nor cards. Plots against countries with Aid or troops hurt twice.\nIf Prestige sinks to 1, fifteen Poor or Islamist countries win too; a WMD in the United States wins at once.',
  ],
  'topic.hidden': [
    'What is hidden',
    'You see your own hand, and of the other’s only how many cards it has. Only the Jihadists know which plots they placed; an Alert or the plot’s effect shows them.\nDiscarded and removed cards are open to everybody, and so is how many cards are left to draw.\nIn the solitaire game nobody sees the Jihadists’ cards before they are played.',
  ],
  'topic.solitaire': [
    'The solitaire game',
    'You are the US; the rulebook’s Jihadists play the top card of a hidden stack. Their own and unassociated events happen if they can. If a US event could happen, they use the card to Plot. Otherwise they take the first operation that is possible: a Major Jihad that can succeed, a Minor Jihad where Governance is Good or Fair, Recruit, Travel. Operations that are left over become Radicalization.\nThe log names the rule of every step. You need more than twice their Resources in the end, and at least 6, 9 or 12 Good Resources for 1, 2 or 3 decks.',
  ],
} as const satisfies HelpPages;
