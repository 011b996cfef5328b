import { createHash } from 'node:crypto';
import {
  type Game,
  type Match,
  newMatch,
  type Options,
  type Position,
  playBots,
  type SeatId,
  type Seating,
  seatBots,
  winners,
} from '@sandtable/kernel';

/** What every game of a simulation shares. */
export interface Plan {
  readonly options: Options;
  readonly seating: Seating;
  readonly seed: string;
  /** Look at the game's invariants after every answer. */
  readonly check: boolean;
}

/** What is kept of a game once it is over. */
export interface Outcome {
  /** SHA-256 of the final position as written. */
  readonly mark: string;
  readonly ended: boolean;
  readonly answers: number;
  readonly winners: readonly SeatId[];
  readonly scores: Readonly<Record<SeatId, number>>;
  readonly stats: Readonly<Record<string, number>>;
}

/** A game that could not go on: enough to bring it about again. */
export interface Failure {
  readonly seed: string;
  /** The answer after which it happened. */
  readonly answers: number;
  readonly reason: string;
  readonly kind: 'invariant' | 'fault';
}

/** No real game comes near this: one that does would never end. */
const MOST_ANSWERS = 250_000;
const ENDLESS = new Error('this game does not end');

const gameSeed = (plan: Plan, index: number): string => `${plan.seed}/${index}`;

/** Plays one game to its end, or says where it broke. */
export function playGame<P extends Position>(game: Game<P>, plan: Plan, index: number): Outcome | Failure {
  const seed = gameSeed(plan, index);
  let match: Match<P> | undefined;
  let kind: Failure['kind'] = 'fault';
  const check = () => {
    kind = 'invariant';
    if (match) game.check(match.position);
    kind = 'fault';
  };
  try {
    // Whoever checks may look at what was told, too.
    const played = newMatch(game, { options: plan.options, seed }, { log: plan.check });
    match = played;
    if (plan.check) check();
    playBots(played, seatBots(game, played.seats, plan.seating, seed), () => {
      if (plan.check) check();
      if (played.answers.length >= MOST_ANSWERS) throw ENDLESS;
    });
    return outcomeOf(played);
  } catch (error) {
    if (match && error === ENDLESS) return outcomeOf(match);
    const reason = error instanceof Error ? error.message : String(error);
    // What a rule could not carry out is taken back by the match, so the answer that broke it is the next one.
    const answers = (match?.answers.length ?? 0) + (kind === 'fault' ? 1 : 0);
    return { seed, answers, reason: reason.split('\n')[0], kind };
  }
}

function outcomeOf<P extends Position>({ game, position, result, answers }: Match<P>): Outcome {
  const written = JSON.stringify(game.write(position));
  return {
    mark: createHash('sha256').update(written).digest('hex'),
    ended: result !== undefined,
    answers: answers.length,
    winners: result ? winners(result) : [],
    scores: Object.fromEntries(result?.ranking.map(({ seat, score }) => [seat, score]) ?? []),
    stats: game.stats?.(position) ?? {},
  };
}

export const isFailure = (it: Outcome | Failure): it is Failure => 'reason' in it;
