import type { Country } from './countries.js';
import type { Position } from './position.js';
import { countryRef } from './references.js';
import { log } from './text.js';

/** 4.6; NATO (41) counts as two troops where it is. */
export const NATO_STRENGTH = 2;

export const troopsIn = (g: Position, country: Country): number =>
  g.troops[country] + (g.nato === country ? NATO_STRENGTH : 0);

export function removeNato(g: Position): void {
  if (g.nato < 0) return;
  log(g, 'log.natoGone', { space: countryRef(g.nato as Country) });
  g.nato = -1;
}
