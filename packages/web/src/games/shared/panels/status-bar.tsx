import type { ReactNode } from 'react';
import './status-bar.css';

/** What players look at all the time: one slim row above the board. */
export function StatusRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <dl className="status" aria-label={label}>
      {children}
    </dl>
  );
}

/** A name above its value. */
export function StatusItem({
  label,
  title,
  isHighlighted = false,
  isMet = false,
  isJoined = false,
  children,
}: {
  readonly label: ReactNode;
  /** What the short label means. */
  readonly title?: string;
  readonly isHighlighted?: boolean;
  /** The value has reached what it needs. */
  readonly isMet?: boolean;
  /** It belongs to the item before it, so no line divides them. */
  readonly isJoined?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div
      className={`status-item${isHighlighted ? ' game-highlighted' : ''}${isMet ? ' status-met' : ''}${isJoined ? ' status-joined' : ''}`}
      title={title}
    >
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
