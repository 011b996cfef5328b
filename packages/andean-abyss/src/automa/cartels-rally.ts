import { type BotAnswer, DONE } from '@sandtable/kernel';

import {
  active,
  allBases,
  availableOf,
  BASE_LIMIT,
  bases,
  count,
  guerrillas,
  placeable,
  room,
  underground,
} from '../forces.js';
import { ALL_SPACES, CITIES_AND_DEPARTMENTS, isDepartment, population, type Space } from '../map.js';
import { BASE, POLICE, UNDERGROUND } from '../pieces.js';
import type { Position } from '../position.js';
import { canGrow, isFertile } from '../rules/special/cultivate.js';
import type { GuerrillaGroup } from '../shipments.js';
import {
  answer,
  anything,
  type BotContext,
  type ContextOf,
  firstOf,
  type Handlers,
  type OfMove,
  offered,
  offers,
  pick,
  type WantedSpaces,
  wantedSpaces,
} from './bot-context.js';
import type { FlowchartBox } from './flowchart.js';
import { hides, makesBase, rallyable, rallyDetails } from './rally.js';

/** 8.5.1: the non-player cartels Rally and Cultivate. */
const RULE = '8.5.1';
const MAX_SPACES = 3;
/** At most this many move to a base without guerrillas when none is available. */
const MAX_BROUGHT = 3;

const availableGuerrillas = (g: Position): number => availableOf(g, UNDERGROUND.cartels);

/** Spaces without cartels' bases whose guerrillas can be called to a base. */
const callable = (g: Position): Space[] =>
  ALL_SPACES.filter((space) => guerrillas(g, space, 'cartels') > 0 && bases(g, space, 'cartels') === 0);

/** A base without guerrillas, and a guerrilla that can come: from the available forces, else from another space. */
const needsGuard = (g: Position, space: Space): boolean =>
  bases(g, space, 'cartels') > 0 &&
  guerrillas(g, space, 'cartels') === 0 &&
  room(g, space, UNDERGROUND.cartels) > 0 &&
  (availableGuerrillas(g) > 0 || callable(g).length > 0);

/** How many guerrillas a Rally would place here (3.3.1). */
const recruits = (g: Position, space: Space): number => {
  const here = bases(g, space, 'cartels');
  return Math.min(here > 0 ? population(space) + here : 1, placeable(g, space, UNDERGROUND.cartels));
};

/** Can Cultivate place a base in this department once the Rally has placed its guerrillas (4.5.1)? */
const willGrow = (g: Position, space: Space): boolean =>
  isDepartment(space) &&
  population(space) > 0 &&
  allBases(g, space) < BASE_LIMIT &&
  availableOf(g, BASE.cartels) > 0 &&
  recruits(g, space) > 0 &&
  guerrillas(g, space, 'cartels') + recruits(g, space) > count(g, space, POLICE);

/**
 * Was one of the spaces selected only for Cultivate? Such a space has no base, or more guerrillas than a Rally places;
 * every other space where guerrillas were placed has a base that had none.
 */
const tookOneToGrow = ({ g, x }: BotContext): boolean =>
  (x?.placedIn ?? []).some((space) => {
    const here = bases(g, space, 'cartels');
    return here === 0 || guerrillas(g, space, 'cartels') > population(space) + here;
  });

function nextRally(m: BotContext): WantedSpaces | undefined {
  if ((m.x?.selected.length ?? 0) >= MAX_SPACES) return undefined;
  return firstOf([
    () => wantedSpaces(rallyable(m, makesBase), RULE, 'cartels.rally.base'),
    () => wantedSpaces(rallyable(m, hides), RULE, 'cartels.rally.hide'),
    () =>
      wantedSpaces(
        rallyable(m, (g, _, space) => needsGuard(g, space)),
        RULE,
        'cartels.rally.guard',
      ),
    () =>
      wantedSpaces(
        tookOneToGrow(m) ? [] : rallyable(m, (g, _, space) => willGrow(g, space)),
        RULE,
        'cartels.rally.cultivate',
      ),
  ]);
}

/** Spaces from which a base can move: those with two cartels' bases. */
const withTwoBases = (g: Position): Space[] => CITIES_AND_DEPARTMENTS.filter((s) => bases(g, s, 'cartels') === 2);

/** A new base in a department of this Rally; else a base moves from a space with two to a space without one. */
function nextCultivate({ g, x }: BotContext): WantedSpaces | undefined {
  const fertile = CITIES_AND_DEPARTMENTS.filter((space) => isFertile(g, space));
  const barren = (space: Space) => bases(g, space, 'cartels') === 0;
  return firstOf([
    () =>
      wantedSpaces(
        fertile.filter((space) => x && canGrow(g, x, space)),
        RULE,
        'cartels.cultivate.new',
      ),
    () => wantedSpaces(withTwoBases(g).length > 0 ? fertile.filter(barren) : [], RULE, 'cartels.cultivate.move'),
  ]);
}

export const rallyBox: FlowchartBox = { next: nextRally, special: { id: 'cultivate', next: nextCultivate } };

const cultivateWay = (m: BotContext): BotAnswer =>
  offers(m, 'new-base')
    ? answer('new-base', RULE, 'cartels.cultivate.new')
    : answer('move-base', RULE, 'cartels.cultivate.move');

const cultivateFrom = (m: BotContext): BotAnswer => {
  const from = offered(m, withTwoBases(m.g));
  return from.length > 0 ? pick(m, wantedSpaces(from, RULE, 'cartels.cultivate.from')) : anything(m);
};

/** Up to three guerrillas come to a space that had none; none come where guerrillas only go underground. */
function gatherFrom(m: ContextOf<'rally.gather'>): BotAnswer {
  const { to, n: brought } = m.params;
  if (guerrillas(m.g, to, 'cartels') > brought) return answer(DONE, RULE, 'rally.hide');
  const from = brought < MAX_BROUGHT ? offered(m, callable(m.g)) : [];
  if (from.length === 0) return answer(DONE, RULE, 'cartels.rally.enough');
  return pick(m, wantedSpaces(from, RULE, 'cartels.rally.from'));
}

/** Which guerrillas come from a space: the active first, because all arrive underground. */
function called(m: OfMove): GuerrillaGroup {
  const { from, to } = m.params;
  const left = Math.min(MAX_BROUGHT - guerrillas(m.g, to, 'cartels'), room(m.g, to, UNDERGROUND.cartels));
  const open = Math.min(active(m.g, from, 'cartels'), left);
  return { active: open, underground: Math.min(underground(m.g, from, 'cartels'), left - open) };
}

/** How many active or underground guerrillas come from the space just chosen. */
export function gatherNumber(m: OfMove, state: keyof GuerrillaGroup): BotAnswer | undefined {
  const option = `number:${called(m)[state]}`;
  return offers(m, option) ? answer(option, RULE, 'cartels.rally.from') : undefined;
}

export const rallyAnswers: Handlers = {
  ...rallyDetails(RULE),
  'rally.gather': gatherFrom,
  'cultivate.way': cultivateWay,
  'cultivate.from': cultivateFrom,
};
