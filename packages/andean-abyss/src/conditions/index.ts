import { type Condition, conditionsOf, type DecisionView, type Params, questionKey } from '@sandtable/kernel';
import { ALL_SPACES, type Space } from '../map.js';
import { inPlay, type Position } from '../position.js';
import { factionReferred, spaceRef } from '../references.js';
import { EVENT_REQUIREMENTS } from './events.js';
import { GOVERNMENT_REQUIREMENTS } from './government.js';
import { INSURGENT_REQUIREMENTS } from './insurgent.js';
import { type Candidate, need, type Requirements } from './need.js';
import { PROPAGANDA_REQUIREMENTS } from './propaganda.js';
import { SPECIAL_REQUIREMENTS } from './special.js';

/** Every question that asks for a space, by its key after `ask.`. */
const REQUIREMENTS: Requirements = {
  ...GOVERNMENT_REQUIREMENTS,
  ...INSURGENT_REQUIREMENTS,
  ...SPECIAL_REQUIREMENTS,
  ...PROPAGANDA_REQUIREMENTS,
  ...EVENT_REQUIREMENTS,
};

/** The conditions for choosing a space now: it can be chosen if all hold. Empty if the question asks for no space. */
export function conditions(g: Position, asked: DecisionView, space: Space): readonly Condition[] {
  const requirement = REQUIREMENTS[questionKey(asked.prompt)];
  if (!requirement) return [];
  if (!inPlay(g, space)) return [need('inPlay', false)];
  const params: Params = asked.prompt.params ?? {};
  const faction = factionReferred(String(params.faction)) ?? 'government';
  const candidate: Candidate = { g, x: g.underway, faction, params, space };
  return conditionsOf(requirement, candidate, () => asked.options.includes(spaceRef(space)));
}

/** Does the question ask for a space? */
export const asksForSpace = (asked: DecisionView): boolean =>
  questionKey(asked.prompt) in REQUIREMENTS || ALL_SPACES.some((space) => asked.options.includes(spaceRef(space)));
