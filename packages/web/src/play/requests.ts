import { InputError, type Match, parseRecord, replayRecord } from '@sandtable/kernel';
import { courseOf, type Engine, openEngine } from './engine.js';
import type { Errands, FromWorker, ToWorker } from './errand.js';
import { RULES } from './rules.js';
import { createLocal, keep, type NewGame, takeDown } from './saved.js';

/** What the worker of one game does for its page: rules, bots and the shelf, away from the page that must stay quick. */

const post = (message: FromWorker): void => self.postMessage(message);
let engine: Engine | undefined;

async function rulesOf(name: string) {
  const load = Object.hasOwn(RULES, name) ? RULES[name] : undefined;
  if (!load) throw new InputError('play.error.game', { game: name });
  return load();
}

async function open({ id }: Errands['open']['given']): Promise<Errands['open']['back']> {
  const found = await takeDown(id);
  if (!found) throw new InputError('play.error.gone');
  const game = await rulesOf(found.saved.game);
  engine = openEngine(game, found.saved, found.answers, { keep, create: createLocal }, (frame) => post({ frame }));
  return engine.opened;
}

/** A guided game is kept only where somebody goes on from it. */
async function pass(begin: NewGame): Promise<Errands['pass']['back']> {
  const saved = { seed: 'passing', ...begin, id: '', made: 0, updated: 0, answers: 0, waiting: [] };
  const shelf = { keep: async () => undefined, create: createLocal };
  engine = openEngine(await rulesOf(begin.game), saved, [], shelf, (frame) => post({ frame }));
  return engine.opened;
}

async function replay(text: string): Promise<Match> {
  const record = parseRecord(text);
  return replayRecord(await rulesOf(record.game), record);
}

async function importRecord({ text, at }: Errands['import']['given']): Promise<string> {
  const match = await replay(text);
  const { options, seed, position, dice } = match.beginning;
  const begin = { options, seed, ...(position ? { position } : {}), ...(dice ? { dice } : {}) };
  return createLocal({ ...begin, game: match.game.id, seating: {} }, match.answers.slice(0, at));
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
  }
}

/** Looking may be done at any time; what changes the game, one after another. */
let turn: Promise<unknown> = Promise.resolve();
const inTurn = <T>(doing: () => Promise<T>): Promise<T> => {
  const done = turn.then(doing);
  turn = done.catch(() => undefined);
  return done;
};

const isOpening = ({ do: errand }: ToWorker): boolean => errand === 'open' || errand === 'pass';

/** Does what the page asks, and posts the outcome under the request's number. */
export function handle(data: ToWorker): void {
  const { number } = data;
  const changes = isOpening(data) || data.do === 'answer' || data.do === 'undo';
  (changes ? inTurn(() => run(data)) : run(data)).then(
    (back) => {
      post({ number, back });
      // The page shows the game first; then bots whose turn it is when a game is opened have theirs.
      if (isOpening(data)) inTurn(async () => engine?.goOn()).catch(() => undefined);
    },
    (error: unknown) =>
      post(
        error instanceof InputError
          ? { number, refused: error.told }
          : { number, broken: error instanceof Error ? error.message : String(error) },
      ),
  );
}
