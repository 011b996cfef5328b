import type { ReactNode } from 'react';
import './labeled.css';

/** A picture with a label for screen readers; without a label, the text beside it must say the same. */
export function Labeled({ label, children }: { readonly label: string | undefined; readonly children: ReactNode }) {
  if (!label) return children;
  return (
    <span className="game-labelled" title={label}>
      {children}
      <span className="unseen">{label}</span>
    </span>
  );
}
