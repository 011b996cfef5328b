import { inPlay } from '@sandtable/andean-abyss/board';
import { PIECE_IDS, SPACES, type SpaceId, type View } from '@sandtable/andean-abyss/board-data';
import type { Message, Words } from '@sandtable/kernel';
import { text } from '../text.js';
import { piecesIn, shipmentsIn } from '../view.js';
import { controllerOf, markersIn, type SpaceMarker } from './space-markers.js';

/** Describes a space for screen readers: name, kind, level, markers, pieces. */
export function describe(view: View, space: SpaceId, words: Words, isChoice: boolean): string {
  const marks = markersIn(view, space);
  const controller = controllerOf(view, space);
  const isMarked = marks.some(({ kind }) => kind === 'control');
  const control = controller && !isMarked ? [text(`board.about.control.${controller}`)] : [];
  const parts = [about(view, space), ...marks.map(markText), ...control, ...pieceTexts(view, space)];
  if (isChoice) parts.push(text('board.about.choice'));
  return parts.map((part) => words.say(part)).join(', ');
}

function about(view: View, id: SpaceId): Message {
  const facts = SPACES[id];
  const space = `space:${id}`;
  if (!inPlay(view, id)) return text('board.about.abroad', { space });
  switch (facts.type) {
    case 'city':
      return text('board.about.city', { space, n: facts.population });
    case 'department':
      return text('board.about.department', { space, terrain: `terrain:${facts.terrain}`, n: facts.population });
    case 'loc':
      return text(facts.pipeline ? 'board.about.pipeline' : 'board.about.road', { space, n: facts.econ });
  }
}

function markText(mark: SpaceMarker): Message {
  switch (mark.kind) {
    case 'level':
      return text(`level.${mark.level}`);
    case 'terror':
      return text('board.about.terror', { n: mark.n });
    case 'control':
      return text(`board.about.control.${mark.by}`);
    case 'pawn':
      return text(mark.special ? 'board.about.special' : 'board.about.pawn');
    case 'sabotage':
    case 'zone':
      return text(`board.about.${mark.kind}`);
  }
}

function pieceTexts(view: View, space: SpaceId): readonly Message[] {
  const held = PIECE_IDS.filter((piece) => piecesIn(view, space, piece) > 0);
  if (held.length === 0) return inPlay(view, space) ? [text('board.about.nobody')] : [];
  const pieces = held.map((piece) =>
    text('board.about.pieces', { n: piecesIn(view, space, piece), piece: `piece:${piece}` }),
  );
  const shipments = shipmentsIn(view, space).length;
  return shipments > 0 ? [...pieces, text('board.about.shipments', { n: shipments })] : pieces;
}
