import { type Catalogs, type Game, kernelMessages, LANGUAGES, optionLabel, words } from '@sandtable/kernel';
import { expect } from 'vitest';
import { type EngineUpdate, openMatchEngine } from '../../play/match-engine.js';
import type { Moment } from '../../play/play.js';
import type { Lesson } from '../lesson.js';

/** Guided games tested: for the tests of each game's own. */

const SHELF = { keep: async () => undefined, create: async () => '', takeDown: async () => undefined };
const UNSAVED = { id: '', made: 0, updated: 0, answers: 0, waiting: [] };

/** What the answer to a step brought: the log of it (a key and its parameters a line), and where the game then stood. */
interface StepOutcome {
  readonly log: readonly string[];
  readonly moment: Moment;
}

/** Plays a guided game as its teacher says; gives what each step brought, by the key of its text. */
export async function playLesson(game: Game, lesson: Lesson): Promise<Readonly<Record<string, StepOutcome>>> {
  const { settings, seed, seating, steps, position } = lesson;
  const start = { game: game.id, options: settings, seed, seating, ...(position ? { position } : {}) };
  let last: EngineUpdate | undefined;
  let told: string[] = [];
  const engine = openMatchEngine(game, { saved: { ...start, ...UNSAVED }, answers: [], stray: [] }, SHELF, (update) => {
    last = update;
    for (const { log } of update.steps) {
      for (const { key, params = {} } of log) told.push([key, ...Object.values(params).map(String)].join(' '));
    }
  });
  const now = () => (last ?? engine.opened).moment;
  await engine.playBots();
  const brought: Record<string, StepOutcome> = {};
  for (const { answer, text } of steps) {
    if (answer === undefined) continue;
    expect(now().decision?.options, text.key).toContain(answer);
    told = [];
    await engine.answer(now().n, answer);
    brought[text.key] = { log: told, moment: now() };
  }
  return brought;
}

/** Every step has its text and every answer a name, in all languages; numbers are their own. */
export function expectLessonWords(game: Game, lesson: Lesson, lessonWords: Catalogs): void {
  for (const language of LANGUAGES) {
    const all = words(language, [lessonWords, game.messages, kernelMessages], game.names);
    for (const { text, answer } of lesson.steps) {
      expect(all.has(text.key), text.key).toBe(true);
      if (answer && !answer.startsWith('number:')) {
        expect(all.say(optionLabel(answer))).not.toMatch(/^(option|piece|points)[.:]/);
      }
    }
  }
}
