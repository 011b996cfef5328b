import type { Message } from '@sandtable/kernel';
import { ministry } from '../cabinet.js';
import { hasWar, theatersOf } from '../next-war-display.js';
import type { Position } from '../position.js';
import { ministryRef, sideRef } from '../references.js';
import type { Side } from '../sides.js';
import { SQUADRONS, squadronsOf } from '../squadrons.js';
import { text } from '../text.js';
import { BASIC_TILES, BONUS_PER_THEATER, BONUS_TILES, isBasic } from '../tiles.js';

/** What a side has: points, Squadrons, Ministries and war tiles. */
export const sideProblem = (g: Position, side: Side): Message | undefined =>
  countProblem(g, side) ?? cabinetProblem(g, side) ?? tileProblem(g, side);

function countProblem(g: Position, side: Side): Message | undefined {
  const named = { side: sideRef(side) };
  // 6.3: event 15 lowers a limit, and with it a Debt that had reached the limit.
  if (g.debt[side] < 0 || g.debt[side] > g.debtLimit[side]) {
    return text('wrong.debt', { ...named, n: g.debt[side], most: g.debtLimit[side] });
  }
  const counts = [g.treaty, g.navyBox, g.unbuilt, g.waiting, g.sunk, g.freeTiles, g.basicGone].map((of) => of[side]);
  if (counts.some((n) => n < 0 || !Number.isInteger(n))) return text('wrong.count', named);
  // 3.6: each is in exactly one place, including those that have left the game.
  const found = squadronsOf(g, side) + g.sunk[side];
  return found === SQUADRONS ? undefined : text('wrong.squadrons', { ...named, found, most: SQUADRONS });
}

/** 3.5, R7: two Ministries, and the Jacobites as a third once they are restored. */
function cabinetProblem(g: Position, side: Side): Message | undefined {
  const cabinet = g.cabinet[side];
  const stranger = cabinet.find(
    ({ card }, i) =>
      ministry(card).side !== side || g.gone.includes(card) || cabinet.findIndex((it) => it.card === card) < i,
  );
  if (stranger) return text('wrong.ministry', { ministry: ministryRef(stranger.card) });
  const most = side === 'france' && g.jacobitesRestored ? 3 : 2;
  const found = cabinet.length;
  return found > most ? text('wrong.cabinet', { side: sideRef(side), found, most }) : undefined;
}

/** 3.7: tiles are in the pool, on the display or out of the game; during a round one may be in a player's hand. */
function tileProblem(g: Position, side: Side): Message | undefined {
  const named = { side: sideRef(side) };
  const display = g.display[side];
  if (display.length !== theatersOf(g).length) return text('wrong.display', named);
  if (display.some((it) => it.basic.length > 1 || it.bonus.length > BONUS_PER_THEATER))
    return text('wrong.display', named);
  const basic = [...g.basicPool[side], ...display.flatMap((it) => it.basic)];
  const bonus = [...g.bonusPool[side], ...display.flatMap((it) => it.bonus)];
  const twice = new Set([...basic, ...bonus]).size < basic.length + bonus.length;
  if (twice || !basic.every(isBasic) || bonus.some(isBasic)) return text('wrong.tiles', named);
  const basicMissing = BASIC_TILES.length - basic.length - g.basicGone[side];
  const bonusMissing = (hasWar(g) ? BONUS_TILES.length : 0) - bonus.length;
  const inHand = (missing: number): boolean => missing === 1 && g.round?.side === side;
  const whole = [basicMissing, bonusMissing].every((missing) => missing === 0 || inHand(missing));
  return whole ? undefined : text('wrong.tiles', named);
}
