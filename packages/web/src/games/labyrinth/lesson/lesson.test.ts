import type { Game } from '@sandtable/kernel';
import { labyrinth } from '@sandtable/labyrinth';
import { expect, it } from 'vitest';
import { expectLessonWords, playLesson } from '../../../learn/testing/play-lesson.js';
import { lesson } from './lesson.js';
import { lessonWords } from './words.js';

const GAME = labyrinth as unknown as Game;

it('the guided game can be played as the teacher says, and brings what the teacher says', async () => {
  const brought = await playLesson(GAME, lesson);
  const told = (step: string) => brought[step].log;
  expect(told('lesson.troops')).toContain('log.regimeChange space:afghanistan');
  expect(told('lesson.order')).toEqual(
    expect.arrayContaining(['log.place space:pakistan 1', 'log.place space:india 1', 'log.plot space:afghanistan']),
  );
  expect(told('lesson.alert')).toContain('log.blocked space:afghanistan piece:plot-1');
  expect(told('lesson.pakistan')).toContain('log.alignment space:pakistan alignment:ally');
});

it('has words for every step and every answer it waits for', () => expectLessonWords(GAME, lesson, lessonWords));
