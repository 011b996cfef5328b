import { COUNTRY_IDS, type CountryId, type Seen } from '@sandtable/labyrinth/facts';
import { memo } from 'react';
import { Mute } from '../../shared/board/mute.js';
import { signed } from '../../shared/panels/meter.js';
import { tokenRef } from './pieces.js';
import { HIGH, middleOf } from './spots.js';
import { standingOf } from './standing.js';
import { countsIn, TOKEN_KINDS } from './tokens.js';

/** What the option under the pointer would bring, as slips of paper below the boxes. */
export const Ghosts = memo(function Ghosts({ now, then }: { readonly now: Seen; readonly then: Seen }) {
  return (
    <Mute className="board-ghosts">
      {COUNTRY_IDS.map((country) => (
        <Slip key={country} country={country} now={now} then={then} />
      ))}
    </Mute>
  );
});

function Slip({ country, now, then }: { readonly country: CountryId; readonly now: Seen; readonly then: Seen }) {
  const was = countsIn(now, country);
  const is = countsIn(then, country);
  const changed = TOKEN_KINDS.map((kind) => ({ kind, n: (is[kind] ?? 0) - (was[kind] ?? 0) })).filter(
    ({ n }) => n !== 0,
  );
  const standing = standingOf(then, country);
  const turned = standing !== standingOf(now, country);
  if (changed.length === 0 && !turned) return null;
  const [x, y] = middleOf(country);
  const wide = changed.length * 74 + (turned ? 44 : 0);
  return (
    <g transform={`translate(${x} ${y + HIGH / 2})`}>
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
