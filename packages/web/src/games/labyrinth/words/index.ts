import { aid } from './aid.js';
import { changes } from './changes.js';
import { inspector } from './inspector.js';
import { panels } from './panels.js';
import { status } from './status.js';

/** Texts of the panels and the inspector. */
export const panelWords = { ...panels, ...aid, ...inspector, ...changes, ...status };
