import { PIECE_IDS, type Seen, SPACES, type SpaceId } from '@sandtable/andean-abyss/facts';
import { type Message, say, type Words } from '@sandtable/kernel';
import { inPlay, piecesIn, shipmentsIn } from '../view.js';
import { type Mark, marksIn } from './marks.js';

/** A space in words, for who cannot see it: name, kind, level, markers, pieces. */
export function describe(view: Seen, space: SpaceId, words: Words, isChoice: boolean): string {
  const parts = [about(view, space), ...marksIn(view, space).map(markSaid), ...piecesSaid(view, space)];
  if (isChoice) parts.push(say('board.about.choice'));
  return parts.map((part) => words.say(part)).join(', ');
}

function about(view: Seen, id: SpaceId): Message {
  const facts = SPACES[id];
  const space = `space:${id}`;
  if (!inPlay(view, id)) return say('board.about.abroad', { space });
  switch (facts.type) {
    case 'city':
      return say('board.about.city', { space, n: facts.population });
    case 'department':
      return say('board.about.department', { space, terrain: `terrain:${facts.terrain}`, n: facts.population });
    case 'loc':
      return say(facts.pipeline ? 'board.about.pipeline' : 'board.about.road', { space, n: facts.econ });
  }
}

function markSaid(mark: Mark): Message {
  switch (mark.kind) {
    case 'level':
      return say(`level.${mark.level}`);
    case 'terror':
      return say('board.about.terror', { n: mark.n });
    case 'control':
      return say(`board.about.control.${mark.by}`);
    case 'pawn':
      return say(mark.special ? 'board.about.special' : 'board.about.pawn');
    case 'sabotage':
    case 'zone':
      return say(`board.about.${mark.kind}`);
  }
}

function piecesSaid(view: Seen, space: SpaceId): readonly Message[] {
  const held = PIECE_IDS.filter((piece) => piecesIn(view, space, piece) > 0);
  if (held.length === 0) return inPlay(view, space) ? [say('board.about.nobody')] : [];
  const pieces = held.map((piece) =>
    say('board.about.pieces', { n: piecesIn(view, space, piece), piece: `piece:${piece}` }),
  );
  const shipments = shipmentsIn(view, space).length;
  return shipments > 0 ? [...pieces, say('board.about.shipments', { n: shipments })] : pieces;
}
