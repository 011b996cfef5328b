import { WARS } from '../data/wars.js';
import { fullBasicPool, layOut } from '../next-war-display.js';
import { NO_WAR, type Position, type Step } from '../position.js';
import { beginTurn } from '../rules/sequence.js';
import { SIDES } from '../sides.js';

/** The next war of each turn, and of the war itself. */
const NEXT_WAR: readonly number[] = [0, 1, 1, 2, 3, 4];

/** Before the cards of a turn are dealt. */
export const isBeforeDeal = (step: Step): boolean => step === 'deal';

/** Deals at random: all deals of the turns up to this one; each side keeps three cards of the last. */
export function beginAt(g: Position, turn: number, step: Step): void {
  if (turn === g.turn && step === g.step) return;
  // If the base position is already in play, its cards and tiles stay.
  if (turn === g.turn && (!isBeforeDeal(g.step) || isBeforeDeal(step))) {
    g.step = step;
    return;
  }
  const last = isBeforeDeal(step) ? turn - 1 : turn;
  for (let n = isBeforeDeal(g.step) ? g.turn : g.turn + 1; n <= last; n++) {
    for (const side of SIDES) g.draw.unshift(...g.hands[side].splice(0));
    g.turn = n;
    beginTurn(g);
  }
  g.turn = turn;
  g.step = step;
  const war = NEXT_WAR[turn - 1];
  if (war === g.war) return;
  g.war = war;
  g.theater = 0;
  g.warState = NO_WAR;
  for (const side of SIDES) g.basicPool[side] = fullBasicPool();
  g.display = { britain: [], france: [] };
  if (war < WARS.length) layOut(g);
  else for (const side of SIDES) g.bonusPool[side] = [];
}
