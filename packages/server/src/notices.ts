import type { Game, SeatId } from '@sandtable/kernel';
import type { NoticeConfig } from './config.js';
import { bucketsBy } from './limits.js';
import type { GatheringRoom, Gatherings } from './matches/gathering.js';
import { gameOf, waitingFor } from './matches/live-match.js';
import type { Room } from './matches/registry.js';
import type { Metrics } from './metrics.js';
import { type Email, type Mailer, smtpMailer } from './notice-mail.js';
import { gatheringNotice, turnNotice } from './notice-texts.js';
import { postWebhook } from './notice-webhook.js';
import type { RoomPresence } from './presence.js';
import { keysOf } from './store/matches.js';
import { claimNotice, lastActed } from './store/seats.js';
import type { Database } from './store/store.js';

/**
 * Notifies absent players that it is their turn, or that the others wait for them to begin: once for each, and without
 * ever delaying play.
 */
export interface Notices {
  /**
   * Called after every commit with the seats that have a decision now. `rested`: seats that had none at some moment since
   * the last call, so that their turn is a new one.
   */
  turnStarted(room: Room, seats: readonly SeatId[], rested?: ReadonlySet<SeatId>): void;
  /** Seats that the others wait for before a match with shared dice begins. */
  gatheringWaits(gatheringRoom: GatheringRoom, seats: readonly SeatId[]): void;
  /** A connection of this seat has ended. */
  seatLeft(room: Room, seat: SeatId): void;
  /** Sends a letter that somebody requested. The caller limits their number. */
  mail(letter: Email): void;
  /** How many notices wait for their delay to pass, and how many are being checked or sent. */
  outstanding(): { readonly waiting: number; readonly underway: number };
  /** Sends all waiting notices now. */
  flush(): void;
  /** Sends all waiting notices, without further retries. */
  close(): Promise<void>;
}

export interface NoticeDependencies {
  readonly config: NoticeConfig;
  readonly store: Database;
  readonly presence: RoomPresence;
  readonly metrics: Metrics;
  readonly games: Readonly<Record<string, Game>>;
  readonly gatherings: () => Pick<Gatherings, 'claimNotice'>;
  /** The rooms that are in memory now. */
  readonly rooms: () => ReadonlyMap<string, Room>;
  /** The address of a match, without a token. */
  readonly link: (match: string) => string;
  readonly report: (error: unknown, what: string) => void;
  /** The delay before each further attempt. */
  readonly retryDelaysMs?: readonly number[];
}

interface NoticeAddresses {
  readonly webhook: string | null;
  readonly email: string | null;
}

/** What a webhook gets beside the text. */
interface WebhookFields {
  readonly event: 'turn' | 'gathering';
  readonly match: string;
  readonly game: string;
  readonly seat: SeatId;
  readonly link: string;
}

const RETRY_DELAYS_MS = [2000, 15_000];
const WEBHOOK_TIMEOUT_MS = 5000;
const HOUR_SECONDS = 3600;

