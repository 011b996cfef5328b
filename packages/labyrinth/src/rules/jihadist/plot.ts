import { itemChosen, log, type Procedure, reveal } from '@sandtable/kernel';
import { pickHiddenWord, question } from '../../ask.js';
import { cellsIn } from '../../cell-counts.js';
import { activate } from '../../cells.js';
import { ALL_COUNTRIES, type Country } from '../../countries.js';
import { underIslamistRule } from '../../governance.js';
import { kindsAvailable } from '../../plot-supply.js';
import { placePlot, randomKind } from '../../plots.js';
import { isSolitaire, type PlotKind, type Position, WMD } from '../../position.js';
import { countryRef, plotRef } from '../../references.js';
import { declare } from './declare.js';
import { successes, threshold } from './success.js';

/** 8.5.1: any country with a cell that is not under Islamist Rule, Iran too. */
export const mayPlot = (g: Position, country: Country): boolean =>
  cellsIn(g, country) > 0 && !underIslamistRule(g, country);
export const plotTargets = (g: Position): Country[] => ALL_COUNTRIES.filter((country) => mayPlot(g, country));

/** 8.5 Plot: a die a cell. */
export function* plot(g: Position, ops: number): Procedure {
  const targets = plotTargets(g);
  const declared = yield* declare('plot', '8.5.1', ops, (so) =>
    targets.filter((country) => (so.get(country) ?? 0) < cellsIn(g, country)),
  );
  const hits = new Map<Country, number>();
  for (const [country, dice] of declared) {
    log(g, 'log.plotting', { space: countryRef(country), n: dice });
    activate(g, country, Math.max(0, dice - (cellsIn(g, country) - g.sleepers[country])));
    hits.set(country, successes(g, country, dice, threshold(g, country)));
  }
  for (const [country, n] of hits) {
    for (let i = 0; i < n; i++) yield* choosePlot(g, country, (kind) => kind === WMD || kind <= ops);
  }
}

/** 8.5.2: the Jihadist chooses a marker among those that fit; in the solitaire game it is random (9.3.2). */
export function* choosePlot(g: Position, country: Country, fits: (kind: PlotKind) => boolean): Procedure {
  if (isSolitaire(g)) {
    const kind = randomKind(g);
    if (kind !== undefined) placePlot(g, country, kind);
    return;
  }
  const kinds = kindsAvailable(g).filter(fits);
  // If none fits, no plot is placed, and everyone learns that.
  if (kinds.length === 0) return reveal(g.chance, 'everybody');
  const q = question('jihadist', 'plot.kind', '8.5.2', { space: countryRef(country) });
  const answer = yield* pickHiddenWord(
    q,
    kinds.map((kind) => plotRef(kind)),
  );
  const kind = itemChosen(kinds, answer, (it) => plotRef(it));
  placePlot(g, country, kind);
}
