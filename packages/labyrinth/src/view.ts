import { clone, type Position } from './position.js';
import { FORMAT, type View } from './position-format.js';
import type { AskKey } from './questions.js';

/** 8.5.2: the US never learns which marker the Jihadist has put down. */
export const HIDDEN_ANSWERS: readonly AskKey[] = ['ask.plot.kind'];

/** A copy without what the seat may not see: other hands, the draw pile and, except for the Jihadist, the kinds of plots (8.5.2). */
export const redact = (g: Position, seat: string): Position => FORMAT.hide(clone(g), seat);

/** What the seat may see. */
export const view = (g: Position, seat: string): View => FORMAT.writeView(redact(g, seat), seat);
