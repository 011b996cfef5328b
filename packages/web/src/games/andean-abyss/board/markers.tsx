import { populationFactor } from '@sandtable/andean-abyss/board';
import type { Words } from '@sandtable/kernel';
import { LETTERS } from '../faction-sign.js';
import { text } from '../text.js';
import { keyOf, type SpaceMarker } from './space-markers.js';
import './markers.css';

/** Markers, drawn around their centers. */

const WIDTH: Readonly<Record<SpaceMarker['kind'], number>> = {
  level: 52,
  terror: 40,
  sabotage: 34,
  zone: 76,
  control: 34,
  pawn: 26,
};
export const widthOfMarks = (marks: readonly SpaceMarker[]): number =>
  marks.reduce((sum, mark) => sum + WIDTH[mark.kind], 0);

const BURST = Array.from({ length: 20 }, (_, i) => {
  const r = i % 2 ? 13.5 : 19;
  const a = (i * Math.PI) / 10;
  return `${(Math.sin(a) * r).toFixed(1)},${(-Math.cos(a) * r).toFixed(1)}`;
}).join(' ');

const CROSS = 'M-11,-11L11,11M11,-11L-11,11';

export function SpaceMarkers({
  marks,
  x,
  y,
  scale,
  words,
}: {
  readonly marks: readonly SpaceMarker[];
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly words: Words;
}) {
  let at = -widthOfMarks(marks) / 2;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {marks.map((mark) => {
        const middle = at + WIDTH[mark.kind] / 2;
        at += WIDTH[mark.kind];
        return (
          <g key={keyOf(mark)} transform={`translate(${middle} 0)`}>
            <g className={`board-mark board-mark-${mark.kind}`} data-mark={keyOf(mark)}>
              {drawn(mark, words)}
            </g>
          </g>
        );
      })}
    </g>
  );
}

function drawn(mark: SpaceMarker, words: Words) {
  switch (mark.kind) {
    case 'level': {
      const side = mark.level.endsWith('support') ? 'support' : 'opposition';
      const active = mark.level.startsWith('active');
      return (
        <g className={`board-level board-level-${side} ${active ? 'board-level-active' : 'board-level-passive'}`}>
          <rect x="-24" y="-15" width="48" height="30" rx={side === 'support' ? 15 : 4} />
          <path d={side === 'support' ? 'M-18,0H-4M-11,-7V7' : 'M-18,0H-4'} />
          <text x="9" y="7" textAnchor="middle">
            ×{populationFactor(mark.level)}
          </text>
        </g>
      );
    }
    case 'terror':
      return (
        <>
          <polygon points={BURST} />
          <text y="6.8" textAnchor="middle">
            {mark.n}
          </text>
        </>
      );
    case 'sabotage':
      return (
        <>
          <path d={CROSS} />
          <path className="board-cross" d={CROSS} />
        </>
      );
    case 'zone':
      return (
        <>
          <rect x="-36" y="-14" width="72" height="28" rx="4" />
          <text y="6" textAnchor="middle">
            {words.say(text('board.zone.short'))}
          </text>
        </>
      );
    case 'control':
      return (
        <g className={`board-control-${mark.by}`}>
          <path className="board-pole" d="M-13,16V-15" />
          <path d="M-12,-15H14L9,-5L14,5H-12z" />
          <text x="-1" y="0.5" textAnchor="middle">
            {LETTERS[mark.by]}
          </text>
        </g>
      );
    case 'pawn':
      return (
        <path
          className={mark.special ? 'board-pawn board-pawn-special' : 'board-pawn'}
          d="M-10,15C-10,8 -4,6 -4,-1A7.5,7.5 0 1 1 4,-1C4,6 10,8 10,15z"
        />
      );
  }
}
