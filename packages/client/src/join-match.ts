import type { Json, Result, TextTable } from '@sandtable/kernel';
import { type Connection, type ConnectionOptions, connect, type OpenSocket } from './connection.js';
import { ClientError } from './errors.js';
import { type Gatherer, type GatheringNow, gatheringNow, hearGathering } from './gather.js';
import { type Link, parseLink, socketOf } from './link.js';
import {
  addChatLine,
  applyMessage,
  chatSince,
  emptyReplica,
  hasOlderChat,
  nextLineNumber,
  prependChat,
  resetReplica,
} from './match-replica.js';
import type { HeldHistory, MatchSnapshot } from './match-snapshot.js';
import type { DiceMemory } from './shared-dice.js';
import type { FromClient, Gathering, State, ToClient } from './wire.js';

/** One seat of a match, or an observer's place, held through lost connections until it is closed. */
export interface Client {
  readonly link: Link;
  /** What is known now; from a lost connection on it may be old. */
  snapshot(): MatchSnapshot;
  /** What the server must still know when this seat comes back. */
  held(): HeldHistory | undefined;
  online(): boolean;
  /** Why it was closed, if it was. */
  closed(): ClientError | undefined;
  /** Answers what is asked now; resolves when the server has it on its disk. */
  answer(option: string): Promise<void>;
  /** Takes the seat's last answer back. */
  undo(): Promise<void>;
  say(text: string): Promise<void>;
  /** A page of talk from before what is known; says whether there is still more before that. */
  olderChat(): Promise<boolean>;
  /** The position as tables of text. */
  tables(): Promise<readonly TextTable[]>;
  /** What the seat would see after an answer; undefined where chance, hidden things or others have a say in it. */
  preview(option: string): Promise<Json | undefined>;
  /** What the seat saw after the first `n` entries, and who was thinking. */
  past(n: number): Promise<{ readonly view: Json; readonly waiting: readonly string[] }>;
  /** Resolves when this seat is asked something, or the match is over. */
  waitForTurn(): Promise<State>;
  waitForEnd(): Promise<Result>;
  /** Calls after every change, of the match or of the connection. */
  onChange(call: () => void): () => void;
  close(): void;
}

export interface JoinOptions extends Partial<ConnectionOptions> {
  /** `false`: no view of the board is sent. */
  readonly view?: boolean;
  /** The hash of the seed, if this match was seen before: another one counts as changed. */
  readonly seedHash?: string;
  /** What an earlier client kept of the making of the match's dice. */
  readonly dice?: DiceMemory;
  /** Is given what must be kept of it, before anything that depends on it is sent. */
  readonly onDice?: (dice: DiceMemory, about: Pick<Gathering, 'game' | 'seat' | 'seedHash'>) => void;
  /**
   * Calls after every change while a match with shared dice waits for contributions, before it is joined. The client
   * contributes by itself.
   */
  readonly onGathering?: (now: GatheringNow) => void;
  /** What an earlier client was told of this match: if the server has lost it, `onLost` says so. */
  readonly held?: HeldHistory;
  /** How long a server that was never reached is tried, in milliseconds; not more than once unless told. */
  readonly connectTimeoutMs?: number;
  /** Calls whenever the connection is lost or could not be made, also before anybody has been let in. */
  readonly onLost?: () => void;
  /** Is given what makes a waiting retry happen at once, and returns what ends that. */
  readonly retryOn?: (retryNow: () => void) => () => void;
  /** Closes the client, also while it is still being let in. */
  readonly signal?: AbortSignal;
}

const CONNECTION_DEFAULTS: Omit<ConnectionOptions, 'openSocket'> = {
  firstRetryDelayMs: 250,
  quickRetries: 10,
  maxRetryDelayMs: 15_000,
  pingAfterMs: 25_000,
};
const MAX_LINE_LENGTH = 1000;
/** Control characters but tabs and ends of lines: a reader's terminal might obey them. */
const CONTROL_CHARACTERS = /(?![\t\n])\p{Cc}/gu;
/** How many times the server may report fewer entries than we hold before we trust it and reset. */
const MAX_BEHIND = 3;

/** The server cannot carry this match on, whatever is tried: it was begun under other rules, or is damaged. */
const FINAL_REFUSALS: readonly string[] = ['otherRules', 'damaged'];

