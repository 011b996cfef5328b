import type { HelpPages } from '@sandtable/kernel';

/** Chapters 7, 10, 11 and 12: wars, the United States, the end, optional rules. */
export const war = {
  '7.0': [
    'Wars',
    'A war is resolved theater by theater. Then victory is checked, the display is cleared, and the next war is laid out.',
  ],
  '7.1': [
    'Resolving a theater',
    'Tiles are revealed, their symbols take effect, bonus strength is counted, the stronger side wins and gets its spoils immediately, before the next theater.',
  ],
  '7.1.1': ['Tiles are revealed', 'Both sides reveal all tiles of the theater and add up their numbers.'],
  '7.1.2': [
    'Symbols of tiles',
    'The side that leads in victory points goes first. Debt: the opponent takes 1 Debt. Crossed flag: unflag an opposing Market or Political space of the theater’s Regions that has no Conflict marker, if possible one whose loss isolates no others. Fort and ship: damage an opposing Fort or displace a Squadron. Symbols must be used if they can be.',
  ],
  '7.1.3': [
    'Bonus strength',
    'Each theater has its own list: +1 for each Alliance space of its countries that shows this war, for each undamaged Fort, each Squadron in its Regions, each Conflict marker on a space with an opposing flag, and for a revealed Ministry with its keyword.',
  ],
  '7.1.4': [
    'Who wins a theater',
    'The higher total of tiles and bonus strength wins; the difference is the margin. In a tie nobody gets anything.',
  ],
  '7.2': [
    'Spoils',
    'Depending on the margin: victory points and Conquest Points for the winner, sometimes an opposing space to unflag; Treaty Points for the loser.',
  ],
  '7.2.1': [
    'Conquest Points',
    'They must be spent immediately, 1 per space, in the theater’s Regions or on its list of additional Territories. You can’t stop while there is a target; only points that can’t be spent are lost. Political spaces can’t be conquered.',
  ],
  '7.2.1.1': [
    'Conquering Forts, Markets and Naval spaces',
    'Any in the theater’s Regions, without a connection. A damaged Fort stays damaged. A Naval space is taken by a Squadron from the Navy Box or from the same Region, each once per war.',
  ],
  '7.2.1.2': [
    'Conquering Territories',
    'If it has Conquest Lines, you must control a Fort, Naval space or Territory at the other end of one. Its owner may refuse. A Territory with a Huguenots marker costs 1 more.',
  ],
  '7.2.2': [
    'Refusing to yield',
    'The owner of a Territory may keep it by giving the conqueror victory points: 3 the first time in a war, 5 the second; there is no third. The Conquest Point is lost, and that Territory is safe for the rest of the war.',
  ],
  '7.3': [
    'Special results',
    'Jacobites: a French win in the second rebellion restores them as a third French Ministry; a clear British win, or the Papacy-Hanover Negotiations, removes them from the game.\nAtlantic Dominance gives strength in the war in America and costs the loser Squadrons.\nThe Antilles War also costs the loser Squadrons, after the Conquest Points are spent.\nIndependence: France places flags of the United States and may unflag Forts of the Northern Colonies; Markets isolated by this lose their flags.',
  ],
  '7.4': [
    'Victory after a war',
    'A side that won every theater in its highest tier wins the game. Otherwise the marker is checked as after a peace turn.',
  ],
  '7.5': [
    'After the war',
    'Basic War Tiles return to the pool, Bonus War Tiles of this war leave the game. Conflict markers that gave strength are removed.',
  ],
  '7.6': [
    'The next war',
    'Each side gets a random Basic War Tile in each theater. In their first round of turn 4 both sides get free Bonus War Tiles: as many as they had in the War of the Austrian Succession, at most three.',
  ],
  '10.0': [
    'The United States',
    'Nobody can flag or conquer a space with their flag. On turn 6 their two Political spaces are open to both sides and count for Prestige. In the final scoring their flags count as French.',
  ],
  '11.0': [
    'Final scoring',
    'More Prestige spaces: 2 victory points. More Available Debt: 1 for every 2 points of difference, up to 4. More Markets, for each of the six commodities: 1. Each of your flags on a Territory of the other side’s color: 2.\nFrance wins at 16 or more, Britain at 14 or less; at 15 the side with more Available Debt wins, and if that is tied, Britain.',
  ],
  '12.1': [
    'Option: the Spanish Empire',
    'Spain begins with flags in Havana, Santiago and Puerto Príncipe. They belong to neither side and are unflagged for 1 point. If you conquer a Spanish Territory that nobody held, your opponent may shift a space of Spain for free after that theater.',
  ],
  '12.2': [
    'Option: military planning',
    'A Military Upgrade may swap two Basic War Tiles on the display instead; and you may look at your Basic War Tiles for a war before you place them as you like. Each rule can be chosen alone.',
  ],
  '12.3': ['Option: tougher Forts', 'To conquer a Fort you need a Conquest Line, as for a Territory.'],
} as const satisfies HelpPages;
