import { type Answer, InputError, type SeatId } from '@sandtable/kernel';
import type { BotMoment, FromThinker, SharedTasks, ToThinker } from './thinking-messages.js';

/** Bots that play from a moment on. */
export interface RunningBots {
  /** The next answer of a bot; undefined if no bot is asked any more, or they were stopped. */
  next(): Promise<Answer | undefined>;
  moveNow(): void;
  stop(): void;
}

export type StartBots = (moment: BotMoment, onProgress: (seat: SeatId, progress: number) => void) => RunningBots;

/** What is needed of a worker. */
export interface ThinkerWorker {
  postMessage(message: ToThinker): void;
  onmessage: ((event: MessageEvent<FromThinker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

/** More workers than this gain little: some proposals have to wait for the ones before them. */
const MAX_THINKERS = 4;

/** How many workers think on a device; one core is left to the page and the game's own worker. */
export const thinkerCount = (cores: number): number => Math.max(1, Math.min(MAX_THINKERS, cores - 1));

/** Workers on which bots think, started when they are first needed. The first plays and the others help it. */
export function botThinkers(startWorker: () => ThinkerWorker, count: number): StartBots {
  let workers: readonly ThinkerWorker[] = [];

  return (moment, onProgress) => {
    if (workers.length === 0) workers = Array.from({ length: count }, startWorker);
    const [leader, ...helpers] = workers;
    if (!leader) throw new Error('bots need a worker to think on');
    const answers: Answer[] = [];
    let isRunning = true;
    let failure: Error | undefined;
    let changed: () => void = () => undefined;

    /** Workers can't be interrupted while they think, so they are ended; the next turn starts new ones. */
    const end = (error?: Error): void => {
      if (!isRunning) return;
      isRunning = false;
      failure = error;
      for (const worker of workers) worker.terminate();
      workers = [];
      changed();
    };
    const handOut = async (shared: readonly SharedTasks[]): Promise<void> => {
      const results = await Promise.all(
        shared.map(
          ({ helper, moment: at, tasks }) =>
            new Promise<readonly unknown[]>((resolve) => {
              const worker = helpers[helper];
              if (!worker) throw new Error(`there is no helper ${helper}`);
              worker.onmessage = ({ data }) => (data.is === 'helped' ? resolve(data.results) : handle(data));
              worker.postMessage({ do: 'help', moment: at, tasks });
            }),
        ),
      );
      if (isRunning) leader.postMessage({ do: 'goOn', results });
    };
    const handle = (message: FromThinker): void => {
      if (!isRunning) return;
      switch (message.is) {
        case 'answer':
          answers.push(message.answer);
          changed();
          break;
        case 'progress':
          onProgress(message.seat, message.progress);
          break;
        case 'shared':
          handOut(message.shared).catch(end);
          break;
        case 'helped':
          break;
        case 'done':
          isRunning = false;
          changed();
          break;
        case 'refused':
          end(new InputError(message.refused.key, message.refused.params));
          break;
        case 'broken':
          end(new Error(message.broken));
          break;
      }
    };
    for (const worker of workers) worker.onerror = (event) => end(new Error(event.message || 'the bots broke down'));
    leader.onmessage = ({ data }) => handle(data);
    leader.postMessage({ do: 'play', moment, helpers: helpers.length });

    return {
      async next() {
        while (answers.length === 0 && isRunning) {
          await new Promise<void>((resolve) => {
            changed = resolve;
          });
        }
        if (failure) throw failure;
        return answers.shift();
      },
      moveNow: () => leader.postMessage({ do: 'moveNow' }),
      stop() {
        answers.length = 0;
        end();
      },
    };
  };
}
