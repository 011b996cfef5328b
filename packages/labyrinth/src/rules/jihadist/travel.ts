import { log, type Optionality, type Procedure } from '@sandtable/kernel';
import { pickCountry, pickWord, question } from '../../ask.js';
import type { CellKind } from '../../cell-counts.js';
import { take } from '../../cells.js';
import { ALL_COUNTRIES, type Country } from '../../countries.js';
import { test } from '../../governance.js';
import { areAdjacent, GOOD, ISLAMIST_RULE, isLapsing, type Position } from '../../position.js';
import { cardRef, countryRef } from '../../references.js';
import { checkCells } from '../../victory.js';
import { successes, threshold } from './success.js';

/** 2 Biometrics. */
export const BIOMETRICS = 2;

/** One cell on its way (8.3.3); Sadr (54) never travels. */
export interface Journey {
  readonly from: Country;
  readonly to: Country;
  readonly kind: Exclude<CellKind, 'sadr'>;
}

export const mayTravelFrom = (g: Position, country: Country): boolean =>
  g.active[country] > 0 || g.sleepers[country] > 0;
export const mayTravel = (g: Position): boolean => ALL_COUNTRIES.some((country) => mayTravelFrom(g, country));

/** Cells in a country that are not yet on their way. */
function staying(g: Position, country: Country, kind: Journey['kind'], journeys: readonly Journey[]): number {
  let n = kind === 'active' ? g.active[country] : g.sleepers[country];
  for (const it of journeys) if (it.from === country && it.kind === kind) n--;
  return n;
}

const originsOf = (g: Position, journeys: readonly Journey[]): Country[] =>
  ALL_COUNTRIES.filter(
    (country) => staying(g, country, 'active', journeys) > 0 || staying(g, country, 'sleeper', journeys) > 0,
  );

/** Under Biometrics no cell goes further than to its neighbors. */
export const destinationsOf = (g: Position, from: Country): readonly Country[] =>
  isLapsing(g, BIOMETRICS) ? ALL_COUNTRIES.filter((to) => to === from || areAdjacent(g, from, to)) : ALL_COUNTRIES;

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
  const { rule = '8.3', may = journeys.length > 0 ? 'may' : 'must' } = terms ?? {};
  const from = yield* pickCountry(question('jihadist', 'travel.from', rule, { left }), originsOf(g, journeys), may);
  if (from === undefined) return undefined;
  const kinds = (['active', 'sleeper'] as const).filter((it) => staying(g, from, it, journeys) > 0);
  const at = { from: countryRef(from) };
  const kind = yield* pickWord(
    question('jihadist', 'travel.cell', rule, at),
    kinds.map((it) => `piece:${it}`),
  );
  const to = yield* pickCountry(
    question('jihadist', 'travel.to', rule, terms ? { ...at, card: cardRef(terms.card) } : at),
    terms?.destinations ?? destinationsOf(g, from),
  );
  if (to === undefined) return undefined;
  return { from, to, kind: kind === 'piece:active' ? 'active' : 'sleeper' };
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
