import { controls } from '../control.js';
import { regionOf } from '../map.js';
import type { Pool, Position, Round } from '../position.js';
import type { PaymentAction, PlannedPurchase } from '../rules/purchase-kinds.js';
import { BURKE } from './cards.js';
import { IRELAND } from './minor.js';
import { addEffect, addPoints, hasEffect, hasMajorAction } from './points.js';

/** Ministry 22, R55: points for a Major Diplomatic Action that stays in Europe. */
const LIMIT = 'burke';
const inEurope = ({ space }: PlannedPurchase): boolean => space !== undefined && regionOf(space) === 'europe';

/** Irish spaces that have not given their point this round. */
const owed = (g: Position, round: Round): number =>
  IRELAND.filter((space) => controls(g, space, 'britain')).length -
  round.effects.filter((effect) => effect === 'burke-point').length;

export const mayCallBurke = (g: Position, round: Round): boolean =>
  hasMajorAction(round, 'diplomatic') && owed(g, round) > 0 && !hasEffect(round, 'abroad');

export function callBurke(g: Position, round: Round): void {
  const points = owed(g, round);
  addPoints(g, round, BURKE, 'diplomatic', points, LIMIT);
  for (let i = 0; i < points; i++) addEffect(round, 'burke-point');
}

/** His points are only for a Major Action in Europe; once one is spent, the whole action must stay in Europe. */
export function allowedByBurke(round: Round, act: PlannedPurchase, way: PaymentAction, { limit }: Pool): boolean {
  if (limit === LIMIT) return way === 'major' && inEurope(act) && !hasEffect(round, 'abroad');
  return way === 'minor' || act.type !== 'diplomatic' || inEurope(act) || !hasEffect(round, 'burke');
}

/** Records where Major Diplomatic points were spent, and whether his were among them. */
export function rememberBurke(round: Round, act: PlannedPurchase, way: PaymentAction, used: readonly Pool[]): void {
  if (round.side !== 'britain' || way === 'minor' || act.type !== 'diplomatic') return;
  if (!inEurope(act) && !hasEffect(round, 'abroad')) addEffect(round, 'abroad');
  if (used.some(({ limit }) => limit === LIMIT) && !hasEffect(round, 'burke')) addEffect(round, 'burke');
}
