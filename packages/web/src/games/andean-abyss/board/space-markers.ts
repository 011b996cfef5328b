import { controlState, inPlay } from '@sandtable/andean-abyss/board';
import { SPACES, type SpaceId, type View } from '@sandtable/andean-abyss/board-data';
import { shipmentsIn } from '../view.js';

/** The markers in a space. */

type Level = NonNullable<NonNullable<View['spaces'][SpaceId]>['support']>;
export type SpaceMarker =
  | { readonly kind: 'level'; readonly level: Exclude<Level, 'neutral'> }
  | { readonly kind: 'terror'; readonly n: number }
  | { readonly kind: 'sabotage' }
  | { readonly kind: 'zone' }
  | { readonly kind: 'control'; readonly by: 'government' | 'farc' }
  /** Pawns of the operation in progress (3.1.1). */
  | { readonly kind: 'pawn'; readonly special: boolean };

export function markersIn(view: View, space: SpaceId): readonly SpaceMarker[] {
  const marks: SpaceMarker[] = [];
  const { underway } = view;
  if (underway?.selected.includes(space)) marks.push({ kind: 'pawn', special: false });
  if (underway?.specialSpaces.includes(space)) marks.push({ kind: 'pawn', special: true });
  const here = view.spaces[space];
  if (!here) return marks;
  if (here.support && here.support !== 'neutral') marks.push({ kind: 'level', level: here.support });
  if (here.control) marks.push({ kind: 'control', by: here.control });
  if (here.terror) marks.push({ kind: 'terror', n: here.terror });
  if (here.sabotage) marks.push({ kind: 'sabotage' });
  if (here.zone) marks.push({ kind: 'zone' });
  return marks;
}

/** 6.2: the faction that controls a space, by its marker or as it would be determined now. */
export function controllerOf(view: View, space: SpaceId) {
  if (SPACES[space].type === 'loc' || !inPlay(view, space)) return undefined;
  const control = controlState(view, space);
  return control.by === 'marker' ? control.faction : control.controller;
}

export const keyOf = (mark: SpaceMarker): string => Object.values(mark).join('-');

/**
 * Everything that a view says about a space, as one string. While it is equal, nothing about the space needs a redraw.
 */
export const fingerprintOf = (view: View, space: SpaceId): string =>
  JSON.stringify([
    view.spaces[space],
    markersIn(view, space),
    shipmentsIn(view, space),
    inPlay(view, space),
    controllerOf(view, space),
  ]);
