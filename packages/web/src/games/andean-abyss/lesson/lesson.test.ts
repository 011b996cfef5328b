import { andeanAbyss } from '@sandtable/andean-abyss';
import { catalogsOf, type Game } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { expectLessonWords, playLesson } from '../../../learn/testing/play-lesson.js';
import { lesson } from './lesson.js';
import { lessonWords as lessonWordsTexts } from './words.js';

const lessonWords = catalogsOf(lessonWordsTexts);

const GAME = andeanAbyss as unknown as Game;

it('the lesson can be played as the coach says, with the results that the coach announces', async () => {
  const outcomeOf = await playLesson(GAME, lesson);
  const lifted = outcomeOf('lesson.lift');
  for (const pipe of ['loc-arauca-cucuta', 'loc-cucuta-ayacucho', 'loc-ayacucho-sincelejo']) {
    expect(lifted.log).toContainEqual(expect.stringMatching(`^log.sabotage .*space:${pipe}$`));
  }
  expect(lifted.moment.decision?.prompt.key).toBe('ask.act.second.limited');
  expect(outcomeOf('lesson.limited').log).toContain('log.pass faction:government');
});

it('has texts for every step and every expected answer', () => expectLessonWords(GAME, lesson, lessonWords));
