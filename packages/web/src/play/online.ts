import {
  askForRematch,
  type Client,
  ClientError,
  type ClientHabits,
  fetchRecord,
  type GatheringNow,
  hasOlder,
  joinMatch,
  type Link,
  printLink,
  type Standing,
  setName,
} from '@sandtable/client';
import { InputError, type Message, printRecord, say } from '@sandtable/kernel';
import { ADDRESS } from '../shell/route.js';
import { serverReachability } from '../shell/server-reachability.js';
import { courseOf, importRecord } from './local.js';
import type { Company, Moment, Play, Snapshot, Step } from './play.js';

/** What happens while a match is being opened. */
export interface Joining {
  /** The server can't be reached: the client keeps trying until it can. */
  readonly onWaiting: () => void;
  /** The match has not begun: people contribute to its dice. */
  readonly onGathering: (now: GatheringNow) => void;
  readonly signal: AbortSignal;
}

/** What this browser keeps of a match between visits. */
export type Kept = Pick<ClientHabits, 'seedHash' | 'held' | 'dice' | 'onDice'>;

/** A seat of a match on the server, or an observer's place. */
export async function playOnline(link: Link, joining: Joining, kept: Kept = {}): Promise<Play> {
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
      const { view, waiting } = await asked(client.past(entriesUntil(client.standing(), n)));
      const { moment, steps } = snapshot;
      const result = n === steps.length ? moment.result : undefined;
      return { n, view, waiting, asked: undefined, mayUndo: false, result };
    },
    course: async () => courseOf(await record()),
    record,
    // The record, too, holds only the answers that stand.
    fork: async (n) => ADDRESS.local(await importRecord(await record(), n)),
    say: (text) => asked(client.say(text)),
    olderTalk: async () => void (await asked(client.olderTalk())),
    rename: (name) => asked(setName(link, name)),
    async rematch() {
      const { match, token } = await asked(askForRematch(link));
      return ADDRESS.online(match, token);
    },
    close: () => client.close(),
  };
}

/** As text a link is looked at before anybody is asked: one that was not copied whole says so at once. */
async function join(link: Link, { onWaiting, onGathering, signal }: Joining, kept: Kept): Promise<Client> {
  try {
    return await joinMatch(printLink(link), {
      patience: Number.POSITIVE_INFINITY,
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

function snapshotOf(client: Client, answering: boolean, before?: Snapshot): Snapshot {
  const standing = client.standing();
  const { welcome, seats, state, beginning } = standing;
  const { options, seat, game } = welcome;
  const ended = client.closed();
  const same = before?.moment.n === state.n;
  return {
    setup: before?.setup ?? {
      game,
      options,
      seats: seats.map((it) => it.seat),
      seating: Object.fromEntries(seats.map((it) => [it.seat, it.player])),
    },
    viewer: seat,
    moment: momentOf(standing),
    beginning,
    steps: same ? before.steps : stepsOf(standing),
    busy: answering,
    company: companyOf(client, standing),
    elsewhere: false,
    removed: 0,
    trouble: ended && ended.code !== 'closed' ? refusalOf(ended).told : undefined,
  };
}

function momentOf({ state, welcome }: Standing): Moment {
  const { n, view = null, waiting, decision, mayUndo, result } = state;
  return {
    n,
    view: view as Moment['view'],
    waiting,
    asked: decision ? { seat: welcome.seat, ...decision } : undefined,
    mayUndo,
    result: result ?? undefined,
  };
}

type History = Pick<Standing, 'history'>;

/** What was taken back is gone, and so is the taking back. */
function standingIn({ history }: History): Standing['history'] {
  const gone = new Set(history.flatMap(({ undone }) => undone ?? []));
  return history.filter(({ n, undone }) => undone === undefined && !gone.has(n));
}

/** The answers that stand, counted anew: the server counts those taken back as well. */
export const stepsOf = (from: History): Step[] => standingIn(from).map(({ seat, log }, n) => ({ n, seat, log }));

/** How many entries the server had when the first `n` of the answers that stand had been given. */
export const entriesUntil = (from: History, n: number): number => (n === 0 ? 0 : standingIn(from)[n - 1].n + 1);

const companyOf = (client: Client, { seats, chat, seedHash, dice, state, rematch, lost }: Standing): Company => ({
  connected: client.online(),
  seats: seats.map(({ seat, name, online }) => ({ seat, name, online })),
  talk: [...chat],
  moreTalk: hasOlder(chat),
  seedHash,
  seed: state.seed,
  dice,
  held: client.held(),
  lost,
  rematch: rematch ?? undefined,
});

/** Codes that a person can do something about, in words; the rest as the server says it. */
const TOLD: Readonly<Record<string, string>> = {
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
      ? say(TOLD[error.code] ?? 'play.error.server', { text: error.message })
      : say('play.error.server', { text: error instanceof Error ? error.message : String(error) });
  return new InputError(key, params);
}
