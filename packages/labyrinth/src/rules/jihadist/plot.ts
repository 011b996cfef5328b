import { type Procedure, reveal, type ThingKind } from '@sandtable/kernel';
import { COUNTRY, countryQuestion, NUMBER, thingQuestion } from '../../ask.js';
import { cellsIn } from '../../cell-counts.js';
import { activate } from '../../cells.js';
import type { Country } from '../../countries.js';
import { kindsAvailable } from '../../plot-supply.js';
import { placePlot, randomKind } from '../../plots.js';
import { isSolitaire, type PlotKind, type Position, WMD } from '../../position.js';
import { countryRef, plotRef, plotReferred } from '../../references.js';
import { log, text } from '../../text.js';
import { HAS_CELL, NOT_YET_ISLAMIST } from './cell-needs.js';
import { A_DIE, declare } from './declare.js';
import { successes, threshold } from './success.js';

const PLOT_KIND: ThingKind<PlotKind> = { ref: plotRef, referred: plotReferred };

export const PLOT = {
  /** 8.5.1: any country with a cell that is not under Islamist Rule, Iran too. */
  country: countryQuestion(
    'jihadist',
    'plot',
    '8.5.1',
    { left: NUMBER },
    { needs: { cell: HAS_CELL, notIslamist: NOT_YET_ISLAMIST }, otherwise: () => text('need.cellForDie') },
  ),
  kind: thingQuestion('jihadist', 'plot.kind', '8.5.2', { space: COUNTRY }, PLOT_KIND),
};
export const plotTargets = (g: Position): readonly Country[] => PLOT.country.open(g, A_DIE);

/** 8.5 Plot: a die a cell. */
export function* plot(g: Position, ops: number): Procedure {
  const declared = yield* declare(ops, (left, so, may) =>
    PLOT.country.ask(g, { left }, { may, only: (country) => (so.get(country) ?? 0) < cellsIn(g, country) }),
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
  placePlot(g, country, yield* PLOT.kind.askOne(g, { space: country }, kinds, 'always'));
}
