import { type Seen, SPACES, type SpaceId } from '@sandtable/andean-abyss/facts';
import type { Words } from '@sandtable/kernel';
import { memo, useMemo } from 'react';
import { inPlay, shipmentsIn } from '../view.js';
import { Marks } from './markers.js';
import { type Mark, marksIn, populationOf } from './marks.js';
import { Token } from './pieces.js';
import { type Distance, pile, runsIn } from './pile.js';
import { boxOf, LINE, SPOTS } from './spots.js';

/** What lies in a space: its name and number, markers, pieces. */

const SCALE: Readonly<Record<Distance, number>> = { near: 0.8, middle: 1, far: 1.4 };
const NAME: Readonly<Record<Distance, number>> = { near: 21, middle: 25, far: 34 };
/** About how wide a letter is, in heights of it. */
const LETTER = 0.6;

function Plate({ x, y, n, distance, kind }: { x: number; y: number; n: number; distance: Distance; kind: string }) {
  const r = NAME[distance] * 0.62;
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

function Label({ space, words, distance }: { space: SpaceId; words: Words; distance: Distance }) {
  const spot = SPOTS[space];
  const facts = SPACES[space];
  const size = NAME[distance] * (spot.kind === 'city' && distance === 'far' ? 0.9 : 1);
  if (spot.kind === 'loc') {
    if (facts.type !== 'loc') return null;
    return <Plate x={spot.middle[0]} y={spot.middle[1] - size * 0.3} n={facts.econ} distance={distance} kind="econ" />;
  }
  const name = words.name(`space:${space}`);
  const wide = name.length * size * LETTER;
  const x = spot.kind === 'city' ? spot.at[0] : spot.room[0] + spot.room[2] / 2;
  const y = spot.kind === 'city' ? spot.at[1] + spot.r - size * 0.1 : spot.room[1] + LINE[distance] / 2;
  const shift = size * 0.75;
  return (
    <>
      <Plate x={x - wide / 2 - size * 0.05} y={y} n={populationOf(space) ?? 0} distance={distance} kind="population" />
      <text className="board-name" x={x + shift} y={y + size * 0.35} fontSize={size} textAnchor="middle">
        {name}
      </text>
    </>
  );
}

function marksAt(space: SpaceId, distance: Distance): readonly [number, number] {
  const spot = SPOTS[space];
  switch (spot.kind) {
    case 'city':
      return [spot.at[0], spot.at[1] - spot.r + 4];
    case 'loc':
      return [spot.middle[0] + 34 * SCALE[distance], spot.middle[1] - 10];
    case 'department':
      return [spot.room[0] + spot.room[2] / 2, spot.room[1] + LINE[distance] * 1.6];
  }
}

export interface ContentsProps {
  readonly space: SpaceId;
  readonly words: Words;
  readonly distance: Distance;
  /** What the space holds, as text: nothing is drawn anew while it stays the same. */
  readonly fingerprint: string;
  readonly view: Seen;
}

/** Everything that is drawn of a space depends on this alone. */
export const fingerprintOf = (view: Seen, space: SpaceId): string =>
  JSON.stringify([view.spaces[space], marksIn(view, space), shipmentsIn(view, space), inPlay(view, space)]);

export const Contents = memo(
  function Contents({ space, words, distance, view }: ContentsProps) {
    const marks: readonly Mark[] = marksIn(view, space);
    const tokens = useMemo(() => {
      const above = SPOTS[space].kind === 'department' && marksIn(view, space).length > 0;
      return pile(runsIn(view, space), boxOf(space, distance, above), distance);
    }, [view, space, distance]);
    const [x, y] = marksAt(space, distance);
    return (
      <g className={`board-contents board-contents-${SPACES[space].type}`} data-contents={space}>
        <Label space={space} words={words} distance={distance} />
        {tokens.map((token, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a kind are alike, their order is all they have
          <Token key={`${token.piece}-${index}`} token={token} />
        ))}
        <Marks marks={marks} x={x} y={y} scale={SCALE[distance]} words={words} />
      </g>
    );
  },
  (before, after) =>
    before.fingerprint === after.fingerprint && before.distance === after.distance && before.words === after.words,
);
