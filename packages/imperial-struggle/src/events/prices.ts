import { factsOf } from '../map.js';
import { FRANCE, type Round } from '../position.js';
import { cardRef } from '../references.js';
import type { PlannedPurchase } from '../rules/purchase-kinds.js';

/** Event 17: French flags in Spain and Austria are cheaper to lower in this round. */
export const PACTE_DE_FAMILLE = 'pacte-de-famille';
const CARD = 17;

const NONE: readonly string[] = [];
const BY_CARD: readonly string[] = [cardRef(CARD)];
/** What events take off a price by themselves: 1 for each that is named. */
export function eventAutomaticDiscounts(
  flags: readonly number[],
  round: Round,
  { kind, space }: PlannedPurchase,
): readonly string[] {
  if (kind !== 'shift' || space === undefined || !round.effects.includes(PACTE_DE_FAMILLE)) return NONE;
  const { country } = factsOf(space);
  return flags[space] === FRANCE && (country === 'spain' || country === 'austria') ? BY_CARD : NONE;
}
