import type { HelpPages } from '@sandtable/kernel';

/** Chapters 4, 5, 6 and 9: peace turns, Action Rounds, Debt and Treaty Points. */
export const peace = {
  '4.0': [
    'Course of the game',
    'Six peace turns in three eras, with four wars between them. The peace turns prepare each war.',
  ],
  '4.1': [
    'A peace turn',
    'At the beginning of an era: new cards and a higher Debt Limit. Then Awards, Global Demand, reset, deal, Ministries, Initiative, the Action Phase, scoring and the victory check.',
  ],
  '4.1.1': [
    'The deck',
    'On turns 3 and 5 the cards of the new era are shuffled into the Event deck; the discard pile stays out. On turn 5 cards of the Succession Era leave the hands and the game.',
  ],
  '4.1.2': ['The Debt Limit rises', 'On turns 3 and 5 it rises by 4 for both sides: 6, then 10, then 14.'],
  '4.1.3': [
    'Awards are laid out',
    'On turns 1, 3 and 5 two Awards go to each Region and the first is turned up; on turns 2, 4 and 6 the second one is.',
  ],
  '4.1.4': ['Global Demand', 'Three of the six commodities are drawn: only these score this turn.'],
  '4.1.5': [
    'Reset',
    'All Advantages and Ministry abilities are ready again, the tiles of the last turn are put away, and Squadrons waiting on the Turn Track return to the Navy Box.',
  ],
  '4.1.6': [
    'Deal',
    'Nine Investment tiles are revealed. Both sides draw three Event cards and then discard in secret until they hold three; the discards are shown together.\nKeep cards that fit the available tiles and the keywords you want to choose.',
  ],
  '4.1.7': [
    'Choosing Ministries',
    'On turns 1, 3 and 5 both sides choose two Ministries of the era, in secret and at the same time; on turns 2, 4 and 6 those still face down may be replaced.\nLook at the keywords that your cards ask for, and at what you plan to do this turn.',
  ],
  '4.1.8': [
    'Initiative',
    'The side that is behind has it; in a tie it stays where it was. Its holder chooses who plays the first round of the turn. The first player chooses from all nine tiles; nobody can answer the last player’s last round.\nOn turn 1 France decides.',
  ],
  '4.1.9': ['The Action Phase', 'The sides alternate, four Action Rounds each, beginning with the first player.'],
  '4.1.10': ['Treaty Points are reduced', 'Treaty Points above 4 are lost.'],
  '4.1.11': ['Remaining effects', 'Effects for the end of the turn are resolved now, those of the first player first.'],
  '4.1.12': [
    'Scoring',
    'Regions: the side that controls more spaces of all kinds, with at least the lead that the Award needs, wins it.\nPrestige: the side that controls more Prestige spaces in Europe scores 2 victory points.\nGlobal Demand: for each commodity of this turn, the side that controls more of its Markets gets the reward of the era.\nTies give nothing, and spaces with Conflict markers do not count.',
  ],
  '4.1.13': [
    'Victory check',
    'A side that won all four Awards and all commodities in demand this turn wins the game. Otherwise Britain wins at 0 or less, France at 30 or more.',
  ],
  '4.1.14': ['The end', 'On turn 6 the final scoring follows.'],
  '5.0': [
    'Action Rounds',
    'Take a tile, play an Event if you may, spend the points. Which Markets are isolated is determined when the round begins and does not change until it ends.',
  ],
  '5.1': [
    'The Investment tile',
    'You must take one of those left. Then use it, or pass: your Debt falls by up to 2 and the round is over.\nA strong tile has more points; a weak one lets you play an Event. The opponent can’t get a tile that you take.',
  ],
  '5.2': [
    'Playing an Event',
    'You need the Event symbol, and the Event comes before anything else of the tile. If the card shows a type of action, the Major Action must be of that type. The bonus condition is checked first; then comes the effect, then the bonus. You must do as much as you can, unless the card says “may”. Points that it gives are spent afterwards, within its limits.',
  ],
  '5.3': [
    'Spending points',
    'In any order: Major Action, Minor Action, points of an Event, Military Upgrade, Advantages, Ministries. Each purchase is finished before the next.\nThe list of purchases shows what each costs and which points would pay.',
  ],
  '5.3.1': ['Types of actions', 'Economic, Diplomatic and Military points each buy different things.'],
  '5.3.2': [
    'Major and Minor Actions',
    'Points of a Major Action may be spent on several things. A Minor Action pays for one thing only, and the rest of it is lost; it can’t unflag, displace a Squadron or seize a Fort unless the space has a Conflict marker.\nBoth can be increased by Debt and Treaty Points.',
  ],
  '5.3.3': [
    'Military Upgrade',
    'Choose one of your Basic War Tiles for the next war and draw another: you keep the one you prefer. The other returns to the pool or, as long as you still have at least four, leaves the game.\nOn turn 6 the symbol gives a Treaty Point instead.',
  ],
  '5.3.4': [
    'Several Regions',
    'There is no extra cost in the first Region where you spend Economic points this round; in others each purchase costs 1 more. The same applies, counted separately, to Diplomatic points. Military points have no such cost.\nBy a setting of the game, each further Region costs extra only once per round.',
  ],
  '5.4': ['Economic actions', 'Economic points shift Markets, and nothing else.'],
  '5.4.1': [
    'Shifting a Market',
    'It must be connected to your Territory, Fort or Squadron, or to a Market that has been yours since the round began, is not isolated and has no Conflict marker. So you can’t chain from one new Market to the next in the same round.\nA Market is isolated if, when a round begins, no chain of its owner’s Markets connects it to a Territory, Fort or Squadron of the same owner.',
  ],
  '5.4.2': [
    'What a Market costs',
    'The printed cost, or 1 if it is isolated or has a Conflict marker. Subtract reductions. Then add 1 if you unflag a protected Market (one connected to a Squadron or undamaged Fort of its owner) and 1 in another Region. Never less than 1.',
  ],
  '5.5': ['Diplomatic actions', 'Diplomatic points shift Political spaces and draw Event cards.'],
  '5.5.1': ['Shifting a Political space', 'Any open space, wherever it is: no connection is needed.'],
  '5.5.2': [
    'What a Political space costs',
    'The printed cost, or 1 with a Conflict marker. Subtract reductions, then add 1 in another Region. Never less than 1.',
  ],
  '5.5.3': [
    'Drawing an Event card',
    'For 3 Diplomatic points, while there are cards in the Event deck. You may hold more than three until the next deal.',
  ],
  '5.6': [
    'Military actions',
    'Military points buy Bonus War Tiles, remove Conflict markers, build and repair Forts, construct and deploy Squadrons. Other Regions cost nothing extra.',
  ],
  '5.6.1': [
    'Bonus War Tiles',
    '2 points each, at most two per round. You draw one at random, look at it and place it face down in a theater of the next war; each theater holds two of yours, and one may be moved to make room.\nOn turn 6 there is no next war: instead 2 Military points give 1 Economic or Diplomatic point.',
  ],
  '5.6.2': [
    'Removing a Conflict marker',
    '2 points, or 1 if the Market is protected; 1 more if the marker shows +1. You may remove any marker on the map.',
  ],
  '5.6.3': [
    'Building a Fort',
    'For its printed cost, connected to a Market, Squadron or Territory that you controlled when the round began and still control.',
  ],
  '5.6.4': [
    'Repairing a Fort',
    'Your own damaged Fort: its cost minus 1. You can seize the opponent’s damaged Fort for its cost plus 1, if you control a Market or Squadron connected to it; not by a Minor Action.',
  ],
  '5.6.5': ['Constructing a Squadron', '4 points. It is placed in your Navy Box and can be deployed immediately.'],
  '5.6.6': [
    'Deploying Squadrons',
    'From the Navy Box or another Naval space to any Naval space, each Squadron once per round. An empty Naval space costs 1 point. Displacing an opposing Squadron costs 2 from another Naval space and 3 from the Navy Box, and a Minor Action can’t do it.\nA Squadron that moves leaves its old Naval space empty.',
  ],
  '6.0': [
    'Debt',
    'Debt pays for what you can’t afford now. There is no interest, but many Events ask who has less Debt, and Available Debt is worth points at the end.',
  ],
  '6.1': [
    'More Debt',
    'In your round each point of Debt adds a point of a type that your tile or Event gives, with the same limits, up to your Debt Limit.',
  ],
  '6.2': ['Less Debt', 'Passing reduces it by up to 2; some Events, Ministries and commodities do too.'],
  '6.3': [
    'The Debt Limit',
    'You can’t exceed it yourself. Debt that is forced on you beyond the limit gives the opponent 1 victory point per point.',
  ],
  '6.4': ['Available Debt', 'Your Debt Limit minus your Debt. Where Events compare the sides, more is better.'],
  '9.0': [
    'Treaty Points',
    'Compensation for lost wars, and part of some Awards. They work like Debt that costs nothing, but they can’t pay Debt that is forced on you.',
  ],
  '9.1': [
    'Spending Treaty Points',
    'Each adds a point of a type that your tile or Event gives this round, with the same limits. If you are short, you choose how much Treaty Points pay; the rest becomes Debt.',
  ],
  '9.2': ['Losing Treaty Points', 'Treaty Points above 4 are lost before the scoring of each turn.'],
} as const satisfies HelpPages;
