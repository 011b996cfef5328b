import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { FromClient, type Refusal, type ToClient } from '@sandtable/client/wire';
import type { SeatId } from '@sandtable/kernel';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Requester } from './heavy-reads/address-queue.js';
import { clientAddress, networkOf } from './limits.js';
import {
  beginningText,
  entryCount,
  hasActedSince,
  isUnplayable,
  type LiveMatch,
  RefusedError,
  stateFor,
} from './matches/live-match.js';
import type { Room, Subscriber } from './matches/registry.js';
import { type MessageKind, messageQueue } from './message-queue.js';
import type { Admission, EarlyAdmission, Service } from './service.js';
import { writeTextFrame } from './text-frame.js';
import { happenedText, type ReceivedSoFar, stateText, updateText } from './update-texts.js';

/** Matches over a WebSocket: a client joins one seat of one match, gets all updates, and answers. */

const SOCKET_PATH = '/api/socket';
const MAX_MESSAGE_BYTES = 16 * 1024;
/** A client with more than this unsent is too slow and is cut off. It may reconnect and resume. */
const MAX_UNSENT_BYTES = 4 * 1024 * 1024;
/** How often each client is pinged. One that has not answered the previous ping is cut off. */
const HEARTBEAT_MS = 30_000;
/** After this many messages beyond its limit, a connection is closed. */
const MAX_TOO_FAST = 1000;
/** How many messages of one connection may wait to be handled. */
const MAX_WAITING_MESSAGES = 100;
const CLOSE_TIMEOUT_MS = 1000;

const isFromClient = TypeCompiler.Compile(FromClient);

export interface Sockets {
  /** Closes all connections; clients reconnect by themselves. */
  close(): Promise<void>;
  count(): number;
}

export function openSockets(http: Server, service: Service): Sockets {
  // No automatic pongs: a client that sends pings and never reads the pongs must not fill our memory.
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    clientTracking: true,
    autoPong: false,
  });
  /** The content of the last unanswered ping: only its echo is a sign of life. */
  const unansweredPings = new WeakMap<WebSocket, string>();
  const openBy = new Map<string, number>();

  http.on('upgrade', (request, socket, head) => {
    // A refused client may have disconnected already. If it stays connected, it is cut off.
    socket.on('error', () => socket.destroy());
    const refuse = (status: string) => {
      socket.resume().end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
      setTimeout(() => socket.destroy(), CLOSE_TIMEOUT_MS).unref();
    };
    if ((request.url ?? '').split('?')[0] !== SOCKET_PATH) return refuse('404 Not Found');
    if (!service.origins.hostAllowed(request)) return refuse('421 Misdirected Request');
    if (!service.origins.originAllowed(request)) return refuse('403 Forbidden');
    if (service.closing()) return refuse('503 Service Unavailable');
    const from = networkOf(clientAddress(request, service.config.trustedProxies));
    const here = openBy.get(from) ?? 0;
    if (here >= service.config.limits.sockets || !service.limits.connect(from)) return refuse('429 Too Many Requests');
    openBy.set(from, here + 1);
    socket.once('close', () => {
      const left = (openBy.get(from) ?? 1) - 1;
      if (left > 0) openBy.set(from, left);
      else openBy.delete(from);
    });
    sockets.handleUpgrade(request, socket, head, (ws) => serve(ws, socket, from));
  });

  const serve = (ws: WebSocket, connection: Duplex, from: string) => {
    ws.on('pong', (data) => {
      if (data.toString() === unansweredPings.get(ws)) unansweredPings.delete(ws);
    });
    // The message was too long or malformed. The ws library closes with a reason; a client that stays is cut off.
    ws.on('error', () => setTimeout(() => ws.terminate(), CLOSE_TIMEOUT_MS).unref());
    handleConnection(ws, connection, service, from);
  };

  const heartbeat = setInterval(() => {
    for (const ws of sockets.clients) {
      if (unansweredPings.has(ws)) ws.terminate();
      else {
        const word = randomBytes(8).toString('hex');
        unansweredPings.set(ws, word);
        ws.ping(word);
      }
    }
  }, HEARTBEAT_MS);
  heartbeat.unref();

  return {
    count: () => sockets.clients.size,
    async close() {
      clearInterval(heartbeat);
      const gone = [...sockets.clients].map((ws) => new Promise((resolve) => ws.once('close', resolve)));
      for (const ws of sockets.clients) ws.close(1001, 'the server is going down');
      await Promise.race([Promise.all(gone), new Promise((resolve) => setTimeout(resolve, CLOSE_TIMEOUT_MS).unref())]);
      for (const ws of sockets.clients) ws.terminate();
    },
  };
}

