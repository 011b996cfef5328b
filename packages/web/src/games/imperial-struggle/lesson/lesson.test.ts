import { imperialStruggle } from '@sandtable/imperial-struggle';
import type { Game } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { expectLessonWords, playLesson } from '../../../learn/testing/play-lesson.js';
import { parseView } from '../view.js';
import { lesson } from './lesson.js';
import { lessonWords } from './words.js';

const GAME = imperialStruggle as unknown as Game;

it('the guided game can be played as the teacher says, and brings what the teacher says', async () => {
  const brought = await playLesson(GAME, lesson);
  const told = (step: string) => brought[step].log;
  const paid = (n: number, type: string) => `log.paid seat:britain ${n} type:${type}`;
  expect(told('lesson.ministry')).toContain('log.ministry.revealed seat:britain piece:ministry-6');
  expect(told('lesson.shift')).toEqual(
    expect.arrayContaining([paid(1, 'economic'), expect.stringContaining('log.unflag space:martinique')]),
  );
  expect(told('lesson.antigua')).toContain(paid(2, 'economic'));
  expect(told('lesson.first')).toContain(paid(2, 'diplomatic'));
  expect(told('lesson.debt')).toContain(paid(2, 'diplomatic'));
  expect(told('lesson.squadron')).toContain(paid(1, 'military'));
  // France has played, and Britain is asked again.
  const { moment } = brought['lesson.done'];
  expect(moment.decision?.seat).toBe('britain');
  const view = parseView(moment.view);
  expect(view.rounds).toBe(2);
  expect(view.debt.britain).toBe(1);
});

it('has words for every step and every answer it waits for', () => expectLessonWords(GAME, lesson, lessonWords));
