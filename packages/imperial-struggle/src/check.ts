import { type Message, say } from '@sandtable/kernel';
import { ministry } from './cabinet.js';
import { INVESTMENTS } from './data/investments.js';
import { eraCards } from './deck.js';
import { theatersOf } from './display.js';
import { findFault } from './invariants.js';
import { ALL_SPACES, isFort, isMarket, isNaval, isPolitical } from './map.js';
import { DEAR_CONFLICT, NOBODY, type Position, USA } from './position.js';
import { cardRef, investmentRef, ministryRef, spaceRef } from './references.js';
import { SIDES, type Side } from './sides.js';
import { SQUADRONS, squadronsOf } from './squadrons.js';
import { BASIC_TILES, BONUS_A_THEATER, isBasic } from './tiles.js';

/** What must hold at every decision: the first thing that does not, in words. */
export function findProblem(g: Position): Message | undefined {
  return mapProblem(g) ?? investmentProblem(g) ?? cardProblem(g) ?? firstOfSides((side) => sideProblem(g, side));
}

/** Throws if anything is wrong. */
export function check(g: Position): void {
  const problem = findProblem(g);
  if (problem) throw new Error(`invariant broken: ${problem.key} ${JSON.stringify(problem.params)}`);
  const fault = findFault(g);
  if (fault) throw new Error(`invariant broken: ${fault}`);
}

const firstOfSides = (find: (side: Side) => Message | undefined): Message | undefined => {
  for (const side of SIDES) {
    const problem = find(side);
    if (problem) return problem;
  }
  return undefined;
};

/** 3.2, 3.8: flags, Conflict markers and damage where they can be. */
function mapProblem(g: Position): Message | undefined {
  for (const space of ALL_SPACES) {
    const named = { space: spaceRef(space) };
    const flag = g.flags[space];
    if (flag < NOBODY || flag > USA || (isNaval(space) && flag > 2)) return say('wrong.flag', named);
    const conflict = g.conflicts[space];
    if (conflict < 0 || conflict > DEAR_CONFLICT) return say('wrong.conflict', named);
    if (conflict > 0 && !isMarket(space) && !isPolitical(space)) return say('wrong.conflict', named);
    if (g.damaged[space] > 0 && !isFort(space)) return say('wrong.damaged', named);
  }
  return undefined;
}

/** 3.3: each tile is in the stack, on offer or used; those taken are on offer. */
function investmentProblem(g: Position): Message | undefined {
  const found = [...g.stack, ...g.available, ...g.used];
  const wrong = INVESTMENTS.findIndex((_, tile) => found.filter((it) => it === tile).length !== 1);
  if (wrong >= 0) return say('wrong.investments', { tile: investmentRef(wrong) });
  const taken = [...g.taken.britain, ...g.taken.france];
  const stray = taken.find((tile, i) => !g.available.includes(tile) || taken.indexOf(tile) < i);
  return stray === undefined ? undefined : say('wrong.taken', { tile: investmentRef(stray) });
}

/** 3.4: each card that has come into the game is in just one place. */
function cardProblem(g: Position): Message | undefined {
  const seen = new Set<number>();
  for (const place of [g.hands.britain, g.hands.france, g.draw, g.discard, g.removed]) {
    for (const card of place) {
      if (seen.has(card)) return say('wrong.cardTwice', { card: cardRef(card) });
      seen.add(card);
    }
  }
  // The first decision of a turn comes after its cards have.
  if (g.step === 'deal') return undefined;
  const missing = eraCards(g).find((card) => !seen.has(card));
  return missing === undefined ? undefined : say('wrong.cardMissing', { card: cardRef(missing) });
}

function sideProblem(g: Position, side: Side): Message | undefined {
  const named = { side: `seat:${side}` };
  // 6.3; event 15, which lowers a limit, lowers a Debt that has reached it too.
  if (g.debt[side] < 0 || g.debt[side] > g.debtLimit[side]) {
    return say('wrong.debt', { ...named, n: g.debt[side], most: g.debtLimit[side] });
  }
  // 3.6: some may have left the game.
  const found = squadronsOf(g, side);
  if (found > SQUADRONS) return say('wrong.squadrons', { ...named, found, most: SQUADRONS });
  const stranger = g.cabinet[side].find(
    ({ card }, i) =>
      ministry(card).side !== side || g.gone.includes(card) || g.cabinet[side].findIndex((it) => it.card === card) < i,
  );
  if (stranger) return say('wrong.ministry', { ministry: ministryRef(stranger.card) });
  return tileProblem(g, side);
}

/** 3.7: Basic tiles are in the pool, on the display or out of the game; in a round one may be in a hand. */
function tileProblem(g: Position, side: Side): Message | undefined {
  const named = { side: `seat:${side}` };
  const display = g.display[side];
  if (display.length !== theatersOf(g).length) return say('wrong.display', named);
  if (display.some(({ basic, bonus }) => basic.length > 1 || bonus.length > BONUS_A_THEATER)) {
    return say('wrong.display', named);
  }
  const basic = [...g.basicPool[side], ...display.flatMap((it) => it.basic)];
  const bonus = [...g.bonusPool[side], ...display.flatMap((it) => it.bonus)];
  const twice = new Set([...basic, ...bonus]).size < basic.length + bonus.length;
  if (twice || !basic.every(isBasic) || bonus.some(isBasic)) return say('wrong.tiles', named);
  const missing = BASIC_TILES.length - basic.length - g.basicGone[side];
  return missing === 0 || (missing === 1 && g.round) ? undefined : say('wrong.tiles', named);
}
