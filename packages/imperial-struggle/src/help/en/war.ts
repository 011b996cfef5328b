import type { HelpPages } from '@sandtable/kernel';

/** Chapters 7, 10, 11 and 12: wars, the United States, the end, optional rules. */
export const war = {
  '7.0': [
    'Wars',
    'A war is resolved theater by theater. Then victory is checked, the display is cleared, and the next war is laid out.',
  ],
  '7.1': [
    'Resolving a theater',
    'Tiles are revealed, their symbols take effect, bonus strength is counted, the stronger side wins, and its spoils are paid at once, before the next theater.',
  ],
  '7.1.1': ['Tiles are revealed', 'Both turn up all tiles of the theater; their numbers add up.'],
  '7.1.2': [
    'Symbols of tiles',
    'The side that leads on victory points goes first. Debt: the opponent takes a point of Debt. A crossed flag lowers an opposing flag of the theater’s Region without a Conflict marker, if possible none that would isolate others. A Fort and ship damage an opposing Fort or drive a Squadron off. They must be used if they can be.',
  ],
  '7.1.3': [
    'Bonus strength',
    'Each theater has its own list: +1 for each Alliance space of its countries that shows this war, for each undamaged Fort, each Squadron in its Region, each Conflict marker under an opposing flag, and for a revealed Ministry with its keyword.',
  ],
  '7.1.4': [
    'Who wins a theater',
    'Tiles and bonuses together: the higher total wins, by the difference. A tie gives nobody anything.',
  ],
  '7.2': [
    'Spoils',
    'By the margin: victory points and Conquest Points for the winner, sometimes an opposing flag to be lowered; Treaty Points for the loser.',
  ],
  '7.2.1': [
    'Conquest Points',
    'They must be spent at once, 1 for each space, in the theater’s Region or on its list of further Territories. As long as there is a target you cannot stop; only what cannot be spent is lost. Political spaces cannot be conquered.',
  ],
  '7.2.1.1': [
    'Conquering Forts, Markets and seas',
    'Any in the theater’s Region, without connection. A damaged Fort stays damaged. A sea is taken by a Squadron from the Navy Box or from the same Region, each once a war.',
  ],
  '7.2.1.2': [
    'Conquering Territories',
    'If it has Conquest Lines, you must control a Fort, Squadron or Territory at the other end of one. Its owner may refuse. A Territory with a Huguenots marker costs 1 more.',
  ],
  '7.2.2': [
    'Refusing to yield',
    'The owner of a Territory may keep it by giving the conqueror victory points: 3 the first time in a war, 5 the second, and no third. The Conquest Point is lost, and that Territory is safe for the rest of this war.',
  ],
  '7.3': [
    'Special results',
    'Jacobites: a French win in the second rebellion restores them as a third French Ministry; a clear British win, or the Papacy–Hanover Negotiations, ends their story.\nAtlantic Dominance gives strength for the war in America and costs the loser Squadrons.\nThe Antilles War costs the loser Squadrons too, after the Conquest Points are spent.\nIndependence: France raises flags of the United States and may clear Forts of the Northern Colonies; Markets cut off thereby lose their flags.',
  ],
  '7.4': [
    'Victory after a war',
    'Who has won every theater with the highest gain wins the game. Else the marker is looked at as after a peace turn.',
  ],
  '7.5': [
    'After the war',
    'Basic tiles go back to the pool, Bonus tiles of this war leave the game. Conflict markers that gave strength are removed.',
  ],
  '7.6': [
    'The next war',
    'A Basic War Tile by chance goes to each theater for both sides. In their first round of turn 4 both get free Bonus War Tiles: as many as they had in the Austrian Succession, three at most.',
  ],
  '10.0': [
    'The United States',
    'Where their flag flies nobody else can raise one, and it cannot be conquered. On turn 6 their two Political spaces are open to both and count for Prestige. In the final scoring their flags count as French.',
  ],
  '11.0': [
    'Final scoring',
    'More Prestige spaces: 2 victory points. More Available Debt: 1 for each full 2 points of difference, 4 at most. For each of the six goods, more Markets: 1. Each of your flags on a Territory of the other’s color: 2.\nFrance wins at 16 or more, Britain at 14 or less; at 15 more Available Debt decides, then Britain wins.',
  ],
  '12.1': [
    'Option: the Spanish Empire',
    'Spain holds Havana, Santiago and Puerto Príncipe at first. Its flags belong to neither side and are lowered for 1 point. Whoever conquers a Spanish Territory that nobody held lets the opponent shift a space of Spain for free after that theater.',
  ],
  '12.2': [
    'Option: military planning',
    'A Military Upgrade may swap two Basic War Tiles on the display instead; and the Basic tiles for a war may be looked at first and then laid out at will. Either can be chosen alone.',
  ],
  '12.3': ['Option: tougher Forts', 'To conquer a Fort you need a Conquest Line, as for a Territory.'],
} as const satisfies HelpPages;
