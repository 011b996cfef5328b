import type { Game, SeatId } from '@sandtable/kernel';
import { type Failure, isFailure, type Outcome, type Plan, playGame } from './game.js';
import { playOnThreads } from './pool.js';
import { type Tally, tallyOf } from './tally.js';

export interface Simulation {
  readonly plan: Plan;
  readonly games: number;
  readonly jobs: number;
  /** Where worker threads find the games. */
  readonly module: string;
  readonly seats: readonly SeatId[];
}

export type Simulated =
  | { readonly failure: Failure }
  | { readonly tally: Tally; readonly seconds: number; readonly failure?: undefined };

/** Plays all games of a simulation; stops at the first that breaks. */
export async function simulate(
  game: Game,
  { plan, games, jobs, module, seats }: Simulation,
  progress: (done: number) => void,
): Promise<Simulated> {
  const outcomes: (Outcome | Failure)[] = [];
  let done = 0;
  const finished = (index: number, outcome: Outcome | Failure) => {
    outcomes[index] = outcome;
    progress(++done);
  };
  const began = performance.now();
  if (jobs > 1) await playOnThreads({ module, game: game.id, plan, games }, Math.min(jobs, games), finished);
  else {
    for (let index = 0; index < games; index++) {
      finished(index, playGame(game, plan, index));
      if (isFailure(outcomes[index])) break;
    }
  }
  const seconds = (performance.now() - began) / 1000;
  const whole: Outcome[] = [];
  for (let index = 0; index < games; index++) {
    const outcome = outcomes[index];
    if (!outcome) throw new Error(`game ${index} was never played`);
    if (isFailure(outcome)) return { failure: outcome };
    whole.push(outcome);
  }
  return { tally: tallyOf(whole, seats), seconds };
}
