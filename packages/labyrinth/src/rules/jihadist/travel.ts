import { type Optionality, optionalParam, type Procedure, type ThingKind } from '@sandtable/kernel';
import { CARD, COUNTRY, countryQuestion, NUMBER, thingQuestion } from '../../ask.js';
import { type CellKind, cellRef } from '../../cell-counts.js';
import { take } from '../../cells.js';
import type { Country } from '../../countries.js';
import { test } from '../../governance.js';
import { areAdjacent, GOOD, ISLAMIST_RULE, isLapsing, type Position } from '../../position.js';
import { cardRef, countryRef } from '../../references.js';
import { log, text } from '../../text.js';
import { checkCells } from '../../victory.js';
import { A_DIE } from './declare.js';
import { successes, threshold } from './success.js';

/** 2 Biometrics. */
export const BIOMETRICS = 2;

/** One cell on its way (8.3.3); Sadr (54) never travels. */
export interface Journey {
  readonly from: Country;
  readonly to: Country;
  readonly kind: Exclude<CellKind, 'sadr'>;
}

const TRAVELERS: readonly Journey['kind'][] = ['active', 'sleeper'];
const TRAVELER: ThingKind<Journey['kind']> = {
  ref: cellRef,
  referred: (option) => TRAVELERS.find((kind) => cellRef(kind) === option),
};
const TRAVEL_RULES = ['8.3', '6.2.2'] as const;

/** 8.3.1: a cell may go anywhere; under Biometrics (2) no further than to its neighbors. */
const isInReach = (g: Position, from: Country, to: Country): boolean =>
  !isLapsing(g, BIOMETRICS) || to === from || areAdjacent(g, from, to);

export const TRAVEL = {
  from: countryQuestion(
    'jihadist',
    'travel.from',
    TRAVEL_RULES,
    { left: NUMBER },
    {
      needs: { traveller: (g, _, country) => g.active[country] > 0 || g.sleepers[country] > 0 },
      otherwise: () => text('need.staying'),
    },
  ),
  cell: thingQuestion('jihadist', 'travel.cell', TRAVEL_RULES, { from: COUNTRY }, TRAVELER),
  to: countryQuestion(
    'jihadist',
    'travel.to',
    TRAVEL_RULES,
    { from: COUNTRY, card: optionalParam(CARD) },
    {
      needs: {
        near: {
          // 74, 79: the card says where to.
          applies: (_, { card }) => card === undefined,
          holds: (g, { from }, to) => isInReach(g, from, to),
          text: (g, { from }) =>
            isLapsing(g, BIOMETRICS) ? text('need.near', { from: countryRef(from) }) : text('need.anywhere'),
        },
      },
      otherwise: (_, { card }) => (card === undefined ? undefined : text('need.text', { card: cardRef(card) })),
    },
  ),
};
export const mayTravel = (g: Position): boolean => TRAVEL.from.hasAny(g, A_DIE);

/** Cells in a country that are not yet on their way. */
function staying(g: Position, country: Country, kind: Journey['kind'], journeys: readonly Journey[]): number {
  let n = kind === 'active' ? g.active[country] : g.sleepers[country];
  for (const it of journeys) if (it.from === country && it.kind === kind) n--;
  return n;
}

/** 8.3 Travel: all journeys are said first, then made. */
export function* travel(g: Position, ops: number): Procedure {
  const journeys: Journey[] = [];
  while (journeys.length < ops) {
    const journey = yield* nextJourney(g, journeys, ops - journeys.length);
    if (!journey) break;
    journeys.push(journey);
  }
  makeJourneys(g, journeys, 'roll');
}

/** Events (74, 79) limit where cells go. */
export interface JourneyTerms {
  readonly destinations: readonly Country[];
  readonly rule: string;
  readonly may: Optionality;
  /** The card that says so. */
  readonly card: number;
}

/** One more cell and where it goes, or enough. */
export function* nextJourney(
  g: Position,
  journeys: readonly Journey[],
  left: number,
  terms?: JourneyTerms,
): Procedure<Journey | undefined> {
  const { rule, card, may = journeys.length > 0 ? 'may' : 'must' } = terms ?? {};
  const stayers = (country: Country) => TRAVELERS.filter((kind) => staying(g, country, kind, journeys) > 0);
  const from = yield* TRAVEL.from.ask(g, { left, rule }, { may, only: (country) => stayers(country).length > 0 });
  if (from === undefined) return undefined;
  const kind = yield* TRAVEL.cell.askOne(g, { from, rule }, stayers(from));
  const to = yield* TRAVEL.to.ask(g, { from, rule, card }, { among: terms?.destinations });
  return to === undefined ? undefined : { from, to, kind };
}

/** 8.3.1-2: unmarked countries are tested before any roll (4.9.4); a cell that fails its roll is lost. */
export function makeJourneys(g: Position, journeys: readonly Journey[], how: 'roll' | 'automatic'): void {
  for (const { to } of journeys) test(g, to);
  for (const { from, to, kind } of journeys) {
    take(g, from, kind, 1);
    const arrives = how === 'automatic' || isEasy(g, from, to) || successes(g, to, 1, threshold(g, to)) > 0;
    if (arrives) {
      // 4.8.4: only a cell from the Funding Track takes the place of a cadre.
      g.sleepers[to]++;
      log(g, from === to ? 'log.hide' : 'log.travel', { from: countryRef(from), space: countryRef(to) });
    } else log(g, 'log.travel.lost', { from: countryRef(from), space: countryRef(to) });
  }
  checkCells(g);
}

/** 8.3.1: within a country and to a neighbor, and wherever Islamist Rule is; under Biometrics a Good neighbor is guarded. */
export const isEasy = (g: Position, from: Country, to: Country): boolean => {
  if (from === to || g.governance[to] === ISLAMIST_RULE) return true;
  return areAdjacent(g, from, to) && !(isLapsing(g, BIOMETRICS) && g.governance[to] === GOOD);
};
