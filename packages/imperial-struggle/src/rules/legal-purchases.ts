import { controls, has, isOpen } from '../control.js';
import { connected, isFort, isMarket, isNaval, isTerritory, NAVAL, type Space } from '../map.js';
import { IRELAND, SCOTLAND } from '../ministries/minor.js';
import { flagOf, NOBODY, type Position, type Round } from '../position.js';
import { other } from '../sides.js';
import type { PlannedPurchase } from './purchase-kinds.js';

/** Which acts the map allows, whatever they cost. */

/** 5.4.1, R22: beside an own Territory, Fort or sea, or an own Market held since the round began, unisolated and calm. */
export function reachesMarket(g: Position, { side, isolated, flags, changed }: Round, space: Space): boolean {
  const flag = flagOf(side);
  return connected(space).some((near) => {
    if (g.flags[near] !== flag) return false;
    if (isTerritory(near) || isFort(near) || isNaval(near)) return true;
    return isMarket(near) && flags[near] === flag && !changed[near] && !isolated[near] && g.conflicts[near] === 0;
  });
}

/** A shift raises a flag on an empty space or lowers another's (3.2.8); a Political space needs no connection (5.5.1). */
export function shiftAt(g: Position, round: Round, space: Space): PlannedPurchase | undefined {
  if (has(g, space, round.side) || !isOpen(g, space)) return undefined;
  if (isMarket(space) && !reachesMarket(g, round, space)) return undefined;
  return {
    kind: 'shift',
    type: isMarket(space) ? 'economic' : 'diplomatic',
    space,
    hostile: g.flags[space] !== NOBODY,
  };
}

/** 5.6.3, R5: beside an own calm Market, sea or Territory, at the beginning of the round and now. */
export function mayBuildBeside(g: Position, { side, flags, conflicts }: Round, fort: Space): boolean {
  const flag = flagOf(side);
  return connected(fort).some(
    (near) => !isFort(near) && flags[near] === flag && conflicts[near] === 0 && controls(g, near, side),
  );
}

/** 5.6.4, R5: beside an own sea or calm Market, now. */
export const maySeizeBeside = (g: Position, { side }: Round, fort: Space): boolean =>
  connected(fort).some((near) => (isNaval(near) || isMarket(near)) && controls(g, near, side));

/** 5.6.3-4. */
export function fortPurchase(g: Position, round: Round, fort: Space): PlannedPurchase | undefined {
  const act = (kind: PlannedPurchase['kind'], hostile = false): PlannedPurchase => ({
    kind,
    type: 'military',
    space: fort,
    hostile,
  });
  if (g.flags[fort] === NOBODY) return mayBuildBeside(g, round, fort) ? act('build') : undefined;
  if (g.damaged[fort] === 0) return undefined;
  if (has(g, fort, round.side)) return act('repair');
  return maySeizeBeside(g, round, fort) ? act('seize', true) : undefined;
}

/** 5.6.6: a Squadron in the Navy Box or at sea, each once a round. */
export const hasSquadronReady = (g: Position, { side, deployed }: Round): boolean =>
  g.navyBox[side] > 0 || NAVAL.some((sea) => has(g, sea, side) && !deployed.includes(sea));

export function deployAt(g: Position, round: Round, sea: Space): PlannedPurchase | undefined {
  if (has(g, sea, round.side) || !hasSquadronReady(g, round)) return undefined;
  return { kind: 'deploy', type: 'military', space: sea, hostile: has(g, sea, other(round.side)) };
}

/** 5.6.2: any marker on the map (R57). */
const calmAt = (g: Position, space: Space): PlannedPurchase | undefined =>
  g.conflicts[space] > 0 ? { kind: 'calm', type: 'military', space, hostile: false } : undefined;

/** Ministry 4, R56: in the round it names, Scotland and Ireland can be had for Military points. */
export const RISING = [...SCOTLAND, ...IRELAND];
export const mayRise = (round: Round, space: Space): boolean =>
  round.effects.includes('uprising') && RISING.includes(space);

/** Every act at a space, by types of points there are. */
export function purchasesAt(g: Position, round: Round, space: Space): PlannedPurchase[] {
  const acts: PlannedPurchase[] = [];
  const add = (act: PlannedPurchase | undefined): void => {
    if (act) acts.push(act);
  };
  if (isMarket(space) || !(isFort(space) || isNaval(space) || isTerritory(space))) {
    const shift = shiftAt(g, round, space);
    add(shift);
    if (shift && mayRise(round, space)) add({ ...shift, kind: 'uprising', type: 'military' });
    add(calmAt(g, space));
  } else if (isFort(space)) add(fortPurchase(g, round, space));
  else if (isNaval(space)) add(deployAt(g, round, space));
  return acts;
}
