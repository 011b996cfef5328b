import { andeanAbyss } from '@sandtable/andean-abyss';
import { type Game, kernelMessages, LANGUAGES, optionLabel, words } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { type Frame, openEngine } from '../../../play/engine.js';
import { lesson } from './lesson.js';
import { lessonWords } from './words.js';

const shelf = { keep: async () => undefined, create: async () => '' };

it('the guided game can be played as the teacher says, and brings what the teacher says', async () => {
  const { options, seed, seating, steps } = lesson;
  const saved = { game: 'andean-abyss', options, seed, seating, id: '', made: 0, updated: 0, answers: 0, waiting: [] };
  let last: Frame | undefined;
  const told: string[] = [];
  const engine = openEngine(andeanAbyss as unknown as Game, saved, [], shelf, (frame) => {
    last = frame;
    for (const { log } of frame.steps) for (const { key, params } of log) told.push(`${key} ${params?.space ?? ''}`);
  });
  await engine.goOn();
  for (const { answer, text } of steps) {
    if (answer === undefined) continue;
    const { moment } = last ?? engine.opened;
    expect(moment.asked?.options, text.key).toContain(answer);
    await engine.answer(moment.n, answer);
    if (answer === 'number:3') {
      for (const pipe of ['loc-arauca-cucuta', 'loc-cucuta-ayacucho', 'loc-ayacucho-sincelejo']) {
        expect(told).toContain(`log.sabotage space:${pipe}`);
      }
      expect(last?.moment.asked?.prompt.key).toBe('ask.act.second.limited');
    }
  }
  expect(told).toContain('log.pass ');
});

it('names every answer it waits for', () => {
  for (const language of LANGUAGES) {
    const all = words(language, [lessonWords, andeanAbyss.messages, kernelMessages], andeanAbyss.names);
    for (const { text, answer } of lesson.steps) {
      expect(all.has(text.key)).toBe(true);
      if (answer && !answer.startsWith('number:')) expect(all.say(optionLabel(answer))).not.toMatch(/^option\./);
    }
  }
});