export function noticesOf(parts: NoticeDependencies): Notices {
  const { config, store, presence, metrics, games, gatherings, rooms, link, report } = parts;
  const { retryDelaysMs = RETRY_DELAYS_MS } = parts;
  const mailer: Mailer | undefined =
    config.smtpUrl === undefined ? undefined : smtpMailer(config.smtpUrl, config.mailFrom);
  const mayNotify = bucketsBy(config.maxPerHour / HOUR_SECONDS, config.maxPerHour);
  /** The seats that had a decision after the previous commit: for them it is still the same turn. */
  const seatsToAnswer = new WeakMap<Room, ReadonlySet<SeatId>>();
  /**
   * Notices of connected seats, and until when each is of use: taken, so that no other process sends them, but not sent.
   */
  const held = new WeakMap<Room, Map<SeatId, number>>();
  const due = new Set<{ readonly timer: NodeJS.Timeout; readonly go: () => void }>();
  const sending = new Set<Promise<void>>();
  let closing = false;
  let wake: () => void = () => {};
  const closed = new Promise<void>((resolve) => {
    wake = resolve;
  });

  const noticeOf = async (room: Room, seat: SeatId) =>
    (await presence.keys(room)).find((key) => key.seat === seat && (key.webhook !== null || key.email !== null));

  /** True for exactly one caller per turn, in all processes together. */
  const take = async (room: Room, seat: SeatId): Promise<boolean> => {
    const { pk, seats } = room.live.stored;
    return claimNotice(store, pk, seat, await lastActed(store, pk, seats.indexOf(seat)));
  };

  const keep = (room: Room, seat: SeatId, until: number): void => {
    const seats = held.get(room) ?? new Map<SeatId, number>();
    held.set(room, seats.set(seat, until));
  };
  /** The process with the seat's connection takes the notice. It sends it if the connection ends too soon. */
  const hold = async (room: Room, seat: SeatId): Promise<void> => {
    const until = Date.now() + config.presenceMs;
    if (!(await take(room, seat))) return;
    if (presence.isOnline(room, seat)) keep(room, seat, until);
    else notifyLater(room, seat, until);
  };

  const attempt = async (by: 'webhook' | 'mail', send: () => Promise<void>): Promise<void> => {
    for (let tries = 0; ; tries++) {
      try {
        await send();
        return metrics.notified(by, 'sent');
      } catch (error) {
        const delayMs = retryDelaysMs[tries];
        if (closing || delayMs === undefined) {
          metrics.notified(by, 'failed');
          return report(error, 'notice');
        }
        await Promise.race([pause(delayMs), closed]);
      }
    }
  };

  /** `until`: the notice is already taken, and of use until then. */
  const notify = async (room: Room, seat: SeatId, until?: number): Promise<void> => {
    const { id, game } = room.live.stored;
    const now = rooms().get(id) ?? room;
    if (!waitingFor(now.live).includes(seat)) return;
    const notice = await noticeOf(now, seat);
    if (!notice) return;
    if (presence.isOnline(now, seat)) return until === undefined ? hold(now, seat) : keep(now, seat, until);
    if (until === undefined && !(await take(now, seat))) return;
    const letter = turnNotice(notice.language, now.live.game, seat, link(id));
    await send(notice, { event: 'turn', match: id, game, seat, link: link(id) }, letter);
  };

  /** To the webhook and to the mail address, as far as there are any and they have not had too many. */
  const send = async (
    { webhook, email }: NoticeAddresses,
    fields: WebhookFields,
    { subject, text }: { readonly subject: string; readonly text: string },
  ): Promise<void> => {
    const attempts: Promise<void>[] = [];
    if (webhook !== null && mayNotify(webhook)) {
      const body = { ...fields, text };
      const how = { privateToo: config.privateWebhooks, timeout: WEBHOOK_TIMEOUT_MS };
      attempts.push(attempt('webhook', () => postWebhook(webhook, body, how)));
    }
    if (email !== null && mailer && mayNotify(email)) {
      attempts.push(attempt('mail', () => mailer.send({ to: email, subject, text: `${text}\n` })));
    }
    await Promise.all(attempts);
  };

  const track = (work: Promise<unknown>): void => {
    const done = work
      .catch((error: unknown) => report(error, 'notice'))
      .then(() => {
        sending.delete(done);
      });
    sending.add(done);
  };

  const later = (work: () => Promise<void>): void => {
    if (closing) return void track(work());
    const one = {
      go() {
        clearTimeout(one.timer);
        due.delete(one);
        track(work());
      },
      timer: setTimeout(() => one.go(), config.delayMs).unref(),
    };
    due.add(one);
  };
  const notifyLater = (room: Room, seat: SeatId, until?: number): void => later(() => notify(room, seat, until));

  /** Seats of gatherings whose notices are due or were sent. */
  const missed = new WeakMap<GatheringRoom, Set<SeatId>>();
  const missingWithAddress = async ({ pk }: GatheringRoom, seats: readonly SeatId[]) =>
    (await keysOf(store, pk)).filter(
      ({ seat, webhook, email }) => seats.includes(seat) && (webhook !== null || email !== null),
    );
  const beginMissing = async (gatheringRoom: GatheringRoom, seats: readonly SeatId[]): Promise<void> => {
    const known = missed.get(gatheringRoom) ?? new Set<SeatId>();
    missed.set(gatheringRoom, known);
    for (const { seat } of await missingWithAddress(gatheringRoom, seats)) {
      if (known.has(seat)) continue;
      known.add(seat);
      later(() => notifyMissing(gatheringRoom, seat));
    }
  };
  const notifyMissing = async (gatheringRoom: GatheringRoom, seat: SeatId): Promise<void> => {
    const { id, game } = gatheringRoom;
    const [notice] = await missingWithAddress(gatheringRoom, [seat]);
    if (!notice) return;
    if (!(await gatherings().claimNotice(gatheringRoom, seat))) return;
    const letter = gatheringNotice(notice.language, gameOf(games, gatheringRoom), seat, link(id));
    await send(notice, { event: 'gathering', match: id, game, seat, link: link(id) }, letter);
  };

  const begin = async (room: Room, seat: SeatId): Promise<void> => {
    if (!(await noticeOf(room, seat))) return;
    if (presence.isOnline(room, seat)) await hold(room, seat);
    else notifyLater(room, seat);
  };

  const flush = (): void => {
    for (const { go } of [...due]) go();
  };

  return {
    outstanding: () => ({ waiting: due.size, underway: sending.size }),
    flush,
    turnStarted(room, seats, rested) {
      const before = seatsToAnswer.get(room);
      seatsToAnswer.set(room, new Set(seats));
      if (closing || presence.cachedKeys(room)?.every(({ webhook, email }) => webhook === null && email === null))
        return;
      for (const seat of seats) {
        if (before?.has(seat) && !rested?.has(seat)) continue;
        held.get(room)?.delete(seat);
        track(begin(room, seat));
      }
    },
    gatheringWaits(gatheringRoom, seats) {
      if (!closing && seats.length > 0) track(beginMissing(gatheringRoom, seats));
    },
    seatLeft(room, seat) {
      const until = held.get(room)?.get(seat);
      if (until === undefined || presence.isOnline(room, seat)) return;
      held.get(room)?.delete(seat);
      if (Date.now() < until) notifyLater(room, seat, until);
    },
    mail(letter) {
      if (mailer) track(attempt('mail', () => mailer.send(letter)));
    },
    async close() {
      closing = true;
      flush();
      wake();
      while (sending.size > 0) await Promise.all(sending);
    },
  };
}

const pause = (durationMs: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, durationMs).unref();
  });
