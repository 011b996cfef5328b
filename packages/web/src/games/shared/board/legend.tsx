import type { ReactNode } from 'react';
import './legend.css';

/** What the signs on a board mean. */

export function LegendSheet({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys too
    <section className="board-legend" aria-label={title} tabIndex={0}>
      {children}
    </section>
  );
}

export function LegendRow({ picture, children }: { readonly picture: ReactNode; readonly children: ReactNode }) {
  return (
    <li>
      <span className="board-legend-picture">{picture}</span>
      <span className="board-legend-text">{children}</span>
    </li>
  );
}

/** Part of the board's own picture, as small as a line of text. */
export const BoardCutout = ({ children }: { readonly children: ReactNode }) => (
  <svg className="board-legend-cut" viewBox="-40 -20 80 40" aria-hidden="true">
    {children}
  </svg>
);
