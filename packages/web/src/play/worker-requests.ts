import { type Game, InputError, type Match, parseRecord, pickBeginning, replayRecord } from '@sandtable/kernel';
import { inputError } from '../words/text.js';
import { botThinkers, thinkerCount } from './bot-thinkers.js';
import { claim, createLocal, loadGame, type NewGame, randomId, type StoredGame, storeAnswers } from './game-storage.js';
import { type GameStorage, type MatchEngine, openMatchEngine, viewHistoryOf } from './match-engine.js';
import { rulesOf } from './rules-of.js';
import { updateMessages } from './update-message.js';
import { watchGame } from './watch-writer.js';
import type { FromWorker, ToWorker, WorkerRequestName, WorkerRequests } from './worker-messages.js';

/** The worker of one game runs rules, bots and storage, so that the page stays responsive. */

const post = (message: FromWorker): void => self.postMessage(message);
let engine: MatchEngine | undefined;
/** Identifies this page as a writer. */
const WRITER = randomId();
let opened: { readonly id: string; readonly announce: () => void } | undefined;

/** Without workers inside workers, which old browsers lack, bots think here. */
const startBots =
  typeof Worker === 'undefined'
    ? undefined
    : botThinkers(
        () => new Worker(new URL('./thinking-worker.ts', import.meta.url), { type: 'module' }),
        thinkerCount(navigator.hardwareConcurrency),
      );

/** Opens a game and posts what changes from then on. */
function startEngine(game: Game, stored: StoredGame, storage: GameStorage, isWriter: boolean): MatchEngine {
  const messageOf = updateMessages();
  return openMatchEngine(game, stored, storage, (update) => post({ update: messageOf(update) }), isWriter, {
    ...(startBots ? { start: startBots } : {}),
    onThinking: (thinking) => post({ thinking }),
  });
}

async function open({ id, isWriter }: WorkerRequests['open']['params']): Promise<WorkerRequests['open']['result']> {
  const found = await (isWriter ? claimOrLoad(id) : loadGame(id));
  if (!found) throw inputError('play.error.gone');
  const game = await rulesOf(found.saved.game);
  const announce = watchGame(id, catchUpSoon);
  const storage: GameStorage = {
    async store(...args) {
      await storeAnswers(...args);
      announce();
    },
    create: createLocal,
    load: loadGame,
  };
  engine = startEngine(game, found, storage, isWriter);
  opened = { id, announce };
  if (isWriter) announce();
  return engine.opened;
}

/** If the browser allows reading but not writing, the page still shows the game. */
const claimOrLoad = (id: string) => claim(id, WRITER).catch(() => loadGame(id));

/** Another page has stored something, or has become the writer. Loads what is stored if so. */
async function catchUp(): Promise<void> {
  const found = opened && (await loadGame(opened.id));
  if (found && found.saved.writer !== WRITER) engine?.follow(found, false);
}

let isCatchUpDue = false;
/** Catches up once, however many changes are announced before it runs. */
function catchUpSoon(): void {
  if (isCatchUpDue) return;
  isCatchUpDue = true;
  inOrder(() => {
    isCatchUpDue = false;
    return catchUp();
  }).catch(() => undefined);
}

async function takeOver(): Promise<undefined> {
  const found = opened && (await claimOrLoad(opened.id));
  if (!found || !engine) throw inputError('play.error.gone');
  opened?.announce();
  engine.follow(found, true);
}

/** A lesson is stored only if the player forks it. */
async function openUnsaved(begin: NewGame): Promise<WorkerRequests['openUnsaved']['result']> {
  const saved = { seed: 'passing', ...begin, id: '', made: 0, updated: 0, answers: 0, waiting: [] };
  const storage: GameStorage = { store: async () => undefined, create: createLocal, load: async () => undefined };
  const stored = { saved, answers: [], stray: [] };
  engine = startEngine(await rulesOf(begin.game), stored, storage, true);
  return engine.opened;
}

async function replay(text: string): Promise<Match> {
  const record = parseRecord(text);
  return replayRecord(await rulesOf(record.game), record);
}

async function importRecord({ text, at }: WorkerRequests['import']['params']): Promise<string> {
  const match = await replay(text);
  const { settings, ...beginning } = pickBeginning(match.beginning);
  return createLocal(
    { ...beginning, options: settings ?? {}, game: match.game.id, seating: {} },
    match.answers.slice(0, at),
  );
}

async function run(request: ToWorker): Promise<unknown> {
  if (request.do === 'open') return open(request.params);
  if (request.do === 'openUnsaved') return openUnsaved(request.params);
  if (request.do === 'import') return importRecord(request.params);
  if (request.do === 'recordViewHistory') return viewHistoryOf(await replay(request.params.text), 'observer');
  if (!engine) throw new Error('no game is open');
  switch (request.do) {
    case 'answer':
      return engine.answer(request.params.n, request.params.option);
    case 'undo':
      return engine.undo(request.params.n);
    case 'moveNow':
      return engine.moveNow();
    case 'preview':
      return engine.preview(request.params.option);
    case 'followUps':
      return engine.followUps(request.params.options);
    case 'at':
      return engine.at(request.params.n);
    case 'viewHistory':
      return engine.viewHistory();
    case 'record':
      return engine.record();
    case 'fork':
      return engine.fork(request.params.n);
    case 'claim':
      return takeOver();
    case 'stopWriting':
      return engine.stopWriting();
    case 'removedRecords':
      return engine.removedRecords();
    case 'discardRemoved':
      return engine.discardRemoved();
  }
}

/** Requests that change the game run one after another. All others run at any time. */
let lastTask: Promise<unknown> = Promise.resolve();
const inOrder = <T>(task: () => Promise<T>): Promise<T> => {
  const done = lastTask.then(task);
  lastTask = done.catch(() => undefined);
  return done;
};

/** After these requests, the bots whose turn it is answer. */
const OPENING_REQUESTS: readonly WorkerRequestName[] = ['open', 'openUnsaved', 'claim'];
const CHANGING_REQUESTS: readonly WorkerRequestName[] = [...OPENING_REQUESTS, 'answer', 'undo', 'discardRemoved'];

/** Carries out a request and posts its result under the request's number. */
export function handleWorkerRequest(data: ToWorker): void {
  const { number } = data;
  // An undo does not wait for bots: what they think about is no longer asked.
  if (data.do === 'undo') engine?.interruptBots();
  (CHANGING_REQUESTS.includes(data.do) ? inOrder(() => run(data)) : run(data)).then(
    (result) => {
      post({ number, result });
      // The page shows the game before the bots answer.
      if (OPENING_REQUESTS.includes(data.do)) inOrder(async () => engine?.playBots()).catch(() => undefined);
    },
    (error: unknown) =>
      post(
        error instanceof InputError
          ? { number, refused: error.explanation }
          : { number, broken: error instanceof Error ? error.message : String(error) },
      ),
  );
}
