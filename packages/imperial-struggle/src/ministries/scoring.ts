import { isRevealed } from '../cabinet.js';
import { controls, spacesOfAdvantage } from '../control.js';
import { ADVANTAGE_IDS, type AdvantageId } from '../data/advantages.js';
import type { Commodity, Country, Region } from '../data/spaces.js';
import { factsOf, isPrestige, POLITICAL } from '../map.js';
import { BRITAIN, type Position } from '../position.js';
import { other, type Side } from '../sides.js';
import { gainTreaty, reduceDebt, score } from '../treasury.js';
import { DUPLEIX, EAST_INDIA_COMPANY, JOHN_LAW, JOHNSON, SUN_KING, VOLTAIRE } from './cards.js';
import { SCOTLAND } from './minor.js';
import { logUse } from './spent.js';

/** What revealed Ministries do at the end of a turn (4.1.11, 4.1.12). */

/** 4.1.11: the first player's come first. */
export function remainingPowers(g: Position): void {
  for (const side of [g.first, other(g.first)]) {
    if (side !== 'france' || g.debt[side] === 0 || !isRevealed(g, side, JOHN_LAW)) continue;
    logUse(g, side, JOHN_LAW);
    reduceDebt(g, side, SCOTLAND.some((space) => controls(g, space, side)) ? 2 : 1);
  }
}

/** What an Award is worth to its winner. */
export function awardVp(g: Position, region: Region, winner: Side, vp: number): number {
  if (region !== 'europe') return vp;
  const sunKing = winner === 'france' && isRevealed(g, 'france', SUN_KING) ? 1 : 0;
  const johnson = isRevealed(g, 'britain', JOHNSON) ? (winner === 'britain' ? 1 : -1) : 0;
  const worth = Math.max(0, vp + sunKing + johnson);
  if (sunKing) logUse(g, 'france', SUN_KING);
  if (johnson && worth !== vp + sunKing) logUse(g, 'britain', JOHNSON);
  return worth;
}

/** R17: countries of several spaces. */
const COUNTRIES: readonly Country[] = ['ireland', 'scotland', 'prussia', 'dutch-republic', 'austria', 'spain'];
const salons = (g: Position): number =>
  COUNTRIES.filter((country) =>
    POLITICAL.some((space) => factsOf(space).country === country && isPrestige(space) && controls(g, space, 'france')),
  ).length;

/** An Award has been given. */
export function awardGiven(g: Position, region: Region, winner: Side): void {
  const treaty = Math.min(3, salons(g));
  if (region === 'europe' && treaty > 0 && isRevealed(g, 'france', VOLTAIRE)) {
    logUse(g, 'france', VOLTAIRE);
    gainTreaty(g, 'france', treaty);
  }
  if (region === 'india' && winner === 'france') dupleix(g);
}
/** A commodity in demand has been scored. */
export function demandGiven(g: Position, commodity: Commodity, winner: Side): void {
  if (winner === 'france' && (commodity === 'cotton' || commodity === 'spice')) dupleix(g);
}
function dupleix(g: Position): void {
  if (!isRevealed(g, 'france', DUPLEIX)) return;
  logUse(g, 'france', DUPLEIX);
  gainTreaty(g, 'france', 1);
}

const COMPANY: readonly AdvantageId[] = ['textiles', 'silk', 'fruit', 'fur-trade', 'rum'];
/** R16: held, not exhausted, and without conflict. */
export function scoreMinistries(g: Position): void {
  if (!isRevealed(g, 'britain', EAST_INDIA_COMPANY)) return;
  const held = COMPANY.map((id) => ADVANTAGE_IDS.indexOf(id)).filter(
    (advantage) =>
      g.holders[advantage] === BRITAIN &&
      g.exhausted[advantage] === 0 &&
      spacesOfAdvantage(advantage).every((space) => g.conflicts[space] === 0),
  );
  if (held.length === 0) return;
  logUse(g, 'britain', EAST_INDIA_COMPANY);
  score(g, 'britain', Math.min(3, held.length));
}
