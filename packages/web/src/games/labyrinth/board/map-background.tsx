import type { Words } from '@sandtable/kernel';
import type { ClosedLinks } from '@sandtable/labyrinth/board';
import type { CountryId } from '@sandtable/labyrinth/board-data';
import { memo } from 'react';
import { HiddenFromReaders } from '../../shared/board/hidden-from-readers.js';
import { shortTitle } from '../../shared/board/short-names.js';
import { textWidth } from '../../shared/board/text-width.js';
import { sayWith } from '../text.js';
import type { CountryShade } from './country-shade.js';
import { ABROAD, FRAME, REGIONS, RELIEF } from './geometry.js';
import type { MapLayout } from './layout.js';
import { ENDS, LINES, SCHENGEN_BOX, SCHENGEN_LABEL, SCHENGEN_LINES } from './space-positions.js';

/** The world below the boxes: water, land, the countries colored by their state, lines between neighbors. */

/** Every coast, for the shallow water along it. */
const COASTS = [ABROAD, ...Object.values(REGIONS).map(({ path }) => path)].join('');

/** Parallels and meridians on the open water, bent as on an old chart. */
const GRATICULE = [
  ...Array.from(
    { length: 9 },
    (_, i) => `M0,${90 + i * 180}Q${FRAME.width / 2},${150 + i * 180} ${FRAME.width},${90 + i * 180}`,
  ),
  ...Array.from(
    { length: 9 },
    (_, i) => `M${i * 200},0Q${i * 200 + (i - 4) * -26},${FRAME.height / 2} ${i * 200},${FRAME.height}`,
  ),
].join('');

/** A compass rose on the Indian Ocean: [x, y] of its center. */
const ROSE = [1105, 1400] as const;
const rosePoint = (angle: number, long: number): string => {
  const turn = (by: number, far: number) =>
    `${Math.round(Math.sin(((angle + by) * Math.PI) / 180) * far)},${Math.round(-Math.cos(((angle + by) * Math.PI) / 180) * far)}`;
  return `M0,0L${turn(-22, long * 0.24)}L${turn(0, long)}L${turn(22, long * 0.24)}z`;
};
const ROSE_LONG = [0, 90, 180, 270].map((angle) => rosePoint(angle, 84)).join('');
const ROSE_SHORT = [45, 135, 225, 315].map((angle) => rosePoint(angle, 52)).join('');

export const Water = memo(function Water({ stretch }: Pick<MapLayout, 'stretch'>) {
  return (
    <HiddenFromReaders className="board-ground">
      <g transform={`scale(${stretch} 1)`}>
        <rect width={FRAME.width} height={FRAME.height} className="board-sea" />
        <path d={GRATICULE} className="lab-graticule" />
        <path d={COASTS} className="lab-shelf" />
        <path d={COASTS} className="lab-shallows" />
        <path d={ABROAD} className="lab-abroad" />
      </g>
      <g transform={`translate(${ROSE[0] * stretch} ${ROSE[1]})`} className="lab-rose">
        <circle r="64" />
        <path d={ROSE_SHORT} />
        <path d={ROSE_LONG} />
      </g>
    </HiddenFromReaders>
  );
});

export const Region = memo(function Region({
  country,
  standing,
}: {
  readonly country: CountryId;
  readonly standing: CountryShade;
}) {
  return <path d={REGIONS[country].path} data-land={country} className={`lab-region lab-is-${standing}`} />;
});

/** Mountains, dunes and forests, above the colors of the countries. */
export const Relief = memo(function Relief() {
  return (
    <HiddenFromReaders className="lab-relief">
      <path d={RELIEF.dunes} className="lab-dunes" />
      <path d={RELIEF.trees} className="lab-trees" />
      <path d={RELIEF.shadows} className="lab-shadows" />
      <path d={RELIEF.mountains} className="lab-mountains" />
    </HiddenFromReaders>
  );
});

/** The width of the names at the ends of the line around the world. */
const END_ROOM = 195;

/** The middle of the credit, on open water. */
const CREDIT = 930;

interface LinesProps {
  /** The smallest font size of a name. */
  readonly least: number;
  readonly stretch: number;
  readonly closed: ClosedLinks;
  readonly words: Words;
}

export const Lines = memo(function Lines({ stretch, least, closed, words }: LinesProps) {
  const say = sayWith(words);
  const lines = new Set(closed.lines.map((pair) => pair.join(' ')));
  const cutLine = (a: CountryId, b: CountryId) => (lines.has(`${a} ${b}`) ? ' lab-cut' : '');
  const cutFromSchengen = (country: CountryId) => (closed.schengen.includes(country) ? ' lab-cut' : '');
  return (
    <HiddenFromReaders className="lab-lines">
      <g transform={`scale(${stretch} 1)`}>
        <path d={SCHENGEN_BOX} className="lab-schengen" />
        {SCHENGEN_LINES.map(({ of, path }) => (
          <g key={of} className={`lab-schengen-line${cutFromSchengen(of)}`}>
            <path d={path} />
          </g>
        ))}
        {LINES.map(({ of: [a, b], path }) => (
          <path key={path} d={path} className={`lab-line${cutLine(a, b)}`} />
        ))}
        {ENDS.map(({ of, to, path }) => (
          <path key={of} d={path} className={`lab-line${cutLine(of, to)}`} />
        ))}
      </g>
      {SCHENGEN_LINES.map(({ of, end: [x, y] }) => (
        <g key={of} className={`lab-schengen-line${cutFromSchengen(of)}`}>
          <circle cx={x * stretch} cy={y} r="8" />
        </g>
      ))}
      <text
        x={SCHENGEN_LABEL[0] * stretch}
        y={SCHENGEN_LABEL[1]}
        data-map-name="schengen"
        className="lab-schengen-name"
        fontSize={Math.max(24, least)}
      >
        {say('board.schengen')}
      </text>
      {ENDS.map(({ of, to, label: [x, y], anchor }) => {
        const size = Math.max(20, least);
        const name = say('board.leads', { space: `space:${to}` });
        return (
          <g key={of} className={cutLine(of, to).trim()}>
            <text x={x * stretch} y={y} textAnchor={anchor} data-map-name={to} className="lab-end" fontSize={size}>
              {shortTitle(name, (text) => textWidth(text) * size <= END_ROOM * stretch)}
            </text>
          </g>
        );
      })}
      <text x={CREDIT * stretch} y={FRAME.height - 16} textAnchor="middle" className="board-credit">
        {say('board.credit')}
      </text>
    </HiddenFromReaders>
  );
}, areSameLines);

function areSameLines(a: LinesProps, b: LinesProps): boolean {
  return (
    a.words === b.words &&
    a.stretch === b.stretch &&
    a.least === b.least &&
    JSON.stringify(a.closed) === JSON.stringify(b.closed)
  );
}
