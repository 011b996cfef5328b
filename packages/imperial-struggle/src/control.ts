import { ADVANTAGE_IDS, ADVANTAGES } from './data/advantages.js';
import {
  ALL_SPACES,
  connected,
  factsOf,
  isFort,
  isMarket,
  isNaval,
  isTerritory,
  MARKETS,
  type Space,
  spaceOf,
} from './map.js';
import { DEAR_CONFLICT, eraOf, flagOf, NOBODY, type Position, sideOf, USA } from './position.js';
import { advantageRef, spaceRef } from './references.js';
import type { Side } from './sides.js';
import { log } from './text.js';

/** Flags, Squadrons and what they control (3.2.7), Advantages (8.1). */

export const has = (g: Position, space: Space, side: Side): boolean => g.flags[space] === flagOf(side);
/** 3.8: a Conflict marker suspends control. */
export const controls = (g: Position, space: Space, side: Side): boolean =>
  g.flags[space] === flagOf(side) && g.conflicts[space] === 0;

/** Some spaces open with an era; those of the United States open on turn 6 with a US flag (10.0). */
export const isOpen = (g: Position, space: Space): boolean => {
  const { opens } = factsOf(space);
  if (opens === undefined) return true;
  if (opens === 'united-states') return g.turn === 6 && g.flags.includes(USA);
  return eraOf(g.turn) === 'revolution' || (opens === 'empire' && eraOf(g.turn) === 'empire');
};

/** Every change of a flag goes through here, so that Conflict markers (3.8.2), Advantages (8.1) and the round follow. */
function setFlag(g: Position, space: Space, flag: number): void {
  if (g.flags[space] === flag) return;
  g.flags[space] = flag;
  if (g.round) g.round.changed[space] = true;
  g.conflicts[space] = 0;
  settleAdvantages(g, space);
}

/** 3.2.8: a flag is raised on an empty space, or replaces another where control is taken. */
export function raise(g: Position, space: Space, side: Side): void {
  log(g, 'log.flag', { space: spaceRef(space), side: `seat:${side}` });
  setFlag(g, space, flagOf(side));
  if (side !== 'britain' || !g.huguenots.some((it) => it.space === space)) return;
  g.huguenots = g.huguenots.filter((it) => it.space !== space);
  log(g, 'log.huguenots.lost', { space: spaceRef(space) });
}

/** 3.2.8: a flag is taken off; a Spanish one leaves the game (12.1). */
export function lower(g: Position, space: Space): void {
  const side = sideOf(g.flags[space]);
  log(g, 'log.unflag', { space: spaceRef(space), side: side ? `seat:${side}` : 'flag:spain' });
  setFlag(g, space, NOBODY);
}

export function raiseUsa(g: Position, space: Space): void {
  log(g, 'log.usa', { space: spaceRef(space) });
  setFlag(g, space, USA);
}

/** A Squadron arrives at sea or leaves. */
export function putSquadron(g: Position, space: Space, side: Side): void {
  setFlag(g, space, flagOf(side));
}
export function takeSquadron(g: Position, space: Space): void {
  setFlag(g, space, NOBODY);
}

/** 5.6.6: an opposing Squadron goes to the Navy Box. */
export function displace(g: Position, space: Space): void {
  const side = sideOf(g.flags[space]);
  if (!side) return;
  g.navyBox[side]++;
  log(g, 'log.displaced', { space: spaceRef(space), side: `seat:${side}` });
  takeSquadron(g, space);
}

const LINKED: readonly (readonly number[])[] = ALL_SPACES.map((space) =>
  ADVANTAGE_IDS.flatMap((id, advantage) =>
    ADVANTAGES[id].spaces.some((it) => spaceOf(it) === space) ? [advantage] : [],
  ),
);
const NEEDED: readonly (readonly Space[])[] = ADVANTAGE_IDS.map((id) => ADVANTAGES[id].spaces.map(spaceOf));
export const spacesOfAdvantage = (advantage: number): readonly Space[] => NEEDED[advantage];

