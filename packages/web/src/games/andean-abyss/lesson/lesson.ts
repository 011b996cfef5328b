import { type Lesson, step } from '../../../learn/lesson.js';

/**
 * A first card as the Government: the order of play, Train with Civic Action, Air Lift, the other factions' reactions,
 * and why to pass. A test plays it and fails if the bots ever play differently.
 */
export const lesson: Lesson = {
  settings: { scenario: 'solo' },
  seed: 'lesson 2',
  seating: { government: 'person' },
  steps: [
    step('welcome'),
    step('aim', { look: ['faction:government'] }),
    step('card', { look: ['card:4'] }),
    step('operation', { answer: 'train' }),
    step('where', { answer: 'space:cali', look: ['space:cali'] }),
    step('troops', { answer: 'number:2', look: ['space:cali'] }),
    step('police', { answer: 'number:4', look: ['space:cali'] }),
    step('enough', { answer: 'done' }),
    step('civic', { answer: 'space:cali', look: ['space:cali'] }),
    step('civicWay', { answer: 'civic-action' }),
    step('civicSteps', { answer: 'number:2', look: ['space:cali'] }),
    step('special', { answer: 'air-lift' }),
    step('from', { answer: 'space:medellin', look: ['space:medellin'] }),
    step('to', { answer: 'space:santander', look: ['space:santander'] }),
    step('lift', { answer: 'number:3', look: ['space:medellin', 'space:santander'] }),
    step('others', { look: ['space:loc-arauca-cucuta', 'space:loc-cucuta-ayacucho', 'space:loc-ayacucho-sincelejo'] }),
    step('limited', { answer: 'pass' }),
    step('end'),
  ],
};
