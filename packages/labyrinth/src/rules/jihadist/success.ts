import { roll } from '@sandtable/kernel';
import { type Country, factsOf } from '../../countries.js';
import { ISLAMIST_RULE, type Position } from '../../position.js';
import { countryRef } from '../../references.js';
import { log, text } from '../../text.js';

/** 8.1, 8.1.1: the highest roll that succeeds. Under Islamist Rule every roll does. */
export const threshold = (g: Position, country: Country): number =>
  g.governance[country] === ISLAMIST_RULE ? 6 : g.governance[country];

/** 8.2.3-4: automatic in a Regime Change country; a printed number goes before governance. */
export const recruitThreshold = (g: Position, country: Country): number => {
  if (g.regimeChange[country] > 0 || g.governance[country] === ISLAMIST_RULE) return 6;
  return factsOf(country).recruit ?? g.governance[country];
};

/** Rolls dice; returns how many are no higher than the threshold. Certain successes are not rolled. */
export function successes(g: Position, country: Country, dice: number, most: number): number {
  if (most >= 6) return dice;
  let hits = 0;
  for (let i = 0; i < dice; i++) {
    const die = roll(g.chance);
    if (die <= most) hits++;
    const params = { space: countryRef(country), die, atMost: most, needed: text('need.atMost', { n: most }) };
    log(g, die <= most ? 'log.roll.success' : 'log.roll.failure', params);
  }
  return hits;
}
