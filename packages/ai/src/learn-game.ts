import {
  type Bot,
  type Game,
  type Position,
  randomBelow,
  readSettings,
  type SeatId,
  seedChance,
} from '@sandtable/kernel';
import type { Samples } from './fit.js';
import type { AiHooks, Course, CourseTable } from './hooks.js';
import { playOut } from './play-out.js';
import { randomOption, randomUnit } from './random.js';

/** The positions of one game and what they were worth to the course's seat in the end. */
export interface GameSamples {
  /** One row after another. */
  readonly features: Float32Array;
  readonly value: number;
}

/** How many checkpoints a prelude lasts at most, and how messy it is. */
const MAX_PRELUDE = 60;
const NOISE = [0, 0.1, 0.3, 0.6];
const LAST_NOISE = 0.6;
const LAST_CHECKPOINTS = 3;
const KEPT = 0.5;

/** Makes the players of a course's seats for one game. */
export type MakePlayers<P extends Position> = (table: CourseTable, seed: string) => ReadonlyMap<SeatId, Bot<P>>;

/** The table of a course at which the game of a seed is played. */
export const tableFor = ({ tables }: Course, seed: string): CourseTable =>
  tables[randomBelow(seedChance(`table ${seed}`), tables.length)];

/**
 * Plays one game to learn from. A prelude of messy moves comes first, so that positions of every kind occur; good players
 * then finish the game, and only positions after the prelude are kept. Were the noise to last, a network would learn who
 * plays badly instead of who stands well.
 */
export function learnGame<P extends Position>(
  game: Game<P>,
  hooks: AiHooks<P>,
  course: Course,
  makePlayers: MakePlayers<P>,
  seed: string,
): GameSamples {
  const { features, rules } = hooks;
  const table = tableFor(course, seed);
  const position = game.setup(readSettings(game, table.settings), seedChance(seed));
  const chance = seedChance(`prelude ${seed}`);
  const length = randomBelow(chance, MAX_PRELUDE);
  const noise = new Map<SeatId, number>();
  for (const seat of Object.keys(table.seating)) noise.set(seat, NOISE[randomBelow(chance, NOISE.length)]);
  const rows: Float32Array[] = [];
  const encoded = new Float64Array(features.names.length);
  let passed = 0;
  const result = playOut(rules, position, makePlayers(table, seed), {
    onCheckpoint(at, checkpoints) {
      passed = checkpoints;
      if (passed <= length) return;
      // The first of them is the one that the prelude has made; of the rest a part is enough.
      if (passed > length + 1 && randomUnit(chance) >= KEPT) return;
      features.encode(at, course.seat, encoded);
      rows.push(Float32Array.from(encoded));
    },
    instead(decision) {
      if (passed > length) return undefined;
      const rate = passed > length - LAST_CHECKPOINTS ? LAST_NOISE : (noise.get(decision.seat) ?? 0);
      return randomUnit(chance) < rate ? randomOption(chance, decision.options) : undefined;
    },
  });
  const all = new Float32Array(rows.length * encoded.length);
  for (const [i, row] of rows.entries()) all.set(row, i * encoded.length);
  return { features: all, value: hooks.resultValue(result, course.seat) };
}

/** Samples of many games as one list. */
export function collectSamples(inputs: number, learned: readonly GameSamples[]): Samples {
  const count = learned.reduce((sum, { features }) => sum + features.length / inputs, 0);
  const features = new Float32Array(count * inputs);
  const targets = new Float32Array(count);
  const games = new Int32Array(count);
  let at = 0;
  for (const [game, one] of learned.entries()) {
    const rows = one.features.length / inputs;
    features.set(one.features, at * inputs);
    targets.fill(one.value, at, at + rows);
    games.fill(game, at, at + rows);
    at += rows;
  }
  return { inputs, count, features, targets, games };
}
