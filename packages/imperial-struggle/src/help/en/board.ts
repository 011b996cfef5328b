import type { HelpPages } from '@sandtable/kernel';

/** Chapters 2, 3 and 8: what is on the table. */
export const board = {
  '2.1': [
    'Peace and war turns',
    'There are six peace turns. A war is fought after turns 1, 3, 4 and 5: the Spanish Succession, the Austrian Succession, the Seven Years War and the American Independence. After turn 6 comes the final scoring.',
  ],
  '2.2': [
    'Victory',
    'One marker tells the score: Britain pulls it towards 0, France pushes it towards 30. Whoever gets it there when victory is checked, at the end of a peace turn or after a war, has won.\nA side also wins at once with all four Regions and all goods in demand in one turn, or with the highest gain in every theater of a war.',
  ],
  '3.1': [
    'Components',
    'What lies in the box is what you see here: the map, Investment tiles, Event and Ministry cards, war tiles, Squadrons, flags and markers. Flags and Conflict markers never run out; Squadrons and tiles may.',
  ],
  '3.2': [
    'The map',
    'Four Regions: Europe, North America, the Caribbean and India. Five kinds of spaces: Political spaces, Markets, Territories, Naval spaces and Forts. Solid lines connect spaces; dashed lines matter in wars only.',
  ],
  '3.2.1': [
    'Political spaces',
    'Courts and agreements, with their cost. They need no connection. Prestige spaces pay together at the end of a turn. Alliance spaces give strength in the wars whose dots they show. Outside Europe, Local Alliances lead to Advantages.\nSome open later: two of Prussia with the Empire Era, the Sons of Liberty with the Revolution.',
  ],
  '3.2.2': [
    'Markets',
    'Trading posts with a cost; most sell one of six goods. Who has more Markets of a good in demand is paid for it at the end of the turn.',
  ],
  '3.2.3': [
    'Territories',
    'Land that is held. It never changes hands in peace, only by conquest in war. From a Territory you reach the Markets beside it.',
  ],
  '3.2.4': [
    'Naval spaces',
    'Seas. The only way to control one is to have a Squadron there. It opens and protects the Markets beside it, and counts in its Region.',
  ],
  '3.2.5': [
    'Forts',
    'A Fort protects the Markets beside it, lets you reach them and adds strength in wars. A damaged one does neither protect nor fight, but it still is yours.',
  ],
  '3.2.6': [
    'Conquest Lines',
    'Dashed lines. In a war a Territory that has such lines can be conquered only from a Fort, Naval space or Territory of yours at the other end.',
  ],
  '3.2.7': [
    'Flags and control',
    'You control a space with your flag, or your Squadron at sea, and without a Conflict marker. Each controlled space counts once in its Region, of whatever kind it is.',
  ],
  '3.2.8': [
    'Raising, lowering, shifting',
    'To shift means one step: raise your flag on an empty space, or lower the opponent’s. Taking control does both in one step; only certain Events and wars do that.',
  ],
  '3.3': [
    'Investment tiles',
    'Twenty-four tiles, each with a Major Action of 2 to 4 points and a Minor Action of 2 points of another kind. Tiles of 3 points let you play an Event; tiles of 2 points also give a Military Upgrade.',
  ],
  '3.4': [
    'Event cards',
    'A card has a part for Britain and a part for France, and often a bonus. Some show a kind of action: then the tile’s Major Action must be of that kind. A played card leaves the game.',
  ],
  '3.4.1': [
    'The Event deck',
    'The cards of an era join with its first turn. Those of the Succession Era leave with the Revolution.',
  ],
  '3.4.2': ['Two versions', 'You use the part for your own side, or the one for both.'],
  '3.4.3': [
    'Bonus conditions',
    'If the condition is met when the card is played, you get the bonus as well. Many ask for a Ministry with a certain keyword, which you may reveal just then.',
  ],
  '3.4.4': [
    'When a card can be played',
    'Only with a tile that shows the Event symbol, and before anything else of the tile is used. If the card shows a kind of action, the tile’s Major Action must be of that kind.',
  ],
  '3.4.5': [
    'Points from Events',
    'They are spent like those of a Major Action, but only on what the card allows; Debt and Treaty Points added to them are bound in the same way.',
  ],
  '3.5': [
    'Ministries',
    'Two cards in your cabinet, chosen in secret for an era. They do nothing until you reveal them, which you may do in your own Action Rounds. Once revealed, they stay until the era ends.',
  ],
  '3.5.1': [
    'Choosing Ministries',
    'In the first turn of an era both choose two of that era, face down. In its second turn those still face down may be changed.',
  ],
  '3.5.2': [
    'Abilities of Ministries',
    'Some always work, some once a turn or era, some cost something. An ability used up comes back with the next turn’s reset.',
  ],
  '3.5.3': [
    'Keywords',
    'Finance, Mercantilism, Governance, Style and Scholarship do nothing by themselves, but Events ask for them and some theaters of war give strength for them, once the Ministry is revealed.',
  ],
  '3.5.4': [
    'Points from Ministries',
    'They only enlarge an action of the same kind that you have this round, within what the card allows.',
  ],
  '3.6': [
    'Squadrons',
    'Eight for each side. They are built into the Navy Box and deployed from there to any sea; who drives another off sends it back to its Navy Box.',
  ],
  '3.7': [
    'War tiles',
    'Basic tiles are worth from −1 to +2, Bonus tiles from +1 to +3. Some carry a symbol: Debt for the opponent, a flag lowered, a Fort damaged or a Squadron driven off. You may always look at your own.',
  ],
  '3.8': [
    'Conflict markers',
    'A space with one is flagged but not controlled: it does not count for Regions, goods, Prestige or conditions, gives no connection and no Alliance. It costs only 1 to shift, even by a Minor Action, and gives the opponent strength in some wars.',
  ],
  '3.8.1': [
    'Placing Conflict markers',
    'Events and Advantages place them, one at most on a space. Some show +1: they cost 1 more to remove.',
  ],
  '3.8.2': [
    'Removing Conflict markers',
    'A marker goes when the flag of its space changes, when Military points are paid for it, or after a war in which it counted.',
  ],
  '3.9': [
    'Awards',
    'Eight tiles an era, two a Region, one for each turn. Who controls more spaces in the Region gets it; some ask for a lead of 2.',
  ],
  '3.10': [
    'Tracks and markers',
    'Victory points, Debt, Debt limit and Treaty Points are on the tracks. There is one marker for the victory points of both sides; it may pass 0 or 30 within a turn.',
  ],
  '8.0': [
    'Advantages',
    'Twenty-two small privileges: discounts, Conflict markers against the other, special deeds. They give no points of their own.',
  ],
  '8.1': [
    'Who holds an Advantage',
    'Whoever has their flag on every space it names, at once; and not any more as soon as one of the flags is lost. Used up, it stays so even in other hands. A Conflict marker on one of its spaces blocks it.',
  ],
  '8.2': [
    'Using Advantages',
    'In your own round, once a turn each: at most two a round, and only one of each Region. Not in the round in which you got it, and not before your Event. A discount comes off before anything is added to the price.',
  ],
} as const satisfies HelpPages;