/** One connection, from its first message to its end. Messages are handled one after another. */
function handleConnection(ws: WebSocket, connection: Duplex, service: Service, address: string): void {
  let seated: JoinedSeat | undefined;
  /** The match that this connection has joined, until it begins. */
  let gathering: EarlyAdmission | undefined;
  let leave: (() => void) | undefined;
  const waiting = messageQueue(MAX_WAITING_MESSAGES);
  const requester: Requester = { address, gone: () => ws.readyState !== ws.OPEN };
  const bucket = service.limits.messages();
  let tooFast = 0;
  let longest = 0;
  const joinTimeout = setTimeout(() => ws.close(1008, 'nobody joined'), service.config.joinTimeoutMs);
  joinTimeout.unref();

  const sendText = (text: string): void => {
    if (ws.readyState !== ws.OPEN) return;
    // A single long message may exceed the limit. If it is still unsent when the next comes, the client is too slow.
    if (ws.bufferedAmount > Math.max(MAX_UNSENT_BYTES, longest)) {
      ws.terminate();
      return;
    }
    longest = Math.max(longest, 2 * text.length);
    writeTextFrame(connection, text);
  };
  ws.on('ping', (data) => {
    if (!bucket() && ++tooFast > MAX_TOO_FAST) return ws.terminate();
    if (ws.bufferedAmount < MAX_MESSAGE_BYTES) ws.pong(data);
  });
  /** Closes with a reason. A client that doesn't close in time is disconnected. */
  const cutOff = (why: string): void => {
    ws.close(1008, why);
    setTimeout(() => ws.terminate(), CLOSE_TIMEOUT_MS).unref();
  };
  const send = (message: ToClient): void => sendText(JSON.stringify(message));
  const refuse = (code: string, text: string, more?: RefusedWith): void => {
    service.metrics.refused(code);
    send({ is: 'refused', refusal: { code, text } satisfies Refusal, ...more });
  };

  const passEnded = (): void => {
    leave?.();
    leave = undefined;
    seated = undefined;
    gathering = undefined;
    cutOff('the pass has ended');
  };

  const handle = async (message: FromClient): Promise<void> => {
    const { do: re } = message;
    if (message.do === 'ping') return send({ is: 'pong' });
    if (service.closing()) return refuse('unavailable', 'The server is going down; come again in a moment.', { re });
    if (message.do === 'join') {
      if (seated || gathering) return refuse('badMessage', 'This connection has joined already.', { re });
      const entered = await service.enter(message.match, message.token);
      if (!entered) return refuse('unknownMatch', 'There is no such match, or the link is not for it.', { re });
      const joined =
        'gatheringRoom' in entered ? await joinGathering(message, entered) : await joinRoom(message, entered);
      clearTimeout(joinTimeout);
      const unwatch = entered.pass ? service.passes.watch(entered.pass, passEnded) : undefined;
      leave = () => {
        unwatch?.();
        joined();
      };
      if (ws.readyState !== ws.OPEN) leave();
      return;
    }
    if (message.do === 'commit' || message.do === 'reveal' || message.do === 'begin') {
      // The match has begun meanwhile and needs no contributions: the welcome lists those that counted.
      if (seated) return;
      if (gathering) return contribute(service, gathering, message);
      return refuse('badMessage', 'Join a match first.', { re });
    }
    if (gathering) return refuse('gathering', 'The match has not begun: people contribute to its dice.', { re });
    if (!seated) return refuse('badMessage', 'Join a match first.', { re });
    if (isHeavyRead(message)) return sendText(await read(service, requester, seated, message));
    await handleRequest(service, seated, message, send, (code, text, more) => refuse(code, text, { re, ...more }));
  };

  const joinRoom = async (message: JoinMessage, entered: Admission): Promise<() => void> => {
    const { room } = entered;
    room.joining++;
    try {
      const joined = await join(service, requester, entered, message, send, sendText, refuse);
      seated = joined.seat;
      return joined.leave;
    } finally {
      room.joining--;
    }
  };
  /** When the match begins, this connection joins it with the same message. */
  const joinGathering = (message: JoinMessage, entered: EarlyAdmission): Promise<() => void> => {
    gathering = entered;
    const joinNow = async (): Promise<void> => {
      if (gathering !== entered) return;
      leave?.();
      leave = undefined;
      gathering = undefined;
      if (ws.readyState === ws.OPEN) await handle(message);
    };
    const begun = (): void => {
      // If too many messages wait, the client has to reconnect to join.
      if (!inTurn('act', joinNow, message.do)) cutOff('too many messages');
    };
    return service.gatherings
      .join(entered.gatheringRoom, { seat: entered.seat, send, begun })
      .catch((error: unknown) => {
        gathering = undefined;
        throw error;
      });
  };
  /** False, and nothing done, if too many messages wait already. */
  const inTurn = (kind: MessageKind, work: () => Promise<void> | void, re: FromClient['do'] | undefined): boolean =>
    waiting.add(kind, async () => {
      try {
        await work();
      } catch (error) {
        if (requester.gone()) return;
        if (error instanceof RefusedError) {
          if (error.code === 'busy' && ++tooFast > MAX_TOO_FAST) return cutOff('too many messages');
          return refuse(error.code, error.message, { re });
        }
        service.report(error, 'socket');
        refuse('unavailable', 'That could not be done now. Try again.', { re });
      }
    });
  /** Doesn't name the message (`re`): messages before it may not have been answered yet. */
  const slowDown = (): void => {
    if (++tooFast > MAX_TOO_FAST) cutOff('too many messages');
    else refuse('tooFast', 'Too many messages; slow down.');
  };

  ws.on('message', (data, isBinary) => {
    if (!bucket()) return slowDown();
    if (isBinary) return refuse('badMessage', 'Messages are text.');
    const message = parse(data.toString());
    const added = inTurn(
      // A pong means that everything before its ping has been answered.
      message && (isHeavyRead(message) || message.do === 'ping') ? 'read' : 'act',
      () => (message ? handle(message) : refuse('badMessage', 'This is not a message of the protocol.')),
      message?.do,
    );
    if (!added) slowDown();
  });
  ws.on('close', () => {
    waiting.close();
    clearTimeout(joinTimeout);
    leave?.();
  });
}

