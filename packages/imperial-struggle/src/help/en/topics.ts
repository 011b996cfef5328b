import type { HelpPages } from '@sandtable/kernel';

/** What a beginner asks first. */
export const topics = {
  'topic.aim': [
    'What it is all about',
    'Britain and France struggle over four Regions for almost a century. There is one marker for the victory points of both: it begins at 15, France pushes it up, Britain pulls it down.\nPoints come at the end of each peace turn from Regions, from Prestige in Europe and from goods in demand, and from four wars between the turns. At 30 France wins, at 0 Britain; else the side on whose half the marker stands at the end.\nLook at what pays this turn before you spend anything: it changes every turn.',
  ],
  'topic.turn': [
    'How a turn goes',
    'First it is shown what will pay: an Award for each Region and three goods in demand. Nine Investment tiles are laid out, cards are dealt, Ministries chosen in secret.\nThen both play four Action Rounds by turns. Each takes one tile; the ninth stays behind.\nThen the Regions, Prestige and goods are scored. After turns 1, 3, 4 and 5 a war follows.',
  ],
  'topic.round': [
    'How an Action Round goes',
    'Take an Investment tile. It has points of one kind for a Major Action and 2 points of another kind for a Minor Action; weaker tiles let you play an Event or improve your army instead.\nYou may pass and pay back up to 2 Debt. Else play an Event first, if the tile has the symbol, then spend the points in any order, with Advantages and Ministries between.\nWhat you do not spend is lost at the end of the round.',
  ],
  'topic.points': [
    'Three kinds of points',
    'Economic points shift Markets. Diplomatic points shift Political spaces and draw Event cards. Military points build and repair Forts, build and move Squadrons, buy Bonus War Tiles and remove Conflict markers.\nShort of points? Each point of Debt or Treaty Points adds one of a kind that you have this round.\nThe points of a Minor Action pay for one thing only, and never against the opponent unless there is a Conflict marker.',
  ],
  'topic.price': [
    'What a space costs',
    'Begin with the printed cost, or with 1 if the space has a Conflict marker or is an isolated Market. Take off discounts of Advantages, Ministries and Events. Add 1 if you lower a flag on a protected Market, and 1 if it is not in the first Region of this round. It is never less than 1.\nA shift is one step: it lowers the other’s flag or raises yours. To turn a space over you shift it twice.',
  ],
  'topic.war': [
    'How a war goes',
    'Each war has three or four theaters. On its display both have a Basic War Tile face down in each theater, and may add Bonus War Tiles for Military points.\nIn the war the tiles are turned up, and bonuses are counted: Alliances, Forts, Squadrons, Conflict markers under the other’s flags, keywords of Ministries. Who is stronger wins the theater; the larger the margin, the more victory points and Conquest Points, and the more Treaty Points for the loser.\nSo the peace turns before a war decide it.',
  ],
  'topic.hidden': [
    'What is hidden',
    'You see your own hand, your own face-down Ministries and your own war tiles; of the opponent’s you see how many there are.\nChoosing Ministries and discarding cards happen at the same time: nothing is shown until both have answered.\nWhat has once been revealed stays known.',
  ],
  'topic.britain': [
    'Britain in a nutshell',
    'You pull the marker down. You begin with two Squadrons ready: a Squadron on the right sea opens Markets, protects your own and counts in wars.\nWatch Ireland and Scotland, from where the Jacobites may come, and do not let France run Europe, where it has the first say.\nBehind on points, you have the initiative: decide whether to take the first tile or the last.',
  ],
  'topic.france': [
    'France in a nutshell',
    'You push the marker up, and you name the first player of turn 1. Spain, Bavaria and Ireland are yours already: in the first war such Alliances are worth as much as troops.\nYou have only one Squadron, so build some before Britain rules every sea. A Bonus War Tile lies in Central Europe for you already.\nThe end counts American flags as yours: keep a good theater for the last war.',
  ],
} as const satisfies HelpPages;
