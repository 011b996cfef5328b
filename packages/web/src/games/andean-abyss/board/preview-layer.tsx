import type { SpaceId, View } from '@sandtable/andean-abyss/board-data';
import type { Words } from '@sandtable/kernel';
import { memo } from 'react';
import type { ZoomLevel } from '../../shared/board/frame.js';
import { HiddenFromReaders } from '../../shared/board/hidden-from-readers.js';
import { SpaceMarkers } from './markers.js';
import { tokenRef } from './pieces.js';
import { previewDiffs } from './preview-diffs.js';
import { SPACE_POSITIONS } from './space-positions.js';

/** What the option under the pointer would change, as paper slips beside the pieces. */

const SCALE: Readonly<Record<ZoomLevel, number>> = { near: 0.9, middle: 1.15, far: 1.7 };

function placeOf(space: SpaceId): readonly [number, number] {
  const spot = SPACE_POSITIONS[space];
  switch (spot.kind) {
    case 'city':
      return [spot.at[0], spot.at[1] + spot.r + 34];
    case 'loc':
      return [spot.middle[0], spot.middle[1] + 62];
    case 'department':
      return [spot.room[0] + spot.room[2] / 2, spot.room[1] + spot.room[3] - 12];
  }
}

export const PreviewLayer = memo(function Ghosts({
  now,
  then,
  words,
  distance,
  isPast = false,
}: {
  readonly now: View;
  readonly then: View;
  readonly words: Words;
  readonly distance: ZoomLevel;
  /** What has changed already, not what an option would change. */
  readonly isPast?: boolean;
}) {
  return (
    <HiddenFromReaders className={isPast ? 'board-preview board-preview-past' : 'board-preview'}>
      {[...previewDiffs(now, then)].map(([space, { pieces, marks }]) => {
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
              <SpaceMarkers marks={marks} x={wide / 2 - marks.length * 29} y={0} scale={1} words={words} />
            ) : null}
          </g>
        );
      })}
    </HiddenFromReaders>
  );
});
