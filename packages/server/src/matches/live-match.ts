import type { HistoryEntry, State } from '@sandtable/client/wire';
import {
  decisionView,
  fingerprint,
  type Game,
  InputError,
  type LogEntry,
  type Match,
  type Message,
  newMatch,
  type PositionJson,
  pickBeginning,
  type SeatId,
} from '@sandtable/kernel';
import type { Entry, StoredMatch, StoredSnapshot } from '../store/store.js';
import { markAt } from './history-marks.js';

/** A match in memory: the rules at work since the last snapshot, and numbered entries. This module does no I/O. */
export interface LiveMatch {
  readonly stored: StoredMatch;
  readonly game: Game;
  readonly match: Match;
  /** Number of the first entry after the snapshot that was loaded. */
  readonly firstN: number;
  /** All entries since that snapshot, for repeated requests and for the log. */
  readonly entries: AppliedEntry[];
  /** Numbers of the entries that are still in force, parallel to the match's answers: an undo removes one. */
  readonly standingEntries: number[];
  /** Number of the last stored snapshot, and a newer one that is stored with the next commit. */
  snapshotN: number;
  snapshot: StoredSnapshot | undefined;
  /** How many of the entries are undos. */
  undoCount: number;
}

/** The least number of entries between two snapshots: roughly what a load has to replay. */
const SNAPSHOT_EVERY = 40;

export interface AppliedEntry extends Entry {
  readonly history: HistoryEntry;
}

/** Why a request cannot be carried out now; `code` goes to the client. */
export class RefusedError extends Error {
  constructor(
    readonly code:
      | 'late'
      | 'early'
      | 'illegal'
      | 'notYours'
      | 'nothingToUndo'
      | 'over'
      | 'notOver'
      | 'tooFast'
      | 'busy'
      | 'full'
      | 'gathering'
      | Unplayable,
    text: string,
  ) {
    super(text);
  }
}

/** Why a stored match cannot be played here. Trying again does not help. */
const UNPLAYABLE = ['otherRules', 'damaged'] as const;
export type Unplayable = (typeof UNPLAYABLE)[number];

export const isUnplayable = (error: unknown): error is RefusedError & { readonly code: Unplayable } =>
  error instanceof RefusedError && UNPLAYABLE.some((code) => code === error.code);

/** The game of a match, perhaps in another version than the one the match began under (rules-version-carry-over.ts). */
export function gameOf(
  games: Readonly<Record<string, Game>>,
  { id, game: name }: Pick<StoredMatch, 'id' | 'game'>,
): Game {
  const game = Object.hasOwn(games, name) ? games[name] : undefined;
  if (!game)
    throw new RefusedError('otherRules', `Match ${id} is of the game “${name}”, which this server does not have.`);
  return game;
}

/** The fingerprint of the present position and the state of chance. */
export const fingerprintOf = ({ game, position }: Match): string =>
  fingerprint([game.writePosition(position), [...position.chance.state]]);

/** Names the match and the place, but nothing of what is stored there: it may be secret. */
const damaged = ({ id }: StoredMatch, where: string): RefusedError =>
  new RefusedError('damaged', `Match ${id} cannot be carried out from what is stored: ${where}.`);

/** How many entries there are, which is also the number of the next one. */
export const entryCount = (live: LiveMatch): number => live.firstN + live.entries.length;

/** Builds a match from its snapshot, or from its beginning if there is none, and the entries since. */
export function loadMatch(game: Game, stored: StoredMatch, entries: readonly Entry[]): LiveMatch {
  const live = matchAtSnapshot(game, stored);
  for (const entry of entries) replayEntry(live, entry);
  return live;
}

/** The same, a slice at a time, so that other requests are served in between. */
export async function loadMatchInSlices(
  game: Game,
  stored: StoredMatch,
  entries: readonly Entry[],
): Promise<LiveMatch> {
  const live = matchAtSnapshot(game, stored);
  await inSlices(entries, (entry) => replayEntry(live, entry));
  return live;
}

/** Calls `handle` for each item and yields to the event loop now and then, so that other requests are served. */
export async function inSlices<T>(all: readonly T[], handle: (one: T) => void): Promise<void> {
  let began = performance.now();
  for (const one of all) {
    if (performance.now() - began > MAX_SLICE_MS) {
      await new Promise((resolve) => setImmediate(resolve));
      began = performance.now();
    }
    handle(one);
  }
}
const MAX_SLICE_MS = 8;

