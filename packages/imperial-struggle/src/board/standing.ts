import type { Message } from '@sandtable/kernel';
import type { View } from '../position-format.js';
import { sideRef } from '../references.js';
import { SIDES } from '../sides.js';
import { text } from '../text.js';
import { MAX_VP, MIN_VP } from '../turns.js';
import { leadOf } from './scoring.js';

/** 3.10: where the victory marker is and where it ends the game; each side's Debt and Treaty Points (6.1, 9.0). */
export function standing(view: View): readonly Message[] {
  const leads = leadOf(view);
  const leader = SIDES.find((side) => leads[side] > 0);
  const lead = leader ? text('standing.leads', { side: sideRef(leader), n: leads[leader] }) : text('standing.level');
  return [
    text('standing.vp', { vp: view.vp, lead, least: MIN_VP, most: MAX_VP }),
    ...SIDES.map((side) =>
      text('standing.side', {
        side: sideRef(side),
        debt: view.debt[side],
        limit: view.debtLimit[side],
        treaty: view.treaty[side],
      }),
    ),
  ];
}
