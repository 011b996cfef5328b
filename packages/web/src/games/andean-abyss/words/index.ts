import { aid } from './aid.js';
import { cardPanels } from './card-panels.js';
import { changes } from './changes.js';
import { counts } from './counts.js';
import { inspector } from './inspector.js';
import { panels } from './panels.js';
import { status } from './status.js';

/** Texts of the panels for Andean Abyss that the game's own package doesn't have. */
export const panelWords = { ...cardPanels, ...panels, ...inspector, ...changes, ...aid, ...status, ...counts };
