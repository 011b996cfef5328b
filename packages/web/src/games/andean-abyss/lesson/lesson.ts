import { type Lesson, step } from '../../../learn/lesson.js';
import { text } from '../text.js';

/**
 * A first card as the Government: the order of play, Train with Civic Action, Air Lift, the other factions' reactions,
 * and why to pass. A test plays it and fails if the bots ever play differently.
 */
export const lesson: Lesson = {
  settings: { scenario: 'solo' },
  seed: 'lesson 2',
  seating: { government: 'person' },
  steps: [
    step(text('lesson.welcome')),
    step(text('lesson.aim'), { look: ['faction:government'] }),
    step(text('lesson.card'), { look: ['card:4'] }),
    step(text('lesson.operation'), { answer: 'train' }),
    step(text('lesson.where'), { answer: 'space:cali', look: ['space:cali'] }),
    step(text('lesson.troops'), { answer: 'number:2', look: ['space:cali'] }),
    step(text('lesson.police'), { answer: 'number:4', look: ['space:cali'] }),
    step(text('lesson.enough'), { answer: 'done' }),
    step(text('lesson.civic'), { answer: 'space:cali', look: ['space:cali'] }),
    step(text('lesson.civicWay'), { answer: 'civic-action' }),
    step(text('lesson.civicSteps'), { answer: 'number:2', look: ['space:cali'] }),
    step(text('lesson.special'), { answer: 'air-lift' }),
    step(text('lesson.from'), { answer: 'space:medellin', look: ['space:medellin'] }),
    step(text('lesson.to'), { answer: 'space:santander', look: ['space:santander'] }),
    step(text('lesson.lift'), { answer: 'number:3', look: ['space:medellin', 'space:santander'] }),
    step(text('lesson.others'), {
      look: ['space:loc-arauca-cucuta', 'space:loc-cucuta-ayacucho', 'space:loc-ayacucho-sincelejo'],
    }),
    step(text('lesson.limited'), { answer: 'pass' }),
    step(text('lesson.end')),
  ],
};
