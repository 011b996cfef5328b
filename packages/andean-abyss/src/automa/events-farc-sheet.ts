import type { BotAnswer } from '@sandtable/kernel';
import { TERROR_MARKERS } from '../data/deployment.js';
import type { Insurgent } from '../factions.js';
import { bases, cubes, guerrillas, placeable, strength } from '../forces.js';
import { ALL_SPACES, isLoc, type Space } from '../map.js';
import { BASE } from '../pieces.js';
import { factionRef } from '../references.js';
import { ACTIVE_OPPOSITION, isSupport, level, NEUTRAL } from '../support.js';
import { isSabotaged, markersOut } from '../terror.js';
import { answer, type BotContext, type InSpace, offers } from './bot-context.js';
import { ambushSpace, among, type Sheet } from './events-sheet.js';

/** Instructions for the events with the FARC symbol leftmost (8.4.4). */
export const FARC_SHEET: Sheet = {
  // General Offensive
  19: { 'event.operation': (_, m) => offensive(m) },
  // Mono Jojoy: the March goes by 8.7.2; then guerrillas that guard a base against cubes go underground first.
  20: { 'event.flip': (_, m) => among(m, (s) => bases(m.g, s, 'farc') > 0 && cubes(m.g, s) > 0, 'event.20') },
  // Raúl Reyes
  21: { 'event.place': (_, m) => among(m, (s) => guerrillas(m.g, s, 'farc') > 0 && isSupport(m.g, s), 'event.21') },
  // Kill Zone: two Ambushes, so up to 4 pieces are removed.
  29: { 'event.faction': (_, m) => ambusher(m), 'event.space': ambushSpace(4) },
  // Airdropped AKs
  34: { 'event.department': (_, m) => among(m, (s) => placeable(m.g, s, BASE[m.faction]) > 0, 'event.34') },
};

/** Terror where it shifts a level or places Sabotage, by FARC wherever there is no active opposition yet; otherwise Attack. */
function offensive(m: InSpace): BotAnswer | undefined {
  const { space } = m.params;
  if (offers(m, 'terror') && terrorCounts(m, space)) return answer('terror', '8.4.4', 'event.19.terror');
  return offers(m, 'attack') ? answer('attack', '8.4.4', 'event.19.attack') : undefined;
}

function terrorCounts({ g, faction }: BotContext, space: Space): boolean {
  if (isLoc(space)) return !isSabotaged(g, space) && markersOut(g) < TERROR_MARKERS;
  return faction === 'farc' ? level(g, space) !== ACTIVE_OPPOSITION : level(g, space) !== NEUTRAL;
}

/** FARC and AUC name themselves by the general rules; the cartels name AUC if it can hit FARC, else FARC against AUC. */
function ambusher({ g, faction }: BotContext): BotAnswer | undefined {
  if (faction !== 'cartels') return undefined;
  const canHit = (by: Insurgent, other: Insurgent) =>
    ALL_SPACES.some((space) => guerrillas(g, space, by) > 0 && strength(g, space, other) > 0);
  if (canHit('auc', 'farc')) return answer(factionRef('auc'), '8.4.4', 'event.29');
  return canHit('farc', 'auc') ? answer(factionRef('farc'), '8.4.4', 'event.29') : undefined;
}
