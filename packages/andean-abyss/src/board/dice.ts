import { type DecisionView, oddsAtMost, type RollOdds } from '@sandtable/kernel';
import { isInsurgent } from '../factions.js';
import { guerrillas } from '../forces.js';
import type { View } from '../position-format.js';
import { positionFromView } from '../position-from-view.js';
import { spaceReferred } from '../references.js';

/** 3.3.3: what the die of an Attack must show if this space is chosen; undefined if no Attack follows. */
export function rollOdds(view: View, { prompt }: Pick<DecisionView, 'prompt'>, option: string): RollOdds | undefined {
  const space = spaceReferred(option);
  const faction = view.underway?.faction;
  if (prompt.key !== 'ask.attack.space' || space === undefined || !faction || !isInsurgent(faction)) return undefined;
  return oddsAtMost(guerrillas(positionFromView(view), space, faction));
}
