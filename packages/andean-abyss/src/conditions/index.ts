import type { Message, Params } from '@sandtable/kernel';
import { ALL_SPACES, type Space } from '../map.js';
import { inPlay, type Position } from '../position.js';
import { factionReferred, spaceRef } from '../references.js';
import { COIN } from './coin.js';
import { EVENT } from './events.js';
import { INSURGENT } from './insurgent.js';
import { type Candidate, type Condition, type Demands, need } from './need.js';
import { ROUNDS } from './rounds.js';
import { SPECIAL } from './special.js';

export type { Condition } from './need.js';

/** A decision, as who must answer it sees it. */
export interface Asked {
  readonly prompt: Message;
  readonly options: readonly string[];
}

/** Every question that asks for a space, by its key after `ask.`. */
const DEMANDS: Demands = { ...COIN, ...INSURGENT, ...SPECIAL, ...ROUNDS, ...EVENT };

/** Why a space can or cannot be chosen now: it can, if all of these hold. None for what asks for no space. */
export function conditions(g: Position, asked: Asked, space: Space): readonly Condition[] {
  const demand = DEMANDS[asked.prompt.key.slice('ask.'.length)];
  if (!demand) return [];
  if (!inPlay(g, space)) return [need('inPlay', false)];
  const params: Params = asked.prompt.params ?? {};
  const faction = factionReferred(String(params.faction)) ?? 'government';
  const candidate: Candidate = { g, x: g.underway, faction, params, space };
  const found = demand.needs(candidate);
  const beyond = demand.beyond?.(candidate);
  if (!beyond || found.some(({ holds }) => !holds)) return found;
  return [...found, { text: beyond, holds: asked.options.includes(spaceRef(space)) }];
}

/** Is any space asked for? */
export const asksForSpace = (asked: Asked): boolean =>
  asked.prompt.key.slice('ask.'.length) in DEMANDS ||
  ALL_SPACES.some((space) => asked.options.includes(spaceRef(space)));
