import { type Country, IRAQ } from './countries.js';
import { hasMarker, type Position } from './position.js';

const CELL_KINDS = ['active', 'sleeper', 'sadr'] as const;

export type CellKind = (typeof CELL_KINDS)[number];

export const cellRef = (kind: CellKind): string => `piece:${kind}`;
export const cellReferred = (reference: string): CellKind | undefined =>
  CELL_KINDS.find((kind) => cellRef(kind) === reference);

export const hasSadr = (g: Position, country: Country): boolean => country === IRAQ && hasMarker(g, 'sadr');

export const cellsIn = (g: Position, country: Country): number =>
  g.sleepers[country] + g.active[country] + (hasSadr(g, country) ? 1 : 0);

export const countOf = (g: Position, country: Country, kind: CellKind): number => {
  switch (kind) {
    case 'active':
      return g.active[country];
    case 'sleeper':
      return g.sleepers[country];
    case 'sadr':
      return hasSadr(g, country) ? 1 : 0;
  }
};

export const kindsIn = (g: Position, country: Country): CellKind[] =>
  CELL_KINDS.filter((kind) => countOf(g, country, kind) > 0);

export function cellsOnMap(g: Position, withSadr = true): number {
  let sum = withSadr && hasMarker(g, 'sadr') ? 1 : 0;
  for (const n of g.sleepers) sum += n;
  for (const n of g.active) sum += n;
  return sum;
}
