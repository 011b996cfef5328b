import { imperialStruggle } from '@sandtable/imperial-struggle';
import { catalogsOf, type Game } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { expectLessonWords, playLesson } from '../../../learn/testing/play-lesson.js';
import { parseView } from '../view.js';
import { lesson } from './lesson.js';
import { lessonWords as lessonWordsTexts } from './words.js';

const lessonWords = catalogsOf(lessonWordsTexts);

const GAME = imperialStruggle as unknown as Game;

it('the lesson can be played as the coach says, with the results that the coach announces', async () => {
  const outcomeOf = await playLesson(GAME, lesson);
  const logOf = (step: string) => outcomeOf(step).log;
  const paid = (n: number, type: string) => `log.paid seat:britain ${n} type:${type}`;
  expect(logOf('lesson.ministry')).toContain('log.ministry.revealed seat:britain ministry:jonathan-swift');
  expect(logOf('lesson.shift')).toEqual(
    expect.arrayContaining([paid(1, 'economic'), expect.stringContaining('log.unflag space:martinique')]),
  );
  expect(logOf('lesson.antigua')).toContain(paid(2, 'economic'));
  expect(logOf('lesson.first')).toContain(paid(2, 'diplomatic'));
  expect(logOf('lesson.debt')).toContain(paid(2, 'diplomatic'));
  expect(logOf('lesson.squadron')).toContain(paid(1, 'military'));
  // France has played, and Britain is asked again.
  const { moment } = outcomeOf('lesson.done');
  expect(moment.decision?.seat).toBe('britain');
  const view = parseView(moment.view);
  expect(view.rounds).toBe(2);
  expect(view.debt.britain).toBe(1);
});

it('has texts for every step and every expected answer', () => expectLessonWords(GAME, lesson, lessonWords));
