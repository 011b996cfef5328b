import { type Answer, type Game, InputError, newMatch, parseRecord, replayRecord } from '@sandtable/kernel';
import { refusal, toy } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { elementAt } from '../testing/element-at.js';
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
  const writes: { saved: SavedGame; from: number; storedCount: number }[] = [];
  const storage: GameStorage = {
    async store(saved, from, _, storedCount) {
      writes.push({ saved, from, storedCount });
    },
    create: async () => 'new',
    load: async () => undefined,
  };
  const updates: EngineUpdate[] = [];
  const engine = openMatchEngine(TOY, { saved: SAVED, stray: [], ...stored }, storage, (update) =>
    updates.push(update),
  );
  return { engine, updates, writes };
}

describe('stored answers that two pages wrote alternately', () => {
  const interleaved = [red('number:1'), blue('number:1'), blue('number:1'), red('number:2')];

  it('are accepted up to the first one that the rules refuse', () => {
    const match = newMatch(TOY, { settings: {}, seed: 'seed' });
    let counted = 0;
    const accepted = replayAccepted(match, interleaved, () => counted++);
    expect([accepted, counted, match.answers.length]).toEqual([2, 2, 2]);
  });

  it('are not cut off where the rules themselves fail', () => {
    const match = newMatch(TOY, { settings: {}, seed: 'seed' });
    const broken = {
      ...match,
      choose: () => {
        throw new TypeError('a fault');
      },
    };
    expect(() => replayAccepted(broken, interleaved, () => undefined)).toThrow('a fault');
  });

  it('open up to the refused answer, and only that much stays stored', async () => {
    const { engine, writes } = open({ answers: interleaved });
    expect(engine.opened).toMatchObject({ removed: 2, moment: { n: 2 } });
    await engine.playBots();
    expect(writes).toMatchObject([{ from: 2, storedCount: 4, saved: { answers: 2, removed: [{ count: 2 }] } }]);
    await engine.playBots();
    expect(writes).toHaveLength(1);
  });

  it('are cut off at a missing number, even if the rest would be legal', () => {
    const { engine } = open({ answers: [red('number:1')], stray: [blue('number:1')] });
    expect(engine.opened).toMatchObject({ removed: 1, moment: { n: 1 } });
  });

  it('are all in a record, whose replay fails at the refused answer', () => {
    const { engine } = open({ answers: interleaved });
    const record = parseRecord(elementAt(engine.removedRecords(), 0));
    expect(record.answers.flat()).toEqual(['red=number:1', 'blue=number:1', 'number:1', 'number:2']);
    expect(record.answers.at(-1)).toHaveLength(2);
    expect(replayRecord(TOY, record, 2).answers).toHaveLength(2);
    const refused = refusal(() => replayRecord(TOY, record));
    expect(refused).toMatchObject({ key: 'error.answerAt', params: { number: 3 } });
  });

  it('are kept as a record until the player discards them', async () => {
    const { engine, updates, writes } = open({ answers: interleaved });
    await engine.playBots();
    const { decision } = engine.opened.moment;
    await engine.answer(2, decision?.options[0] ?? '');
    expect(writes.at(-1)?.saved.removed).toHaveLength(1);
    await engine.discardRemoved();
    expect(updates.at(-1)?.removed).toBe(0);
    expect(writes.at(-1)?.saved.removed).toBeUndefined();
    expect(engine.removedRecords()).toEqual([]);
  });

  it('are left alone by a page that only shows the game', async () => {
    const writes: unknown[] = [];
    const storage: GameStorage = {
      store: async () => void writes.push(1),
      create: async () => '',
      load: async () => undefined,
    };
    const stored = { saved: SAVED, answers: interleaved, stray: [] };
    const engine = openMatchEngine(TOY, stored, storage, () => undefined, false);
    await engine.playBots();
    expect(engine.opened).toMatchObject({ removed: 0, elsewhere: true, moment: { n: 2 } });
    await expect(engine.discardRemoved()).rejects.toThrow(InputError);
    expect(writes).toEqual([]);
  });
});
