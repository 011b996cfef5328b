import type { ReactNode } from 'react';
import './legend.css';

/** Explains the signs on a board. */

export function LegendSheet({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
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

/** A part of the board's picture, as tall as a line of text. */
export const BoardCutout = ({ children }: { readonly children: ReactNode }) => (
  <svg className="board-legend-cut" viewBox="-40 -20 80 40" aria-hidden="true">
    {children}
  </svg>
);
