import { COUNTRY_IDS, type CountryId, type View } from '@sandtable/labyrinth/board-data';
import { memo } from 'react';
import type { BoardPoint } from '../../shared/board/frame.js';
import { HiddenFromReaders } from '../../shared/board/hidden-from-readers.js';
import { signed } from '../../shared/panels/meter.js';
import { countryShadeOf } from './country-shade.js';
import type { MapLayout } from './layout.js';
import { tokenRef } from './pieces.js';
import { BOX_HEIGHT } from './space-positions.js';
import { countsIn, TOKEN_KINDS } from './tokens.js';

/** What the option under the pointer would change, as paper slips below the boxes. */
export const PreviewLayer = memo(function Ghosts({
  layout,
  now,
  then,
  isPast = false,
}: {
  readonly layout: MapLayout;
  readonly now: View;
  readonly then: View;
  /** What has changed already, not what an option would change. */
  readonly isPast?: boolean;
}) {
  return (
    <HiddenFromReaders className={isPast ? 'board-preview board-preview-past' : 'board-preview'}>
      {COUNTRY_IDS.map((country) => (
        <PreviewSlip
          key={country}
          country={country}
          at={layout.middleOf(country)}
          now={now}
          then={then}
          isPast={isPast}
        />
      ))}
    </HiddenFromReaders>
  );
});

/** How much lower a slip hangs that shows what changed already. */
const PAST_LOWER = 21;

function PreviewSlip({
  country,
  at: [x, y],
  now,
  then,
  isPast,
}: {
  readonly country: CountryId;
  readonly at: BoardPoint;
  readonly now: View;
  readonly then: View;
  readonly isPast: boolean;
}) {
  const was = countsIn(now, country);
  const is = countsIn(then, country);
  const changed = TOKEN_KINDS.map((kind) => ({ kind, n: (is[kind] ?? 0) - (was[kind] ?? 0) })).filter(
    ({ n }) => n !== 0,
  );
  const standing = countryShadeOf(then, country);
  const turned = standing !== countryShadeOf(now, country);
  if (changed.length === 0 && !turned) return null;
  const wide = changed.length * 74 + (turned ? 44 : 0);
  return (
    // What changed already hangs below the box, so that the pieces in it stay visible.
    <g transform={`translate(${x} ${y + BOX_HEIGHT / 2 + (isPast ? PAST_LOWER : 0)})`}>
      <rect x={-wide / 2 - 8} y="-25" width={wide + 16} height="50" rx="10" />
      {changed.map(({ kind, n }, index) => (
        <g key={kind} transform={`translate(${-wide / 2 + index * 74} 0)`}>
          <text x="30" y="9" textAnchor="end">
            {signed(n)}
          </text>
          <use href={tokenRef(kind)} x="33" y="-19" width="38" height="38" opacity={n < 0 ? 0.5 : 1} />
        </g>
      ))}
      {turned ? <circle className={`lab-turned lab-is-${standing}`} cx={wide / 2 - 20} cy="0" r="17" /> : null}
    </g>
  );
}
