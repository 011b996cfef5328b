import { say } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import type { Play, Snapshot } from '../play/play.js';
import type { Lesson } from './lesson.js';
import { taught } from './taught.js';

const LESSON: Lesson = {
  options: {},
  seed: 's',
  seating: {},
  steps: [
    { text: say('hello') },
    { text: say('march'), answer: 'march', look: ['space:hill'] },
    { text: say('hill'), answer: 'space:hill', instead: say('notThere') },
    { text: say('goodbye') },
  ],
};

function fakePlay() {
  const answered: string[] = [];
  const moment = { n: 0, view: null, waiting: [], asked: undefined, mayUndo: true, result: undefined };
  const snapshot = { moment } as unknown as Snapshot;
  const play = {
    snapshot: () => snapshot,
    answer: async (option: string) => void answered.push(option),
  } as unknown as Play;
  return { play, answered };
}

it('goes on with the right answer and by the button, and with nothing else', async () => {
  const { play, answered } = fakePlay();
  const lesson = taught(play, LESSON);
  let calls = 0;
  lesson.subscribe(() => calls++);
  expect(lesson.coaching()).toMatchObject({ step: 0, steps: 4, text: say('hello'), wants: undefined, over: false });
  await lesson.play.answer('march');
  expect(lesson.coaching()).toMatchObject({ step: 0, hint: say('learn.readFirst') });
  lesson.next();
  expect(lesson.coaching()).toMatchObject({ step: 1, wants: 'march', look: ['space:hill'], hint: undefined });
  lesson.next();
  expect(lesson.coaching().step).toBe(1);
  await lesson.play.answer('pass');
  expect(lesson.coaching().hint).toEqual(say('learn.instead', { option: { key: 'option.march' } }));
  await lesson.play.answer('march');
  await lesson.play.answer('space:ford');
  expect(lesson.coaching()).toMatchObject({ step: 2, hint: say('notThere') });
  await lesson.play.answer('space:hill');
  expect(lesson.coaching()).toMatchObject({ step: 3, over: true });
  lesson.next();
  expect(lesson.coaching().step).toBe(3);
  expect(answered).toEqual(['march', 'space:hill']);
  expect(calls).toBeGreaterThanOrEqual(6);
});

it('keeps what was done, and one snapshot for one state', () => {
  const { play } = fakePlay();
  const lesson = taught(play, LESSON);
  expect(lesson.play.snapshot().moment.mayUndo).toBe(false);
  expect(lesson.play.snapshot()).toBe(lesson.play.snapshot());
});
