import { type Condition, conditionsOf, type DecisionView, questionKey, type Requirement } from '@sandtable/kernel';
import { ALL_SPACES, type Space } from '../map.js';
import type { Position } from '../position.js';
import { spaceRef } from '../references.js';
import { SIDES } from '../sides.js';
import { asTextSays, type Candidate } from './need.js';
import { POWER_REQUIREMENTS } from './powers.js';
import { PURCHASE_REQUIREMENTS } from './purchase.js';
import { WAR_REQUIREMENTS } from './war.js';

/** Every question of the rules that asks for a space, by its key after `ask.`. */
const REQUIREMENTS: Readonly<Record<string, Requirement<Candidate> | undefined>> = {
  ...PURCHASE_REQUIREMENTS,
  ...WAR_REQUIREMENTS,
  ...POWER_REQUIREMENTS,
};

/** Events (5.2): the card's text says what it requires of a space. */
const BY_TEXT: Requirement<Candidate> = { needs: () => [], fallbackReason: asTextSays };

const offersSpace = ({ options }: DecisionView): boolean =>
  ALL_SPACES.some((space) => options.includes(spaceRef(space)));

/** Does the question ask for a space? The question of purchases does, even if no space can be bought. */
export const asksForSpace = (asked: DecisionView): boolean => asked.prompt.key === 'ask.act' || offersSpace(asked);

/** The conditions for choosing a space now: it can be chosen if all hold. Empty if the question asks for no space. */
export function conditions(g: Position, asked: DecisionView, space: Space): readonly Condition[] {
  const side = SIDES.find((it) => it === asked.seat);
  if (!side || !asksForSpace(asked)) return [];
  const requirement = REQUIREMENTS[questionKey(asked.prompt)] ?? BY_TEXT;
  const candidate = { g, side, params: asked.prompt.params ?? {}, space };
  return conditionsOf(requirement, candidate, () => asked.options.includes(spaceRef(space)));
}
