import { andeanAbyss } from '@sandtable/andean-abyss';
import { imperialStruggle } from '@sandtable/imperial-struggle';
import { type Answer, type Game, newMatch, parseRecord, replayRecord } from '@sandtable/kernel';
import { refusal, toy } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { elementAt } from '../testing/element-at.js';
import { type NewGame, NotTheWriter, type SavedGame, type StoredGame } from './game-storage.js';
import { type EngineUpdate, type GameStorage, type MatchEngine, openMatchEngine } from './match-engine.js';

/** Storage in memory, which may refuse to store anything. */
function memoryStorage(fails = false) {
  let isFull = fails;
  const games = new Map<string, { saved: SavedGame; answers: Answer[] }>();
  const storage: GameStorage = {
    async store(saved, from, answers, storedCount) {
      if (isFull) throw new Error('no room');
      const before = games.get(saved.id);
      if (before && (before.saved.writer !== saved.writer || before.saved.answers !== storedCount)) {
        throw new NotTheWriter(saved.id);
      }
      games.set(saved.id, { saved, answers: [...(before?.answers ?? []).slice(0, from), ...answers] });
    },
    async load(id) {
      const found = games.get(id);
      return found && { ...found, stray: [] };
    },
    async create(begin, answers) {
      const id = `game ${games.size}`;
      games.set(id, { saved: savedFrom(begin, id, answers.length), answers: [...answers] });
      return id;
    },
  };
  const makeRoom = () => {
    isFull = false;
  };
  /** Makes the named page the writer. */
  const claim = async (id: string, writer: string): Promise<StoredGame> => {
    const found = games.get(id);
    if (!found) throw new Error('no such game');
    games.set(id, { ...found, saved: { ...found.saved, writer } });
    return { saved: { ...found.saved, writer }, answers: found.answers, stray: [] };
  };
  return { games, storage, makeRoom, claim };
}
const savedFrom = (begin: NewGame, id: string, answers = 0): SavedGame => ({
  seed: 'seed',
  ...begin,
  id,
  made: 0,
  updated: 0,
  answers,
  waiting: [],
});

function open(game: Game, begin: Partial<NewGame>, { games, storage } = memoryStorage()) {
  const updates: EngineUpdate[] = [];
  const saved = savedFrom({ game: game.id, options: {}, seating: {}, ...begin }, 'mine');
  const engine = openMatchEngine(game, { saved, answers: [], stray: [] }, storage, (update) => updates.push(update));
  return { engine, updates, games, storage };
}
const TOY = toy as unknown as Game;
const ANDEAN = andeanAbyss as unknown as Game;
const IMPERIAL = imperialStruggle as unknown as Game;
const last = (updates: readonly EngineUpdate[], { opened }: MatchEngine): EngineUpdate => updates.at(-1) ?? opened;

/** Chooses the first option, `times` times. */
async function playOn(engine: MatchEngine, updates: EngineUpdate[], times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const { moment } = last(updates, engine);
    if (!moment.decision) return;
    await engine.answer(moment.n, elementAt(moment.decision.options, 0));
  }
}

