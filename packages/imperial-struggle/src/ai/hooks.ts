import { type AiHooks, featureSet } from '@sandtable/ai';
import { seedChance } from '@sandtable/kernel';
import { clone, emptyPosition, type Position, type Rules } from '../position.js';
import { play } from '../rules/sequence.js';
import { SIDES } from '../sides.js';
import { EVEN_VP, ROUNDS } from '../turns.js';
import { HIDDEN_ANSWERS, redact, view } from '../view.js';
import { determinize } from './determinize.js';
import { describe, FEATURE_VERSION } from './features.js';
import { proposers, quickPlayer, sideOf } from './quick-player.js';

const STANDARD: Rules = { surcharge: 'purchase', spain: 'no', swap: 'no', layout: 'chance', forts: 'usual' };

/** Winning is half of a result's worth; by how much is the other half, so that the network learns more from each game. */
const WIN_SHARE = 0.5;

/** What searching players know about Imperial Struggle. The network speaks for France; it is Britain's loss. */
export const hooks: AiHooks<Position> = {
  rules: { play, clone, redact, view, hiddenAnswers: HIDDEN_ANSWERS },
  features: featureSet(FEATURE_VERSION, emptyPosition(STANDARD, seedChance('')), describe),
  outlook: (_, seat) => ({ net: 'standard', opposed: seat !== 'france' }),
  resultValue({ ranking, reason }, seat) {
    const own = ranking.find((it) => it.seat === seat);
    const isWon = own?.place === 1;
    // A sweep ends the game whatever the marker says (4.1.13).
    const score = reason?.key === 'result.sweep' ? (isWon ? EVEN_VP : -EVEN_VP) : (own?.score ?? 0);
    const lead = Math.max(-EVEN_VP, Math.min(EVEN_VP, score)) / (2 * EVEN_VP);
    return WIN_SHARE * (isWon ? 1 : 0) + (1 - WIN_SHARE) * (0.5 + lead);
  },
  determinize: (g, now, seat, chance) => determinize(g, now, sideOf(seat), chance),
  basePolicy: quickPlayer,
  proposers,
  // Scoring follows the last round, and the result the last scoring.
  isFormality: ({ step, rounds }) => (step === 'round' && rounds >= ROUNDS) || step === 'scoring' || step === 'final',
  // Whole Action Rounds are searched. Ministries are chosen in secret and wars are short: `steady` answers there.
  isWorthPlanning: ({ seat }, g) => g.step === 'round' && g.round?.side === seat,
  // Games that quick players finish take a third of the time, but a network that learns from them judges badly.
  courses: [
    {
      net: 'standard',
      tables: [{ settings: {}, seating: { britain: 'steady', france: 'steady' } }],
      seat: 'france',
      learners: SIDES,
    },
  ],
};
