import { SIDES, type Side, type View } from '@sandtable/imperial-struggle/board-data';
import type { Words } from '@sandtable/kernel';
import { memo } from 'react';
import type { BoardPoint } from '../../shared/board/frame.js';
import { textWidth } from '../../shared/board/text-width.js';
import { text } from '../text.js';
import type { Berth } from './flights.js';
import type { Layout } from './layout.js';
import { tokenRef } from './pieces.js';
import { SERIF } from './serif-width.js';

/** Navy Boxes: ships that are ready, ships still to be built, and ships that the turn track brings. */

export const NAVY_WIDE = 196;
export const NAVY_HIGH = 104;
const COLUMNS = ['navy', 'yard', 'waiting'] as const;

/** Ships on the turn track are rare, so they get a place only when there are some. */
const columnsOf = (view: View, side: Side) => (view.waiting[side] > 0 ? COLUMNS : COLUMNS.slice(0, 2));
const columnAt = (index: number, of: number): number => (NAVY_WIDE / of) * (index + 0.5) - NAVY_WIDE / 2;

export function navyMiddle({ navy }: Layout, berth: Berth): BoardPoint | undefined {
  for (const side of SIDES) {
    const index = COLUMNS.findIndex((column) => berth === `${column}-${side}`);
    if (index >= 0) return [navy[side][0] + columnAt(index, COLUMNS.length), navy[side][1] + 5];
  }
  return undefined;
}

export const NavyBoxes = memo(function NavyBoxes({
  layout,
  view,
  words,
}: {
  readonly layout: Layout;
  readonly view: View;
  readonly words: Words;
}) {
  return (
    <>
      {SIDES.map((side) => (
        <NavyBox key={side} at={layout.navy[side]} side={side} view={view} words={words} />
      ))}
    </>
  );
});

function NavyBox({
  at: [x, y],
  side,
  view,
  words,
}: {
  readonly at: BoardPoint;
  readonly side: Side;
  readonly view: View;
  readonly words: Words;
}) {
  const counts = { navy: view.navyBox[side], yard: view.unbuilt[side], waiting: view.waiting[side] };
  const columns = columnsOf(view, side);
  const title = words.name(`seat:${side}`);
  const size = Math.min(24, (NAVY_WIDE - 16) / textWidth(title) / SERIF);
  const names = columns.map((column) => words.say(text(`board.navy.${column}`)));
  const letters = Math.min(19, (NAVY_WIDE / columns.length - 6) / Math.max(...names.map(textWidth)));
  return (
    <g>
      <g transform={`translate(${x} ${y})`} className={`is-navy is-navy-${side}`}>
        <rect x={-NAVY_WIDE / 2} y={-NAVY_HIGH / 2} width={NAVY_WIDE} height={NAVY_HIGH} rx="12" />
        <text y="-26" fontSize={size} textAnchor="middle" className="is-navy-title">
          {title}
        </text>
        {names.map((name, index) => (
          <text key={name} x={columnAt(index, columns.length)} y="44" fontSize={letters} textAnchor="middle">
            {name}
          </text>
        ))}
      </g>
      {columns.map((column, index) => (
        <g key={column} data-contents={`${column}-${side}`} className={column === 'navy' ? undefined : 'is-not-ready'}>
          <g
            data-piece={`squadron-${side}`}
            style={{ transform: `translate(${x + columnAt(index, columns.length) - 10}px, ${y + 3}px)` }}
          >
            <use href={tokenRef(`squadron-${side}`)} x="-20" y="-20" width="40" height="40" />
            <text className="board-count" x="20" y="10" fontSize="28">
              {counts[column]}
            </text>
          </g>
        </g>
      ))}
    </g>
  );
}
