import {
  type Client,
  ClientError,
  fetchRecord,
  type GatheringNow,
  hasOlderChat,
  type JoinOptions,
  joinMatch,
  type Link,
  type MatchSnapshot,
  printLink,
  requestRematch,
  setName,
} from '@sandtable/client';
import { InputError, type Message, message, printRecord } from '@sandtable/kernel';
import { ADDRESS } from '../shell/route.js';
import { serverReachability } from '../shell/server-reachability.js';
import { importRecord, viewHistoryOf } from './local-play.js';
import type { LoggedAnswer, Moment, OnlineInfo, Play, PlaySnapshot } from './play.js';

/** What happens while a match is being opened. */
export interface JoinEvents {
  /** The server can't be reached: the client keeps trying until it can. */
  readonly onWaiting: () => void;
  /** The match has not begun: people contribute to its dice. */
  readonly onGathering: (now: GatheringNow) => void;
  readonly signal: AbortSignal;
}

/** What this browser keeps of a match between visits. */
export type Kept = Pick<JoinOptions, 'seedHash' | 'held' | 'dice' | 'onDice'>;

/** A seat of a match on the server, or an observer's place. */
export async function playOnline(link: Link, joining: JoinEvents, kept: Kept = {}): Promise<Play> {
  const client = await join(link, joining, kept);
  const listeners = new Set<() => void>();
  let answering = false;
  let snapshot = snapshotOf(client, answering);
  const change = (): void => {
    if (client.online()) serverReachability.confirm();
    snapshot = snapshotOf(client, answering, snapshot);
    for (const call of [...listeners]) call();
  };
  client.onChange(change);

  const act = async (doing: Promise<void>): Promise<void> => {
    answering = true;
    change();
    try {
      await doing;
    } catch (error) {
      throw refusalOf(error);
    } finally {
      answering = false;
      change();
    }
  };
  const asked = async <T>(asking: Promise<T>): Promise<T> => {
    try {
      return await asking;
    } catch (error) {
      throw refusalOf(error);
    }
  };
  const record = async (): Promise<string> => printRecord(await asked(fetchRecord(link)));

  return {
    snapshot: () => snapshot,
    subscribe(call) {
      listeners.add(call);
      return () => listeners.delete(call);
    },
    answer: (option) => act(client.answer(option)),
    undo: () => act(client.undo()),
    async preview(option) {
      const view = await asked(client.preview(option));
      return view === undefined ? { chance: true } : { view };
    },
    async at(n) {
      const { view, waiting } = await asked(client.past(entriesUntil(client.snapshot(), n)));
      const { moment, steps } = snapshot;
      const result = n === steps.length ? moment.result : undefined;
      return { n, view, waiting, decision: undefined, mayUndo: false, result };
    },
    viewHistory: async () => viewHistoryOf(await record()),
    record,
    // The record, too, holds only the answers that stand.
    fork: async (n) => ADDRESS.local(await importRecord(await record(), n)),
    say: (text) => asked(client.say(text)),
    olderChat: async () => void (await asked(client.olderChat())),
    rename: (name) => asked(setName(link, name)),
    async rematch() {
      const { match, token } = await asked(requestRematch(link));
      return ADDRESS.online(match, token);
    },
    close: () => client.close(),
  };
}

/** As text a link is looked at before anybody is asked: one that was not copied whole says so at once. */
async function join(link: Link, { onWaiting, onGathering, signal }: JoinEvents, kept: Kept): Promise<Client> {
  try {
    return await joinMatch(printLink(link), {
      connectTimeoutMs: Number.POSITIVE_INFINITY,
      signal,
      onGathering(now) {
        serverReachability.confirm();
        onGathering(now);
      },
      ...kept,
      retryOn: serverReachability.onRetry,
      onLost() {
        serverReachability.suspect();
        onWaiting();
      },
    });
  } catch (error) {
    throw refusalOf(error);
  }
}

function snapshotOf(client: Client, answering: boolean, before?: PlaySnapshot): PlaySnapshot {
  const snapshot = client.snapshot();
  const { welcome, seats, state, beginning } = snapshot;
  const { options: settings, seat, game } = welcome;
  const ended = client.closed();
  const same = before?.moment.n === state.n;
  return {
    setup: before?.setup ?? {
      game,
      settings,
      seats: seats.map((it) => it.seat),
      seating: Object.fromEntries(seats.map((it) => [it.seat, it.player])),
    },
    viewer: seat,
    moment: momentOf(snapshot),
    beginning,
    steps: same ? before.steps : stepsOf(snapshot),
    busy: answering,
    online: onlineInfoOf(client, snapshot),
    elsewhere: false,
    removed: 0,
    trouble: ended && ended.code !== 'closed' ? refusalOf(ended).explanation : undefined,
  };
}

function momentOf({ state, welcome }: MatchSnapshot): Moment {
  const { n, view = null, waiting, decision, mayUndo, result } = state;
  return {
    n,
    view: view as Moment['view'],
    waiting,
    decision: decision ? { seat: welcome.seat, ...decision } : undefined,
    mayUndo,
    result: result ?? undefined,
  };
}

type History = Pick<MatchSnapshot, 'history'>;

/** What was taken back is gone, and so is the taking back. */
function answersIn({ history }: History): MatchSnapshot['history'] {
  const gone = new Set(history.flatMap(({ undone }) => undone ?? []));
  return history.filter(({ n, undone }) => undone === undefined && !gone.has(n));
}

/** The answers that stand, counted anew: the server counts those taken back as well. */
export const stepsOf = (from: History): LoggedAnswer[] => answersIn(from).map(({ seat, log }, n) => ({ n, seat, log }));

/** How many entries the server had when the first `n` of the answers that stand had been given. */
export const entriesUntil = (from: History, n: number): number => (n === 0 ? 0 : answersIn(from)[n - 1].n + 1);

const onlineInfoOf = (
  client: Client,
  { seats, chat, seedHash, dice, state, rematch, lost }: MatchSnapshot,
): OnlineInfo => ({
  connected: client.online(),
  seats: seats.map(({ seat, name, online }) => ({ seat, name, online })),
  chat: [...chat],
  hasOlderChat: hasOlderChat(chat),
  seedHash,
  seed: state.seed,
  dice,
  held: client.held(),
  lost,
  rematch: rematch ?? undefined,
});

/** Codes that a person can do something about, in words; the rest as the server says it. */
const REFUSAL_TEXTS: Readonly<Record<string, string>> = {
  unknownMatch: 'play.error.link',
  badLink: 'play.error.link',
  unreachable: 'play.error.offline',
  otherRules: 'play.error.otherRules',
  damaged: 'play.error.damaged',
  late: 'play.error.late',
  tooFast: 'play.error.tooFast',
  busy: 'play.error.tooFast',
  tooManyMatches: 'play.error.tooManyMatches',
  full: 'play.error.full',
  notOver: 'play.error.notOver',
};

function refusalOf(error: unknown): InputError {
  if (error instanceof InputError) return error;
  const { key, params }: Message =
    error instanceof ClientError
      ? message(REFUSAL_TEXTS[error.code] ?? 'play.error.server', { text: error.message })
      : message('play.error.server', { text: error instanceof Error ? error.message : String(error) });
  return new InputError(key, params);
}
