import type { BotAnswer } from '@sandtable/kernel';
import { bases, count, guerrillas } from '../forces.js';
import { isCity, isDepartment, isLoc, population, type Space } from '../map.js';
import { POLICE } from '../pieces.js';
import type { Position } from '../position.js';
import { factionRef } from '../references.js';
import { shipmentsIn } from '../shipments.js';
import { ACTIVE_OPPOSITION, level } from '../support.js';
import { isSabotaged } from '../terror.js';
import { answer, type BotContext, firstOf, openSpaces, type WantedSpaces, wantedSpaces } from './bot-context.js';

/** 8.7.4 Terror by FARC, with its Kidnap. */

const KIDNAP_SPACES = 3;

/** Could Kidnap take anything here? On LoCs and in cities from the Government, in departments from the cartels' bases. */
function yieldsRansom(g: Position, space: Space): boolean {
  if (guerrillas(g, space, 'farc') <= count(g, space, POLICE)) return false;
  if (!isDepartment(space)) return g.resources.government > 0;
  return bases(g, space, 'cartels') > 0 && (g.resources.cartels > 0 || shipmentsIn(g, space, 'cartels').length > 0);
}

export function nextTerror(m: BotContext): WantedSpaces | undefined {
  const { g } = m;
  // 8.3: no Sabotage on a LoC that is already Sabotaged.
  const open = openSpaces(m).filter((s) => !isLoc(s) || !isSabotaged(g, s));
  const ransoms = (m.x?.selected ?? []).filter((s) => yieldsRansom(g, s)).length;
  const ransom = ransoms < KIDNAP_SPACES ? open.filter((s) => yieldsRansom(g, s)) : [];
  const people = open.filter((s) => population(s) > 0 && level(g, s) !== ACTIVE_OPPOSITION);
  return firstOf([
    () => wantedSpaces(open.filter(isLoc), '8.7.4', 'farc.terror.loc'),
    () => wantedSpaces(ransom, '8.7.4', 'farc.terror.ransom'),
    () => wantedSpaces(people, '8.7.4', 'farc.terror.people'),
  ]);
}

export function nextKidnap({ g, x }: BotContext): WantedSpaces | undefined {
  const open = (x?.selected ?? []).filter((s) => !x?.specialSpaces.includes(s) && yieldsRansom(g, s));
  return firstOf([
    () => wantedSpaces(open.filter(isLoc), '8.7.4', 'farc.kidnap.loc'),
    () => wantedSpaces(open.filter(isCity), '8.7.4', 'farc.kidnap.city'),
    () => wantedSpaces(open, '8.7.4', 'farc.kidnap.cartels'),
  ]);
}

/** In a city it kidnaps from the Government, even if cartels are there. */
export const kidnapVictim = (): BotAnswer => answer(factionRef('government'), '8.7.4', 'farc.kidnap.city');
