import type { HelpPages } from '@sandtable/kernel';

/** Chapter 1. */
export const introduction = {
  '1.3.6': [
    'Adjacent spaces',
    'Two spaces are adjacent if they touch. A LoC between two Departments does not part them, and all spaces that meet at a Town are adjacent to one another; the Town itself is not a space. Look at a space to see its neighbors.',
  ],
  '1.4.1': [
    'Available Forces, and taking back own pieces',
    'Only pieces that stand in the Available Forces can be placed. If none of a kind is left, nothing is placed, and what should be replaced is only removed.\nWhile you carry out an Operation, Special Activity or Event you may take own pieces off the map, for example to place them again where you need them, hidden. Before an Operation has begun you cannot take away the piece it would need.\nIf you target a Faction in a space, you must hit as many of its pieces as you can.',
  ],
  '1.4.2': [
    'How many fit in',
    'A City or Department holds at most 2 Bases, of all Factions together. LoCs hold none. Government pieces may not enter a FARC Zone. Troops, Police and Guerrillas have no other limit, except in Ecuador, once an Event has opened it: 2 pieces a Faction.',
  ],
  '1.4.3': [
    'Underground and Active',
    'A Guerrilla is Underground (hidden) or Active (seen). New ones always arrive Underground.\nSweep and Patrol turn them Active, and so do their own Attack, Terror and Extort, and a March under watchful eyes (3.3.2); Assault and Air Strike can hit Active ones only.\nAll hide again at the end of a Propaganda Round, or by a Rally at an own Base.',
  ],
  '1.5': [
    'Players and Factions',
    'Each of the four Factions fights for itself; all others are its enemies.\nWith fewer people, Non-player Factions follow the rules’ own priorities (8), or two or three players share the four Factions: then a player wins only with all of them, and stands by the worst of their margins.',
  ],
  '1.5.1': [
    'Deals',
    'You may promise anything, and nobody need keep a promise. What really can change hands is Resources and Shipments, only to or from the Faction that is acting, and what you ask for needs the giver’s consent. Two Factions of the same player give each other nothing.',
  ],
  '1.6': [
    'Support and Opposition',
    'Each space where people live stands at one of five levels: Active Support, Passive Support, Neutral, Passive Opposition, Active Opposition.\nPassive counts the Population once, Active twice. A City of 8 at Active Support is worth 16 to the Government.\nLoCs and Departments without people are always Neutral and count for nobody.',
  ],
  '1.7': [
    'Resources, Aid and transfers',
    'Operations are paid in Resources, 99 at most. Aid (29 at most) is not money yet: it is added to the Government’s Resources in a Propaganda Round, unless Samper is president.\nAnother player may give you Resources while you act, or you may give some away; you must keep enough for the Operation you are beginning. Non-players accept gifts but give nothing.',
  ],
} as const satisfies HelpPages;
