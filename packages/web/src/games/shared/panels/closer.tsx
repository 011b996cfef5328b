import type { ReactNode } from 'react';

/** A part of what is looked at closely, under its own heading. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="game-closer-part">
      <h4>{title}</h4>
      {children}
    </div>
  );
}
