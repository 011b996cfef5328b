import { type Condition, conditionsOf, type DecisionView, questionKey, type Requirement } from '@sandtable/kernel';
import { ALL_COUNTRIES, type Country } from '../countries.js';
import type { Position } from '../position.js';
import { countryRef } from '../references.js';
import { JIHADIST_REQUIREMENTS } from './jihadist.js';
import { asCardSays, type Candidate } from './need.js';
import { US_REQUIREMENTS } from './us.js';

/** Every question of the rules that asks for a country, by its key after `ask.`. */
const REQUIREMENTS: Readonly<Record<string, Requirement<Candidate> | undefined>> = {
  ...US_REQUIREMENTS,
  ...JIHADIST_REQUIREMENTS,
};

/** Events (6.2): the card's text says what it requires of a country. */
const BY_TEXT: Requirement<Candidate> = { needs: () => [], fallbackReason: asCardSays };

const offersCountry = ({ options }: DecisionView): boolean =>
  ALL_COUNTRIES.some((country) => options.includes(countryRef(country)));

function requirementOf(asked: DecisionView): Requirement<Candidate> | undefined {
  const key = questionKey(asked.prompt);
  return REQUIREMENTS[key] ?? (key.startsWith('event.') && offersCountry(asked) ? BY_TEXT : undefined);
}

/** The conditions for choosing a country now: it can be chosen if all hold. Empty if the question asks for no country. */
export function conditions(g: Position, asked: DecisionView, country: Country): readonly Condition[] {
  const requirement = requirementOf(asked);
  if (!requirement) return [];
  const candidate = { g, params: asked.prompt.params ?? {}, country };
  return conditionsOf(requirement, candidate, () => asked.options.includes(countryRef(country)));
}

/** Does the question ask for a country? */
export const asksForCountry = (asked: DecisionView): boolean =>
  requirementOf(asked) !== undefined || offersCountry(asked);
