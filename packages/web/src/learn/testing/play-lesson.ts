import { type Catalogs, type Game, kernelMessages, LANGUAGES, optionLabel, words } from '@sandtable/kernel';
import { expect } from 'vitest';
import { type EngineUpdate, openMatchEngine } from '../../play/match-engine.js';
import type { Moment } from '../../play/play.js';
import type { Lesson } from '../lesson.js';

/** Helpers for the tests of each game's lesson. */

const NO_STORAGE = { store: async () => undefined, create: async () => '', load: async () => undefined };
const UNSAVED = { id: '', made: 0, updated: 0, answers: 0, waiting: [] };

/** The log that a step's answer caused (one key with its parameters per line), and the moment after it. */
interface StepOutcome {
  readonly log: readonly string[];
  readonly moment: Moment;
}

/** Plays a lesson as the coach says, and resolves to the outcome of each step by the key of its text. */
export async function playLesson(game: Game, lesson: Lesson): Promise<(key: string) => StepOutcome> {
  const { settings, seed, seating, steps, position } = lesson;
  const start = { game: game.id, options: settings, seed, seating, ...(position ? { position } : {}) };
  let last: EngineUpdate | undefined;
  let lines: string[] = [];
  const engine = openMatchEngine(
    game,
    { saved: { ...start, ...UNSAVED }, answers: [], stray: [] },
    NO_STORAGE,
    (update) => {
      last = update;
      for (const { log } of update.steps) {
        for (const { key, params = {} } of log) lines.push([key, ...Object.values(params).map(String)].join(' '));
      }
    },
  );
  const now = () => (last ?? engine.opened).moment;
  await engine.playBots();
  const outcomes = new Map<string, StepOutcome>();
  for (const { answer, text } of steps) {
    if (answer === undefined) continue;
    expect(now().decision?.options, text.key).toContain(answer);
    lines = [];
    await engine.answer(now().n, answer);
    outcomes.set(text.key, { log: lines, moment: now() });
  }
  return (key) => {
    const outcome = outcomes.get(key);
    if (!outcome) throw new Error(`the lesson has no step ${key} with an answer`);
    return outcome;
  };
}

/** Expects a text for every step and a label for every answer, except numbers, in all languages. */
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
