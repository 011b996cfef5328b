import type { Happened, State } from '@sandtable/client/wire';
import {
  beginningIn,
  fingerprint,
  type Game,
  InputError,
  type LogEntry,
  type Match,
  type Message,
  type Note,
  newMatch,
  type SeatId,
} from '@sandtable/kernel';
import type { Entry, Snapshot, StoredMatch } from '../store/store.js';
import { markAt } from './marks.js';

/** A match in memory: its rules at work since the last snapshot, and the numbers of all that was done. No I/O here. */
export interface Live {
  readonly stored: StoredMatch;
  readonly game: Game;
  readonly match: Match;
  /** Number of the first entry since the snapshot. */
  readonly base: number;
  /** Everything since the snapshot, for duplicates and for the log. */
  readonly done: Done[];
  /** Which entries are still in force, as the match's own answers are: taking back takes one out. */
  readonly inForce: number[];
  /** Number of the last snapshot, and a newer one that waits to be kept. */
  snapshotN: number;
  snapshot: Snapshot | undefined;
}

/** So many entries between two snapshots at the least: what a load may have to carry out again. */
const SNAPSHOT_EVERY = 40;

interface Done extends Entry {
  readonly happened: Happened;
}

/** Why something cannot be done now; the wire's `code`. */
export class Refused extends Error {
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

export const isUnplayable = (error: unknown): error is Refused & { readonly code: Unplayable } =>
  error instanceof Refused && UNPLAYABLE.some((code) => code === error.code);

/** The game of a match, perhaps in another version than the match was begun under (carry-over.ts). */
export function gameOf(games: Readonly<Record<string, Game>>, { id, game: name }: StoredMatch): Game {
  const game = Object.hasOwn(games, name) ? games[name] : undefined;
  if (!game) throw new Refused('otherRules', `Match ${id} is of the game “${name}”, which this server does not have.`);
  return game;
}

/** Of the position and the state of chance, where the match stands now. */
export const fingerprintOf = ({ game, position }: Match): string =>
  fingerprint([game.write(position), [...position.chance.state]]);

/** Says which match and where; of what is stored there, nothing. */
const damaged = ({ id }: StoredMatch, where: string): Refused =>
  new Refused('damaged', `Match ${id} cannot be carried out from what is stored: ${where}.`);

/** How many entries there are: the number of the next. */
export const headOf = (live: Live): number => live.base + live.done.length;

/** From the snapshot and what came after it; from the very beginning if there is no snapshot. */
export function revive(game: Game, stored: StoredMatch, entries: readonly Entry[]): Live {
  const live = begin(game, stored);
  for (const entry of entries) follow(live, entry);
  return live;
}

/** The same, with others served in between. */
export async function reviveSlowly(game: Game, stored: StoredMatch, entries: readonly Entry[]): Promise<Live> {
  const live = begin(game, stored);
  await slowly(entries, (entry) => follow(live, entry));
  return live;
}

/** Much to do is done a few at a time, so that others are served in between. */
export async function slowly<T>(all: readonly T[], doing: (one: T) => void): Promise<void> {
  let began = performance.now();
  for (const one of all) {
    if (performance.now() - began > LONGEST_SLICE) {
      await new Promise((resolve) => setImmediate(resolve));
      began = performance.now();
    }
    doing(one);
  }
}
/** Milliseconds. */
const LONGEST_SLICE = 8;

function begin(game: Game, stored: StoredMatch): Live {
  const { n, note, fingerprint: kept } = stored.snapshot;
  const { options, seed, generator } = stored;
  let match: Match;
  try {
    const position: { position?: Note } = note === '' ? {} : { position: JSON.parse(note) };
    match = newMatch(game, { ...beginningIn({ options, seed, generator }), ...position });
  } catch {
    throw damaged(stored, note === '' ? 'it cannot be set up' : `its snapshot ${n} cannot be read`);
  }
  if (kept && fingerprintOf(match) !== kept) {
    throw damaged(stored, `its snapshot ${n} leads to another position than the one it was taken from`);
  }
  return { stored, game, match, base: n, done: [], inForce: [], snapshotN: n, snapshot: undefined };
}

/** Carries out what is known to have been done. */
export function follow(live: Live, entry: Entry): void {
  const head = headOf(live);
  if (entry.n !== head) throw damaged(live.stored, `entry ${head} is missing`);
  const seat = live.stored.seats[entry.seat];
  try {
    if (entry.option === '') carryBack(live, seat);
    else answer(live, seat, entry.option, entry.because ? (JSON.parse(entry.because) as Message) : undefined);
  } catch {
    throw damaged(live.stored, `the rules do not accept entry ${head}`);
  }
}

/** An answer to what is asked now; throws a Refused that leaves everything as it was. */
export function answer(live: Live, seat: SeatId, option: string, because?: Message): Entry {
  const { match } = live;
  if (match.result) throw new Refused('over', 'This match is over.');
  if (!match.decision(seat)) throw new Refused('notYours', 'It is not for this seat to answer now.');
  const logged = match.log.length;
  try {
    match.choose(option, seat, because);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new Refused('illegal', `“${option}” is not one of the options.`);
  }
  const n = headOf(live);
  const entry: Entry = { n, seat: seatNumber(live, seat), option, because: because ? JSON.stringify(because) : null };
  live.done.push({ ...entry, happened: { n, seat, log: match.log.slice(logged) } });
  live.inForce.push(n);
  noticeSnapshot(live);
  return entry;
}

/**
 * What a load carries out again must not grow while the match stands still: since the last snapshot at most this many
 * answers more may have been taken back than stand.
 */
const MOST_TAKEN_BACK = 20;

function tooMuchTakenBack({ base, done, snapshotN }: Live): boolean {
  const since = done.slice(Math.max(0, snapshotN - base));
  const takings = since.filter(({ option }) => option === '').length;
  const standing = since.length - 2 * takings;
  return takings >= MOST_TAKEN_BACK + standing;
}

/** Takes the seat's last answer back; throws a Refused that leaves everything as it was. */
export function takeBack(live: Live, seat: SeatId): Entry {
  // With the end the seed is told: who knows what comes must not choose again.
  if (live.match.result) throw new Refused('over', 'This match is over: nothing can be taken back.');
  if (live.match.canUndo(seat) && tooMuchTakenBack(live)) {
    throw new Refused('nothingToUndo', 'So much has been taken back here that this answer stands.');
  }
  return carryBack(live, seat);
}

export const mayTakeBack = (live: Live, seat: SeatId): boolean =>
  !live.match.result && live.match.canUndo(seat) && !tooMuchTakenBack(live);

function carryBack(live: Live, seat: SeatId): Entry {
  const { match, inForce } = live;
  const before = [...match.answers];
  if (!match.undo(seat)) throw new Refused('nothingToUndo', 'This seat has no answer that can be taken back.');
  const gone = before.findIndex((answer, i) => match.answers[i] !== answer);
  const [undone] = inForce.splice(gone, 1);
  const n = headOf(live);
  const entry: Entry = { n, seat: seatNumber(live, seat), option: '', because: null };
  live.done.push({ ...entry, happened: { n, seat, undone, log: [] } });
  return entry;
}

const seatNumber = (live: Live, seat: SeatId): number => live.stored.seats.indexOf(seat);

/** Was this very thing done? A client that lost its connection asks again. */
export const sameAct = (live: Live, entry: Entry, seat: SeatId, option: string): boolean =>
  entry.seat === seatNumber(live, seat) && entry.option === option;

/**
 * A place where a later load can begin: a checkpoint with nothing after it, and nothing before it that could still be
 * taken back. Play passes such places between two questions to a person too, so they are noticed as they come.
 */
function noticeSnapshot(live: Live): void {
  const { match } = live;
  const head = headOf(live);
  if (head - Math.max(live.snapshotN, live.snapshot?.n ?? 0) < SNAPSHOT_EVERY) return;
  if (match.checkpoints.at(-1) !== match.answers.length || match.result || match.canUndo()) return;
  const note = match.note();
  if (note.since !== undefined) return;
  live.snapshot = {
    n: head,
    note: JSON.stringify(note),
    fingerprint: fingerprintOf(match),
    mark: markAt(live, head) ?? '',
  };
}

/** The newest snapshot, to be kept with what is written next. */
export function takeSnapshot(live: Live): Snapshot | undefined {
  const { snapshot } = live;
  if (snapshot) live.snapshotN = snapshot.n;
  live.snapshot = undefined;
  return snapshot;
}

/** Seats that are asked something and have not answered. */
export const waitingFor = (live: Live): SeatId[] => [...new Set(live.match.pending().map((decision) => decision.seat))];

/** Where the match stands for a seat or an observer. */
export function stateFor(live: Live, seat: SeatId, withView: boolean): State {
  const { match } = live;
  const decision = seat === 'observer' ? undefined : match.decision(seat);
  return {
    n: headOf(live),
    mark: markAt(live, headOf(live)) ?? '',
    waiting: waitingFor(live),
    decision: decision ? { prompt: decision.prompt, rule: decision.rule, options: [...decision.options()] } : null,
    mayUndo: seat !== 'observer' && mayTakeBack(live, seat),
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
export const happenedSince = (live: Live, since: number, seat?: SeatId): Happened[] =>
  live.done
    .slice(Math.max(0, since - live.base))
    .map(({ happened, option }) => (happened.seat === seat && option !== '' ? { ...happened, option } : happened));

/** What happened before anybody was asked anything. */
const beginningOf = ({ game, stored: { options, seed, generator } }: Live): readonly LogEntry[] =>
  newMatch(game, beginningIn({ options, seed, generator })).log;

const beginnings = new WeakMap<Live, string>();

/** The same as JSON, made once for a match in memory. */
export function beginningText(live: Live): string {
  const text = beginnings.get(live) ?? JSON.stringify(beginningOf(live));
  beginnings.set(live, text);
  return text;
}
