import { inPlay } from '@sandtable/andean-abyss/board';
import { type Faction, SPACES, type SpaceId, type View } from '@sandtable/andean-abyss/board-data';
import type { Words } from '@sandtable/kernel';
import { memo } from 'react';
import type { BoardPoint, ZoomLevel } from '../../shared/board/frame.js';
import { textWidth } from '../../shared/board/text-width.js';
import { layoutOf, letteringOf, MARKING, nameIn, PLATE } from './layout.js';
import { SpaceMarkers, widthOfMarks } from './markers.js';
import { Token } from './pieces.js';
import { pieceRuns, placeTokens } from './place-tokens.js';
import { controllerOf, markersIn } from './space-markers.js';

/** The contents of a space: its name and number, markers, pieces. */

function Plate({
  at: [x, y],
  n,
  size,
  kind,
  controller,
}: {
  at: BoardPoint;
  n: number;
  size: number;
  kind: 'econ' | 'population';
  /** 6.2: the number has the color and the shape of the faction that controls the space. */
  controller: Faction | undefined;
}) {
  const r = size * PLATE;
  return (
    <g className={`board-number board-number-${kind}${controller ? ` board-number-${controller}` : ''}`}>
      {kind === 'econ' || controller === 'farc' ? (
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
  /** The smallest font size of a name. */
  readonly least: number;
  /** The space's contents as a string, so that the component re-renders only when they change. */
  readonly fingerprint: string;
  readonly view: View;
}

export const Contents = memo(
  function Contents({ space, words, distance, least, view }: ContentsProps) {
    const facts = SPACES[space];
    const marks = markersIn(view, space);
    const size = letteringOf(space, distance, least);
    const name = nameIn(space, words.name(`space:${space}`), size, textWidth);
    const isHere = inPlay(view, space);
    const layout = layoutOf(space, textWidth(name), widthOfMarks(marks), distance, size);
    // Shipments stick out below, so guerrillas with one are drawn last.
    const tokens = placeTokens(pieceRuns(view, space), layout.box, distance).toSorted(
      (a, b) => a.shipments - b.shipments,
    );
    return (
      <g className={`board-contents${isHere ? '' : ' board-absent'}`} data-contents={space}>
        {isHere ? (
          <Plate
            at={layout.plate}
            n={facts.type === 'loc' ? facts.econ : facts.population}
            size={size}
            kind={facts.type === 'loc' ? 'econ' : 'population'}
            controller={controllerOf(view, space)}
          />
        ) : null}
        {facts.type === 'loc' ? null : (
          <text className="board-name" data-map-name={space} x={layout.name[0]} y={layout.name[1]} fontSize={size}>
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
    before.fingerprint === after.fingerprint &&
    before.distance === after.distance &&
    before.least === after.least &&
    before.words === after.words,
);