describe('a game in the browser', () => {
  it('sends an update for each answer of a bot, then asks the person', async () => {
    const { engine, updates } = open(ANDEAN, { options: { scenario: 'solo' } });
    expect(engine.opened.setup.seating).toEqual({
      government: 'person',
      farc: 'nonplayer',
      auc: 'nonplayer',
      cartels: 'nonplayer',
    });
    await engine.playBots();
    await playOn(engine, updates, 60);
    const now = last(updates, engine);
    expect(now.moment.decision?.seat).toBe('government');
    expect(now.busy).toBe(false);
    expect(updates.map(({ moment }) => moment.n)).toEqual(updates.map((_, i) => i + 1));
    expect(updates.some(({ steps }) => steps.some(({ log }) => log.some(({ remark }) => remark)))).toBe(true);
    for (const { from, steps, moment } of updates) expect(from + steps.length).toBe(moment.n);
  });

  it('is stored after every answer, and opens again unchanged', async () => {
    const { engine, updates, games, storage } = open(ANDEAN, { options: { scenario: 'solo' } });
    await engine.playBots();
    await playOn(engine, updates, 25);
    const stored = games.get('mine');
    if (!stored) throw new Error('nothing was stored');
    const now = last(updates, engine).moment;
    expect(stored.saved).toMatchObject({ answers: now.n, waiting: ['government'], version: andeanAbyss.version });
    const again = openMatchEngine(ANDEAN, { ...stored, stray: [] }, storage, () => undefined);
    expect(again.opened.moment).toEqual(now);
    expect(again.opened.steps).toEqual(updates.flatMap(({ steps }) => steps));
    expect(again.record()).toBe(engine.record());
  });

  it('stores whose turn it is as soon as it is opened', async () => {
    const { engine, games } = open(TOY, {});
    expect(games.size).toBe(0);
    await engine.playBots();
    expect(games.get('mine')?.saved).toMatchObject({ waiting: engine.opened.moment.waiting, answers: 0 });
  });

  it('undoes an answer, in storage too', async () => {
    const { engine, updates, games } = open(TOY, { options: { scenario: 'skirmish' } });
    await engine.answer(0, 'number:0');
    await engine.answer(1, 'number:0');
    const before = last(updates, engine);
    const decision = before.moment.decision;
    await engine.answer(before.moment.n, decision?.options.at(-1) ?? '');
    expect(last(updates, engine).moment.mayUndo).toBe(true);
    await engine.undo(last(updates, engine).moment.n);
    expect(last(updates, engine).moment).toEqual(before.moment);
    expect(last(updates, engine).from).toBe(2);
    expect(games.get('mine')?.answers).toHaveLength(2);
  });

  it('refuses an answer to a question that is no more, and one that is none', async () => {
    const { engine, updates } = open(TOY, {});
    await expect(engine.answer(3, 'number:0')).rejects.toThrow();
    await expect(engine.answer(0, 'moon')).rejects.toThrow('notAnOption');
    expect(updates).toEqual([]);
  });

  it('shows the past and its view history, and forks from it', async () => {
    const { engine, updates, games } = open(ANDEAN, { options: { scenario: 'solo' } });
    await engine.playBots();
    await playOn(engine, updates, 30);
    const { n } = last(updates, engine).moment;
    for (const back of [0, 1, Math.floor(n / 2), n]) {
      const then = newMatch(ANDEAN, { settings: engine.opened.setup.settings, seed: 'seed' });
      for (const { seat, option } of games.get('mine')?.answers.slice(0, back) ?? []) then.choose(option, seat);
      expect(engine.at(back).view).toEqual(then.view('government'));
    }
    expect(engine.viewHistory().at(-1)).toEqual({ n, view: last(updates, engine).moment.view });
    const id = await engine.fork(5);
    expect(games.get(id)?.answers).toEqual(games.get('mine')?.answers.slice(0, 5));
    const record = parseRecord(engine.record());
    expect(replayRecord(ANDEAN, record).answers).toHaveLength(n);
  });

  it('shows the view of the person who is asked, where several share a screen', async () => {
    const { engine, updates } = open(TOY, { options: { fog: 'on' } });
    expect(engine.opened.viewer).toBe('red');
    await engine.answer(0, 'number:1');
    expect(last(updates, engine)).toMatchObject({ viewer: 'blue', moment: { decision: { seat: 'blue' } } });
  });

  it('keeps the viewer where several are asked at once', async () => {
    const { engine, updates } = open(IMPERIAL, {});
    const viewers = [engine.opened.viewer];
    for (let i = 0; i < 4; i++) {
      await playOn(engine, updates, 1);
      viewers.push(last(updates, engine).viewer);
    }
    // Two Ministries each, chosen together; then France says who begins.
    expect(viewers).toEqual(['britain', 'britain', 'france', 'france', 'france']);
  });

  it('lets nobody undo what another seat has chosen in secret', async () => {
    const { engine, updates, games } = open(IMPERIAL, {});
    await playOn(engine, updates, 1);
    expect(last(updates, engine).moment.mayUndo).toBe(true);
    await playOn(engine, updates, 1);
    const second = games.get('mine')?.answers ?? [];
    expect(last(updates, engine)).toMatchObject({ viewer: 'france', moment: { n: 2, mayUndo: false } });
    await engine.undo(2);
    await playOn(engine, updates, 1);
    expect(last(updates, engine).moment).toMatchObject({ n: 3, mayUndo: true });
    await engine.undo(3);
    expect(last(updates, engine).moment).toMatchObject({ n: 2, mayUndo: false });
    expect(games.get('mine')?.answers).toEqual(second);
  });

  it('continues, and says so, when the browser can’t store anything', async () => {
    const { engine, updates } = open(TOY, {}, memoryStorage(true));
    await engine.answer(0, 'number:1');
    expect(last(updates, engine).isUnsaved).toBe(true);
    await engine.answer(1, 'number:1');
    expect(last(updates, engine).moment.n).toBe(2);
  });

  it('is refused when its rules have another version', () => {
    const saved = { ...savedFrom({ game: 'toy', options: {}, seating: {} }, 'old'), version: 99 };
    const refused = refusal(() =>
      openMatchEngine(TOY, { saved, answers: [], stray: [] }, memoryStorage().storage, () => undefined),
    );
    expect(refused.key).toBe('error.recordVersion');
  });
});

