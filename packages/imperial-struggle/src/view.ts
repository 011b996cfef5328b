import { clone, type Position } from './position.js';
import { FORMAT, type View } from './position-format.js';
import type { AskKey } from './questions.js';

/** A copy without what the seat may not see: the other hand, piles, face-down Ministries, war tiles, coming Awards. */
export const redact = (g: Position, seat: string): Position => FORMAT.hide(clone(g), seat);

/** What the seat may see. */
export const view = (g: Position, seat: string): View => FORMAT.writeView(redact(g, seat), seat);

/** Questions that both sides answer at the same time, so that answers stay hidden until all are given. */
export const HIDDEN_ANSWERS = ['ask.ministry', 'ask.discard', 'ask.layout'] as const satisfies readonly AskKey[];
