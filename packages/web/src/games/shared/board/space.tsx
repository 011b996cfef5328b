import type { ReactNode } from 'react';
import type { BoardPoint } from './frame.js';

/** A space that can be pointed at, with its label for screen readers. */
export function BoardSpace({
  space,
  label,
  reachable,
  className,
  at,
  children,
}: {
  readonly space: string;
  readonly label: string;
  /** Whether the Tab key stops here. The arrow keys reach every space. */
  readonly reachable: boolean;
  readonly className?: string;
  /** The origin of the space's drawing, if it differs from the board's. */
  readonly at?: BoardPoint;
  readonly children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button element
    <g
      role="button"
      tabIndex={reachable ? 0 : -1}
      aria-label={label}
      data-space={space}
      className={className ? `board-space ${className}` : 'board-space'}
      transform={at && `translate(${at[0]} ${at[1]})`}
    >
      {children}
    </g>
  );
}
