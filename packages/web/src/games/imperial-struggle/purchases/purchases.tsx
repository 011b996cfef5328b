import type { Sight } from '../../front.js';

/** What the points of the round can buy now, and what each would cost. */
export function Purchases(_: Sight) {
  return null;
}
