import type { Procedure } from '@sandtable/kernel';
import { COUNTRY, NUMBER } from '../ask.js';
import { cellsIn } from '../cell-counts.js';
import {
  ALL_COUNTRIES,
  type Country,
  isMuslim,
  MUSLIM_COUNTRIES,
  NON_MUSLIM_COUNTRIES,
  PAKISTAN,
  UNITED_STATES,
} from '../countries.js';
import { isUnmarked } from '../governance.js';
import {
  adjacent,
  areAdjacent,
  FAIR,
  GOOD,
  HARD,
  hasIdeology,
  hasMarker,
  ISLAMIST_RULE,
  isLapsing,
  POOR,
  type Position,
  SOFT,
} from '../position.js';
import { resources } from '../resources.js';
import { BIOMETRICS, type Journey, makeJourneys, mayTravel } from '../rules/jihadist/travel.js';
import { troopsIn } from '../troops.js';
import { boxQuestion, chooseByChance, highest, preferring } from './ask.js';

/** 9.4.2.6 Travel: boxes of destinations, at most one country each. The US posture decides between two of them. */
export const TO_BOXES = ['to.marker', 'to.major', 'to.governed', 'to.unmarked', 'to.soft', 'to.random'] as const;
type ToBox = (typeof TO_BOXES)[number];
/** 79 Clean Operatives (9.4.2.1). */
export const TO_US = 'to.us';

/** 8.4.2, 9.7: five more cells than troops, or three; two of them may still be traveling there. */
const majorWithTwo = (g: Position, country: Country): boolean =>
  g.governance[country] === POOR &&
  !(country === PAKISTAN && hasMarker(g, 'benazir-bhutto')) &&
  cellsIn(g, country) + 2 - troopsIn(g, country) >= (hasIdeology(g, 'potent') ? 3 : 5);

export function destinationsOf(g: Position, box: ToBox): readonly Country[] {
  switch (box) {
    case 'to.marker':
      return MUSLIM_COUNTRIES.filter(
        (country) =>
          g.governance[country] !== ISLAMIST_RULE &&
          (g.regimeChange[country] > 0 || g.besieged[country] > 0 || g.aid[country] > 0),
      );
    case 'to.major':
      return MUSLIM_COUNTRIES.filter((country) => majorWithTwo(g, country));
    case 'to.governed':
      return MUSLIM_COUNTRIES.filter(
        (country) =>
          (g.governance[country] === GOOD || g.governance[country] === FAIR) &&
          adjacent(g, country).some((near) => cellsIn(g, near) > 0),
      );
    case 'to.unmarked':
      if (g.posture[UNITED_STATES] !== HARD) return [];
      return NON_MUSLIM_COUNTRIES.filter((country) => isUnmarked(g, country));
    case 'to.soft':
      if (g.posture[UNITED_STATES] !== SOFT) return [];
      return NON_MUSLIM_COUNTRIES.filter((country) => country !== UNITED_STATES && g.posture[country] === SOFT);
    case 'to.random':
      return ALL_COUNTRIES;
  }
}

/** Pakistan; then, if all are Muslim, those with most Resources. The random box has no preference. */
function priority(g: Position, box: ToBox): readonly Country[] {
  const countries = destinationsOf(g, box);
  if (box === 'to.random') return countries;
  if (countries.includes(PAKISTAN)) return [PAKISTAN];
  return countries.every(isMuslim) ? highest(countries, (country) => resources(g, country)) : countries;
}

/** One country per cell; Radicalization (9.4.3) begins with the second box. All remaining cells go to one country (R-A14). */
function* chooseDestinations(g: Position, n: number, after?: ToBox): Procedure<Country[]> {
  const chosen: Country[] = [];
  let next = after ? TO_BOXES.indexOf(after) + 1 : 0;
  while (chosen.length < n) {
    const boxes = TO_BOXES.filter((box, at) => at >= next && destinationsOf(g, box).length > 0);
    const box = yield* TRAVEL_FLOW.to.askEvenOne(g, { left: n - chosen.length }, boxes);
    const country = chooseByChance(g, priority(g, box));
    chosen.push(country);
    if (box === 'to.random') while (chosen.length < n) chosen.push(country);
    next = TO_BOXES.indexOf(box) + 1;
  }
  return chosen;
}

/** 9.4.2.6.1: boxes of origins. */
export const FROM_BOXES = ['from.islamist-rule', 'from.regime-change', 'from.adjacent', 'from.random'] as const;
type FromBox = (typeof FROM_BOXES)[number];

export const TRAVEL_FLOW = {
  to: boxQuestion('solo.to', ['9.4.2.6', '9.4.2.1'], { left: NUMBER }, [...TO_BOXES, TO_US]),
  from: boxQuestion('solo.from', '9.4.2.6.1', { space: COUNTRY }, FROM_BOXES),
};

