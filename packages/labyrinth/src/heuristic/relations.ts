import { type Country, ISRAEL, NON_MUSLIM_COUNTRIES, UNITED_STATES } from '../countries.js';
import { oppositePosture } from '../governance.js';
import { HARD, type Position, SOFT } from '../position.js';
import { horizon, prestigeGain, WEIGHTS, within } from './position-worth.js';

/** The postures of the world (4.3.2, 4.7.2). */

const sign = (posture: number): number => (posture === HARD ? 1 : posture === SOFT ? -1 : 0);

/** Hard minus Soft countries without the US, even beyond the ends of the track. */
function worldSum(g: Position): number {
  let sum = 0;
  for (const country of NON_MUSLIM_COUNTRIES) if (country !== UNITED_STATES) sum += sign(g.posture[country]);
  return sum;
}

/** What relations are worth: a penalty affects every War of Ideas (4.7.2.1), full agreement gains Prestige (5.2.7). */
function relationsWorth(us: number, sum: number): number {
  const side = within(sign(us) * sum, -3, 3);
  // Countries beyond the end of the track are a reserve.
  const depth = WEIGHTS.depth * sign(us) * sum;
  if (side < 0) return WEIGHTS.penalty * side + depth;
  return WEIGHTS.agreement * side + (side === 3 ? WEIGHTS.agreed : 0) + depth;
}

/** What it gains if this country (or the US itself) takes this posture. */
export function postureGain(g: Position, country: Country, posture: number): number {
  if (country === ISRAEL || g.posture[country] === posture) return 0;
  const us = g.posture[UNITED_STATES];
  const sum = worldSum(g);
  const now = relationsWorth(us, sum);
  if (country === UNITED_STATES) return horizon(g) * (relationsWorth(posture, sum) - now);
  return horizon(g) * (relationsWorth(us, sum - sign(g.posture[country]) + sign(posture)) - now);
}

/** The posture that the US wants other countries to have: its own. */
export const suits = (g: Position): number => g.posture[UNITED_STATES];

/** The best gain of setting the posture of one of these. */
export const bestPosture = (g: Position, countries: readonly Country[]): number =>
  Math.max(0, ...countries.map((country) => postureGain(g, country, suits(g))));

/** 4.9.3: a posture roll: Hard on 5 or 6 (and on 4 in the United States). */
export function postureRollGain(g: Position, country: Country): number {
  const hard = country === UNITED_STATES ? 1 / 2 : 1 / 3;
  return hard * postureGain(g, country, HARD) + (1 - hard) * postureGain(g, country, SOFT);
}

/** 7.2.3: a War of Ideas there, with Prestige if the country then agrees with the US. */
export function persuadeGain(g: Position, country: Country): number {
  const agrees = suits(g) === HARD ? 1 / 3 : 2 / 3;
  return postureRollGain(g, country) + agrees * prestigeGain(g, 1);
}

/** 7.6: what Reassessment gains. */
export const reassessmentGain = (g: Position): number =>
  postureGain(g, UNITED_STATES, oppositePosture(g.posture[UNITED_STATES]));
