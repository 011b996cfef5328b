import { below, reveal, tell } from '@sandtable/kernel';
import { cellsIn } from './cells.js';
import { type Country, PHILIPPINES, UNITED_STATES } from './countries.js';
import { test } from './governance.js';
import {
  type Face,
  isMarked,
  isSolitaire,
  PLOT_KINDS,
  type Plot,
  type PlotKind,
  type Position,
  WMD,
} from './position.js';
import { countryRef } from './references.js';
import { changePrestige } from './tracks.js';
import { troopsIn } from './troops.js';

/** Plot markers (4.8.1): numbered ones come and go, a WMD leaves the game when it is used (8.5.5). */

export const availablePlots = (g: Position): number => g.available.reduce((sum, n) => sum + n, 0);
export const kindsAvailable = (g: Position): PlotKind[] => PLOT_KINDS.filter((kind) => g.available[kind] > 0);

/** Puts an Available marker of this kind face down into a country (8.5.2, 8.5.4). */
export function placePlot(g: Position, country: Country, kind: PlotKind): void {
  // 4.9.4: only an event lays one where nobody has looked.
  test(g, country);
  g.available[kind]--;
  const watched = country === UNITED_STATES && isMarked(g, 'nest');
  // Even one that stays face down is known for what it is not.
  if (watched) reveal(g.chance, 'everybody');
  const open = watched && shownByNest(g, kind);
  g.plots = [...g.plots, open ? { country, kind, open: true } : { country, kind }];
  tell(g, open ? 'log.plotOpen' : 'log.plot', {
    space: countryRef(country),
    ...(open ? { plot: `piece:plot-${kind}` } : {}),
  });
  // 57 Abu Sayyaf: each costs Prestige at once, unless troops outnumber the cells.
  if (country === PHILIPPINES && isMarked(g, 'abu-sayyaf') && troopsIn(g, country) <= cellsIn(g, country)) {
    changePrestige(g, -1);
  }
}

/** 5 NEST: a WMD in the US lies open; alone, every plot there while a WMD is among those in use. */
const shownByNest = (g: Position, kind: PlotKind): boolean =>
  kind === WMD || (isSolitaire(g) && (g.available[WMD] > 0 || g.plots.some((plot) => plot.kind === WMD)));

/** 9.3.2: alone, a marker by chance. */
export function randomKind(g: Position): PlotKind | undefined {
  let n = below(g.chance, Math.max(1, availablePlots(g)));
  for (const kind of PLOT_KINDS) {
    n -= g.available[kind];
    if (n < 0) return kind;
  }
  return undefined;
}

/** Off the map, shown to all: back to the Available ones, or out of the game (7.5.3, 8.5.5-6). */
export function retirePlot(g: Position, plot: Plot): void {
  g.plots = g.plots.filter((it) => it !== plot);
  const { kind } = plot;
  if (kind === 0) throw new Error('a plot that is retired has been looked at');
  if (kind !== WMD) {
    g.available[kind]++;
    settleAside(g);
    return;
  }
  tell(g, 'log.wmdGone');
  if (isSolitaire(g)) bringBack(g);
}

/** A WMD from a box of 4.7.8.1 becomes Available. */
export function releaseWmd(g: Position, n: number): void {
  g.available[WMD] += n;
  tell(g, 'log.wmd', { n });
  settleAside(g);
}

/** 8.4.5: the first time only. */
export function releaseArsenal(g: Position): void {
  const n = g.pakistanArsenal;
  if (n === 0) return;
  g.pakistanArsenal = 0;
  releaseWmd(g, n);
}

/** 9.3.3: alone, six markers are in use: each WMD pushes the lowest number aside, as soon as there is one. */
function settleAside(g: Position): void {
  if (!isSolitaire(g)) return;
  const inUse = (): number => availablePlots(g) + g.plots.length;
  while (inUse() > MARKERS) {
    const lowest = ([1, 2, 3] as const).find((kind) => g.available[kind] > 0);
    if (lowest === undefined) return;
    g.available[lowest]--;
    g.setAside[lowest]++;
  }
}
/** 9.3.3: a WMD has left the game, and the highest number set aside comes back. */
function bringBack(g: Position): void {
  const highest = ([3, 2, 1] as const).find((kind) => g.setAside[kind] > 0);
  if (highest === undefined || availablePlots(g) + g.plots.length >= MARKERS) return;
  g.setAside[highest]--;
  g.available[highest]++;
}
/** 4.8.1: three of 1, two of 2, one of 3. */
export const NUMBERED: readonly number[] = [0, 3, 2, 1, 0];
export const MARKERS = 6;
/** 4.7.8.1: three in each box. */
export const WMD_IN_BOX = 3;

export const plotsIn = (g: Position, country: Country): Plot[] => g.plots.filter((plot) => plot.country === country);
export const isHidden = (kind: Face): kind is 0 => kind === 0;