describe('one game in two pages', () => {
  /** A game that one page plays and another shows. */
  async function twoPages() {
    const { games, storage, claim } = memoryStorage();
    const id = await storage.create({ game: 'toy', options: { scenario: 'skirmish' }, seating: {} }, []);
    const page = async (isWriter: boolean, name: string) => {
      const stored = isWriter ? await claim(id, name) : await storage.load(id);
      if (!stored) throw new Error('no such game');
      const updates: EngineUpdate[] = [];
      const engine = openMatchEngine(TOY, stored, storage, (update) => updates.push(update), isWriter);
      await engine.playBots();
      return {
        engine,
        updates,
        now: () => last(updates, engine),
        takeOver: async () => engine.follow(await claim(id, name), true),
      };
    };
    const stored = () => games.get(id)?.answers.map(({ option }) => option);
    const found = async () => {
      const now = await storage.load(id);
      if (!now) throw new Error('no such game');
      return now;
    };
    return { page, stored, found };
  }

  it('asks nothing and accepts no answer where it is only shown', async () => {
    const { page, stored } = await twoPages();
    await page(true, 'first');
    const reader = await page(false, 'second');
    expect(reader.now()).toMatchObject({
      elsewhere: true,
      busy: false,
      moment: { decision: undefined, mayUndo: false },
    });
    await expect(reader.engine.answer(0, 'number:0')).rejects.toThrow('play.error.elsewhere');
    await expect(reader.engine.undo(0)).rejects.toThrow('play.error.elsewhere');
    expect(stored()).toEqual([]);
  });

  it('follows what the other page stores, including undo', async () => {
    const { page, found } = await twoPages();
    const writer = await page(true, 'first');
    const reader = await page(false, 'second');
    await writer.engine.answer(0, 'number:0');
    await writer.engine.answer(1, 'number:0');
    reader.engine.follow(await found(), false);
    expect(reader.now()).toMatchObject({ from: 0, moment: { n: 2 } });
    const { decision } = writer.now().moment;
    await writer.engine.answer(2, decision?.options.at(-1) ?? '');
    reader.engine.follow(await found(), false);
    expect(reader.now().from).toBe(2);
    await writer.engine.undo(3);
    reader.engine.follow(await found(), false);
    expect(reader.now()).toMatchObject({ from: 2, moment: { n: 2, view: writer.now().moment.view } });
    expect(reader.engine.record()).toBe(writer.engine.record());
  });

  it('is taken over without losing anything, and the other page stores nothing more', async () => {
    const { page, stored } = await twoPages();
    const first = await page(true, 'first');
    const second = await page(false, 'second');
    await first.engine.answer(0, 'number:1');
    await second.takeOver();
    expect(second.now()).toMatchObject({ elsewhere: false, moment: { n: 1 } });
    await second.engine.answer(1, 'number:0');
    // The first page was not notified. Storing its answer is refused, and it shows what is stored.
    await expect(first.engine.answer(1, 'number:2')).rejects.toThrow('play.error.elsewhere');
    expect(stored()).toEqual(['number:1', 'number:0']);
    expect(first.now()).toMatchObject({ elsewhere: true, moment: { n: 2, decision: undefined } });
    expect(first.engine.record()).toBe(second.engine.record());
    await first.takeOver();
    expect(first.now().moment.decision).toBeDefined();
  });

  it('lets no bot answer in a page that is no longer the writer', async () => {
    const { games, storage, claim } = memoryStorage();
    const id = await storage.create({ game: 'toy', options: {}, seating: { red: 'random', blue: 'random' } }, []);
    const engine = openMatchEngine(TOY, await claim(id, 'first'), storage, () => undefined);
    await claim(id, 'second');
    await engine.playBots();
    expect(games.get(id)?.answers).toEqual([]);
  });

  it('stops where it is when another page takes over', async () => {
    const { page } = await twoPages();
    const { engine, now } = await page(true, 'first');
    engine.stopWriting();
    expect(now()).toMatchObject({ elsewhere: true, moment: { n: 0, decision: undefined } });
  });
});

describe('an answer that could not be stored', () => {
  it('is stored with the next answer, so that no number is missing', async () => {
    const memory = memoryStorage(true);
    const { engine, games } = open(TOY, {}, memory);
    await engine.answer(0, 'number:1');
    memory.makeRoom();
    await engine.answer(1, 'number:1');
    expect(games.get('mine')?.answers).toHaveLength(2);
  });
});
