import { type CellKind, cellsIn } from './cell-counts.js';
import type { Country } from './countries.js';
import { test } from './governance.js';
import { type Position, setMarker } from './position.js';
import { countryRef } from './references.js';
import { log } from './text.js';
import { cellsOnTrack } from './tracks.js';
import { checkCells } from './victory.js';

/** Cells (4.6) and cadres (4.8.4). Sadr (54) is a sixteenth cell in Iraq that is never a sleeper. */

/** Sleepers from the track, as many as it holds (4.6.3); the country is tested (4.9.4) and its cadre gone (4.8.4). */
export function placeCells(g: Position, country: Country, wanted: number): number {
  const n = Math.min(wanted, cellsOnTrack(g));
  // If none can be placed, the country isn't tested (4.9.4).
  if (n <= 0) return 0;
  test(g, country);
  g.sleepers[country] += n;
  g.cadre[country] = 0;
  log(g, 'log.place', { space: countryRef(country), n });
  return n;
}

/** 4.6.4: sleepers become active. */
export function activate(g: Position, country: Country, n: number): void {
  const roused = Math.min(n, g.sleepers[country]);
  if (roused <= 0) return;
  g.sleepers[country] -= roused;
  g.active[country] += roused;
  log(g, 'log.activate', { space: countryRef(country), n: roused });
}

/**
 * Takes cells off the map. Those that a Disrupt or an event removes leave a cadre behind the last one (4.8.4); those lost
 * in jihad or travel leave none.
 */
export function removeCells(g: Position, country: Country, kind: CellKind, n: number, cadre: 'cadre' | 'none'): void {
  if (n <= 0) return;
  take(g, country, kind, n);
  log(g, 'log.remove', { space: countryRef(country), n, cell: `piece:${kind}` });
  if (cadre === 'cadre' && cellsIn(g, country) === 0) placeCadre(g, country);
  checkCells(g);
}

/** Removes cells from a country without logging, as for travel. */
export function take(g: Position, country: Country, kind: CellKind, n: number): void {
  switch (kind) {
    case 'active':
      g.active[country] -= n;
      break;
    case 'sleeper':
      g.sleepers[country] -= n;
      break;
    case 'sadr':
      setMarker(g, 'sadr', false);
      break;
  }
}

/** 4.8.4: only where there is no cadre and no cell. It stays when cells arrive by travel. */
export function placeCadre(g: Position, country: Country): void {
  if (g.cadre[country] > 0 || cellsIn(g, country) > 0) return;
  g.cadre[country] = 1;
  log(g, 'log.cadre', { space: countryRef(country) });
}

export function removeCadre(g: Position, country: Country): void {
  g.cadre[country] = 0;
  log(g, 'log.cadreGone', { space: countryRef(country) });
}
