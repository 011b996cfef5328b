import type { SeatId } from '@sandtable/kernel';
import {
  type AppliedEntry,
  entryCount,
  hasActedSince,
  historySince,
  type LiveMatch,
  mayUndo,
  stateFor,
} from './matches/live-match.js';
import { viewFor } from './view-patches.js';

/** What updates of a match consist of, as JSON. Each part that several people get is composed once. */
interface TextsOfMatch {
  /** How many entries the match had when the following two were composed. */
  n: number;
  /** The state for everybody who can do nothing now. */
  watchingState: string | undefined;
  /** Whole updates for those people, by what they have already received. */
  readonly watchingUpdates: Map<string, string>;
  /** The last entries, by number, without the answers. */
  readonly entries: Map<number, string>;
}

/** A client that is further behind gets entries that are composed for it alone. */
const MAX_ENTRIES = 32;

const textsOfMatches = new WeakMap<LiveMatch, TextsOfMatch>();

function textsOf(live: LiveMatch): TextsOfMatch {
  let texts = textsOfMatches.get(live);
  if (!texts) {
    texts = { n: -1, watchingState: undefined, watchingUpdates: new Map(), entries: new Map() };
    textsOfMatches.set(live, texts);
  }
  const n = entryCount(live);
  if (texts.n !== n) {
    texts.n = n;
    texts.watchingState = undefined;
    texts.watchingUpdates.clear();
  }
  return texts;
}

const canAct = (live: LiveMatch, seat: SeatId): boolean =>
  seat !== 'observer' && (live.match.decision(seat) !== undefined || mayUndo(live, seat));

/** What a client has received already. */
export interface ReceivedSoFar {
  /** How many entries. */
  readonly entries: number;
  /** After how many entries its view was taken; undefined if it needs a whole view, `none` if it wants no views. */
  readonly viewN: number | undefined | 'none';
}

/** The state of the match as a seat may see it, with what changed in its view. */
export function stateText(live: LiveMatch, seat: SeatId, viewN: ReceivedSoFar['viewN']): string {
  const state = canAct(live, seat) ? JSON.stringify(stateFor(live, seat, false)) : watchingState(live);
  return viewN === 'none' ? state : `${state.slice(0, -1)}${viewFor(live, seat, viewN)}}`;
}

function watchingState(live: LiveMatch): string {
  const texts = textsOf(live);
  texts.watchingState ??= JSON.stringify(stateFor(live, 'observer', false));
  return texts.watchingState;
}

/** An update for a seat that has received so much. */
export function updateText(live: LiveMatch, seat: SeatId, received: ReceivedSoFar): string {
  const compose = (): string =>
    `{"is":"update","state":${stateText(live, seat, received.viewN)},"happened":${happenedText(live, received.entries, seat)}}`;
  const isCommon = received.viewN === 'none' || live.game.openInformation === true;
  if (!isCommon || canAct(live, seat) || hasActedSince(live, received.entries, seat)) return compose();
  const { watchingUpdates } = textsOf(live);
  const key = `${received.entries} ${received.viewN}`;
  const text = watchingUpdates.get(key) ?? compose();
  watchingUpdates.set(key, text);
  return text;
}

/** The entries from number `since` on, as `historySince` gives them. */
export function happenedText(live: LiveMatch, since: number, seat: SeatId): string {
  if (entryCount(live) - since > MAX_ENTRIES) return JSON.stringify(historySince(live, since, seat));
  const texts = live.entries.slice(Math.max(0, since - live.firstN)).map((entry) => entryText(live, entry, seat));
  return `[${texts.join()}]`;
}

function entryText(live: LiveMatch, { n, option, history }: AppliedEntry, viewer: SeatId): string {
  const { entries } = textsOf(live);
  let text = entries.get(n);
  if (text === undefined) {
    text = JSON.stringify(history);
    entries.set(n, text);
    for (const oldest of entries.keys()) {
      if (entries.size <= MAX_ENTRIES) break;
      entries.delete(oldest);
    }
  }
  const isOwnAnswer = history.seat === viewer && option !== '';
  return isOwnAnswer ? `${text.slice(0, -1)},"option":${JSON.stringify(option)}}` : text;
}