/** 8.1: a tile belongs to the side that holds all its spaces until one is lost; it stays exhausted. */
function settleAdvantages(g: Position, space: Space): void {
  for (const advantage of LINKED[space]) {
    const flag = g.flags[NEEDED[advantage][0]];
    const holder = sideOf(flag) && NEEDED[advantage].every((it) => g.flags[it] === flag) ? flag : NOBODY;
    if (g.holders[advantage] === holder) continue;
    g.holders[advantage] = holder;
    g.fresh[advantage] = holder === NOBODY ? 0 : 1;
    const side = sideOf(holder);
    const named = { advantage: advantageRef(advantage) };
    if (side) log(g, 'log.advantage', { ...named, side: `seat:${side}` });
    else log(g, 'log.advantage.lost', named);
  }
}

/** Recomputes all of them, for a position file. */
export function settleAllAdvantages(g: Position): void {
  for (let advantage = 0; advantage < NEEDED.length; advantage++) {
    const flag = g.flags[NEEDED[advantage][0]];
    g.holders[advantage] = sideOf(flag) && NEEDED[advantage].every((it) => g.flags[it] === flag) ? flag : NOBODY;
  }
}

/** 3.8: one marker per space. */
export function placeConflict(g: Position, space: Space, kind: number): void {
  g.conflicts[space] = kind;
  log(g, kind === DEAR_CONFLICT ? 'log.conflict.dear' : 'log.conflict', { space: spaceRef(space) });
}
export function removeConflict(g: Position, space: Space): void {
  g.conflicts[space] = 0;
  log(g, 'log.calm', { space: spaceRef(space) });
}
export const mayHaveConflict = (g: Position, space: Space): boolean =>
  g.conflicts[space] === 0 && isOpen(g, space) && (isMarket(space) || factsOf(space).kind === 'political');

/** R23: a flagged Market adjacent to a Squadron or an undamaged Fort of its owner. */
export const isProtected = (g: Position, space: Space): boolean => {
  const flag = g.flags[space];
  if (flag === NOBODY || !isMarket(space) || !sideOf(flag)) return false;
  return connected(space).some(
    (near) => g.flags[near] === flag && (isNaval(near) || (isFort(near) && g.damaged[near] === 0)),
  );
};

/** A Market's supply ends at a Territory, a Fort (damaged too, R2) or a sea of its owner. */
const supplies = (space: Space): boolean => isTerritory(space) || isFort(space) || isNaval(space);

/** 5.4.1, R21: flagged Markets that no chain of their owner's Markets without conflict connects to supply. */
export function isolatedMarkets(g: Position): boolean[] {
  const isolated: boolean[] = Array.from({ length: g.flags.length }, () => false);
  for (const space of MARKETS) isolated[space] = g.flags[space] !== NOBODY;
  const queue: Space[] = [];
  for (const space of MARKETS) {
    if (!isolated[space]) continue;
    const flag = g.flags[space];
    if (sideOf(flag) && connected(space).some((near) => supplies(near) && g.flags[near] === flag)) {
      isolated[space] = false;
      queue.push(space);
    }
  }
  for (let space = queue.pop(); space !== undefined; space = queue.pop()) {
    // A Market in conflict is supplied but doesn't pass supply on.
    if (g.conflicts[space] > 0) continue;
    for (const near of connected(space)) {
      if (!isolated[near] || g.flags[near] !== g.flags[space]) continue;
      isolated[near] = false;
      queue.push(near);
    }
  }
  return isolated;
}

/** Would the loss of this Market's flag cut others off (R6, event 4)? */
export function wouldIsolate(g: Position, space: Space): boolean {
  const before = isolatedMarkets(g);
  const flag = g.flags[space];
  g.flags[space] = NOBODY;
  const after = isolatedMarkets(g);
  g.flags[space] = flag;
  return MARKETS.some((it) => it !== space && after[it] && !before[it]);
}
