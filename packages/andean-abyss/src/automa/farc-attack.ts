import { type Faction, INSURGENTS } from '../factions.js';
import { guerrillas, strength, underground } from '../forces.js';
import { isLoc, type Space } from '../map.js';
import type { Position } from '../position.js';
import { attackSpaces } from '../rules/operations/attack-spaces.js';
import { ATTACK_COST } from '../rules/operations/costs.js';
import { type BotContext, firstOf, openSpaces, type WantedSpaces, wantedSpaces } from './bot-context.js';
import { ATTACK_REMOVALS, yieldsShipment } from './guidelines.js';

/** 8.7.3 Attack by FARC, with its Ambush. */

/** The factions it targets, after shipments that it could capture. */
export const TARGETS: readonly Faction[] = ['auc', 'government', 'cartels'];
/** This many guerrillas attack wherever there is an enemy. */
const MANY = 3;

const isStrong = (g: Position, space: Space): boolean => guerrillas(g, space, 'farc') >= MANY;
const isReady = (g: Position, space: Space): boolean => underground(g, space, 'farc') > 0;

export function nextAttack(m: BotContext): WantedSpaces | undefined {
  const { g } = m;
  const open = openSpaces(m);
  const strong = open.filter((s) => isStrong(g, s));
  const ready = hasFurther(m) ? [] : open.filter((s) => isReady(g, s));
  const onLand = ready.filter((s) => !isLoc(s));
  return firstOf([
    () => wantedSpaces(strong, '8.7.3', 'farc.attack.many'),
    () => wantedSpaces(onLand, '8.7.3', 'farc.attack.hidden'),
    () => wantedSpaces(ready, '8.7.3', 'farc.attack.loc'),
  ]);
}

/**
 * Has this Attack already selected its one further space? That space has the fewest guerrillas, so the Ambush is there;
 * if the Ambush was elsewhere, there is no such space. Without an Ambush, all its guerrillas except a recruit are active.
 */
const hasFurther = ({ g, x }: BotContext): boolean =>
  x !== undefined &&
  (x.special === 'ambush' || x.selected.some((s) => guerrillas(g, s, 'farc') - underground(g, s, 'farc') < MANY));

/** Ambush: the fewest guerrillas, then by what it would target. */
const ambushRank = (g: Position, space: Space): number =>
  guerrillas(g, space, 'farc') * (TARGETS.length + 1) + targetRank(g, space);

function targetRank(g: Position, space: Space): number {
  if (INSURGENTS.some((f) => yieldsShipment(g, space, f, ATTACK_REMOVALS, 'farc'))) return 0;
  return 1 + TARGETS.findIndex((f) => strength(g, space, f) > 0);
}

/** Asked before the Attack here: is there a better space for the Ambush among those it will still go to? */
export function ambushes({ g, x }: BotContext, space: Space): boolean {
  if (!isStrong(g, space)) return true;
  const toCome = attackSpaces(g, 'farc').filter((s) => !x?.selected.includes(s));
  const strong = toCome.filter((s) => isStrong(g, s));
  const payable = x?.free ? toCome.length : Math.floor(g.resources.farc / ATTACK_COST);
  if (payable === 0) return true;
  if (payable > strong.length && toCome.some((s) => !isStrong(g, s) && isReady(g, s))) return false;
  return strong.every((s) => !isReady(g, s) || ambushRank(g, space) <= ambushRank(g, s));
}
