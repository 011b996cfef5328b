import type { Message, SeatId } from '@sandtable/kernel';
import { ALL_SPACES, type Space } from '../map.js';
import type { Position } from '../position.js';
import { spaceRef } from '../references.js';
import { SIDES } from '../sides.js';
import { ACT } from './act.js';
import { asTextSays, type Condition, type Demand, type Demands } from './need.js';
import { POWERS } from './powers.js';
import { WAR } from './war.js';

export type { Condition } from './need.js';

/** A decision, as who must answer it sees it. */
export interface Asked {
  readonly seat: SeatId;
  readonly prompt: Message;
  readonly options: readonly string[];
}

/** Every question of the rules that asks for a space, by its key after `ask.`. */
const DEMANDS: Demands = { ...ACT, ...WAR, ...POWERS };

/** Events (5.2): what a card wants of a space stands in its text. */
const BY_TEXT: Demand = { needs: () => [], beyond: asTextSays };

const offersSpace = ({ options }: Asked): boolean => ALL_SPACES.some((space) => options.includes(spaceRef(space)));

/** Is any space asked for? When points are spent, even if none can be had. */
export const asksForSpace = (asked: Asked): boolean => asked.prompt.key === 'ask.act' || offersSpace(asked);

/** Why a space can or cannot be chosen now: it can, if all of these hold. None for what asks for no space. */
export function conditions(g: Position, asked: Asked, space: Space): readonly Condition[] {
  const side = SIDES.find((it) => it === asked.seat);
  if (!side || !asksForSpace(asked)) return [];
  const demand = DEMANDS[asked.prompt.key.slice('ask.'.length)] ?? BY_TEXT;
  const candidate = { g, side, params: asked.prompt.params ?? {}, space };
  const found = demand.needs(candidate);
  const beyond = demand.beyond?.(candidate);
  if (!beyond || found.some(({ holds }) => !holds)) return found;
  return [...found, { text: beyond, holds: asked.options.includes(spaceRef(space)) }];
}
