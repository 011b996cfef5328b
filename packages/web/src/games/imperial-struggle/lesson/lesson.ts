import { type Lesson, step } from '../../../learn/lesson.js';
import { text } from '../text.js';

const MARTINIQUE = 'space:martinique';
const ANTIGUA = 'space:antigua';
const ST_LUCIA = 'space:st-lucia';
const DUTCH = 'space:dutch-republic-alliance';
const SPAIN = 'space:spain-prestige-2';
const CHANNEL = 'space:antilles-channel';

/** Economic 3, Military 2, an event. */
const TILE = 'tile:e3-m2';
/** Vatican Politics, and Jonathan Swift, whose Style keyword its bonus needs. */
const EVENT = 'card:10';
const MINISTRY = 'reveal:jonathan-swift';

/**
 * The first Action Round of Britain in turn 1, with points of all three kinds, then one of France by the `steady` bot.
 * Nothing that the coach says depends on the bot's answers. A test plays it.
 */
export const lesson: Lesson = {
  settings: {},
  seed: 'lesson 1',
  seating: { britain: 'person', france: 'steady' },
  position: {
    step: 'round',
    first: 'britain',
    hands: { britain: [10, 4, 8], france: [1, 12, 3] },
    cabinet: {
      britain: [
        { card: 6, revealed: false },
        { card: 8, revealed: false },
      ],
      france: [
        { card: 2, revealed: false },
        { card: 3, revealed: false },
      ],
    },
    available: ['e3-m2', 'e4-d2-a', 'd4-e2-a', 'd4-m2-a', 'm4-e2-a', 'm3-d2', 'd2-m2', 'e4-m2-a', 'm4-d2-a'],
    demand: ['sugar', 'furs', 'cotton'],
    awards: { europe: [1, 6], 'north-america': [2, 7], caribbean: [4, 0], india: [3, 5] },
    conflicts: { martinique: 'usual' },
  },
  steps: [
    step(text('lesson.welcome')),
    step(text('lesson.aim'), { panel: 'is-turn', tab: 'round' }),
    step(text('lesson.spaces'), {
      look: [ST_LUCIA, 'space:barbados', CHANNEL, 'space:dutch-republic-prestige', 'space:arcot'],
    }),
    step(text('lesson.pays'), { panel: 'is-scoring', tab: 'scoring' }),
    step(text('lesson.war'), { panel: 'is-war', tab: 'war' }),
    step(text('lesson.secret'), { panel: 'is-cabinets', tab: 'cabinets' }),
    step(text('lesson.tile'), { answer: TILE, tab: 'round' }),
    step(text('lesson.use'), { answer: 'play' }),
    step(text('lesson.event'), { answer: EVENT }),
    step(text('lesson.ministry'), { answer: MINISTRY }),
    step(text('lesson.points'), { panel: 'is-purchases', tab: 'purchases' }),
    step(text('lesson.martinique'), { answer: MARTINIQUE, look: [MARTINIQUE, ST_LUCIA] }),
    step(text('lesson.shift'), { answer: 'shift', look: [MARTINIQUE] }),
    step(text('lesson.antigua'), { answer: ANTIGUA, look: [ANTIGUA, ST_LUCIA] }),
    step(text('lesson.dutch'), { answer: DUTCH, look: [DUTCH] }),
    step(text('lesson.first'), { answer: 'points:german-prussian-dutch', look: [DUTCH] }),
    step(text('lesson.debt'), { answer: SPAIN, look: [SPAIN] }),
    step(text('lesson.squadron'), { answer: CHANNEL, look: [CHANNEL, ST_LUCIA, ANTIGUA] }),
    step(text('lesson.standing'), { panel: 'is-scoring', tab: 'scoring' }),
    step(text('lesson.done'), { answer: 'done' }),
    step(text('lesson.france')),
    step(text('lesson.end')),
  ],
};
