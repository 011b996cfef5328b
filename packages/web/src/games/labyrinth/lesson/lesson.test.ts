import { type Game, kernelMessages, LANGUAGES, optionLabel, words } from '@sandtable/kernel';
import { labyrinth } from '@sandtable/labyrinth';
import { expect, it } from 'vitest';
import { type Frame, openEngine } from '../../../play/engine.js';
import { lesson } from './lesson.js';
import { lessonWords } from './words.js';

const shelf = { keep: async () => undefined, create: async () => '' };

it('the guided game can be played as the teacher says, and brings what the teacher says', async () => {
  const { options, seed, seating, steps, position } = lesson;
  const start = { game: 'labyrinth', options, seed, seating, ...(position ? { position } : {}) };
  let last: Frame | undefined;
  let told: string[] = [];
  const engine = openEngine(
    labyrinth as unknown as Game,
    { ...start, id: '', made: 0, updated: 0, answers: 0, waiting: [] },
    [],
    shelf,
    (frame) => {
      last = frame;
      for (const { log } of frame.steps) for (const { key, params } of log) told.push(`${key} ${params?.space ?? ''}`);
    },
  );
  await engine.goOn();
  const brought: Record<string, readonly string[]> = {};
  for (const { answer, text } of steps) {
    if (answer === undefined) continue;
    const { moment } = last ?? engine.opened;
    expect(moment.asked?.options, text.key).toContain(answer);
    told = [];
    await engine.answer(moment.n, answer);
    brought[text.key] = told;
  }
  expect(brought['lesson.troops']).toContain('log.regimeChange space:afghanistan');
  expect(brought['lesson.order']).toEqual(
    expect.arrayContaining(['log.place space:pakistan', 'log.place space:india', 'log.plot space:afghanistan']),
  );
  expect(brought['lesson.alert']).toContain('log.blocked space:afghanistan');
  expect(brought['lesson.pakistan']).toContain('log.alignment space:pakistan');
});

it('names every answer it waits for', () => {
  for (const language of LANGUAGES) {
    const all = words(language, [lessonWords, labyrinth.messages, kernelMessages], labyrinth.names);
    for (const { text, answer } of lesson.steps) {
      expect(all.has(text.key)).toBe(true);
      if (answer && !answer.startsWith('number:')) expect(all.say(optionLabel(answer))).not.toMatch(/^option\./);
    }
  }
});
