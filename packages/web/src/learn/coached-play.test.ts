import { message } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import type { Play, PlaySnapshot } from '../play/play.js';
import { coachPlay } from './coached-play.js';
import type { Lesson } from './lesson.js';

const LESSON: Lesson = {
  settings: {},
  seed: 's',
  seating: {},
  steps: [
    { text: message('hello') },
    { text: message('march'), answer: 'march', look: ['space:hill'] },
    { text: message('hill'), answer: 'space:hill', instead: message('notThere') },
    { text: message('goodbye') },
  ],
};

function fakePlay() {
  const answered: string[] = [];
  const moment = { n: 0, view: null, waiting: [], decision: undefined, mayUndo: true, result: undefined };
  const snapshot = { moment } as unknown as PlaySnapshot;
  const play = {
    snapshot: () => snapshot,
    answer: async (option: string) => void answered.push(option),
  } as unknown as Play;
  return { play, answered };
}

it('continues with the right answer or the button, and with nothing else', async () => {
  const { play, answered } = fakePlay();
  const lesson = coachPlay(play, LESSON);
  let calls = 0;
  lesson.subscribe(() => calls++);
  expect(lesson.coaching()).toMatchObject({ step: 0, steps: 4, text: message('hello'), wants: undefined, over: false });
  await lesson.play.answer('march');
  expect(lesson.coaching()).toMatchObject({ step: 0, hint: message('learn.readFirst') });
  lesson.next();
  expect(lesson.coaching()).toMatchObject({ step: 1, wants: 'march', look: ['space:hill'], hint: undefined });
  lesson.next();
  expect(lesson.coaching().step).toBe(1);
  await lesson.play.answer('pass');
  expect(lesson.coaching().hint).toEqual(message('learn.instead', { option: { key: 'option.march' } }));
  await lesson.play.answer('march');
  await lesson.play.answer('space:ford');
  expect(lesson.coaching()).toMatchObject({ step: 2, hint: message('notThere') });
  await lesson.play.answer('space:hill');
  expect(lesson.coaching()).toMatchObject({ step: 3, over: true });
  lesson.next();
  expect(lesson.coaching().step).toBe(3);
  expect(answered).toEqual(['march', 'space:hill']);
  expect(calls).toBeGreaterThanOrEqual(6);
});

it('resumes at a step with the answers of those before it, once', async () => {
  const { play, answered } = fakePlay();
  const lesson = coachPlay(play, LESSON);
  await Promise.all([lesson.resumeAt(2), lesson.resumeAt(2)]);
  expect(lesson.coaching()).toMatchObject({ step: 2, wants: 'space:hill' });
  expect(answered).toEqual(['march']);
});

it('allows no undo, and returns the same snapshot for the same state', () => {
  const { play } = fakePlay();
  const lesson = coachPlay(play, LESSON);
  expect(lesson.play.snapshot().moment.mayUndo).toBe(false);
  expect(lesson.play.snapshot()).toBe(lesson.play.snapshot());
});
