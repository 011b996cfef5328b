import { imperialStruggle } from '@sandtable/imperial-struggle';
import { type Game, kernelMessages, LANGUAGES, optionLabel, words } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { type Frame, openEngine } from '../../../play/engine.js';
import { seen } from '../view.js';
import { lesson } from './lesson.js';
import { lessonWords } from './words.js';

const shelf = { keep: async () => undefined, create: async () => '' };

it('the guided game can be played as the teacher says, and brings what the teacher says', async () => {
  const { options, seed, seating, steps, position } = lesson;
  const start = { game: 'imperial-struggle', options, seed, seating, ...(position ? { position } : {}) };
  let last: Frame | undefined;
  let told: string[] = [];
  const engine = openEngine(
    imperialStruggle as unknown as Game,
    { ...start, id: '', made: 0, updated: 0, answers: 0, waiting: [] },
    [],
    shelf,
    (frame) => {
      last = frame;
      for (const { log } of frame.steps)
        for (const { key, params = {} } of log) told.push([key, ...Object.values(params).map(String)].join(' '));
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
  const paid = (n: number, type: string) => `log.paid seat:britain ${n} type:${type}`;
  expect(brought['lesson.ministry']).toContain('log.ministry.revealed seat:britain piece:ministry-6');
  expect(brought['lesson.shift']).toEqual(
    expect.arrayContaining([paid(1, 'economic'), expect.stringContaining('log.unflag space:martinique')]),
  );
  expect(brought['lesson.antigua']).toContain(paid(2, 'economic'));
  expect(brought['lesson.first']).toContain(paid(2, 'diplomatic'));
  expect(brought['lesson.debt']).toContain(paid(2, 'diplomatic'));
  expect(brought['lesson.squadron']).toContain(paid(1, 'military'));
  // France has played, and Britain is asked again.
  const { moment } = last ?? engine.opened;
  expect(moment.asked?.seat).toBe('britain');
  const view = seen(moment.view);
  expect(view.rounds).toBe(2);
  expect(view.debt.britain).toBe(1);
});

it('names every answer it waits for', () => {
  for (const language of LANGUAGES) {
    const all = words(language, [lessonWords, imperialStruggle.messages, kernelMessages], imperialStruggle.names);
    for (const { text, answer } of lesson.steps) {
      expect(all.has(text.key), text.key).toBe(true);
      if (answer) expect(all.say(optionLabel(answer))).not.toMatch(/^(option|piece|points)[.:]/);
    }
  }
});
