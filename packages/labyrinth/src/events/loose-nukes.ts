import { type Procedure, tell } from '@sandtable/kernel';
import { pickCountry, pickWord } from '../ask.js';
import { cellsIn, kindsIn, removeCells } from '../cells.js';
import { type Country, countryOf } from '../countries.js';
import { releaseWmd } from '../plots.js';
import { isMarked, type Position } from '../position.js';
import { countryRef } from '../references.js';
import { successes, threshold } from '../rules/jihadist/success.js';
import type { Side } from '../sides.js';
import { eventQuestion } from './event.js';

/** 65, 69, 71: a cell looks for a WMD. */

const RUSSIA = countryOf('russia');

/** 3 CTR guards a country against it. */
const isGuarded = (g: Position, country: Country): boolean =>
  isMarked(g, country === RUSSIA ? 'ctr-russia' : 'ctr-central-asia');

export const wmdSources = (g: Position, countries: readonly Country[]): Country[] =>
  countries.filter((country) => cellsIn(g, country) > 0 && !isGuarded(g, country));

/** One die as for an operation there: a marker of 4.7.8.1 becomes Available, or the cell is lost. */
export function* seekWmd(g: Position, side: Side, card: number, countries: readonly Country[]): Procedure {
  const country = yield* pickCountry(eventQuestion(side, card, 'wmd'), wmdSources(g, countries));
  if (country === undefined) return;
  if (successes(g, country, 1, threshold(g, country)) > 0) {
    if (g.looseNukes === 0) return tell(g, 'log.wmd.none');
    g.looseNukes--;
    return releaseWmd(g, 1);
  }
  const kinds = kindsIn(g, country);
  const answer = yield* pickWord(
    eventQuestion(side, card, 'cell', { space: countryRef(country) }),
    kinds.map((kind) => `piece:${kind}`),
  );
  removeCells(g, country, kinds.find((kind) => `piece:${kind}` === answer) ?? kinds[0], 1, 'cadre');
}
