import type { Procedure } from '@sandtable/kernel';
import { cellsIn } from '../cell-counts.js';
import { type Country, countryOf } from '../countries.js';
import { releaseWmd } from '../plot-supply.js';
import { hasMarker, type Position } from '../position.js';
import { successes, threshold } from '../rules/jihadist/success.js';
import { log } from '../text.js';
import { removeCellFrom } from './effects.js';
import { JIHADIST_EVENT } from './questions.js';

/** 65, 69, 71: a cell looks for a WMD. */

const RUSSIA = countryOf('russia');

/** 3 CTR guards a country against it. */
const isGuarded = (g: Position, country: Country): boolean =>
  hasMarker(g, country === RUSSIA ? 'ctr-russia' : 'ctr-central-asia');

export const wmdSources = (g: Position, countries: readonly Country[]): Country[] =>
  countries.filter((country) => cellsIn(g, country) > 0 && !isGuarded(g, country));

/** One die as for an operation there: a marker of 4.7.8.1 becomes Available, or the cell is lost. */
export function* seekWmd(g: Position, card: number, countries: readonly Country[]): Procedure {
  const country = yield* JIHADIST_EVENT.wmd.ask(g, { card }, { among: wmdSources(g, countries) });
  if (country === undefined) return;
  if (successes(g, country, 1, threshold(g, country)) > 0) {
    if (g.looseNukes === 0) return log(g, 'log.wmd.none');
    g.looseNukes--;
    return releaseWmd(g, 1);
  }
  yield* removeCellFrom(g, 'jihadist', card, [country]);
}
