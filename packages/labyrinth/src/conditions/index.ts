import { askedKey, type Condition, conditionsOf, type DecisionSeen, type Demand } from '@sandtable/kernel';
import { ALL_COUNTRIES, type Country } from '../countries.js';
import type { Position } from '../position.js';
import { countryRef } from '../references.js';
import { JIHADIST } from './jihadist.js';
import { asCardSays, type Candidate, type Demands } from './need.js';
import { US } from './us.js';

/** Every question of the rules that asks for a country, by its key after `ask.`. */
const DEMANDS: Demands = { ...US, ...JIHADIST };

/** Events (6.2): what a card wants of a country stands in its text. */
const BY_TEXT: Demand<Candidate> = { needs: () => [], beyond: asCardSays };

const offersCountry = ({ options }: DecisionSeen): boolean =>
  ALL_COUNTRIES.some((country) => options.includes(countryRef(country)));

function demandOf(asked: DecisionSeen): Demand<Candidate> | undefined {
  const key = askedKey(asked.prompt);
  return DEMANDS[key] ?? (key.startsWith('event.') && offersCountry(asked) ? BY_TEXT : undefined);
}

/** Why a country can or cannot be chosen now: it can, if all of these hold. None for what asks for no country. */
export function conditions(g: Position, asked: DecisionSeen, country: Country): readonly Condition[] {
  const demand = demandOf(asked);
  if (!demand) return [];
  const candidate = { g, params: asked.prompt.params ?? {}, country };
  return conditionsOf(demand, candidate, () => asked.options.includes(countryRef(country)));
}

/** Is any country asked for? */
export const asksForCountry = (asked: DecisionSeen): boolean => demandOf(asked) !== undefined || offersCountry(asked);
