import type { QuestionId } from '@sandtable/andean-abyss/board-data';
import type { ChoiceShortcuts } from '../game-ui.js';

/** Operations go space by space, and most spaces are treated alike. */
export const choiceShortcuts: ChoiceShortcuts<QuestionId> = {
  sameForAll: ['train.space', 'rally.space', 'terror.space', 'bribe.space', 'civic.space', 'agitate.space'],
  combined: {
    'sweep.from': ['move.troops'],
    'patrol.from': ['move.troops', 'move.police'],
    'airLift.from': ['move.troops'],
    'redeploy.from': ['redeploy.number'],
    'train.build': ['train.way', 'civic.steps', 'train.base'],
    'train.way': ['civic.steps', 'train.base'],
    'rally.way': ['rally.number'],
    'rally.gather': ['move.underground', 'move.active'],
    'civic.space': ['civic.steps'],
    'agitate.space': ['agitate.steps'],
  },
  finishing: ['sweep.from', 'sweep.space', 'march.from', 'patrol.from', 'rally.gather'],
  // 1.7: non-players ask for nothing and give nothing.
  deals: ['aside:transfer'],
};
