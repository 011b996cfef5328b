import type { Faction } from './factions.js';
import type { Position } from './position.js';
import { factionRef } from './references.js';
import { log } from './text.js';

/** Resources and aid (1.7). */
export const MAX_RESOURCES = 99;
export const MAX_AID = 29;

/** Adds resources, or takes them down to 0, and logs it. Returns the actual change. */
export function gain(g: Position, faction: Faction, amount: number): number {
  const before = g.resources[faction];
  const after = Math.max(0, Math.min(MAX_RESOURCES, before + amount));
  if (after === before) return 0;
  g.resources[faction] = after;
  const n = Math.abs(after - before);
  log(g, after > before ? 'log.gain' : 'log.lose', { faction: factionRef(faction), n, now: after });
  return after - before;
}

/** Moves resources from one faction to another; stops when the giver has none left (4.3.3). */
export function transfer(g: Position, from: Faction, to: Faction, amount: number): number {
  const moved = Math.min(amount, g.resources[from], MAX_RESOURCES - g.resources[to]);
  if (moved <= 0) return 0;
  g.resources[from] -= moved;
  g.resources[to] += moved;
  log(g, 'log.transfer', { from: factionRef(from), to: factionRef(to), n: moved });
  return moved;
}

/** Costs are checked before they are offered: paying never fails. */
export function pay(g: Position, faction: Faction, amount: number): void {
  if (amount === 0) return;
  g.resources[faction] -= amount;
  log(g, 'log.pay', { faction: factionRef(faction), n: amount, now: g.resources[faction] });
}

/** Returns the actual change. */
export function changeAid(g: Position, amount: number): number {
  const before = g.aid;
  g.aid = Math.max(0, Math.min(MAX_AID, before + amount));
  if (g.aid !== before) log(g, 'log.aid', { n: g.aid - before, now: g.aid });
  return g.aid - before;
}
