import type { Procedure } from '@sandtable/kernel';
import { NUMBER } from '../ask.js';
import { cellsIn } from '../cell-counts.js';
import { activate } from '../cells.js';
import { type Country, isNonMuslim, PHILIPPINES, UNITED_STATES } from '../countries.js';
import { FAIR, GOOD, hasMarker, POOR, type Position, UNMARKED } from '../position.js';
import { countryRef } from '../references.js';
import { choosePlot, plotTargets } from '../rules/jihadist/plot.js';
import { successes, threshold } from '../rules/jihadist/success.js';
import { log } from '../text.js';
import { gwotPenalty, MAX_FUNDING, prestigeLevel } from '../tracks.js';
import { troopsIn } from '../troops.js';
import { boxQuestion, chooseByChance, ofFirstGovernance } from './ask.js';

/** 9.4.2.2 Plot: the boxes in order. */
export const PLOT_BOXES = [
  'plot.us',
  'plot.abu-sayyaf',
  'plot.troops',
  'plot.posture',
  'plot.aid',
  'plot.non-muslim',
  'plot.muslim',
] as const;
export type PlotBox = (typeof PLOT_BOXES)[number];

export const PLOT_FLOW = { box: boxQuestion('solo.plot', '9.4.2.2', { left: NUMBER }, PLOT_BOXES) };

function fits(g: Position, box: PlotBox, country: Country): boolean {
  switch (box) {
    case 'plot.us':
      return country === UNITED_STATES;
    case 'plot.abu-sayyaf':
      return (
        country === PHILIPPINES &&
        hasMarker(g, 'abu-sayyaf') &&
        prestigeLevel(g) !== 'low' &&
        cellsIn(g, country) >= troopsIn(g, country)
      );
    case 'plot.troops':
      return prestigeLevel(g) !== 'low' && troopsIn(g, country) > 0;
    case 'plot.posture':
      return country !== UNITED_STATES && g.posture[country] === g.posture[UNITED_STATES] && gwotPenalty(g) === 0;
    case 'plot.aid':
      return g.aid[country] > 0;
    case 'plot.non-muslim':
      return g.funding < MAX_FUNDING && isNonMuslim(country);
    case 'plot.muslim':
      return g.funding < MAX_FUNDING && !isNonMuslim(country);
  }
}

/** The boxes that at least one of these countries fits. */
export const plotBoxes = (g: Position, countries: readonly Country[]): PlotBox[] =>
  PLOT_BOXES.filter((box) => countries.some((country) => fits(g, box, country)));

/** Operations prefer Fair countries, events Good ones; untested countries come last. */
const GOVERNANCE = {
  operation: [FAIR, GOOD, POOR],
  event: [GOOD, FAIR, POOR, UNMARKED],
} as const;

/** The equally good countries of this box. */
export const plotPlaces = (
  g: Position,
  box: PlotBox,
  countries: readonly Country[],
  by: keyof typeof GOVERNANCE,
): readonly Country[] =>
  ofFirstGovernance(
    g,
    countries.filter((country) => fits(g, box, country)),
    GOVERNANCE[by],
  );

/** Rolls one die per cell in a country before going on to the next. Returns the unused value. */
export function* automaPlot(g: Position, ops: number): Procedure<number> {
  const used: Country[] = [];
  let left = ops;
  while (left > 0) {
    const countries = plotTargets(g).filter((country) => !used.includes(country));
    const boxes = plotBoxes(g, countries);
    if (boxes.length === 0) break;
    const box = yield* PLOT_FLOW.box.askEvenOne(g, { left }, boxes);
    const country = chooseByChance(g, plotPlaces(g, box, countries, 'operation'));
    used.push(country);
    const dice = Math.min(left, cellsIn(g, country));
    left -= dice;
    yield* plotIn(g, country, dice);
  }
  return left;
}

function* plotIn(g: Position, country: Country, dice: number): Procedure {
  log(g, 'log.plotting', { space: countryRef(country), n: dice });
  activate(g, country, Math.max(0, dice - (cellsIn(g, country) - g.sleepers[country])));
  const hits = successes(g, country, dice, threshold(g, country));
  // R-COH: a level of a later printing with two plots per success. The other levels of 9.7 don't include it.
  const each = g.rules.ideology === 'coherent' ? 2 : 1;
  for (let i = 0; i < hits * each; i++) yield* choosePlot(g, country, () => true);
}
