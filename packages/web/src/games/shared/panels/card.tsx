import type { ReactNode } from 'react';
import './card.css';

/** A card's frame: lit while it is spoken of; while it can be chosen it glows and has a button for it. */
export function CardFrame({
  name,
  className,
  lit,
  act,
  children,
}: {
  readonly name: string;
  /** What the game's own styles know it by. */
  readonly className: string;
  readonly lit: boolean;
  /** While it can be chosen: what that would mean. */
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
