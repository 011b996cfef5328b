import type { Message } from '@sandtable/kernel';
import { ALL_COUNTRIES, type Country } from '../countries.js';
import type { Position } from '../position.js';
import { countryRef } from '../references.js';
import { JIHADIST } from './jihadist.js';
import { asCardSays, type Condition, type Demand, type Demands } from './need.js';
import { US } from './us.js';

export type { Condition } from './need.js';

/** A decision, as who must answer it sees it. */
export interface Asked {
  readonly prompt: Message;
  readonly options: readonly string[];
}

/** Every question of the rules that asks for a country, by its key after `ask.`. */
const DEMANDS: Demands = { ...US, ...JIHADIST };

/** Events (6.2): what a card wants of a country stands in its text. */
const BY_TEXT: Demand = { needs: () => [], beyond: asCardSays };

const offersCountry = ({ options }: Asked): boolean =>
  ALL_COUNTRIES.some((country) => options.includes(countryRef(country)));

function demandOf(asked: Asked): Demand | undefined {
  const key = asked.prompt.key.slice('ask.'.length);
  return DEMANDS[key] ?? (key.startsWith('event.') && offersCountry(asked) ? BY_TEXT : undefined);
}

/** Why a country can or cannot be chosen now: it can, if all of these hold. None for what asks for no country. */
export function conditions(g: Position, asked: Asked, country: Country): readonly Condition[] {
  const demand = demandOf(asked);
  if (!demand) return [];
  const candidate = { g, params: asked.prompt.params ?? {}, country };
  const found = demand.needs(candidate);
  const beyond = demand.beyond?.(candidate);
  if (!beyond || found.some(({ holds }) => !holds)) return found;
  return [...found, { text: beyond, holds: asked.options.includes(countryRef(country)) }];
}

/** Is any country asked for? */
export const asksForCountry = (asked: Asked): boolean => demandOf(asked) !== undefined || offersCountry(asked);
