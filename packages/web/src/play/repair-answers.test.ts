import { type Answer, type Game, InputError, newMatch, parseRecord, replayRecord } from '@sandtable/kernel';
import { refusal, toy } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { SavedGame, StoredGame } from './game-storage.js';
import { type EngineUpdate, type GameStorage, openMatchEngine } from './match-engine.js';
import { replayAccepted } from './repair-answers.js';

const TOY = toy as unknown as Game;

const red = (option: string): Answer => ({ seat: 'red', option });
const blue = (option: string): Answer => ({ seat: 'blue', option });
const SAVED: SavedGame = {
  id: 'mine',
  game: 'toy',
  options: {},
  seating: {},
  seed: 'seed',
  made: 0,
  updated: 0,
  answers: 4,
  waiting: [],
  version: TOY.version,
};

function open(stored: Pick<StoredGame, 'answers'> & Partial<StoredGame>) {
  const kept: { saved: SavedGame; from: number; stored: number }[] = [];
  const storage: GameStorage = {
    async keep(saved, from, _, count) {
      kept.push({ saved, from, stored: count });
    },
    create: async () => 'new',
    takeDown: async () => undefined,
  };
  const frames: EngineUpdate[] = [];
  const engine = openMatchEngine(TOY, { saved: SAVED, stray: [], ...stored }, storage, (update) => frames.push(update));
  return { engine, frames, kept };
}

describe('stored answers that two pages wrote in turns', () => {
  const interleaved = [red('number:1'), blue('number:1'), blue('number:1'), red('number:2')];

  it('are accepted up to the first one that the rules refuse', () => {
    const match = newMatch(TOY, { settings: {}, seed: 'seed' });
    let counted = 0;
    const accepted = replayAccepted(match, interleaved, () => counted++);
    expect([accepted, counted, match.answers.length]).toEqual([2, 2, 2]);
  });

  it('are not cut where the rules themselves are at fault', () => {
    const match = newMatch(TOY, { settings: {}, seed: 'seed' });
    const broken = {
      ...match,
      choose: () => {
        throw new TypeError('a fault');
      },
    };
    expect(() => replayAccepted(broken, interleaved, () => undefined)).toThrow('a fault');
  });

  it('open as far as they go, and the shelf has only that before anything else happens', async () => {
    const { engine, kept } = open({ answers: interleaved });
    expect(engine.opened).toMatchObject({ removed: 2, moment: { n: 2 } });
    await engine.playBots();
    expect(kept).toMatchObject([{ from: 2, stored: 4, saved: { answers: 2, removed: [{ count: 2 }] } }]);
    await engine.playBots();
    expect(kept).toHaveLength(1);
  });

  it('are cut at a number that is missing, even if what follows would be legal', () => {
    const { engine } = open({ answers: [red('number:1')], stray: [blue('number:1')] });
    expect(engine.opened).toMatchObject({ removed: 1, moment: { n: 1 } });
  });

  it('are all in a record that says where the rules refuse them', () => {
    const { engine } = open({ answers: interleaved });
    const [text] = engine.removedRecords();
    const record = parseRecord(text);
    expect(record.answers.flat()).toEqual(['red=number:1', 'blue=number:1', 'number:1', 'number:2']);
    expect(record.answers.at(-1)).toHaveLength(2);
    expect(replayRecord(TOY, record, 2).answers).toHaveLength(2);
    const told = refusal(() => replayRecord(TOY, record));
    expect(told).toMatchObject({ key: 'error.answerAt', params: { number: 3 } });
  });

  it('are kept as a record until the player discards them', async () => {
    const { engine, frames, kept } = open({ answers: interleaved });
    await engine.playBots();
    const { decision } = engine.opened.moment;
    await engine.answer(2, decision?.options[0] ?? '');
    expect(kept.at(-1)?.saved.removed).toHaveLength(1);
    await engine.discardRemoved();
    expect(frames.at(-1)?.removed).toBe(0);
    expect(kept.at(-1)?.saved.removed).toBeUndefined();
    expect(engine.removedRecords()).toEqual([]);
  });

  it('are left alone by a page that only shows the game', async () => {
    const kept: unknown[] = [];
    const storage: GameStorage = {
      keep: async () => void kept.push(1),
      create: async () => '',
      takeDown: async () => undefined,
    };
    const stored = { saved: SAVED, answers: interleaved, stray: [] };
    const engine = openMatchEngine(TOY, stored, storage, () => undefined, false);
    await engine.playBots();
    expect(engine.opened).toMatchObject({ removed: 0, elsewhere: true, moment: { n: 2 } });
    await expect(engine.discardRemoved()).rejects.toThrow(InputError);
    expect(kept).toEqual([]);
  });
});
