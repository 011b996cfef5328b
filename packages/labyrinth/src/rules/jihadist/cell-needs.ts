import type { CountryNeed } from '../../ask.js';
import { cellsIn } from '../../cell-counts.js';
import { underIslamistRule } from '../../governance.js';

/** Needs that operations of the Jihadists have in common (8). */

export const HAS_CELL: CountryNeed<unknown> = { holds: (g, _, country) => cellsIn(g, country) > 0 };

/** Not where they rule already. */
export const NOT_YET_ISLAMIST: CountryNeed<unknown> = {
  holds: (g, _, country) => !underIslamistRule(g, country),
  shown: 'unmet',
};
