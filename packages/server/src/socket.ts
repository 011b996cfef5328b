import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { FromClient, type Refusal, type ToClient } from '@sandtable/client/wire';
import type { SeatId } from '@sandtable/kernel';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { type WebSocket, WebSocketServer } from 'ws';
import { clientAddress, household } from './limits.js';
import { beginningOf, happenedSince, headOf, isUnplayable, type Live, Refused, stateFor } from './matches/live.js';
import type { Follower, Table } from './matches/registry.js';
import type { Entered, EnteredEarly, Service } from './service.js';
import { viewFor } from './views.js';

/** Matches over a WebSocket: a client joins one seat of one match, is told all that happens, and answers. */

const SOCKET_PATH = '/api/socket';
const LONGEST_MESSAGE = 16 * 1024;
/** More than this unsent, and the client is too slow to follow: it may come again and resume. */
const MOST_UNSENT = 4 * 1024 * 1024;
/** A client that says nothing for so long is asked whether it is still there. */
const HEARTBEAT = 30_000;
/** Who goes on and on although told to slow down is closed. */
const MOST_TOO_FAST = 1000;
const FAREWELL = 1000;

const isFromClient = TypeCompiler.Compile(FromClient);

export interface Sockets {
  /** Says goodbye to everybody; clients come back by themselves. */
  close(): Promise<void>;
  count(): number;
}

export function openSockets(http: Server, service: Service): Sockets {
  // We answer pings ourselves: who sends them without reading the answers must not fill our memory.
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    clientTracking: true,
    autoPong: false,
  });
  /** What the last ping said to each: only its echo is a sign of life. */
  const asked = new WeakMap<WebSocket, string>();
  const openBy = new Map<string, number>();

  http.on('upgrade', (request, socket, head) => {
    // Who is turned away may be gone already; and who stays all the same is cut off.
    socket.on('error', () => socket.destroy());
    const refuse = (status: string) => {
      socket.resume().end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
      setTimeout(() => socket.destroy(), FAREWELL).unref();
    };
    if ((request.url ?? '').split('?')[0] !== SOCKET_PATH) return refuse('404 Not Found');
    if (!service.origins.hostAllowed(request)) return refuse('421 Misdirected Request');
    if (!service.origins.originAllowed(request)) return refuse('403 Forbidden');
    if (service.closing()) return refuse('503 Service Unavailable');
    const from = household(clientAddress(request, service.config.trustedProxies));
    const here = openBy.get(from) ?? 0;
    if (here >= service.config.limits.sockets || !service.limits.connect(from)) return refuse('429 Too Many Requests');
    openBy.set(from, here + 1);
    socket.once('close', () => {
      const left = (openBy.get(from) ?? 1) - 1;
      if (left > 0) openBy.set(from, left);
      else openBy.delete(from);
    });
    sockets.handleUpgrade(request, socket, head, (ws) => serve(ws));
  });

  const serve = (ws: WebSocket) => {
    ws.on('pong', (data) => {
      if (data.toString() === asked.get(ws)) asked.delete(ws);
    });
    // A message that is too long, or no message at all: ws says so as it closes; who does not listen is cut off.
    ws.on('error', () => setTimeout(() => ws.terminate(), FAREWELL).unref());
    attend(ws, service);
  };

  const heartbeat = setInterval(() => {
    for (const ws of sockets.clients) {
      if (asked.has(ws)) ws.terminate();
      else {
        const word = randomBytes(8).toString('hex');
        asked.set(ws, word);
        ws.ping(word);
      }
    }
  }, HEARTBEAT);
  heartbeat.unref();

  return {
    count: () => sockets.clients.size,
    async close() {
      clearInterval(heartbeat);
      const gone = [...sockets.clients].map((ws) => new Promise((resolve) => ws.once('close', resolve)));
      for (const ws of sockets.clients) ws.close(1001, 'the server is going down');
      await Promise.race([Promise.all(gone), new Promise((resolve) => setTimeout(resolve, FAREWELL).unref())]);
      for (const ws of sockets.clients) ws.terminate();
    },
  };
}

