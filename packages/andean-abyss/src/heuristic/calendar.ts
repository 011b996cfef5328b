import { isPropaganda } from '../data/cards.js';
import type { Position } from '../position.js';
import { finalPropaganda } from '../rules/propaganda.js';

/** Is the card after this one, as far as it is seen, a propaganda? */
export const roundIsNext = (g: Position): boolean =>
  g.turned < g.seen && isPropaganda(g.deck[g.turned]) && !isPropaganda(g.deck[g.turned - 1] ?? 0);

/** Propaganda rounds to come, this one included while it runs. */
export const campaignsLeft = (g: Position): number => Math.max(1, finalPropaganda(g) - g.propagandas);
