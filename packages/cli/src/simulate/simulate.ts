import type { Game, SeatId } from '@sandtable/kernel';
import { type GameFailure, type GameOutcome, isFailure, playGame, type SimulationPlan } from './play-game.js';
import { type Tally, tallyOf } from './tally.js';
import { playOnThreads } from './thread-pool.js';

export interface Simulation {
  readonly plan: SimulationPlan;
  readonly games: number;
  readonly jobs: number;
  /** Where worker threads find the games. */
  readonly module: string;
  /** The code of those threads; by default this package's own build. */
  readonly threadEntry?: URL;
  readonly seats: readonly SeatId[];
}

export type SimulationResult =
  | { readonly failure: GameFailure }
  | { readonly tally: Tally; readonly seconds: number; readonly failure?: undefined };

/** Plays all games of a simulation and stops at the first that fails. */
export async function simulate(
  game: Game,
  { plan, games, jobs, module, threadEntry, seats }: Simulation,
  progress: (done: number) => void,
): Promise<SimulationResult> {
  const outcomes: (GameOutcome | GameFailure)[] = [];
  let done = 0;
  const finished = (index: number, outcome: GameOutcome | GameFailure) => {
    outcomes[index] = outcome;
    progress(++done);
  };
  const began = performance.now();
  if (jobs > 1) {
    const share = { module, game: game.id, plan, games };
    await playOnThreads(share, Math.min(jobs, games), finished, threadEntry);
  } else {
    for (let index = 0; index < games; index++) {
      const outcome = playGame(game, plan, index);
      finished(index, outcome);
      if (isFailure(outcome)) break;
    }
  }
  const seconds = (performance.now() - began) / 1000;
  const whole: GameOutcome[] = [];
  for (let index = 0; index < games; index++) {
    const outcome = outcomes[index];
    if (!outcome) throw new Error(`game ${index} was never played`);
    if (isFailure(outcome)) return { failure: outcome };
    whole.push(outcome);
  }
  return { tally: tallyOf(whole, seats), seconds };
}
