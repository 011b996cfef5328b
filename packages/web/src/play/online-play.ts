import {
  type Client,
  ClientError,
  fetchRecord,
  type GatheringSnapshot,
  hasOlderChat,
  type JoinOptions,
  joinMatch,
  type Link,
  type MatchSnapshot,
  printLink,
  requestRematch,
  setName,
} from '@sandtable/client';
import { InputError, printRecord } from '@sandtable/kernel';
import { ADDRESS } from '../shell/route.js';
import { serverReachability } from '../shell/server-reachability.js';
import { inputError, type KeyOf } from '../words/text.js';
import { importRecord, viewHistoryOf } from './local-play.js';
import type { LoggedAnswer, Moment, OnlineInfo, Play, PlaySnapshot } from './play.js';

/** Events while a match is being opened. */
export interface JoinEvents {
  /** The server can't be reached. The client keeps trying. */
  readonly onWaiting: () => void;
  /** The match has not begun, and people contribute to its dice. */
  readonly onGathering: (now: GatheringSnapshot) => void;
  readonly signal: AbortSignal;
}

/** What this browser remembers of a match between visits. */
export type RememberedMatch = Pick<JoinOptions, 'seedHash' | 'held' | 'dice' | 'onDice'>;

/** Joins a match on the server, at a seat or as an observer. */
export async function playOnline(link: Link, joining: JoinEvents, remembered: RememberedMatch = {}): Promise<Play> {
  const client = await join(link, joining, remembered);
  const listeners = new Set<() => void>();
  let isAnswering = false;
  let snapshot = snapshotOf(client, isAnswering);
  const change = (): void => {
    if (client.online()) serverReachability.confirm();
    snapshot = snapshotOf(client, isAnswering, snapshot);
    for (const listener of [...listeners]) listener();
  };
  client.onChange(change);

  const whileBusy = async (request: Promise<void>): Promise<void> => {
    isAnswering = true;
    change();
    try {
      await request;
    } catch (error) {
      throw refusalOf(error);
    } finally {
      isAnswering = false;
      change();
    }
  };
  /** Turns an error of the client into a refusal that the page can show. */
  const withRefusal = async <T>(request: Promise<T>): Promise<T> => {
    try {
      return await request;
    } catch (error) {
      throw refusalOf(error);
    }
  };
  const record = async (): Promise<string> => printRecord(await withRefusal(fetchRecord(link)));

  return {
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer: (option) => whileBusy(client.answer(option)),
    undo: () => whileBusy(client.undo()),
    ...(client.snapshot().welcome.seat === 'observer' ? {} : { moveNow: () => client.moveNow() }),
    async preview(option) {
      const view = await withRefusal(client.preview(option));
      return view === undefined ? { chance: true } : { view };
    },
    async at(n) {
      const { view, waiting } = await withRefusal(client.past(entriesUntil(client.snapshot(), n)));
      const { moment, steps } = snapshot;
      const result = n === steps.length ? moment.result : undefined;
      return { n, view, waiting, decision: undefined, mayUndo: false, result };
    },
    viewHistory: async () => viewHistoryOf(await record()),
    record,
    // Like `steps`, the record has no undone answers.
    fork: async (n) => ADDRESS.local(await importRecord(await record(), n)),
    say: (text) => withRefusal(client.say(text)),
    olderChat: async () => void (await withRefusal(client.olderChat())),
    rename: (name) => withRefusal(setName(link, name)),
    async rematch() {
      const { match, token } = await withRefusal(requestRematch(link));
      return ADDRESS.online(match, token);
    },
    close: () => client.close(),
  };
}

/** Joins by the link's text, because that is checked first: an incomplete link is refused without a request. */
async function join(
  link: Link,
  { onWaiting, onGathering, signal }: JoinEvents,
  remembered: RememberedMatch,
): Promise<Client> {
  try {
    return await joinMatch(printLink(link), {
      connectTimeoutMs: Number.POSITIVE_INFINITY,
      signal,
      onGathering(now) {
        serverReachability.confirm();
        onGathering(now);
      },
      ...remembered,
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

function snapshotOf(client: Client, isAnswering: boolean, before?: PlaySnapshot): PlaySnapshot {
  const snapshot = client.snapshot();
  const { welcome, seats, state, beginning } = snapshot;
  const { options: settings, seat, game } = welcome;
  const ended = client.closed();
  const isUnchanged = before?.moment.n === state.n;
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
    steps: isUnchanged ? before.steps : stepsOf(snapshot),
    busy: isAnswering,
    thinking: snapshot.thinking?.n === state.n ? snapshot.thinking : undefined,
    online: onlineInfoOf(client, snapshot),
    elsewhere: false,
    removed: 0,
    trouble: ended && ended.code !== 'closed' ? refusalOf(ended).explanation : undefined,
  };
}

function momentOf({ state }: MatchSnapshot): Moment {
  const { n, view = null, waiting, decision, mayUndo, result } = state;
  return {
    n,
    view: view as Moment['view'],
    waiting,
    decision: decision ?? undefined,
    mayUndo,
    result: result ?? undefined,
  };
}

type History = Pick<MatchSnapshot, 'history'>;

/** The entries without undone answers and without the undos. */
function answersIn({ history }: History): MatchSnapshot['history'] {
  const undoneEntries = new Set(history.flatMap(({ undone }) => undone ?? []));
  return history.filter(({ n, undone }) => undone === undefined && !undoneEntries.has(n));
}

/** The answers that count, numbered from 0. The server's numbers include undone answers. */
export const stepsOf = (from: History): LoggedAnswer[] => answersIn(from).map(({ seat, log }, n) => ({ n, seat, log }));

/** How many entries the server had after the first `n` answers that count. */
export function entriesUntil(from: History, n: number): number {
  if (n === 0) return 0;
  const last = answersIn(from)[n - 1];
  if (!last) throw new Error(`the history has fewer than ${n} answers`);
  return last.n + 1;
}

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

/** Texts for refusals that a player can do something about. Others are shown as the server words them. */
const REFUSAL_TEXTS: Readonly<Record<string, KeyOf<'play.error'>>> = {
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
  const known = error instanceof ClientError ? REFUSAL_TEXTS[error.code] : undefined;
  if (known !== undefined) return inputError(known);
  return inputError('play.error.server', { text: error instanceof Error ? error.message : String(error) });
}
