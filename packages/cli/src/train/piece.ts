import { type AiHooks, type Course, courseGame, type GameSamples, pairedGain, ValueNet } from '@sandtable/ai';
import type { Game, Position } from '@sandtable/kernel';

/** A network as it travels between threads. */
export interface NetNumbers {
  readonly inputs: number;
  readonly hidden: number;
  readonly weights: Float64Array;
}

/** A part of a training that any thread can do: what comes of it depends on nothing else. Games `from` up to `to`. */
interface Piece {
  /** The course, by its network. */
  readonly net: string;
  /** The beginning of each game's seed; its number follows. */
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

/** Games to learn from, by the course's own players or by searching ones with a network. */
export interface GamesPiece extends Piece {
  readonly players?: NetNumbers | undefined;
}

/** Pairs of games in which a challenger meets the champion. */
export interface PairsPiece extends Piece {
  readonly challenger: NetNumbers;
  readonly champion: NetNumbers;
}

const netFrom = ({ inputs, hidden, weights }: NetNumbers): ValueNet => new ValueNet(inputs, hidden, weights);

export const numbersOf = ({ inputs, hidden, weights }: ValueNet): NetNumbers => ({ inputs, hidden, weights });

const seedsOf = ({ seed, from, to }: Piece): string[] =>
  Array.from({ length: to - from }, (_, i) => `${seed}${from + i}`);

function courseOf<P extends Position>({ courses }: AiHooks<P>, net: string): Course {
  const found = courses.find((course) => course.net === net);
  if (!found) throw new Error(`there is no course for ${net}`);
  return found;
}

export function playGames<P extends Position>(
  game: Game<P>,
  hooks: AiHooks<P>,
  piece: GamesPiece,
  onGame: () => void,
): GameSamples[] {
  const course = courseOf(hooks, piece.net);
  const net = piece.players && netFrom(piece.players);
  return seedsOf(piece).map((seed) => {
    const samples = courseGame(game, hooks, course, seed, net);
    onGame();
    return samples;
  });
}

/** What the challenger gains from each seed. */
export function playPairs<P extends Position>(
  game: Game<P>,
  hooks: AiHooks<P>,
  piece: PairsPiece,
  onGame: () => void,
): number[] {
  const course = courseOf(hooks, piece.net);
  const [challenger, champion] = [netFrom(piece.challenger), netFrom(piece.champion)];
  return seedsOf(piece).map((seed) => {
    const gain = pairedGain(game, hooks, course, seed, challenger, champion);
    onGame();
    return gain;
  });
}
