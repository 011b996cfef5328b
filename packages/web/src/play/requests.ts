import { beginningIn, InputError, type Match, parseRecord, replayRecord } from '@sandtable/kernel';
import { courseOf, type Engine, openEngine, type Shelf } from './engine.js';
import type { Errand, Errands, FromWorker, ToWorker } from './errand.js';
import { RULES } from './rules.js';
import { claim, createLocal, keep, type NewGame, randomWord, takeDown } from './saved.js';
import { watchGame } from './writer-news.js';

/** What the worker of one game does for its page: rules, bots and the shelf, away from the page that must stay quick. */

const post = (message: FromWorker): void => self.postMessage(message);
let engine: Engine | undefined;
/** Under this name the page writes. */
const WRITER = randomWord();
let opened: { readonly id: string; readonly announce: () => void } | undefined;

async function rulesOf(name: string) {
  const load = Object.hasOwn(RULES, name) ? RULES[name] : undefined;
  if (!load) throw new InputError('play.error.game', { game: name });
  return load();
}

async function open({ id, writes }: Errands['open']['given']): Promise<Errands['open']['back']> {
  const found = await (writes ? claimOrLook(id) : takeDown(id));
  if (!found) throw new InputError('play.error.gone');
  const game = await rulesOf(found.saved.game);
  const announce = watchGame(id, catchUpSoon);
  const shelf: Shelf = {
    async keep(...given) {
      await keep(...given);
      announce();
    },
    create: createLocal,
    takeDown,
  };
  engine = openEngine(game, found, shelf, (frame) => post({ frame }), writes);
  opened = { id, announce };
  if (writes) announce();
  return engine.opened;
}

/** A browser that lets us read but not write still shows the game. */
const claimOrLook = (id: string) => claim(id, WRITER).catch(() => takeDown(id));

/** Another page has written, or plays the game now: the shelf says which. */
async function catchUp(): Promise<void> {
  const found = opened && (await takeDown(opened.id));
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
async function pass(begin: NewGame): Promise<Errands['pass']['back']> {
  const saved = { seed: 'passing', ...begin, id: '', made: 0, updated: 0, answers: 0, waiting: [] };
  const shelf: Shelf = { keep: async () => undefined, create: createLocal, takeDown: async () => undefined };
  const stored = { saved, answers: [], stray: [] };
  engine = openEngine(await rulesOf(begin.game), stored, shelf, (frame) => post({ frame }));
  return engine.opened;
}

async function replay(text: string): Promise<Match> {
  const record = parseRecord(text);
  return replayRecord(await rulesOf(record.game), record);
}

async function importRecord({ text, at }: Errands['import']['given']): Promise<string> {
  const match = await replay(text);
  const { options } = match.beginning;
  return createLocal(
    { ...beginningIn(match.beginning), options, game: match.game.id, seating: {} },
    match.answers.slice(0, at),
  );
}

async function run(errand: ToWorker): Promise<unknown> {
  if (errand.do === 'open') return open(errand.given);
  if (errand.do === 'pass') return pass(errand.given);
  if (errand.do === 'import') return importRecord(errand.given);
  if (errand.do === 'survey') return courseOf(await replay(errand.given.text), 'observer');
  if (!engine) throw new Error('no game is open');
  switch (errand.do) {
    case 'answer':
      return engine.answer(errand.given.n, errand.given.option);
    case 'undo':
      return engine.undo(errand.given.n);
    case 'preview':
      return engine.preview(errand.given.option);
    case 'at':
      return engine.at(errand.given.n);
    case 'course':
      return engine.course();
    case 'record':
      return engine.record();
    case 'fork':
      return engine.fork(errand.given.n);
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
const BEGINS: readonly Errand[] = ['open', 'pass', 'claim'];
const CHANGES: readonly Errand[] = [...BEGINS, 'answer', 'undo', 'discardRemoved'];

/** Does what the page asks, and posts the outcome under the request's number. */
export function handle(data: ToWorker): void {
  const { number } = data;
  (CHANGES.includes(data.do) ? inTurn(() => run(data)) : run(data)).then(
    (back) => {
      post({ number, back });
      // The page shows the game first.
      if (BEGINS.includes(data.do)) inTurn(async () => engine?.goOn()).catch(() => undefined);
    },
    (error: unknown) =>
      post(
        error instanceof InputError
          ? { number, refused: error.told }
          : { number, broken: error instanceof Error ? error.message : String(error) },
      ),
  );
}
