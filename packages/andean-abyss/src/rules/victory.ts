import type { Message, Result } from '@sandtable/kernel';
import { seatOf } from '../ask.js';
import { type ByFaction, FACTIONS, type Faction } from '../factions.js';
import { onMap } from '../forces.js';
import { BASE } from '../pieces.js';
import { isNonplayer, type Position, playedFactions } from '../position.js';
import { factionRef } from '../references.js';
import { oppositionPlusBases, totalSupport } from '../support.js';
import { log, text } from '../text.js';

/** Victory (7.0). A condition is met when its margin is above 0 (7.2-7.3). */
export const SUPPORT_NEEDED = 60;
export const OPPOSITION_NEEDED = 25;
export const CARTELS_BASES_NEEDED = 10;
export const CARTELS_RESOURCES_NEEDED = 40;

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

/** 7.1: the ranking at equal margins; non-players come before all players. */
const TIE_ORDER: readonly Faction[] = ['cartels', 'auc', 'farc', 'government'];

/** A player's margin is the lowest of its factions' margins (1.5). */
interface SeatMargin {
  readonly seat: string;
  readonly margin: number;
  readonly faction: Faction;
  readonly nonplayer: boolean;
}

function seatMargins(g: Position): SeatMargin[] {
  const bySeat = new Map<string, SeatMargin>();
  for (const faction of FACTIONS) {
    const seat = seatOf(g, faction);
    const own: SeatMargin = { seat, margin: margin(g, faction), faction, nonplayer: isNonplayer(g, faction) };
    const before = bySeat.get(seat);
    if (!before || own.margin < before.margin) bySeat.set(seat, own);
  }
  const tie = (s: SeatMargin) => TIE_ORDER.indexOf(s.faction) - (s.nonplayer ? TIE_ORDER.length : 0);
  return [...bySeat.values()].sort((a, b) => b.margin - a.margin || tie(a) - tie(b));
}

/** 8.8: a lone player never wins in the Victory phase. */
export const isSolo = (g: Position): boolean => playedFactions(g) === 1;

/** 6.1: the result, if a non-player has met its condition, or else any player those of all its factions. */
export function victory(g: Position): Result | undefined {
  const passed = seatMargins(g).filter((s) => s.margin > 0 && (s.nonplayer || !isSolo(g)));
  if (passed.length === 0) return undefined;
  return passed.some((s) => s.nonplayer) ? nonplayerVictory(g) : rank(g, 'victory');
}

/** 7.1: all players lose alike to a non-player that meets its condition. */
function nonplayerVictory(g: Position): Result {
  const all = seatMargins(g);
  const nonplayers = all.filter((s) => s.nonplayer);
  const players = all.filter((s) => !s.nonplayer);
  const ranking = [...nonplayers, ...players].map((s, index) => ({
    seat: s.seat,
    place: Math.min(index, nonplayers.length) + 1,
    score: s.margin,
  }));
  const params = { faction: factionRef(nonplayers[0].faction) };
  log(g, 'log.end.nonplayer', params);
  return { ranking, reason: text('result.nonplayer', params) };
}

/** 7.1, 7.3: ranking by margin, whether or not a condition was met. */
export function rank(g: Position, reason: 'victory' | 'final'): Result {
  // The Victory phase has just logged them.
  if (reason === 'final') logMargins(g);
  const all = seatMargins(g);
  const ranking = all.map((s, index) => ({ seat: s.seat, place: index + 1, score: s.margin }));
  if (isSolo(g)) return { ranking, reason: success(g) };
  log(g, `log.end.${reason}`, { faction: `faction:${ranking[0].seat}` });
  return { ranking, reason: text(`result.${reason}`, { faction: `faction:${ranking[0].seat}` }) };
}

/** Where everybody stands. */
export function logMargins(g: Position): void {
  const all = margins(g);
  for (const faction of FACTIONS) log(g, 'log.margin', { faction: factionRef(faction), n: all[faction] });
}

/** 8.8: how far a lone Government is above the best non-player, at the least. */
const DEGREES = [
  { least: 9, degree: 'triumph' },
  { least: 4, degree: 'progress' },
  { least: 1, degree: 'stalemate' },
] as const;

export const degreeOfSuccess = (lead: number): 'triumph' | 'progress' | 'stalemate' | 'failure' =>
  DEGREES.find(({ least }) => lead >= least)?.degree ?? 'failure';

/** 8.8: how far a lone Government is above the best non-player. */
export const soloLead = (g: Position): number =>
  margin(g, 'government') - Math.max(...FACTIONS.filter((f) => isNonplayer(g, f)).map((f) => margin(g, f)));

function success(g: Position): Message {
  const lead = soloLead(g);
  const params = { degree: `degree:${degreeOfSuccess(lead)}`, n: lead };
  log(g, 'log.end.solo', params);
  return text('result.solo', params);
}
