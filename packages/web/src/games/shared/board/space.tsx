import type { ReactNode } from 'react';
import type { BoardPoint } from './frame.js';

/** A space as something to point at, with its label for screen readers. */
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
  /** By the Tab key; the arrow keys reach all. */
  readonly reachable: boolean;
  readonly className?: string;
  /** Where its picture has its origin, if not where the board has. */
  readonly at?: BoardPoint;
  readonly children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons inside an SVG picture
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
