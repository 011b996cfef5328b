import type { Game, SeatId } from '@sandtable/kernel';
import type { Company } from './company.js';
import type { NoticeHabits } from './config.js';
import { bucketsBy } from './limits.js';
import { waitingFor } from './matches/live.js';
import type { Table } from './matches/registry.js';
import type { Metrics } from './metrics.js';
import { type Letter, type Post, postBy } from './notices-mail.js';
import { postWebhook } from './notices-webhook.js';
import { turnNotice } from './notices-words.js';
import { lastActed, takeNotice } from './store/seats.js';
import type { Database } from './store/store.js';

/** Tells who is away that their turn has come: once a turn, and never in the way of play. */
export interface Notices {
  /** After every commit: who is asked now. */
  asked(table: Table, seats: readonly SeatId[]): void;
  /** A connection of this seat has ended. */
  left(table: Table, seat: SeatId): void;
  /** Sends a letter that somebody asked for; whoever calls limits how many. */
  mail(letter: Letter): void;
  /** How many notices wait for their time, and how many are being looked into or sent. */
  outstanding(): { readonly waiting: number; readonly underway: number };
  /** Sends now what still waits for its time. */
  flush(): void;
  /** Sends what is due; what cannot be sent soon is given up. */
  close(): Promise<void>;
}

export interface NoticeParts {
  readonly habits: NoticeHabits;
  readonly store: Database;
  readonly games: Readonly<Record<string, Game>>;
  readonly company: Company;
  readonly metrics: Metrics;
  /** The table as it is in memory now. */
  readonly tables: () => ReadonlyMap<string, Table>;
  /** Where people find a match: without a secret. */
  readonly link: (match: string) => string;
  readonly report: (error: unknown, what: string) => void;
  /** Milliseconds before each further attempt. */
  readonly again?: readonly number[];
}

const AGAIN = [2000, 15_000];
const WEBHOOK_TIMEOUT = 5000;
const HOUR = 3600;

export function noticesOf(parts: NoticeParts): Notices {
  const { habits, store, games, company, metrics, tables, link, report, again = AGAIN } = parts;
  const post: Post | undefined = habits.smtpUrl === undefined ? undefined : postBy(habits.smtpUrl, habits.mailFrom);
  const mayTell = bucketsBy(habits.mostAnHour / HOUR, habits.mostAnHour);
  /** Who was asked when the table was last looked at: for them it is still the same turn. */
  const asked = new WeakMap<Table, ReadonlySet<SeatId>>();
  /** Notices of who is connected, and until when: taken, so that no other process sends them, but not yet sent. */
  const held = new WeakMap<Table, Map<SeatId, number>>();
  const due = new Set<{ readonly timer: NodeJS.Timeout; readonly go: () => void }>();
  const sending = new Set<Promise<void>>();
  let closing = false;
  let wake: () => void = () => {};
  const closed = new Promise<void>((resolve) => {
    wake = resolve;
  });

  const noticeOf = async (table: Table, seat: SeatId) =>
    (await company.keys(table)).find((key) => key.seat === seat && (key.webhook !== null || key.email !== null));

  /** True for one caller a turn, on whichever process. */
  const take = async (table: Table, seat: SeatId): Promise<boolean> => {
    const { pk, seats } = table.live.stored;
    return takeNotice(store, pk, seat, await lastActed(store, pk, seats.indexOf(seat)));
  };

  const keep = (table: Table, seat: SeatId, until: number): void => {
    const seats = held.get(table) ?? new Map<SeatId, number>();
    held.set(table, seats.set(seat, until));
  };
  /** Who has the seat's connection takes the notice, and sends it should the connection end before it was of use. */
  const hold = async (table: Table, seat: SeatId): Promise<void> => {
    const until = Date.now() + habits.presenceMilliseconds;
    if (!(await take(table, seat))) return;
    if (company.isHere(table, seat)) keep(table, seat, until);
    else later(table, seat, until);
  };

  const attempt = async (by: 'webhook' | 'mail', send: () => Promise<void>): Promise<void> => {
    for (let tries = 0; ; tries++) {
      try {
        await send();
        return metrics.notified(by, 'sent');
      } catch (error) {
        if (closing || tries >= again.length) {
          metrics.notified(by, 'failed');
          return report(error, 'notice');
        }
        await Promise.race([pause(again[tries]), closed]);
      }
    }
  };

  /** `until`: the notice is taken already, and of use until then. */
  const tell = async (table: Table, seat: SeatId, until?: number): Promise<void> => {
    const { id, game } = table.live.stored;
    const now = tables().get(id) ?? table;
    if (!waitingFor(now.live).includes(seat)) return;
    const notice = await noticeOf(now, seat);
    if (!notice) return;
    if (company.isHere(now, seat)) return until === undefined ? hold(now, seat) : keep(now, seat, until);
    if (until === undefined && !(await take(now, seat))) return;
    const { webhook, email, language } = notice;
    const url = link(id);
    const { subject, text } = turnNotice(language, games[game], seat, url);
    const told: Promise<void>[] = [];
    if (webhook !== null && mayTell(webhook)) {
      const body = { event: 'turn', match: id, game, seat, link: url, text };
      const how = { privateToo: habits.privateWebhooks, timeout: WEBHOOK_TIMEOUT };
      told.push(attempt('webhook', () => postWebhook(webhook, body, how)));
    }
    if (email !== null && post && mayTell(email)) {
      told.push(attempt('mail', () => post.send({ to: email, subject, text: `${text}\n` })));
    }
    await Promise.all(told);
  };

  const guarded = (work: Promise<unknown>): void => {
    const done = work
      .catch((error: unknown) => report(error, 'notice'))
      .then(() => {
        sending.delete(done);
      });
    sending.add(done);
  };

  const later = (table: Table, seat: SeatId, until?: number): void => {
    if (closing) return void guarded(tell(table, seat, until));
    const one = {
      go() {
        clearTimeout(one.timer);
        due.delete(one);
        guarded(tell(table, seat, until));
      },
      timer: setTimeout(() => one.go(), habits.afterMilliseconds).unref(),
    };
    due.add(one);
  };

  const begin = async (table: Table, seat: SeatId): Promise<void> => {
    if (!(await noticeOf(table, seat))) return;
    if (company.isHere(table, seat)) await hold(table, seat);
    else later(table, seat);
  };

  const flush = (): void => {
    for (const { go } of [...due]) go();
  };

  return {
    outstanding: () => ({ waiting: due.size, underway: sending.size }),
    flush,
    asked(table, seats) {
      const before = asked.get(table);
      asked.set(table, new Set(seats));
      if (closing || company.keysAtHand(table)?.every(({ webhook, email }) => webhook === null && email === null))
        return;
      for (const seat of seats) {
        if (before?.has(seat)) continue;
        held.get(table)?.delete(seat);
        guarded(begin(table, seat));
      }
    },
    left(table, seat) {
      const until = held.get(table)?.get(seat);
      if (until === undefined || company.isHere(table, seat)) return;
      held.get(table)?.delete(seat);
      if (Date.now() < until) later(table, seat, until);
    },
    mail(letter) {
      if (post) guarded(attempt('mail', () => post.send(letter)));
    },
    async close() {
      closing = true;
      flush();
      wake();
      while (sending.size > 0) await Promise.all(sending);
    },
  };
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
