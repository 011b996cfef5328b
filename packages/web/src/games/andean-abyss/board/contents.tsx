import { inPlay } from '@sandtable/andean-abyss/board';
import { SPACES, type SpaceId, type View } from '@sandtable/andean-abyss/board-data';
import type { Words } from '@sandtable/kernel';
import { memo } from 'react';
import type { BoardPoint, ZoomLevel } from '../../shared/board/frame.js';
import { textWidth } from '../../shared/board/text-width.js';
import { layoutOf, letteringOf, MARKING, PLATE } from './layout.js';
import { SpaceMarkers, widthOfMarks } from './markers.js';
import { Token } from './pieces.js';
import { pieceRuns, placeTokens } from './place-tokens.js';
import { markersIn } from './space-markers.js';

/** The contents of a space: its name and number, markers, pieces. */

function Plate({
  at: [x, y],
  n,
  size,
  kind,
}: {
  at: BoardPoint;
  n: number;
  size: number;
  kind: 'econ' | 'population';
}) {
  const r = size * PLATE;
  return (
    <g className={`board-number board-number-${kind}`}>
      {kind === 'econ' ? (
        <circle cx={x} cy={y} r={r} />
      ) : (
        <rect x={x - r} y={y - r} width={r * 2} height={r * 2} rx={r * 0.35} />
      )}
      <text x={x} y={y + r * 0.54} fontSize={r * 1.5} textAnchor="middle">
        {n}
      </text>
    </g>
  );
}

export interface ContentsProps {
  readonly space: SpaceId;
  readonly words: Words;
  readonly distance: ZoomLevel;
  /** The space's contents as a string, so that the component re-renders only when they change. */
  readonly fingerprint: string;
  readonly view: View;
}

export const Contents = memo(
  function Contents({ space, words, distance, view }: ContentsProps) {
    const facts = SPACES[space];
    const marks = markersIn(view, space);
    const name = words.name(`space:${space}`);
    const isHere = inPlay(view, space);
    const layout = layoutOf(space, textWidth(name), widthOfMarks(marks), distance);
    // Shipments stick out below, so guerrillas with one are drawn last.
    const tokens = placeTokens(pieceRuns(view, space), layout.box, distance).toSorted(
      (a, b) => a.shipments - b.shipments,
    );
    const size = letteringOf(space, distance);
    return (
      <g className={`board-contents${isHere ? '' : ' board-absent'}`} data-contents={space}>
        {isHere ? (
          <Plate
            at={layout.plate}
            n={facts.type === 'loc' ? facts.econ : facts.population}
            size={size}
            kind={facts.type === 'loc' ? 'econ' : 'population'}
          />
        ) : null}
        {facts.type === 'loc' ? null : (
          <text className="board-name" x={layout.name[0]} y={layout.name[1]} fontSize={size}>
            {name}
          </text>
        )}
        {tokens.map((token, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a kind differ only in their order
          <Token key={`${token.piece}-${index}`} token={token} />
        ))}
        <SpaceMarkers marks={marks} x={layout.marks[0]} y={layout.marks[1]} scale={MARKING[distance]} words={words} />
      </g>
    );
  },
  (before, after) =>
    before.fingerprint === after.fingerprint && before.distance === after.distance && before.words === after.words,
);