function matchAtSnapshot(game: Game, stored: StoredMatch): LiveMatch {
  const { n, position: positionText, fingerprint: expected } = stored.snapshot;
  const { settings, seed, generator } = stored;
  let match: Match;
  try {
    const position: { position?: PositionJson } = positionText === '' ? {} : { position: JSON.parse(positionText) };
    match = newMatch(game, { ...pickBeginning({ settings, seed, generator }), ...position });
  } catch {
    throw damaged(stored, positionText === '' ? 'it cannot be set up' : `its snapshot ${n} cannot be read`);
  }
  if (expected && fingerprintOf(match) !== expected) {
    throw damaged(stored, `its snapshot ${n} leads to another position than the one it was taken from`);
  }
  return {
    stored,
    game,
    match,
    firstN: n,
    entries: [],
    standingEntries: [],
    snapshotN: n,
    snapshot: undefined,
    undoCount: 0,
  };
}

/** Applies a stored entry. */
export function replayEntry(live: LiveMatch, entry: Entry): void {
  const head = entryCount(live);
  if (entry.n !== head) throw damaged(live.stored, `entry ${head} is missing`);
  const seat = live.stored.seats[entry.seat];
  if (seat === undefined) throw damaged(live.stored, `entry ${head} is of a seat that does not exist`);
  try {
    if (entry.option === '') undoAnswer(live, seat);
    else applyAnswer(live, seat, entry.option, entry.because ? (JSON.parse(entry.because) as Message) : undefined);
  } catch {
    throw damaged(live.stored, `the rules do not accept entry ${head}`);
  }
}

/** Answers the seat's decision. If it throws a RefusedError, the match is unchanged. */
export function applyAnswer(live: LiveMatch, seat: SeatId, option: string, because?: Message): Entry {
  const { match } = live;
  if (match.result) throw new RefusedError('over', 'This match is over.');
  if (!match.decision(seat)) throw new RefusedError('notYours', 'This seat has no decision to answer now.');
  const logged = match.log.length;
  try {
    match.choose(option, seat, because);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new RefusedError('illegal', `“${option}” is not one of the options.`);
  }
  const n = entryCount(live);
  const entry: Entry = { n, seat: seatNumber(live, seat), option, because: because ? JSON.stringify(because) : null };
  live.entries.push({ ...entry, history: { n, seat, log: match.log.slice(logged) } });
  live.standingEntries.push(n);
  captureSnapshot(live);
  return entry;
}

/**
 * Undone answers must not make loads slower without limit: since the last snapshot at most this many more answers may
 * have been undone than are in force.
 */
const MAX_UNDONE = 20;

function isUndoneTooOften({ firstN, entries, snapshotN, undoCount: all }: LiveMatch): boolean {
  // Every update of every seat asks this, and it is rare that anybody has undone so much.
  if (all < MAX_UNDONE) return false;
  const first = Math.max(0, snapshotN - firstN);
  let undoCount = 0;
  for (let i = first; i < entries.length; i++) if (entries[i]?.option === '') undoCount++;
  const inForce = entries.length - first - 2 * undoCount;
  return undoCount >= MAX_UNDONE + inForce;
}

/** Undoes the seat's last answer. If it throws a RefusedError, the match is unchanged. */
export function applyUndo(live: LiveMatch, seat: SeatId): Entry {
  // The seed is public once the match is over: nobody who can know what comes next may choose again.
  if (live.match.result) throw new RefusedError('over', 'This match is over: nothing can be taken back.');
  if (live.match.canUndo(seat) && isUndoneTooOften(live)) {
    throw new RefusedError('nothingToUndo', 'Too many answers were undone at this point: this one stands.');
  }
  return undoAnswer(live, seat);
}

export const mayUndo = (live: LiveMatch, seat: SeatId): boolean =>
  !live.match.result && live.match.canUndo(seat) && !isUndoneTooOften(live);

