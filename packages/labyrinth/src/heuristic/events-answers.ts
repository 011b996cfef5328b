import { countOf, hasSadr } from '../cell-counts.js';
import type { Country } from '../countries.js';
import { HARD, NEUTRAL, POOR, type Position } from '../position.js';
import { countryRef } from '../references.js';
import { cellGain, removalGain } from './disrupt.js';
import { improveGain, nationBuildingGain, natoGain, neutralGain } from './events-us.js';
import {
  type Answerer,
  best,
  bestOf,
  type HeuristicInput,
  type InCountry,
  type OfCard,
  offers,
  openCountries,
  type ReasonFor,
  type ScoredOption,
  scoredOption,
} from './heuristic-input.js';
import { gainIn } from './position-worth.js';
import { postureGain, suits } from './relations.js';
import { bestRegimeChange } from './troops.js';

/** Answers of the US to the questions of events. */

/** What the card does to the country it asks for. Cards not listed remove a cell. */
const IN_COUNTRY: Readonly<Record<number, (g: Position, country: Country) => number>> = {
  13: (g, country) => gainIn(g, country, { aid: g.aid[country] + 1 }),
  14: neutralGain,
  15: (g, country) => gainIn(g, country, { governance: POOR, alignment: NEUTRAL }),
  28: (g, country) => gainIn(g, country, { besieged: 0 }),
  30: nationBuildingGain,
  32: neutralGain,
  40: improveGain,
  41: natoGain,
  46: improveGain,
};

function among(
  q: HeuristicInput,
  gain: (country: Country) => number,
  reason: ReasonFor<'space'>,
): ScoredOption | undefined {
  const found = bestOf(openCountries(q), gain);
  if (!found) return undefined;
  const space = countryRef(found.item);
  return scoredOption(space, found.gain, reason, { space });
}

export const country: Answerer<OfCard> = (q) => {
  const gain = IN_COUNTRY[q.params.card];
  return gain
    ? among(q, (it) => gain(q.g, it), 'event.country')
    : among(q, (it) => removalGain(q.g, it) + (hasSadr(q.g, it) ? 0.5 : 0), 'event.cells');
};

/** 104, 105: the country whose cells threaten most, or an untested one. */
export const test: Answerer = (q) => among(q, (it) => removalGain(q.g, it), 'event.cells');

/** The kind of cell whose removal gains more; Sadr is never a sleeper and can't be disrupted (54). */
export const cell: Answerer<InCountry> = (q) => {
  const { g } = q;
  const { space: here } = q.params;
  const found = best([
    ...(offers(q, 'piece:sadr') ? [scoredOption('piece:sadr', 1, 'cell.sadr')] : []),
    ...(countOf(g, here, 'sleeper') > 0
      ? [scoredOption('piece:sleeper', cellGain(g, here, 1, 0), 'cell.sleeper')]
      : []),
    ...(countOf(g, here, 'active') > 0 ? [scoredOption('piece:active', cellGain(g, here, 0, 1), 'cell.active')] : []),
  ]);
  return found && offers(q, found.option) ? found : undefined;
};

export const postureOf: Answerer = (q) => {
  const found = bestOf(openCountries(q), (it) => postureGain(q.g, it, suits(q.g)));
  return found && scoredOption(countryRef(found.item), found.gain, 'posture');
};

/** The same posture as the US. */
export const posture: Answerer = (q) => scoredOption(suits(q.g) === HARD ? 'hard' : 'soft', 0, 'posture');

/** 37, 39: at once, if it gains more than it costs. */
export const regimeChangeNow: Answerer<InCountry> = (q) => {
  const found = bestRegimeChange(q.g, [q.params.space]);
  return found && found.gain > 0
    ? scoredOption('yes', found.gain, 'regimeChange', { space: countryRef(found.country) })
    : scoredOption('no', 0, 'regimeChange.no');
};
