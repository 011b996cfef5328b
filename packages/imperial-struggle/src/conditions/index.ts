import { askedKey, type Condition, conditionsOf, type DecisionSeen, type Demand, type SeatId } from '@sandtable/kernel';
import { ALL_SPACES, type Space } from '../map.js';
import type { Position } from '../position.js';
import { spaceRef } from '../references.js';
import { SIDES } from '../sides.js';
import { ACT } from './act.js';
import { asTextSays, type Candidate, type Demands } from './need.js';
import { POWERS } from './powers.js';
import { WAR } from './war.js';

/** What is for sale to one side is not to the other. */
export interface Asked extends DecisionSeen {
  readonly seat: SeatId;
}

/** Every question of the rules that asks for a space, by its key after `ask.`. */
const DEMANDS: Demands = { ...ACT, ...WAR, ...POWERS };

/** Events (5.2): what a card wants of a space stands in its text. */
const BY_TEXT: Demand<Candidate> = { needs: () => [], beyond: asTextSays };

const offersSpace = ({ options }: Asked): boolean => ALL_SPACES.some((space) => options.includes(spaceRef(space)));

/** Is any space asked for? When points are spent, even if none can be had. */
export const asksForSpace = (asked: Asked): boolean => asked.prompt.key === 'ask.act' || offersSpace(asked);

/** Why a space can or cannot be chosen now: it can, if all of these hold. None for what asks for no space. */
export function conditions(g: Position, asked: Asked, space: Space): readonly Condition[] {
  const side = SIDES.find((it) => it === asked.seat);
  if (!side || !asksForSpace(asked)) return [];
  const demand = DEMANDS[askedKey(asked.prompt)] ?? BY_TEXT;
  const candidate = { g, side, params: asked.prompt.params ?? {}, space };
  return conditionsOf(demand, candidate, () => asked.options.includes(spaceRef(space)));
}
