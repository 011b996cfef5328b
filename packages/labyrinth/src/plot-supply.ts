import { isSolitaire, PLOT_KINDS, type Plot, type PlotKind, type Position, WMD } from './position.js';
import { log } from './text.js';

export const availablePlots = (g: Position): number => g.available.reduce((sum, n) => sum + n, 0);

export const kindsAvailable = (g: Position): PlotKind[] => PLOT_KINDS.filter((kind) => g.available[kind] > 0);

/** Removes a plot from the map, visible to all: it becomes Available again or leaves the game (7.5.3, 8.5.5-6). */
export function retirePlot(g: Position, plot: Plot): void {
  g.plots = g.plots.filter((it) => it !== plot);
  const { kind } = plot;
  if (kind === 0) throw new Error('a plot must be revealed before it leaves the map');
  if (kind !== WMD) {
    g.available[kind]++;
    settleAside(g);
    return;
  }
  log(g, 'log.wmdGone');
  if (isSolitaire(g)) bringBack(g);
}

/** A WMD from a box of 4.7.8.1 becomes Available. */
export function releaseWmd(g: Position, n: number): void {
  g.available[WMD] += n;
  log(g, 'log.wmd', { n });
  settleAside(g);
}

/** 8.4.5: the first time only. */
export function releaseArsenal(g: Position): void {
  const n = g.pakistanArsenal;
  if (n === 0) return;
  g.pakistanArsenal = 0;
  releaseWmd(g, n);
}

/** 9.3.3: in the solitaire game six markers are in use: each WMD sets the lowest available number aside. */
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

/** 9.3.3: when a WMD leaves the game, the highest number set aside returns. */
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
