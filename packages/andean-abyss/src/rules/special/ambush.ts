import type { Execution } from '../../operation.js';

/** 4.3.2, 4.4.1 Ambush: FARC and AUC, in one space of an Attack. The procedure is in attack.ts (3.3.3). */
export const mayAmbush = (x: Execution): boolean =>
  x.maySpecial && x.special === undefined && (x.faction === 'farc' || x.faction === 'auc');
