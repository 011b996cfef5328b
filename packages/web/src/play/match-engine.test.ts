import { andeanAbyss } from '@sandtable/andean-abyss';
import { imperialStruggle } from '@sandtable/imperial-struggle';
import { type Answer, type Game, newMatch, parseRecord, replayRecord } from '@sandtable/kernel';
import { refusal, toy } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type NewGame, NotTheWriter, type SavedGame, type StoredGame } from './game-storage.js';
import { type EngineUpdate, type GameStorage, type MatchEngine, openMatchEngine } from './match-engine.js';

/** A shelf in memory, which may refuse to keep anything. */
function memory(fails = false) {
  let isFull = fails;
  const games = new Map<string, { saved: SavedGame; answers: Answer[] }>();
  const storage: GameStorage = {
    async keep(saved, from, answers, stored) {
      if (isFull) throw new Error('no room');
      const before = games.get(saved.id);
      if (before && (before.saved.writer !== saved.writer || before.saved.answers !== stored)) {
        throw new NotTheWriter(saved.id);
      }
      games.set(saved.id, { saved, answers: [...(before?.answers ?? []).slice(0, from), ...answers] });
    },
    async takeDown(id) {
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
  /** Another page writes from now on, or this one again. */
  const claim = async (id: string, writer: string): Promise<StoredGame> => {
    const found = games.get(id);
    if (!found) throw new Error('no such game');
    games.set(id, { ...found, saved: { ...found.saved, writer } });
    return { saved: { ...found.saved, writer }, answers: found.answers, stray: [] };
  };
  return { games, shelf: storage, makeRoom, claim };
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

function open(game: Game, begin: Partial<NewGame>, { games, shelf: storage } = memory()) {
  const frames: EngineUpdate[] = [];
  const saved = savedFrom({ game: game.id, options: {}, seating: {}, ...begin }, 'mine');
  const engine = openMatchEngine(game, { saved, answers: [], stray: [] }, storage, (update) => frames.push(update));
  return { engine, frames, games, shelf: storage };
}
const TOY = toy as unknown as Game;
const ANDEAN = andeanAbyss as unknown as Game;
const IMPERIAL = imperialStruggle as unknown as Game;
const last = (frames: readonly EngineUpdate[], { opened }: MatchEngine): EngineUpdate => frames.at(-1) ?? opened;

/** Takes the first answer each time, so many times. */
async function playOn(engine: MatchEngine, frames: EngineUpdate[], times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const { moment } = last(frames, engine);
    if (!moment.decision) return;
    await engine.answer(moment.n, moment.decision.options[0]);
  }
}

describe('a game in the browser', () => {
  it('lets bots answer, a frame each, and asks the person', async () => {
    const { engine, frames } = open(ANDEAN, { options: { scenario: 'solo' } });
    expect(engine.opened.setup.seating).toEqual({
      government: 'person',
      farc: 'nonplayer',
      auc: 'nonplayer',
      cartels: 'nonplayer',
    });
    await engine.playBots();
    await playOn(engine, frames, 60);
    const now = last(frames, engine);
    expect(now.moment.decision?.seat).toBe('government');
    expect(now.busy).toBe(false);
    expect(frames.map(({ moment }) => moment.n)).toEqual(frames.map((_, i) => i + 1));
    expect(frames.some(({ steps }) => steps.some(({ log }) => log.some(({ remark }) => remark)))).toBe(true);
    for (const { from, steps, moment } of frames) expect(from + steps.length).toBe(moment.n);
  });

  it('is on the shelf after every answer, and goes on from there as it was', async () => {
    const { engine, frames, games, shelf: storage } = open(ANDEAN, { options: { scenario: 'solo' } });
    await engine.playBots();
    await playOn(engine, frames, 25);
    const kept = games.get('mine');
    if (!kept) throw new Error('nothing was kept');
    const now = last(frames, engine).moment;
    expect(kept.saved).toMatchObject({ answers: now.n, waiting: ['government'], version: andeanAbyss.version });
    const again = openMatchEngine(ANDEAN, { ...kept, stray: [] }, storage, () => undefined);
    expect(again.opened.moment).toEqual(now);
    expect(again.opened.steps).toEqual(frames.flatMap(({ steps }) => steps));
    expect(again.record()).toBe(engine.record());
  });

  it('tells the shelf whose turn it is as soon as it is opened', async () => {
    const { engine, games } = open(TOY, {});
    expect(games.size).toBe(0);
    await engine.playBots();
    expect(games.get('mine')?.saved).toMatchObject({ waiting: engine.opened.moment.waiting, answers: 0 });
  });

  it('takes an answer back, on the shelf too', async () => {
    const { engine, frames, games } = open(TOY, { options: { scenario: 'skirmish' } });
    await engine.answer(0, 'number:0');
    await engine.answer(1, 'number:0');
    const before = last(frames, engine);
    const decision = before.moment.decision;
    await engine.answer(before.moment.n, decision?.options.at(-1) ?? '');
    expect(last(frames, engine).moment.mayUndo).toBe(true);
    await engine.undo(last(frames, engine).moment.n);
    expect(last(frames, engine).moment).toEqual(before.moment);
    expect(last(frames, engine).from).toBe(2);
    expect(games.get('mine')?.answers).toHaveLength(2);
  });

  it('refuses an answer to a question that is no more, and one that is none', async () => {
    const { engine, frames } = open(TOY, {});
    await expect(engine.answer(3, 'number:0')).rejects.toThrow();
    await expect(engine.answer(0, 'moon')).rejects.toThrow('notAnOption');
    expect(frames).toEqual([]);
  });

  it('shows the past, its course, and forks from it', async () => {
    const { engine, frames, games } = open(ANDEAN, { options: { scenario: 'solo' } });
    await engine.playBots();
    await playOn(engine, frames, 30);
    const { n } = last(frames, engine).moment;
    for (const back of [0, 1, Math.floor(n / 2), n]) {
      const then = newMatch(ANDEAN, { settings: engine.opened.setup.settings, seed: 'seed' });
      for (const { seat, option } of games.get('mine')?.answers.slice(0, back) ?? []) then.choose(option, seat);
      expect(engine.at(back).view).toEqual(then.view('government'));
    }
    expect(engine.viewHistory().at(-1)).toEqual({ n, view: last(frames, engine).moment.view });
    const id = await engine.fork(5);
    expect(games.get(id)?.answers).toEqual(games.get('mine')?.answers.slice(0, 5));
    const record = parseRecord(engine.record());
    expect(replayRecord(ANDEAN, record).answers).toHaveLength(n);
  });

  it('changes eyes with the person who is asked, at one screen for several', async () => {
    const { engine, frames } = open(TOY, { options: { fog: 'on' } });
    expect(engine.opened.viewer).toBe('red');
    await engine.answer(0, 'number:1');
    expect(last(frames, engine)).toMatchObject({ viewer: 'blue', moment: { decision: { seat: 'blue' } } });
  });

  it('lets who sits there go on where several are asked at once', async () => {
    const { engine, frames } = open(IMPERIAL, {});
    const viewers = [engine.opened.viewer];
    for (let i = 0; i < 4; i++) {
      await playOn(engine, frames, 1);
      viewers.push(last(frames, engine).viewer);
    }
    // Two Ministries each, chosen together; then France says who begins.
    expect(viewers).toEqual(['britain', 'britain', 'france', 'france', 'france']);
  });

  it('lets nobody take back what another has chosen in secret', async () => {
    const { engine, frames, games } = open(IMPERIAL, {});
    await playOn(engine, frames, 1);
    expect(last(frames, engine).moment.mayUndo).toBe(true);
    await playOn(engine, frames, 1);
    const second = games.get('mine')?.answers ?? [];
    expect(last(frames, engine)).toMatchObject({ viewer: 'france', moment: { n: 2, mayUndo: false } });
    await engine.undo(2);
    await playOn(engine, frames, 1);
    expect(last(frames, engine).moment).toMatchObject({ n: 3, mayUndo: true });
    await engine.undo(3);
    expect(last(frames, engine).moment).toMatchObject({ n: 2, mayUndo: false });
    expect(games.get('mine')?.answers).toEqual(second);
  });

  it('goes on, and says so, when the browser keeps nothing', async () => {
    const { engine, frames } = open(TOY, {}, memory(true));
    await engine.answer(0, 'number:1');
    expect(last(frames, engine).unkept).toBe(true);
    await engine.answer(1, 'number:1');
    expect(last(frames, engine).moment.n).toBe(2);
  });

  it('is refused when it was played by other rules', () => {
    const saved = { ...savedFrom({ game: 'toy', options: {}, seating: {} }, 'old'), version: 99 };
    const told = refusal(() =>
      openMatchEngine(TOY, { saved, answers: [], stray: [] }, memory().shelf, () => undefined),
    );
    expect(told.key).toBe('error.recordVersion');
  });
});

describe('one game in two pages', () => {
  /** A game that one page plays and another shows. */
  async function twoPages() {
    const { games, shelf: storage, claim } = memory();
    const id = await storage.create({ game: 'toy', options: { scenario: 'skirmish' }, seating: {} }, []);
    const page = async (writes: boolean, name: string) => {
      const stored = writes ? await claim(id, name) : await storage.takeDown(id);
      if (!stored) throw new Error('no such game');
      const frames: EngineUpdate[] = [];
      const engine = openMatchEngine(TOY, stored, storage, (update) => frames.push(update), writes);
      await engine.playBots();
      return {
        engine,
        frames,
        now: () => last(frames, engine),
        takeOver: async () => engine.follow(await claim(id, name), true),
      };
    };
    const stored = () => games.get(id)?.answers.map(({ option }) => option);
    const found = async () => {
      const now = await storage.takeDown(id);
      if (!now) throw new Error('no such game');
      return now;
    };
    return { page, stored, found };
  }

  it('asks nothing where it is only shown, and takes no answer there', async () => {
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

  it('follows what the other page stores, also what is taken back there', async () => {
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

  it('changes hands without losing anything, and the page that lost it stores nothing more', async () => {
    const { page, stored } = await twoPages();
    const first = await page(true, 'first');
    const second = await page(false, 'second');
    await first.engine.answer(0, 'number:1');
    await second.takeOver();
    expect(second.now()).toMatchObject({ elsewhere: false, moment: { n: 1 } });
    await second.engine.answer(1, 'number:0');
    // The first page was not told; its answer is refused when it is stored, and it shows what stands.
    await expect(first.engine.answer(1, 'number:2')).rejects.toThrow('play.error.elsewhere');
    expect(stored()).toEqual(['number:1', 'number:0']);
    expect(first.now()).toMatchObject({ elsewhere: true, moment: { n: 2, decision: undefined } });
    expect(first.engine.record()).toBe(second.engine.record());
    await first.takeOver();
    expect(first.now().moment.decision).toBeDefined();
  });

  it('lets no bot go on in a page that lost it', async () => {
    const { games, shelf: storage, claim } = memory();
    const id = await storage.create({ game: 'toy', options: {}, seating: { red: 'random', blue: 'random' } }, []);
    const engine = openMatchEngine(TOY, await claim(id, 'first'), storage, () => undefined);
    await claim(id, 'second');
    await engine.playBots();
    expect(games.get(id)?.answers).toEqual([]);
  });

  it('stops where it is when it is told that another page plays', async () => {
    const { page } = await twoPages();
    const { engine, now } = await page(true, 'first');
    engine.stopWriting();
    expect(now()).toMatchObject({ elsewhere: true, moment: { n: 0, decision: undefined } });
  });
});

describe('what could not be kept', () => {
  it('is kept with the next answer, so that no number is missing', async () => {
    const room = memory(true);
    const { engine, games } = open(TOY, {}, room);
    await engine.answer(0, 'number:1');
    room.makeRoom();
    await engine.answer(1, 'number:1');
    expect(games.get('mine')?.answers).toHaveLength(2);
  });
});
