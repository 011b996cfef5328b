import type { ChatLine, SeatStatus, ToClient } from '@sandtable/client/wire';
import type { SeatId } from '@sandtable/kernel';
import type { Room, Subscriber } from './matches/registry.js';
import { chatSince } from './store/chat.js';
import { keysOf } from './store/matches.js';
import { rematchOf } from './store/seats.js';
import type { Database } from './store/store.js';

/** What a room has beside the match: names of seats, who is connected, the chat, and the rematch. */
export interface RoomPresence {
  /** Hashes of tokens, names and notices, as they are in the database. */
  keys(room: Room): Promise<SeatRows>;
  /** The same if they have been read already. */
  cachedKeys(room: Room): SeatRows | undefined;
  seatStatuses(room: Room): Promise<SeatStatus[]>;
  isOnline(room: Room, seat: SeatId): boolean;
  rematch(room: Room): string | null;
  /** `chatKnown`: the number of the first chat line that the newcomer does not have. */
  join(room: Room, subscriber: Subscriber, send: SendMessage, chatKnown: number): () => void;
  /** Sends everybody how far a bot's thinking is. */
  botThinks(room: Room, seat: SeatId, progress: number): void;
  /** Something changed, here or in another process: sends every participant what they lack. */
  notifyRoom(room: Room): Promise<void>;
}

type SeatRows = Awaited<ReturnType<typeof keysOf>>;
type SendMessage = (message: ToClient) => void;

interface Participant {
  readonly send: SendMessage;
  chatKnown: number;
}

interface RoomParticipants {
  readonly participants: Map<Subscriber, Participant>;
  keys: Promise<SeatRows> | undefined;
  cachedKeys: SeatRows | undefined;
  rematch: string | null;
  /** The seats as they were last sent to everybody. */
  seats: string;
  queue: Promise<void>;
}

export function createPresence(store: Database, report: (error: unknown, what: string) => void): RoomPresence {
  const rooms = new WeakMap<Room, RoomParticipants>();

  const participantsIn = (room: Room): RoomParticipants => {
    const existing = rooms.get(room);
    if (existing) return existing;
    const { rematch } = room.live.stored;
    const participants = new Map<Subscriber, Participant>();
    const made: RoomParticipants = {
      participants,
      keys: undefined,
      cachedKeys: undefined,
      rematch,
      seats: '',
      queue: Promise.resolve(),
    };
    rooms.set(room, made);
    return made;
  };

  const keys = (room: Room): Promise<SeatRows> => {
    const here = participantsIn(room);
    if (here.keys) return here.keys;
    const reading = keysOf(store, room.live.stored.pk);
    here.keys = reading;
    reading.then(
      (rows) => {
        if (here.keys === reading) here.cachedKeys = rows;
      },
      () => {
        // The next call tries again.
        if (here.keys === reading) here.keys = undefined;
      },
    );
    return reading;
  };

  const isOnline = (room: Room, seat: SeatId): boolean => {
    for (const subscriber of room.subscribers) if (subscriber.seat === seat) return true;
    return false;
  };

  const seatStatuses = async (room: Room): Promise<SeatStatus[]> => {
    const { seats, seating } = room.live.stored;
    const names = new Map((await keys(room)).map(({ seat, name }) => [seat, name]));
    return seats.map((seat) => {
      const player = seating[seat] ?? 'person';
      return { seat, player, name: names.get(seat) ?? null, online: player !== 'person' || isOnline(room, seat) };
    });
  };

  const sendSeats = async (room: Room, newcomer?: Participant): Promise<void> => {
    const here = participantsIn(room);
    const seats = await seatStatuses(room);
    const now = JSON.stringify(seats);
    if (now === here.seats) return newcomer?.send({ is: 'seats', seats });
    here.seats = now;
    for (const { send } of here.participants.values()) send({ is: 'seats', seats });
  };

  /** Lines may reach this process in any order, so each participant gets all lines from where they left off. */
  const sendChat = async (room: Room): Promise<void> => {
    const { participants } = participantsIn(room);
    if (participants.size === 0) return;
    const oldest = Math.min(...[...participants.values()].map(({ chatKnown }) => chatKnown));
    const lines: ChatLine[] = await chatSince(store, room.live.stored.pk, oldest);
    for (const participant of participants.values()) {
      for (const line of lines) if (line.number >= participant.chatKnown) participant.send({ is: 'chat', line });
      participant.chatKnown = Math.max(participant.chatKnown, (lines.at(-1)?.number ?? -1) + 1);
    }
  };

  const sendRematch = async (room: Room): Promise<void> => {
    const here = participantsIn(room);
    if (here.rematch !== null || !room.live.match.result) return;
    here.rematch = await rematchOf(store, room.live.stored.pk);
    if (here.rematch === null) return;
    for (const { send } of here.participants.values()) send({ is: 'rematch', match: here.rematch });
  };

  /** Tasks run one after another, so that nothing is sent twice. */
  const enqueue = (room: Room, task: () => Promise<void>): Promise<void> => {
    const here = participantsIn(room);
    here.queue = here.queue.then(task).catch((error: unknown) => report(error, 'presence'));
    return here.queue;
  };

  return {
    keys,
    cachedKeys: (room) => participantsIn(room).cachedKeys,
    seatStatuses,
    isOnline,
    rematch: (room) => participantsIn(room).rematch,
    join(room, subscriber, send, chatKnown) {
      const { participants } = participantsIn(room);
      const participant: Participant = { send, chatKnown };
      participants.set(subscriber, participant);
      void enqueue(room, async () => {
        await sendSeats(room, participant);
        await sendChat(room);
      });
      return () => {
        participants.delete(subscriber);
        void enqueue(room, () => sendSeats(room));
      };
    },
    botThinks(room, seat, progress) {
      const n = room.announcedN;
      for (const { send } of participantsIn(room).participants.values()) send({ is: 'thinking', n, seat, progress });
    },
    notifyRoom: (room) =>
      enqueue(room, async () => {
        const here = participantsIn(room);
        here.keys = undefined;
        here.cachedKeys = undefined;
        await sendSeats(room);
        await sendChat(room);
        await sendRematch(room);
      }),
  };
}
