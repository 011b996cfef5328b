import { MAJOR_BOXES, MINOR_BOXES } from './jihad.js';
import { OPERATION_BOXES } from './operations.js';
import { USE_BOXES } from './play.js';
import { PLOT_BOXES } from './plot.js';
import { RADICAL_BOXES } from './radicalize.js';
import { RECRUIT_BOXES } from './recruit.js';
import { FROM_BOXES, TO_BOXES, TO_US } from './travel.js';

/** The boxes of the Activities Chart (9.4), each flow in its order. */
export const CHART: readonly string[] = [
  ...USE_BOXES,
  ...OPERATION_BOXES,
  ...PLOT_BOXES,
  ...MAJOR_BOXES,
  ...MINOR_BOXES,
  ...RECRUIT_BOXES,
  ...TO_BOXES,
  TO_US,
  ...FROM_BOXES,
  ...RADICAL_BOXES,
];