/** A card's journeys so far, which affect where the next one begins. */
interface Travels {
  /** The value of the card. */
  readonly ops: number;
  readonly destinations: readonly Country[];
  readonly journeys: readonly Journey[];
}

const going = ({ journeys }: Travels, country: Country): number => {
  let n = 0;
  for (const { from } of journeys) if (from === country) n++;
  return n;
};
/** Active cells that are not traveling yet: they go first (9.3.1). */
const activeLeft = (g: Position, travels: Travels, country: Country): number => {
  let n = g.active[country];
  for (const { from, kind } of travels.journeys) if (from === country && kind === 'active') n--;
  return n;
};
const mayLeave = (g: Position, travels: Travels, country: Country): boolean =>
  g.active[country] + g.sleepers[country] > going(travels, country);
/** Cells that stay. Sadr (54) never travels but counts as a cell. */
const staying = (g: Position, travels: Travels, country: Country): number =>
  cellsIn(g, country) - going(travels, country);

function isOrigin(g: Position, travels: Travels, box: FromBox, from: Country, to: Country): boolean {
  switch (box) {
    case 'from.islamist-rule':
      return g.governance[from] === ISLAMIST_RULE && staying(g, travels, from) > travels.ops;
    case 'from.regime-change':
      return g.regimeChange[from] > 0 && staying(g, travels, from) > troopsIn(g, from);
    case 'from.adjacent':
      return areAdjacent(g, from, to);
    case 'from.random':
      return true;
  }
}

/** The journey of a cell to this destination, if one can go. It may end up hiding in its origin instead. */
function* chooseOrigin(
  g: Position,
  travels: Travels,
  to: Country,
  reach: 'any' | 'near',
): Procedure<Journey | undefined> {
  const inhabited = ALL_COUNTRIES.filter(
    (from) => mayLeave(g, travels, from) && (reach === 'any' || from === to || areAdjacent(g, from, to)),
  );
  if (inhabited.length === 0) return undefined;
  const boxes = FROM_BOXES.filter((box) => inhabited.some((from) => isOrigin(g, travels, box, from, to)));
  const box = yield* TRAVEL_FLOW.from.askEvenOne(g, { space: to }, boxes);
  let origins: readonly Country[] = inhabited.filter((from) => isOrigin(g, travels, box, from, to));
  origins = preferring(origins, (from) => activeLeft(g, travels, from) > 0);
  // R-A15.
  origins = preferring(origins, (from) => from === to || !travels.destinations.includes(from));
  const from = chooseByChance(g, origins);
  const kind = activeLeft(g, travels, from) > 0 ? 'active' : 'sleeper';
  // The last cell doesn't leave a country under Islamist Rule or in Regime Change: it becomes a sleeper there.
  const holds = g.governance[from] === ISLAMIST_RULE || g.regimeChange[from] > 0;
  return { from, to: holds && staying(g, travels, from) === 1 ? from : to, kind };
}

/** A cell for each destination in order, while there are any. */
export function* chooseOrigins(
  g: Position,
  ops: number,
  destinations: readonly Country[],
  reach: 'any' | 'near',
): Procedure<Journey[]> {
  const journeys: Journey[] = [];
  for (const to of destinations) {
    const journey = yield* chooseOrigin(g, { ops, destinations, journeys }, to, reach);
    if (journey) journeys.push(journey);
  }
  return journeys;
}

const isNextToCells = (g: Position, country: Country): boolean =>
  adjacent(g, country).some((near) => g.active[near] + g.sleepers[near] > 0);

/** Destinations, then origins, then all travel together (9.4.2.6.2). Returns the unused value. */
export function* automaTravel(g: Position, ops: number): Procedure<number> {
  if (!mayTravel(g)) return ops;
  const wanted = yield* chooseDestinations(g, ops);
  // 2 Biometrics: a destination needs a neighbor from which a cell can come.
  const guarded = isLapsing(g, BIOMETRICS);
  const destinations = guarded ? wanted.filter((country) => isNextToCells(g, country)) : wanted;
  const journeys = yield* chooseOrigins(g, ops, destinations, guarded ? 'near' : 'any');
  makeJourneys(g, journeys, 'roll');
  return ops - journeys.length;
}

/** 9.4.3: one cell, which always arrives; Biometrics doesn't apply. */
export function* travelByRadicalization(g: Position, ops: number): Procedure {
  const destinations = yield* chooseDestinations(g, 1, 'to.marker');
  makeJourneys(g, yield* chooseOrigins(g, ops, destinations, 'any'), 'automatic');
}
