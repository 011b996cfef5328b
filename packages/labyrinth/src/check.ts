import { cellsOnMap } from './cells.js';
import { ALL_COUNTRIES } from './countries.js';
import { CARDS } from './data/cards.js';
import { NUMBERED, WMD_IN_BOX } from './plots.js';
import { type Position, WMD } from './position.js';
import { CELLS, LEAST_FUNDING, LEAST_PRESTIGE, MOST_FUNDING, MOST_PRESTIGE, MOST_RESERVES, TROOPS } from './tracks.js';

/** Invariants; throws with what is wrong. */
export function check(g: Position): void {
  const problem = findProblem(g);
  if (problem) throw new Error(problem);
}

function findProblem(g: Position): string | undefined {
  if (cellsOnMap(g, false) > CELLS) return 'there are more than fifteen cells';
  if (g.troops.reduce((sum, n) => sum + n, 0) > TROOPS) return 'there are more than fifteen troops';
  if (g.prestige < LEAST_PRESTIGE || g.prestige > MOST_PRESTIGE) return 'Prestige is off its track';
  if (g.funding < LEAST_FUNDING || g.funding > MOST_FUNDING) return 'Funding is off its track';
  if (Math.max(g.reserves.us, g.reserves.jihadist) > MOST_RESERVES) return 'Reserves are off their track';
  for (const country of ALL_COUNTRIES) {
    const counts = [g.sleepers, g.active, g.troops, g.aid].map((list) => list[country]);
    if (counts.some((n) => n < 0)) return `a count in ${country} is below zero`;
  }
  return plotProblem(g) ?? cardProblem(g);
}

/** Numbered markers are all somewhere; of the six WMD some may be out of the game. */
function plotProblem(g: Position): string | undefined {
  for (const kind of [1, 2, 3] as const) {
    const found = g.available[kind] + g.setAside[kind] + g.plots.filter((plot) => plot.kind === kind).length;
    if (found !== NUMBERED[kind]) return `there are ${found} plots of kind ${kind}`;
  }
  const wmd = g.available[WMD] + g.looseNukes + g.pakistanArsenal + g.plots.filter(({ kind }) => kind === WMD).length;
  return wmd > 2 * WMD_IN_BOX ? `there are ${wmd} WMD` : undefined;
}

/** Every card is in just one place. */
function cardProblem(g: Position): string | undefined {
  const places = [
    ...g.hands.us,
    ...g.hands.jihadist,
    ...g.draw,
    ...g.discard,
    ...g.removed,
    ...g.lapsingBox,
    ...(g.firstPlotCard > 0 ? [g.firstPlotCard] : []),
    ...g.playing,
  ];
  if (places.length !== CARDS.length) return `there are ${places.length} cards`;
  return new Set(places).size === CARDS.length ? undefined : 'a card is in two places';
}
