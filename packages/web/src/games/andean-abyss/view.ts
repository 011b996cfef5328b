import {
  FACTIONS,
  type Faction,
  type Insurgent,
  type PieceId,
  SPACES,
  type SpaceId,
  type View,
} from '@sandtable/andean-abyss/board-data';
import type { Json } from '@sandtable/kernel';

/** Reads the page's Json as Andean Abyss's `View`. This is the only place that does so. */
export const parseView = (view: Json): View => view as unknown as View;

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

export const strengthIn = (view: View, space: SpaceId, faction: Faction): number =>
  KINDS[faction].reduce((sum, piece) => sum + piecesIn(view, space, piece), 0);

/**
 * 6.2: the faction with more pieces here than all others together, counted now. Only the Government and FARC control
 * spaces.
 */
export function outnumbering(view: View, space: SpaceId): Faction | undefined {
  const all = FACTIONS.reduce((sum, f) => sum + strengthIn(view, space, f), 0);
  return FACTIONS.find((f) => strengthIn(view, space, f) * 2 > all);
}

/** 1.3.5: Ecuador and Panamá become spaces only through their events. */
export const inPlay = (view: View, space: SpaceId): boolean => {
  const facts = SPACES[space];
  if (facts.type !== 'department' || !facts.foreign) return true;
  return view.foreign?.some((country) => country === space) ?? false;
};

export const shipmentsIn = (view: View, space: SpaceId) => (view.shipments ?? []).filter((s) => s.space === space);
export const shipmentsOf = (view: View, faction: Insurgent) =>
  (view.shipments ?? []).filter((s) => ownerOf(s.guerrilla) === faction);

const STEPS_FROM_NEUTRAL = {
  'active-opposition': -2,
  'passive-opposition': -1,
  neutral: 0,
  'passive-support': 1,
  'active-support': 2,
} as const;

/** 1.6.2: what a space adds to Total Support (above 0) or Total Opposition (below 0). */
export function worth(view: View, space: SpaceId): number {
  const facts = SPACES[space];
  const level = view.spaces[space]?.support;
  return facts.type === 'loc' || !level ? 0 : facts.population * STEPS_FROM_NEUTRAL[level];
}
