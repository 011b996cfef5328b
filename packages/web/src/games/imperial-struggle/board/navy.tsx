import { type Seen, SIDES, type Side } from '@sandtable/imperial-struggle/facts';
import type { Words } from '@sandtable/kernel';
import { memo } from 'react';
import type { Point } from '../../shared/board/frame.js';
import { widthOf } from '../../shared/board/measure.js';
import type { Berth } from './flights.js';
import { NAVY } from './geometry.js';
import { tokenRef } from './pieces.js';

/** Navy Boxes: ships that are ready, those still to be built, and those that come with the turn track. */

export const NAVY_WIDE = 196;
export const NAVY_HIGH = 104;
const COLUMNS = ['navy', 'yard', 'waiting'] as const;
const columnAt = (index: number): number => -NAVY_WIDE / 2 + 8 + 30 + index * 60;

export function navyMiddle(berth: Berth): Point | undefined {
  for (const side of SIDES) {
    const index = COLUMNS.findIndex((column) => berth === `${column}-${side}`);
    if (index >= 0) return [NAVY[side][0] + columnAt(index), NAVY[side][1] + 10];
  }
  return undefined;
}

export const NavyBoxes = memo(function NavyBoxes({ view, words }: { readonly view: Seen; readonly words: Words }) {
  return (
    <>
      {SIDES.map((side) => (
        <NavyBox key={side} side={side} view={view} words={words} />
      ))}
    </>
  );
});

function NavyBox({ side, view, words }: { readonly side: Side; readonly view: Seen; readonly words: Words }) {
  const [x, y] = NAVY[side];
  const counts = { navy: view.navyBox[side], yard: view.unbuilt[side], waiting: view.waiting[side] };
  const title = words.name(`seat:${side}`);
  const size = Math.min(24, (NAVY_WIDE - 16) / widthOf(title));
  return (
    <g>
      <g transform={`translate(${x} ${y})`} className={`is-navy is-navy-${side}`}>
        <rect x={-NAVY_WIDE / 2} y={-NAVY_HIGH / 2} width={NAVY_WIDE} height={NAVY_HIGH} rx="12" />
        <text y="-25" fontSize={size} textAnchor="middle" className="is-navy-title">
          {title}
        </text>
        {COLUMNS.map((column, index) => (
          <text
            key={column}
            x={columnAt(index)}
            y="45"
            fontSize={Math.min(16, 58 / widthOf(words.say({ key: `board.navy.${column}` })))}
            textAnchor="middle"
          >
            {words.say({ key: `board.navy.${column}` })}
          </text>
        ))}
      </g>
      {COLUMNS.map((column, index) => (
        <g key={column} data-contents={`${column}-${side}`} className={column === 'navy' ? undefined : 'is-not-ready'}>
          <g
            data-piece={`squadron-${side}`}
            style={{ transform: `translate(${x + columnAt(index) - 8}px, ${y + 5}px)` }}
          >
            <use href={tokenRef(`squadron-${side}`)} x="-19" y="-19" width="38" height="38" />
            <text className="board-count" x="17" y="9" fontSize="26">
              {counts[column]}
            </text>
          </g>
        </g>
      ))}
    </g>
  );
}
