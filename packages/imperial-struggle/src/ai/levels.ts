import { type Budgets, levelBots } from '@sandtable/ai';
import { hooks } from './hooks.js';
import { weights } from './weights.js';

/**
 * A plan is one Action Round. All proposals are judged right after it, because one reply says less than the network;
 * finalists also by where two rounds of players that stray a little lead.
 */
const LOOK = { proposalWorlds: 1, depth: 2, proposalDepth: 0, blends: true } as const;

const BUDGETS: Budgets = {
  easy: { ...LOOK, proposals: 8, finalists: 2, samples: 4, stray: 0.3 },
  medium: { ...LOOK, proposals: 40, finalists: 4, samples: 12, stray: 0 },
  hard: { ...LOOK, proposals: 96, finalists: 6, samples: 30, stray: 0 },
  master: { ...LOOK, proposals: 240, finalists: 10, samples: 160, stray: 0 },
};

export const levels = levelBots(hooks, () => weights, BUDGETS);
