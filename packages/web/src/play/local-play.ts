import { message } from '@sandtable/kernel';
import { ADDRESS } from '../shell/route.js';
import type { NewGame } from './game-storage.js';
import type { EngineUpdate, OpenedGame } from './match-engine.js';
import type { Play, PlaySnapshot, ViewHistory } from './play.js';
import {
  type FromWorker,
  refusedBy,
  type ToWorker,
  type WorkerRequestName,
  type WorkerRequests,
} from './worker-messages.js';
import { writerLock } from './writer-lock.js';

/** A worker and its errands. */
function startWorker(onFrame: (update: EngineUpdate) => void, onEnd: (reason: string) => void) {
  const worker = new Worker(new URL('./match-worker.ts', import.meta.url), { type: 'module' });
  const open = new Map<number, { resolve: (back: never) => void; reject: (error: Error) => void }>();
  let count = 0;
  const end = (reason: string): void => {
    for (const { reject } of open.values()) reject(new Error(reason));
    open.clear();
    onEnd(reason);
  };
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if ('frame' in data) return onFrame(data.frame);
    const errand = open.get(data.number);
    open.delete(data.number);
    if ('result' in data) errand?.resolve(data.result as never);
    else errand?.reject('refused' in data ? refusedBy(data.refused) : new Error(data.broken));
  };
  worker.onerror = (event) => end(event.message || 'the rules could not be loaded');
  return {
    send<E extends WorkerRequestName>(
      errand: E,
      params: WorkerRequests[E]['params'],
    ): Promise<WorkerRequests[E]['result']> {
      const number = count++;
      return new Promise((resolve, reject) => {
        open.set(number, { resolve, reject });
        worker.postMessage({ number, do: errand, params } as ToWorker);
      });
    },
    dismiss(): void {
      worker.terminate();
      for (const { reject } of open.values()) reject(new Error('closed'));
      open.clear();
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
  unkept,
  elsewhere,
  removed,
}: OpenedGame): PlaySnapshot => ({
  setup,
  viewer,
  moment,
  beginning,
  steps,
  busy,
  online: undefined,
  elsewhere,
  removed,
  trouble: unkept ? message('play.unkept') : undefined,
});

/** A game kept in this browser, played by its worker; by one page at a time, and shown by any other. */
export async function playLocal(id: string): Promise<Play> {
  let worker: Send | undefined;
  // What another page did meanwhile is found out by the next answer at the latest.
  const inform = (errand: 'claim' | 'stopWriting'): void => {
    worker?.(errand, undefined).catch(() => undefined);
  };
  const lock = writerLock(id, { onGranted: () => inform('claim'), onLost: () => inform('stopWriting') });
  try {
    const writes = await lock.acquire();
    const play = await playInWorker((send) => {
      worker = send;
      return send('open', { id, writes });
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

/** A game that nothing is kept of, unless somebody goes on from it. */
export const playUnsaved = (begin: NewGame): Promise<Play> => playInWorker((send) => send('pass', begin));

type Send = ReturnType<typeof startWorker>['send'];

async function playInWorker(open: (send: Send) => Promise<OpenedGame>): Promise<Play> {
  const listeners = new Set<() => void>();
  let snapshot: PlaySnapshot | undefined;
  const change = (next: PlaySnapshot): void => {
    snapshot = next;
    for (const call of [...listeners]) call();
  };
  const worker = startWorker(
    ({ viewer, moment, from, steps, busy, unkept, elsewhere, removed }) => {
      if (!snapshot) return;
      const standing = snapshot.steps.length === from ? snapshot.steps : snapshot.steps.slice(0, from);
      const trouble = unkept ? message('play.unkept') : undefined;
      change({ ...snapshot, viewer, moment, steps: [...standing, ...steps], busy, elsewhere, removed, trouble });
    },
    (reason) => {
      if (snapshot) change({ ...snapshot, busy: false, trouble: message('play.broken', { reason }) });
    },
  );
  const { send } = worker;
  const opened = await open(send).catch((error: unknown) => {
    worker.dismiss();
    throw error;
  });
  change(asSnapshot(opened));
  const now = (): PlaySnapshot => snapshot ?? asSnapshot(opened);

  /** The question goes away at once: nobody answers it twice. */
  const act = async (doing: Promise<undefined>): Promise<void> => {
    const before = now();
    change({ ...before, busy: true });
    try {
      await doing;
    } finally {
      if (now().busy) change({ ...now(), busy: false });
    }
  };
  return {
    snapshot: now,
    subscribe(call) {
      listeners.add(call);
      return () => listeners.delete(call);
    },
    answer: (option) => act(send('answer', { n: now().moment.n, option })),
    undo: () => act(send('undo', { n: now().moment.n })),
    preview: (option) => send('preview', { option }),
    at: (n) => send('at', { n }),
    viewHistory: () => send('course', undefined),
    record: () => send('record', undefined),
    fork: async (n) => ADDRESS.local(await send('fork', { n })),
    close: worker.dismiss,
  };
}

/** One errand for a worker of its own. */
async function once<E extends WorkerRequestName>(
  errand: E,
  given: WorkerRequests[E]['params'],
): Promise<WorkerRequests[E]['result']> {
  const worker = startWorker(
    () => undefined,
    () => undefined,
  );
  try {
    return await worker.send(errand, given);
  } finally {
    worker.dismiss();
  }
}

/** Puts a record, or its first `at` answers, on the shelf, every answer checked; gives the game's id. */
export const importRecord = (text: string, at?: number): Promise<string> =>
  once('import', at === undefined ? { text } : { text, at });

export const viewHistoryOf = (text: string): Promise<ViewHistory> => once('survey', { text });
