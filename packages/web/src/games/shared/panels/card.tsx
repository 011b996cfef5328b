import type { ReactNode } from 'react';
import './card.css';

/**
 * A card's frame. It is highlighted while the log or the prompt points at it; while it can be chosen, it glows and has
 * a button.
 */
export function CardFrame({
  name,
  className,
  lit,
  act,
  children,
}: {
  readonly name: string;
  /** The class names that the game's own styles use. */
  readonly className: string;
  readonly lit: boolean;
  /** What choosing the card would do, while it can be chosen. */
  readonly act: { readonly label: string; readonly choose: () => void } | undefined;
  readonly children: ReactNode;
}) {
  return (
    <article
      className={`game-card ${className}${lit ? ' game-highlighted' : ''}${act ? ' game-card-glows' : ''}`}
      aria-label={name}
    >
      {children}
      {act ? (
        <button type="button" onClick={act.choose}>
          {act.label}
          <span className="unseen"> {name}</span>
        </button>
      ) : null}
    </article>
  );
}
