import { type Result, tell } from '@sandtable/kernel';
import { seatOf } from '../ask.js';
import { type ByFaction, FACTIONS, type Faction } from '../factions.js';
import { onMap } from '../forces.js';
import { BASE } from '../pieces.js';
import type { Position } from '../position.js';
import { factionRef } from '../references.js';
import { oppositionPlusBases, totalSupport } from '../support.js';

/** Victory (7.0). A condition is met when its margin is above 0 (7.2-7.3). */
const SUPPORT_NEEDED = 60;
const OPPOSITION_NEEDED = 25;
const CARTELS_BASES_NEEDED = 10;
const CARTELS_RESOURCES_NEEDED = 40;

export function margin(g: Position, faction: Faction): number {
  switch (faction) {
    case 'government':
      return totalSupport(g) - SUPPORT_NEEDED;
    case 'farc':
      return oppositionPlusBases(g) - OPPOSITION_NEEDED;
    case 'auc':
      return onMap(g, BASE.auc) - onMap(g, BASE.farc);
    case 'cartels':
      return Math.min(onMap(g, BASE.cartels) - CARTELS_BASES_NEEDED, g.resources.cartels - CARTELS_RESOURCES_NEEDED);
  }
}

export const margins = (g: Position): ByFaction<number> => ({
  government: margin(g, 'government'),
  farc: margin(g, 'farc'),
  auc: margin(g, 'auc'),
  cartels: margin(g, 'cartels'),
});

/** 7.1: who ranks above whom at equal margins. */
const TIE_ORDER: readonly Faction[] = ['cartels', 'auc', 'farc', 'government'];

/** A player stands by its factions' lowest margin (1.5); with one faction each, by that faction's. */
interface Standing {
  readonly seat: string;
  readonly margin: number;
  readonly faction: Faction;
}

function standings(g: Position): Standing[] {
  const bySeat = new Map<string, Standing>();
  for (const faction of FACTIONS) {
    const seat = seatOf(g, faction);
    const own: Standing = { seat, margin: margin(g, faction), faction };
    const before = bySeat.get(seat);
    if (!before || own.margin < before.margin) bySeat.set(seat, own);
  }
  const tie = (s: Standing) => TIE_ORDER.indexOf(s.faction);
  return [...bySeat.values()].sort((a, b) => b.margin - a.margin || tie(a) - tie(b));
}

/** 6.1: has any player met the conditions of all its factions? */
export const someoneWins = (g: Position): boolean => standings(g).some((s) => s.margin > 0);

/** 7.1, 7.3: ranking by margin, whether or not a condition was met. */
export function rank(g: Position, reason: 'victory' | 'final'): Result {
  const all = margins(g);
  for (const faction of FACTIONS) tell(g, 'log.margin', { faction: factionRef(faction), n: all[faction] });
  const ranking = standings(g).map((s, index) => ({ seat: s.seat, place: index + 1, score: s.margin }));
  tell(g, `log.end.${reason}`, { faction: `faction:${ranking[0].seat}` });
  return { ranking, reason: { key: `result.${reason}`, params: { faction: `faction:${ranking[0].seat}` } } };
}
