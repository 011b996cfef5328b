import type { Procedure } from '@sandtable/kernel';
import { NUMBER } from '../ask.js';
import { cellsIn } from '../cell-counts.js';
import { placeCells } from '../cells.js';
import { type Country, isMuslim } from '../countries.js';
import { test } from '../governance.js';
import { hasIdeology, ISLAMIST_RULE, type Position } from '../position.js';
import { countryRef } from '../references.js';
import { resources } from '../resources.js';
import { recruitTargets } from '../rules/jihadist/recruit.js';
import { recruitThreshold, successes } from '../rules/jihadist/success.js';
import { log } from '../text.js';
import { availableCells } from '../tracks.js';
import { troopsIn } from '../troops.js';
import { boxQuestion, chooseByChance, highest, preferring } from './ask.js';

/** 9.4.2.5 Recruit: the boxes in order. */
export const RECRUIT_BOXES = ['recruit.regime-change', 'recruit.islamist-rule', 'recruit.number'] as const;
type RecruitBox = (typeof RECRUIT_BOXES)[number];

export const RECRUIT_FLOW = { box: boxQuestion('solo.recruit', '9.4.2.5', { left: NUMBER }, RECRUIT_BOXES) };

/** So many more troops than cells. */
const OVERWHELMED = 5;

function places(g: Position, box: RecruitBox, ops: number): readonly Country[] {
  const targets = recruitTargets(g);
  switch (box) {
    case 'recruit.regime-change':
      return targets.filter(
        (country) => g.regimeChange[country] > 0 && troopsIn(g, country) - cellsIn(g, country) >= OVERWHELMED,
      );
    case 'recruit.islamist-rule':
      return targets.filter((country) => g.governance[country] === ISLAMIST_RULE && cellsIn(g, country) < 2 * ops);
    case 'recruit.number': {
      const others = targets.filter(
        (country) => g.regimeChange[country] === 0 && g.governance[country] !== ISLAMIST_RULE,
      );
      return highest(others, (country) => recruitThreshold(g, country));
    }
  }
}

function priority(g: Position, countries: readonly Country[]): readonly Country[] {
  let left = preferring(countries, (country) => g.besieged[country] > 0);
  left = highest(left, (country) => troopsIn(g, country) + cellsIn(g, country));
  return left.every(isMuslim) ? highest(left, (country) => resources(g, country)) : left;
}

/** One die at a time, each with its own choice of country. Returns the unused value. */
export function* automaRecruit(g: Position, ops: number): Procedure<number> {
  for (let left = ops; left > 0; left--) {
    if (availableCells(g) === 0) return left;
    const boxes = RECRUIT_BOXES.filter((box) => places(g, box, ops).length > 0);
    if (boxes.length === 0) return left;
    const box = yield* RECRUIT_FLOW.box.askEvenOne(g, { left }, boxes);
    recruitOne(g, chooseByChance(g, priority(g, places(g, box, ops))));
  }
  return 0;
}

function recruitOne(g: Position, country: Country): void {
  test(g, country);
  log(g, 'log.recruit', { space: countryRef(country), n: 1 });
  if (successes(g, country, 1, recruitThreshold(g, country)) === 0) return;
  // 9.7: Attractive, two for each success.
  placeCells(g, country, Math.min(availableCells(g), hasIdeology(g, 'attractive') ? 2 : 1));
}
