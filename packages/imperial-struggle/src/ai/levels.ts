import { type Budgets, levelBots } from '@sandtable/ai';
import { hooks } from './hooks.js';
import { weights } from './weights.js';

/**
 * A plan is one Action Round. The network is asked right after it: replies were not seen to help. What the best of more
 * than about a hundred proposals promises hardly grows.
 */
const BUDGETS: Budgets = {
  easy: { proposals: 8, proposalWorlds: 1, finalists: 2, samples: 4, depth: 0, stray: 0.3 },
  medium: { proposals: 60, proposalWorlds: 1, finalists: 4, samples: 16, depth: 0, stray: 0 },
  hard: { proposals: 128, proposalWorlds: 1, finalists: 6, samples: 24, depth: 0, stray: 0 },
  master: { proposals: 400, proposalWorlds: 1, finalists: 8, samples: 64, depth: 0, stray: 0 },
};

export const levels = levelBots(hooks, () => weights, BUDGETS);
