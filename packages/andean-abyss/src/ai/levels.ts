import { type Budgets, levelBots } from '@sandtable/ai';
import { hooks } from './hooks.js';
import { weights } from './weights.js';

/** Depth is in checkpoints: each faction's action on a card is one, and so is each phase of a Propaganda round. */
const BUDGETS: Budgets = {
  easy: { proposals: 6, proposalWorlds: 1, finalists: 2, samples: 6, depth: 2, stray: 0.3 },
  medium: { proposals: 12, proposalWorlds: 1, finalists: 4, samples: 24, depth: 4, stray: 0 },
  hard: { proposals: 40, proposalWorlds: 1, finalists: 6, samples: 96, depth: 5, stray: 0 },
  master: { proposals: 96, proposalWorlds: 2, finalists: 8, samples: 320, depth: 6, stray: 0 },
};

export const levels = levelBots(hooks, () => weights, BUDGETS);
