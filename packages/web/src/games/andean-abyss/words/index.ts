import { mergeCatalogs } from '@sandtable/kernel';
import { aid } from './aid.js';
import { changes } from './changes.js';
import { inspector } from './inspector.js';
import { panels } from './panels.js';
import { status } from './status.js';

/** Texts of the panels for Andean Abyss that the game's own package doesn't have. */
export const panelWords = mergeCatalogs(panels, inspector, changes, aid, status);
