import { aid } from './aid.js';
import { changes } from './changes.js';
import { inspector } from './inspector.js';
import { panels } from './panels.js';
import { places } from './places.js';
import { prompt } from './prompt.js';
import { scoring } from './scoring.js';
import { status } from './status.js';
import { war } from './war.js';

/** Texts of the panels and the inspector. */
export const panelWords = {
  ...panels,
  ...scoring,
  ...war,
  ...aid,
  ...inspector,
  ...changes,
  ...places,
  ...prompt,
  ...status,
};
