import type { HelpPages } from '@sandtable/kernel';

/** Chapters 2, 3 and 8: what is on the table. */
export const board = {
  '2.1': [
    'Peace and war turns',
    'There are six peace turns. A war is fought after turns 1, 3, 4 and 5: the Spanish Succession, the Austrian Succession, the Seven Years War and the American Independence. After turn 6 comes the final scoring.',
  ],
  '2.2': [
    'Victory',
    'One marker shows the score: Britain pulls it towards 0, France pushes it towards 30. Victory is checked at the end of each peace turn and after each war: a side whose end of the track the marker has reached wins.\nA side also wins immediately by taking all four Awards and all commodities in demand in one turn, or by winning every theater of a war in its highest tier.',
  ],
  '3.1': [
    'Components',
    'The map, Investment tiles, Event and Ministry cards, War Tiles, Squadrons, flags and markers. Flags and Conflict markers never run out; Squadrons and tiles may.',
  ],
  '3.2': [
    'The map',
    'Four Regions: Europe, North America, the Caribbean and India. Five kinds of spaces: Political spaces, Markets, Territories, Naval spaces and Forts. Solid lines connect spaces; dashed lines matter only in wars.',
  ],
  '3.2.1': [
    'Political spaces',
    'Courts and agreements. The number is their cost. They need no connection. Prestige spaces are counted together at the end of a turn. Alliance spaces give strength in the wars whose dots they show. Local Alliances, outside Europe, belong to Advantages.\nSome spaces open later: two of Prussia with the Empire Era, the Sons of Liberty with the Revolution Era.',
  ],
  '3.2.2': [
    'Markets',
    'Trading posts. The number is their cost; most supply one of six commodities. The side with more Markets of a commodity in demand is rewarded at the end of the turn.',
  ],
  '3.2.3': [
    'Territories',
    'Territories never change hands in peace, only by conquest in a war. They give you access to the Markets connected to them.',
  ],
  '3.2.4': [
    'Naval spaces',
    'You control a Naval space only by having a Squadron there. The Squadron gives access to the connected Markets, protects yours, and counts in its Region.',
  ],
  '3.2.5': [
    'Forts',
    'A Fort protects the connected Markets, gives you access to them and adds strength in wars. A damaged Fort neither protects nor adds strength, but it is still yours.',
  ],
  '3.2.6': [
    'Conquest Lines',
    'Dashed lines. In a war, a Territory with Conquest Lines can be conquered only from a Fort, Naval space or Territory that you control at the other end of one.',
  ],
  '3.2.7': [
    'Flags and control',
    'You control a space that has your flag (a Naval space: your Squadron) and no Conflict marker. Every controlled space, of any kind, counts once in its Region.',
  ],
  '3.2.8': [
    'Flag, unflag, shift',
    'To flag is to put your flag on an empty space; to unflag is to remove the opponent’s. A shift is one of the two, never both. Taking control does both in one step; only certain Events and wars allow it.',
  ],
  '3.3': [
    'Investment tiles',
    'Twenty-four tiles, each with a Major Action of 2 to 4 points and a Minor Action of 2 points of another type. Tiles of 3 points let you play an Event; tiles of 2 points do so too and also give a Military Upgrade.',
  ],
  '3.4': [
    'Event cards',
    'A card has a part for Britain and a part for France, or one for both, and often a bonus. Some cards show a type of action: the tile’s Major Action must then be of that type. A played card leaves the game.',
  ],
  '3.4.1': [
    'The Event deck',
    'The cards of an era are added on its first turn. The cards of the Succession Era leave the game when the Revolution Era begins.',
  ],
  '3.4.2': ['Two versions', 'You use the part for your own side, or the part for both.'],
  '3.4.3': [
    'Bonus conditions',
    'If the condition is met when you play the card, you also get the bonus. Many conditions ask for a Ministry with a keyword; you may reveal it at that moment.',
  ],
  '3.4.4': [
    'When a card can be played',
    'Only with a tile that has the Event symbol, and before you use anything else of the tile. If the card shows a type of action, the tile’s Major Action must be of that type.',
  ],
  '3.4.5': [
    'Points from Events',
    'You spend them like points of a Major Action, but only on what the card allows. Debt and Treaty Points that you add to them have the same limits.',
  ],
  '3.5': [
    'Ministries',
    'Two cards in your cabinet, chosen in secret for an era. They have no effect until you reveal them in one of your own Action Rounds. Once revealed, they stay until the end of the era.',
  ],
  '3.5.1': [
    'Choosing Ministries',
    'On the first turn of an era both sides choose two of its Ministries, face down. On the second turn those still face down may be replaced.',
  ],
  '3.5.2': [
    'Abilities of Ministries',
    'Some always apply, some can be used once per turn or era, some have a cost. A used ability is ready again on the next turn.',
  ],
  '3.5.3': [
    'Keywords',
    'Finance, Mercantilism, Governance, Style and Scholarship do nothing by themselves. Events ask for them, and some theaters of war give strength for them, once the Ministry is revealed.',
  ],
  '3.5.4': [
    'Points from Ministries',
    'They only add to an action of the same type that you have this round, within the limits on the card.',
  ],
  '3.6': [
    'Squadrons',
    'Eight for each side. They are constructed in the Navy Box and deployed from there to any Naval space. A displaced Squadron returns to its Navy Box.',
  ],
  '3.7': [
    'War tiles',
    'Basic War Tiles are worth −1 to +2, Bonus War Tiles +1 to +3. Some have a symbol: Debt for the opponent, a space is unflagged, a Fort is damaged or a Squadron displaced. You may always look at your own.',
  ],
  '3.8': [
    'Conflict markers',
    'A space with a Conflict marker keeps its flag, but nobody controls it: it does not count for Regions, commodities, Prestige or conditions, gives no connection and is no Alliance. It costs only 1 to shift, even by a Minor Action, and in some wars it gives the opponent strength.',
  ],
  '3.8.1': [
    'Placing Conflict markers',
    'Events and Advantages place them, at most one per space. Some show +1: they cost 1 more to remove.',
  ],
  '3.8.2': [
    'Removing Conflict markers',
    'A marker is removed when the flag of its space changes, when a player pays Military points for it, or after a war in which it counted.',
  ],
  '3.9': [
    'Awards',
    'Eight tiles: two for each Region in every era, one per turn. The side that controls more spaces in the Region wins the Award; some need a lead of 2.',
  ],
  '3.10': [
    'Tracks and markers',
    'The tracks show victory points, Debt, Debt Limits and Treaty Points. One marker counts the victory points of both sides; during a turn it may pass 0 or 30.',
  ],
  '8.0': [
    'Advantages',
    'Twenty-two privileges: lower costs, Conflict markers, displacing a Squadron and the like. They give no points of their own.',
  ],
  '8.1': [
    'Who holds an Advantage',
    'The side with its flag on every space of the Advantage holds it immediately, and loses it as soon as it loses one of those flags. An exhausted Advantage stays exhausted when it changes hands. A Conflict marker on one of its spaces blocks it.',
  ],
  '8.2': [
    'Using Advantages',
    'In your own round, each once per turn: at most two per round, and only one of each Region. Not in the round in which you gained it, and not before your Event. A reduction is applied before anything is added to the cost.',
  ],
} as const satisfies HelpPages;
