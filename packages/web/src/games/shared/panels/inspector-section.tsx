import type { ReactNode } from 'react';

/** A part of what is looked at closely, under its own heading. */
export function InspectorSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="inspector-section-part">
      <h4>{title}</h4>
      {children}
    </div>
  );
}
