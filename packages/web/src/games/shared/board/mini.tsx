import type { ReactNode } from 'react';
import './mini.css';

/** A piece or sign of the board at the size of a letter. */
export const MiniPicture = ({
  viewBox = '0 0 40 40',
  children,
}: {
  readonly viewBox?: string;
  readonly children: ReactNode;
}) => (
  <svg className="game-mini" viewBox={viewBox} aria-hidden="true">
    {children}
  </svg>
);
