import type { HelpPages } from '@sandtable/kernel';

/** Chapter 1. */
export const introduction = {
  '1.3.6': [
    'Adjacent spaces',
    'Two spaces are adjacent if they touch. A LoC between two Departments does not part them, and all spaces that meet at a Town are adjacent to one another; the Town itself is not a space. Look at a space to see its neighbors.',
  ],
  '1.4.1': [
    'Available Forces, and removing your own pieces',
    'Only Available pieces can be placed. If none of a kind is left, nothing is placed, and a piece that should be replaced is just removed.\nWhile you carry out an Operation, Special Activity or Event you may remove your own pieces from the map, for example to place them again, Underground, where you need them. Before an Operation has begun you cannot remove a piece it needs.\nIf you target a Faction in a space, you must affect as many of its pieces as you can.',
  ],
  '1.4.2': [
    'Stacking',
    'A City or Department holds at most 2 Bases, of all Factions together. LoCs hold none. Government pieces may not enter a FARC Zone. Troops, Police and Guerrillas have no other limit, except in Ecuador, once an Event has opened it: 2 pieces per Faction.',
  ],
  '1.4.3': [
    'Underground and Active',
    'A Guerrilla is Underground (hidden) or Active (visible). New ones are always placed Underground.\nSweep and Patrol Activate them, and so do their own Attack, Terror and Extort, and a March into a watched space (3.3.2). Assault and Air Strike affect only Active ones.\nAll flip Underground at the end of a Propaganda Round, or by a Rally at one of their own Bases.',
  ],
  '1.5': [
    'Players and Factions',
    'Each of the four Factions fights for itself; all others are its enemies.\nWith fewer people, Non-player Factions follow the rules’ own priorities (8), or two or three players share the four Factions: then a player wins only if all of their Factions do, and their lowest margin counts.',
  ],
  '1.5.1': [
    'Deals',
    'You may promise anything, and nobody need keep a promise. Only Resources and Shipments can actually change hands, only to or from the acting Faction, and the giver must agree. Two Factions of the same player give each other nothing.',
  ],
  '1.6': [
    'Support and Opposition',
    'Each populated space is at one of five levels: Active Support, Passive Support, Neutral, Passive Opposition, Active Opposition.\nPassive counts the Population once, Active twice. A City of 8 at Active Support is worth 16 to the Government.\nLoCs and Departments of Population 0 are always Neutral and count for no one.',
  ],
  '1.7': [
    'Resources, Aid and transfers',
    'Operations are paid for with Resources (99 at most). Aid (29 at most) is not money yet: it is added to the Government’s Resources in a Propaganda Round, unless Samper is president.\nAnother player may give you Resources while you act, or you may give some away; you must keep enough for the Operation you are beginning. Non-players accept gifts but give nothing.',
  ],
} as const satisfies HelpPages;
