import { SPACES, type SpaceId } from '@sandtable/andean-abyss/facts';
import { memo } from 'react';
import { SPOTS } from './spots.js';

/** A space as something to point at: its shape, its label for screen readers. Pieces and names lie above it. */

function Shape({ space }: { readonly space: SpaceId }) {
  const spot = SPOTS[space];
  const facts = SPACES[space];
  switch (spot.kind) {
    case 'department':
      return <path d={spot.path} className="board-shape" />;
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

export const Space = memo(function Space({
  space,
  label,
  isChoice,
  inPlay,
  reachable,
}: {
  readonly space: SpaceId;
  readonly label: string;
  readonly isChoice: boolean;
  readonly inPlay: boolean;
  /** By the Tab key; the arrow keys reach all. */
  readonly reachable: boolean;
}) {
  const facts = SPACES[space];
  const kind = facts.type === 'department' ? `department board-${facts.terrain}` : facts.type;
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons inside an SVG picture
    <g
      role="button"
      tabIndex={reachable ? 0 : -1}
      aria-label={label}
      data-space={space}
      className={`board-space board-${kind}${isChoice ? ' board-choice' : ''}${inPlay ? '' : ' board-out'}`}
    >
      <Shape space={space} />
    </g>
  );
});

/** A line around a space: it can be chosen, is spoken of, or is looked at. */
export const Halo = memo(function Halo({ space, kind }: { readonly space: SpaceId; readonly kind: string }) {
  const spot = SPOTS[space];
  const className = `board-halo board-halo-${kind} board-halo-${spot.kind}`;
  if (spot.kind === 'city') return <circle cx={spot.at[0]} cy={spot.at[1]} r={spot.r + 4} className={className} />;
  return <path d={spot.path} className={className} />;
});
