import { ADDRESS } from '../shell/route.js';
import { text } from '../words/text.js';
import type { NewGame } from './game-storage.js';
import type { OpenedGame } from './match-engine.js';
import type { BotProgress, Play, PlaySnapshot, ViewHistory } from './play.js';
import { momentFrom, type UpdateMessage } from './update-message.js';
import {
  type FromWorker,
  refusedBy,
  type ToWorker,
  type WorkerRequestName,
  type WorkerRequests,
} from './worker-messages.js';
import { writerLock } from './writer-lock.js';

/** Starts a worker and sends requests to it. */
function startWorker(
  onUpdate: (update: UpdateMessage) => void,
  onEnd: (reason: string) => void,
  onThinking: (thinking: BotProgress) => void = () => undefined,
) {
  const worker = new Worker(new URL('./match-worker.ts', import.meta.url), { type: 'module' });
  const pending = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  let count = 0;
  const end = (reason: string): void => {
    for (const { reject } of pending.values()) reject(new Error(reason));
    pending.clear();
    onEnd(reason);
  };
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if ('update' in data) return onUpdate(data.update);
    if ('thinking' in data) return onThinking(data.thinking);
    const request = pending.get(data.number);
    pending.delete(data.number);
    if ('result' in data) request?.resolve(data.result as never);
    else request?.reject('refused' in data ? refusedBy(data.refused) : new Error(data.broken));
  };
  worker.onerror = (event) => end(event.message || 'the rules could not be loaded');
  return {
    send<E extends WorkerRequestName>(
      request: E,
      params: WorkerRequests[E]['params'],
    ): Promise<WorkerRequests[E]['result']> {
      const number = count++;
      return new Promise((resolve, reject) => {
        pending.set(number, { resolve, reject });
        worker.postMessage({ number, do: request, params } as ToWorker);
      });
    },
    terminate(): void {
      worker.terminate();
      for (const { reject } of pending.values()) reject(new Error('closed'));
      pending.clear();
    },
  };
}

const asSnapshot = ({
  setup,
  viewer,
  moment,
  beginning,
  steps,
  busy,
  isUnsaved,
  elsewhere,
  removed,
}: OpenedGame): PlaySnapshot => ({
  setup,
  viewer,
  moment,
  beginning,
  steps,
  busy,
  thinking: undefined,
  online: undefined,
  elsewhere,
  removed,
  trouble: isUnsaved ? text('play.unkept') : undefined,
});

/** Plays a game stored in this browser in a worker. One page at a time plays it; any other only shows it. */
export async function playLocal(id: string): Promise<Play> {
  let worker: Send | undefined;
  // If this fails, the next answer shows what another page did meanwhile.
  const inform = (request: 'claim' | 'stopWriting'): void => {
    worker?.(request, undefined).catch(() => undefined);
  };
  const lock = writerLock(id, { onGranted: () => inform('claim'), onLost: () => inform('stopWriting') });
  try {
    const isWriter = await lock.acquire();
    const play = await playInWorker((send) => {
      worker = send;
      return send('open', { id, isWriter });
    });
    const send = worker;
    if (!send) return play;
    return {
      ...play,
      async takeOver() {
        await lock.steal();
        await send('claim', undefined);
      },
      removedRecords: () => send('removedRecords', undefined),
      discardRemoved: () => send('discardRemoved', undefined),
      close() {
        play.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A game that is not stored unless the player forks it. */
export const playUnsaved = (begin: NewGame): Promise<Play> => playInWorker((send) => send('openUnsaved', begin));

type Send = ReturnType<typeof startWorker>['send'];

async function playInWorker(open: (send: Send) => Promise<OpenedGame>): Promise<Play> {
  const listeners = new Set<() => void>();
  let snapshot: PlaySnapshot | undefined;
  const change = (next: PlaySnapshot): void => {
    snapshot = next;
    for (const listener of [...listeners]) listener();
  };
  const worker = startWorker(
    (update) => {
      if (!snapshot) return;
      const { viewer, from, steps, busy, isUnsaved, elsewhere, removed } = update;
      const moment = momentFrom(update, snapshot.moment.view);
      const unchanged = snapshot.steps.length === from ? snapshot.steps : snapshot.steps.slice(0, from);
      const trouble = isUnsaved ? text('play.unkept') : undefined;
      const thinking = undefined;
      const now = { ...snapshot, viewer, moment, steps: [...unchanged, ...steps], busy, elsewhere, removed, trouble };
      change({ ...now, thinking });
    },
    (reason) => {
      if (snapshot) change({ ...snapshot, busy: false, trouble: text('play.broken', { reason }) });
    },
    (thinking) => {
      if (snapshot) change({ ...snapshot, thinking });
    },
  );
  const { send } = worker;
  const opened = await open(send).catch((error: unknown) => {
    worker.terminate();
    throw error;
  });
  change(asSnapshot(opened));
  const now = (): PlaySnapshot => snapshot ?? asSnapshot(opened);

  /** Marks the match as busy while an answer or an undo is on its way, so that nobody answers twice. */
  const whileBusy = async (request: Promise<undefined>): Promise<void> => {
    const before = now();
    change({ ...before, busy: true });
    try {
      await request;
    } finally {
      if (now().busy) change({ ...now(), busy: false });
    }
  };
  return {
    snapshot: now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer: (option) => whileBusy(send('answer', { n: now().moment.n, option })),
    undo: () => whileBusy(send('undo', { n: now().moment.n })),
    moveNow: () => void send('moveNow', undefined).catch(() => undefined),
    preview: (option) => send('preview', { option }),
    followUps: (options) => send('followUps', { options }),
    at: (n) => send('at', { n }),
    viewHistory: () => send('viewHistory', undefined),
    record: () => send('record', undefined),
    fork: async (n) => ADDRESS.local(await send('fork', { n })),
    close: worker.terminate,
  };
}

/** Sends one request to a worker of its own. */
async function sendOnce<E extends WorkerRequestName>(
  request: E,
  params: WorkerRequests[E]['params'],
): Promise<WorkerRequests[E]['result']> {
  const worker = startWorker(
    () => undefined,
    () => undefined,
  );
  try {
    return await worker.send(request, params);
  } finally {
    worker.terminate();
  }
}

/** Checks a record and stores it, or its first `at` answers, as a local game. Resolves to the game's id. */
export const importRecord = (text: string, at?: number): Promise<string> =>
  sendOnce('import', at === undefined ? { text } : { text, at });

export const viewHistoryOf = (text: string): Promise<ViewHistory> => sendOnce('recordViewHistory', { text });
