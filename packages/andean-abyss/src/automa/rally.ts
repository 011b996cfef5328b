import { type BotAnswer, DONE } from '@sandtable/kernel';
import type { Insurgent } from '../factions.js';
import { active, bases, cubes, placeable } from '../forces.js';
import { CITIES_AND_DEPARTMENTS, type Space } from '../map.js';
import { UNDERGROUND } from '../pieces.js';
import type { Position } from '../position.js';
import { canRallyBase, rallyLegal } from '../rules/operations/rally-spaces.js';
import { answer, anything, type BotContext, type Handlers, type InSpace, offers } from './bot-context.js';
import { freeGuerrillas } from './guidelines.js';

/** What the three flowcharts share of Rally (8.5.1, 8.6.1, 8.7.1): first bases, then hiding, then new guerrillas. */

const GUERRILLAS_FOR_BASE = 2;

/** Do 2 guerrillas without shipments become a base here? */
export function makesBase(g: Position, faction: Insurgent, space: Space): boolean {
  const free = freeGuerrillas(g, space, faction);
  return free.underground + free.active >= GUERRILLAS_FOR_BASE && canRallyBase(g, faction, space);
}

/** Do guerrillas go underground here? That needs an active one, a base of the faction, and cubes. */
export const hides = (g: Position, faction: Insurgent, space: Space): boolean =>
  active(g, space, faction) > 0 && bases(g, space, faction) > 0 && cubes(g, space) > 0;

/** Can a guerrilla be placed here? */
export const places = (g: Position, faction: Insurgent, space: Space): boolean =>
  placeable(g, space, UNDERGROUND[faction]) > 0;

/** Spaces of this kind in which the faction may still Rally. */
export const rallyable = (m: BotContext, wanted: (g: Position, faction: Insurgent, space: Space) => boolean): Space[] =>
  CITIES_AND_DEPARTMENTS.filter(
    (space) => rallyLegal(m.g, m.faction, space) && !m.x?.selected.includes(space) && wanted(m.g, m.faction, space),
  );

/** Could a Rally place a base anywhere? The tests that lead to Rally need this. */
export const canMakeBase = (m: BotContext): boolean => rallyable(m, makesBase).length > 0;

/**
 * The answers that Rally needs once its space is chosen. The same pieces that made it choose the space decide what it
 * does there. With `mayHide` false, guerrillas don't go underground (Elite Backing, 8.6.1).
 */
export const rallyDetails = (rule: string, mayHide: (m: BotContext) => boolean = () => true): Handlers => ({
  'rally.way': (m) => rallyWay(m, rule, mayHide(m)),
  // A Rally that turns guerrillas underground moves no others there.
  'rally.gather': () => answer(DONE, rule, 'rally.hide'),
});

function rallyWay(m: InSpace, rule: string, mayHide: boolean): BotAnswer {
  const { space } = m.params;
  if (makesBase(m.g, m.faction, space) && offers(m, 'base')) return answer('base', rule, 'rally.base');
  if (mayHide && hides(m.g, m.faction, space) && offers(m, 'gather')) return answer('gather', rule, 'rally.hide');
  const placing = ['guerrillas', 'guerrilla'].find((way) => offers(m, way));
  if (placing) return answer(placing, rule, 'rally.place');
  // The special activity comes after the Rally, never instead of it.
  const rest = ['gather', DONE].find((way) => offers(m, way));
  return rest ? answer(rest, rule, 'rally.gather') : anything(m);
}
