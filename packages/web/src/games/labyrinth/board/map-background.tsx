import type { Words } from '@sandtable/kernel';
import type { ClosedLinks } from '@sandtable/labyrinth/board';
import type { CountryId } from '@sandtable/labyrinth/board-data';
import { memo } from 'react';
import { HiddenFromReaders } from '../../shared/board/hidden-from-readers.js';
import type { CountryShade } from './country-shade.js';
import { ABROAD, FRAME, REGIONS } from './geometry.js';
import { ENDS, LINES, SCHENGEN_BOX, SCHENGEN_LABEL, SCHENGEN_LINES } from './space-positions.js';

/** The world below the boxes: water, land, the countries colored by their state, lines between neighbors. */

export const Water = memo(function Water() {
  return (
    <HiddenFromReaders className="board-ground">
      <rect width={FRAME.width} height={FRAME.height} className="board-sea" />
      <path d={ABROAD} className="board-abroad" />
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

interface LinesProps {
  readonly closed: ClosedLinks;
  readonly words: Words;
}

export const Lines = memo(function Lines({ closed, words }: LinesProps) {
  const lines = new Set(closed.lines.map((pair) => pair.join(' ')));
  const cutLine = (a: CountryId, b: CountryId) => (lines.has(`${a} ${b}`) ? ' lab-cut' : '');
  const cutFromSchengen = (country: CountryId) => (closed.schengen.includes(country) ? ' lab-cut' : '');
  return (
    <HiddenFromReaders className="lab-lines">
      <path d={SCHENGEN_BOX} className="lab-schengen" />
      <text x={SCHENGEN_LABEL[0]} y={SCHENGEN_LABEL[1]} className="lab-schengen-name">
        {words.say({ key: 'board.schengen' })}
      </text>
      {SCHENGEN_LINES.map(({ of, path, end }) => (
        <g key={of} className={`lab-schengen-line${cutFromSchengen(of)}`}>
          <path d={path} />
          <circle cx={end[0]} cy={end[1]} r="8" />
        </g>
      ))}
      {LINES.map(({ of: [a, b], path }) => (
        <path key={path} d={path} className={`lab-line${cutLine(a, b)}`} />
      ))}
      {ENDS.map(({ of, to, path, label: [x, y], anchor }) => (
        <g key={of} className={cutLine(of, to).trim()}>
          <path d={path} className={`lab-line${cutLine(of, to)}`} />
          <text x={x} y={y} textAnchor={anchor} className="lab-end">
            {words.say({ key: 'board.leads', params: { space: `space:${to}` } })}
          </text>
        </g>
      ))}
      <text x={FRAME.width - 20} y={FRAME.height - 16} textAnchor="end" className="board-credit">
        {words.say({ key: 'board.credit' })}
      </text>
    </HiddenFromReaders>
  );
}, areSameLines);

function areSameLines(a: LinesProps, b: LinesProps): boolean {
  return a.words === b.words && JSON.stringify(a.closed) === JSON.stringify(b.closed);
}
