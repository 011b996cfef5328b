import { LEVELS } from '@sandtable/ai';
import type { SeatId } from '@sandtable/kernel';
import { meanWithError } from './ratings.js';
import type { LadderGame, LadderGames } from './results.js';

/**
 * Two players take turns in one seat of a table, from the same seeds; the others stay. At a table for many, where most
 * seats lose most games, this tells more than shares of wins: of a pair of games that differ, which one was better?
 */
export interface Exchange {
  readonly seat: SeatId;
  readonly player: string;
  /** Who sits there otherwise. */
  readonly inPlaceOf: string;
  /** Pairs in which the first one did better, and in which the other one did. */
  readonly better: number;
  readonly worse: number;
  readonly pairs: number;
  /** How much further ahead of the best other seat the first one ends, and the standard error of that. */
  readonly lead: number;
  readonly leadError: number;
}

/** Whom the players of a seat are exchanged for: each for the seat's own player, and each level for the one below it. */
export function exchangesOf(own: string, players: readonly string[]): { player: string; inPlaceOf: string }[] {
  const others = players.filter((player) => player !== own);
  const levels = LEVELS.filter((level) => others.includes(level));
  return [
    ...others.map((player) => ({ player, inPlaceOf: own })),
    ...levels.slice(1).map((player, i) => ({ player, inPlaceOf: levels[i] ?? own })),
  ];
}

/** Compares the games that both have played. */
export function exchanged(seat: SeatId, games: LadderGames, others: LadderGames) {
  const leads: number[] = [];
  let better = 0;
  let worse = 0;
  for (const [number, game] of games) {
    const other = others.get(number);
    if (!other || !(seat in game.scores) || !(seat in other.scores)) continue;
    const difference = leadOf(seat, game) - leadOf(seat, other);
    const wins = Number(game.winners.includes(seat)) - Number(other.winners.includes(seat));
    leads.push(difference);
    // To win is better than any lead; among two games that are won, or two that are not, the lead decides.
    if ((wins || difference) > 0) better++;
    if ((wins || difference) < 0) worse++;
  }
  const { mean, error } = meanWithError(leads);
  return { better, worse, pairs: leads.length, lead: mean, leadError: error };
}

function leadOf(seat: SeatId, { scores }: LadderGame): number {
  const others = Object.entries(scores).filter(([it]) => it !== seat);
  return (scores[seat] ?? 0) - Math.max(...others.map(([, score]) => score));
}
