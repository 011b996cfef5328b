import { catalogsOf, type Game } from '@sandtable/kernel';
import { labyrinth } from '@sandtable/labyrinth';
import { expect, it } from 'vitest';
import { expectLessonWords, playLesson } from '../../../learn/testing/play-lesson.js';
import { lesson } from './lesson.js';
import { lessonWords as lessonWordsTexts } from './words.js';

const lessonWords = catalogsOf(lessonWordsTexts);

const GAME = labyrinth as unknown as Game;

it('the lesson can be played as the coach says, with the results that the coach announces', async () => {
  const outcomeOf = await playLesson(GAME, lesson);
  const logOf = (step: string) => outcomeOf(step).log;
  expect(logOf('lesson.troops')).toContain('log.regimeChange space:afghanistan');
  expect(logOf('lesson.order')).toEqual(
    expect.arrayContaining([
      'log.place space:pakistan 1',
      'log.place space:india 1',
      'log.plot space:afghanistan',
      'log.place space:indonesia-malaysia 1',
    ]),
  );
  expect(logOf('lesson.alert')).toContain('log.blocked space:afghanistan plot:1');
  // 5 or more succeeds, and nothing is added.
  expect(logOf('lesson.pakistan')).toContain('log.warOfIdeas.roll space:pakistan 5 5 5 success 0 0 0 0 0');
  expect(logOf('lesson.pakistan')).toContain('log.alignment space:pakistan alignment:ally');
});

it('has texts for every step and every expected answer', () => expectLessonWords(GAME, lesson, lessonWords));
