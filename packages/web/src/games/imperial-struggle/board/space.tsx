import { SPACES, type SpaceId, type SpaceKind } from '@sandtable/imperial-struggle/board-data';
import type { Words } from '@sandtable/kernel';
import { memo } from 'react';
import { BoardSpace } from '../../shared/board/space.js';
import { textWidth } from '../../shared/board/text-width.js';
import { describe } from './describe.js';
import { PLACES } from './geometry.js';
import type { SpacePrice } from './prices.js';
import { relatedTo } from './related.js';
import { LINE, middleOf, nameBox, shapeOf } from './space-positions.js';
import type { SpaceState, SpaceStates } from './space-state.js';

interface NodeProps {
  readonly space: SpaceId;
  readonly standing: SpaceState;
  readonly words: Words;
  readonly isChoice: boolean;
  readonly price: number | undefined;
  /** Whether the Tab key stops here. The arrow keys reach every space. */
  readonly reachable: boolean;
}

/** A space that can be pointed at, with its label for screen readers. Its contents are drawn above it. */
const Node = memo(function Node({ space, standing, words, isChoice, price, reachable }: NodeProps) {
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
    <BoardSpace
      space={space}
      label={describe(space, standing, words, isChoice, price)}
      reachable={reachable}
      at={middleOf(space)}
    >
      <rect x="-40" y="-40" width="80" height="80" className="is-hit" />
      <g className={`is-node ${classes.join(' ')}`}>
        <path d={shapeOf(space)} className="is-shape" />
        {home || localAlliance || kind === 'fort' ? (
          <path d={shapeOf(space)} className="is-inner" transform="scale(0.8)" />
        ) : null}
      </g>
    </BoardSpace>
  );
});

/** All spaces. It doesn't re-render while the pointer moves over the map. */
export const Nodes = memo(function Nodes({
  standings,
  words,
  options,
  prices,
  last,
}: {
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

/** One line, or two where the name may and must be broken. */
function lettered(
  name: string,
  width: number,
  lines: number,
): { readonly lines: readonly string[]; readonly by: number } {
  const fit = (some: readonly string[]) => Math.min(1, width / LETTERS / Math.max(...some.map(textWidth)));
  const whole = { lines: [name], by: fit([name]) };
  if (whole.by === 1 || lines < 2) return whole;
  const two = [...name.matchAll(/[- ]/g)].map(({ index }) => {
    const some = [name.slice(0, index + 1).trim(), name.slice(index + 1).trim()];
    return { lines: some, by: fit(some) };
  });
  return two.reduce((best, it) => (it.by > best.by ? it : best), whole);
}

const LETTERS = 24;
const ANCHORS = { below: 'middle', above: 'middle', right: 'start', left: 'end' } as const;

/** The names of all spaces that are not on a plate. */
export const Names = memo(function Names({
  spaces,
  words,
}: {
  readonly spaces: readonly SpaceId[];
  readonly words: Words;
}) {
  return (
    <>
      {spaces.map((space) => {
        const box = nameBox(space);
        const { name: place } = PLACES[space];
        if (!box || !place) return null;
        const [left, top, width, height] = box;
        const { lines, by } = lettered(nameOf(words, space), width, place.lines);
        const size = LETTERS * by;
        const x = place.side === 'right' ? left : place.side === 'left' ? left + width : left + width / 2;
        // Close to the space, if the name needs less room than there is.
        const free = height - lines.length * LINE;
        const first = top + (place.side === 'below' ? 0 : place.side === 'above' ? free : free / 2) + LINE * 0.76;
        return (
          <text key={space} data-land={space} className="is-name" fontSize={size} textAnchor={ANCHORS[place.side]}>
            {lines.map((line, index) => (
              <tspan key={line} x={x} y={first + index * LINE}>
                {line}
              </tspan>
            ))}
          </text>
        );
      })}
    </>
  );
});

/** On the map a name omits the part that distinguishes the spaces of a country. */
const nameOf = (words: Words, space: SpaceId): string => words.name(`space:${space}`).replace(/ \(.*\)/, '');

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
  kind,
  color,
}: {
  readonly space: SpaceId;
  readonly kind: string;
  readonly color?: string | undefined;
}) {
  const [x, y] = middleOf(space);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={shapeOf(space)}
        transform={`scale(${AROUND[SPACES[space].kind]})`}
        className={`is-halo board-halo board-halo-${kind}`}
        style={color ? { stroke: color } : undefined}
      />
    </g>
  );
});

/**
 * Shows spaces related to the inspected reference: those that grant it are joined by lines, those that it concerns are
 * marked.
 */
export const RelatedLines = memo(function RelatedLines({ inspected }: { readonly inspected: string | undefined }) {
  const related = relatedTo(inspected);
  if (!related) return null;
  const points = related.give.map(middleOf);
  return (
    <g className="is-ties">
      {points.length > 1 ? <path d={`M${points.map((point) => point.join(',')).join('L')}`} /> : null}
      {related.give.map((space) => (
        <Halo key={space} space={space} kind="inspected" />
      ))}
      {related.about.map((space) => (
        <Halo key={space} space={space} kind="lit" />
      ))}
    </g>
  );
});
