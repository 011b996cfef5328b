import type { HelpPages } from '@sandtable/kernel';

/** Chapters 4, 5, 6 and 9: peace turns, Action Rounds, Debt and Treaty Points. */
export const peace = {
  '4.0': [
    'The course of the game',
    'Six peace turns in three eras, with four wars between them. A war is fought with what the peace turns before it have prepared.',
  ],
  '4.1': [
    'A peace turn',
    'New cards and a higher Debt limit at the beginning of an era; then Awards, Global Demand, reset, deal, Ministries, initiative, the Action Phase, and at last scoring and the victory check.',
  ],
  '4.1.1': [
    'The deck',
    'On turns 3 and 5 the cards of the new era are shuffled into the draw pile; discards stay out. On turn 5 cards of the Succession Era leave the hands and the game.',
  ],
  '4.1.2': ['The Debt limit grows', 'On turns 3 and 5 it grows by 4 for both sides: 6, then 10, then 14.'],
  '4.1.3': [
    'Awards are laid out',
    'On turns 1, 3 and 5 two Awards go to each Region and the first is turned up; on turns 2, 4 and 6 the second one is.',
  ],
  '4.1.4': ['Global Demand', 'Three of the six goods are drawn: only these pay this turn.'],
  '4.1.5': [
    'Reset',
    'All Advantages and abilities of Ministries are ready again, the tiles of the last turn are put away, and Squadrons that wait on the turn track come back to the Navy Box.',
  ],
  '4.1.6': [
    'Deal',
    'Nine Investment tiles are turned up. Both draw three Event cards and then discard in secret until they hold three; the discards are shown together.\nKeep cards that work with the tiles on offer and with the keywords you want to choose.',
  ],
  '4.1.7': [
    'Choosing Ministries',
    'On turns 1, 3 and 5 both choose two Ministries of the era in secret and at the same time; on turns 2, 4 and 6 those still face down may be changed.\nLook at the keywords that your cards ask for, and at what you mean to do this turn.',
  ],
  '4.1.8': [
    'Initiative',
    'The side that is behind has it; level, it stays where it was. Its holder says who plays the first round of the turn, and so who plays the last. First means the choice of all nine tiles; last means that nobody answers your last round.\nOn turn 1 France decides.',
  ],
  '4.1.9': ['The Action Phase', 'Four Action Rounds each, one after the other, the first player first.'],
  '4.1.10': ['Treaty Points shrink', 'More than 4 Treaty Points do not last: the rest is lost now.'],
  '4.1.11': ['What is left', 'Effects that wait for the end of the turn happen now, the first player’s first.'],
  '4.1.12': [
    'Scoring',
    'Regions: who controls more spaces of all kinds, by the margin that the Award asks for, gets it.\nPrestige: who controls more Prestige spaces in Europe gets 2 victory points.\nGlobal Demand: for each good of this turn, who controls more Markets gets what the table says for the era.\nTies give nothing, and spaces with Conflict markers do not count.',
  ],
  '4.1.13': [
    'Victory check',
    'Who has won all four Awards and all goods in demand of this turn wins the game. Else Britain wins at 0 or less, France at 30 or more.',
  ],
  '4.1.14': ['The end', 'On turn 6 the final scoring follows.'],
  '5.0': [
    'Action Rounds',
    'Take a tile, play an Event if you may, spend the points. Which Markets are isolated is settled when the round begins and holds until it ends.',
  ],
  '5.1': [
    'The Investment tile',
    'You must take one that is left. Then use it, or pass: up to 2 Debt are paid back and the round is over.\nA strong tile has more points; a weak one lets you play an Event. A tile that you take is one that the other does not get.',
  ],
  '5.2': [
    'Playing an Event',
    'With the Event symbol, before anything else of the tile. If the card shows a kind of action, the Major Action must be of it. The bonus condition is checked first; then the effect, then the bonus. You must do as much of it as can be done, unless it says “may”. Points that it gives are spent afterwards, within its limits.',
  ],
  '5.3': [
    'Spending points',
    'In any order and mixed as you like: Major Action, Minor Action, points of an Event, Military Upgrade, Advantages, Ministries. Each purchase is finished before the next.\nThe panel of purchases shows what each costs and which points would pay.',
  ],
  '5.3.1': ['Kinds of actions', 'Economic, Diplomatic and Military points each buy things of their own.'],
  '5.3.2': [
    'Major and Minor Actions',
    'Major points may be spent on several things. A Minor Action pays for a single one, and what is left of it is lost; it may not lower a flag, drive a Squadron off or seize a Fort, unless the space has a Conflict marker.\nEither can be enlarged by Debt and Treaty Points.',
  ],
  '5.3.3': [
    'Military Upgrade',
    'Point at one of your Basic War Tiles for the next war and draw another: the one you like better stays. The other goes back to the pool or, while at least four remain to you, out of the game.\nOn turn 6 the symbol gives a Treaty Point instead.',
  ],
  '5.3.4': [
    'Several Regions',
    'The first Region in which you spend Economic points this round is free of charge; elsewhere each purchase costs 1 more. The same, counted apart, for Diplomatic points. Military points know no Regions.\nBy an option of the game each further Region is charged only once a round.',
  ],
  '5.4': ['Economic actions', 'Economic points do one thing: they shift Markets.'],
  '5.4.1': [
    'Shifting a Market',
    'It must be connected to a Territory, Fort or Squadron of yours, or to a Market that has been yours since the round began, is not isolated and has no Conflict marker. So you cannot chain from one new Market to the next in one round.\nA Market is isolated if, when a round begins, it cannot be traced through its owner’s Markets to a Territory, Fort or Squadron of the same owner.',
  ],
  '5.4.2': [
    'What a Market costs',
    'The printed cost; 1 if it is isolated or has a Conflict marker. Discounts come off. Then 1 more if you lower a flag on a protected Market, that is one beside a Squadron or undamaged Fort of its owner, and 1 more in another Region. Never less than 1.',
  ],
  '5.5': ['Diplomatic actions', 'Diplomatic points shift Political spaces and draw Event cards.'],
  '5.5.1': ['Shifting a Political space', 'Any that is open, wherever it lies: no connection is needed.'],
  '5.5.2': [
    'What a Political space costs',
    'The printed cost; 1 with a Conflict marker. Discounts come off, then 1 more in another Region. Never less than 1.',
  ],
  '5.5.3': [
    'Drawing an Event card',
    'For 3 Diplomatic points, while there are cards in the draw pile. You may hold more than three until the next deal.',
  ],
  '5.6': [
    'Military actions',
    'Military points buy Bonus War Tiles, remove Conflict markers, build and repair Forts, build and deploy Squadrons. They cost no more in other Regions.',
  ],
  '5.6.1': [
    'Bonus War Tiles',
    '2 points each, two a round at most. You draw one by chance, look at it and lay it face down in a theater of the next war; two of yours fit into each, and one may be moved on to make room.\nOn turn 6 there is no next war: instead 2 Military points give 1 Economic or Diplomatic point.',
  ],
  '5.6.2': [
    'Removing a Conflict marker',
    '2 points, or 1 if the Market is protected; 1 more if the marker shows +1. Any marker on the map can be removed.',
  ],
  '5.6.3': [
    'Building a Fort',
    'For its printed cost, connected to a Market, Squadron or Territory that you controlled when the round began and still do.',
  ],
  '5.6.4': [
    'Repairing a Fort',
    'Your own damaged Fort: its cost less 1. The opponent’s damaged Fort becomes yours for its cost and 1, if you control a Market or Squadron beside it; not by a Minor Action.',
  ],
  '5.6.5': ['Building a Squadron', '4 points. It lies in your Navy Box and can be deployed at once.'],
  '5.6.6': [
    'Deploying Squadrons',
    'From the Navy Box or from another sea to any sea, each Squadron once a round. An empty sea costs 1 point. To drive another Squadron off costs 2 from another sea and 3 from the Navy Box, and a Minor Action cannot do it.\nMoving a Squadron leaves its old sea open.',
  ],
  '6.0': [
    'Debt',
    'Debt buys what you cannot afford today. It is not paid with interest, but many Events ask who owes less, and room under the limit is worth points at the end.',
  ],
  '6.1': [
    'More Debt',
    'In your round each point of Debt adds a point of a kind that your tile or Event gives, with the same limits, up to your Debt limit.',
  ],
  '6.2': ['Less Debt', 'Passing pays back up to 2; some Events, Ministries and goods do too.'],
  '6.3': [
    'The limit',
    'You cannot go beyond it yourself. Debt that is forced on you and does not fit under the limit gives the opponent a victory point for each point.',
  ],
  '6.4': ['Available Debt', 'The limit less the Debt you have. Where Events compare the two sides, more is better.'],
  '9.0': [
    'Treaty Points',
    'A comfort for lost wars, and part of some Awards. They work like Debt that costs nothing, but they cannot pay for Debt that is forced on you.',
  ],
  '9.1': [
    'Spending Treaty Points',
    'Each adds a point of a kind that your tile or Event gives this round, with the same limits. If you are short, you are asked how much of it Treaty Points pay; the rest is Debt.',
  ],
  '9.2': ['Losing Treaty Points', 'Whatever you have above 4 is lost before the scoring of each turn.'],
} as const satisfies HelpPages;
