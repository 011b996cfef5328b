import type { ReactNode } from 'react';

/** What every emblem is painted on: a square with round corners. */
export function EmblemPlate({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <svg className="cover-emblem" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <clipPath id={`${id}-frame`}>
        <rect width="120" height="120" rx="14" />
      </clipPath>
      <g clipPath={`url(#${id}-frame)`}>{children}</g>
    </svg>
  );
}
