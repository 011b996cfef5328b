import { factsOf } from '../map.js';
import { FRANCE, type Round } from '../position.js';
import type { Act } from '../rules/acts.js';

/** Event 17: French flags in Spain and Austria are cheaper to lower in this round. */
export const PACTE_DE_FAMILLE = 'pacte-de-famille';

export function eventOff(flags: readonly number[], round: Round, { kind, space }: Act): number {
  if (kind !== 'shift' || space === undefined || !round.effects.includes(PACTE_DE_FAMILLE)) return 0;
  const { country } = factsOf(space);
  return flags[space] === FRANCE && (country === 'spain' || country === 'austria') ? 1 : 0;
}
