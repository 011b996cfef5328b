import type { ReactNode } from 'react';
import './labeled.css';

/** A picture that speaks for itself by its label; without one a text beside it does. */
export function Labeled({ label, children }: { readonly label: string | undefined; readonly children: ReactNode }) {
  if (!label) return children;
  return (
    <span className="game-labelled" title={label}>
      {children}
      <span className="unseen">{label}</span>
    </span>
  );
}
