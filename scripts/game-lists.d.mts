/** An entry of games.json. */
export interface GameEntry {
  readonly id: string;
  readonly example?: boolean;
  readonly browser?: boolean;
}

export const HOSTS: readonly string[];
export function manifest(): readonly GameEntry[];
export function gamesInBrowser(entries: readonly GameEntry[]): readonly string[];
export function folderOf(entry: GameEntry): string;
export function exportOf(id: string): string;
export function gameLists(entries?: readonly GameEntry[]): ReadonlyMap<string, string>;
export function listsWithExamples(): ReadonlyMap<string, string>;
