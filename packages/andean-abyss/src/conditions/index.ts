import { askedKey, type Condition, conditionsOf, type DecisionSeen, type Params } from '@sandtable/kernel';
import { ALL_SPACES, type Space } from '../map.js';
import { inPlay, type Position } from '../position.js';
import { factionReferred, spaceRef } from '../references.js';
import { COIN } from './coin.js';
import { EVENT } from './events.js';
import { INSURGENT } from './insurgent.js';
import { type Candidate, type Demands, need } from './need.js';
import { ROUNDS } from './rounds.js';
import { SPECIAL } from './special.js';

/** Every question that asks for a space, by its key after `ask.`. */
const DEMANDS: Demands = { ...COIN, ...INSURGENT, ...SPECIAL, ...ROUNDS, ...EVENT };

/** Why a space can or cannot be chosen now: it can, if all of these hold. None for what asks for no space. */
export function conditions(g: Position, asked: DecisionSeen, space: Space): readonly Condition[] {
  const demand = DEMANDS[askedKey(asked.prompt)];
  if (!demand) return [];
  if (!inPlay(g, space)) return [need('inPlay', false)];
  const params: Params = asked.prompt.params ?? {};
  const faction = factionReferred(String(params.faction)) ?? 'government';
  const candidate: Candidate = { g, x: g.underway, faction, params, space };
  return conditionsOf(demand, candidate, () => asked.options.includes(spaceRef(space)));
}

/** Is any space asked for? */
export const asksForSpace = (asked: DecisionSeen): boolean =>
  askedKey(asked.prompt) in DEMANDS || ALL_SPACES.some((space) => asked.options.includes(spaceRef(space)));
