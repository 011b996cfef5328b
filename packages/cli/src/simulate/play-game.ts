import { createHash } from 'node:crypto';
import {
  type Game,
  type Match,
  newMatch,
  type Position,
  playBots,
  type SeatId,
  type Seating,
  type Settings,
  seatBots,
  winners,
} from '@sandtable/kernel';
import { firstLine } from '../first-line.js';

/** What every game of a simulation shares. */
export interface SimulationPlan {
  readonly settings: Settings;
  readonly seating: Seating;
  readonly seed: string;
  /** Check the game's invariants after every answer. */
  readonly check: boolean;
}

/** What a simulation keeps of a finished game. */
export interface GameOutcome {
  /** SHA-256 of the final position as written. */
  readonly mark: string;
  readonly ended: boolean;
  readonly answers: number;
  readonly winners: readonly SeatId[];
  readonly scores: Readonly<Record<SeatId, number>>;
  readonly stats: Readonly<Record<string, number>>;
}

/** A game that failed, with enough to reproduce it. */
export interface GameFailure {
  readonly seed: string;
  /** The answer after which it happened. */
  readonly answers: number;
  readonly reason: string;
  readonly kind: 'invariant' | 'fault';
}

/** No real game comes near this. If one does, we assume that it never ends. */
const MAX_ANSWERS = 250_000;
const ENDLESS_GAME = new Error('this game does not end');

const gameSeed = (plan: SimulationPlan, index: number): string => `${plan.seed}/${index}`;

/** Plays one game to its end, or returns where it failed. */
export function playGame<P extends Position>(
  game: Game<P>,
  plan: SimulationPlan,
  index: number,
): GameOutcome | GameFailure {
  const seed = gameSeed(plan, index);
  let match: Match<P> | undefined;
  let kind: GameFailure['kind'] = 'fault';
  const check = () => {
    kind = 'invariant';
    if (match) game.check(match.position);
    kind = 'fault';
  };
  try {
    // With a log, `check` also exercises the code that logs.
    const played = newMatch(game, { settings: plan.settings, seed }, { log: plan.check });
    match = played;
    if (plan.check) check();
    playBots(played, seatBots(game, played.seats, plan.seating, seed), () => {
      if (plan.check) check();
      if (played.answers.length >= MAX_ANSWERS) throw ENDLESS_GAME;
    });
    return outcomeOf(played);
  } catch (error) {
    if (match && error === ENDLESS_GAME) return outcomeOf(match);
    // The match has rolled back the answer that failed, so its number is one higher.
    const answers = (match?.answers.length ?? 0) + (kind === 'fault' ? 1 : 0);
    return { seed, answers, reason: firstLine(error), kind };
  }
}

function outcomeOf<P extends Position>({ game, position, result, answers }: Match<P>): GameOutcome {
  const written = JSON.stringify(game.writePosition(position));
  return {
    mark: createHash('sha256').update(written).digest('hex'),
    ended: result !== undefined,
    answers: answers.length,
    winners: result ? winners(result) : [],
    scores: Object.fromEntries(result?.ranking.map(({ seat, score }) => [seat, score]) ?? []),
    stats: game.stats?.(position) ?? {},
  };
}

export const isFailure = (it: GameOutcome | GameFailure): it is GameFailure => 'reason' in it;
