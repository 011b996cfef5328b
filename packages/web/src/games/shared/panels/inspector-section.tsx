import type { ReactNode } from 'react';

/** A section of the inspector, with its heading. */
export function InspectorSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="inspector-section-part">
      <h4>{title}</h4>
      {children}
    </div>
  );
}
