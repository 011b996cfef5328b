import { inPlay } from '@sandtable/andean-abyss/board';
import { PIECE_IDS, SPACES, type SpaceId, type View } from '@sandtable/andean-abyss/board-data';
import { type Message, message, type Words } from '@sandtable/kernel';
import { piecesIn, shipmentsIn } from '../view.js';
import { controllerOf, markersIn, type SpaceMarker } from './space-markers.js';

/** Describes a space for screen readers: name, kind, level, markers, pieces. */
export function describe(view: View, space: SpaceId, words: Words, isChoice: boolean): string {
  const marks = markersIn(view, space);
  const controller = controllerOf(view, space);
  const isMarked = marks.some(({ kind }) => kind === 'control');
  const control = controller && !isMarked ? [message(`board.about.control.${controller}`)] : [];
  const parts = [about(view, space), ...marks.map(markText), ...control, ...pieceTexts(view, space)];
  if (isChoice) parts.push(message('board.about.choice'));
  return parts.map((part) => words.say(part)).join(', ');
}

function about(view: View, id: SpaceId): Message {
  const facts = SPACES[id];
  const space = `space:${id}`;
  if (!inPlay(view, id)) return message('board.about.abroad', { space });
  switch (facts.type) {
    case 'city':
      return message('board.about.city', { space, n: facts.population });
    case 'department':
      return message('board.about.department', { space, terrain: `terrain:${facts.terrain}`, n: facts.population });
    case 'loc':
      return message(facts.pipeline ? 'board.about.pipeline' : 'board.about.road', { space, n: facts.econ });
  }
}

function markText(mark: SpaceMarker): Message {
  switch (mark.kind) {
    case 'level':
      return message(`level.${mark.level}`);
    case 'terror':
      return message('board.about.terror', { n: mark.n });
    case 'control':
      return message(`board.about.control.${mark.by}`);
    case 'pawn':
      return message(mark.special ? 'board.about.special' : 'board.about.pawn');
    case 'sabotage':
    case 'zone':
      return message(`board.about.${mark.kind}`);
  }
}

function pieceTexts(view: View, space: SpaceId): readonly Message[] {
  const held = PIECE_IDS.filter((piece) => piecesIn(view, space, piece) > 0);
  if (held.length === 0) return inPlay(view, space) ? [message('board.about.nobody')] : [];
  const pieces = held.map((piece) =>
    message('board.about.pieces', { n: piecesIn(view, space, piece), piece: `piece:${piece}` }),
  );
  const shipments = shipmentsIn(view, space).length;
  return shipments > 0 ? [...pieces, message('board.about.shipments', { n: shipments })] : pieces;
}
