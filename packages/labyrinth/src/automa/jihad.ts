import type { Procedure } from '@sandtable/kernel';
import { NUMBER } from '../ask.js';
import { cellsIn } from '../cell-counts.js';
import { type Country, MUSLIM_COUNTRIES, PAKISTAN } from '../countries.js';
import { FAIR, GOOD, ISLAMIST_RULE, POOR, type Position, UNMARKED } from '../position.js';
import { resources } from '../resources.js';
import { jihadIn, mayBeMajor, mayJihad } from '../rules/jihadist/jihad.js';
import { boxQuestion, chooseByChance, highest, ofFirstGovernance, preferring } from './ask.js';

/** 9.4.2.3 Major Jihad. */
export const MAJOR_BOXES = ['major.pakistan', 'major.resources'] as const;

/** Successes that lead to Islamist Rule (8.4.2-4). */
const needed = (g: Position, country: Country): number =>
  POOR - g.governance[country] + (g.besieged[country] > 0 ? 1 : 2);

/** 9.4.1: only where this value could bring about Islamist Rule. */
export const majorTargets = (g: Position, ops: number): Country[] =>
  MUSLIM_COUNTRIES.filter((country) => mayBeMajor(g, country) && ops >= needed(g, country));

export function* majorJihad(g: Position, ops: number): Procedure<number> {
  const targets = majorTargets(g, ops);
  const boxes = MAJOR_BOXES.filter((box) => box === 'major.resources' || targets.includes(PAKISTAN));
  const box = yield* JIHAD_FLOW.major.askEvenOne(g, { n: ops }, boxes);
  const richest = highest(targets, (country) => resources(g, country));
  const country = box === 'major.pakistan' ? PAKISTAN : chooseByChance(g, richest);
  const dice = Math.min(ops, cellsIn(g, country));
  yield* jihadIn(g, country, dice, true);
  return ops - dice;
}

/** 9.4.2.4 Minor Jihad. */
export const MINOR_BOXES = ['minor.good', 'minor.fair'] as const;

export const JIHAD_FLOW = {
  major: boxQuestion('solo.major', '9.4.2.3', { n: NUMBER }, MAJOR_BOXES),
  minor: boxQuestion('solo.minor', '9.4.2.4', { left: NUMBER }, MINOR_BOXES),
};

/** 9.4.1: not in Poor countries, whose governance can't get worse. */
export const minorTargets = (g: Position): Country[] =>
  MUSLIM_COUNTRIES.filter((country) => g.governance[country] <= FAIR && mayJihad(g, country));

/** Within a level of governance: Pakistan, Aid, Besieged Regime, most Resources. */
const within = (g: Position, countries: readonly Country[]): readonly Country[] => {
  let left = preferring(countries, (country) => country === PAKISTAN);
  left = preferring(left, (country) => g.aid[country] > 0);
  left = preferring(left, (country) => g.besieged[country] > 0);
  return highest(left, (country) => resources(g, country));
};

/** The same for events that change governance or alignment, which reach Poor countries last. */
export const minorPriority = (g: Position, countries: readonly Country[]): readonly Country[] =>
  within(g, ofFirstGovernance(g, countries, [GOOD, FAIR, POOR, ISLAMIST_RULE, UNMARKED]));

export function* minorJihad(g: Position, ops: number): Procedure<number> {
  const used: Country[] = [];
  let left = ops;
  while (left > 0) {
    const targets = minorTargets(g).filter((country) => !used.includes(country));
    if (targets.length === 0) break;
    const good = targets.filter((country) => g.governance[country] === GOOD);
    const fair = targets.filter((country) => g.governance[country] === FAIR);
    const boxes = MINOR_BOXES.filter((box) => (box === 'minor.good' ? good : fair).length > 0);
    const box = yield* JIHAD_FLOW.minor.askEvenOne(g, { left }, boxes);
    const country = chooseByChance(g, within(g, box === 'minor.good' ? good : fair));
    used.push(country);
    const dice = Math.min(left, cellsIn(g, country));
    left -= dice;
    yield* jihadIn(g, country, dice, false);
  }
  return left;
}
