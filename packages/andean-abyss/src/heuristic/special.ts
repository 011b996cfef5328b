import { INSURGENTS } from '../factions.js';
import { count, hasGuerrillas, isExposed, place, removeCubesOrBases, room, shiftPieces, strength } from '../forces.js';
import { BLACKHAWKS, missilesForbid } from '../lasting-events.js';
import { ALL_SPACES, DEPARTMENTS, isCity, isDepartment, population, type Space } from '../map.js';
import { BASE, TROOPS, UNDERGROUND } from '../pieces.js';
import { adjacent, hasCapability, PIECE_KINDS, type Position } from '../position.js';
import { spaceRef } from '../references.js';
import { changeAid } from '../resources.js';
import { canShift, shift } from '../support.js';
import {
  type Answerer,
  best,
  gainOf,
  type HeuristicInput,
  offers,
  openSpaces,
  type ScoredOption,
  scoredOption,
} from './heuristic-input.js';
import { spaceWorth } from './position-worth.js';
import { airStrikeChoices } from './strike.js';

/** The Government's special activities (4.2). Each is worth its best use. */

/** Every special activity that is offered, with its gain. */
export function specialChoices(q: HeuristicInput): ScoredOption[] {
  const { g } = q;
  const found: (ScoredOption | undefined)[] = [];
  if (offers(q, 'air-strike')) found.push(named('air-strike', best(airStrikeChoices(g, strikeable(g)))));
  if (offers(q, 'eradicate')) found.push(named('eradicate', best(eradications(g, DEPARTMENTS.filter(isGrown(g))))));
  if (offers(q, 'air-lift')) found.push(named('air-lift', bestLift(g, liftable(g), liftEnds(g))?.choice));
  return found.filter((one) => one !== undefined);
}

const named = (option: string, one: ScoredOption | undefined): ScoredOption | undefined => one && { ...one, option };

const strikeable = (g: Position): Space[] =>
  ALL_SPACES.filter((s) => !isCity(s) && INSURGENTS.some((f) => isExposed(g, s, f)) && !missilesForbid(g, s));

const isGrown = (g: Position) => (space: Space) => strength(g, space, 'cartels') > 0 && !missilesForbid(g, space);

/** 4.2.3: the gain in aid and removed bases, minus the cheapest shift toward opposition. */
const eradications = (g: Position, spaces: readonly Space[]): ScoredOption[] =>
  spaces.map((space) => {
    const near = [space, ...adjacent(g, space)].filter((s) => isDepartment(s) && canShift(g, s, -1));
    const shifted = best(near.map((s) => ({ space: s, gain: -population(s) })));
    const touched = shifted && shifted.space !== space ? [space, shifted.space] : [space];
    const gain = gainOf(g, touched, () => {
      changeAid(g, 4);
      removeCubesOrBases(g, space, BASE.cartels, 99);
      if (shifted) shift(g, shifted.space, -1);
      else place(g, space, UNDERGROUND.farc);
    });
    return scoredOption(spaceRef(space), gain, 'eradicate', { space: spaceRef(space) });
  });

export const eradicate: Answerer = (q) => best(eradications(q.g, openSpaces(q)));

/** The department where the shift toward opposition costs least. */
export const eradicateShift: Answerer = (q) =>
  best(
    openSpaces(q).map((space) => {
      const gain = gainOf(q.g, [space], () => shift(q.g, space, -1));
      return scoredOption(spaceRef(space), gain, 'least', { space: spaceRef(space) });
    }),
  );

const liftable = (g: Position): Space[] => ALL_SPACES.filter((s) => count(g, s, TROOPS) > 0 && !missilesForbid(g, s));
/** Where more troops could make a difference. */
const liftEnds = (g: Position): Space[] =>
  ALL_SPACES.filter(
    (s) => room(g, s, TROOPS) > 0 && !missilesForbid(g, s) && (population(s) > 0 || hasGuerrillas(g, s)),
  );

interface Lift {
  readonly from: Space;
  readonly to: Space;
  readonly n: number;
  readonly choice: ScoredOption;
}

/** 4.2.1, card 10. */
const capacity = (g: Position): number =>
  hasCapability(g, BLACKHAWKS, 'unshaded') ? 8 : hasCapability(g, BLACKHAWKS, 'shaded') ? 1 : 3;

/** What `n` more (or fewer) troops gain in a space. A lift gains the sum of its two ends. */
function troopsGain(g: Position, space: Space, n: number): number {
  const at = space * PIECE_KINDS + TROOPS;
  const before = spaceWorth(g, space);
  g.pieces[at] += n;
  const after = spaceWorth(g, space);
  g.pieces[at] -= n;
  return after - before;
}

function bestLift(g: Position, origins: readonly Space[], ends: readonly Space[]): Lift | undefined {
  const lifts: (Lift & { gain: number })[] = [];
  for (const n of [1, capacity(g)]) {
    const from = best(
      origins.filter((s) => count(g, s, TROOPS) >= n).map((space) => ({ space, gain: troopsGain(g, space, -n) })),
    );
    if (!from) break;
    const to = best(
      ends
        .filter((s) => s !== from.space && room(g, s, TROOPS) >= n)
        .map((space) => ({ space, gain: troopsGain(g, space, n) })),
    );
    if (!to) break;
    const gain = from.gain + to.gain;
    const params = { space: spaceRef(to.space) };
    lifts.push({ from: from.space, to: to.space, n, gain, choice: scoredOption('', gain, 'airLift', params) });
  }
  return best(lifts);
}

export const airLiftFrom: Answerer = (q) => {
  const lift = bestLift(q.g, openSpaces(q), liftEnds(q.g));
  return lift && { ...lift.choice, option: spaceRef(lift.from) };
};

export const airLiftTo: Answerer<{ readonly from: Space }> = (q) => {
  const lift = bestLift(q.g, [q.params.from], openSpaces(q));
  return lift && { ...lift.choice, option: spaceRef(lift.to) };
};

/** The number of troops with the highest gain, for an Air Lift between two chosen spaces. */
export function liftNumber(g: Position, from: Space, to: Space, numbers: readonly number[]): ScoredOption | undefined {
  return best(
    numbers.map((n) => {
      const gain = gainOf(g, [from, to], () => shiftPieces(g, from, to, TROOPS, n));
      return scoredOption(`number:${n}`, gain, 'airLift', { space: spaceRef(to) });
    }),
  );
}
