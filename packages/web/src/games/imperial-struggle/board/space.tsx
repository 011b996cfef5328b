import { SPACES, type SpaceId, type SpaceKind } from '@sandtable/imperial-struggle/board-data';
import type { Words } from '@sandtable/kernel';
import { memo } from 'react';
import type { BoardPoint } from '../../shared/board/frame.js';
import { LINE_HEIGHT, type PlacedName } from '../../shared/board/place-names.js';
import { BoardSpace } from '../../shared/board/space.js';
import { describe } from './describe.js';
import type { Layout } from './layout.js';
import type { SpacePrice } from './prices.js';
import { relatedTo } from './related.js';
import { innerShapeOf, shapeOf, translated } from './space-positions.js';
import type { SpaceState, SpaceStates } from './space-state.js';

interface NodeProps {
  readonly space: SpaceId;
  readonly at: BoardPoint;
  /** Half the width of what can be pressed. */
  readonly reach: number;
  readonly standing: SpaceState;
  readonly words: Words;
  readonly isChoice: boolean;
  readonly price: number | undefined;
  /** Whether the Tab key stops here. The arrow keys reach every space. */
  readonly reachable: boolean;
}

/** A space that can be pointed at, with its label for screen readers. Its contents are drawn above it. */
const Node = memo(function Node({ space, at: [x, y], reach, standing, words, isChoice, price, reachable }: NodeProps) {
  const { kind, prestige, localAlliance, home } = SPACES[space];
  const classes = [
    'is-space',
    `is-kind-${kind}`,
    ...(prestige ? ['is-prestige'] : []),
    ...(localAlliance ? ['is-local'] : []),
    ...(home ? [`is-home-${home}`] : []),
    ...(standing.flag ? [`is-of-${standing.flag}`] : []),
    ...(standing.closed ? ['is-shut'] : []),
  ];
  return (
    <BoardSpace space={space} label={describe(space, standing, words, isChoice, price)} reachable={reachable}>
      <rect x={x - reach} y={y - reach} width={reach * 2} height={reach * 2} className="is-hit" />
      <g className={`is-node ${classes.join(' ')}`} style={translated(x, y)}>
        <path d={shapeOf(space)} className="is-shape" />
        {home || localAlliance || kind === 'fort' ? <path d={innerShapeOf(kind)} className="is-inner" /> : null}
      </g>
    </BoardSpace>
  );
});

/** All spaces. It doesn't re-render while the pointer moves over the map. */
export const Nodes = memo(function Nodes({
  layout,
  reach,
  standings,
  words,
  options,
  prices,
  last,
}: {
  readonly layout: Layout;
  readonly reach: number;
  readonly standings: SpaceStates;
  readonly words: Words;
  readonly options: ReadonlySet<string>;
  readonly prices: ReadonlyMap<SpaceId, SpacePrice>;
  readonly last: SpaceId;
}) {
  return (
    <>
      {[...standings.of].map(([space, standing]) => {
        const isChoice = options.has(`space:${space}`);
        return (
          <Node
            key={space}
            space={space}
            at={layout.places[space]}
            reach={reach}
            standing={standing}
            words={words}
            isChoice={isChoice}
            price={prices.get(space)?.total}
            reachable={isChoice || space === last}
          />
        );
      })}
    </>
  );
});

/** The names of all spaces that are not on a plate. */
export const Names = memo(function Names({
  places,
  size,
}: {
  readonly places: ReadonlyMap<SpaceId, PlacedName>;
  readonly size: number;
}) {
  return (
    <>
      {[...places].map(
        ([
          space,
          {
            lines,
            at: [x, y],
            anchor,
          },
        ]) => (
          <text
            key={space}
            data-land={space}
            data-map-name={space}
            className="is-name"
            fontSize={size}
            textAnchor={anchor}
          >
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same initial
              <tspan key={index} x={x} y={y + index * LINE_HEIGHT * size}>
                {line}
              </tspan>
            ))}
          </text>
        ),
      )}
    </>
  );
});

/** The distance of a halo from the space, so that the space's own edge stays visible. */
const AROUND: Readonly<Record<SpaceKind, number>> = {
  political: 1.16,
  market: 1.25,
  territory: 1.36,
  naval: 1.2,
  fort: 1.22,
};

/** A line around a space that can be chosen, is highlighted or is inspected. */
export const Halo = memo(function Halo({
  space,
  at: [x, y],
  kind,
  color,
}: {
  readonly space: SpaceId;
  readonly at: BoardPoint;
  readonly kind: string;
  readonly color?: string | undefined;
}) {
  return (
    <path
      d={shapeOf(space)}
      className={`is-halo board-halo board-halo-${kind}`}
      style={{
        ...translated(x, y),
        transform: `scale(${AROUND[SPACES[space].kind]})`,
        ...(color ? { stroke: color } : {}),
      }}
    />
  );
});

/**
 * Shows spaces related to the inspected reference: those that grant it are joined by lines, those that it concerns are
 * marked.
 */
export const RelatedLines = memo(function RelatedLines({
  layout: { places },
  inspected,
}: {
  readonly layout: Layout;
  readonly inspected: string | undefined;
}) {
  const related = relatedTo(inspected);
  if (!related) return null;
  const points = related.give.map((space) => places[space]);
  return (
    <g className="is-ties">
      {points.length > 1 ? <path d={`M${points.map((point) => point.join(',')).join('L')}`} /> : null}
      {related.give.map((space) => (
        <Halo key={space} space={space} at={places[space]} kind="inspected" />
      ))}
      {related.about.map((space) => (
        <Halo key={space} space={space} at={places[space]} kind="lit" />
      ))}
    </g>
  );
});