/** One connection, from its first message to its end. Messages are attended to one after another. */
function attend(ws: WebSocket, service: Service): void {
  let seated: Seat | undefined;
  /** The match that this connection has joined, until it begins. */
  let early: EnteredEarly | undefined;
  let leave: (() => void) | undefined;
  let turn: Promise<void> = Promise.resolve();
  const bucket = service.limits.messages();
  let tooFast = 0;
  let longest = 0;
  const late = setTimeout(() => ws.close(1008, 'nobody joined'), service.config.joinMilliseconds);
  late.unref();

  const sendText = (text: string): void => {
    if (ws.readyState !== ws.OPEN) return;
    // One long message is no sign of slowness; one that is still unsent when the next comes is.
    if (ws.bufferedAmount > Math.max(MOST_UNSENT, longest)) {
      ws.terminate();
      return;
    }
    longest = Math.max(longest, 2 * text.length);
    ws.send(text);
  };
  ws.on('ping', (data) => {
    if (!bucket() && ++tooFast > MOST_TOO_FAST) return ws.terminate();
    if (ws.bufferedAmount < LONGEST_MESSAGE) ws.pong(data);
  });
  /** Says so, and waits no longer than that takes. */
  const cutOff = (why: string): void => {
    ws.close(1008, why);
    setTimeout(() => ws.terminate(), FAREWELL).unref();
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
    early = undefined;
    cutOff('the pass has ended');
  };

  const hear = async (message: FromClient): Promise<void> => {
    const { do: re } = message;
    if (message.do === 'ping') return send({ is: 'pong' });
    if (service.closing()) return refuse('unavailable', 'The server is going down; come again in a moment.', { re });
    if (message.do === 'join') {
      if (seated || early) return refuse('badMessage', 'This connection has joined already.', { re });
      const entered = await service.enter(message.match, message.token);
      if (!entered) return refuse('unknownMatch', 'There is no such match, or the link is not for it.', { re });
      const joined = 'room' in entered ? await gather(message, entered) : await take(message, entered);
      clearTimeout(late);
      const unwatch = entered.pass ? service.passes.watch(entered.pass, passEnded) : undefined;
      leave = () => {
        unwatch?.();
        joined();
      };
      if (ws.readyState !== ws.OPEN) leave();
      return;
    }
    if (message.do === 'commit' || message.do === 'reveal' || message.do === 'begin') {
      // A match that has begun meanwhile needs no more of this: the welcome says what counted.
      if (seated) return;
      if (early) return contribute(service, early, message);
      return refuse('badMessage', 'Join a match first.', { re });
    }
    if (early) return refuse('gathering', 'The match has not begun: people contribute to its dice.', { re });
    if (!seated) return refuse('badMessage', 'Join a match first.', { re });
    await act(service, seated, message, send, (code, text, more) => refuse(code, text, { re, ...more }));
  };

  const take = async (message: JoinMessage, entered: Entered): Promise<() => void> => {
    const joined = await join(service, entered, message, send, sendText, refuse);
    seated = joined.seat;
    return joined.leave;
  };
  /** Until the match begins; then this connection joins it by the same message. */
  const gather = (message: JoinMessage, entered: EnteredEarly): Promise<() => void> => {
    early = entered;
    const begun = (): void =>
      inTurn(async () => {
        if (early !== entered) return;
        leave?.();
        leave = undefined;
        early = undefined;
        if (ws.readyState === ws.OPEN) await hear(message);
      }, message.do);
    return service.gatherings.join(entered.room, { seat: entered.seat, tell: send, begun }).catch((error: unknown) => {
      early = undefined;
      throw error;
    });
  };
  const inTurn = (doing: () => Promise<void> | void, re: FromClient['do'] | undefined): void => {
    turn = turn.then(doing).catch((error: unknown) => {
      if (error instanceof Refused) return refuse(error.code, error.message, { re });
      service.report(error, 'socket');
      refuse('unavailable', 'That could not be done now. Try again.', { re });
    });
  };

  ws.on('message', (data, isBinary) => {
    if (!bucket()) {
      if (++tooFast > MOST_TOO_FAST) return cutOff('too many messages');
      return refuse('tooFast', 'Too many messages; slow down.');
    }
    if (isBinary) return refuse('badMessage', 'Messages are text.');
    const message = parse(data.toString());
    inTurn(
      () => (message ? hear(message) : refuse('badMessage', 'This is not a message of the protocol.')),
      message?.do,
    );
  });
  ws.on('close', () => {
    clearTimeout(late);
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

/** What was refused, and where the match stands if that is why. */
type RefusedWith = Pick<Extract<ToClient, { is: 'refused' }>, 're' | 'state'>;

interface Seat {
  readonly table: Table;
  readonly seat: SeatId;
  /** Shows once more where the match stands. */
  readonly update: (live: Live) => void;
}

type JoinMessage = Extract<FromClient, { do: 'join' }>;

async function join(
  service: Service,
  { table, seat }: Entered,
  message: JoinMessage,
  send: (message: ToClient) => void,
  /** A `ToClient` already written, with the part that many share. */
  sendText: (text: string) => void,
  refuse: (code: string, text: string) => void,
): Promise<{ readonly seat: Seat; readonly leave: () => void }> {
  const withView = message.view ?? true;
  let known = message.since ?? 0;
  /** The view that the client has, by number; none before the welcome, nor of a match read again. */
  let viewed: number | undefined;
  const stateNow = (live: Live): string => {
    const state = JSON.stringify(stateFor(live, seat, false));
    if (!withView) return state;
    const view = viewFor(live, seat, viewed);
    viewed = headOf(live);
    return `${state.slice(0, -1)}${view}}`;
  };
  const update = (live: Live): void => {
    const news = happenedSince(live, known, seat);
    known = headOf(live);
    sendText(`{"is":"update","state":${stateNow(live)},"happened":${JSON.stringify(news)}}`);
  };
  const moment = service.config.momentMilliseconds;
  let soon: NodeJS.Timeout | undefined;
  const atOnce = (live: Live): void => {
    clearTimeout(soon);
    soon = undefined;
    update(live);
  };
  const inAMoment = (): void => {
    soon ??= setTimeout(() => {
      soon = undefined;
      service.quiet(table, update).catch((error: unknown) => service.report(error, 'telling'));
    }, moment);
  };
  const follower: Follower = {
    seat,
    known: () => known,
    changed: (live) => (moment === 0 || concerns(live, seat, known) ? atOnce(live) : inAMoment()),
    reread: (live) => {
      viewed = undefined;
      atOnce(live);
    },
    ended: (why) => refuse(why.code, why.message),
  };
  const { compare } = message;
  const compared = compare === undefined ? undefined : ((await service.markAt(table, compare)) ?? null);
  const [past, { lines: chat }, welcome] = await Promise.all([
    service.history(table, known, seat),
    service.talk(table, message.chatSince ?? 0),
    service.welcome(table, seat),
  ]);
  const heard = chat.length > 0 ? chat[chat.length - 1].number + 1 : (message.chatSince ?? 0);
  const leave = await service.quiet(table, (live) => {
    // Nothing can happen in here: what was done meanwhile goes along.
    const head = headOf(live);
    const newest = past.length > 0 ? past[past.length - 1].n + 1 : known;
    if (newest < live.base) throw new Error('the match was read again while somebody joined');
    const happened = [...past.filter(({ n }) => n < head), ...happenedSince(live, newest, seat)];
    const beginning = known === 0 ? `"beginning":${JSON.stringify(beginningOf(live))},` : '';
    known = head;
    const stop = service.follow(table, follower, send, heard);
    const mark = compared === undefined ? '' : `,"compared":${JSON.stringify(compared)}`;
    const rest = `${beginning}"happened":${JSON.stringify(happened)},"chat":${JSON.stringify(chat)}${mark}`;
    sendText(`{"is":"welcome","welcome":${JSON.stringify(welcome)},"state":${stateNow(live)},${rest}}`);
    return stop;
  });
  const stop = () => {
    clearTimeout(soon);
    leave();
  };
  return { seat: { table, seat, update }, leave: stop };
}

type Contribution = Extract<FromClient, { do: 'commit' | 'reveal' | 'begin' }>;

/** What people do to make the dice of a match before it begins. */
async function contribute(service: Service, { room, seat }: EnteredEarly, message: Contribution): Promise<void> {
  // Each is written to the disk.
  if (!service.limits.talk(`${room.pk} ${seat} ${message.do}`)) {
    throw new Refused('tooFast', 'Too many contributions; wait a moment.');
  }
  switch (message.do) {
    case 'commit':
      return service.gatherings.commit(room, seat, message.commitment);
    case 'reveal':
      return service.gatherings.reveal(room, seat, message.contribution);
    case 'begin':
      return service.gatherings.closeList(room, seat);
  }
}

/** Has the seat done any of what is new, is it asked something now, or is the match over? */
const concerns = (live: Live, seat: SeatId, known: number): boolean =>
  live.match.result !== undefined ||
  (seat !== 'observer' && live.match.decision(seat) !== undefined) ||
  happenedSince(live, known).some((happened) => happened.seat === seat);

async function act(
  service: Service,
  { table, seat, update }: Seat,
  message: Exclude<FromClient, Contribution | { do: 'join' | 'ping' }>,
  send: (message: ToClient) => void,
  refuse: (code: string, text: string, more?: RefusedWith) => void,
): Promise<void> {
  if (message.do === 'say') {
    if (seat === 'observer') return refuse('notYours', 'Observers watch and listen.');
    if (!service.limits.talk(`${table.live.stored.pk} ${seat}`))
      return refuse('tooFast', 'Too much talk; wait a moment.');
    return service.say(table, seat, message.text);
  }
  if (message.do === 'talk') return send({ is: 'talk', ...(await service.talk(table, 0, message.before)) });
  if (message.do === 'tables') {
    return service.quiet(table, (live) => {
      const { game, match } = live;
      send({ is: 'tables', n: headOf(live), tables: game.tables(game.visible(match.position, seat)) });
    });
  }
  if (message.do === 'past') {
    if (!service.limits.look(`${table.live.stored.pk} ${seat}`)) return refuse('busy', 'One look after the other.');
    const then = await service.past(table, message.n);
    return send({
      is: 'past',
      n: message.n,
      view: then.view(seat),
      waiting: then.pending().map((asked) => asked.seat),
    });
  }
  if (seat === 'observer') return refuse('notYours', 'Observers watch.');
  if (message.do === 'preview') {
    const view = await service.preview(table, seat, message.n, message.option);
    return send({ is: 'preview', view: view ?? null });
  }
  try {
    const acted =
      message.do === 'answer'
        ? await service.answer(table, seat, message.n, message.option)
        : await service.undo(table, seat, message.n);
    // Everybody is told of what is done; who asks a second time is told again.
    if (acted === 'repeated') await service.quiet(table, update);
  } catch (error) {
    if (!(error instanceof Refused) || isUnplayable(error)) throw error;
    await service.quiet(table, (live) => refuse(error.code, error.message, { state: stateFor(live, seat, false) }));
  }
}
