import { createHash } from 'node:crypto';
import type { SeatId } from '@sandtable/kernel';
import type { GameOutcome } from './play-game.js';

interface Spread {
  readonly mean: number;
  /** Standard deviation of the sample. */
  readonly deviation: number;
}

export interface Tally {
  readonly games: number;
  readonly ended: number;
  readonly decisions: number;
  readonly wins: Readonly<Record<SeatId, number>>;
  readonly scores: Readonly<Record<SeatId, Spread>>;
  readonly stats: Readonly<Record<string, Spread>>;
  readonly answers: Spread;
  /** A hash of all final positions in game order. It does not depend on the machine or the number of jobs. */
  readonly digest: string;
}

function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) return { mean: 0, deviation: 0 };
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, deviation: values.length > 1 ? Math.sqrt(squares / (values.length - 1)) : 0 };
}

export function tallyOf(outcomes: readonly GameOutcome[], seats: readonly SeatId[]): Tally {
  const over = outcomes.filter((it) => it.ended);
  const digest = createHash('sha256');
  for (const { mark } of outcomes) digest.update(mark);
  const names = [...new Set(outcomes.flatMap((it) => Object.keys(it.stats)))];
  const bySeat = <T>(value: (seat: SeatId) => T) => Object.fromEntries(seats.map((seat) => [seat, value(seat)]));
  return {
    games: outcomes.length,
    ended: over.length,
    decisions: outcomes.reduce((sum, it) => sum + it.answers, 0),
    wins: bySeat((seat) => over.filter((it) => it.winners.includes(seat)).length),
    scores: bySeat((seat) => spreadOf(over.map((it) => it.scores[seat] ?? 0))),
    stats: Object.fromEntries(names.map((name) => [name, spreadOf(outcomes.map((it) => it.stats[name] ?? 0))])),
    answers: spreadOf(outcomes.map((it) => it.answers)),
    digest: digest.digest('hex'),
  };
}
