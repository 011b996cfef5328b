import type { HistoryEntry, State } from '@sandtable/client/wire';
import {
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

/** A match in memory: its rules at work since the last snapshot, and the numbers of all that was done. No I/O here. */
export interface LiveMatch {
  readonly stored: StoredMatch;
  readonly game: Game;
  readonly match: Match;
  /** Number of the first entry since the snapshot. */
  readonly firstN: number;
  /** Everything since the snapshot, for duplicates and for the log. */
  readonly entries: AppliedEntry[];
  /** Which entries are still in force, as the match's own answers are: taking back takes one out. */
  readonly standingEntries: number[];
  /** Number of the last snapshot, and a newer one that waits to be kept. */
  snapshotN: number;
  snapshot: StoredSnapshot | undefined;
}

/** So many entries between two snapshots at the least: what a load may have to carry out again. */
const SNAPSHOT_EVERY = 40;

interface AppliedEntry extends Entry {
  readonly history: HistoryEntry;
}

/** Why something cannot be done now; the wire's `code`. */
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

/** Why a stored match cannot go on here, however often somebody tries. */
const UNPLAYABLE = ['otherRules', 'damaged'] as const;
export type Unplayable = (typeof UNPLAYABLE)[number];

export const isUnplayable = (error: unknown): error is RefusedError & { readonly code: Unplayable } =>
  error instanceof RefusedError && UNPLAYABLE.some((code) => code === error.code);

/** The game of a match, perhaps in another version than the match was begun under (carry-over.ts). */
export function gameOf(games: Readonly<Record<string, Game>>, { id, game: name }: StoredMatch): Game {
  const game = Object.hasOwn(games, name) ? games[name] : undefined;
  if (!game)
    throw new RefusedError('otherRules', `Match ${id} is of the game “${name}”, which this server does not have.`);
  return game;
}

/** Of the position and the state of chance, where the match stands now. */
export const fingerprintOf = ({ game, position }: Match): string =>
  fingerprint([game.writePosition(position), [...position.chance.state]]);

/** Says which match and where; of what is stored there, nothing. */
const damaged = ({ id }: StoredMatch, where: string): RefusedError =>
  new RefusedError('damaged', `Match ${id} cannot be carried out from what is stored: ${where}.`);

/** How many entries there are: the number of the next. */
export const entryCount = (live: LiveMatch): number => live.firstN + live.entries.length;

/** From the snapshot and what came after it; from the very beginning if there is no snapshot. */
export function loadMatch(game: Game, stored: StoredMatch, entries: readonly Entry[]): LiveMatch {
  const live = matchAtSnapshot(game, stored);
  for (const entry of entries) replayEntry(live, entry);
  return live;
}

/** The same, with others served in between. */
export async function loadMatchInSlices(
  game: Game,
  stored: StoredMatch,
  entries: readonly Entry[],
): Promise<LiveMatch> {
  const live = matchAtSnapshot(game, stored);
  await inSlices(entries, (entry) => replayEntry(live, entry));
  return live;
}

/** Much to do is done a few at a time, so that others are served in between. */
export async function inSlices<T>(all: readonly T[], doing: (one: T) => void): Promise<void> {
  let began = performance.now();
  for (const one of all) {
    if (performance.now() - began > MAX_SLICE_MS) {
      await new Promise((resolve) => setImmediate(resolve));
      began = performance.now();
    }
    doing(one);
  }
}
/** Milliseconds. */
const MAX_SLICE_MS = 8;

function matchAtSnapshot(game: Game, stored: StoredMatch): LiveMatch {
  const { n, position: note, fingerprint: kept } = stored.snapshot;
  const { settings, seed, generator } = stored;
  let match: Match;
  try {
    const position: { position?: PositionJson } = note === '' ? {} : { position: JSON.parse(note) };
    match = newMatch(game, { ...pickBeginning({ settings, seed, generator }), ...position });
  } catch {
    throw damaged(stored, note === '' ? 'it cannot be set up' : `its snapshot ${n} cannot be read`);
  }
  if (kept && fingerprintOf(match) !== kept) {
    throw damaged(stored, `its snapshot ${n} leads to another position than the one it was taken from`);
  }
  return { stored, game, match, firstN: n, entries: [], standingEntries: [], snapshotN: n, snapshot: undefined };
}

/** Carries out what is known to have been done. */
export function replayEntry(live: LiveMatch, entry: Entry): void {
  const head = entryCount(live);
  if (entry.n !== head) throw damaged(live.stored, `entry ${head} is missing`);
  const seat = live.stored.seats[entry.seat];
  try {
    if (entry.option === '') undoAnswer(live, seat);
    else applyAnswer(live, seat, entry.option, entry.because ? (JSON.parse(entry.because) as Message) : undefined);
  } catch {
    throw damaged(live.stored, `the rules do not accept entry ${head}`);
  }
}

/** An answer to what is asked now; throws a Refused that leaves everything as it was. */
export function applyAnswer(live: LiveMatch, seat: SeatId, option: string, because?: Message): Entry {
  const { match } = live;
  if (match.result) throw new RefusedError('over', 'This match is over.');
  if (!match.decision(seat)) throw new RefusedError('notYours', 'It is not for this seat to answer now.');
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
 * What a load carries out again must not grow while the match stands still: since the last snapshot at most this many
 * answers more may have been taken back than stand.
 */
const MAX_UNDONE = 20;

function isUndoneTooOften({ firstN, entries, snapshotN }: LiveMatch): boolean {
  const since = entries.slice(Math.max(0, snapshotN - firstN));
  const takings = since.filter(({ option }) => option === '').length;
  const standing = since.length - 2 * takings;
  return takings >= MAX_UNDONE + standing;
}

/** Takes the seat's last answer back; throws a Refused that leaves everything as it was. */
export function applyUndo(live: LiveMatch, seat: SeatId): Entry {
  // With the end the seed is told: who knows what comes must not choose again.
  if (live.match.result) throw new RefusedError('over', 'This match is over: nothing can be taken back.');
  if (live.match.canUndo(seat) && isUndoneTooOften(live)) {
    throw new RefusedError('nothingToUndo', 'So much has been taken back here that this answer stands.');
  }
  return undoAnswer(live, seat);
}

export const mayUndo = (live: LiveMatch, seat: SeatId): boolean =>
  !live.match.result && live.match.canUndo(seat) && !isUndoneTooOften(live);

function undoAnswer(live: LiveMatch, seat: SeatId): Entry {
  const { match, standingEntries } = live;
  const before = [...match.answers];
  if (!match.undo(seat)) throw new RefusedError('nothingToUndo', 'This seat has no answer that can be taken back.');
  const gone = before.findIndex((answer, i) => match.answers[i] !== answer);
  const [undone] = standingEntries.splice(gone, 1);
  const n = entryCount(live);
  const entry: Entry = { n, seat: seatNumber(live, seat), option: '', because: null };
  live.entries.push({ ...entry, history: { n, seat, undone, log: [] } });
  return entry;
}

const seatNumber = (live: LiveMatch, seat: SeatId): number => live.stored.seats.indexOf(seat);

/** Was this very thing done? A client that lost its connection asks again. */
export const isSameEntry = (live: LiveMatch, entry: Entry, seat: SeatId, option: string): boolean =>
  entry.seat === seatNumber(live, seat) && entry.option === option;

/**
 * A place where a later load can begin: a checkpoint with nothing after it, and nothing before it that could still be
 * taken back. Play passes such places between two questions to a person too, so they are noticed as they come.
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

/** The newest snapshot, to be kept with what is written next. */
export function takePendingSnapshot(live: LiveMatch): StoredSnapshot | undefined {
  const { snapshot } = live;
  if (snapshot) live.snapshotN = snapshot.n;
  live.snapshot = undefined;
  return snapshot;
}

/** Seats that are asked something and have not answered. */
export const waitingFor = (live: LiveMatch): SeatId[] => [
  ...new Set(live.match.pending().map((decision) => decision.seat)),
];

/** Where the match stands for a seat or an observer. */
export function stateFor(live: LiveMatch, seat: SeatId, withView: boolean): State {
  const { match } = live;
  const decision = seat === 'observer' ? undefined : match.decision(seat);
  return {
    n: entryCount(live),
    mark: markAt(live, entryCount(live)) ?? '',
    waiting: waitingFor(live),
    decision: decision ? { prompt: decision.prompt, rule: decision.rule, options: [...decision.options()] } : null,
    mayUndo: seat !== 'observer' && mayUndo(live, seat),
    ...(withView ? { view: match.view(seat) } : {}),
    result: match.result
      ? { ranking: match.result.ranking.map((place) => ({ ...place })), reason: match.result.reason }
      : null,
    ...(match.result ? shownAtEnd(live.stored) : {}),
  };
}

/** What nobody may know before the match is over: the seed, and what it was made of. */
const shownAtEnd = ({ seed, draw }: StoredMatch): Pick<State, 'seed' | 'draw'> => ({ seed, ...(draw ? { draw } : {}) });

/** What was done from number `since` on, as far as memory goes back. A seat is reminded of its own answers. */
export const historySince = (live: LiveMatch, since: number, seat?: SeatId): HistoryEntry[] =>
  live.entries
    .slice(Math.max(0, since - live.firstN))
    .map(({ history, option }) => (history.seat === seat && option !== '' ? { ...history, option } : history));

/** What happened before anybody was asked anything. */
const beginningOf = ({ game, stored: { settings, seed, generator } }: LiveMatch): readonly LogEntry[] =>
  newMatch(game, pickBeginning({ settings, seed, generator })).log;

const beginnings = new WeakMap<LiveMatch, string>();

/** The same as JSON, made once for a match in memory. */
export function beginningText(live: LiveMatch): string {
  const text = beginnings.get(live) ?? JSON.stringify(beginningOf(live));
  beginnings.set(live, text);
  return text;
}
