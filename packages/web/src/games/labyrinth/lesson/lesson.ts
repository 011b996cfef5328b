import { type Lesson, step } from '../../../learn/lesson.js';
import { text } from '../text.js';

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
    step(text('lesson.welcome')),
    step(text('lesson.aim'), { panel: 'lab-victory', tab: 'victory' }),
    step(text('lesson.country'), { look: [AFGHANISTAN, 'space:gulf-states'] }),
    step(text('lesson.hand'), { panel: 'table-hand', tab: 'hand' }),
    step(text('lesson.card'), { answer: 'card:35' }),
    step(text('lesson.regimeChange'), { answer: 'regime-change', look: [AFGHANISTAN] }),
    step(text('lesson.troops'), { answer: 'number:6', look: [AFGHANISTAN] }),
    step(text('lesson.rolled'), { look: [AFGHANISTAN], tab: 'turn' }),
    step(text('lesson.theirs'), { answer: 'card:92' }),
    step(text('lesson.disrupt'), { answer: 'disrupt', look: [AFGHANISTAN] }),
    step(text('lesson.order'), { answer: 'operation-first' }),
    step(text('lesson.jihadists'), { look: [AFGHANISTAN, PAKISTAN, 'space:india', 'space:indonesia-malaysia'] }),
    step(text('lesson.alertCard'), { answer: 'card:45', look: [AFGHANISTAN] }),
    step(text('lesson.alert'), { answer: 'alert', look: [AFGHANISTAN] }),
    step(text('lesson.ideasCard'), { answer: 'card:19', look: [PAKISTAN] }),
    step(text('lesson.ideas'), { answer: 'war-of-ideas', look: [PAKISTAN] }),
    step(text('lesson.pakistan'), { answer: PAKISTAN, look: [PAKISTAN] }),
    step(text('lesson.end')),
  ],
};
