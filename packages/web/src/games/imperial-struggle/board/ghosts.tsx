import { type Seen, SPACE_IDS, type SpaceId } from '@sandtable/imperial-struggle/facts';
import { memo } from 'react';
import { Mute } from '../../shared/board/mute.js';
import { pieceIn } from './contents.js';
import { tokenRef } from './pieces.js';
import { middleOf } from './spots.js';
import type { TokenKind } from './tokens.js';

/** What the option under the pointer would bring: pieces to come, and what would go, struck out. */
export const Ghosts = memo(function Ghosts({ now, then }: { readonly now: Seen; readonly then: Seen }) {
  return (
    <Mute className="board-ghosts">
      {SPACE_IDS.map((space) => (
        <Slip key={space} space={space} now={now} then={then} />
      ))}
    </Mute>
  );
});

/** Pieces and markers in a space. */
function lyingIn(view: Seen, space: SpaceId): readonly TokenKind[] {
  const flag = view.flags[space];
  const conflict = view.conflicts[space];
  return [
    ...(flag ? [pieceIn(space, flag)] : []),
    ...(conflict ? [conflict === 'dear' ? ('conflict-dear' as const) : ('conflict' as const)] : []),
    ...(view.damaged.includes(space) ? ['fort-damaged' as const] : []),
    ...view.huguenots
      .filter((it) => it.space === space)
      .map(({ used }) => (used ? ('huguenots-used' as const) : ('huguenots' as const))),
  ];
}

const WIDE = 50;

function Slip({ space, now, then }: { readonly space: SpaceId; readonly now: Seen; readonly then: Seen }) {
  const was = lyingIn(now, space);
  const is = lyingIn(then, space);
  const changed = [
    ...was.filter((kind) => !is.includes(kind)).map((kind) => ({ kind, gone: true })),
    ...is.filter((kind) => !was.includes(kind)).map((kind) => ({ kind, gone: false })),
  ];
  if (changed.length === 0) return null;
  const [x, y] = middleOf(space);
  const wide = changed.length * WIDE;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-wide / 2 - 5} y="-29" width={wide + 10} height="58" rx="10" />
      {changed.map(({ kind, gone }, index) => (
        <g key={kind} transform={`translate(${(index + 0.5) * WIDE - wide / 2} 0)`}>
          <use href={tokenRef(kind)} x="-21" y="-21" width="42" height="42" opacity={gone ? 0.45 : 1} />
          {gone ? <path className="is-gone" d="M-18,-18L18,18" /> : null}
        </g>
      ))}
    </g>
  );
}
