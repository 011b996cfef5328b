import type { Country } from '../../countries.js';
import { ISLAMIST_RULE, type Position, UNMARKED } from '../../position.js';

/** 7.1.1: the value an operation needs by governance; an unmarked country is tested before its value counts (4.9.5). */
export const opsNeededIn = (g: Position, country: Country): number => g.governance[country];

/** 7.1.1, 7.1.3: may an operation of this value go there, as far as is known beforehand? */
export const isEnough = (g: Position, country: Country, ops: number): boolean => {
  const level = g.governance[country];
  return level !== ISLAMIST_RULE && (level === UNMARKED || level <= ops);
};
