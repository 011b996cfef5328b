import type { Seen, SpaceId } from '@sandtable/andean-abyss/facts';
import type { Words } from '@sandtable/kernel';
import { memo } from 'react';
import type { Distance } from '../../shared/board/frame.js';
import { Mute } from '../../shared/board/mute.js';
import { Marks } from './markers.js';
import { tokenRef } from './pieces.js';
import { slips } from './slips.js';
import { SPOTS } from './spots.js';

/** What the option under the pointer would bring, as slips of paper beside the pieces. */

const SCALE: Readonly<Record<Distance, number>> = { near: 0.9, middle: 1.15, far: 1.7 };

function placeOf(space: SpaceId): readonly [number, number] {
  const spot = SPOTS[space];
  switch (spot.kind) {
    case 'city':
      return [spot.at[0], spot.at[1] + spot.r + 34];
    case 'loc':
      return [spot.middle[0], spot.middle[1] + 62];
    case 'department':
      return [spot.room[0] + spot.room[2] / 2, spot.room[1] + spot.room[3] - 12];
  }
}

export const Ghosts = memo(function Ghosts({
  now,
  then,
  words,
  distance,
}: {
  readonly now: Seen;
  readonly then: Seen;
  readonly words: Words;
  readonly distance: Distance;
}) {
  return (
    <Mute className="board-ghosts">
      {[...slips(now, then)].map(([space, { pieces, marks }]) => {
        const changed = [...pieces].filter(([, n]) => n !== 0);
        const wide = changed.length * 62 + marks.length * 58;
        const [x, y] = placeOf(space);
        return (
          <g key={space} transform={`translate(${x} ${y}) scale(${SCALE[distance]})`}>
            <rect x={-wide / 2 - 6} y="-20" width={wide + 12} height="40" rx="8" />
            {changed.map(([piece, n], index) => (
              <g key={piece} transform={`translate(${-wide / 2 + index * 62} 0)`}>
                <use href={tokenRef(piece)} x="28" y="-15" width="30" height="30" opacity={n < 0 ? 0.55 : 1} />
                <text x="26" y="8" textAnchor="end">
                  {n > 0 ? `+${n}` : `−${-n}`}
                </text>
              </g>
            ))}
            {marks.length > 0 ? (
              <Marks marks={marks} x={wide / 2 - marks.length * 29} y={0} scale={1} words={words} />
            ) : null}
          </g>
        );
      })}
    </Mute>
  );
});