function undoAnswer(live: LiveMatch, seat: SeatId): Entry {
  const { match, standingEntries } = live;
  const before = [...match.answers];
  if (!match.undo(seat)) throw new RefusedError('nothingToUndo', 'This seat has no answer that can be taken back.');
  const undoneIndex = before.findIndex((answer, i) => match.answers[i] !== answer);
  const [undone] = standingEntries.splice(undoneIndex, 1);
  const n = entryCount(live);
  const entry: Entry = { n, seat: seatNumber(live, seat), option: '', because: null };
  live.entries.push({ ...entry, history: { n, seat, undone, log: [] } });
  live.undoCount++;
  return entry;
}

const seatNumber = (live: LiveMatch, seat: SeatId): number => live.stored.seats.indexOf(seat);

/** Is this entry exactly that action? A client that lost its connection sends its action again. */
export const isSameEntry = (live: LiveMatch, entry: Entry, seat: SeatId, option: string): boolean =>
  entry.seat === seatNumber(live, seat) && entry.option === option;

/**
 * Takes a snapshot if a later load can begin here: at a checkpoint with nothing after it, and nothing before it that
 * could still be undone. Bots' answers can pass such a point between two questions to a person, so every answer checks.
 */
function captureSnapshot(live: LiveMatch): void {
  const { match } = live;
  const head = entryCount(live);
  if (head - Math.max(live.snapshotN, live.snapshot?.n ?? 0) < SNAPSHOT_EVERY) return;
  if (match.checkpoints.at(-1) !== match.answers.length || match.result || match.canUndo()) return;
  const positionJson = match.positionJson();
  if (positionJson.since !== undefined) return;
  live.snapshot = {
    n: head,
    position: JSON.stringify(positionJson),
    fingerprint: fingerprintOf(match),
    mark: markAt(live, head) ?? '',
  };
}

/** The newest snapshot that is not stored yet, for the next commit. */
export function takePendingSnapshot(live: LiveMatch): StoredSnapshot | undefined {
  const { snapshot } = live;
  if (snapshot) live.snapshotN = snapshot.n;
  live.snapshot = undefined;
  return snapshot;
}

/** Seats with a decision that they have not answered. */
export function waitingFor({ match }: LiveMatch): SeatId[] {
  const seats = match.pending().map((decision) => decision.seat);
  return seats.length > 1 ? [...new Set(seats)] : seats;
}

/** The state of the match as a seat or an observer may see it. */
export function stateFor(live: LiveMatch, seat: SeatId, withView: boolean): State {
  const { match } = live;
  const decision = seat === 'observer' ? undefined : match.decision(seat);
  return {
    n: entryCount(live),
    mark: markAt(live, entryCount(live)) ?? '',
    waiting: waitingFor(live),
    decision: decision ? decisionView(decision) : null,
    mayUndo: seat !== 'observer' && mayUndo(live, seat),
    ...(withView ? { view: match.view(seat) } : {}),
    result: match.result
      ? { ranking: match.result.ranking.map((place) => ({ ...place })), reason: match.result.reason }
      : null,
    ...(match.result ? shownAtEnd(live.stored) : {}),
  };
}

/** The seed and what it was made of, which nobody may know before the match is over. */
const shownAtEnd = ({ seed, draw }: StoredMatch): Pick<State, 'seed' | 'draw'> => ({ seed, ...(draw ? { draw } : {}) });

/** The history from number `since` on, as far as memory reaches back. A seat's own entries contain its answers. */
export const historySince = (live: LiveMatch, since: number, seat?: SeatId): HistoryEntry[] =>
  live.entries
    .slice(Math.max(0, since - live.firstN))
    .map(({ history, option }) => (history.seat === seat && option !== '' ? { ...history, option } : history));

/** Whether an entry from number `since` on is of this seat. */
export function hasActedSince({ firstN, entries }: LiveMatch, since: number, seat: SeatId): boolean {
  for (let i = Math.max(0, since - firstN); i < entries.length; i++) if (entries[i]?.history.seat === seat) return true;
  return false;
}

/** The log of the set-up, before the first decision. */
const beginningOf = ({ game, stored: { settings, seed, generator } }: LiveMatch): readonly LogEntry[] =>
  newMatch(game, pickBeginning({ settings, seed, generator })).log;

const beginnings = new WeakMap<LiveMatch, string>();

/** The same as JSON, computed once per match in memory. */
export function beginningText(live: LiveMatch): string {
  const text = beginnings.get(live) ?? JSON.stringify(beginningOf(live));
  beginnings.set(live, text);
  return text;
}
