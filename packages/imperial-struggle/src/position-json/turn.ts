import { WARS } from '../data/wars.js';
import { NO_WAR, type Position, type Step } from '../position.js';
import { beginTurn } from '../rules/sequence.js';
import { SIDES } from '../sides.js';
import { fullBasicPool, layOut } from '../war-display.js';

/** The war that each turn looks forward to, and that of the war itself. */
const NEXT_WAR: readonly number[] = [0, 1, 1, 2, 3, 4];

/** Before the cards of a turn are dealt. */
export const isBeforeDeal = (step: Step): boolean => step === 'deal';

/** As chance would have it: what the deals of all turns until then have brought; three cards each of the last. */
export function beginAt(g: Position, turn: number, step: Step): void {
  if (turn === g.turn && step === g.step) return;
  // A position in which play has begun has its own cards and tiles.
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
