import { timingSafeEqual } from 'node:crypto';
import type { SeatId } from '@sandtable/kernel';
import type { GatheringRoom, Gatherings } from './matches/gathering.js';
import type { Registry, Room } from './matches/registry.js';
import type { RoomPresence } from './presence.js';
import { type OpenPass, passOpening } from './store/accounts.js';
import { keysByName } from './store/matches.js';
import type { Database } from './store/store.js';
import { sha256 } from './tokens.js';

/** What a token opens. */
interface OpenedSeat {
  readonly seat: SeatId | 'observer';
  /** Set if the seat was opened by an account's pass and not by the seat's own token. */
  readonly pass?: OpenPass;
}
export interface Admission extends OpenedSeat {
  readonly room: Room;
}
/** The match has not begun: people contribute to its dice first. */
export interface EarlyAdmission extends OpenedSeat {
  readonly gatheringRoom: GatheringRoom;
}

export interface AdmissionDependencies {
  readonly store: Database;
  readonly matches: Pick<Registry, 'rooms' | 'open'>;
  readonly presence: Pick<RoomPresence, 'keys'>;
  readonly gatherings: Pick<Gatherings, 'open'>;
}

/** The room that a token opens, and for which seat. A match is loaded only once the token has proved right. */
export async function admit(
  { store, matches, presence, gatherings }: AdmissionDependencies,
  id: string,
  token: string,
): Promise<Admission | EarlyAdmission | undefined> {
  const hash = sha256(token);
  const given = Buffer.from(hash);
  const inMemory = matches.rooms.get(id);
  const keys = await (inMemory ? presence.keys(inMemory) : keysByName(store, id));
  const found = keys.find((key) => timingSafeEqual(Buffer.from(key.token_hash), given));
  // Passes are looked up even if there is no such match, so that the answer takes equally long.
  const pass = found ? undefined : await passOpening(store, keys.at(0)?.match ?? 0, hash);
  const seat = found?.seat ?? pass?.seat;
  if (seat === undefined) return undefined;
  const opened: OpenedSeat = { seat, ...(pass ? { pass } : {}) };
  const gatheringRoom = inMemory ? undefined : await gatherings.open(id);
  if (gatheringRoom) return { gatheringRoom, ...opened };
  const room = await matches.open(id);
  return room && { room, ...opened };
}
