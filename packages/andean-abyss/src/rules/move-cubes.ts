import { numberQuestion, SPACE } from '../ask.js';

/** How many cubes move from one space to another: asked by Patrol, Sweep, Air Lift and events under their own rules. */
export const CUBES = {
  troops: numberQuestion('move.troops', '3.2.2', { from: SPACE, to: SPACE }),
  police: numberQuestion('move.police', '3.2.2', { from: SPACE, to: SPACE }),
};
