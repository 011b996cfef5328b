import type { SpaceId, View } from '@sandtable/andean-abyss/board-data';
import type { Words } from '@sandtable/kernel';
import { memo, useMemo } from 'react';
import type { BoardPoint, ZoomLevel } from '../../shared/board/frame.js';
import { HiddenFromReaders } from '../../shared/board/hidden-from-readers.js';
import { placeSlips } from '../../shared/board/place-slips.js';
import { drawnBoxes } from './drawn-boxes.js';
import { FRAME } from './geometry.js';
import { SpaceMarkers } from './markers.js';
import { tokenRef } from './pieces.js';
import { previewDiffs } from './preview-diffs.js';
import { SPACE_POSITIONS } from './space-positions.js';

/** What the option under the pointer would change, as paper slips beside the pieces. */

const SCALE: Readonly<Record<ZoomLevel, number>> = { near: 0.9, middle: 1.15, far: 1.75 };
/** The width of a number with its piece, and of a marker. */
const PIECE_WIDTH = 62;
const MARK_WIDTH = 58;
const HEIGHT = 40;
const PADDING = 6;

function placeOf(space: SpaceId): BoardPoint {
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
  least,
  isPast = false,
}: {
  readonly now: View;
  readonly then: View;
  readonly words: Words;
  readonly distance: ZoomLevel;
  /** The smallest font size of a name. */
  readonly least: number;
  /** What has changed already, not what an option would change. */
  readonly isPast?: boolean;
}) {
  const slips = useMemo(() => {
    const scale = SCALE[distance];
    const found = [...previewDiffs(now, then)].flatMap(([space, { pieces, marks }]) => {
      const changed = [...pieces].filter(([, n]) => n !== 0);
      // A sabotage that has happened is marked on the line already.
      const shown = isPast ? marks.filter(({ kind }) => kind !== 'sabotage') : marks;
      const wide = changed.length * PIECE_WIDTH + shown.length * MARK_WIDTH;
      return wide > 0 ? [{ space, changed, marks: shown, wide }] : [];
    });
    const places = placeSlips(
      found.map(({ space, wide }) => ({
        id: space,
        at: placeOf(space),
        width: (wide + 2 * PADDING) * scale,
        height: HEIGHT * scale,
      })),
      // The board shows the present: what has changed already, or what is there before the option.
      drawnBoxes(isPast ? then : now, words, distance, least),
      FRAME,
    );
    return found.map((it) => ({ ...it, at: places.get(it.space) ?? placeOf(it.space) }));
  }, [now, then, words, distance, least, isPast]);
  return (
    <HiddenFromReaders className={isPast ? 'board-preview board-preview-past' : 'board-preview'}>
      {slips.map(({ space, changed, marks, wide, at: [x, y] }) => (
        <g key={space} data-slip={space} transform={`translate(${x} ${y}) scale(${SCALE[distance]})`}>
          <rect x={-wide / 2 - PADDING} y={-HEIGHT / 2} width={wide + 2 * PADDING} height={HEIGHT} rx="8" />
          {changed.map(([piece, n], index) => (
            <g key={piece} transform={`translate(${-wide / 2 + index * PIECE_WIDTH} 0)`}>
              <use href={tokenRef(piece)} x="29" y="-15" width="30" height="30" opacity={n < 0 ? 0.55 : 1} />
              <text x="28" y="8" textAnchor="end">
                {n > 0 ? `+${n}` : `−${-n}`}
              </text>
            </g>
          ))}
          {marks.length > 0 ? (
            <SpaceMarkers marks={marks} x={wide / 2 - (marks.length * MARK_WIDTH) / 2} y={0} scale={1} words={words} />
          ) : null}
        </g>
      ))}
    </HiddenFromReaders>
  );
});
