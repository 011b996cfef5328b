import { allBases, allPieces, guerrillas, hasGuerrillas, strength, underground } from '../forces.js';
import { ALFONSO_CANO } from '../lasting-events.js';
import { ALL_SPACES, isDepartment, isLoc, population, type Space } from '../map.js';
import { ACTIVE, UNDERGROUND } from '../pieces.js';
import { adjacent, hasMomentum, type Position } from '../position.js';
import { NONE_MOVED, unmovedCount } from '../rules/moved-pieces.js';
import { finalPropaganda } from '../rules/propaganda.js';
import { ACTIVE_OPPOSITION, isOpposition, isSupport, level } from '../support.js';
import { isSabotaged } from '../terror.js';
import { type BotContext, firstOf, openSpaces, type WantedSpaces, wantedSpaces } from './bot-context.js';
import type { Flowchart, Origin } from './flowchart.js';
import { entersHidden, sendersTo } from './march.js';

/** 8.7.2 March by FARC. */

const STRONG = 3;
const SECOND_STEP_SPACES = 3;

/** The test: in no space with support and on no LoC does FARC have an underground guerrilla or 3 pieces (N9). */
export const wantsMarch = (g: Position): boolean =>
  !ALL_SPACES.some(
    (s) => (isSupport(g, s) || isLoc(s)) && (underground(g, s, 'farc') > 0 || strength(g, s, 'farc') >= STRONG),
  );

/** Guidelines: guerrillas leave only active opposition, departments without population, and Sabotaged LoCs (N12). */
const mayLeave = (g: Position, from: Space): boolean =>
  level(g, from) === ACTIVE_OPPOSITION ||
  (isDepartment(from) && population(from) === 0) ||
  (isLoc(from) && isSabotaged(g, from));

/** Guidelines: one stays where there is a base of any faction (N11). */
const origins = ({ g }: BotContext, to: Space): Origin[] =>
  adjacent(g, to)
    .filter((from) => mayLeave(g, from))
    .map((from) => ({ from, keep: allBases(g, from) > 0 ? 1 : 0 }));

/** Guerrillas that stand in a space and have not marched. */
const resting = ({ g, x }: BotContext, space: Space): number =>
  unmovedCount(g, x?.moved ?? NONE_MOVED, space, UNDERGROUND.farc) +
  unmovedCount(g, x?.moved ?? NONE_MOVED, space, ACTIVE.farc);
/** Guerrillas that this March brought to a space. */
const arrived = (m: BotContext, space: Space): number => guerrillas(m.g, space, 'farc') - resting(m, space);

const EVERYBODY = 99;
/** First step: 1 guerrilla per LoC. */
const maxMarchers = (m: BotContext, to: Space): number => (isLoc(to) ? Math.max(0, 1 - arrived(m, to)) : EVERYBODY);

export const marchers = { origins, maxMarchers } satisfies Pick<Flowchart, 'origins' | 'maxMarchers'>;

/** Is the next Propaganda card the final one, however far away (N10)? */
const finalIsNext = (g: Position): boolean => g.propagandas + 1 >= finalPropaganda(g);

/** Could FARC have agitated here before this March, had it been the Support phase (6.4.2, card 22)? */
function couldAgitate(m: BotContext, space: Space): boolean {
  const { g } = m;
  const came = arrived(m, space);
  const own = strength(g, space, 'farc') - came;
  const all = allPieces(g, space) - came;
  const isGovernments = strength(g, space, 'government') * 2 > all;
  return own * 2 > all || (hasMomentum(g, ALFONSO_CANO) && own > 0 && !isGovernments);
}

/** Second step: a populated space without opposition where FARC could not agitate yet. */
const isWanting = (m: BotContext, space: Space): boolean =>
  population(space) > 0 && !isOpposition(m.g, space) && !couldAgitate(m, space);

/** How many guerrillas could still march from an origin. */
const movable = (m: BotContext, { from, keep }: Origin): number =>
  Math.min(resting(m, from), guerrillas(m.g, from, 'farc') - keep);

export function nextMarch(m: BotContext): WantedSpaces | undefined {
  const open = openSpaces(m).filter((to) => sendersTo(marchers, m, to).length > 0);
  const peopled = (m.x?.selected ?? []).filter((s) => population(s) > 0);
  // A destination that doesn't fit the second step was the third.
  if (peopled.length > SECOND_STEP_SPACES || peopled.some((s) => !isWanting(m, s))) return undefined;
  const wanting = peopled.length < SECOND_STEP_SPACES ? open.filter((to) => isWanting(m, to)) : [];
  const hidden = (to: Space) => sendersTo(marchers, m, to).some((origin) => entersHidden(m, origin, to));
  return firstOf([
    () => wantedSpaces(finalIsNext(m.g) ? [] : open.filter((to) => isBareLoc(m.g, to)), '8.7.2', 'farc.march.loc'),
    () => wantedSpaces(wanting.filter(hidden), '8.7.2', 'farc.march.hidden'),
    () => wantedSpaces(wanting, '8.7.2', 'farc.march.seen'),
    () => wantedSpaces(nextToMost(m, open), '8.7.2', 'farc.march.further'),
  ]);
}

/** First step: neither Sabotaged nor held by a guerrilla of any faction (N13). */
const isBareLoc = (g: Position, space: Space): boolean =>
  isLoc(space) && !isSabotaged(g, space) && !hasGuerrillas(g, space);

/** Third step: a populated space next to the most guerrillas that could still march. */
function nextToMost(m: BotContext, open: readonly Space[]): Space[] {
  const homes = open.filter((to) => population(to) > 0);
  const crowd = (to: Space) => Math.max(...sendersTo(marchers, m, to).map((origin) => movable(m, origin)));
  const largest = Math.max(...homes.map(crowd));
  return homes.filter((to) => crowd(to) === largest);
}