/** An answer, or its taking back, on its way to the server's disk. */
interface PendingAnswer {
  readonly option: string | undefined;
  /** The number it claims; moves on only past what this seat cannot see. */
  n: number;
  readonly decisionKey: string;
  readonly done: () => void;
  readonly failed: (error: ClientError) => void;
}

interface PendingLine {
  readonly text: string;
  readonly from: number;
  readonly done: () => void;
  readonly failed: (error: ClientError) => void;
}

/** Something asked of the server that is answered once. */
interface PendingRequest<T> {
  readonly done: (answer: T) => void;
  readonly failed: (error: ClientError) => void;
}

/** Looks at the match, changing nothing. */
type LookRequest = Extract<FromClient, { do: 'tables' | 'preview' | 'past' }>;
type LookReply = Extract<ToClient, { is: LookRequest['do'] }>;
interface PendingLook extends PendingRequest<LookReply> {
  readonly message: LookRequest;
}

const browserSocket: OpenSocket = (url) => new WebSocket(url);

/** Takes the seat that a link opens. Rejects where the link opens nothing, or nobody answers. */
export function joinMatch(seatLink: string | Link, options: JoinOptions = {}): Promise<Client> {
  const link = typeof seatLink === 'string' ? parseLink(seatLink) : seatLink;
  const replica = emptyReplica(options.seedHash, options.held, options.dice);
  const listeners = new Set<() => void>();
  const lines: PendingLine[] = [];
  /** Answered in the order in which they were asked. */
  const looks: PendingLook[] = [];
  /** All who ask for older talk at the same time get the same page. */
  const readers: PendingRequest<boolean>[] = [];
  const began = Date.now();
  let pendingAnswer: PendingAnswer | undefined;
  let online = false;
  /** The last that was heard before the match began. */
  let gathering: Gathering | undefined;
  let behind = 0;
  let ended: ClientError | undefined;

  const changed = (): void => {
    for (const call of [...listeners]) call();
  };
  const snapshot = (): MatchSnapshot => {
    if (!replica.snapshot) throw new ClientError('closed', 'Nobody has let this client in.');
    return replica.snapshot;
  };

  /** Somebody who was never let in waits for the server only as long as was asked for. */
  const mayRetry = (): boolean =>
    replica.snapshot !== undefined || gathering !== undefined || Date.now() - began < (options.connectTimeoutMs ?? 0);

  const end = (why: ClientError): void => {
    if (ended) return;
    ended = why;
    online = false;
    connection.close();
    stopRetrying?.();
    for (const { failed } of [
      ...(pendingAnswer ? [pendingAnswer] : []),
      ...lines.splice(0),
      ...looks.splice(0),
      ...readers.splice(0),
    ])
      failed(why);
    pendingAnswer = undefined;
    changed();
  };

  const sendAnswer = (): void => {
    if (!pendingAnswer || !online) return;
    const { n, option } = pendingAnswer;
    connection.send(option === undefined ? { do: 'undo', n } : { do: 'answer', n, option });
  };
  /** One line at a time, so that a refusal is of that line. */
  const sendLine = (): void => {
    if (lines.length > 0 && online) connection.send({ do: 'say', text: lines[0].text });
  };
  const sendReader = (): void => {
    const [first] = replica.chat;
    if (readers.length > 0 && online && first) connection.send({ do: 'talk', before: first.number });
  };

  /** Under the number of our act there is something: is it ours? */
  const settleAnswer = (): void => {
    const entry = pendingAnswer && replica.history[pendingAnswer.n];
    if (!pendingAnswer || !entry || entry.seat !== snapshot().welcome.seat) return;
    if (pendingAnswer.option === undefined ? entry.undone === undefined : entry.option !== pendingAnswer.option) return;
    const { done } = pendingAnswer;
    pendingAnswer = undefined;
    done();
  };
  const failAnswer = (error: ClientError): void => {
    const failed = pendingAnswer?.failed;
    pendingAnswer = undefined;
    failed?.(error);
    changed();
  };
  /**
   * Something else has the number of our act. If it was of a kind that this seat cannot see (the answer of another who
   * is asked at the same time) and the question is still the same, then the answer still is what was meant.
   */
  const overtaken = (late: ClientError) => {
    if (!pendingAnswer) return;
    const { history, state, welcome } = snapshot();
    if (state.n === pendingAnswer.n) return connection.reconnect();
    const unseen = history.slice(pendingAnswer.n).every(({ seat, undone, log }) => {
      const shown = undone === undefined ? log : history[undone].log;
      return seat !== welcome.seat && shown.length === 0;
    });
    if (pendingAnswer.option === undefined || !unseen || decisionKey(state) !== pendingAnswer.decisionKey)
      return failAnswer(late);
    pendingAnswer.n = state.n;
    sendAnswer();
  };

  const settleLines = (): void => {
    const { chat, welcome } = snapshot();
    const [first] = lines;
    if (!first || !chatSince(chat, first.from).some((it) => it.seat === welcome.seat && it.text === first.text)) return;
    lines.shift();
    first.done();
    sendLine();
  };

  const refused = ({ refusal, re }: Extract<ToClient, { is: 'refused' }>) => {
    const error = new ClientError(refusal.code, refusal.text);
    if (FINAL_REFUSALS.includes(refusal.code)) return end(error);
    // Which message it was is not known: everything that waits is sent again over another connection.
    if (refusal.code === 'tooFast' && re === undefined) return connection.reconnect();
    switch (re) {
      case 'join':
        if (refusal.code === 'unavailable' || (refusal.code === 'busy' && mayRetry())) return connection.reconnect();
        return end(error);
      case 'answer':
      case 'undo':
        if (refusal.code === 'late') return overtaken(error);
        // The server knows less than it once told: that is for the next welcome to settle.
        return refusal.code === 'early' ? connection.reconnect() : failAnswer(error);
      case 'say':
        lines.shift()?.failed(error);
        return sendLine();
      case 'tables':
      case 'preview':
      case 'past':
        return looks.shift()?.failed(error);
      case 'talk':
        for (const { failed } of readers.splice(0)) failed(error);
        return;
      case 'commit':
      case 'reveal':
      case 'begin':
        // What was not kept is sent again over another connection; the rest the server shows in what it sends next.
        return ['unavailable', 'tooFast'].includes(refusal.code) ? connection.reconnect() : undefined;
      default:
        // A message that the server could not read: whatever waits for it must not wait for ever.
        failAnswer(error);
        lines.shift()?.failed(error);
        looks.shift()?.failed(error);
        for (const { failed } of readers.splice(0)) failed(error);
        return sendLine();
    }
  };

  const resume = (): void => {
    online = true;
    behind = 0;
    connection.resetBackoff();
    if (pendingAnswer && replica.history.length > pendingAnswer.n)
      overtaken(new ClientError('late', 'The match has moved on.'));
    else sendAnswer();
    sendLine();
    for (const { message } of looks) connection.send(message);
    sendReader();
  };

  const applyUpdate = (message: Extract<ToClient, { is: 'welcome' | 'update' }>) => {
    const { dice } = replica;
    const how = applyMessage(replica, message);
    if (replica.dice !== dice && message.is === 'welcome') options.onDice?.(replica.dice, message.welcome);
    if (how !== 'understood') {
      // From the beginning, if it stays so: what we know is of a match that is no more.
      if (how === 'different' || (how === 'behind' && ++behind > MAX_BEHIND)) {
        resetReplica(replica);
        failAnswer(new ClientError('late', 'The match is not the one that was answered.'));
      }
      return connection.reconnect();
    }
    settleAnswer();
    settleLines();
    if (message.is === 'welcome') resume();
    changed();
  };

  const gather = (handleMessage: Gathering): void => {
    const gatherer: Gatherer = { memory: replica.dice, seedHash: replica.seedHash, gathering };
    const sent = hearGathering(gatherer, handleMessage, !online);
    replica.seedHash = gatherer.seedHash;
    gathering = handleMessage;
    if (JSON.stringify(gatherer.memory) !== JSON.stringify(replica.dice))
      options.onDice?.(gatherer.memory, handleMessage);
    replica.dice = gatherer.memory;
    online = true;
    connection.resetBackoff();
    if (sent) connection.send(sent);
    const now = gatheringNow(gatherer, () => connection.send({ do: 'begin' }));
    if (now) options.onGathering?.(now);
  };

  const handleMessage = (message: ToClient) => {
    switch (message.is) {
      case 'gathering':
        return gather(message.gathering);
      case 'welcome':
      case 'update':
        return applyUpdate(message);
      case 'chat':
        if (addChatLine(replica.chat, message.line) === 'gap') return connection.reconnect();
        settleLines();
        return changed();
      case 'talk':
        prependChat(replica.chat, message.lines);
        for (const { done } of readers.splice(0)) done(message.more);
        return changed();
      case 'seats':
        if (replica.snapshot) replica.snapshot = { ...replica.snapshot, seats: message.seats };
        return changed();
      case 'rematch':
        if (replica.snapshot) replica.snapshot = { ...replica.snapshot, rematch: message.match };
        return changed();
      case 'tables':
      case 'preview':
      case 'past':
        return looks.shift()?.done(message);
      case 'refused':
        return refused(message);
      case 'pong':
        return;
    }
  };

  const connection: Connection = connect(
    socketOf(link),
    {
      onOpen() {
        const { match, token } = link;
        const { view } = options;
        const join = {
          do: 'join',
          match,
          token,
          since: replica.history.length,
          chatSince: nextLineNumber(replica.chat),
          ...(replica.held ? { compare: replica.held.n } : {}),
        } as const;
        connection.send(view === undefined ? join : { ...join, view });
      },
      onMessage: handleMessage,
      onLost() {
        online = false;
        options.onLost?.();
        if (!mayRetry()) {
          return end(new ClientError('unreachable', 'The server cannot be reached.'));
        }
        changed();
      },
    },
    { openSocket: browserSocket, ...CONNECTION_DEFAULTS, ...options },
  );
  const stopRetrying = options.retryOn?.(connection.retryNow);
  const abort = (): void => end(new ClientError('closed', 'This client was closed.'));
  if (options.signal?.aborted) abort();
  options.signal?.addEventListener('abort', abort, { once: true });

  const until = <T>(test: () => T | undefined | null): Promise<T> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = test();
        if (found === undefined || found === null) {
          if (!ended) return;
          reject(ended);
        } else resolve(found);
        listeners.delete(look);
      };
      listeners.add(look);
      look();
    });

  const perform = (option: string | undefined): Promise<void> =>
    new Promise((done, failed) => {
      const { state } = snapshot();
      if (ended) return failed(ended);
      if (pendingAnswer) return failed(new ClientError('busy', 'One thing after the other: an answer is on its way.'));
      if (option !== undefined && !state.decision) {
        return failed(new ClientError('notYours', 'It is not for this seat to answer now.'));
      }
      if (option !== undefined && !state.decision?.options.includes(option)) {
        return failed(new ClientError('illegal', `“${option}” is not one of the options.`));
      }
      pendingAnswer = { option, n: state.n, decisionKey: decisionKey(state), done, failed };
      sendAnswer();
    });

  const look = <M extends LookRequest>(message: M): Promise<Extract<LookReply, { is: M['do'] }>> =>
    new Promise((done, failed) => {
      if (ended) return failed(ended);
      looks.push({ message, done: (looked) => done(looked as Extract<LookReply, { is: M['do'] }>), failed });
      if (online) connection.send(message);
    });

  const client: Client = {
    link,
    snapshot,
    held: () => replica.held,
    online: () => online,
    closed: () => ended,
    answer: (option) => perform(option),
    undo: () => perform(undefined),
    say: (given) =>
      new Promise((done, failed) => {
        if (ended) return failed(ended);
        const text = given.replace(CONTROL_CHARACTERS, '');
        if (text === '' || text.length > MAX_LINE_LENGTH) {
          return failed(new ClientError('badMessage', `A line has 1 to ${MAX_LINE_LENGTH} characters.`));
        }
        lines.push({ text, from: nextLineNumber(replica.chat), done, failed });
        if (lines.length === 1) sendLine();
      }),
    olderChat: () =>
      new Promise((done, failed) => {
        if (ended) return failed(ended);
        if (!hasOlderChat(replica.chat)) return done(false);
        readers.push({ done, failed });
        if (readers.length === 1) sendReader();
      }),
    tables: async () => (await look({ do: 'tables' })).tables,
    async preview(option) {
      const { view } = await look({ do: 'preview', n: snapshot().state.n, option });
      return view === null ? undefined : (view as Json);
    },
    async past(n) {
      const { view, waiting } = await look({ do: 'past', n });
      return { view: view as Json, waiting };
    },
    waitForTurn: () =>
      until(() => {
        const { state } = snapshot();
        return !pendingAnswer && (state.decision || state.result) ? state : undefined;
      }),
    waitForEnd: () => until(() => snapshot().state.result),
    onChange(call) {
      listeners.add(call);
      return () => listeners.delete(call);
    },
    close: abort,
  };
  return until(() => replica.snapshot && client);
}

/** The question as a text, to see whether it is still the same. */
const decisionKey = ({ decision }: State): string => JSON.stringify(decision);
