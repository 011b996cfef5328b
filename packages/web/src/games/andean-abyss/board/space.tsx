import { inPlay } from '@sandtable/andean-abyss/board';
import { SPACES, type SpaceId, type View } from '@sandtable/andean-abyss/board-data';
import type { Words } from '@sandtable/kernel';
import { memo } from 'react';
import { BoardSpace } from '../../shared/board/space.js';
import { describe } from './describe.js';
import { controllerOf } from './space-markers.js';
import { SPACE_POSITIONS } from './space-positions.js';

/** A space that can be pointed at: its shape, and its label for screen readers. Pieces and names are drawn above it. */

function Shape({ space }: { readonly space: SpaceId }) {
  const spot = SPACE_POSITIONS[space];
  const facts = SPACES[space];
  switch (spot.kind) {
    case 'department':
      return (
        <>
          <path d={spot.path} className="board-shape" />
          <path d={spot.path} className="board-held" />
        </>
      );
    case 'city':
      return (
        <>
          <circle cx={spot.at[0]} cy={spot.at[1]} r={spot.r} className="board-shape" />
          <circle cx={spot.at[0]} cy={spot.at[1]} r={spot.r - 6} className="board-city-ring" />
        </>
      );
    case 'loc': {
      const pipeline = facts.type === 'loc' && facts.pipeline;
      return (
        <g className={pipeline ? 'board-pipeline' : 'board-road'}>
          <path d={spot.path} className="board-reach" />
          <path d={spot.path} className="board-shape" />
          <path d={spot.path} className="board-loc-inner" />
          <path d={spot.path} className="board-loc-detail" />
        </g>
      );
    }
  }
}

interface SpaceProps {
  readonly space: SpaceId;
  readonly view: View;
  /** What the view says about the space, as a string: the component re-renders only when it changes. */
  readonly fingerprint: string;
  readonly words: Words;
  readonly isChoice: boolean;
  /** Whether the Tab key stops here. The arrow keys reach every space. */
  readonly reachable: boolean;
}

export const Space = memo(
  function Space({ space, view, words, isChoice, reachable }: SpaceProps) {
    const facts = SPACES[space];
    const kind = facts.type === 'department' ? `department board-${facts.terrain}` : facts.type;
    const controller = controllerOf(view, space);
    const state = `${isChoice ? ' board-choice' : ''}${inPlay(view, space) ? '' : ' board-out'}${controller ? ` board-held-${controller}` : ''}`;
    return (
      <BoardSpace
        space={space}
        label={describe(view, space, words, isChoice)}
        reachable={reachable}
        className={`board-${kind}${state}`}
      >
        <Shape space={space} />
      </BoardSpace>
    );
  },
  (before, after) =>
    before.fingerprint === after.fingerprint &&
    before.words === after.words &&
    before.isChoice === after.isChoice &&
    before.reachable === after.reachable,
);

/** A line around a space that can be chosen, is highlighted or is inspected. */
export const Halo = memo(function Halo({
  space,
  kind,
  color,
}: {
  readonly space: SpaceId;
  readonly kind: string;
  readonly color?: string | undefined;
}) {
  const spot = SPACE_POSITIONS[space];
  const className = `board-halo board-halo-${kind} board-halo-${spot.kind}`;
  const style = color ? { stroke: color } : undefined;
  if (spot.kind === 'city')
    return <circle cx={spot.at[0]} cy={spot.at[1]} r={spot.r + 4} className={className} style={style} />;
  return <path d={spot.path} className={className} style={style} />;
});
