import { together } from '../../../words/phrases.js';
import { aid } from './aid.js';
import { changes } from './changes.js';
import { inspector } from './inspector.js';
import { panels } from './panels.js';

/** What the table beside the map says of Andean Abyss, beyond the game's own words. */
export const panelWords = together(panels, inspector, changes, aid);