function parse(text: string): FromClient | undefined {
  try {
    const message: unknown = JSON.parse(text);
    return isFromClient.Check(message) ? message : undefined;
  } catch {
    return undefined;
  }
}

/** What was refused, and the state of the match if that is the reason. */
type RefusedWith = Pick<Extract<ToClient, { is: 'refused' }>, 're' | 'state'>;

interface JoinedSeat {
  readonly room: Room;
  readonly seat: SeatId;
  /** Sends the state of the match again. */
  readonly update: (live: LiveMatch) => void;
}

type JoinMessage = Extract<FromClient, { do: 'join' }>;
type HeavyReadMessage = Extract<FromClient, { do: 'tables' | 'preview' | 'past' }>;

const isHeavyRead = (message: FromClient): message is HeavyReadMessage =>
  message.do === 'tables' || message.do === 'preview' || message.do === 'past';

/** The reply to a heavy read. */
function read(
  { heavyReads }: Service,
  requester: Requester,
  { room, seat }: JoinedSeat,
  message: HeavyReadMessage,
): Promise<string> {
  switch (message.do) {
    case 'tables':
      return heavyReads.tables(requester, room, seat);
    case 'past':
      return heavyReads.past(requester, room, seat, message.n);
    case 'preview':
      if (seat === 'observer') throw new RefusedError('notYours', 'Observers watch.');
      return heavyReads.preview(requester, room, seat, message.n, message.option);
  }
}

