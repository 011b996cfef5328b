import { optionalParam, type Procedure } from '@sandtable/kernel';
import { CARD, COUNTRY, countryQuestion, NUMBER, numberQuestion } from '../../ask.js';
import { cellsIn } from '../../cell-counts.js';
import { placeCells } from '../../cells.js';
import type { Country } from '../../countries.js';
import { isUnmarked, test } from '../../governance.js';
import { hasIdeology, isLapsing, type Position } from '../../position.js';
import { cardRef, countryRef } from '../../references.js';
import { log, text } from '../../text.js';
import { availableCells, cellsOnTrack } from '../../tracks.js';
import { A_DIE, declare, type Targets } from './declare.js';
import { recruitThreshold, successes } from './success.js';

/** 114 GTMO. */
export const GTMO = 114;

export const RECRUIT = {
  country: countryQuestion(
    'jihadist',
    'recruit',
    ['8.2', '6.2.2'],
    { left: NUMBER, card: optionalParam(CARD) },
    {
      needs: {
        // 8.2.2: where there is a cell or a cadre. 53 Madrassas names its own countries.
        cellOrCadre: {
          applies: (_, { card }) => card === undefined,
          holds: (g, _, country) => cellsIn(g, country) > 0 || g.cadre[country] > 0,
        },
      },
      otherwise: (_, { card }) => (card === undefined ? undefined : text('need.text', { card: cardRef(card) })),
    },
  ),
  share: numberQuestion('jihadist', 'recruit.share', '8.1.2', { space: COUNTRY, left: NUMBER }),
};
export const recruitTargets = (g: Position): readonly Country[] => RECRUIT.country.open(g, A_DIE);

export const mayRecruit = (g: Position): boolean =>
  !isLapsing(g, GTMO) && availableCells(g) > 0 && RECRUIT.country.hasAny(g, A_DIE);

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
  const { targets, rule, card } = terms;
  const among = targets?.(g);
  const declared = yield* declare(ops, (left, _, may) => RECRUIT.country.ask(g, { left, rule, card }, { may, among }));
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
    const n = yield* RECRUIT.share.ask(g, { space: country, left }, least, Math.min(here, left));
    placeCells(g, country, n);
    left -= n;
  }
}
