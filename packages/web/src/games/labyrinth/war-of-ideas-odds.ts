import type { CountryId, View } from '@sandtable/labyrinth/board-data';
import { at, cellsIn, GOVERNANCE_VALUE, governanceOf, isMuslim, neighborsOf, troopsIn } from './view.js';

/** 4.9.2, 7.2: what a War of Ideas in a Muslim country would need now. */
export interface WarOfIdeasOdds {
  /** The lowest card value that may be used. */
  readonly value: number;
  readonly modifiers: readonly { readonly why: Modifier; readonly n: number }[];
  /** The lowest die that succeeds: below 2 every roll does, above 6 none. */
  readonly die: number;
}
export const MODIFIERS = ['prestige', 'toGood', 'relations', 'aid', 'neighbour'] as const;
type Modifier = (typeof MODIFIERS)[number];

const PRESTIGE = { low: -1, medium: 0, high: 1, 'very-high': 2 } as const;
const SUCCESS = 5;

export function warOfIdeasOdds(view: View, country: CountryId): WarOfIdeasOdds | undefined {
  const governance = governanceOf(view, country);
  const { alignment, aid = 0, regimeChange } = at(view, country);
  if (!isMuslim(country) || !governance || governance === 'islamist-rule') return undefined;
  if (alignment === 'adversary' || (alignment === 'ally' && governance === 'good')) return undefined;
  // 7.2.1.3.
  if (regimeChange && troopsIn(view, country) - cellsIn(view, country) < 5) return undefined;
  const goodAlly = (near: CountryId) => at(view, near).governance === 'good' && at(view, near).alignment === 'ally';
  const all: readonly { readonly why: Modifier; readonly n: number }[] = [
    { why: 'prestige', n: PRESTIGE[view.prestigeLevel] },
    { why: 'toGood', n: alignment === 'ally' && governance === 'fair' ? -1 : 0 },
    { why: 'relations', n: -view.gwotPenalty },
    { why: 'aid', n: aid },
    { why: 'neighbour', n: neighborsOf(view, country).some(goodAlly) ? 1 : 0 },
  ];
  const modifiers = all.filter(({ n }) => n !== 0);
  const die = SUCCESS - modifiers.reduce((sum, { n }) => sum + n, 0);
  return { value: GOVERNANCE_VALUE[governance], modifiers, die };
}
