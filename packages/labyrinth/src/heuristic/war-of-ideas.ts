import { type Country, isMuslim } from '../countries.js';
import { ALLY, FAIR, GOOD, NEUTRAL, POOR, type Position, UNMARKED } from '../position.js';
import { countryRef } from '../references.js';
import { resources } from '../resources.js';
import { modifiersIn, warOfIdeasTargets } from '../rules/us/war-of-ideas.js';
import { gwotPenalty } from '../tracks.js';
import {
  type Answerer,
  bestOf,
  type OfValue,
  openCountries,
  type ReasonFor,
  type ScoredOption,
  scoredOption,
} from './heuristic-input.js';
import { gainIn, WEIGHTS, winsWith, within } from './position-worth.js';
import { persuadeGain } from './relations.js';

/** War of Ideas (7.2): where its chance of success and its value are highest. */

const WIN = 100;

/** How many of the six results of a die succeed (4.9.2). */
function chances(g: Position, country: Country, penalty: number): number {
  const { prestige, toGood, relations, aid, neighbor } = modifiersIn(g, country, penalty);
  return 2 + prestige + toGood + relations + aid + neighbor;
}

/** What one step gains: toward Ally, or better governance. */
function stepGain(g: Position, country: Country): number {
  if (g.alignment[country] === NEUTRAL) return gainIn(g, country, { alignment: ALLY });
  const governance = g.governance[country] - 1;
  const wins = governance === GOOD && winsWith(g, resources(g, country));
  return gainIn(g, country, { governance }) + (wins ? WIN : 0);
}

/** The roll in a tested Muslim country (7.2.1). */
export function convinceGain(g: Position, country: Country, penalty = gwotPenalty(g), aid = 0): number {
  const successes = chances(g, country, penalty) + aid;
  const step = (within(successes, 0, 6) / 6) * stepGain(g, country);
  // 7.2.1.2: missing by one places Aid, if there is none.
  const nearly = successes >= 0 && successes < 6 && g.aid[country] + aid === 0 ? 1 / 6 : 0;
  return step + nearly * gainIn(g, country, { aid: 1 });
}

/** An untested country is tested first (4.9.5); with 3 Ops the operation can go on if it is Poor. */
const unknownGain = (g: Position, country: Country, ops: number): number =>
  WEIGHTS.unknown * (resources(g, country) / 3) * (ops >= POOR ? 1 : ops >= FAIR ? 1 / 3 : 0);

function ideasGain(g: Position, country: Country, ops: number): number {
  if (!isMuslim(country)) return persuadeGain(g, country);
  if (g.governance[country] === UNMARKED) return unknownGain(g, country, ops);
  return convinceGain(g, country);
}

/** The reason for choosing the country. */
function reasonOf(g: Position, country: Country): ReasonFor<'space'> {
  if (!isMuslim(country)) return 'ideas.posture';
  if (g.governance[country] === UNMARKED) return 'ideas.unknown';
  if (g.alignment[country] === NEUTRAL) return 'ideas.ally';
  return g.governance[country] === FAIR ? 'ideas.good' : 'ideas.fair';
}

function towards(g: Position, countries: readonly Country[], ops: number): ScoredOption | undefined {
  const found = bestOf(countries, (country) => ideasGain(g, country, ops));
  if (!found) return undefined;
  const space = countryRef(found.item);
  return scoredOption(space, found.gain, reasonOf(g, found.item), { space });
}

export const bestIdeas = (g: Position, ops: number): ScoredOption | undefined =>
  towards(g, warOfIdeasTargets(g, ops), ops);

export const warOfIdeas: Answerer<OfValue> = (q) => towards(q.g, openCountries(q), q.params.ops);

/** 29 Tony Blair: continues while a roll gains anything. */
export const schengenIdeas: Answerer = (q) => {
  const found = towards(q.g, openCountries(q), 1);
  return found && found.gain > 0 ? found : scoredOption('done', 0, 'enough');
};
