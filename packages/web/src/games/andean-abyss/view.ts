import {
  FACTIONS,
  type Faction,
  type Insurgent,
  type PieceId,
  type SpaceId,
  type View,
} from '@sandtable/andean-abyss/board-data';
import type { Json } from '@sandtable/kernel';

/** Reads the page's Json as Andean Abyss's `View`. This is the only place that does so. */
export const parseView = (view: Json): View => view as View;

export const spaceIds = (view: View): readonly SpaceId[] => Object.keys(view.spaces) as SpaceId[];

export const piecesIn = (view: View, space: SpaceId, piece: PieceId): number => view.spaces[space]?.[piece] ?? 0;

export const onMap = (view: View, piece: PieceId): number =>
  spaceIds(view).reduce((sum, space) => sum + piecesIn(view, space, piece), 0);

export const basesOnMap = (view: View, faction: Faction): number => onMap(view, `${faction}-base`);

/** The kinds of piece that a faction has on the map. */
export const KINDS: Readonly<Record<Faction, readonly [PieceId, PieceId, PieceId]>> = {
  government: ['troops', 'police', 'government-base'],
  farc: ['farc-guerrilla-underground', 'farc-guerrilla-active', 'farc-base'],
  auc: ['auc-guerrilla-underground', 'auc-guerrilla-active', 'auc-base'],
  cartels: ['cartels-guerrilla-underground', 'cartels-guerrilla-active', 'cartels-base'],
};

export const ownerOf = (piece: string): Faction => FACTIONS.find((f) => piece.startsWith(f)) ?? 'government';

export const shipmentsIn = (view: View, space: SpaceId) => (view.shipments ?? []).filter((s) => s.space === space);
export const shipmentsOf = (view: View, faction: Insurgent) =>
  (view.shipments ?? []).filter((s) => ownerOf(s.guerrilla) === faction);
