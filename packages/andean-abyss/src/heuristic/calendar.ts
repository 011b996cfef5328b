import { isPropaganda } from '../data/cards.js';
import type { Position } from '../position.js';
import { finalPropaganda } from '../rules/propaganda.js';

/** Is the next card visible and a Propaganda card? */
export const roundIsNext = (g: Position): boolean =>
  g.turned < g.seen && isPropaganda(g.deck[g.turned]) && !isPropaganda(g.deck[g.turned - 1] ?? 0);

/** Propaganda rounds still to come. A round in progress counts. */
export const campaignsLeft = (g: Position): number => Math.max(1, finalPropaganda(g) - g.propagandas);
