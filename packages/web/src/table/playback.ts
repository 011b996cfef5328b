import type { LogEntry, SeatId } from '@sandtable/kernel';
import type { GameUi } from '../games/game-ui.js';
import type { LoggedAnswer, PlaySnapshot } from '../play/play.js';
import { hasRoll } from './dice/shown-rolls.js';
import { cardsOf } from './log-cards.js';

/**
 * Bots answer faster than people can follow. Snapshots wait in a queue, and each visible one is shown for a while before
 * the next. A card, an operation or an event is announced before the pieces move. Answers that a person gave at this
 * screen are shown at once.
 */

export const SPEEDS = ['slow', 'normal', 'quick', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

type LogHeading = GameUi['logHeading'];

/** What the next snapshot begins. The board still shows the moment before it. */
export interface Announcement {
  /** The number of the answer that brings it. */
  readonly n: number;
  readonly seat: SeatId;
  readonly entry: LogEntry;
  /** References of the cards and tiles in it. */
  readonly cards: readonly string[];
}

export interface Playback {
  readonly shown: PlaySnapshot;
  /** The visible answers that led to the snapshot shown; empty if it did not follow from the one before it. */
  readonly fresh: readonly LoggedAnswer[];
  /** The answers with rolls that were given at this screen, until the person does something else. */
  readonly held: readonly LoggedAnswer[];
  /** Snapshots still to be shown, oldest first. */
  readonly waiting: readonly PlaySnapshot[];
  readonly announcement: Announcement | undefined;
}

/** How long a card is announced, how long an operation or event, and how long each step and each die roll is shown. */
const CARD_MS: Readonly<Record<Speed, number>> = { slow: 2200, normal: 1100, quick: 450, instant: 0 };
const PART_MS: Readonly<Record<Speed, number>> = { slow: 1300, normal: 650, quick: 250, instant: 0 };
const STEP_MS: Readonly<Record<Speed, number>> = { slow: 800, normal: 350, quick: 140, instant: 0 };
const ROLL_MS: Readonly<Record<Speed, number>> = { slow: 3000, normal: 1700, quick: 800, instant: 0 };
/** After more answers than this, a returning player sees only the latest snapshot and the summary. */
const MAX_ANIMATED_ANSWERS = 60;
/** Where bots play among themselves, a viewer who falls this far behind jumps to the present. */
const MAX_WAITING = 400;

export const startPlayback = (shown: PlaySnapshot): Playback => ({
  shown,
  fresh: [],
  held: [],
  waiting: [],
  announcement: undefined,
});

export const latestSnapshot = (playback: Playback): PlaySnapshot => playback.waiting.at(-1) ?? playback.shown;

/** The dice of an answer given at this screen stay, because nobody has read them yet. */
export const skipToLatest = (playback: Playback): Playback =>
  playback.waiting.length === 0
    ? playback
    : {
        ...startPlayback(latestSnapshot(playback)),
        fresh: playback.fresh.filter(({ seat }) => isPlayedHere(playback.shown, seat)),
        held: playback.held,
      };

/** The person has seen their roll, and goes on. */
export const releaseRolls = (playback: Playback): Playback =>
  playback.held.length === 0 ? playback : { ...playback, held: [] };

/** The answers whose rolls are shown: those held, then those of the snapshot, which an announcement leads away from. */
export function answersWithRolls({ held, fresh, announcement }: Playback): readonly LoggedAnswer[] {
  if (announcement) return held;
  return held.length === 0 ? fresh : [...held, ...fresh.filter((answer) => !held.includes(answer))];
}

/** Announces the next snapshot if it begins something, and shows it otherwise. */
export function showNext(playback: Playback, heading: LogHeading): Playback {
  const announcement = playback.announcement ? undefined : nextAnnouncement(playback, heading);
  return announcement ? { ...playback, announcement } : showStep(playback);
}

/** Ends the announcement; without one, goes on to the next announcement or to the present. */
export function showNextCard(playback: Playback, heading: LogHeading): Playback {
  if (playback.announcement) return showStep(playback);
  let next = showNext(playback, heading);
  while (!next.announcement && next.waiting.length > 0) next = showNext(next, heading);
  return next;
}

function showStep(playback: Playback): Playback {
  const [next, ...waiting] = playback.waiting;
  if (!next) return playback;
  const fresh = visibleSince(playback.shown, next);
  return {
    ...playback,
    shown: next,
    fresh: fresh.length > 0 ? fresh : playback.fresh,
    waiting,
    announcement: undefined,
  };
}

const visibleSince = (before: PlaySnapshot, after: PlaySnapshot): readonly LoggedAnswer[] =>
  after.steps.slice(before.steps.length).filter(showsSomething);

function nextAnnouncement({ shown, waiting }: Playback, heading: LogHeading): Announcement | undefined {
  const [next] = waiting;
  for (const { n, seat, log } of next?.steps.slice(shown.steps.length) ?? []) {
    const entries = log.filter((entry) => !entry.remark && heading(entry) !== undefined);
    // A card is more than what is done with it.
    const entry = entries.find((it) => cardsOf(it, heading).length > 0) ?? entries[0];
    if (entry) return { n, seat, entry, cards: cardsOf(entry, heading) };
  }
  return undefined;
}

export function addSnapshot(playback: Playback, next: PlaySnapshot): Playback {
  const last = latestSnapshot(playback);
  switch (transitionOf(last, next)) {
    case 'cut':
      return startPlayback(next);
    case 'answered': {
      const fresh = visibleSince(last, next);
      return { ...startPlayback(next), fresh, held: fresh.filter(hasRoll) };
    }
    case 'same':
      return playback.waiting.length > 0
        ? { ...playback, waiting: [...playback.waiting.slice(0, -1), next] }
        : { ...playback, shown: next };
    case 'step':
      return playback.waiting.length >= MAX_WAITING
        ? startPlayback(next)
        : { ...playback, waiting: [...playback.waiting, next] };
  }
}

/** How long the announcement, or without one the snapshot shown, stays before the next. */
export function displayMs({ announcement, fresh }: Playback, speed: Speed): number {
  if (announcement) return announcement.cards.length > 0 ? CARD_MS[speed] : PART_MS[speed];
  return fresh.some(hasRoll) ? ROLL_MS[speed] : STEP_MS[speed];
}

/** Whether a roll of an answer given at this screen is shown while other moments wait. */
export const holdsOwnRoll = ({ shown, fresh, waiting, announcement }: Playback): boolean =>
  waiting.length > 0 &&
  announcement === undefined &&
  fresh.some(hasRoll) &&
  fresh.every(({ seat }) => isPlayedHere(shown, seat));

/**
 * How a snapshot follows another: at once, because it doesn't follow from it (`cut`) or somebody answered at this
 * screen (`answered`), in its place (`same`), or after it in the queue (`step`).
 */
function transitionOf(before: PlaySnapshot, after: PlaySnapshot): 'cut' | 'answered' | 'same' | 'step' {
  if (wasUndone(before, after)) return 'cut';
  const since = after.steps.slice(before.steps.length);
  if (since.length === 0) return 'same';
  if (since.length > MAX_ANIMATED_ANSWERS) return 'cut';
  if (since.every(({ seat }) => isPlayedHere(after, seat))) return 'answered';
  return since.some(showsSomething) ? 'step' : 'same';
}

/** Answers were undone, and others may have replaced them. */
function wasUndone(before: PlaySnapshot, after: PlaySnapshot): boolean {
  if (after.steps.length < before.steps.length) return true;
  const last = before.steps.at(-1);
  const atSamePlace = after.steps[before.steps.length - 1];
  if (!last || !atSamePlace || last === atSamePlace) return false;
  return last.seat !== atSamePlace.seat || last.log.length !== atSamePlace.log.length;
}

/** Whether a person at this screen plays the seat: any person in a local game, only the viewer in an online match. */
export const isPlayedHere = ({ setup, online, viewer }: PlaySnapshot, seat: string): boolean =>
  online ? seat === viewer : setup.seating[seat] === 'person';

const showsSomething = ({ log }: LoggedAnswer): boolean => log.some((entry) => !entry.remark);
