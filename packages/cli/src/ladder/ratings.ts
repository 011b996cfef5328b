/** Wins of one player over another, in games with two seats. */
export interface HeadToHead {
  readonly first: string;
  readonly second: string;
  readonly firstWins: number;
  readonly games: number;
}

const ROUNDS = 500;
/** Elo: 400 points are odds of ten to one. */
const SCALE = 400 / Math.LN10;

/** Elo ratings that make the results most likely (Bradley-Terry); the anchor has 1500. */
export function eloRatings(results: readonly HeadToHead[], anchor: string): ReadonlyMap<string, number> {
  const players = [...new Set(results.flatMap(({ first, second }) => [first, second]))];
  const strength = new Map(players.map((player) => [player, 1]));
  const of = (player: string) => strength.get(player) ?? 1;
  for (let round = 0; round < ROUNDS; round++) {
    for (const player of players) {
      // Half a win and half a loss against an average player keep a rating finite if somebody won every game.
      let wins = 0.5;
      let expected = 1 / (of(player) + 1);
      for (const { first, second, firstWins, games } of results) {
        if (first !== player && second !== player) continue;
        wins += first === player ? firstWins : games - firstWins;
        expected += games / (of(first) + of(second));
      }
      strength.set(player, wins / expected);
    }
  }
  const base = of(anchor);
  return new Map(players.map((player) => [player, 1500 + SCALE * Math.log(of(player) / base)]));
}

/** Wilson's interval of 95 % for a share of wins. */
export function winInterval(wins: number, games: number): { readonly low: number; readonly high: number } {
  if (games === 0) return { low: 0, high: 1 };
  const z = 1.96;
  const share = wins / games;
  const middle = share + (z * z) / (2 * games);
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const whole = 1 + (z * z) / games;
  return { low: Math.max(0, (middle - spread) / whole), high: Math.min(1, (middle + spread) / whole) };
}

/** The mean of values, and its standard error. */
export function meanWithError(values: readonly number[]): { readonly mean: number; readonly error: number } {
  const count = Math.max(1, values.length);
  const mean = values.reduce((sum, it) => sum + it, 0) / count;
  const variance = values.reduce((sum, it) => sum + (it - mean) ** 2, 0) / Math.max(1, count - 1);
  return { mean, error: Math.sqrt(variance / count) };
}
