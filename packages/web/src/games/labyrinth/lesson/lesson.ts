import { type Lesson, step } from '../../../learn/lesson.js';

const AFGHANISTAN = 'space:afghanistan';
const PAKISTAN = 'space:pakistan';

/**
 * Two Action Phases of the US against the solitaire Jihadists: Regime Change, Disrupt with a card of the other side,
 * the Jihadists' reaction, Alert, War of Ideas. A test plays it and fails if the bot ever plays differently.
 */
export const lesson: Lesson = {
  settings: { scenario: 'solo' },
  seed: 'lesson 33',
  seating: { us: 'person' },
  position: {
    step: 'us',
    hands: { us: [35, 92, 19, 45, 30, 14, 8, 106, 120], jihadist: [70, 23, 66, 81, 52, 99, 103, 22, 64] },
    countries: {
      pakistan: { governance: 'fair', alignment: 'neutral', sleepers: 1 },
      afghanistan: { governance: 'islamist-rule', alignment: 'adversary', sleepers: 3 },
    },
  },
  steps: [
    step('welcome'),
    step('aim', { panel: 'lab-victory', tab: 'victory' }),
    step('country', { look: [AFGHANISTAN, 'space:gulf-states'] }),
    step('hand', { panel: 'table-hand', tab: 'hand' }),
    step('card', { answer: 'card:35' }),
    step('regimeChange', { answer: 'regime-change', look: [AFGHANISTAN] }),
    step('troops', { answer: 'number:6', look: [AFGHANISTAN] }),
    step('rolled', { look: [AFGHANISTAN], tab: 'turn' }),
    step('theirs', { answer: 'card:92' }),
    step('disrupt', { answer: 'disrupt', look: [AFGHANISTAN] }),
    step('order', { answer: 'operation-first' }),
    step('jihadists', { look: [AFGHANISTAN, PAKISTAN, 'space:india', 'space:indonesia-malaysia'] }),
    step('alertCard', { answer: 'card:45', look: [AFGHANISTAN] }),
    step('alert', { answer: 'alert', look: [AFGHANISTAN] }),
    step('ideasCard', { answer: 'card:19', look: [PAKISTAN] }),
    step('ideas', { answer: 'war-of-ideas', look: [PAKISTAN] }),
    step('pakistan', { answer: PAKISTAN, look: [PAKISTAN] }),
    step('end'),
  ],
};
