import type { Answer, GeneratorName, PositionJson, Result, SeatId, Seating, Settings } from '@sandtable/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Games kept in this browser: how each began, and every answer under its number. */

/** How a game is to begin; what is left out is the game's to fill in. */
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
  /** Of the rules it is played by; none before it is first opened. */
  readonly version?: number;
  readonly made: number;
  readonly updated: number;
  readonly answers: number;
  /** Whose turn it is. */
  readonly waiting: readonly SeatId[];
  readonly result?: Result;
  /** The page that may write answers: an id that it chose for itself. */
  readonly writer?: string;
  /** What was cut off because the rules refuse it, until the player discards it. */
  readonly removed?: readonly RemovedAnswers[];
}

/** Stored answers that the rules refuse, kept as the text of a record with everything that was stored. */
export interface RemovedAnswers {
  readonly count: number;
  readonly record: string;
}

/** A game as it was found on the shelf. */
export interface StoredGame {
  readonly saved: SavedGame;
  readonly answers: readonly Answer[];
  /** Answers behind a number that is missing: two pages wrote at once, and these don't follow the others. */
  readonly stray: readonly Answer[];
}

/** Another page writes this game now, or it was deleted: nothing was stored. */
export class NotTheWriter extends Error {
  override readonly name = 'NotTheWriter';
}

interface GameDatabase extends DBSchema {
  games: { key: string; value: SavedGame };
  answers: { key: [game: string, n: number]; value: Answer };
}

const NAME = 'sandtable';

let opened: Promise<IDBPDatabase<GameDatabase>> | undefined;
const openDatabase = (): Promise<IDBPDatabase<GameDatabase>> => {
  opened ??= openDB<GameDatabase>(NAME, 1, {
    upgrade(database) {
      database.createObjectStore('games', { keyPath: 'id' });
      database.createObjectStore('answers');
    },
    // Another page wants to change the shelves, or the browser closed them: they are opened anew.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    terminated: () => {
      opened = undefined;
    },
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
};

const allOf = (id: string, from = 0) => IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER]);

export const randomId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => (byte % 36).toString(36)).join('');
};

/** Puts a new game on the shelf; the rules come in when it is opened. Gives its id. */
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
  const change = (await openDatabase()).transaction(['games', 'answers'], 'readwrite');
  const kept = answers.map((answer, n) => change.objectStore('answers').put(answer, [id, n]));
  await Promise.all([change.objectStore('games').put(game), ...kept, change.done]);
  return id;
}

/** The newest first. */
export async function listSaved(): Promise<readonly SavedGame[]> {
  const games = await (await openDatabase()).getAll('games');
  return games.sort((a, b) => b.updated - a.updated);
}

export async function deleteGame(id: string): Promise<void> {
  const change = (await openDatabase()).transaction(['games', 'answers'], 'readwrite');
  await Promise.all([
    change.objectStore('games').delete(id),
    change.objectStore('answers').delete(allOf(id)),
    change.done,
  ]);
}

export async function loadGame(id: string): Promise<StoredGame | undefined> {
  const look = (await openDatabase()).transaction(['games', 'answers']);
  const [saved, numbers, answers] = await Promise.all([
    look.objectStore('games').get(id),
    look.objectStore('answers').getAllKeys(allOf(id)),
    look.objectStore('answers').getAll(allOf(id)),
    look.done,
  ]);
  if (!saved) return undefined;
  const firstStray = numbers.findIndex(([, n], i) => n !== i);
  const whole = firstStray < 0 ? answers.length : firstStray;
  return { saved, answers: answers.slice(0, whole), stray: answers.slice(whole) };
}

/** From now on this page alone writes the game: whatever another one still tries to store is refused. */
export async function claim(id: string, writer: string): Promise<StoredGame | undefined> {
  const change = (await openDatabase()).transaction('games', 'readwrite');
  const saved = await change.store.get(id);
  await Promise.all([saved && change.store.put({ ...saved, writer }), change.done]);
  // Nobody else can have written since.
  return loadGame(id);
}

/**
 * From the `from`-th on the answers are these: more of them, or fewer when some were taken back. Refused unless the
 * game's writer is still the one that is stored, with as many answers as that writer believes.
 */
export async function storeAnswers(
  saved: SavedGame,
  from: number,
  answers: readonly Answer[],
  stored: number,
): Promise<void> {
  const change = (await openDatabase()).transaction(['games', 'answers'], 'readwrite');
  const before = await change.objectStore('games').get(saved.id);
  if (!before || before.writer !== saved.writer || before.answers !== stored) {
    await change.done;
    throw new NotTheWriter(saved.id);
  }
  const lines = change.objectStore('answers');
  const gone = lines.delete(allOf(saved.id, from));
  const kept = answers.map((answer, i) => lines.put(answer, [saved.id, from + i]));
  await Promise.all([gone, ...kept, change.objectStore('games').put(saved), change.done]);
}
