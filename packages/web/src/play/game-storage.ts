import type { Answer, GeneratorName, PositionJson, Result, SeatId, Seating, Settings } from '@sandtable/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Stores local games in this browser: the beginning of each, and every answer under its number. */

/** How a game begins. The game fills in what is missing. */
export interface NewGame {
  readonly game: string;
  /** May name a `scenario`. */
  readonly options: Settings;
  readonly seating: Seating;
  readonly seed?: string;
  readonly generator?: GeneratorName;
  readonly position?: PositionJson;
  readonly dice?: readonly number[];
}

export interface SavedGame extends NewGame {
  readonly id: string;
  readonly seed: string;
  /** The version of the rules; undefined before the game is first opened. */
  readonly version?: number;
  readonly made: number;
  readonly updated: number;
  readonly answers: number;
  /** Whose turn it is. */
  readonly waiting: readonly SeatId[];
  readonly result?: Result;
  /** The page that may store answers, by an id that it chose for itself. */
  readonly writer?: string;
  /** Answers that were cut off because the rules refuse them, until the player discards them. */
  readonly removed?: readonly RemovedAnswers[];
}

/** Stored answers that the rules refuse, as the text of a record with everything that was stored. */
export interface RemovedAnswers {
  readonly count: number;
  readonly record: string;
}

/** A game as loaded from storage. */
export interface StoredGame {
  readonly saved: SavedGame;
  readonly answers: readonly Answer[];
  /** Answers after a missing number. Two pages wrote at once, so these don't follow the others. */
  readonly stray: readonly Answer[];
}

/** Another page writes this game now, or it was deleted, so nothing was stored. */
export class NotTheWriter extends Error {
  override readonly name = 'NotTheWriter';
}

interface GameDatabase extends DBSchema {
  games: { key: string; value: SavedGame };
  answers: { key: [game: string, n: number]; value: Answer };
}

const DATABASE_NAME = 'sandtable';

let opened: Promise<IDBPDatabase<GameDatabase>> | undefined;
const openDatabase = (): Promise<IDBPDatabase<GameDatabase>> => {
  opened ??= openDB<GameDatabase>(DATABASE_NAME, 1, {
    upgrade(database) {
      database.createObjectStore('games', { keyPath: 'id' });
      database.createObjectStore('answers');
    },
    // Another page wants to upgrade the database.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    // The browser closed the database. The next access opens it again.
    terminated: () => {
      opened = undefined;
    },
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
};

const answersOf = (id: string, from = 0) => IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER]);

export const randomId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => (byte % 36).toString(36)).join('');
};

/** Stores a new game without checking it against the rules, and resolves to its id. */
export async function createLocal(begin: NewGame, answers: readonly Answer[] = []): Promise<string> {
  const id = randomId();
  const now = Date.now();
  const game: SavedGame = {
    ...begin,
    id,
    seed: begin.seed ?? randomId(),
    made: now,
    updated: now,
    answers: answers.length,
    waiting: [],
  };
  const transaction = (await openDatabase()).transaction(['games', 'answers'], 'readwrite');
  const puts = answers.map((answer, n) => transaction.objectStore('answers').put(answer, [id, n]));
  await Promise.all([transaction.objectStore('games').put(game), ...puts, transaction.done]);
  return id;
}

/** The newest first. */
export async function listSaved(): Promise<readonly SavedGame[]> {
  const games = await (await openDatabase()).getAll('games');
  return games.sort((a, b) => b.updated - a.updated);
}

export async function deleteGame(id: string): Promise<void> {
  const transaction = (await openDatabase()).transaction(['games', 'answers'], 'readwrite');
  await Promise.all([
    transaction.objectStore('games').delete(id),
    transaction.objectStore('answers').delete(answersOf(id)),
    transaction.done,
  ]);
}

export async function loadGame(id: string): Promise<StoredGame | undefined> {
  const transaction = (await openDatabase()).transaction(['games', 'answers']);
  const [saved, numbers, answers] = await Promise.all([
    transaction.objectStore('games').get(id),
    transaction.objectStore('answers').getAllKeys(answersOf(id)),
    transaction.objectStore('answers').getAll(answersOf(id)),
    transaction.done,
  ]);
  if (!saved) return undefined;
  const firstStray = numbers.findIndex(([, n], i) => n !== i);
  const validCount = firstStray < 0 ? answers.length : firstStray;
  return { saved, answers: answers.slice(0, validCount), stray: answers.slice(validCount) };
}

/** Makes this page the only writer of the game. What another page still tries to store is refused. */
export async function claim(id: string, writer: string): Promise<StoredGame | undefined> {
  const transaction = (await openDatabase()).transaction('games', 'readwrite');
  const saved = await transaction.store.get(id);
  await Promise.all([saved && transaction.store.put({ ...saved, writer }), transaction.done]);
  // No other page can have written since.
  return loadGame(id);
}

/**
 * Replaces all answers from the `from`-th on. Throws `NotTheWriter` unless the stored game still has this writer and
 * `storedCount` answers.
 */
export async function storeAnswers(
  saved: SavedGame,
  from: number,
  answers: readonly Answer[],
  storedCount: number,
): Promise<void> {
  const transaction = (await openDatabase()).transaction(['games', 'answers'], 'readwrite');
  const before = await transaction.objectStore('games').get(saved.id);
  if (!before || before.writer !== saved.writer || before.answers !== storedCount) {
    await transaction.done;
    throw new NotTheWriter(saved.id);
  }
  const store = transaction.objectStore('answers');
  const deletion = store.delete(answersOf(saved.id, from));
  const puts = answers.map((answer, i) => store.put(answer, [saved.id, from + i]));
  await Promise.all([deletion, ...puts, transaction.objectStore('games').put(saved), transaction.done]);
}