async function join(
  service: Service,
  requester: Requester,
  { room, seat }: Admission,
  message: JoinMessage,
  send: (message: ToClient) => void,
  /** Sends a `ToClient` that is already JSON, because many clients share parts of it. */
  sendText: (text: string) => void,
  refuse: (code: string, text: string) => void,
): Promise<{ readonly seat: JoinedSeat; readonly leave: () => void }> {
  const withView = message.view ?? true;
  let known = message.since ?? 0;
  /** After how many entries the client's view was taken; it has none before the welcome or after a reload. */
  let viewN: number | undefined;
  const received = (): ReceivedSoFar => ({ entries: known, viewN: withView ? viewN : 'none' });
  const update = (live: LiveMatch): void => {
    const text = updateText(live, seat, received());
    known = viewN = entryCount(live);
    sendText(text);
  };
  const { batchDelayMs } = service.config;
  let batchTimer: NodeJS.Timeout | undefined;
  const updateNow = (live: LiveMatch): void => {
    clearTimeout(batchTimer);
    batchTimer = undefined;
    update(live);
  };
  const updateSoon = (): void => {
    batchTimer ??= setTimeout(() => {
      batchTimer = undefined;
      service.whenSettled(room, update).catch((error: unknown) => service.report(error, 'notifying'));
    }, service.batchDelay.ms());
  };
  const subscriber: Subscriber = {
    seat,
    known: () => known,
    onChange: (live) => (batchDelayMs === 0 || concerns(live, seat, known) ? updateNow(live) : updateSoon()),
    onReload: (live) => {
      viewN = undefined;
      updateNow(live);
    },
    onEnd: (why) => refuse(why.code, why.message),
  };
  const { compare } = message;
  const compared =
    compare === undefined ? undefined : ((await service.heavyReads.markAt(requester, room, compare)) ?? null);
  const [past, { lines: chat }, welcome] = await Promise.all([
    service.heavyReads.history(requester, room, known, seat),
    service.chat(room, message.chatSince ?? 0),
    service.welcome(room, seat),
  ]);
  const lastLine = chat.at(-1);
  const chatKnown = lastLine ? lastLine.number + 1 : (message.chatSince ?? 0);
  const leave = await service.whenSettled(room, (live) => {
    // No action runs during this call, so entries added since the history was read can be appended.
    const head = entryCount(live);
    const knowsMore = past.text !== '[]' && past.next > head;
    if (past.next < live.firstN || knowsMore) throw new Error('the match was read again while somebody joined');
    const happened = joinArrays(past.text, happenedText(live, past.next, seat));
    const beginning = known === 0 ? `"beginning":${beginningText(live)},` : '';
    const state = stateText(live, seat, received().viewN);
    known = viewN = head;
    const stop = service.subscribe(room, subscriber, send, chatKnown);
    const mark = compared === undefined ? '' : `,"compared":${JSON.stringify(compared)}`;
    const rest = `${beginning}"happened":${happened},"chat":${JSON.stringify(chat)}${mark}`;
    sendText(`{"is":"welcome","welcome":${JSON.stringify(welcome)},"state":${state},${rest}}`);
    return stop;
  });
  const stop = () => {
    clearTimeout(batchTimer);
    leave();
  };
  return { seat: { room, seat, update }, leave: stop };
}

type Contribution = Extract<FromClient, { do: 'commit' | 'reveal' | 'begin' }>;

/** Contributions to the dice of a match before it begins. */
async function contribute(
  service: Service,
  { gatheringRoom, seat }: EarlyAdmission,
  message: Contribution,
): Promise<void> {
  // Limited because each is written to the disk.
  if (!service.limits.chat(`${gatheringRoom.pk} ${seat} ${message.do}`)) {
    throw new RefusedError('tooFast', 'Too many contributions; wait a moment.');
  }
  switch (message.do) {
    case 'commit':
      return service.gatherings.commit(gatheringRoom, seat, message.commitment);
    case 'reveal':
      return service.gatherings.reveal(gatheringRoom, seat, message.contribution);
    case 'begin':
      return service.gatherings.closeList(gatheringRoom, seat);
  }
}

/** Concatenates two arrays in JSON. */
const joinArrays = (one: string, two: string): string =>
  one === '[]' || two === '[]' ? (one === '[]' ? two : one) : `${one.slice(0, -1)},${two.slice(1)}`;

/** Did the seat cause any new entry, does it have a decision now, or is the match over? */
const concerns = (live: LiveMatch, seat: SeatId, known: number): boolean =>
  live.match.result !== undefined ||
  (seat !== 'observer' && live.match.decision(seat) !== undefined) ||
  hasActedSince(live, known, seat);

async function handleRequest(
  service: Service,
  { room, seat, update }: JoinedSeat,
  message: Exclude<FromClient, Contribution | { do: 'join' | 'ping' } | HeavyReadMessage>,
  send: (message: ToClient) => void,
  refuse: (code: string, text: string, more?: RefusedWith) => void,
): Promise<void> {
  if (message.do === 'say') {
    if (seat === 'observer') return refuse('notYours', 'Observers can read the chat but not write in it.');
    if (!service.limits.chat(`${room.live.stored.pk} ${seat}`))
      return refuse('tooFast', 'Too many chat messages; wait a moment.');
    return service.say(room, seat, message.text);
  }
  if (message.do === 'talk') return send({ is: 'talk', ...(await service.chat(room, 0, message.before)) });
  if (seat === 'observer') return refuse('notYours', 'Observers watch.');
  if (message.do === 'moveNow') return service.moveNow(room, message.n);
  try {
    const acted =
      message.do === 'answer'
        ? await service.answer(room, seat, message.n, message.option)
        : await service.undo(room, seat, message.n);
    // New entries are sent to every subscriber. A repeated request adds none, so its sender gets the state again.
    if (acted === 'repeated') await service.whenSettled(room, update);
  } catch (error) {
    if (!(error instanceof RefusedError) || isUnplayable(error)) throw error;
    await service.whenSettled(room, (live) =>
      refuse(error.code, error.message, { state: stateFor(live, seat, false) }),
    );
  }
}
