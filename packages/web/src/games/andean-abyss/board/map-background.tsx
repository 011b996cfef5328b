import { TERRAINS } from '@sandtable/andean-abyss/board-data';
import type { Words } from '@sandtable/kernel';
import { memo } from 'react';
import { HiddenFromReaders } from '../../shared/board/hidden-from-readers.js';
import { text } from '../text.js';
import { AROUND, FRAME, LINES, TOWNS } from './geometry.js';

/** The parts of the map that never change: water, other countries, lines, names. */

const SIGNS = {
  forest: 'M20,33V27M20,8L11,27H29z M62,71V65M62,46L53,65H71z',
  mountain: 'M8,30L20,12L26,21L30,16L38,30 M52,70L64,52L70,61L74,56L82,70',
  grassland:
    'M14,28C14,22 12,19 9,17M17,28V14M20,28C20,22 22,19 25,17 M58,68C58,62 56,59 53,57M61,68V54M64,68C64,62 66,59 69,57',
} as const;

/** A name this close to the edge ends at the edge, however long it is in the reader's language. */
const atEdge = (x: number): boolean => x > FRAME.width - 110;

export const Patterns = memo(function Patterns() {
  return (
    <>
      {TERRAINS.map((terrain) => (
        <pattern key={terrain} id={`board-terrain-${terrain}`} width="86" height="80" patternUnits="userSpaceOnUse">
          <rect width="86" height="80" className={`board-fill-${terrain}`} />
          <path d={SIGNS[terrain]} className={`board-sign board-sign-${terrain}`} />
        </pattern>
      ))}
      <pattern id="board-abroad" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="14" height="14" className="board-fill-abroad" />
        <path d="M0,0H14" className="board-hatch" />
      </pattern>
    </>
  );
});

/** Names of waters follow their coasts. */
const TILT: Readonly<Record<string, number>> = { caribbean: 0, pacific: -75 };

export const MapBackground = memo(function Ground({ words }: { readonly words: Words }) {
  return (
    <HiddenFromReaders className="board-ground">
      <rect width={FRAME.width} height={FRAME.height} className="board-sea" />
      <path d={LINES.abroad} className="board-abroad" />
      {AROUND.map(({ name, at: [x, y] }) => (
        <text
          key={name}
          className={name in TILT ? 'board-water-name' : 'board-land-name'}
          transform={`translate(${atEdge(x) ? FRAME.width - 14 : x} ${y}) rotate(${TILT[name] ?? 0})`}
          style={atEdge(x) ? { textAnchor: 'end' } : undefined}
        >
          {words.say(text(`board.around.${name}`))}
        </text>
      ))}
      <text x="560" y={FRAME.height - 20} className="board-credit">
        {words.say(text('board.credit'))}
      </text>
    </HiddenFromReaders>
  );
});

export const Lines = memo(function Lines() {
  return (
    <HiddenFromReaders className="board-lines">
      <path d={LINES.borders} className="board-border" />
      <path d={LINES.frontier} className="board-frontier" />
      <path d={LINES.coast} className="board-coast" />
    </HiddenFromReaders>
  );
});

export const Towns = memo(function Towns() {
  return (
    <HiddenFromReaders className="board-towns">
      {Object.entries(TOWNS).map(
        ([
          id,
          {
            name,
            at: [x, y],
            side: [dx, dy],
          },
        ]) => (
          <g key={id}>
            <circle cx={x} cy={y} r="10" />
            <text x={x + dx} y={y + dy} textAnchor={dx > 0 ? 'start' : dx < 0 ? 'end' : 'middle'}>
              {name}
            </text>
          </g>
        ),
      )}
    </HiddenFromReaders>
  );
});
