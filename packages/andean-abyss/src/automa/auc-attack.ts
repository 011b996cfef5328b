import { INSURGENTS } from '../factions.js';
import { guerrillas, strength, underground } from '../forces.js';
import { ALL_SPACES, type Space } from '../map.js';
import type { Position } from '../position.js';
import { mayTake } from '../rules/execution.js';
import { mayAmbush } from '../rules/special/ambush.js';
import { type BotContext, openSpaces, type WantedSpaces, wantedSpaces } from './bot-context.js';
import { ATTACK_REMOVALS, yieldsShipment } from './guidelines.js';

/** Attack and Ambush of the non-player AUC (8.6.3). */

const MAX_SPACES = 3;
/** This many guerrillas attack even if none of them is underground. */
const ENOUGH = 3;

const ENEMIES = INSURGENTS.filter((faction) => faction !== 'auc');

/** The target of an Attack here: a shipment to capture (0), FARC (1), the Government (2); the cartels only for a shipment. */
function aim(g: Position, space: Space): number | undefined {
  if (ENEMIES.some((owner) => yieldsShipment(g, space, owner, ATTACK_REMOVALS, 'auc'))) return 0;
  if (strength(g, space, 'farc') > 0) return 1;
  return strength(g, space, 'government') > 0 ? 2 : undefined;
}

/** Spaces with a target and either an underground guerrilla or at least 3 guerrillas. */
const isWorthIt = (g: Position, space: Space): boolean =>
  (underground(g, space, 'auc') > 0 || guerrillas(g, space, 'auc') >= ENOUGH) && aim(g, space) !== undefined;

/** How many spaces the Attack can still go to. */
function spacesLeft({ g, x }: BotContext): number {
  if (!x) return 0;
  const left = (x.limited ? 1 : MAX_SPACES) - x.selected.length;
  return x.free ? left : Math.min(left, g.resources.auc);
}

/** The spaces with the most AUC guerrillas, as many as can still be attacked, plus all that tie for the last place. */
function mayCome(m: BotContext, open: readonly Space[]): Space[] {
  const numbers = open.map((space) => guerrillas(m.g, space, 'auc')).sort((a, b) => b - a);
  const left = Math.min(spacesLeft(m), numbers.length);
  return left > 0 ? open.filter((space) => guerrillas(m.g, space, 'auc') >= numbers[left - 1]) : [];
}

/** The fewest AUC guerrillas first, one of them underground; then a shipment, FARC, the Government. */
function ambushRank(g: Position, space: Space): number {
  if (underground(g, space, 'auc') === 0) return Number.POSITIVE_INFINITY;
  return guerrillas(g, space, 'auc') * 3 + (aim(g, space) ?? 2);
}

/** The best spaces for the Ambush; none without an underground guerrilla. */
function fittest(g: Position, spaces: readonly Space[]): Space[] {
  const best = Math.min(...spaces.map((space) => ambushRank(g, space)));
  return Number.isFinite(best) ? spaces.filter((space) => ambushRank(g, space) === best) : [];
}

/**
 * 8.6.3: the spaces with the most AUC guerrillas first. If the Ambush is still to come, the last space is kept for it:
 * the best one among those that tie.
 */
export function nextAttack(m: BotContext): WantedSpaces | undefined {
  const { g, x } = m;
  const coming = mayCome(
    m,
    openSpaces(m).filter((space) => isWorthIt(g, space)),
  );
  const most = Math.max(...coming.map((space) => guerrillas(g, space, 'auc')));
  const next = coming.filter((space) => guerrillas(g, space, 'auc') === most);
  if (next.length === 0) return undefined;
  const forAmbush = x && mayAmbush(x) && spacesLeft(m) === 1 ? fittest(g, next) : [];
  return forAmbush.length > 0 && forAmbush.length < next.length
    ? wantedSpaces(forAmbush, '8.6.3', 'auc.attack.ambush')
    : wantedSpaces(next, '8.6.3', 'auc.attack.most');
}

/** 8.6.3 Ambush: here, unless a better space is still to come. */
export function ambushesHere(m: BotContext, space: Space): boolean {
  const { g, x } = m;
  const open = ALL_SPACES.filter((other) => x && other !== space && mayTake(x, other) && isWorthIt(g, other));
  return mayCome(m, open).every((other) => ambushRank(g, other) >= ambushRank(g, space));
}
