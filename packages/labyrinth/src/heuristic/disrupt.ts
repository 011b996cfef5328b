import { type Country, countryOf, IRAQ } from '../countries.js';
import { HARD, hasMarker, type Position } from '../position.js';
import { countryRef } from '../references.js';
import { disruptTargets } from '../rules/us/disrupt.js';
import { troopsIn } from '../troops.js';
import {
  type Answerer,
  bestOf,
  type InCountry,
  offers,
  openCountries,
  type ScoredOption,
  scoredOption,
} from './heuristic-input.js';
import { gainIn, prestigeGain } from './position-worth.js';

/** Disrupt (7.4): where cells threaten most, and where troops also gain Prestige. */

const SYRIA = countryOf('syria');

/** What removing these sleepers and active cells gains. */
export const cellGain = (g: Position, country: Country, sleepers: number, active: number): number =>
  gainIn(g, country, {
    sleepers: g.sleepers[country] - sleepers,
    active: g.active[country] - active,
    cadre: 1,
  });

function disruptGain(g: Position, country: Country): number {
  const troops = troopsIn(g, country) >= 2;
  const prestige = troops ? prestigeGain(g, 1) : 0;
  const anbar = hasMarker(g, 'al-anbar') && (country === IRAQ || country === SYRIA);
  const n = (troops || g.posture[country] === HARD) && !anbar ? 2 : 1;
  const { [country]: active } = g.active;
  const { [country]: sleepers } = g.sleepers;
  if (active + sleepers === 0) return prestige + gainIn(g, country, { cadre: 0 });
  const removed = Math.min(n, active);
  const activated = Math.min(n - removed, sleepers);
  return (
    prestige + gainIn(g, country, { active: active - removed + activated, sleepers: sleepers - activated, cadre: 1 })
  );
}

function among(g: Position, countries: readonly Country[]): ScoredOption | undefined {
  const found = bestOf(countries, (country) => disruptGain(g, country));
  if (!found) return undefined;
  const space = countryRef(found.item);
  return scoredOption(space, found.gain, troopsIn(g, found.item) >= 2 ? 'disrupt.troops' : 'disrupt', { space });
}

export const bestDisrupt = (g: Position, ops: number): ScoredOption | undefined => among(g, disruptTargets(g, ops));

export const disrupt: Answerer = (q) => among(q.g, openCountries(q));

/** 7.4.2: active cells first. */
export const disruptCell: Answerer<InCountry> = (q) =>
  offers(q, 'piece:active')
    ? scoredOption('piece:active', 0, 'cell.active')
    : scoredOption('piece:sleeper', 0, 'cell.rouse');

/** What removing one cell there gains, of the better kind. */
export const removalGain = (g: Position, country: Country): number =>
  Math.max(
    0,
    g.sleepers[country] > 0 ? cellGain(g, country, 1, 0) : 0,
    g.active[country] > 0 ? cellGain(g, country, 0, 1) : 0,
  );
export const bestRemoval = (g: Position, countries: readonly Country[]): number => {
  let most = 0;
  for (const country of countries) {
    if (g.sleepers[country] + g.active[country] > 0) most = Math.max(most, removalGain(g, country));
  }
  return most;
};
/** What removing all of them gains. */
export const clearanceGain = (g: Position, country: Country): number =>
  cellGain(g, country, g.sleepers[country], g.active[country]);
