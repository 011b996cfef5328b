import type { Json } from '@sandtable/kernel';
import { ALL_SPACES, spaceId } from './map.js';
import type { Execution, Moved } from './operation.js';
import { PIECE_IDS, PIECES } from './pieces.js';
import { clone, PIECE_KINDS, type Position } from './position.js';
import { writePosition } from './position-json/write.js';
import { margins } from './rules/victory.js';
import { availableShipments } from './shipments.js';
import { oppositionPlusBases, totalOpposition, totalSupport } from './support.js';

/** Off the map a guerrilla is neither active nor underground. */
const AVAILABLE = PIECES.filter((piece) => !PIECE_IDS[piece].endsWith('active')).map(
  (piece) => [PIECE_IDS[piece].replace('-underground', ''), piece] as const,
);

/** Only the order of the coming cards is hidden (2.2): every seat and every observer sees the same. */
export function view(g: Position): Json {
  const written = writePosition(g) as { readonly [key: string]: Json };
  const { deck: _, ...open } = written;
  return {
    ...open,
    rules: { ...g.rules },
    upcoming: g.deck.slice(g.turned, g.seen),
    cardsLeft: g.deck.length - g.turned,
    available: Object.fromEntries(AVAILABLE.map(([name, piece]) => [name, g.available[piece]])),
    availableShipments: availableShipments(g),
    totalSupport: totalSupport(g),
    totalOpposition: totalOpposition(g),
    oppositionPlusBases: oppositionPlusBases(g),
    margins: margins(g),
    ...(g.underway ? { underway: underway(g.underway) } : {}),
  };
}

/** 3.1.1: what pawns would mark. */
const underway = (x: Execution): Json => ({
  faction: x.faction,
  operation: x.operation,
  limited: x.limited,
  free: x.free,
  begun: x.begun,
  maySpecial: x.maySpecial,
  ...(x.within ? { within: x.within.map(spaceId) } : {}),
  selected: x.selected.map(spaceId),
  spent: x.spent,
  ...(x.special ? { special: x.special } : {}),
  specialSpaces: x.specialSpaces.map(spaceId),
  ...(x.moved.some((n) => n > 0) ? { moved: movedPieces(x.moved) } : {}),
});

const movedPieces = (moved: Moved): Json =>
  ALL_SPACES.flatMap((space) =>
    PIECES.flatMap((piece) => {
      const n = moved[space * PIECE_KINDS + piece];
      return n > 0 ? [{ space: spaceId(space), piece: PIECE_IDS[piece], n }] : [];
    }),
  );

/** Replaces unseen cards with 0 and blanks the state of chance. */
export function redact(g: Position): Position {
  const seen = clone(g);
  seen.deck = g.deck.slice().fill(0, g.seen);
  seen.chance.state.fill(1);
  seen.chance.scriptedDice.length = 0;
  return seen;
}
