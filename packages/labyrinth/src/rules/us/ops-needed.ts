import type { PlaceNeed } from '../../ask.js';
import type { Country } from '../../countries.js';
import { underIslamistRule } from '../../governance.js';
import type { Position } from '../../position.js';
import { TRACK, type TroopPlace } from '../../troop-places.js';

/** 7.1.1: the value an operation needs by governance; an unmarked country is tested before its value counts (4.9.5). */
export const opsNeededIn = (g: Position, country: Country): number => g.governance[country];

const isIslamist = (g: Position, place: TroopPlace): boolean => place !== TRACK && underIslamistRule(g, place);

/** 7.1.3: no value is enough for a country under Islamist Rule. */
export const NOT_ISLAMIST: PlaceNeed<unknown> = { holds: (g, _, place) => !isIslamist(g, place), shown: 'unmet' };

/** 7.1.1: the value must be at least the Governance, as far as that is known beforehand. */
export const enoughValue = <C>(opsOf: (c: C) => number): PlaceNeed<C, 'n'> => ({
  holds: (g, c, place) => place === TRACK || isIslamist(g, place) || opsNeededIn(g, place) <= opsOf(c),
  shown: (g, _, place) => !isIslamist(g, place),
  params: (_, c) => ({ n: opsOf(c) }),
});

/** The value of the operation that asks. */
export const OPS_GIVEN = enoughValue(({ ops }: { readonly ops: number }) => ops);
