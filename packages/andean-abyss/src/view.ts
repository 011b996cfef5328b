import { cloneChance } from '@sandtable/kernel';
import { clone, type Position } from './position.js';
import { FORMAT, type View } from './position-format.js';

/** A copy in which unseen cards are 0 and the state of chance is blank. Every seat and every observer sees the same. */
export const redact = (g: Position): Position => FORMAT.hide(clone(g), 'observer');

/**
 * The same for writing a view, which only reads: it shares with the position everything that hiding leaves alone. Views
 * are written after every answer, and copying a position takes longer than writing one.
 */
const redactForReading = (g: Position): Position => FORMAT.hide({ ...g, chance: cloneChance(g.chance) }, 'observer');

/** What everybody may see. */
export const view = (g: Position): View => FORMAT.writeView(redactForReading(g), 'observer');
