import { SIDES, type Side, SPACE_IDS, SPACES, type SpaceId, type View } from '@sandtable/imperial-struggle/board-data';
import { type Flight, flightsOf } from '../../shared/board/flights.js';
import { pieceIn } from './contents.js';
import type { Squadron, TokenKind } from './tokens.js';

/**
 * The moves of pieces between two views. Squadrons move between seas, Navy Boxes, yards and the turn track; flags are
 * raised and lowered.
 */

const BERTHS = ['navy', 'yard', 'waiting'] as const;
export type Berth = SpaceId | `${(typeof BERTHS)[number]}-${Side}`;

const SEAS: readonly Berth[] = SPACE_IDS.filter((id) => SPACES[id].kind === 'naval');
const ALL: readonly Berth[] = [...SEAS, ...BERTHS.flatMap((berth) => SIDES.map((side) => `${berth}-${side}` as const))];

function shipsIn(view: View, berth: Berth, side: Side): number {
  switch (berth) {
    case `navy-${side}`:
      return view.navyBox[side];
    case `yard-${side}`:
      return view.unbuilt[side];
    case `waiting-${side}`:
      return view.waiting[side];
    default: {
      const sea = SEAS.includes(berth) ? SPACE_IDS.find((id) => id === berth) : undefined;
      return sea && view.flags[sea] === side ? 1 : 0;
    }
  }
}

export function flights(before: View, after: View): readonly Flight<Berth, TokenKind>[] {
  const sideOf = (piece: Squadron): Side => (piece === 'squadron-britain' ? 'britain' : 'france');
  const ships = flightsOf<Berth, Squadron>({
    spaces: ALL,
    pieces: ['squadron-britain', 'squadron-france'],
    before: (berth, piece) => shipsIn(before, berth, sideOf(piece)),
    after: (berth, piece) => shipsIn(after, berth, sideOf(piece)),
    otherFace: () => undefined,
    adjacent: () => false,
  });
  return [...ships, ...SPACE_IDS.flatMap((space) => raised(before, after, space))];
}

/** A flag never moves: it is raised, lowered or replaced. */
function raised(before: View, after: View, space: SpaceId): Flight<Berth, TokenKind>[] {
  const was = before.flags[space];
  const is = after.flags[space];
  if (was === is || SPACES[space].kind === 'naval') return [];
  const found: Flight<Berth, TokenKind>[] = [];
  if (was) found.push({ kind: 'leave', piece: pieceIn(space, was), from: space, count: 1 });
  if (is) found.push({ kind: 'arrive', piece: pieceIn(space, is), to: space, count: 1 });
  return found;
}

/** Markers that were not there before. */
export function newMarkers(
  before: View,
  after: View,
): readonly { readonly space: SpaceId; readonly marker: TokenKind }[] {
  return SPACE_IDS.flatMap((space) => {
    const found: { space: SpaceId; marker: TokenKind }[] = [];
    const conflict = after.conflicts[space];
    if (conflict && before.conflicts[space] !== conflict) {
      found.push({ space, marker: conflict === 'dear' ? 'conflict-dear' : 'conflict' });
    }
    if (after.damaged.includes(space) && !before.damaged.includes(space)) found.push({ space, marker: 'fort-damaged' });
    const settled = (view: View) => view.huguenots.some((it) => it.space === space);
    if (settled(after) && !settled(before)) found.push({ space, marker: 'huguenots' });
    return found;
  });
}
