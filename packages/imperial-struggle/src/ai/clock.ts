import type { Position } from '../position.js';
import { other } from '../sides.js';
import { ROUNDS, TURNS } from '../turns.js';

/** How much of the game is left. */
export interface Clock {
  /** This turn has been dealt and not yet been scored. */
  readonly isLive: boolean;
  readonly isScored: boolean;
  /** Action Rounds left in this turn, as a number and as a share. */
  readonly roundsLeft: number;
  readonly shareLeft: number;
  readonly turnsLeft: number;
  /** From 0 at the start of the game to 1 at its end. */
  readonly late: number;
  /** How uncertain a lead of this turn still is. */
  readonly doubt: number;
  /** 1 if France acts next this turn, -1 if Britain does, 0 if nobody. */
  readonly next: number;
}

export function clockOf({ step, rounds, turn, first }: Position): Clock {
  const isScored = step === 'war' || step === 'after-war' || step === 'final';
  const isFresh = step === 'deal';
  const roundsLeft = isScored ? 0 : isFresh ? ROUNDS : Math.max(0, ROUNDS - rounds);
  const turnsLeft = TURNS - turn;
  const isLive = !isScored && !isFresh;
  const next = rounds % 2 === 0 ? first : other(first);
  return {
    isLive,
    isScored,
    roundsLeft,
    shareLeft: roundsLeft / ROUNDS,
    turnsLeft,
    late: 1 - (turnsLeft * ROUNDS + roundsLeft) / (TURNS * ROUNDS),
    doubt: 0.5 + 0.2 * roundsLeft,
    next: isLive && roundsLeft > 0 ? (next === 'france' ? 1 : -1) : 0,
  };
}
