import { andeanAbyss } from '@sandtable/andean-abyss';
import { imperialStruggle } from '@sandtable/imperial-struggle';
import type { Game } from '@sandtable/kernel';
import { labyrinth } from '@sandtable/labyrinth';
import { describe, expect, it } from 'vitest';
import { elementAt } from '../testing/element-at.js';
import { type EngineUpdate, openMatchEngine } from './match-engine.js';
import { momentFrom, type UpdateMessage, updateMessages } from './update-message.js';

const NO_STORAGE = { store: async () => undefined, create: async () => '', load: async () => undefined };

/** Answers for the people with the first option, and takes every fifth answer back, while bots play the other seats, and returns every update. */
async function play(game: Game, options: Record<string, string>, seating: Record<string, string>, times: number) {
  const updates: EngineUpdate[] = [];
  const saved = {
    game: game.id,
    options,
    seating,
    seed: 'update',
    id: '',
    made: 0,
    updated: 0,
    answers: 0,
    waiting: [],
  };
  const engine = openMatchEngine(game, { saved, answers: [], stray: [] }, NO_STORAGE, (update) => updates.push(update));
  await engine.playBots();
  for (let i = 0; i < times; i++) {
    const { moment } = updates.at(-1) ?? engine.opened;
    if (!moment.decision) break;
    await engine.answer(moment.n, elementAt(moment.decision.options, 0));
    if (i % 5 === 4) await engine.undo((updates.at(-1) ?? engine.opened).moment.n);
  }
  return { opened: engine.opened.moment.view, updates };
}

const GAMES: readonly [Game, Record<string, string>, Record<string, string>][] = [
  [andeanAbyss as unknown as Game, { scenario: 'solo' }, {}],
  [labyrinth as unknown as Game, { scenario: 'solo' }, {}],
  // Two people at one screen: the viewer changes, and the view with it.
  [labyrinth as unknown as Game, {}, {}],
  [imperialStruggle as unknown as Game, {}, { france: 'random' }],
];

describe('an update for the page', () => {
  it.each(GAMES)('holds what changed, and the page makes the same view of it (%#)', async (game, options, seating) => {
    const { opened, updates } = await play(game, options, seating, 40);
    expect(updates.length).toBeGreaterThan(30);
    const messageOf = updateMessages();
    let shown = opened;
    let posted = 0;
    for (const update of updates) {
      const message: UpdateMessage = structuredClone(messageOf(update));
      const { moment: sent } = message;
      posted += JSON.stringify('patch' in sent ? sent.patch : sent.view).length;
      const moment = momentFrom(message, shown);
      expect(moment).toEqual(update.moment);
      shown = moment.view;
    }
    const whole = updates.reduce((sum, { moment }) => sum + JSON.stringify(moment.view).length, 0);
    expect(posted).toBeGreaterThan(0);
    expect(posted).toBeLessThan(whole / 4);
  });

  it('holds the whole view where no patch can say what changed', () => {
    const update = { moment: { n: 1, view: { a: null } } } as unknown as EngineUpdate;
    const messageOf = updateMessages();
    messageOf({ moment: { n: 0, view: { a: 1 } } } as unknown as EngineUpdate);
    const message = messageOf(update);
    expect(message.moment).toEqual({ n: 1, view: { a: null } });
    expect(momentFrom(message, { a: 1 })).toEqual(update.moment);
  });
});
