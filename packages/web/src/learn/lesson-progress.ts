/** How far a learner is in each game's lesson. The browser stores it if it stores anything. */

const keyOf = (game: string): string => `lesson ${game}`;

/** The step to resume at, counted from 0. */
export function storedStep(game: string): number {
  try {
    const step = Number(localStorage.getItem(keyOf(game)));
    return Number.isInteger(step) && step > 0 ? step : 0;
  } catch {
    return 0;
  }
}

export function storeStep(game: string, step: number): void {
  try {
    if (step > 0) localStorage.setItem(keyOf(game), String(step));
    else localStorage.removeItem(keyOf(game));
  } catch {
    // The lesson starts from its beginning next time.
  }
}
