import { type AiHooks, featureSet } from '@sandtable/ai';
import { seedChance } from '@sandtable/kernel';
import { steady } from '../heuristic/index.js';
import { clone, emptyPosition, isSolitaire, type Position, type Rules } from '../position.js';
import { SOLITAIRE } from '../resolve-seating.js';
import { play } from '../rules/sequence.js';
import { SIDES } from '../sides.js';
import { HIDDEN_ANSWERS, redact, view } from '../view.js';
import { determinize } from './determinize.js';
import { describe, FEATURE_VERSION } from './features.js';

const STANDARD: Rules = {
  setup: 'lets-roll',
  length: 'standard',
  solitaire: 'no',
  ideology: 'normal',
  piles: 'one',
  prestige: 'relations',
};

const sideOf = (seat: string) => {
  const side = SIDES.find((it) => it === seat);
  if (!side) throw new Error(`${seat} is no side`);
  return side;
};

/** What searching players know about Labyrinth. Both networks speak for the US; it is the Jihadists' loss. */
export const hooks: AiHooks<Position> = {
  rules: { play, clone, redact, view, hiddenAnswers: HIDDEN_ANSWERS },
  features: featureSet(FEATURE_VERSION, emptyPosition(STANDARD, seedChance('')), describe),
  outlook: (g, seat) => ({ net: isSolitaire(g) ? 'solitaire' : 'two-player', opposed: seat !== 'us' }),
  resultValue: ({ ranking }, seat) => (ranking[0]?.seat === seat ? 1 : 0),
  determinize: (g, now, seat, chance) => determinize(g, now, sideOf(seat), chance),
  basePolicy: steady,
  // 9.4: in the solitaire game the chart decides for the Jihadists, whoever is seated.
  isWorthPlanning: ({ seat }, g) => seat === 'us' || !isSolitaire(g),
  courses: [
    {
      net: 'two-player',
      tables: [{ settings: {}, seating: { us: 'steady', jihadist: 'steady' } }],
      seat: 'us',
      learners: SIDES,
    },
    {
      net: 'solitaire',
      tables: [{ settings: { solitaire: 'yes' }, seating: { us: 'steady', jihadist: SOLITAIRE } }],
      seat: 'us',
      learners: ['us'],
    },
  ],
};
