import { InputError, type Match, parseRecord, pickBeginning, replayRecord } from '@sandtable/kernel';
import { GAME_RULES } from './game-rules.js';
import { claim, createLocal, loadGame, type NewGame, randomId, storeAnswers } from './game-storage.js';
import { type GameStorage, type MatchEngine, openMatchEngine, viewHistoryOf } from './match-engine.js';
import { watchGame } from './watch-writer.js';
import type { FromWorker, ToWorker, WorkerRequestName, WorkerRequests } from './worker-messages.js';

/** What the worker of one game does for its page: rules, bots and the shelf, away from the page that must stay quick. */

const post = (message: FromWorker): void => self.postMessage(message);
let engine: MatchEngine | undefined;
/** Under this name the page writes. */
const WRITER = randomId();
let opened: { readonly id: string; readonly announce: () => void } | undefined;

async function rulesOf(name: string) {
  const load = Object.hasOwn(GAME_RULES, name) ? GAME_RULES[name] : undefined;
  if (!load) throw new InputError('play.error.game', { game: name });
  return load();
}

async function open({ id, writes }: WorkerRequests['open']['params']): Promise<WorkerRequests['open']['result']> {
  const found = await (writes ? claimOrLook(id) : loadGame(id));
  if (!found) throw new InputError('play.error.gone');
  const game = await rulesOf(found.saved.game);
  const announce = watchGame(id, catchUpSoon);
  const storage: GameStorage = {
    async keep(...given) {
      await storeAnswers(...given);
      announce();
    },
    create: createLocal,
    takeDown: loadGame,
  };
  engine = openMatchEngine(game, found, storage, (update) => post({ frame: update }), writes);
  opened = { id, announce };
  if (writes) announce();
  return engine.opened;
}

/** A browser that lets us read but not write still shows the game. */
const claimOrLook = (id: string) => claim(id, WRITER).catch(() => loadGame(id));

/** Another page has written, or plays the game now: the shelf says which. */
async function catchUp(): Promise<void> {
  const found = opened && (await loadGame(opened.id));
  if (found && found.saved.writer !== WRITER) engine?.follow(found, false);
}

let isCatchUpDue = false;
/** Once for however many changes are announced before it is done. */
function catchUpSoon(): void {
  if (isCatchUpDue) return;
  isCatchUpDue = true;
  inTurn(() => {
    isCatchUpDue = false;
    return catchUp();
  }).catch(() => undefined);
}

async function takeOver(): Promise<undefined> {
  const found = opened && (await claimOrLook(opened.id));
  if (!found || !engine) throw new InputError('play.error.gone');
  opened?.announce();
  engine.follow(found, true);
}

/** A guided game is kept only where somebody goes on from it. */
async function pass(begin: NewGame): Promise<WorkerRequests['pass']['result']> {
  const saved = { seed: 'passing', ...begin, id: '', made: 0, updated: 0, answers: 0, waiting: [] };
  const storage: GameStorage = { keep: async () => undefined, create: createLocal, takeDown: async () => undefined };
  const stored = { saved, answers: [], stray: [] };
  engine = openMatchEngine(await rulesOf(begin.game), stored, storage, (update) => post({ frame: update }));
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

async function run(errand: ToWorker): Promise<unknown> {
  if (errand.do === 'open') return open(errand.params);
  if (errand.do === 'pass') return pass(errand.params);
  if (errand.do === 'import') return importRecord(errand.params);
  if (errand.do === 'survey') return viewHistoryOf(await replay(errand.params.text), 'observer');
  if (!engine) throw new Error('no game is open');
  switch (errand.do) {
    case 'answer':
      return engine.answer(errand.params.n, errand.params.option);
    case 'undo':
      return engine.undo(errand.params.n);
    case 'preview':
      return engine.preview(errand.params.option);
    case 'at':
      return engine.at(errand.params.n);
    case 'course':
      return engine.viewHistory();
    case 'record':
      return engine.record();
    case 'fork':
      return engine.fork(errand.params.n);
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

/** Looking may be done at any time; what changes the game, one after another. */
let turn: Promise<unknown> = Promise.resolve();
const inTurn = <T>(doing: () => Promise<T>): Promise<T> => {
  const done = turn.then(doing);
  turn = done.catch(() => undefined);
  return done;
};

/** After these, bots whose turn it is have theirs. */
const BEGINS: readonly WorkerRequestName[] = ['open', 'pass', 'claim'];
const CHANGES: readonly WorkerRequestName[] = [...BEGINS, 'answer', 'undo', 'discardRemoved'];

/** Does what the page asks, and posts the outcome under the request's number. */
export function handleWorkerRequest(data: ToWorker): void {
  const { number } = data;
  (CHANGES.includes(data.do) ? inTurn(() => run(data)) : run(data)).then(
    (result) => {
      post({ number, result });
      // The page shows the game first.
      if (BEGINS.includes(data.do)) inTurn(async () => engine?.playBots()).catch(() => undefined);
    },
    (error: unknown) =>
      post(
        error instanceof InputError
          ? { number, refused: error.explanation }
          : { number, broken: error instanceof Error ? error.message : String(error) },
      ),
  );
}
