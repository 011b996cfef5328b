import type { NoticeStatus, SetNotice } from '@sandtable/client/wire';
import type { Game, SeatId } from '@sandtable/kernel';
import { mailConfirmationsOf } from './mail-confirmations.js';
import type { GatheringRoom, Gatherings } from './matches/gathering.js';
import { gameOf } from './matches/live-match.js';
import type { Room } from './matches/registry.js';
import type { Notices } from './notices.js';
import type { RoomPresence } from './presence.js';
import { isConfirmationPending } from './store/mail-confirmations.js';
import { keysOf } from './store/matches.js';
import { setName, setNotice } from './store/seats.js';
import type { Database } from './store/store.js';

/** A match that has begun, or one that has not. */
export type AnyRoom = Room | GatheringRoom;

/** What a person can set for their seat: a name, and where notices go. */
export interface SeatSettings {
  rename(room: AnyRoom, seat: SeatId, name: string): Promise<void>;
  /**
   * A new mail address gets notices once it is confirmed; `requester` is the network address that asked. False, and
   * nothing done, if too many letters were asked for.
   */
  setNotice(room: AnyRoom, seat: SeatId, notice: SetNotice, requester: string): Promise<boolean>;
  noticeOf(room: AnyRoom, seat: SeatId): Promise<NoticeStatus>;
  /** False if the token is unknown, used or old. */
  confirmMail(token: string): Promise<boolean>;
}

export interface SeatSettingsDependencies {
  readonly store: Database;
  readonly games: Readonly<Record<string, Game>>;
  readonly presence: Pick<RoomPresence, 'keys' | 'notifyRoom'>;
  readonly gatherings: Pick<Gatherings, 'news'>;
  readonly notices: Pick<Notices, 'mail'>;
  readonly seatsChanged: (matches: readonly number[]) => Promise<void>;
  /** Where people find the server. */
  readonly address: () => string;
}

export function seatSettingsOf({
  store,
  games,
  presence,
  gatherings,
  notices,
  seatsChanged,
  address,
}: SeatSettingsDependencies): SeatSettings {
  const confirmations = mailConfirmationsOf(store, address);
  const storedMatchOf = (room: AnyRoom) => ('live' in room ? room.live.stored : room);
  const keyOf = async (room: AnyRoom, seat: SeatId) =>
    (await ('live' in room ? presence.keys(room) : keysOf(store, room.pk))).find((key) => key.seat === seat);
  const notifyEverybody = (room: AnyRoom): Promise<void> =>
    'live' in room ? presence.notifyRoom(room) : gatherings.news(room.pk);

  return {
    async rename(room, seat, name) {
      await setName(store, storedMatchOf(room).pk, seat, name);
      await notifyEverybody(room);
    },
    async setNotice(room, seat, { email, ...notice }, requester) {
      const match = storedMatchOf(room);
      const isNew = typeof email === 'string' && email !== (await keyOf(room, seat))?.email;
      if (isNew && !confirmations.mayAsk(requester, email)) return false;
      const confirmation = isNew ? { ...confirmations.prepare(email), game: gameOf(games, match) } : undefined;
      const pending = email === undefined ? undefined : (confirmation?.stored ?? null);
      await setNotice(store, match.pk, seat, email === null ? { ...notice, email } : notice, pending);
      await notifyEverybody(room);
      const language = (await keyOf(room, seat))?.language ?? 'en';
      if (confirmation) notices.mail(confirmation.letter({ language, game: confirmation.game, seat }));
      return true;
    },
    async noticeOf(room, seat) {
      const key = await keyOf(room, seat);
      const pending = await isConfirmationPending(store, storedMatchOf(room).pk, seat);
      return { webhook: (key?.webhook ?? null) !== null, email: (key?.email ?? null) !== null, pending };
    },
    async confirmMail(token) {
      const matched = await confirmations.confirm(token);
      await seatsChanged(matched);
      return matched.length > 0;
    },
  };
}
