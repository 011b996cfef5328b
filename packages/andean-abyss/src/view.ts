import { clone, type Position } from './position.js';
import { FORMAT, type View } from './position-format.js';

/** A copy in which unseen cards are 0 and the state of chance is blank. Every seat and every observer sees the same. */
export const redact = (g: Position): Position => FORMAT.hide(clone(g), 'observer');

/** What everybody may see. */
export const view = (g: Position): View => FORMAT.writeView(redact(g), 'observer');
