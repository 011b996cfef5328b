import { reveal } from '@sandtable/kernel';
import type { Position } from '../position.js';
import { ministryRef } from '../references.js';
import { log } from '../text.js';

/** 7.3: what the Jacobites' theaters lead to. */

export function jacobiteVictory(g: Position): void {
  g.jacobiteVictories++;
  log(g, 'log.jacobites.victory');
}
/** Ministry 4 leaves the game (R8). */
export const JACOBITES = 4;
export function jacobiteDefeat(g: Position): void {
  // Everybody sees whether it was in the cabinet of France.
  reveal(g.chance, 'everybody');
  g.jacobiteDefeat = true;
  g.gone = [...g.gone, JACOBITES];
  g.cabinet = { ...g.cabinet, france: g.cabinet.france.filter(({ card }) => card !== JACOBITES) };
  log(g, 'log.jacobites.defeat', { ministry: ministryRef(JACOBITES) });
}
