import { type Budgets, levelBots } from '@sandtable/ai';
import { hooks } from './hooks.js';
import { weights } from './weights.js';

/** Depth is in checkpoints: a card of either side, the plots and the end of a turn are one each. */
const BUDGETS: Budgets = {
  easy: { proposals: 6, proposalWorlds: 1, finalists: 2, samples: 6, depth: 0, stray: 0.3 },
  medium: { proposals: 32, proposalWorlds: 3, finalists: 6, samples: 160, depth: 0, stray: 0 },
  hard: { proposals: 40, proposalWorlds: 3, finalists: 8, samples: 240, depth: 5, stray: 0 },
  master: { proposals: 96, proposalWorlds: 4, finalists: 12, samples: 960, depth: 5, stray: 0 },
};

export const levels = levelBots(hooks, () => weights, BUDGETS);
