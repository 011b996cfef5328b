import type { Condition, DecisionView } from '@sandtable/kernel';
import type { Country } from '../countries.js';
import type { Position } from '../position.js';
import { countryQuestionOf } from '../questions.js';
import { countryRef } from '../references.js';
import { SIDES } from '../sides.js';

/** The conditions for choosing a country now: it can be chosen if all hold. Empty if the question asks for no country. */
export function conditions(g: Position, asked: DecisionView, country: Country): readonly Condition[] {
  const question = countryQuestionOf(asked);
  const side = SIDES.find((it) => it === asked.seat);
  if (!question || !side) return [];
  const isOffered = () => asked.options.includes(countryRef(country));
  return question.conditionsAt(g, side, asked.prompt.params ?? {}, country, isOffered);
}
