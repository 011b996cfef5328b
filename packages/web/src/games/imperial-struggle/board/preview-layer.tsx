import { SPACE_IDS, type SpaceId, type View } from '@sandtable/imperial-struggle/board-data';
import { memo } from 'react';
import type { BoardPoint } from '../../shared/board/frame.js';
import { HiddenFromReaders } from '../../shared/board/hidden-from-readers.js';
import { pieceIn } from './contents.js';
import type { Layout } from './layout.js';
import { tokenRef } from './pieces.js';
import type { TokenKind } from './tokens.js';

/** What the option under the pointer would change: new pieces, and pieces to be removed, crossed out. */
export const PreviewLayer = memo(function Ghosts({
  layout,
  now,
  then,
  isPast = false,
}: {
  readonly layout: Layout;
  readonly now: View;
  readonly then: View;
  /** What has changed already, not what an option would change. */
  readonly isPast?: boolean;
}) {
  return (
    <HiddenFromReaders className={isPast ? 'board-preview board-preview-past' : 'board-preview'}>
      {SPACE_IDS.map((space) => {
        const changed = changesIn(space, now, then);
        return changed.length > 0 ? (
          <PreviewSlip key={space} at={layout.places[space]} changed={changed} isPast={isPast} />
        ) : null;
      })}
    </HiddenFromReaders>
  );
});

/** Pieces and markers in a space. */
function lyingIn(view: View, space: SpaceId): readonly TokenKind[] {
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

interface ChangedPiece {
  readonly kind: TokenKind;
  readonly gone: boolean;
}

function changesIn(space: SpaceId, now: View, then: View): readonly ChangedPiece[] {
  const was = lyingIn(now, space);
  const is = lyingIn(then, space);
  return [
    ...was.filter((kind) => !is.includes(kind)).map((kind) => ({ kind, gone: true })),
    ...is.filter((kind) => !was.includes(kind)).map((kind) => ({ kind, gone: false })),
  ];
}

const WIDE = 50;

function PreviewSlip({
  at: [x, y],
  changed,
  isPast,
}: {
  readonly at: BoardPoint;
  readonly changed: readonly ChangedPiece[];
  readonly isPast: boolean;
}) {
  const wide = changed.length * WIDE;
  return (
    // What changed already lies beside its space, so that the space itself stays visible.
    <g transform={isPast ? `translate(${x + 26} ${y - 26}) scale(0.6)` : `translate(${x} ${y})`}>
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
