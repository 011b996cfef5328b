import type { HelpPages } from '@sandtable/kernel';

/** What a beginner asks first. */
export const topics = {
  'topic.aim': [
    'What the game is about',
    'Britain and France compete in four Regions for almost a century. One marker counts the victory points of both: it begins at 15, France pushes it up, Britain pulls it down.\nPoints come at the end of each peace turn from Regions, Prestige in Europe and commodities in demand, and from four wars between the turns. France wins at 30, Britain at 0; otherwise the side on whose half the marker is at the end.\nBefore you spend anything, look at what scores this turn: it changes every turn.',
  ],
  'topic.turn': [
    'How a turn works',
    'First you see what will score: an Award for each Region and three commodities in demand. Nine Investment tiles are laid out, cards are dealt, Ministries are chosen in secret.\nThen the sides alternate, four Action Rounds each. In each round you take one tile; the ninth is left over.\nThen Regions, Prestige and commodities are scored. A war follows turns 1, 3, 4 and 5.',
  ],
  'topic.round': [
    'How an Action Round works',
    'Take an Investment tile. It gives points of one type for a Major Action and 2 points of another type for a Minor Action; weaker tiles also let you play an Event or improve your army.\nYou may pass and reduce your Debt by up to 2. Otherwise play an Event first, if the tile has the symbol, then spend the points in any order, using Advantages and Ministries in between.\nPoints that you don’t spend are lost at the end of the round.',
  ],
  'topic.points': [
    'Three types of points',
    'Economic points shift Markets. Diplomatic points shift Political spaces and draw Event cards. Military points build and repair Forts, construct and deploy Squadrons, buy Bonus War Tiles and remove Conflict markers.\nShort of points? Each point of Debt and each Treaty Point adds one point of a type that you have this round.\nA Minor Action pays for one thing only, and can’t unflag, displace or seize anything of the opponent’s unless there is a Conflict marker.',
  ],
  'topic.price': [
    'What a space costs',
    'Begin with the printed cost, or with 1 if the space has a Conflict marker or is an isolated Market. Subtract reductions by Advantages, Ministries and Events. Add 1 if you unflag a protected Market, and 1 if it is not in your first Region of this round. The cost is never less than 1.\nA shift is one step: it unflags the opponent or flags the space for you. To turn a space over, shift it twice.',
  ],
  'topic.war': [
    'How a war works',
    'Each war has three or four theaters. In each, both sides have a Basic War Tile face down and may add Bonus War Tiles for Military points.\nIn the war the tiles are revealed and bonus strength is counted: Alliances, Forts, Squadrons, Conflict markers on the opponent’s spaces, keywords of Ministries. The stronger side wins the theater; the larger the margin, the more victory points and Conquest Points it gets, and the more Treaty Points the loser gets.\nSo the peace turns before a war decide it.',
  ],
  'topic.hidden': [
    'What is hidden',
    'You see your own hand, your own face-down Ministries and your own War Tiles; of the opponent’s you see only how many there are.\nBoth sides choose Ministries and discard cards at the same time: nothing is shown until both have answered.\nWhat has been revealed stays known.',
  ],
  'topic.britain': [
    'Britain in brief',
    'You pull the marker down. You begin with two Squadrons in the Navy Box: in the right Naval space, a Squadron gives access to Markets, protects yours and counts in wars.\nWatch Ireland and Scotland, where the Jacobites may rise, and don’t leave Europe to France, which is strong there.\nWhen you are behind, you have the Initiative: decide whether you want the first tile or the last round.',
  ],
  'topic.france': [
    'France in brief',
    'You push the marker up, and on turn 1 you choose who plays first. Spain, Bavaria and Ireland already have your flags: in the first war such Alliances are worth as much as troops.\nYou have only one Squadron, so construct more before Britain holds every Naval space. You already have a Bonus War Tile in Central Europe.\nAt the end of the game flags of the United States count as yours: don’t neglect the last war.',
  ],
} as const satisfies HelpPages;
