import { log, type Procedure } from '@sandtable/kernel';
import { pickNumber, question } from '../../ask.js';
import { cellsIn } from '../../cell-counts.js';
import { placeCells } from '../../cells.js';
import { ALL_COUNTRIES, type Country } from '../../countries.js';
import { isUnmarked, test } from '../../governance.js';
import { hasIdeology, isLapsing, type Position } from '../../position.js';
import { cardRef, countryRef } from '../../references.js';
import { availableCells, cellsOnTrack } from '../../tracks.js';
import { declare, type Targets } from './declare.js';
import { recruitThreshold, successes } from './success.js';

/** 114 GTMO. */
export const GTMO = 114;

/** 8.2.2: where there is a cell or a cadre. */
export const mayRecruitIn = (g: Position, country: Country): boolean => cellsIn(g, country) > 0 || g.cadre[country] > 0;
export const recruitTargets = (g: Position): Country[] => ALL_COUNTRIES.filter((country) => mayRecruitIn(g, country));

export const mayRecruit = (g: Position): boolean =>
  !isLapsing(g, GTMO) && availableCells(g) > 0 && ALL_COUNTRIES.some((country) => mayRecruitIn(g, country));

/** 53 Madrassas recruits in other places, and beyond what Funding allows. */
export interface RecruitTerms {
  readonly targets?: (g: Position) => readonly Country[];
  readonly ignoreFunding?: boolean;
  readonly rule?: string;
  /** The card that says so. */
  readonly card?: number;
}

/** 8.2.1 Recruit: a sleeper for each success. */
export function* recruit(g: Position, ops: number, terms: RecruitTerms = {}): Procedure {
  const { targets = recruitTargets, rule = '8.2', card } = terms;
  const candidates = targets(g);
  if (candidates.length === 0) return;
  const declared = yield* declare('recruit', rule, ops, () => candidates, card ? { card: cardRef(card) } : {});
  for (const country of declared.keys()) if (isUnmarked(g, country)) test(g, country);
  const hits = new Map<Country, number>();
  for (const [country, dice] of declared) {
    log(g, 'log.recruit', { space: countryRef(country), n: dice });
    hits.set(country, successes(g, country, dice, recruitThreshold(g, country)));
  }
  yield* settle(g, hits, terms.ignoreFunding ? cellsOnTrack(g) : availableCells(g));
}

/** 48 Adam Gadahn: every die goes to one country, and succeeds by a number of its own. */
export function* recruitIn(g: Position, country: Country, dice: number, most: number): Procedure {
  test(g, country);
  log(g, 'log.recruit', { space: countryRef(country), n: dice });
  const hits = successes(g, country, dice, most);
  yield* settle(g, new Map([[country, hits]]), availableCells(g));
}

/** 8.1.2: with more successes than cells the Jihadist chooses where they go. 9.7: Attractive, two for each. */
export function* settle(g: Position, hits: Targets, available: number): Procedure {
  const each = hasIdeology(g, 'attractive') ? 2 : 1;
  let left = available;
  const countries = [...hits.keys()].filter((country) => (hits.get(country) ?? 0) > 0);
  let wanted = countries.reduce((sum, country) => sum + (hits.get(country) ?? 0) * each, 0);
  for (const country of countries) {
    const here = (hits.get(country) ?? 0) * each;
    wanted -= here;
    const least = Math.max(0, Math.min(here, left - wanted));
    const q = question('jihadist', 'recruit.share', '8.1.2', { space: countryRef(country), left });
    const n = yield* pickNumber(q, least, Math.min(here, left));
    placeCells(g, country, n);
    left -= n;
  }
}
